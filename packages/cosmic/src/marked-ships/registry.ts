import type { Artifact } from "../effects.ts";
import { jumper } from "./jumper.ts";
import { salvage } from "./salvage.ts";

/** What marked ships can do (SS-2). */
export const MARKED_SHIPS: readonly Artifact[] = [jumper, salvage];
