import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";

const ASKED = "window/resolution.compensation";
const DONE = "window/resolution.keep";

/** The winner, who holds the flare, has to pay. */
function due(third: string[] = []): FightTable {
  const hands = [["attack-40", "plague", "flare-hacker"], ["negotiate"], third];
  return fight({ aliens: ["clone", "filch", "machine"], hands, declining: ["plague"] })
    .cards("attack-40", "negotiate")
    .until(ASKED) as FightTable;
}

test("nothing can be collected from its player [hacker wild]", () => {
  const t = due().answer(0, "flare-hacker").until(DONE);
  expect([t.hand(0), t.hand(1)]).toEqual([["flare-hacker", "plague"], []]);
  expect(due().answer(0, "pass").until(DONE).hand(1)).toEqual(["flare-hacker", "plague"]);
});

test("cancelled, it does not help; whoever is not to pay cannot play it [hacker wild]", () => {
  const t = due(["card-zap"]).answer(0, "flare-hacker").answer(2, "card-zap").until(DONE);
  expect([t.hand(0), t.hand(1)]).toEqual([[], ["plague"]]);
  const hands = [["attack-40", "plague"], ["negotiate", "flare-hacker"], []];
  const loser = fight({ aliens: ["clone", "filch", "machine"], hands, declining: ["plague"] })
    .cards("attack-40", "negotiate")
    .until(DONE);
  expect(loser.wasAsked(1, ASKED)).toBe(false);
});

test("a player the Hacker makes pay is no main player and cannot refuse [hacker wild]", () => {
  const hands = [["negotiate"], ["attack-40"], ["attack-30", "flare-hacker"]];
  const t = fight({ aliens: ["hacker", "clone", "filch"], hands }).cards("negotiate", "attack-40");
  t.answer(0, "hacker.1").answer(0, "2").answer(0, ["attack-30"]).until(DONE);
  expect([t.wasAsked(2, ASKED), t.hand(0)]).toEqual([false, ["attack-30"]]);
});

test("who has refused to pay cannot be chosen by the Hacker either [hacker wild, hacker 1]", () => {
  const hands = [["attack-40", "plague", "flare-hacker"], ["negotiate"], ["attack-30"], ["attack-20"]];
  const t = fight({ aliens: ["clone", "hacker", "filch", "machine"], hands, declining: ["plague"] })
    .cards("attack-40", "negotiate")
    .until(ASKED);
  t.answer(0, "flare-hacker").answer(1, "pass").until(ASKED, 1).answer(1, "hacker.1");
  expect([t.asked(1), t.options(1)]).toEqual(["hacker/payer", ["2", "3"]]);
});

/** The Hacker has collected two cards from the third player and holds the flare. */
function collected(zap: string[] = []): FightTable {
  const hands = [
    ["negotiate", "attack-00", "attack-01", "morph", "flare-hacker"],
    ["attack-40", ...zap],
    ["attack-30", "attack-20"],
  ];
  const t = fight({ aliens: ["hacker", "clone", "filch"], hands, gate: 2 }).cards("negotiate", "attack-40");
  return t.answer(0, "hacker.1").answer(0, "2") as FightTable;
}

test("after collecting from the player chosen, the Hacker may give back up to as many cards [hacker super]", () => {
  const t = collected();
  expect([t.asked(0), t.options(0)]).toEqual(["window/cards.received", ["pass", "flare-hacker"]]);
  t.answer(0, "flare-hacker");
  expect(t.question(0)).toMatchObject({ key: "hacker/give", min: 1, max: 2, params: { player: "player/2" } });
  expect(t.options(0).sort()).toEqual(["attack-00", "attack-01", "attack-20", "attack-30", "morph"]);
  t.answer(0, ["attack-00", "attack-01"]).until(DONE);
  expect([t.hand(0), t.hand(2)]).toEqual([
    ["attack-20", "attack-30", "flare-hacker", "morph"],
    ["attack-00", "attack-01"],
  ]);
});

test("cancelled, nothing is given; nor without having chosen the payer [hacker super]", () => {
  const t = collected(["card-zap"]).answer(0, "flare-hacker").answer(0, ["morph"]).answer(1, "card-zap").until(DONE);
  expect(t.hand(2)).toEqual([]);
  const hands = [["negotiate", "morph", "flare-hacker"], ["attack-40", "plague", "quash"], []];
  const random = fight({ aliens: ["hacker", "clone", "filch"], hands, gate: 2, declining: ["plague"] }).cards(
    "negotiate",
    "attack-40",
  );
  random.answer(0, "pass").until(DONE);
  expect(random.wasAsked(0, "window/cards.received")).toBe(false);
});

test("whoever has received nothing but the flare has nothing to give [hacker super]", () => {
  const hands = [["negotiate"], ["attack-40"], ["flare-hacker"]];
  const t = fight({ aliens: ["hacker", "clone", "filch"], hands, gate: 2 }).until(ASKED);
  t.answer(0, "hacker.1").answer(0, "2").until(DONE);
  expect([t.hand(0), t.wasAsked(0, "window/cards.received")]).toEqual([["flare-hacker"], false]);
});
