import { expect, test } from "vitest";
import { DESTINY } from "../cards.ts";
import { SPECIALS } from "../catalogue.ts";
import { type TestSetUp, type TestTable, table } from "../testing/table.ts";

const aliens = ["hacker", "masochist", "machine", "warrior"];
const hands = [["attack-10"], ["attack-08"], ["attack-06"], ["attack-04"]];
const home = (seat: number) => [1, 2, 3, 4, 5].map((n) => `${seat}.${n}`);

/** Seat 0 of four is the offense. */
function destiny(cards: string[], more: TestSetUp = {}): TestTable {
  return table({ aliens, hands, destiny: cards, ...more });
}

/** The cards drawn so far, without the number of the copy. */
function drawn(t: TestTable): string[] {
  return t.told("destiny.drawn").map(({ card }) => String(card).replace(/^destiny\/|\.\d$/g, ""));
}

test("the top card of the destiny deck is revealed and discarded [DST-01]", () => {
  const t = destiny(["seat-2", "seat-1"]);
  expect(drawn(t)).toEqual(["seat-2"]);
  expect(t.table.destinyDiscard.map((card) => DESTINY[card].seat)).toEqual([2]);
  expect(t.state.secret.destiny).toHaveLength(16);
});

const all = [0, 1, 2, 3].flatMap((seat) => [`seat-${seat}`, `seat-${seat}`, `seat-${seat}`]);
const rest = [...all, "wild", "wild", ...SPECIALS];

/** The rest of the destiny deck without these cards. */
function without(...cards: string[]): string[] {
  const left = [...rest];
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return left;
}

test("the last card is not revealed but shuffled together with the discards into a new deck [DST-02]", () => {
  const first = new Set<string>();
  for (const seed of ["a", "b", "c", "d", "e", "f"]) {
    const t = destiny(["seat-3"], { destinyDiscard: without("seat-3"), seed });
    expect(t.state.secret.destiny.length + t.table.destinyDiscard.length).toBe(17);
    expect(t.table.destinyDiscard).toHaveLength(drawn(t).length);
    first.add(drawn(t)[0]);
  }
  expect(first.size).toBeGreaterThan(2);
});

test("with two cards left the top one is revealed [DST-02]", () => {
  const t = destiny(["seat-2", "seat-3"], { destinyDiscard: without("seat-2", "seat-3") });
  expect(drawn(t)).toEqual(["seat-2"]);
  expect(t.state.secret.destiny).toHaveLength(1);
});

test("another player's color makes that player the defense, in that player's home system [DST-03, VOC-01]", () => {
  const t = destiny(["seat-2"]);
  expect(t.table.encounter).toMatchObject({ offense: 0, defense: 2 });
  expect(t.options(0)).toEqual(home(2));
});

test("on a wild card the offense picks any other player, to be met at home [DST-04]", () => {
  const t = destiny(["wild"]);
  expect(t.asked(0)).toBe("destiny/wild");
  expect(t.options(0)).toEqual(["1", "2", "3"]);
  t.answer(0, "3");
  expect(t.table.encounter.defense).toBe(3);
  expect(t.options(0)).toEqual(home(3));
});

const three = ["attack-06", "attack-06", "attack-06"];

test.each([
  { special: "most-cards", position: { hands: [["attack-08"], ["attack-10"], three, ["attack-04"]] }, defense: 2 },
  { special: "most-foreign-colonies", position: { ships: { "3.3": [0, 0, 0, 3], "1.1": [0, 4, 0, 1] } }, defense: 3 },
  {
    special: "fewest-in-warp",
    position: { ships: { "1.1": [0, 3], "2.1": [0, 0, 2] }, warp: [0, 1, 2, 0] },
    defense: 3,
  },
])("the special card $special names the player who fits [DST-05, DES-03]", ({ special, position, defense }) => {
  const t = destiny([special], position);
  expect(t.table.encounter.defense).toBe(defense);
  expect(t.options(0)).toEqual(home(defense));
});

test("a tie for a special card goes to the nearest player clockwise [DST-06, DES-03]", () => {
  for (const special of SPECIALS) expect(destiny([special]).table.encounter.defense).toBe(1);
  const even = [["attack-10"], ["attack-08"], ["attack-06", "attack-06"], ["attack-04", "attack-04"]];
  expect(destiny(["most-cards"], { hands: even }).table.encounter.defense).toBe(2);
  expect(destiny(["most-cards"], { hands: even, turn: 1 }).table.encounter.defense).toBe(2);
  expect(destiny(["most-cards"], { hands: even, turn: 2 }).table.encounter.defense).toBe(3);
});

test.each([
  { special: "most-cards", position: { hands: [three, ["attack-08"], ["attack-10"], ["attack-04", "attack-04"]] } },
  {
    special: "most-foreign-colonies",
    position: { ships: { "0.1": [3], "1.1": [1, 4], "3.1": [0, 1, 0, 4], "1.2": [0, 3] } },
  },
  {
    special: "fewest-in-warp",
    position: { ships: { "1.1": [0, 3], "2.1": [0, 0, 3], "3.1": [0, 0, 0, 4] }, warp: [0, 1, 1] },
  },
])(
  "the offense does not count for $special, even if it fits best [DST-07, DST-17, DES-03]",
  ({ special, position }) => {
    const t = destiny([special], position);
    expect(t.asked(0)).toBe("launch/aim");
    expect(t.table.encounter.defense).toBe(special === "most-foreign-colonies" ? 1 : 3);
  },
);

