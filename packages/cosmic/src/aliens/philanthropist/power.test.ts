import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { fight } from "../../testing/fight.ts";
import { view } from "../../view.ts";

const WINDOW = "window/alliance.formed";
const aliens = ["philanthropist", "hacker", "machine"];

/** The Philanthropist (seat 0) attacks seat 1. */
function give(mine: string[], theirs: string[] = ["attack-08", "attack-06"], deck: string[] = []) {
  return fight({ aliens, hands: [mine, theirs, []], gate: 2, deck, declining: ["plague"] }).until(WINDOW);
}

test("after alliances a main player may give the opponent a card, to be held at once [philanthropist 0, philanthropist 1]", () => {
  const { effect } = powerOf("philanthropist");
  expect([effect.alert, effect.setUp]).toEqual(["yellow", undefined]);
  const t = give(["attack-20", "attack-00", "plague"]);
  expect(t.options(0)).toEqual(["pass", "philanthropist"]);
  t.answer(0, "philanthropist");
  expect([t.asked(0), t.options(0)]).toEqual(["philanthropist/card", ["attack-20", "attack-00", "plague"]]);
  t.answer(0, "attack-00").until("planning/select");
  expect([t.hand(0), t.options(1)]).toEqual([
    ["attack-20", "plague"],
    ["attack-08", "attack-06", "attack-00"],
  ]);
});

test("it is left to the Philanthropist, and the card is known to the two alone [philanthropist 0, philanthropist 1]", () => {
  const kept = give(["attack-20", "attack-00"]).answer(0, "pass").until("planning/select");
  expect(kept.hand(0)).toEqual(["attack-00", "attack-20"]);
  const t = give(["attack-20", "attack-00"]).answer(0, "philanthropist").answer(0, "attack-00");
  const given = t.session.events.find((event) => event.id === "cards.given");
  expect(given?.params).toEqual({ player: "player/0", to: "player/1", n: 1 });
  expect(Object.keys(given?.privately ?? {})).toEqual(["0", "1"]);
  expect(view(t.state, 2)).not.toHaveProperty("covert");
});

test("an ally gives a card to either main player, others give none [philanthropist 0, philanthropist 1]", () => {
  const hands = [["attack-20", "attack-10"], ["attack-08", "attack-06"], ["attack-40"]];
  const ally = fight({ aliens: ["masochist", "hacker", "philanthropist"], hands, allies: [[2, "defense", 1]] }).until(
    WINDOW,
  );
  ally.answer(2, "philanthropist");
  expect([ally.asked(2), ally.options(2)]).toEqual(["philanthropist/to", ["0", "1"]]);
  ally.answer(2, "1").until("planning/select");
  expect([ally.hand(1), ally.hand(2)]).toEqual([["attack-06", "attack-08", "attack-40"], []]);
  const uninvolved = fight({ aliens: ["masochist", "hacker", "philanthropist"], hands }).until("planning/select");
  expect(uninvolved.wasAsked(2, WINDOW)).toBe(false);
});

test("a main player left without encounter cards draws a new hand, which saves the turn [philanthropist 2, philanthropist EC2]", () => {
  const deck = ["attack-12", "attack-10", "attack-06", "attack-05", "quash", "ionic-gas", "morph", "negotiate"];
  const t = give(["attack-00", "plague"], undefined, deck).answer(0, "philanthropist").answer(0, "attack-00");
  expect(t.hand(0)).toEqual([...deck].sort());
  expect(t.told("cards.discarded")).toEqual([{ player: "player/0", cards: "card/plague" }]);
  t.until("planning/select");
  expect(t.options(0)).toHaveLength(6);
});

test("an ally left without encounter cards draws none [philanthropist 2]", () => {
  const hands = [
    ["attack-20", "attack-10"],
    ["attack-08", "attack-06"],
    ["attack-40", "plague"],
  ];
  const t = fight({
    aliens: ["masochist", "hacker", "philanthropist"],
    hands,
    allies: [[2, "offense", 1]],
    declining: ["plague"],
  }).until(WINDOW);
  t.answer(2, "philanthropist").answer(2, "1").answer(2, "attack-40").until("planning/select");
  expect(t.hand(2)).toEqual(["plague"]);
});

test("zapped, the card returns to the Philanthropist [philanthropist zap]", () => {
  const t = give(["attack-20", "attack-00"], ["attack-08", "attack-06", "cosmic-zap"]).answer(0, "philanthropist");
  t.answer(0, "attack-00");
  expect([t.asked(1), t.hand(0)]).toEqual(["window/power.used", ["attack-20"]]);
  t.answer(1, "cosmic-zap").until("planning/select");
  expect([t.hand(0), t.hand(1)]).toEqual([
    ["attack-00", "attack-20"],
    ["attack-06", "attack-08"],
  ]);
});

test("the receiver is not asked [philanthropist EC1]", () => {
  const t = give(["attack-20", "attack-00"]).answer(0, "philanthropist").answer(0, "attack-00");
  expect([t.hand(1).includes("attack-00"), t.told("cards.given").length]).toEqual([true, 1]);
  expect(t.session.answers.filter(({ who }) => who === 1).map(({ key }) => key)).toEqual(["alliance/invite-defense"]);
});

test("there is one gift per encounter [philanthropist EC3]", () => {
  const t = give(["attack-20", "attack-00", "plague"]).answer(0, "philanthropist").answer(0, "plague");
  expect(t.asked(0)).toBe("planning/select");
});

test("without a card there is nothing to give [philanthropist 1]", () => {
  const hands = [["attack-20", "attack-10"], ["attack-08"], []];
  const t = fight({ aliens: ["hacker", "machine", "philanthropist"], hands, allies: [[2, "offense", 1]] });
  expect(t.until("planning/select").wasAsked(2, WINDOW)).toBe(false);
});
