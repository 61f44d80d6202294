/** Both boards, or that of one game: nothing lies on anything else. */
import type { Browser } from "playwright-core";
import { proveBoard } from "./board.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { proveRaceBoard } from "./race-board.ts";

export async function proveBoards(browser: Browser, base: string, options: ProofOptions): Promise<Proof> {
  const proofs = [
    ...(options.game === "race" ? [] : [await proveBoard(browser, base, options)]),
    ...(options.game === "cosmic" ? [] : [await proveRaceBoard(browser, base, options)]),
  ];
  return { lines: proofs.flatMap(({ lines }) => lines), problems: proofs.flatMap(({ problems }) => problems) };
}
