"""Pictures rendered with Blender: everything that has weight."""
