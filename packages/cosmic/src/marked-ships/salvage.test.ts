import type { Ref, Seat } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import type { SpecialShip } from "../state.ts";
import { type Engagement, type FightTable, fight } from "../testing/fight.ts";
import { type TestSetUp, windowsAsked } from "../testing/table.ts";
import { onlyOf } from "../testing/techs.ts";

function vessel(seat: Seat, at: Ref): SpecialShip {
  return { kind: "salvage", seat, at };
}

/** Seat 0 attacks 1.1 with its salvage vessel, the only ship it sends, and wins, unless something else is said. */
function sent(more: TestSetUp & Engagement = {}): FightTable {
  return fight({
    specials: [vessel(0, "planet/0.1")],
    ships: { "0.1": [1], "0.2": [7] },
    hands: [["attack-40"], ["attack-08"], []],
    deck: ["quash", "plague", "attack-12"],
    ...more,
    settings: { specialShips: "salvage", ...more.settings },
    declining: ["beam", ...(more.declining ?? [])],
  });
}

describe("after a win with the vessel in the encounter", () => {
  test("its owner gets two rewards [SS-11]", () => {
    const t = sent().finish();
    expect(t.told("ship.salvaged")).toEqual([{ player: "player/0", ship: "ship/salvage" }]);
    expect([t.hand(0), t.ships("1.1", 0)]).toEqual([["plague", "quash"], 1]);
  });

  test("rewards may be ships from the warp [SS-11]", () => {
    const t = sent({ ships: { "0.1": [1], "0.2": [5] }, warp: [2, 0, 0], gate: 2 }).until("rewards/ships");
    expect(t.question(0)).toMatchObject({ min: 0, max: 1, params: { n: 2 } });
  });

  test("an ally of the winner gets them too, on top of the own rewards [SS-11]", () => {
    const t = sent({
      specials: [vessel(2, "planet/2.1")],
      ships: { "2.1": onlyOf(2, 1), "2.2": onlyOf(2, 7) },
      hands: [["attack-04"], ["attack-20"], []],
      allies: [[2, "defense", 1]],
    }).finish();
    expect(t.hand(2)).toEqual(["attack-12", "plague", "quash"]);
    expect(t.told("rewards.taken")).toHaveLength(2);
  });

  test("the rewards of several vessels are one batch: all say first what they want [SS-11, RD-5]", () => {
    const t = sent({
      specials: [vessel(0, "planet/0.1"), vessel(2, "planet/2.1")],
      ships: { "0.1": [1], "0.2": [7], "2.1": onlyOf(2, 1), "2.2": onlyOf(2, 7) },
      allies: [[2, "offense", 1]],
      settings: { rewardDeck: true },
      rewardDeck: ["attack-02-20", "attack-03-30"],
    }).until("rewards/split");
    expect([t.question(0), t.question(2)]).toMatchObject([{ max: 2 }, { max: 2 }]);
    t.answer(0, { cosmic: 1, reward: 1 });
    expect([t.hand(0), t.asked(0)]).toEqual([[], undefined]);
    t.answer(2, { reward: 1, cosmic: 1 });
    expect([t.hand(0), t.hand(2)]).toEqual([
      ["attack-02-20", "quash"],
      ["attack-03-30", "plague"],
    ]);
  });

  test("a defense gets them [SS-11]", () => {
    const t = sent({ specials: [vessel(1, "planet/1.1")], hands: [["attack-04"], ["attack-20"], []] }).finish();
    expect(t.hand(1)).toEqual(["plague", "quash"]);
  });

  test("with technology they may be one of two techs [SS-11]", () => {
    const t = sent({ settings: { tech: true }, techDeck: ["xenon-lasers", "the-qax"] }).until("salvage/gain");
    expect(t.options(0)).toEqual(["rewards", "techs"]);
    t.answer(0, "techs");
    expect([t.asked(0), t.options(0)]).toEqual(["tech/keep", ["xenon-lasers", "the-qax"]]);
    t.answer(0, "the-qax");
    expect([t.state.secret.techs[0], t.table.techDiscard, t.hand(0)]).toEqual([["the-qax"], ["xenon-lasers"], []]);
  });
});

