import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { kick, rewarded } from "../../testing/rewarded.ts";

const settings = { boxes: ["base", "dominion"] };

test("it takes the seat of a dealer; gains and losses are its own [diplomat wild]", () => {
  const hands = [
    ["negotiate", "attack-01"],
    ["negotiate", "attack-05"],
    ["negotiate", "morph", "flare-diplomat"],
  ];
  const t = fight({ settings, hands }).cards("negotiate", "negotiate").until("window/deal.attempted");
  t.answer(2, "flare-diplomat");
  expect(t.options(2)).toEqual(["0", "1"]);
  t.answer(2, "1");
  expect([t.asked(0), t.asked(1)]).toEqual(["deal", undefined]);
  t.answer(0, { do: "offer", give: { "card/attack-01": 1 }, want: { "name/morph": 1 } }).answer(2, { do: "accept" });
  t.until("turn/again");
  expect([t.hand(0).includes("morph"), t.hand(2)]).toEqual([true, ["attack-01", "flare-diplomat"]]);
});

test("if the deal fails, who was pushed out has failed too, but loses no ships [diplomat wild, diplomat EC2, engineer 1]", () => {
  const hands = [
    ["negotiate", "attack-01"],
    ["negotiate", "attack-05"],
    ["negotiate", "flare-diplomat"],
  ];
  const t = fight({ aliens: ["engineer", "machine", "macron"], settings, hands, declining: ["machine"] });
  t.cards("negotiate", "negotiate").until("window/deal.attempted").answer(2, "flare-diplomat").answer(2, "0");
  t.until("deal").answer(2, { do: "refuse" }).passing("deal/penalty").until("window/resolution.after", 0);
  expect([t.options(0), t.table.warp]).toEqual([
    ["pass", "engineer"],
    [0, 3, 3],
  ]);
});

test("all vote, bought votes included, and the deals hold if the Diplomat wins [diplomat super]", () => {
  const aliens = ["diplomat", "hacker", "clone"];
  const hands = [["attack-10", "attack-01", "flare-diplomat"], ["attack-08", "attack-05"], ["quash"]];
  const t = fight({ aliens, settings, hands, declining: ["clone"] }).until("window/alliance.formed");
  t.answer(0, "flare-diplomat").answer(0, ["player/2"]).until("deal");
  t.answer(0, { do: "offer", give: { "card/attack-01": 1 }, want: {} }).answer(2, { do: "accept" });
  expect([t.asked(0), t.asked(1), t.asked(2)]).toEqual(["diplomat/vote", "diplomat/vote", undefined]);
  t.answer(0, "offense").answer(1, "defense").until("turn/again");
  expect([t.told("diplomat.votes"), t.table.encounter.winner]).toEqual([[{ offense: 2, defense: 1 }], 0]);
  expect(t.hand(2)).toEqual(["attack-01", "quash"]);
});

test("what is promised for one vote cannot be promised for another [diplomat super, DEA-11]", () => {
  const aliens = ["diplomat", "hacker", "clone"];
  const hands = [["attack-10", "flare-diplomat"], ["attack-08", "attack-05"], ["quash"]];
  const t = fight({ aliens, settings, hands, declining: ["clone"] }).until("window/alliance.formed");
  t.answer(0, "flare-diplomat").answer(0, ["player/1", "player/2"]).until("deal");
  t.answer(0, { do: "offer", give: { "attack-10": 1 }, want: {} }).answer(1, { do: "accept" });
  const question = t.question(0);
  if (question?.kind !== "deal") throw new Error("no deal");
  expect(question.params).toEqual({ player: "player/2" });
  expect(question.give.filter(({ ref, max }) => !ref.startsWith("planet/") && max > 0)).toEqual([]);
});

test("the opponent whose loss super Pacifist adds to is the one that deals [diplomat wild, pacifist super]", () => {
  const hands = [
    ["negotiate", "attack-01", "flare-pacifist"],
    ["negotiate", "attack-05"],
    ["negotiate", "flare-diplomat"],
  ];
  const aliens = ["pacifist", "hacker", "clone"];
  const t = fight({ aliens, settings, hands, declining: ["clone"] }).cards("negotiate", "negotiate");
  t.until("window/deal.attempted").answer(2, "flare-diplomat").answer(2, "1").until("deal");
  t.answer(0, { do: "refuse" }).until("window/deal.failed").answer(0, "flare-pacifist");
  expect([0, 1, 2].map((seat) => t.question(seat))).toMatchObject([{ max: 1 }, undefined, { max: 5 }]);
});

test("a tie goes to the defense [diplomat super]", () => {
  const aliens = ["diplomat", "hacker", "machine", "observer"];
  const hands = [["attack-10", "attack-01", "flare-diplomat"], ["attack-08", "attack-05"], [], []];
  const t = fight({ players: 4, aliens, settings, hands, declining: ["machine"] }).until("window/alliance.formed");
  t.answer(0, "flare-diplomat").answer(0, []).answer(0, "offense").answer(1, "defense").answer(2, "offense");
  t.answer(3, "defense");
  expect([t.told("diplomat.votes"), t.told("encounter.won")]).toEqual([
    [{ offense: 2, defense: 2 }],
    [{ player: "player/1", side: "defense" }],
  ]);
});

test("whoever takes the seat of a main player is not hit by that player's own kicker [diplomat wild, KI-6]", () => {
  const hands = [
    ["negotiate", "attack-01", "signal-lost"],
    ["negotiate", "attack-05"],
    ["negotiate", "flare-diplomat"],
  ];
  const penalties = (out: string, dealer: number) => {
    const t = kick(rewarded({ settings, hands }), 0, "signal-lost").cards("negotiate", "negotiate");
    t.until("window/deal.attempted").answer(2, "flare-diplomat").answer(2, out);
    t.until("deal").answer(dealer, { do: "refuse" }).until("deal/penalty");
    return [0, 1, 2].map((seat) => t.question(seat));
  };
  expect(penalties("0", 2)).toMatchObject([undefined, { max: 6 }, { max: 3 }]);
  expect(penalties("1", 0)).toMatchObject([{ max: 3 }, undefined, { max: 6 }]);
});

test("without a negotiate nobody can step in [diplomat wild]", () => {
  const hands = [
    ["negotiate", "attack-01"],
    ["negotiate", "attack-05"],
    ["attack-04", "flare-diplomat"],
  ];
  const t = fight({ settings, hands }).cards("negotiate", "negotiate").until("deal");
  expect(t.wasAsked(2, "window/deal.attempted")).toBe(false);
});
