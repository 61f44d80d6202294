import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const settings = { boxes: ["base", "dominion"] };
const rewarding = { ...settings, rewardDeck: true };
/** What its power asks at the start of every encounter. */
const ASKED = ["greenhorn/card", "greenhorn/whom", "greenhorn/question"];

/** The Greenhorn is seat 0, and it is its turn. */
function start(more: Partial<TestSetUp> = {}): TestTable {
  return table({
    aliens: ["greenhorn", "machine", "macron"],
    settings,
    hands: [["attack-08", "quash"], ["attack-10"], []],
    destiny: ["seat-1"],
    ...more,
  });
}

test("at the start of every encounter a card is shown to one player with a question [greenhorn 0, greenhorn 1, greenhorn D1]", () => {
  const t = start();
  expect([t.asked(0), t.options(0)]).toEqual(["greenhorn/card", ["attack-08", "quash"]]);
  t.answer(0, "quash");
  expect([t.asked(0), t.options(0)]).toEqual(["greenhorn/whom", ["1", "2"]]);
  t.answer(0, "2");
  expect(t.options(0)).toEqual(["what-is-it", "is-it-good", "when-to-play"]);
  t.answer(0, "is-it-good");
  const asked = t.session.events.find(({ id }) => id === "greenhorn.asked");
  expect(asked?.params).toEqual({ player: "player/0", other: "player/2", question: "word/is-it-good" });
  expect(asked?.privately).toEqual({ 0: { card: "card/quash" }, 2: { card: "card/quash" } });
});

test("also in the encounters of others; without cards nothing is shown [greenhorn 1]", () => {
  expect(start({ turn: 1 }).until("greenhorn/card").table.encounter.offense).toBe(1);
  const t = start({
    turn: 1,
    hands: [[], ["attack-10"], []],
    declining: ["greenhorn.1", "greenhorn.2", "greenhorn.3"],
  });
  expect(t.until("launch/aim").told("greenhorn.asked")).toEqual([]);
});

test("zapped, nothing is shown, but ships may still be moved [greenhorn zap, greenhorn 3]", () => {
  const t = start({ hands: [["attack-08"], ["attack-10", "cosmic-zap"], []] }).until("greenhorn/whom");
  t.answer(0, "1").answer(0, "is-it-good").answer(1, "cosmic-zap");
  expect([t.told("greenhorn.asked"), t.asked(0), t.options(0)]).toEqual([
    [],
    "window/regroup.start",
    ["pass", "greenhorn.2"],
  ]);
});

test("in any regroup phase ships may be moved among colonies and home planets, even empty ones [greenhorn 3]", () => {
  const ships = { "0.4": [0], "0.5": [0], "1.1": [3, 4], "0.1": [4] };
  const t = start({ ships, warp: [5, 0, 0], hands: [["attack-08"], ["attack-10"], []] }).until("greenhorn/whom");
  t.answer(0, "1").answer(0, "is-it-good");
  expect([t.options(0), t.table.players[0].powerless]).toEqual([["pass", "greenhorn.2"], false]);
  t.answer(0, "greenhorn.2");
  const question = t.question(0);
  expect(question?.kind === "spread" && question.slots.map(({ ref }) => ref)).toEqual([
    "planet/0.1",
    "planet/0.2",
    "planet/0.3",
    "planet/0.4",
    "planet/0.5",
    "planet/1.1",
  ]);
  t.answer(0, { "0.1": 3, "0.2": 3, "0.3": 3, "0.4": 3, "0.5": 2, "1.1": 1 });
  expect([t.ships("0.4", 0), t.ships("0.5", 0), t.ships("1.1", 0)]).toEqual([3, 2, 1]);
  expect(t.told("colony.founded").map(({ planet }) => planet)).toEqual(["planet/0.4", "planet/0.5"]);
});

test("without an attack a new hand may be drawn at any time [greenhorn 2, greenhorn D2]", () => {
  const t = start({ hands: [["negotiate", "quash"], ["attack-10"], []], deck: ["attack-12"] });
  expect([t.asked(0), t.options(0)]).toEqual(["window/turn.first", ["pass", "greenhorn.1"]]);
  t.answer(0, "greenhorn.1");
  expect([t.hand(0).length, t.discard]).toEqual([8, ["negotiate", "quash"]]);
  const withAttack = start();
  expect(withAttack.wasAsked(0, "window/turn.first")).toBe(false);
});

test("an offense without encounter cards may go on with a new hand [greenhorn 2]", () => {
  const t = start({
    aliens: ["greenhorn", "angler", "macron"],
    hands: [["attack-08"], ["attack-10"], []],
    deck: ["attack-12", "attack-13"],
    passing: ASKED,
    declining: ["greenhorn.2"],
  }).until("window/planning.before");
  t.answer(1, "angler").answer(1, "attack-08").answer(0, "pass");
  expect([t.asked(0), t.options(0), t.hand(0)]).toEqual(["window/hand.lacking", ["pass", "greenhorn"], []]);
  t.answer(0, "greenhorn");
  expect([t.asked(0), t.hand(0).length]).toEqual(["planning/select", 8]);
});