describe("there is nothing", () => {
  test("for a vessel that was not in the encounter, or lost with it [SS-11]", () => {
    const home = sent({ specials: [vessel(0, "planet/0.2")] }).finish();
    const lost = sent({ hands: [["attack-04"], ["attack-20"], []] }).finish();
    expect([home.told("ship.salvaged"), lost.told("ship.salvaged")]).toEqual([[], []]);
    expect(lost.table.specials[0].at).toBe("place/warp");
  });

  test("for one that Self Defense sends to the warp in return, whichever side has won [SS-11, SS-3, self-defense 2]", () => {
    const settings = { rewardDeck: true };
    const one = { "0.1": [1], "0.2": [7], "1.1": [0, 1], "1.2": [0, 7] };
    const attacking = sent({ settings, ships: one, hands: [["attack-20"], ["self-defense"], []] }).finish();
    const defending = sent({
      ...{ settings, ships: one, hands: [["self-defense"], ["attack-20"], []] },
      specials: [vessel(1, "planet/1.1")],
    }).finish();
    for (const t of [attacking, defending])
      expect([t.told("ship.salvaged"), t.table.specials[0].at]).toEqual([[], "place/warp"]);
  });

  test("for a deal, which is not a win [SS-11]", () => {
    const t = sent({ hands: [["negotiate"], ["negotiate", "attack-06"], []] }).cards("negotiate", "negotiate");
    t.until("deal")
      .answer(0, { do: "offer", give: {}, want: { "random/card": 1 } })
      .answer(1, { do: "accept" });
    expect(t.passing("turn/again").finish().told("ship.salvaged")).toEqual([]);
  });
});

describe("the tractor beam", () => {
  const discard = ["attack-30", "negotiate"];

  test("takes any card of the discard pile into the hand, once [SS-12, SS-4]", () => {
    const t = sent({ specials: [vessel(2, "planet/2.1")], discard }).until("window/planning.before");
    expect([t.options(2), t.question(2)?.quiet]).toEqual([["pass", "beam"], true]);
    t.answer(2, "beam");
    expect([t.asked(2), t.options(2)]).toEqual(["salvage/beam", ["attack-30", "negotiate"]]);
    t.answer(2, "attack-30");
    expect([t.hand(2), t.discard, t.table.specials[0].spent]).toEqual([["attack-30"], ["negotiate"], true]);
    const asked = t.session.answers.filter(({ who }) => who === 2).length;
    expect(t.finish().session.answers.filter(({ who }) => who === 2)).toHaveLength(asked);
  });

  test("is there at the end of an encounter too, when its cards are discarded [SS-12]", () => {
    const t = sent({ specials: [vessel(2, "planet/2.1")] }).until("window/encounter.end");
    t.answer(2, "beam").answer(2, "attack-40");
    expect(t.hand(2)).toEqual(["attack-40"]);
  });

  test("is not offered while the discard pile is empty [SS-12]", () => {
    const hands = [["attack-40", "attack-06"], ["attack-08"], []];
    const t = sent({ specials: [vessel(2, "planet/2.1")], hands }).until("planning/select");
    expect([t.discard, windowsAsked(t, 2)]).toEqual([[], []]);
  });

  test("reaches no reward card [SS-12, RD-8]", () => {
    const settings = { rewardDeck: true, boxes: ["base", "dominion"] };
    const t = sent({ specials: [vessel(2, "planet/2.1")], settings, discard, rewardDiscard: ["retreat"] });
    t.until("window/planning.before").answer(2, "beam");
    expect(t.options(2)).toEqual(["attack-30", "negotiate"]);
  });
});
