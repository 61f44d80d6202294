import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";

const ASKED = "window/resolution.compensation";
const DONE = "window/resolution.keep";

/** The winner, who holds the flare, has to pay. */
function due(third: string[] = []): FightTable {
  const hands = [["attack-40", "plague", "flare-hacker"], ["negotiate"], third];
  return fight({ aliens: ["clone", "filch", "machine"], hands })
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
  const loser = fight({ aliens: ["clone", "filch", "machine"], hands })
    .cards("attack-40", "negotiate")
    .until(DONE);
  expect(loser.wasAsked(1, ASKED)).toBe(false);
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
  const random = fight({ aliens: ["hacker", "clone", "filch"], hands, gate: 2 }).cards("negotiate", "attack-40");
  random.answer(0, "pass").until(DONE);
  expect(random.wasAsked(0, "window/cards.received")).toBe(false);
});