test("for Will's flare a special card counts as the color of the player it points to [DST-08, DST-16]", () => {
  const position = {
    hands: [["attack-10", "flare-will"], ["attack-08"], three, ["attack-04"]],
    ships: { "2.1": [0, 0, 3], "3.1": [0, 0, 1, 4] },
  };
  const t = destiny(["most-cards"], position);
  expect(t.asked(0)).toBe("window/destiny.choose");
  t.answer(0, "flare-will");
  expect(t.table.encounter).toMatchObject({ defense: 2, planet: 15 });
});

test("a colony of the defense in a third player's system is no target [DST-16]", () => {
  const t = destiny(["seat-2"], { ships: { "2.1": [0, 0, 3], "3.1": [0, 0, 1, 4] } });
  expect(t.options(0)).toEqual(home(2));
});

const invaded = { "0.1": [3, 1], "0.2": [0, 1, 2], "0.3": [0], "1.1": [5, 2], "1.2": [4, 4], "2.1": [0, 0, 2] };

test("on its own color the offense attacks an invader, settles an empty home planet or draws again [DST-09]", () => {
  const t = destiny(["seat-0"], { ships: invaded });
  expect(t.asked(0)).toBe("destiny/own");
  expect(t.options(0)).toEqual(["redraw", "0.1@1", "0.2@1", "0.2@2", "0.3"]);
});

test("the owner of the attacked colony is the defense on that planet [DST-09, LCH-03]", () => {
  const t = destiny(["seat-0"], { ships: invaded }).answer(0, "0.2@2");
  expect(t.table.encounter).toMatchObject({ defense: 2, planet: 1 });
  expect(t.asked(0)).toBe("launch/ships");
});

test("settling moves one to four ships from other colonies, without allies and cards, and is a success [DST-10]", () => {
  const t = destiny(["seat-0"], { ships: invaded }).answer(0, "0.3");
  expect(t.question(0)).toMatchObject({ key: "destiny/settle", min: 1, max: 4 });
  expect(t.options(0)).toEqual(["0.1", "0.4", "0.5", "1.1", "1.2"]);
  t.answer(0, { "1.1": 3, "0.4": 1 });
  expect(t.ships("0.3", 0)).toBe(4);
  expect(t.ships("1.1", 0)).toBe(2);
  expect(t.table.encounter.result).toBe("settled");
  expect(t.told("alliance.invited")).toEqual([]);
  expect(t.told("reveal.card")).toEqual([]);
  expect(t.asked(0)).toBe("turn/again");
  expect(t.hand(0)).toEqual(["attack-10"]);
});

test("a home planet that holds only foreign colonies cannot be settled [DST-11]", () => {
  const t = destiny(["seat-0"], { ships: { "0.2": [0, 1], "1.1": [4, 3] } });
  expect(t.options(0)).toEqual(["redraw", "0.2@1"]);
});

test("without an invader and without an empty planet the card is discarded and another drawn [DST-12]", () => {
  const t = destiny(["seat-0", "seat-2"]);
  expect(drawn(t)).toEqual(["seat-0", "seat-2"]);
  expect(t.asked(0)).toBe("launch/aim");
});

test("the own color drawn again offers everything again [DST-13]", () => {
  const t = destiny(["seat-0", "seat-0", "seat-2"], { ships: invaded }).answer(0, "redraw");
  expect(drawn(t)).toEqual(["seat-0", "seat-0"]);
  expect(t.options(0)).toEqual(["redraw", "0.1@1", "0.2@1", "0.2@2", "0.3"]);
});

test("by the wording of 2008 the offense draws until another color appears [DST-13]", () => {
  const settings = { edition: "2008", alienSelection: "chosen" };
  const t = destiny(["seat-0", "seat-0", "seat-0", "seat-2"], { ships: invaded, settings });
  expect(t.options(0)).toEqual(["redraw", "0.1@1", "0.2@1", "0.2@2", "0.3"]);
  t.answer(0, "redraw");
  expect(drawn(t)).toEqual(["seat-0", "seat-0", "seat-0", "seat-2"]);
  expect(t.table.encounter.defense).toBe(2);
});

test("a card with a hazard warning does what its color says and nothing else [DST-15, DES-04]", () => {
  const asked = ["seat-2.1", "seat-2.2"].map((card) => {
    const t = destiny([card]);
    return { question: t.question(0), defense: t.table.encounter.defense, ships: t.table.ships, warp: t.table.warp };
  });
  expect(DESTINY.filter((card) => card.hazard).map((card) => card.ref)).toContain("destiny/seat-2.1");
  expect(asked[0]).toEqual(asked[1]);
});

test("once the game is won by what a card sets off, no defense is chosen any more [DST-04, WIN-01]", () => {
  const rich = { "0.1": [4, 1], "0.2": [4, 1], "0.3": [4, 1], "0.4": [4, 1], "1.5": [] };
  const poor = { "3.1": [0, 0, 0, 1], "3.2": [0, 0, 0, 10], "3.3": [0, 0, 0, 9], "3.4": [], "3.5": [] };
  const t = destiny(["wild"], {
    aliens: ["hacker", "masochist", "shadow", "warrior"],
    hands: [["attack-10"], ["flare-parasite"], [], []],
    ships: { ...rich, ...poor },
  });
  t.answer(2, "shadow.2").answer(2, "colony/3.1@3");
  expect(t.asked(1)).toBe("window/power.lost");
  t.answer(1, "flare-parasite").answer(1, "3.4").answer(1, { "1.1": 1 });
  expect([t.table.winners, t.session.run.pending]).toEqual([[1], []]);
});

test("without a colony to come from, nobody settles an empty home planet [DST-10, DST-12]", () => {
  const ships = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`0.${n}`, []]));
  const t = destiny(["seat-0", "seat-1"], { ships, warp: [20] });
  expect([drawn(t), t.wasAsked(0, "destiny/own"), t.table.encounter.defense]).toEqual([["seat-0", "seat-1"], false, 1]);
});
