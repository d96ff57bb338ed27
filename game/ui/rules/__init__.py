"""The rules on the screen: a book that lies open over whatever was there."""
