"""Phones as screens of one's own: what is on them, the page that shows it, and the server in between."""
