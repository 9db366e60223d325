"""The parts all games stand on."""
