"""Pictures drawn as SVG: everything that is read."""
