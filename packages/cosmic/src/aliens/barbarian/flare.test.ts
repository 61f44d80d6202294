import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { table } from "../../testing/table.ts";

const DONE = "window/resolution.keep";

/** The defense with the flare loses four ships with a negotiate and takes two cards. */
function paid(third: string[] = []) {
  const hands = [["attack-40", "attack-04", "plague"], ["negotiate", "flare-barbarian"], third];
  return fight({ aliens: ["clone", "filch", "machine"], hands, declining: ["plague"] }).cards("attack-40", "negotiate");
}

test("of the cards taken as compensation any may be discarded, and none comes instead [barbarian wild]", () => {
  const t = paid();
  expect([t.asked(1), t.options(1)]).toEqual(["window/cards.received", ["pass", "flare-barbarian"]]);
  t.answer(1, "flare-barbarian");
  expect(t.question(1)).toMatchObject({ key: "barbarian/discard", min: 1, max: 2 });
  expect(t.options(1).sort()).toEqual(["attack-04", "plague"]);
  t.answer(1, ["plague"]).until(DONE);
  expect([t.hand(1), t.discard]).toEqual([["attack-04", "flare-barbarian"], ["plague"]]);
});

test("a rewarded ally may do the same, but nobody after an ordinary draw [barbarian wild]", () => {
  const hands = [["attack-00"], ["attack-40"], ["flare-barbarian", "flare-chosen"]];
  const deck = ["quash", "morph"];
  const t = fight({ aliens: ["clone", "filch", "machine"], hands, deck, allies: [[2, "defense", 2]] });
  t.cards("attack-00", "attack-40").until("window/cards.received");
  t.answer(2, "flare-barbarian").answer(2, ["quash"]).until(DONE);
  expect([t.hand(2), t.discard]).toEqual([["flare-barbarian", "flare-chosen", "morph"], ["quash"]]);
  const drawn = fight({
    aliens: ["clone", "filch", "machine"],
    hands: [["attack-10", "flare-chosen", "flare-barbarian"], ["attack-00"]],
    deck,
  });
  drawn.until("window/planning.before").answer(0, "flare-chosen").declining("clone", "filch").finish();
  expect(drawn.wasAsked(0, "window/cards.received")).toBe(false);
});

test("cards of rewards that come before resolution are kept [barbarian wild]", () => {
  const t = table({
    aliens: ["pirate", "hacker", "clone"],
    settings: { boxes: ["base", "dominion"] },
    hands: [["attack-10", "flare-barbarian"], ["attack-08"], []],
    ships: { "1.1": [0, 2] },
    memo: { pirate: { ships: [0, 2, 0] } },
    destiny: ["seat-1"],
    deck: ["quash", "morph"],
    declining: ["pirate.2"],
  });
  t.until("window/regroup.start").answer(0, "pirate.1").answer(0, { "player/1": 2 }).until("launch/aim");
  expect([t.hand(0), t.wasAsked(0, "window/cards.received")]).toEqual([
    ["attack-10", "flare-barbarian", "morph", "quash"],
    false,
  ]);
});

test("the flare itself is no card to discard: taken alone it cannot be played, with others it is left out [barbarian wild, FLR-09]", () => {
  const taken = (mine: string[]) =>
    fight({
      aliens: ["clone", "filch", "machine"],
      hands: [["attack-40", ...mine], ["negotiate"], []],
      declining: ["plague"],
    });
  const alone = taken(["flare-barbarian"]).until(DONE);
  expect([alone.hand(1), alone.wasAsked(1, "window/cards.received")]).toEqual([["flare-barbarian"], false]);
  const t = taken(["flare-barbarian", "plague", "quash"])
    .cards("attack-40", "negotiate")
    .until("window/cards.received");
  expect(t.answer(1, "flare-barbarian").options(1).sort()).toEqual(["plague", "quash"]);
});

test("cancelled, all cards stay [barbarian wild]", () => {
  const t = paid(["card-zap"]);
  t.answer(1, "flare-barbarian").answer(1, ["plague"]).answer(2, "card-zap").until(DONE);
  expect(t.hand(1)).toEqual(["attack-04", "plague"]);
});

/** The Barbarian helps a side with two ships; the offense wins. */
function helped(side: "offense" | "defense", zap: string[] = []) {
  const hands = [["attack-40", ...zap], ["attack-00", "plague", "quash", "morph"], ["flare-barbarian"]];
  return fight({ aliens: ["clone", "filch", "barbarian"], hands, allies: [[2, side, 2]], declining: ["plague"] }).cards(
    "attack-40",
    "attack-00",
  );
}

test("as an offensive ally on the winning side the Barbarian may loot for its own ships [barbarian super]", () => {
  const t = helped("offense");
  expect([t.asked(2), t.options(2)]).toEqual(["window/resolution.landed", ["pass", "flare-barbarian"]]);
  t.answer(2, "flare-barbarian");
  expect(t.question(2)).toMatchObject({ key: "barbarian/loot", max: 2 });
  t.answer(2, ["plague", "morph"]).until(DONE);
  expect([t.hand(1), t.hand(2)]).toEqual([[], ["flare-barbarian", "morph", "plague"]]);
});

test("it is a use of the power and can be zapped; defensive allies never loot [barbarian super, barbarian zap]", () => {
  const t = helped("offense", ["cosmic-zap"]).answer(2, "flare-barbarian").answer(0, "cosmic-zap").until(DONE);
  expect([t.hand(1), t.hand(2)]).toEqual([["morph", "plague", "quash"], ["flare-barbarian"]]);
  expect(helped("defense").until(DONE).wasAsked(2, "window/resolution.landed")).toBe(false);
});

test("of a defense without cards there is nothing to loot [barbarian super]", () => {
  const hands = [["attack-40"], ["attack-00"], ["flare-barbarian"]];
  const t = fight({ aliens: ["clone", "filch", "barbarian"], hands, allies: [[2, "offense", 2]] }).until(DONE);
  expect(t.wasAsked(2, "window/resolution.landed")).toBe(false);
});
