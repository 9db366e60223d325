"""What every game must keep, whatever its rules: a sixth game is tested before it has a test."""
