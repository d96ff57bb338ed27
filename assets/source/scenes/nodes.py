"""A short way to write shader nodes down."""

from typing import Any

import bpy


class Shader:
    """A material under construction, around Blender's one shader for everything."""

    def __init__(self, name: str, **inputs: Any) -> None:
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self._tree = self.material.node_tree
        self.surface = self._tree.nodes["Principled BSDF"]
        for key, value in inputs.items():
            self.surface.inputs[key.replace("_", " ")].default_value = value

    def node(self, kind: str, /, *, settings: dict[str, Any] | None = None, **inputs: Any) -> bpy.types.Node:
        """A node of a kind (`TexNoise`, `Math` …); an input is a number or another node's output."""
        made = self._tree.nodes.new(f"ShaderNode{kind}")
        for key, value in (settings or {}).items():
            setattr(made, key, value)
        for key, value in inputs.items():
            socket = made.inputs[int(key[1:])] if key[0] == "_" else made.inputs[key.replace("_", " ")]
            self.feed(socket, value)
        return made

    def feed(self, socket: bpy.types.NodeSocket, value: Any) -> None:
        if isinstance(value, bpy.types.Node):
            value = next(output for output in value.outputs if output.enabled)
        if isinstance(value, bpy.types.NodeSocket):
            self._tree.links.new(value, socket)
        else:
            socket.default_value = value

    def into(self, name: str, value: Any) -> None:
        """Feed an input of the surface."""
        self.feed(self.surface.inputs[name], value)

    def here(self) -> bpy.types.NodeSocket:
        """Where on the object a point is, in the object's own measure."""
        return self.node("TexCoord").outputs["Object"]

    def math(self, operation: str, *values: Any) -> bpy.types.Node:
        return self.node(
            "Math", settings={"operation": operation}, **{f"_{at}": value for at, value in enumerate(values)}
        )

    def ramp(self, value: Any, *stops: tuple[float, tuple[float, float, float, float]]) -> bpy.types.Node:
        """Numbers to colours."""
        made = self.node("ValToRGB", Fac=value)
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops, strict=True):
            element.position, element.color = position, colour
        return made

    def noise(self, scale: float, detail: float = 4, at: Any = None, **more: float) -> bpy.types.Node:
        return self.node("TexNoise", Vector=at or self.here(), Scale=scale, Detail=detail, **more)

    def bump(self, height: Any, strength: float, distance: float) -> None:
        """Make the surface uneven."""
        self.into("Normal", self.node("Bump", Height=height, Strength=strength, Distance=distance))

    def mixed(self, blend: str, amount: Any, one: Any, other: Any) -> bpy.types.Node:
        made = self.node("MixRGB", settings={"blend_type": blend})
        for socket, value in zip(made.inputs, (amount, one, other), strict=True):
            self.feed(socket, value)
        return made
