/** Aliens of the host on the command line: they are loaded before a command runs, and can be checked. */
import { BOXES, FACTS } from "@hypergate/cosmic";
import {
  type Homebrew,
  homebrewFolder,
  loadHomebrew,
  NO_HOMEBREW,
  type PreparedAlien,
  TRIAL_GAMES,
} from "@hypergate/games/homebrew";
import { fuzzGame } from "./fuzz.ts";
import { gameNamed } from "./sim.ts";

/** Commands that play no game. */
const WITHOUT: ReadonlySet<string> = new Set(["", "admin", "backup", "restore", "homebrew", "help", "--help", "-h"]);
const MOST_PLAYERS = 5;

/** Loads the aliens of the host, where there are some. A server tries them before it lets anybody in. */
export async function homebrewHere(command: string): Promise<readonly PreparedAlien[]> {
  const folder = homebrewFolder(process.env, process.env.HYPERGATE_DATA ?? "data");
  if (folder === undefined || WITHOUT.has(command)) return NO_HOMEBREW.aliens;
  const found = await loadHomebrew(folder, command === "serve" ? TRIAL_GAMES : 0);
  for (const line of linesOf(found)) console.error(line);
  return found.aliens;
}

function linesOf({ aliens, refused, notes }: Homebrew): string[] {
  return [
    ...aliens.map(({ id, digest }) => `homebrew: ${id} (${digest})`),
    ...notes.map((note) => `homebrew: ${note}`),
    ...refused.map(({ place, reason }) => `homebrew: refused: ${place}: ${reason}`),
  ];
}

/** `hypergate homebrew check`: what a server checks, and every promise of the engine after every answer. */
export async function checkHomebrew(folder: string, games: number): Promise<boolean> {
  const found = await loadHomebrew(folder, TRIAL_GAMES);
  for (const line of linesOf(found)) console.log(line);
  let isSound = found.refused.length === 0;
  for (const { id } of found.aliens) {
    const { used, problem } = fuzzed(id, games);
    if (problem !== undefined) {
      isSound = false;
      console.log(`homebrew: ${id}: ${problem}`);
      continue;
    }
    const parts = [`power/${id}`, `wild/${id}`, `super/${id}`];
    const unused = parts.filter((part) => !used.has(part));
    console.log(
      `homebrew: ${id}: ${games} games, no fault${unused.length === 0 ? "" : `; never used: ${unused.join(", ")}`}`,
    );
  }
  if (isSound) console.log("all aliens are sound");
  return isSound;
}

/** Random games with the alien at the table, checked after every answer. */
function fuzzed(id: string, games: number): { readonly used: ReadonlySet<string>; readonly problem?: string } {
  const game = gameNamed("cosmic");
  const used = new Set<string>();
  for (let n = 0; n < games; n++) {
    const players = FACTS[id].needsColour === true ? MOST_PLAYERS - 1 : 3 + (n % 3);
    const seed = `homebrew ${id} ${n}`;
    const kinds = Array.from({ length: players }, (_, seat) => (seat === n % players ? id : undefined));
    const result = fuzzGame(game, seed, game.seated(kinds, { useFlares: true, boxes: BOXES }, seed));
    if (result.finding !== undefined) return { used, problem: `game ${n}: ${firstLine(result.finding.what)}` };
    for (const one of result.used) used.add(one);
  }
  return { used };
}

/** What went wrong, without the way through the program. */
function firstLine(words: string): string {
  return words.split("\n", 1)[0];
}
