import { expect, test } from "vitest";
import { DESTINY } from "../../cards.ts";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

/** The Dictator is seat 1. */
const aliens = ["masochist", "dictator", "hacker"];
const hands = [["attack-10"], ["attack-08"], ["attack-06"]];

/** All destiny cards of a game for three, in the order of the deck. */
const ORDER = [
  ...["wild", "seat-2", "seat-0", "most-cards", "seat-1", "seat-2", "seat-0", "fewest-in-warp"],
  ...["seat-1", "wild", "seat-2", "most-foreign-colonies", "seat-1", "seat-0"],
];

const play = (more: TestSetUp = {}) => table({ aliens, hands, destiny: ORDER, ...more });

/** The destiny deck from the top, without the numbers of copies. */
const deck = (t: TestTable) => bare(t.state.secret.destiny.map((card) => DESTINY[card].ref.slice(8)).reverse());
const bare = (cards: readonly string[]) => cards.map((card) => card.replace(/\.\d$/, ""));
const drawn = (t: TestTable) => bare(t.told("destiny.drawn").map(({ card }) => String(card).slice(8)));

test("for another offense the Dictator must choose the destiny card from the whole deck [dictator 0, dictator 1]", () => {
  const t = play();
  expect([t.asked(1), bare(t.options(1))]).toEqual(["dictator/choose", ORDER]);
  expect(t.told("destiny.drawn")).toEqual([]);
  t.answer(1, "destiny/most-foreign-colonies");
  expect([drawn(t), t.table.encounter.defense]).toEqual([["most-foreign-colonies"], 1]);
  expect(t.told("power.used")).toEqual([{ player: "player/1", power: "power/dictator" }]);
});

test("the card is played as if the offense had drawn it [dictator 1, DST-04]", () => {
  const t = play().answer(1, "wild.2");
  expect([t.asked(0), t.options(0)]).toEqual(["destiny/wild", ["1", "2"]]);
});

test("on the Dictator's own turn the deck is shuffled and a card dealt at random [dictator 2, dictator 0]", () => {
  const cards = Array.from({ length: 6 }, (_, i) => {
    const t = play({ turn: 1, seed: `own ${i}` }).until("launch/aim");
    expect(t.wasAsked(1, "dictator/choose")).toBe(false);
    expect([t.told("dictator.shuffled").length, t.told("power.used")]).toEqual([drawn(t).length, []]);
    expect([...deck(t), ...drawn(t)].toSorted()).toEqual(ORDER.toSorted());
    expect(deck(t)).not.toEqual(ORDER.slice(drawn(t).length));
    return drawn(t)[0];
  });
  expect(new Set(cards).size).toBeGreaterThan(1);
});

test("zapped, the Dictator's choice is void: the deck is shuffled and a card drawn at random [dictator zap, dictator 2]", () => {
  const zapping = [["attack-10", "cosmic-zap"], ["attack-08"], ["attack-06"]];
  const cards = Array.from({ length: 6 }, (_, i) => {
    const t = play({ hands: zapping, seed: `zap ${i}` }).answer(1, "seat-1.1");
    expect([t.asked(0), t.options(0)]).toEqual(["window/power.used", ["pass", "cosmic-zap"]]);
    t.answer(0, "cosmic-zap");
    expect(t.told("dictator.shuffled")).toEqual([{ player: "player/1" }]);
    expect(t.told("power.used")).toHaveLength(1);
    return drawn(t)[0];
  });
  expect(new Set(cards).size).toBeGreaterThan(2);
});

test("the Dictator chooses every card of the encounter, also after the offense's own colour [dictator EC1]", () => {
  const t = play().answer(1, "seat-0.2");
  expect([t.asked(1), t.options(1).length, t.told("power.used").length]).toEqual(["dictator/choose", 13, 1]);
  t.answer(1, "seat-2.3");
  expect([drawn(t), t.table.encounter.defense]).toEqual([["seat-0", "seat-2"], 2]);
});

test("the last card is shuffled with the discards before the Dictator looks [dictator EC2, DST-02]", () => {
  const t = play({ destiny: [], destinyDiscard: ORDER.slice(1) });
  expect(bare(t.options(1)).toSorted()).toEqual(ORDER.toSorted());
  expect(t.table.destinyDiscard).toEqual([]);
  const two = play({ destiny: ORDER.slice(0, 2), destinyDiscard: ORDER.slice(2) });
  expect(bare(two.options(1))).toEqual(ORDER.slice(0, 2));
});

test("what was seen is told to nobody, and the deck keeps its order [dictator EC3]", () => {
  const t = play().answer(1, "fewest-in-warp");
  expect(deck(t)).toEqual(ORDER.filter((card) => card !== "fewest-in-warp"));
  const told = t.session.events.filter((event) => JSON.stringify([event.params, event.privately]).includes("destiny/"));
  expect(told.map((event) => event.id)).toEqual(["destiny.drawn"]);
});

test("the Will and the Dictator's wild flare act after the choice [dictator EC4]", () => {
  const t = play({ aliens: ["will", "dictator", "hacker"], hands: [["attack-10"], ["attack-08"], ["flare-dictator"]] });
  t.answer(1, "seat-1.1");
  expect([t.asked(2), t.options(2)]).toEqual(["window/destiny.drawn", ["pass", "flare-dictator"]]);
  t.answer(2, "flare-dictator");
  expect(t.asked(1)).toBe("dictator/choose");
  t.answer(1, "seat-1.2");
  expect([t.asked(0), t.options(0)]).toEqual(["will/defense", ["1", "2"]]);
  t.answer(0, "2");
  expect(t.table.encounter.defense).toBe(2);
});
