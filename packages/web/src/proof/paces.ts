/** What both games, or one of them, ask of a person. */
import type { Browser } from "playwright-core";
import { provePace } from "./pace.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { proveRacePace } from "./race-pace.ts";

export async function provePaces(browser: Browser, base: string, options: ProofOptions): Promise<Proof> {
  const proofs = [
    ...(options.game === "race" ? [] : [await provePace(browser, base, options)]),
    ...(options.game === "cosmic" ? [] : [await proveRacePace(browser, base, options)]),
  ];
  return { lines: proofs.flatMap(({ lines }) => lines), problems: proofs.flatMap(({ problems }) => problems) };
}
