/** Small scenarios of both games, and what the command finds in them. */
import { vi } from "vitest";
import { playScenarios } from "../scenario.ts";
import { file } from "./command-line.ts";

export type Json = Readonly<Record<string, unknown>>;

/** Blue attacks green; red looks on. */
export function cosmic(play: readonly Json[], set: Json = {}, more: Json = {}): Json {
  const usual = {
    aliens: ["filch", "clone", "machine"],
    hands: { blue: ["attack-08", "attack-10"], green: ["attack-06", "attack-20"], red: ["attack-14"] },
    destiny: ["green"],
  };
  return { game: "cosmic", set: { ...usual, ...set }, play, ...more };
}

export function race(play: readonly Json[], position: Json = {}, more: Json = {}): Json {
  const usual = {
    stage: "round",
    seats: { Ann: { start: "old-earth", hand: ["gem-world", "comet-zone"] }, Ben: { start: "new-sparta" } },
    deck: ["spice-world", "public-works", "drop-ships", "artist-colony"],
  };
  const settings = { sets: "base", actionsForTwo: 1 };
  return { game: "race", players: ["Ann", "Ben"], settings, position: { ...usual, ...position }, play, ...more };
}

/** Up to where both choose cards. */
export const launch: readonly Json[] = [
  { until: "launch/aim", seat: "blue" },
  { seat: "blue", answer: "green 1" },
  { seat: "blue", answer: { "blue 1": 4 } },
];
export const explore: readonly Json[] = [
  { seat: "Ann", answer: "explore+1+1" },
  { seat: "Ben", answer: "produce" },
];

interface Printed {
  readonly findings: number;
  readonly files: readonly {
    readonly file: string;
    readonly result: string;
    readonly findings: readonly { readonly place: string; readonly message: string }[];
  }[];
}

/** What the command prints for these files, call by call, and its exit code. */
export function printed(files: readonly string[], options: { readonly json?: boolean } = {}) {
  const [log, error] = [vi.spyOn(console, "log"), vi.spyOn(console, "error")];
  for (const spy of [log, error]) spy.mockImplementation(() => undefined);
  const code = playScenarios(files, options);
  const [stdout, stderr] = [log, error].map((spy) => spy.mock.calls.map(([text]) => String(text)));
  for (const spy of [log, error]) spy.mockRestore();
  return { code, stdout, stderr };
}

/** The object that it prints for these documents with --json, and its exit code. */
export function played(...documents: readonly unknown[]): Printed & { readonly code: number } {
  const files = documents.map((document, i) => file(`scenario-${i}.json`, JSON.stringify(document)));
  const { code, stdout } = printed(files, { json: true });
  return { code, ...(JSON.parse(stdout[0]) as Printed) };
}

/** The findings in one document, as the command prints them. */
export function findingsIn(document: unknown): string[] {
  return played(document).files[0].findings.map(({ place, message }) =>
    place === "" ? message : `${place}: ${message}`,
  );
}
