import { ALIEN_TEXTS, TECH_TEXTS } from "@hypergate/cosmic";
import { messages, say } from "@hypergate/cosmic/client";
import { type BaseState, eventFor, type Rules } from "@hypergate/kernel";
import { texts } from "@hypergate/race/client";
import type { ToldEvent } from "@hypergate/wire";
import { describe, expect, test } from "vitest";
import { coreRules, whyCosmic } from "../cosmic/reference/why.ts";
import { engineOf } from "../games.ts";
import { whyRace } from "../race/reference/why.ts";
import { played } from "../testing/played.ts";

function told(id: string, trail: string, params: ToldEvent["params"] = {}): ToldEvent {
  return { n: 0, id, trail, params };
}

function ids(statements: readonly { readonly id: string }[]): readonly string[] {
  return statements.map(({ id }) => id);
}

async function eventsOf(game: string, config: unknown): Promise<readonly ToldEvent[]> {
  const rules = (await engineOf(game))?.rules as Rules<BaseState>;
  const events = ["a", "b", "c"].flatMap((seed) => played(rules, config, seed, false).events);
  return events.map((event) => eventFor(event, "spectator"));
}

describe("why something happened in Cosmic", () => {
  test("a power's own statements come first", () => {
    expect(
      ids(whyCosmic(told("power.used", "encounter 7 > planning > use oracle", { power: "power/oracle" }))),
    ).toEqual(expect.arrayContaining(["oracle 1", "ZAP-02"]));
    expect(ids(whyCosmic(told("oracle.mixed", "encounter 7 > planning > play flare-oracle")))).toContain("oracle wild");
    expect(ids(whyCosmic(told("ships.lost", "encounter 2 > regroup > play plague")))[0]).toBe("CRD-27");
    expect(ids(whyCosmic(told("omega-missile.destroyed", "encounter 2 > regroup > use omega-missile")))[0]).toBe(
      "TCH-31",
    );
  });

  test("what no effect has done has its rule, by phase where that matters", () => {
    expect(ids(whyCosmic(told("reveal.totals", "encounter 1 > reveal")))).toEqual(["REV-04", "REV-12"]);
    expect(ids(whyCosmic(told("ships.retrieved", "encounter 1 > regroup")))).toEqual(["RGP-02"]);
    expect(ids(whyCosmic(told("ships.retrieved", "encounter 1 > resolution")))).toEqual(["RES-07", "RES-09"]);
    expect(ids(whyCosmic(told("destiny.drawn", "", { card: "destiny/wild.1" })))).toEqual(["DST-01", "DST-04"]);
  });

  test("every event that is told has an answer", async () => {
    const events = await eventsOf("cosmic", { players: 5, settings: { alienSelection: "random", tech: true } });
    for (const event of events) expect(whyCosmic(event).length, `${event.trail} > ${event.id}`).toBeGreaterThan(0);
  });

  test("every line of the log that is no power's own has its rule", () => {
    const own = [...Object.keys(ALIEN_TEXTS), ...Object.keys(TECH_TEXTS)];
    const lines = Object.keys(messages).filter(
      (id) => /^[a-z]+\.[a-zA-Z]+$/.test(id) && !own.includes(id.split(".")[0]),
    );
    const isEvent = (id: string) => /[.!]$/.test(say("en", id));
    const missing = lines.filter((id) => isEvent(id) && coreRules(told(id, "")).length === 0);
    expect(missing.filter((id) => !/^(?:refused|settings?|scenario)\./.test(id))).toEqual([]);
  });
});

describe("why something happened in Race", () => {
  test("a power by what it does, a goal by its condition", () => {
    expect(ids(whyRace(told("consume.used", "round 3 > consume", { power: "power/gem-world/consumeGoods" })))[0]).toBe(
      "consumeGoods",
    );
    expect(ids(whyRace(told("goal.scored", "round 3 > develop", { goal: "goal/firstSixDevelopment" })))[0]).toBe(
      "firstSixDevelopment",
    );
    expect(ids(whyRace(told("cards.drawn", "round 3 > produce")))).toEqual(["9.7", "9.9"]);
  });

  test("every event that is told has an answer", async () => {
    const events = await eventsOf("race", { settings: { players: 3 } });
    for (const event of events) expect(whyRace(event).length, `${event.trail} > ${event.id}`).toBeGreaterThan(0);
  });

  test("every line of the log has its rule", () => {
    const groups = [
      "start",
      "round",
      "action",
      "phase",
      "deck",
      "cards",
      "explore",
      "good",
      "takeover",
      "trade",
      "chips",
      "gamble",
      "goal",
      "game",
    ];
    const lines = Object.keys(texts).filter((id) => groups.includes(id.split(".")[0]) && !id.endsWith(".own"));
    const questions = [
      "start.world",
      "start.discard",
      "explore.keep",
      "explore.discard",
      "trade.sell",
      "round.discard",
    ];
    const asked = (id: string) =>
      questions.includes(id) ||
      /^(?:takeover\.(?:target|power|tactics|mercenaries)|gamble\.(?:name|ante|take))$/.test(id);
    expect(lines.filter((id) => !asked(id) && whyRace(told(id, "")).length === 0)).toEqual([]);
  });
});
