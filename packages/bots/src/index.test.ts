import { readFileSync } from "node:fs";
import { cosmic } from "@hypergate/cosmic";
import { randomAnswer, seated, seeded, simulate, type Value } from "@hypergate/kernel";
import { race } from "@hypergate/race";
import { expect, test } from "vitest";
import { cosmicBots, type NamedBot, raceBots, registered } from "./index.ts";
import { bold } from "./testing/bold.ts";
import { patient } from "./testing/patient.ts";

/** A game of one bot against random ones. */
function play(bot: NamedBot) {
  const players = [bot, cosmicBots.random, cosmicBots.random].map((make, seat) => seated(cosmic, make(`own ${seat}`)));
  const state = cosmic.setUp({ players: 3, settings: { alienSelection: "random", useFlares: true } }, "own");
  return simulate(cosmic, state, players);
}

test("the bot of the guide is the one that is tested, and plays to the end", () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  expect(read("../../../CONTRIBUTING.md")).toContain(`\`\`\`ts\n${read("testing/bold.ts")}\`\`\``);
  expect(play(registered({ bold }).bold).state.table.winners).not.toEqual([]);
});

test("so is the bot that looks ahead, and its budget can be set", () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  expect(read("../../../CONTRIBUTING.md")).toContain(`\`\`\`ts\n${read("testing/patient.ts")}\`\`\``);
  const bots = registered({ patient: { make: patient, budgets: { tables: 2 } } });
  expect([bots.patient.looksAhead, bots.random.looksAhead]).toEqual([true, false]);
  const asked: number[] = [];
  const counting = {
    ...race,
    resample: (...all: Parameters<typeof race.resample>) => {
      asked.push(1);
      return race.resample(...all);
    },
  };
  const tables = [{}, { tables: 5 }].map((budgets) => {
    asked.length = 0;
    const players = [0, 1].map((seat) => seated(counting, bots.patient(`${seat}`, undefined, budgets)));
    simulate(counting, race.setUp({ settings: { sets: "base" } }, "ahead"), players, (s) => s.table.round > 3, {
      forks: true,
    });
    return asked.length;
  });
  expect(tables[0] % 2).toBe(0);
  expect(tables[1]).toBeGreaterThan(tables[0]);
});

test("a bot that takes what it is not offered ends the game", () => {
  const cheat = () => (): Value => "card/attack-40";
  expect(() => play(registered({ cheat }).cheat)).toThrow(/^bot cheat answered \S+ with "card\/attack-40"/);
});

test("every bot but the random one is held to legal answers", () => {
  const question = { kind: "confirm" as const, key: "sure", who: 0, source: { by: "rule/TIM-03", rule: "TIM-03" } };
  const { random, fair } = registered({ fair: (seed) => (asked) => randomAnswer(asked, seeded(seed)) });
  expect([random, fair].map((make) => typeof make("fair")(question, () => undefined))).toEqual(["boolean", "boolean"]);
  expect([cosmicBots, raceBots].map(Object.keys)).toEqual([
    ["random", "gentle", "sensible", "expert"],
    ["random", "gentle", "sensible", "expert"],
  ]);
});
