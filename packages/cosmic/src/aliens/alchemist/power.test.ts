import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };

/** The Alchemist is seat 0; the discard pile has something for an attack, and more for an artifact. */
function lab(more: Partial<TestSetUp> = {}): TestTable {
  return table({
    aliens: ["alchemist", "machine", "macron"],
    settings,
    hands: [["attack-08", "attack-30", "quash"], ["attack-10"], []],
    discard: ["attack-12", "attack-13", "attack-40", "plague"],
    destiny: ["seat-1"],
    declining: ["alchemist"],
    ...more,
  });
}

test("once per encounter, at any time, a ship and a card buy a card of the same type [alchemist 0, alchemist 1, alchemist 2, alchemist 3, alchemist D1]", () => {
  const t = lab().until("window/launch.done").answer(0, "alchemist");
  expect([t.asked(0), t.options(0)]).toEqual(["alchemist/card", ["attack-08", "quash"]]);
  t.answer(0, "quash");
  expect(t.question(0)).toMatchObject({ key: "ships/lose", min: 1, max: 1 });
  t.answer(0, { "0.2": 1 });
  expect([t.table.warp[0], t.hand(0)]).toEqual([1, ["attack-08", "attack-30", "plague"]]);
  expect(t.discard).toEqual(["attack-12", "attack-13", "attack-40", "quash"]);
  expect(t.until("planning/select").told("power.used")).toHaveLength(1);
});

test("attacks may differ by four at most [alchemist 4]", () => {
  const t = lab({ discard: ["attack-12", "attack-04", "attack-13", "attack-40"] }).until("window/launch.done");
  t.answer(0, "alchemist");
  expect([t.asked(0), t.options(0)]).toEqual(["alchemist/take", ["attack-12", "attack-04"]]);
});

test("the ship may come from the encounter [alchemist D2]", () => {
  const t = lab({ gate: 2 } as Partial<TestSetUp>)
    .until("window/launch.done")
    .answer(0, "alchemist")
    .answer(0, "quash");
  const question = t.question(0);
  expect(question?.kind === "spread" && question.slots.map(({ ref }) => ref)).toContain("place/gate");
  expect(t.answer(0, { gate: 1 }).table.encounter.gate[0]).toBe(0);
});

test("without a fitting pair it is not offered [alchemist D1]", () => {
  const t = lab({ discard: ["attack-23", "morph"] }).until("planning/select");
  expect(t.wasAsked(0, "window/turn.first")).toBe(false);
});

test("both discard piles will do [alchemist D1]", () => {
  const t = lab({ settings: { ...settings, rewardDeck: true }, discard: [], rewardDiscard: ["rebirth"] });
  t.until("window/launch.done").answer(0, "alchemist").answer(0, { "0.1": 1 });
  expect([t.hand(0), t.discard, t.table.rewardDiscard]).toEqual([["attack-08", "attack-30", "rebirth"], ["quash"], []]);
});

test("zapped, ship and card are kept [alchemist zap]", () => {
  const hands = [["attack-08", "quash"], ["attack-10", "cosmic-zap"], []];
  const t = lab({ hands })
    .until("window/launch.done")
    .answer(0, "alchemist")
    .answer(0, "quash")
    .answer(1, "cosmic-zap");
  expect([t.hand(0), t.table.warp[0]]).toEqual([["attack-08", "quash"], 0]);
});

test("with the super an attack may become any other [alchemist super]", () => {
  const hands = [["attack-08", "flare-alchemist"], ["attack-10"], []];
  const t = lab({ hands, discard: ["attack-40"] })
    .until("window/launch.done")
    .answer(0, "alchemist");
  expect(t.asked(0)).toBe("boost");
  t.answer(0, "flare-alchemist").answer(0, { "0.1": 1 });
  expect(t.hand(0)).toEqual(["attack-40", "flare-alchemist"]);
  const left = lab({ hands, discard: ["attack-40"] })
    .until("window/launch.done")
    .answer(0, "alchemist")
    .answer(0, "pass");
  expect([left.hand(0), left.table.warp[0]]).toEqual([["attack-08", "flare-alchemist"], 0]);
});

test("where no attack could become a farther one, the super is not offered [alchemist super]", () => {
  const hands = [["attack-08", "quash", "flare-alchemist"], ["attack-10"], []];
  const t = lab({ hands, discard: ["attack-12", "plague"] })
    .until("window/launch.done")
    .answer(0, "alchemist");
  expect([t.asked(0), t.wasAsked(0, "boost")]).toEqual(["alchemist/card", false]);
});

test("in the wild a card that is no encounter card becomes another of its type [alchemist wild, alchemist flare D1]", () => {
  const t = table({
    aliens: ["clone", "machine", "macron"],
    settings,
    hands: [["attack-08", "reinforcement-2", "flare-alchemist", "mobius-tubes"], ["attack-10"], []],
    discard: ["attack-12", "reinforcement-5", "reinforcement-2", "mobius-tubes", "flare-virus"],
    destiny: ["seat-1"],
    declining: ["flare-alchemist"],
  }).until("window/alliance.formed");
  t.answer(0, "flare-alchemist");
  expect(t.told("alchemist.swapped")).toEqual([{ player: "player/0", card: "card/reinforcement-5" }]);
  expect(t.told("ships.lost")).toEqual([]);
  expect(t.hand(0)).toEqual(expect.arrayContaining(["flare-alchemist", "mobius-tubes", "reinforcement-5"]));
});

test("with courtesy the Alchemist is asked whatever it holds, so that being asked tells nothing [alchemist 1, TIM-03]", () => {
  const t = lab({ discard: [], courtesy: true, settings: { ...settings, useFlares: false } });
  t.until("window/launch.done");
  expect([t.options(0), t.question(0)?.hidden, t.asked(1)]).toEqual([["pass"], true, undefined]);
});
