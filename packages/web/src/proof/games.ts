/** Tables for the proofs: which settings are worth playing, and who plays which alien. */
import { ALIEN_IDS, FACTS, FORBIDDEN_PAIRS } from "@hypergate/cosmic";
import { seeded, shuffle } from "@hypergate/kernel";
import { Refused, type Visitor, type Wish } from "./visitor.ts";

interface Setting {
  readonly name: string;
  readonly values: { readonly bySeat?: readonly string[] };
}

interface GameList {
  readonly games: readonly { readonly id: string; readonly settings: readonly Setting[] }[];
}

/** Every alien there is, as the server lists them for tables where they are chosen by hand. */
export async function allAliens(visitor: Visitor): Promise<readonly string[]> {
  const response = await visitor.context.request.get(`${visitor.base}/api/games`);
  const { games } = (await response.json()) as GameList;
  const settings = games.find(({ id }) => id === "cosmic")?.settings ?? [];
  return settings.find(({ name }) => name === "aliens")?.values.bySeat ?? [];
}

/** Tables that differ in what a player gets to see. */
const COSMIC_TABLES: readonly Readonly<Record<string, unknown>>[] = [
  { edition: "2020", useFlares: true },
  { edition: "2020", useFlares: true, tech: true, unlimitedFlares: true },
  { edition: "2008", alienPool: "base51", tech: true, encountersPerTurn: 1 },
  { edition: "2020", useFlares: true, hiddenPowers: true, changingPowers: true },
  { edition: "2020", useFlares: true, rewardDeck: true, specialShips: "flagship" },
  { edition: "2020", useFlares: true, tech: true, rewardDeck: true, specialShips: "salvage" },
];

/** Small tables first: they are over sooner. */
const COSMIC_PLAYERS = [3, 4, 5] as const;

/** A table at which the first seat has this alien. Some pairs are not allowed: `others` gives new ones at every try. */
export function cosmicTable(n: number, alien: string, pool: readonly string[], more: Wish["settings"] = {}): Wish {
  const players = COSMIC_PLAYERS[n % COSMIC_PLAYERS.length];
  const others = shuffled(pool.filter((one) => one !== alien)).slice(0, players - 1);
  const settings = {
    boxes: ["base", "dominion"],
    ...COSMIC_TABLES[n % COSMIC_TABLES.length],
    ...more,
    alienSelection: "chosen",
    aliens: [alien, ...others],
  };
  return { game: "cosmic", players, settings, courtesy: n % 2 === 0 };
}

/** The aliens of a box in groups for tables of three and four, so that no two meet that may not. */
export function groupsOf(box: string): readonly (readonly string[])[] {
  const aliens: readonly string[] = ALIEN_IDS.filter((id) => FACTS[id].box === box);
  const tables = Math.ceil(aliens.length / 4);
  for (let n = 0; ; n++) {
    const order = shuffle(seeded(`groups ${n}`), [...aliens]);
    const groups = Array.from({ length: tables }, (_, i) => order.filter((_, at) => at % tables === i));
    const isFine = FORBIDDEN_PAIRS.every((pair) => !groups.some((group) => pair.every((one) => group.includes(one))));
    if (isFine) return groups;
  }
}

export interface Turn {
  /** Which alien of the group is the player's own. */
  readonly own: number;
  readonly look: number;
}

/** Each of `aliens` with each of `looks`, beginning with look `first`; both change from turn to turn. */
export function turnsOf(aliens: number, looks: number, first: number): readonly Turn[] {
  const turns = Array.from({ length: aliens * looks }, (_, n) => n);
  // After so many turns the same pairs would come again.
  const again = turns.find((n) => n > 0 && n % aliens === 0 && n % looks === 0) ?? turns.length;
  return turns.map((n) => ({ own: n % aliens, look: (first + n + Math.floor(n / again)) % looks }));
}

/** A table of such a group; the player's is the alien at `own`. */
export function groupTable(n: number, group: readonly string[], own: number, more: Wish["settings"]): Wish {
  const aliens = [...group.slice(own), ...group.slice(0, own)];
  const settings = {
    boxes: ["base", "dominion"],
    ...COSMIC_TABLES[n % COSMIC_TABLES.length],
    ...more,
    alienSelection: "chosen",
    aliens,
  };
  return { game: "cosmic", players: group.length, settings, courtesy: n % 2 === 0 };
}

/** A table without flares; its aliens are drawn. */
export function plainTable(n: number): Wish {
  const players = COSMIC_PLAYERS[n % COSMIC_PLAYERS.length];
  const settings = { edition: "2020", alienSelection: "random", useFlares: false };
  return { game: "cosmic", players, settings };
}

/** A table at which the aliens are drafted. */
export function draftTable(n: number, more: Wish["settings"] = {}): Wish {
  const players = COSMIC_PLAYERS[n % COSMIC_PLAYERS.length];
  return { game: "cosmic", players, settings: { edition: "2008", ...more } };
}

const RACE_TABLES: readonly Pick<Wish, "players" | "settings">[] = [
  { players: 2, settings: { sets: "base" } },
  { players: 6, settings: { sets: "base+storm+rebel", takeovers: "on" } },
  { players: 3, settings: { sets: "base+storm", goals: true } },
  { players: 2, settings: { sets: "base+storm+rebel", takeovers: "on", scenario: "rebels-against-the-empire" } },
  { players: 5, settings: { sets: "base+rebel", takeovers: "on" } },
  { players: 4, settings: { sets: "base+storm+rebel", takeovers: "on" } },
  { players: 2, settings: { sets: "base+storm+rebel", takeovers: "on", actionsForTwo: 2 } },
];

export function raceTable(n: number): Wish {
  return { game: "race", ...RACE_TABLES[n % RACE_TABLES.length] };
}

function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** Opens what is wished; where two aliens may not meet, wishes again. */
export async function openOneOf(open: (wish: Wish) => Promise<string>, wish: () => Wish): Promise<string> {
  for (let tries = 0; tries < 20; tries++) {
    try {
      return await open(wish());
    } catch (problem) {
      if (!(problem instanceof Refused && problem.message.includes("settings.pair")) && tries > 10) throw problem;
    }
  }
  throw new Error("no table could be opened");
}
