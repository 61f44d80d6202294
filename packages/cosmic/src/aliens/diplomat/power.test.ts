import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { type Engagement, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };
const aliens = ["clone", "hacker", "diplomat"];
const hands = [
  ["attack-10", "attack-01", "reinforcement-2"],
  ["attack-08", "attack-05", "ionic-gas"],
  ["negotiate", "morph"],
];

/** Seat 0 attacks seat 1, and the Diplomat steps in. */
function steppedIn(more: Partial<TestSetUp> & Engagement = {}) {
  const t = fight({ aliens, settings, hands, declining: ["clone"], ...more }).cards("attack-10", "attack-08");
  return t.until("window/reveal.change", 2).answer(2, "diplomat");
}

const nothing = { do: "refuse" } as const;

test("its negotiate turns the attacks into negotiates, and three bargain in pairs [diplomat 0, diplomat 1, diplomat 2]", () => {
  expect(powerOf("diplomat").effect.alert).toBe("yellow");
  const t = steppedIn().until("deal");
  expect(t.table.encounter.shown.map(({ type }) => type)).toEqual(["negotiate", "negotiate"]);
  t.answer(0, { do: "offer", give: { "card/reinforcement-2.1": 1 }, want: { "name/ionic-gas": 1 } }).answer(1, {
    do: "accept",
  });
  expect(t.asked(0)).toBe("deal");
  t.answer(0, { do: "offer", give: { "card/attack-01": 1 }, want: { "name/morph": 1 } }).answer(2, { do: "accept" });
  expect([t.asked(0), t.asked(1), t.asked(2)]).toEqual([undefined, "deal", undefined]);
  t.answer(1, nothing).until("deal/seal").answer(0, true).answer(1, true).answer(2, true).until("turn/again");
  expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([
    ["ionic-gas", "morph"],
    ["attack-05", "reinforcement-2"],
    ["attack-01"],
  ]);
  expect(t.discard).toContain("negotiate");
  expect(t.told("encounter.discarded").map(({ cards }) => cards)).toContain("card/negotiate.1");
});

test("a card promised to one cannot be promised to the other [diplomat 4]", () => {
  const t = steppedIn()
    .until("deal")
    .answer(0, { do: "offer", give: { "card/reinforcement-2.1": 1 }, want: {} });
  t.answer(1, { do: "accept" });
  const question = t.question(0);
  expect(question?.kind === "deal" && question.give.map(({ ref }) => ref)).not.toContain("card/reinforcement-2.1");
});

test("a card promised by name is gone for the third, however it is asked for [diplomat 4, DEA-11]", () => {
  const t = steppedIn({ declining: ["clone", "ionic-gas"] })
    .until("deal")
    .answer(0, { do: "offer", give: {}, want: { "name/attack-05": 1 } });
  t.answer(1, { do: "accept" }).answer(0, nothing);
  t.answer(1, { do: "offer", give: { "card/ionic-gas": 1 }, want: {} });
  t.answer(2, { do: "offer", give: {}, want: { "name/attack-05": 1 } });
  expect(t.question(1)).toMatchObject({ kind: "deal", mayAccept: false });
  const question = t.question(1);
  expect(question?.kind === "deal" && question.give.map(({ ref }) => ref)).not.toContain("card/attack-05.1");
});

test("a card of a type that is promised cannot be named for the third [diplomat 4, DEA-11]", () => {
  const t = steppedIn({ declining: ["clone", "ionic-gas"] })
    .until("deal")
    .answer(0, { do: "offer", give: {}, want: { "type/attack": 1 } });
  t.answer(1, { do: "accept" }).answer(0, nothing);
  expect(() => t.answer(1, { do: "offer", give: { "attack-05": 1 }, want: {} })).toThrow("refused.cap");
});

test("no random card is one that was promised to the third [diplomat 4, DEA-11]", () => {
  for (const seed of ["one", "two", "three", "four"]) {
    const t = steppedIn({ seed })
      .until("deal")
      .answer(0, { do: "offer", give: { "random/card": 1 }, want: {} });
    t.answer(1, { do: "accept" }).answer(0, { do: "offer", give: { "reinforcement-2": 1 }, want: {} });
    t.answer(2, { do: "accept" }).answer(1, nothing);
    t.until("deal/seal").answer(0, true).answer(1, true).answer(2, true);
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([
      [],
      ["attack-01", "attack-05", "ionic-gas"],
      ["morph", "reinforcement-2"],
    ]);
  }
});

test("who lets the third settle on a planet keeps a ship there when settling elsewhere [diplomat 2, DEA-07]", () => {
  const t = steppedIn({ ships: { "1.5": [0, 1] }, warp: [0, 3], declining: ["clone", "ionic-gas"] })
    .until("deal")
    .answer(0, { do: "offer", give: { "planet/0.2": 1 }, want: {} });
  t.answer(1, { do: "accept" }).answer(0, nothing);
  t.answer(1, { do: "offer", give: { "planet/1.5": 1 }, want: {} }).answer(2, { do: "accept" });
  t.until("deal/seal").answer(0, true).answer(1, true).answer(2, true).until("deal/settle", 1);
  const question = t.question(1);
  expect(question?.kind === "spread" && question.slots.map(({ ref }) => ref)).toEqual(
    [1, 2, 3, 4].map((n) => `planet/1.${n}`),
  );
});

test("of a deal of three that fails both others lose more by super Pacifist [diplomat 5, pacifist super]", () => {
  const t = steppedIn({
    aliens: ["pacifist", "hacker", "diplomat"],
    hands: [["attack-10", "attack-01", "flare-pacifist"], ["attack-08", "attack-05"], ["negotiate"]],
    declining: ["pacifist", "flare-pacifist"],
  });
  t.until("deal").answer(0, nothing).answer(0, nothing).answer(1, nothing);
  t.until("window/deal.failed").answer(0, "flare-pacifist");
  expect([0, 1, 2].map((seat) => t.question(seat))).toMatchObject([{ max: 1 }, { max: 5 }, { max: 5 }]);
});

