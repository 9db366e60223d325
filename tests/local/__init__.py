"""The real program, as somebody runs it: started, played with over its sockets, killed."""
