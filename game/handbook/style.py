"""How the books look in a browser, and on paper."""

STYLE = """\
:root { --ink: #2e1609; --faded: #603e22; --oxblood: #8c1a14; --brass: #b98a2e;
  --paper: #ffffff; --table: #e9dbb6; --rule: #d9c48e; --found: #f6e7b4; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--table); color: var(--ink); font: 17px/1.5 "Bitter", Georgia, serif; }
h1, h2, h3, h4 { font-family: "Rye", "Bitter", serif; font-weight: normal; line-height: 1.2; }
h1 { font-size: 2.4em; text-align: center; }
h2 { font-size: 1.8em; }
h3 { font-size: 1.4em; }
h4 { font-size: 1.1em; margin-bottom: 0.3em; }
a { color: var(--oxblood); }
header, nav, main { max-width: 54em; margin: 0 auto; padding: 1em 2em; background: var(--paper); }
nav ul { list-style: none; padding-left: 1.2em; margin: 0.2em 0; }
nav details > ul { columns: 2; column-gap: 2em; padding: 0; }
nav details > ul > li { break-inside: avoid-column; font-weight: bold; }
nav details > ul ul { font-weight: normal; font-size: 0.9em; }
nav a { text-decoration: none; }
summary { cursor: pointer; padding: 0.3em 0; }
summary h2 { display: inline; color: var(--oxblood); }
.up { position: fixed; right: 1em; bottom: 1em; padding: 0.3em 0.9em; background: var(--paper);
  border: 1px solid var(--brass); border-radius: 0.4em; text-decoration: none; font-size: 0.9em; }
.chart { overflow-x: auto; }
.book > h1 { border-top: 3px double var(--brass); border-bottom: 3px double var(--brass); padding: 0.4em 0; }
article > h2 { border-bottom: 2px solid var(--brass); }
article:target > h2, article:target > h3 { background: var(--found); }
article { overflow: hidden; }
figure { margin: 1em auto; text-align: center; break-inside: avoid; }
figure img { max-width: 100%; height: auto; }
figcaption { color: var(--faded); font-style: italic; font-size: 0.9em; }
img.sign { height: 1.25em; width: auto; vertical-align: -0.25em; }
blockquote { margin: 1em 0; padding: 0.2em 1.2em; border: 1px solid var(--rule); }
blockquote { border-left: 6px solid var(--brass); }
table { border-collapse: collapse; margin: 1em 0; }
th, td { padding: 0.3em 0.9em; text-align: left; border-bottom: 1px solid var(--rule); vertical-align: top; }
th { border-bottom: 2px solid var(--brass); }
.center { text-align: center; }
.right { text-align: right; }
@media (max-width: 40em) {
  header, nav, main { padding: 0.6em 1em; }
  nav details > ul { columns: 1; }
}
@media screen and (prefers-color-scheme: dark) {
  :root { --ink: #f3e6c4; --faded: #d6c096; --oxblood: #f0a58c; --paper: #2b1a10; --table: #160c06;
    --rule: #6b4d2b; --found: #553a14; }
  img.sign { background: #e9dbb6; border-radius: 0.2em; }
  figure img { border-radius: 0.4em; }
}
@media print {
  @page { margin: 18mm 16mm; }
  body { background: none; font-size: 10.5pt; }
  header, nav, main { max-width: none; padding: 0; }
  .book { break-before: page; }
  h1, h2, h3, h4 { break-after: avoid; }
  blockquote, tr { break-inside: avoid; }
  a { color: inherit; text-decoration: none; }
  .up { display: none; }
}
"""
