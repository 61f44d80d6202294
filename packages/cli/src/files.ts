import { readFileSync } from "node:fs";
import { Failure } from "./failure.ts";

/** Reads a JSON file; throws a one-line Failure if that does not work. */
export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new Failure(`cannot read ${file}`);
  }
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw new Failure(`${file} is not JSON: ${problem instanceof Error ? problem.message : ""}`);
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
