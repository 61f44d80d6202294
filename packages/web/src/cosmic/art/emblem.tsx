import { type Emblem as Drawn, type Shape, TINT } from "@hypergate/cosmic/client";
import { createElement, type ReactNode } from "react";

/** The emblem of an alien, with the light colour of its owner. */
export function emblem(shapes: Drawn, tint: string): ReactNode {
  return shapes.map((shape, n) => drawn(shape, tint, n));
}

function drawn(shape: Shape, tint: string, key: number): ReactNode {
  const { tag, parts, ...attributes } = { parts: undefined, ...shape };
  const painted = {
    ...attributes,
    ...(shape.fill === TINT && { fill: tint }),
    ...(shape.stroke === TINT && { stroke: tint }),
  };
  return createElement(
    tag,
    { key, ...painted },
    parts?.map((part, n) => drawn(part, tint, n)),
  );
}
