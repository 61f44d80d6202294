import { BOXES } from "../catalogue.ts";
import type { Config } from "../setup.ts";

/** The aliens of a host that a stored game was played with, and that are not here. Each is a box of its own. */
export function missing({ settings = {} }: Config): readonly string[] {
  const boxes: readonly unknown[] = Array.isArray(settings.boxes) ? settings.boxes : [];
  return boxes.filter((box) => !BOXES.some((one) => one === box)).map(String);
}
