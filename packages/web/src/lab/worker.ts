/** A worker in which games of a study are played, so that the page stays quick. */
import { loadSimulated } from "../simulated.ts";
import type { ToLab } from "./messages.ts";
import { working } from "./working.ts";

const act = working(loadSimulated, (message) => postMessage(message));

addEventListener("message", ({ data }: MessageEvent<ToLab>) => void act(data));
