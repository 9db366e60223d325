"""Tables and people: what is known of them, and what every change of a table entails."""
