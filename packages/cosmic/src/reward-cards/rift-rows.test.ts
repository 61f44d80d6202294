import { expect, test } from "vitest";
import { rewardTable } from "../testing/rewarded.ts";
import type { Short } from "../testing/short.ts";
import type { TestSetUp, TestTable } from "../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };

/** Plays on until the card has changed hands: these things are done wherever they are offered, these questions get these answers. */
function drive(setUp: TestSetUp, acts: readonly string[], wants: Readonly<Record<string, Short>>): TestTable {
  const t = rewardTable({ settings, lenient: true, declining: [], ...setUp });
  for (let i = 0; i < 60 && t.table.turn.n === 1 && t.told("rift.detonated").length === 0; i++) {
    const [{ who, key }] = t.session.run.pending;
    const act = t.options(who).find((one) => acts.includes(one));
    if (act !== undefined && key.startsWith("window/")) t.answer(who, act);
    else if (wants[key] === undefined) t.pass(who);
    else t.answer(who, wants[key]);
  }
  return t;
}

test("a postcard of the Tourist detonates [RF-4]", () => {
  const t = drive(
    {
      aliens: ["tourist", "will", "human"],
      hands: [["attack-20"], ["attack-04"], ["rift-3"]],
      memo: { tourist: { liner: 1, ships: [1, 0, 0] } },
      ships: { "0.1": [3] },
      destiny: ["seat-1.2"],
    },
    ["tourist.4"],
    { "tourist/move": "2" },
  );
  expect(t.told("rift.detonated")).toEqual([{ player: "player/0", card: "card/rift-3" }]);
});

test("the Judge's fiat detonates [RF-4]", () => {
  const t = drive(
    { aliens: ["judge", "will", "human"], hands: [["attack-20"], ["attack-04", "rift-3"], []] },
    ["judge"],
    { "judge/party": "winner", "judge/colony": "no-colony", "judge/cards": "word/all" },
  );
  expect(t.told("rift.detonated")).toEqual([{ player: "player/0", card: "card/rift-3" }]);
});

test("super Doppelganger's demand detonates [RF-4]", () => {
  const t = drive(
    {
      aliens: ["doppelganger", "will", "human"],
      hands: [["attack-20", "flare-doppelganger"], ["attack-04"], ["attack-06", "negotiate", "rift-3"]],
    },
    [],
    { boost: "flare-doppelganger" },
  );
  expect(t.told("rift.detonated")).toEqual([{ player: "player/0", card: "card/rift-3" }]);
});

test("a bribe to the Muckraker does not detonate [RF-4, RF-3]", () => {
  const t = drive(
    {
      aliens: ["muckraker", "will", "human"],
      hands: [["attack-20", "attack-01"], ["attack-04"], ["rift-3"]],
    },
    ["muckraker"],
    {
      "alliance/invite-offense": ["player/2"],
      "alliance/answer": "offense",
      "muckraker/card": "attack-01",
      "muckraker/bribe": "rift-3",
    },
  );
  expect(t.told("rift.detonated")).toEqual([]);
  expect(t.told("cards.given")).toEqual([{ player: "player/2", to: "player/0", n: 1 }]);
});

test("Bride's trade does not detonate [RF-4, RF-3]", () => {
  const t = drive(
    {
      aliens: ["bride", "will", "human"],
      hands: [["attack-20", "attack-01"], ["attack-04", "rift-3"], []],
      memo: { bride: { ships: [0, 1, 0], spouse: 1, divorced: [] } },
      ships: { "1.5": [0, 3] },
    },
    ["bride.2"],
    { "bride/trade": "attack-01", "bride/return": "rift-3" },
  );
  expect([t.told("rift.detonated"), t.told("cards.given").length]).toEqual([[], 2]);
});
