import { describe, expect, test } from "vitest";
import { ALIEN_IDS, FACTS } from "./aliens/registry.ts";
import { CARDS, plainDeck } from "./cards.ts";
import type { CardType } from "./catalogue.ts";
import { BOX_SIZES } from "./catalogue.ts";
import { cardsInGame } from "./invariants.ts";
import { alienPool } from "./pool.ts";
import { setTable, table } from "./testing/table.ts";

function ofType(type: CardType) {
  return CARDS.filter((card) => card.type === type && card.back === "cosmic");
}

describe("the cosmic deck", () => {
  test("holds 39 attacks [CRD-01]", () => {
    const copies: Record<string, number> = {};
    for (const { name } of ofType("attack")) copies[name] = (copies[name] ?? 0) + 1;
    expect(ofType("attack")).toHaveLength(39);
    const many = { "attack-06": 7, "attack-08": 7, "attack-04": 4, "attack-10": 4 };
    const two = { "attack-12": 2, "attack-14": 2, "attack-20": 2 };
    const once = ["00", "01", "05", "07", "09", "11", "13", "15", "23", "30", "40"];
    expect(copies).toEqual({ ...many, ...two, ...Object.fromEntries(once.map((value) => [`attack-${value}`, 1])) });
  });

  test("has attacks worth 400 [CRD-02]", () => {
    const sum = ofType("attack").reduce((total, card) => total + card.value, 0);
    expect([sum, (sum / ofType("attack").length).toFixed(2)]).toEqual([400, "10.26"]);
  });

  test("holds 15 negotiates, one morph, six reinforcements and eleven artifacts, 72 cards in all [CRD-04, CRD-05, CRD-06, CRD-07]", () => {
    const counts = (["negotiate", "morph", "reinforcement", "artifact"] as const).map((type) => ofType(type).length);
    expect(counts).toEqual([15, 1, 6, 11]);
    expect(plainDeck("cosmic")).toHaveLength(72);
    expect(ofType("reinforcement").reduce((total, card) => total + card.value, 0)).toBe(18);
  });

  test.each([
    ["card-zap", 2, "CRD-21"],
    ["cosmic-zap", 2, "CRD-22"],
    ["emotion-control", 1, "CRD-23"],
    ["force-field", 1, "CRD-24"],
    ["ionic-gas", 1, "CRD-25"],
    ["mobius-tubes", 2, "CRD-26"],
    ["plague", 1, "CRD-27"],
    ["quash", 1, "CRD-28"],
  ])("%s: %i copies (%s)", (name, copies) => {
    expect(CARDS.filter((card) => card.name === name)).toHaveLength(copies);
  });
});

/** The Warrior attacks 1.1 with two ships. */
function attack(offense: string[], defense: string[]) {
  const t = table({ aliens: ["warrior", "will", "masochist"], hands: [offense, defense, []], destiny: ["seat-1"] });
  return t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 2 });
}

test("attack against attack: the higher total of ships and card wins [CRD-03, REV-04]", () => {
  const t = attack(["attack-10", "attack-04"], ["attack-07"]).until("planning/select").answer(0, "attack-10");
  expect(t.told("reveal.totals")).toEqual([{ offense: 12, defense: 11 }]);
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
});

test("attack against negotiate: the attack wins and the other gets compensation [CRD-03, CRD-04]", () => {
  const t = attack(["negotiate", "attack-04"], ["attack-00", "attack-06", "attack-08", "quash"]);
  t.until("planning/select").answer(0, "negotiate").answer(1, "attack-00");
  expect(t.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
  expect(t.told("cards.taken")).toEqual([{ player: "player/0", from: "player/1", n: 2 }]);
});

test("negotiate against negotiate: a deal in a minute, or three ships each [CRD-04, REV-06]", () => {
  const t = attack(["negotiate"], ["negotiate", "attack-04"]).until("planning/select").answer(1, "negotiate");
  expect([t.asked(0), t.table.settings.dealTimerSeconds]).toEqual(["deal", 60]);
  t.answer(0, { do: "refuse" });
  expect(t.question(0)).toMatchObject({ key: "deal/penalty", min: 3, max: 3 });
  expect(t.question(1)).toMatchObject({ key: "deal/penalty", min: 3, max: 3 });
});

test("a morph is a duplicate of the opponent's card [CRD-05, REV-02]", () => {
  const t = attack(["attack-10", "attack-04"], ["morph"]).until("planning/select").answer(0, "attack-10");
  expect(t.told("reveal.totals")).toEqual([{ offense: 12, defense: 14 }]);
});

test("the 2020 box has 51 flares and the 2008 box 50; ten of them are in a game [CRD-17]", () => {
  const flaresOf = (edition: string) => {
    const { state } = setTable(
      { players: 4, settings: { edition, alienSelection: "random", useFlares: true } },
      "flares",
    );
    const inGame = cardsInGame(state).filter((card) => CARDS[card].type === "flare");
    const box = alienPool(state.table.settings).filter((alien) => FACTS[alien].box === "base");
    return { box: box.length, inGame: new Set(inGame).size };
  };
  expect(flaresOf("2020")).toEqual({ box: BOX_SIZES.base, inGame: 10 });
  expect(flaresOf("2008")).toEqual({ box: BOX_SIZES.base - 1, inGame: 10 });
  expect(ofType("flare")).toHaveLength(ALIEN_IDS.length);
});
