"""What builds, checks and sets up the project; nothing of it is in the installed program."""
