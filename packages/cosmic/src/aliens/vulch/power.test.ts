import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { restOfDeck, type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const aliens = ["masochist", "hacker", "vulch"];

/** The Vulch is not involved; the defense plays a Plague on the offense. */
function plagued(more: Partial<TestSetUp> = {}): TestTable {
  const hands = [["attack-10", "attack-11", "quash"], ["attack-08", "plague"], []];
  const t = table({ aliens, hands, destiny: ["seat-1"], ...more })
    .until("window/regroup.start")
    .answer(1, "plague");
  return t.answer(1, "0").answer(0, { "0.5": 3 }).until("plague/discard").answer(0, ["attack-10"]);
}

test("an artifact another player discards must be taken, played or not [vulch 0, vulch 1]", () => {
  const t = plagued();
  expect(t.hand(2)).toEqual(["plague", "quash"]);
  expect(t.discard).toEqual(["attack-10"]);
  expect(t.told("power.used")).toEqual([
    { player: "player/2", power: "power/vulch" },
    { player: "player/2", power: "power/vulch" },
  ]);
});

test("it comes once its effect is finished and may be played at once [vulch EC1]", () => {
  const t = plagued({ hands: [["attack-10", "attack-11"], ["attack-08", "plague"], []] });
  expect([t.table.warp[0], t.asked(2), t.options(2)]).toEqual([3, "window/regroup.start", ["pass", "plague"]]);
});

test("its own artifacts are discarded for good [vulch 2]", () => {
  const hands = [["attack-10"], ["attack-08"], ["plague"]];
  const t = table({ aliens, hands, destiny: ["seat-1"] })
    .until("window/regroup.start")
    .answer(2, "plague")
    .answer(2, "1");
  t.passing("ships/lose").until("launch/aim");
  expect([t.hand(2), t.discard.includes("plague"), t.told("power.used")]).toEqual([[], true, []]);
});

test("drawing a new hand, it shows and keeps its artifacts and draws eight more [vulch 3]", () => {
  const deck = ["attack-12", "morph", "negotiate", "attack-04", "attack-05", "attack-06", "attack-13", "attack-14"];
  const hands = [["plague", "quash", "reinforcement-2"], ["attack-08", "cosmic-zap"], []];
  const t = table({ aliens: ["vulch", "hacker", "masochist"], hands, deck, destiny: ["seat-1"] });
  expect(t.hand(0)).toEqual([...deck, "plague", "quash"].sort());
  expect(t.told("vulch.kept")).toEqual([{ player: "player/0", cards: "card/plague card/quash" }]);
  expect([t.told("power.used"), t.discard]).toEqual([[], ["reinforcement-2"]]);
});

test("zapped, the artifact stays discarded, and so does the Cosmic Zap itself [vulch zap, vulch EC2]", () => {
  const hands = [["attack-10", "attack-11", "cosmic-zap"], ["attack-08", "plague"], []];
  const t = table({ aliens, hands, destiny: ["seat-1"] })
    .until("window/regroup.start")
    .answer(1, "plague");
  t.answer(1, "2").passing("ships/lose").until("window/power.used").answer(0, "cosmic-zap").until("launch/aim");
  expect(t.hand(2)).toEqual([]);
  expect([...t.discard].sort()).toEqual(["cosmic-zap", "plague"]);
  expect(t.told("power.used")).toHaveLength(1);
});

test("a Card Zap played against its own card is salvaged [vulch EC3]", () => {
  const hands = [["attack-10", "card-zap"], ["attack-08"], ["plague"]];
  const t = table({ aliens, hands, destiny: ["seat-1"] })
    .until("window/regroup.start")
    .answer(2, "plague")
    .answer(2, "0");
  t.answer(0, "card-zap").until("launch/aim");
  expect([t.hand(2), t.discard]).toEqual([["card-zap"], ["plague"]]);
});

test("neither a reshuffle nor a quake gives it anything [vulch EC4]", () => {
  const aliens = ["chosen", "masochist", "vulch"];
  const hands = [["attack-10"], ["attack-08"], []];
  const discard = restOfDeck([...hands.flat(), "quash", "attack-00", "attack-01", "morph"]);
  const shuffled = fight({ aliens, hands, deck: ["attack-00", "attack-01"], discard: [...discard, "quash", "morph"] });
  shuffled.cards("attack-10", "attack-08").until("window/reveal.change").answer(0, "chosen");
  expect(shuffled.told("deck.shuffled")).toHaveLength(1);
  expect([shuffled.hand(2), shuffled.told("power.used")]).toEqual([
    [],
    [{ player: "player/0", power: "power/chosen" }],
  ]);
  const all = [["attack-10", "flare-chosen"], restOfDeck(["attack-10"]), []];
  const quake = table({ aliens: ["masochist", "hacker", "vulch"], hands: all, destiny: ["seat-1"] });
  quake
    .declining("plague")
    .until("window/planning.before")
    .answer(0, "flare-chosen")
    .declining("card-zap")
    .until("planning/select");
  expect([quake.told("deck.quake").length, quake.hand(2).length, quake.told("power.used")]).toEqual([1, 8, []]);
});

test("also as a main player, whenever the others discard [vulch 0, vulch 1]", () => {
  const t = fight({
    aliens: ["vulch", "masochist", "hacker"],
    hands: [["attack-10"], ["attack-08"], ["emotion-control"]],
  });
  t.cards("attack-10", "attack-08").until("window/reveal.change").answer(2, "emotion-control");
  expect(t.hand(0)).toEqual(["emotion-control"]);
});

test("a hand without artifacts is shed in silence [vulch 3]", () => {
  const hands = [["reinforcement-2"], ["attack-08"], []];
  const deck = ["attack-10", "attack-10", "attack-10", "attack-10", "attack-06", "attack-06", "attack-06", "attack-06"];
  const t = table({ aliens: ["vulch", "masochist", "hacker"], hands, destiny: ["seat-1"], deck });
  t.until("launch/aim");
  expect([t.hand(0).length, t.discard, t.told("vulch.kept")]).toEqual([8, ["reinforcement-2"], []]);
});