test("if one of the three does not agree, all lose ships [diplomat 4]", () => {
  const t = steppedIn()
    .until("deal")
    .answer(0, { do: "offer", give: { "card/reinforcement-2.1": 1 }, want: {} });
  t.answer(1, { do: "accept" }).answer(0, nothing).answer(1, nothing);
  t.until("deal/seal").answer(0, true).answer(1, false).answer(2, true);
  expect([0, 1, 2].map((seat) => t.asked(seat))).toEqual(["deal/penalty", "deal/penalty", "deal/penalty"]);
  expect(t.question(2)).toMatchObject({ min: 3, max: 3 });
});

test("if nothing changes hands the deal has failed [diplomat 4]", () => {
  const t = steppedIn().until("deal").answer(0, nothing).answer(0, nothing).answer(1, nothing);
  expect(t.asked(2)).toBe("deal/penalty");
});

test("each may gain one colony in all [diplomat EC1]", () => {
  const t = steppedIn()
    .until("deal")
    .answer(0, { do: "offer", give: { "card/reinforcement-2.1": 1 }, want: { "planet/1.2": 1 } });
  t.answer(1, { do: "accept" });
  const question = t.question(0);
  if (question?.kind !== "deal") throw new Error("no deal");
  const wanted = question.want.map(({ ref }) => ref).filter((ref) => ref.startsWith("planet/"));
  expect([wanted, question.params]).toEqual([[], { player: "player/2", parties: "several" }]);
});

test("without an attack there is nothing to turn [diplomat 1]", () => {
  const peace = [
    ["negotiate", "attack-01"],
    ["negotiate", "attack-05"],
    ["negotiate", "morph"],
  ];
  const t = fight({ aliens, settings, hands: peace, declining: ["clone"] })
    .cards("negotiate", "negotiate")
    .until("deal");
  expect(t.wasAsked(2, "window/reveal.change")).toBe(false);
});

test("zapped, the negotiate is kept and the fight goes on [diplomat zap]", () => {
  const zap = [
    ["attack-10", "attack-01"],
    ["attack-08", "cosmic-zap"],
    ["negotiate", "morph"],
  ];
  const t = steppedIn({ hands: zap }).until("window/power.used", 1).answer(1, "cosmic-zap");
  expect([t.hand(2), t.totals()]).toEqual([["morph", "negotiate"], { offense: 11, defense: 12 }]);
});

const rewards = { boxes: ["base", "dominion"], rewardDeck: true };

test("what is printed on its negotiate counts for all three [diplomat 3]", () => {
  const held = [["attack-10", "attack-01"], ["attack-08", "attack-05"], ["faulty-translator"]];
  const t = steppedIn({ settings: rewards, hands: held }).until("deal").answer(0, nothing).answer(0, nothing);
  t.answer(1, nothing);
  expect([0, 1, 2].map((seat) => t.question(seat))).toMatchObject([{ max: 2 }, { max: 2 }, { max: 2 }]);
});

test("a kicker multiplies the loss of both opponents [diplomat 5]", () => {
  const held = [["attack-10", "attack-01", "duplicity"], ["attack-08", "attack-05"], ["negotiate"]];
  const t = fight({ aliens, settings: rewards, hands: held, declining: ["clone"] });
  t.until("window/planning.lay").answer(0, "duplicity").cards("attack-10", "attack-08");
  t.until("window/reveal.change", 2).answer(2, "diplomat").until("deal").answer(0, nothing).answer(0, nothing);
  t.answer(1, nothing);
  expect([0, 1, 2].map((seat) => t.question(seat))).toMatchObject([{ max: 3 }, { max: 6 }, { max: 6 }]);
});

test("a kicker that wild Lizard has raised multiplies the loss once more [diplomat 5, lizard wild, KI-6]", () => {
  const held = [["attack-10", "duplicity", "flare-lizard"], ["attack-08"], ["negotiate"]];
  const t = fight({ aliens, settings: rewards, hands: held, declining: ["clone"] });
  t.until("window/planning.lay").answer(0, "duplicity").until("window/reveal.change", 2);
  t.answer(2, "pass").answer(0, "flare-lizard").answer(0, "kicker");
  t.until("window/reveal.change", 2).answer(2, "diplomat").until("deal").answer(0, nothing).answer(0, nothing);
  t.answer(1, nothing);
  expect([0, 1, 2].map((seat) => t.question(seat))).toMatchObject([{ max: 3 }, { max: 9 }, { max: 9 }]);
});

test("without a negotiate it cannot step in [diplomat 1]", () => {
  const t = fight({ aliens, settings, hands: [hands[0], hands[1], ["morph"]], declining: ["clone"] });
  t.cards("attack-10", "attack-08").declining("reinforcement-2", "ionic-gas").until("window/resolution.keep");
  expect(t.wasAsked(2, "window/reveal.change")).toBe(false);
});

test("of negotiates that are alike there is none to choose [diplomat 1]", () => {
  const of = (mine: string[]) =>
    steppedIn({ settings: rewards, hands: [hands[0], hands[1], mine] }).until(["deal", "cards/negotiate"]);
  expect(of(["negotiate", "negotiate", "negotiate"]).asked(2)).toBe(undefined);
  const t = of(["negotiate", "faulty-translator", "negotiate"]);
  expect([t.asked(2), t.options(2)]).toEqual(["cards/negotiate", ["negotiate", "faulty-translator"]]);
});
