"""The hand-written core: HTTP, retries, event streams, errors. It knows no operation."""