/** Seat 0, the Greenhorn, attacks with 10 against 20. */
function losing(hand: string[], more: Partial<TestSetUp> = {}): FightTable {
  return fight({
    aliens: ["greenhorn", "clone", "filch"],
    settings: rewarding,
    hands: [["attack-10", "attack-00", ...hand], ["attack-20"], []],
    passing: ASKED,
    declining: [
      "greenhorn.2",
      "clone",
      "filch",
      "greenhorn.1",
      "greenhorn",
      "give-war-a-chance",
      "signal-lost",
      "rift-3",
    ],
    ...more,
  });
}

test("a kicker may be played after the reveal, one per encounter [greenhorn 4, greenhorn D2]", () => {
  const t = losing(["give-war-a-chance"]).cards("attack-10", "attack-20").until("window/reveal.change");
  expect(t.options(0)).toEqual(["pass", "greenhorn.2"]);
  t.answer(0, "greenhorn.2");
  expect(t.totals()).toEqual({ offense: 41, defense: 24 });
});

test("a late Signal Lost cancels the other kicker [greenhorn 4]", () => {
  const t = losing(["signal-lost"], {
    hands: [["attack-10", "attack-00", "signal-lost"], ["attack-04", "give-war-a-chance"], []],
  });
  t.until("window/planning.lay").answer(0, "pass").answer(1, "give-war-a-chance").cards("attack-10", "attack-04");
  t.until("window/reveal.change").answer(0, "greenhorn.2");
  expect([t.told("kicker.cancelled").length, t.totals()]).toEqual([1, { offense: 21, defense: 8 }]);
});

test("a late Self Destruct ends the encounter at once, whatever others would still do [greenhorn 4, self-destruct 1]", () => {
  const t = losing([], {
    hands: [["attack-10", "attack-00", "self-destruct"], ["attack-20"], ["emotion-control"]],
    declining: ["greenhorn.2", "clone", "filch", "greenhorn.1", "greenhorn", "self-destruct", "greenhorn.3"],
  });
  t.cards("attack-10", "attack-20").until("window/reveal.change").answer(0, "greenhorn.2").pass(2);
  expect([t.asked(2), t.told("self-destruct.blast").length, t.table.warp]).toEqual([undefined, 1, [1, 4, 0]]);
});

test("reinforcements may be played from outside [greenhorn 4]", () => {
  const t = fight({
    aliens: ["clone", "filch", "greenhorn"],
    settings,
    hands: [["attack-10"], ["attack-08"], ["reinforcement-5", "attack-00"]],
    passing: ASKED,
    declining: ["greenhorn.2", "clone", "filch"],
  }).until("window/reveal.reinforce");
  t.answer(2, "greenhorn.2").answer(2, "offense");
  expect(t.totals()).toEqual({ offense: 16, defense: 12 });
});

test("artifacts of the regroup and alliance phases may be played in any phase and role [greenhorn 4]", () => {
  const t = table({
    aliens: ["machine", "macron", "greenhorn"],
    settings,
    hands: [["attack-10"], ["attack-08"], ["mobius-tubes", "attack-00", "quash"]],
    ships: { "0.1": [2], "2.1": [0, 0, 3] },
    warp: [2, 0, 1],
    destiny: ["seat-1"],
    passing: ASKED,
    declining: ["greenhorn.1", "greenhorn.2", "greenhorn.4"],
  }).until("window/planning.before");
  expect(t.options(2)).toEqual(["pass", "greenhorn.2"]);
  t.answer(2, "greenhorn.2");
  t.finish();
  expect(t.told("card.played")).toHaveLength(1);
  expect(t.told("ships.retrieved").slice(0, 3)).toEqual([
    { player: "player/0", n: 1 },
    { player: "player/0", n: 1 },
    { player: "player/2", n: 1 },
  ]);
});

test("an artifact of every phase is played as printed [greenhorn 4]", () => {
  const t = table({
    aliens: ["machine", "macron", "greenhorn"],
    settings: rewarding,
    hands: [["attack-10"], ["attack-08"], ["ship-zap", "attack-00"]],
    destiny: ["seat-1"],
    passing: ASKED,
    declining: ["greenhorn.2"],
  });
  expect(t.asked(2)).toBe("greenhorn/card");
  t.until("window/regroup.start", 2);
  expect(t.options(2)).toEqual(["pass", "greenhorn.2", "ship-zap"]);
});

test("what may be played here in any case is offered once, as itself [greenhorn 4]", () => {
  const offered = (card: string) =>
    table({
      aliens: ["machine", "macron", "greenhorn"],
      settings,
      hands: [["attack-10"], ["attack-08"], [card, "attack-00"]],
      warp: [2],
      ships: { "0.1": [2] },
      destiny: ["seat-1"],
      passing: ASKED,
      declining: ["greenhorn.1", "greenhorn.2"],
    })
      .until("window/regroup.start", 2)
      .options(2);
  expect(offered("plague")).toEqual(["pass", "greenhorn.2", "plague"]);
  expect(offered("mobius-tubes")).toEqual(["pass", "greenhorn.2", "greenhorn.4"]);
});
