"""The core by itself, over scripted servers: `python3 -m unittest discover -s tests -t .` with src/ on the path."""
