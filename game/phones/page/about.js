// What the page knows before anybody has sent it anything: its words, and how sheets of pictures are cut.

const about = JSON.parse(document.getElementById("about").textContent);

export const sheets = about.sheets;

export const languages = Object.keys(about.words);

let language = "en";

export function speak(which) {
  language = languages.includes(which) ? which : "en";
  document.documentElement.lang = language;
}

export const spoken = () => language;

export const words = (name) => about.words[language][name];
