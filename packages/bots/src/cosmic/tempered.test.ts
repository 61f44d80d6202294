import { cosmic } from "@hypergate/cosmic";
import { type Bot, illegal, type Question, seated, simulate, type Value } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { CHARACTER_IDS, CHARACTERS, type CharacterId } from "../characters.ts";
import { sensible } from "./sensible.ts";
import { tempered } from "./tempered.ts";

const config = { players: 4, settings: { alienSelection: "random", useFlares: true } };
type View = ReturnType<typeof cosmic.view>;

interface Habits {
  readonly wins: number;
  readonly games: number;
  /** Answers by key, as numbers to be averaged. */
  readonly mean: (key: string) => number;
}

/** How an answer counts: ships sent, players invited, sides joined, second encounters taken. */
function measured(question: Question, value: Value): number | undefined {
  switch (question.key) {
    case "launch/ships":
    case "alliance/ships":
      return Object.values(value as Record<string, number>).reduce((sum, n) => sum + n, 0);
    case "alliance/invite-offense":
      return (value as readonly string[]).length;
    case "alliance/answer":
      return value === "word/decline" ? 0 : 1;
    case "turn/again":
      return value === true ? 1 : 0;
    case "planning/select":
      return String(value).startsWith("card/negotiate") ? 1 : 0;
    default:
      return undefined;
  }
}

/** Games of one character, or of one more plain player, among plain ones. */
function play(id: CharacterId | undefined, games: number): Habits {
  const counts = new Map<string, number[]>();
  let wins = 0;
  for (let n = 0; n < games; n++) {
    const seat = n % config.players;
    const seed = `temper ${n}`;
    const bots = Array.from({ length: config.players }, (_, i): Bot<View> => {
      const own = `${seed} ${i}`;
      if (i !== seat) return sensible(own);
      const bot = id === undefined ? sensible(own) : tempered(own, CHARACTERS[id]);
      return (question, look) => {
        const value = bot(question, look);
        expect(illegal(question, value), question.key).toBeUndefined();
        const count = measured(question, value);
        if (count !== undefined) counts.set(question.key, [...(counts.get(question.key) ?? []), count]);
        return value;
      };
    });
    const players = bots.map((bot) => seated(cosmic, bot as Bot<unknown>));
    const { state } = simulate(cosmic, cosmic.setUp(config, seed), players, (now) => now.table.encounter.n > 300);
    if (state.table.winners.includes(seat)) wins++;
  }
  const mean = (key: string) => {
    const all = counts.get(key) ?? [];
    return all.reduce((sum, n) => sum + n, 0) / Math.max(1, all.length);
  };
  return { wins, games, mean };
}

const GAMES = 40;
const PLAIN = play(undefined, 3 * GAMES);
const PLAYED = Object.fromEntries(CHARACTER_IDS.map((id) => [id, play(id, GAMES)])) as Record<CharacterId, Habits>;

describe("a character", () => {
  test("shows in the ships it sends", () => {
    const sent = (id: CharacterId) => PLAYED[id].mean("alliance/ships");
    expect(sent("baron")).toBeGreaterThan(sent("rusty") + 1);
    expect(PLAYED.baron.mean("launch/ships")).toBeGreaterThan(PLAYED.rusty.mean("launch/ships") + 0.5);
  });

  test("shows in whom it helps and invites", () => {
    const joined = (id: CharacterId) => PLAYED[id].mean("alliance/answer");
    expect(joined("pixel")).toBeGreaterThan(PLAIN.mean("alliance/answer") + 0.03);
    expect(joined("cat")).toBeLessThan(joined("pixel") - 0.1);
    expect(PLAYED.baron.mean("alliance/invite-offense")).toBeLessThan(
      PLAYED.piston.mean("alliance/invite-offense") - 0.15,
    );
  });

  test("shows in second encounters and in negotiates", () => {
    expect(PLAYED.baron.mean("turn/again")).toBeGreaterThan(PLAYED.diode.mean("turn/again") + 0.1);
    expect(PLAYED.quark.mean("planning/select")).toBeGreaterThan(PLAYED.baron.mean("planning/select"));
  });

  test("does not make a player weak", () => {
    const wins = Object.values(PLAYED).reduce((sum, one) => sum + one.wins, 0);
    expect(wins / (GAMES * CHARACTER_IDS.length)).toBeGreaterThan(0.75 * (PLAIN.wins / PLAIN.games));
  });
});

test("who bears a grudge never helps those who hurt it", () => {
  const state = cosmic.setUp({ players: 4, settings: { alienSelection: "random" } }, "grudge");
  const t = state.table;
  Object.assign(t.encounter, { phase: "alliance", offense: 1, defense: 2, planet: t.homeOf.indexOf(2) });
  const home = t.homeOf.indexOf(3);
  t.ships[home * 5 + 1] = 2;
  const question: Question = {
    kind: "one",
    key: "alliance/answer",
    who: 3,
    source: { by: "rule/ALL-01", rule: "ALL-01" },
    options: ["word/decline", "word/offense", "word/defense"],
  };
  const answer = () => tempered("x", CHARACTERS.nettle)(question, () => cosmic.view(state, 3));
  expect(answer()).toBe("word/defense");
  t.ships[home * 5 + 1] = 0;
  t.ships[home * 5 + 2] = 2;
  expect(answer()).toBe("word/offense");
});
