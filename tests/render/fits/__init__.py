"""Pictures of If It Fits."""
