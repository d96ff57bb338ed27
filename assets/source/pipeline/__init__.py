"""How every picture, typeface and sound of the game is made from the scripts beside this folder."""
