import { expect, test } from "vitest";
import { CARDS } from "../../cards.ts";
import { setTable, type TestSetUp, type TestTable, table } from "../../testing/table.ts";
import { view } from "../../view.ts";

const settings = { boxes: ["base", "dominion"] };
const aliens = ["aristocrat", "machine", "macron"];

/** Before hands are dealt. */
function setUp(): TestTable {
  return setTable({ players: 3, aliens, settings: { ...settings, useFlares: true } });
}

/** It is the turn of the Aristocrat, seat 0. */
function turn(more: Partial<TestSetUp> = {}): TestTable {
  return table({
    aliens,
    settings,
    hands: [["attack-10"], ["attack-08"], []],
    destiny: ["seat-1"],
    ...more,
  });
}

function flaresIn(t: TestTable, seat: number): string[] {
  return t.hand(seat).filter((name) => name.startsWith("flare-"));
}

test("before hands are dealt, eight cards may be chosen from the deck, but not the own flare [aristocrat 0]", () => {
  const t = setUp();
  expect(t.question(0)).toMatchObject({ key: "aristocrat/hand", min: 0, max: 8, hidden: true });
  expect(t.state.secret.hands).toEqual([[], [], []]);
  expect(t.options(0)).toContain("flare-machine");
  expect(t.options(0)).not.toContain("flare-aristocrat");
  const chosen = ["attack-40", "attack-30", "attack-23", "attack-15", "morph", "plague", "quash", "flare-machine"];
  t.answer(0, chosen);
  expect(t.hand(0)).toEqual(chosen.toSorted());
  expect([t.hand(1).length, t.hand(2).length]).toEqual([8, 8]);
  expect(t.told("aristocrat.chose")).toEqual([{ player: "player/0", n: 8 }]);
});

test("what is not chosen is dealt, and the order of the deck shows in nothing [aristocrat D2]", () => {
  const t = setUp();
  const question = t.question(0);
  const options = question?.kind === "some" ? question.options : [];
  const numbers = options.map((ref) => CARDS.findIndex((one) => one.ref === ref));
  expect(numbers.length).toBeGreaterThan(70);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  t.answer(0, ["attack-40"]);
  expect([t.hand(0).length, t.hand(0).includes("attack-40"), t.hand(1).length]).toEqual([8, true, 8]);
});

test("as a main player before selection a flare may be drawn, once per encounter [aristocrat 1, aristocrat D1]", () => {
  const t = turn();
  const left = t.state.secret.flareDeck.length;
  expect([t.asked(0), t.options(0)]).toEqual(["window/turn.first", ["pass", "aristocrat"]]);
  t.answer(0, "aristocrat");
  expect([flaresIn(t, 0).length, t.state.secret.flareDeck.length]).toEqual([1, left - 1]);
  expect(view(t.state, 1).flareDeckSize).toBe(left - 1);
  expect(t.told("aristocrat.drew")).toEqual([{ player: "player/0", n: 1 }]);
});

test("it may be left for later, up to the choice of cards [aristocrat 1]", () => {
  const t = turn({ declining: ["aristocrat"] })
    .until("window/planning.before")
    .answer(0, "aristocrat");
  expect(flaresIn(t, 0)).toHaveLength(1);
});

test("a defense may from the moment it is one, others may not [aristocrat 0, aristocrat D1]", () => {
  const t = turn({ turn: 1, destiny: ["seat-0"], declining: ["aristocrat"] }).until("window/destiny.final");
  expect(t.options(0)).toEqual(["pass", "aristocrat"]);
  expect(t.wasAsked(0, "window/regroup.start")).toBe(false);
});

test("of two flares of nobody's aliens one leaves the game for good [aristocrat 2]", () => {
  const t = turn({ hands: [["attack-10", "flare-virus", "flare-void", "flare-machine"], ["attack-08"], []] });
  t.until("window/turn.first").answer(0, "aristocrat");
  expect(t.asked(0)).toBe("aristocrat/remove");
  expect(t.options(0)).toEqual(expect.arrayContaining(["flare-virus", "flare-void"]));
  expect(t.options(0)).not.toContain("flare-machine");
  t.answer(0, "flare-virus");
  expect(t.table.gone.map((card) => CARDS[card].name)).toEqual(["flare-virus"]);
  expect(t.told("aristocrat.removed")).toEqual([{ player: "player/0", card: "card/flare-virus" }]);
});

test("zapped, no flare comes [aristocrat zap]", () => {
  const t = turn({ hands: [["attack-10"], ["attack-08", "cosmic-zap"], []] });
  t.answer(0, "aristocrat").answer(1, "cosmic-zap").until("alliance/invite-offense");
  expect(flaresIn(t, 0)).toEqual([]);
});

test("when all flares are used up it is not offered [aristocrat 1]", () => {
  const discard = CARDS.filter(({ type }) => type === "flare").map(({ name }) => name);
  const t = turn({ discard }).until("planning/select");
  expect([t.state.secret.flareDeck, t.wasAsked(0, "window/planning.before")]).toEqual([[], false]);
});
