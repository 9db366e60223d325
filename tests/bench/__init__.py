"""What things cost: each module prints its figures, all of them with `python -m tests.bench`."""
