"""Rows of what is shown: where it stands, what is owed there, and who may bring it elsewhere."""
