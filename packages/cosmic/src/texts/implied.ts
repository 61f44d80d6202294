/** What follows from the parameters of a message and helps to word it. Messages may use these names like parameters. */
import type { Param, Params, Ref } from "@hypergate/kernel";

interface Implied {
  /** The parameters it follows from. */
  readonly from: readonly string[];
  readonly value: (params: Params) => Param | undefined;
}

export const IMPLIED: Readonly<Record<string, Implied>> = {
  /** Whether the planet belongs to the one who defends it. */
  home: {
    from: ["planet", "defense"],
    value: ({ planet, defense }) =>
      String(planet).startsWith(`${String(defense).replace("player/", "planet/")}.`) ? "yes" : "no",
  },
  /** Whether one player is listed, or several. */
  alone: { from: ["players"], value: ({ players }) => (listLength(players) === 1 ? "yes" : "no") },
  /** How many cards are listed, and whether it is one. */
  count: { from: ["cards"], value: ({ cards }) => listLength(cards) },
  single: { from: ["cards"], value: ({ cards }) => (listLength(cards) === 1 ? "yes" : "no") },
  /** Whether players are aimed at, or other things. */
  aim: {
    from: ["on"],
    value: ({ on }) => (on !== "" && refsIn(on).every((ref) => ref.startsWith("player/")) ? "players" : "things"),
  },
  /** The kind of a destiny card, `seat` for one that names a player. */
  destiny: {
    from: ["card"],
    value: ({ card }) => /^destiny\/([a-z]+(?:-[a-z]+)*)/.exec(String(card))?.[1],
  },
  /** What a reward consists of. */
  gain: {
    from: ["ships", "cards"],
    value: ({ ships, cards }) => {
      if (typeof ships !== "number" || typeof cards !== "number") return undefined;
      return ships > 0 ? (cards > 0 ? "both" : "ships") : cards > 0 ? "cards" : "nothing";
    },
  },
};

export function impliedBy(params: Params): Params {
  const all: Record<string, Param> = {};
  for (const [name, { from, value }] of Object.entries(IMPLIED)) {
    if (!from.every((param) => params[param] !== undefined)) continue;
    const found = value(params);
    if (found !== undefined) all[name] = found;
  }
  return all;
}

function refsIn(list: Param | undefined): readonly Ref[] {
  return typeof list === "string" && list !== "" ? list.split(" ") : [];
}

/** `2×type/attack` are two of it. */
function listLength(list: Param | undefined): number {
  return refsIn(list).reduce((sum, ref) => sum + (Number.parseInt(ref, 10) || 1), 0);
}
