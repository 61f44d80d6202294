import { expect, test } from "vitest";
import { CARDS } from "../../cards.ts";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const theirs = ["attack-08", "attack-08", "attack-08", "attack-08"];

/** The Clone attacks seat 1 with one ship. */
function fight(own: string[], card: string, more: Partial<TestSetUp> = {}): TestTable {
  const hands = [own, theirs, []];
  const t = table({
    aliens: ["clone", "filch", "macron"],
    hands,
    destiny: ["seat-1", "seat-1"],
    ...more,
    declining: ["clone", "filch", "mobius-tubes", "plague"],
  });
  return again(t, card);
}

function again(t: TestTable, card: string): TestTable {
  t.until("launch/aim").answer(0, "1.1").until("planning/select");
  if (t.asked(0) === "planning/select") t.answer(0, card);
  return t;
}

test("wild: a second encounter after a lost first one [machine wild]", () => {
  const t = fight(["attack-04", "attack-06", "flare-machine"], "attack-04")
    .passing("planning/select")
    .until("window/encounter.end");
  expect(t.options(0)).toEqual(["pass", "flare-machine"]);
  t.answer(0, "flare-machine").until("launch/aim");
  expect(t.table.turn).toMatchObject({ n: 1, seat: 0, encounters: 2 });
  expect(t.hand(0)).toEqual(["attack-06", "flare-machine"]);
});

const deck = ["attack-10", "plague", "negotiate", "morph", "attack-05", "attack-07", "attack-09", "attack-11"];

test("wild: without an encounter card a new hand is drawn; the flare is not part of what is discarded [machine wild, machine flare D2]", () => {
  const t = fight(["attack-04", "mobius-tubes", "flare-machine"], "attack-04", { deck })
    .passing("planning/select")
    .until("window/encounter.end");
  t.answer(0, "flare-machine").declining("plague").until("launch/aim");
  expect(t.table.turn).toMatchObject({ seat: 0, encounters: 2 });
  expect(t.hand(0)).toEqual([...deck, "flare-machine"].sort());
  expect(t.table.discard.map((card) => CARDS[card].name)).toContain("mobius-tubes");
});

test("wild: the new hand comes with the second encounter, not before one that is granted in between [machine wild, END-07]", () => {
  const hands = [["attack-04", "mobius-tubes", "flare-machine"], [...theirs, "flare-warrior"], []];
  const t = table({ aliens: ["clone", "filch", "macron"], hands, deck, destiny: ["seat-1", "seat-1"] });
  again(t, "attack-04")
    .passing("planning/select")
    .declining("clone", "filch")
    .until("window/encounter.end")
    .answer(0, "flare-machine")
    .pass(1);
  t.until("window/encounter.end", 1).answer(1, "flare-warrior").until("launch/aim", 1);
  expect([t.table.encounter.granted, t.hand(0)]).toEqual([true, ["flare-machine", "mobius-tubes"]]);
  expect(t.told("cards.drawn")).toEqual([]);
});

test("wild: the new hand is drawn again until it holds an encounter card, but under the 2008 rules only once [machine wild, STT-03]", () => {
  const useless = [
    "plague",
    "quash",
    "ionic-gas",
    "force-field",
    "emotion-control",
    "card-zap",
    "card-zap",
    "cosmic-zap",
  ];
  const drawn = (edition: string) =>
    fight(["attack-04", "flare-machine"], "attack-04", { deck: [...useless, ...deck.slice(2)], settings: { edition } })
      .passing("planning/select")
      .until("window/encounter.end")
      .answer(0, "flare-machine")
      .until("launch/aim")
      .told("cards.drawn").length;
  expect([drawn("2020"), drawn("2008")]).toEqual([2, 1]);
});

test("wild: it grants the second encounter only, never a third [machine flare D1]", () => {
  const t = fight(["attack-30", "attack-04", "attack-06", "flare-machine"], "attack-30")
    .passing("planning/select")
    .declining("flare-machine")
    .until("turn/again");
  again(t.answer(0, true), "attack-04").passing("planning/select").until("launch/aim", 1);
  expect(t.wasAsked(0, "window/encounter.end")).toBe(true);
  expect(t.session.answers.filter((answer) => answer.key === "window/encounter.end")).toHaveLength(1);
});

test("wild: the defense cannot play it [machine wild]", () => {
  const hands = [["attack-04", "attack-06"], ["attack-08", "attack-05", "flare-machine"], []];
  const t = table({ aliens: ["clone", "filch", "macron"], hands, destiny: ["seat-1"] });
  expect(
    again(t, "attack-04")
      .passing("planning/select")
      .declining("clone", "filch")
      .until("launch/aim", 1)
      .wasAsked(1, "window/encounter.end"),
  ).toBe(false);
});

test("wild: it also counts where a turn has one encounter only [machine wild, V1E-02]", () => {
  const settings = { encountersPerTurn: 1 };
  const t = fight(["attack-30", "attack-06", "flare-machine"], "attack-30", { settings })
    .passing("planning/select")
    .until("window/encounter.end");
  t.answer(0, "flare-machine").until("launch/aim");
  expect(t.table.turn).toMatchObject({ seat: 0, encounters: 2 });
});

test("wild: a turn that ended for want of a card stays ended [machine wild, END-06]", () => {
  const t = table({
    aliens: ["clone", "filch", "macron"],
    hands: [["attack-04", "plague", "flare-machine", "flare-filch"], theirs, []],
    destiny: ["seat-1"],
  });
  t.until("window/regroup.start")
    .answer(0, "plague")
    .answer(0, "0")
    .passing("ships/lose")
    .until("plague/discard")
    .answer(0, ["flare-filch"]);
  expect(t.until("launch/aim", 1).wasAsked(0, "window/encounter.end")).toBe(false);
});

/** The Machine begins a turn with ships in the warp, or without. */
function regroups(warp: number, pass = false): TestTable {
  const ships = { "0.1": [4 - warp] };
  const hands = [["attack-04", "flare-machine"], ["attack-08"], []];
  const t = table({ aliens: ["machine", "clone", "filch"], hands, ships, warp: [warp, 0, 0], deck: ["attack-10"] });
  return pass ? t.declining("flare-machine").until("launch/aim") : t;
}

test("super: a card is drawn instead of retrieving a ship [machine super]", () => {
  const t = regroups(2);
  expect(t.asked(0)).toBe("window/regroup.retrieve");
  expect(t.options(0)).toEqual(["pass", "flare-machine"]);
  t.answer(0, "flare-machine").until("launch/aim");
  expect(t.hand(0)).toEqual(["attack-04", "attack-10", "flare-machine"]);
  expect(t.table.warp[0]).toBe(2);
});

test("super: left alone, the ship comes back [machine super]", () => {
  const t = regroups(2, true);
  expect(t.table.warp[0]).toBe(1);
  expect(t.hand(0)).toEqual(["attack-04", "flare-machine"]);
});

test("super: with no ship in the warp there is nothing to draw a card instead of [machine flare D3]", () => {
  expect(regroups(0).until("launch/aim").wasAsked(0, "window/regroup.retrieve")).toBe(false);
});

test("super: in another player's regroup phase there is nothing to play it for [machine super]", () => {
  const hands = [["attack-04", "flare-machine"], ["attack-08"], []];
  const position = { ships: { "0.1": [2], "1.1": [0, 3] }, warp: [2, 1, 0], turn: 1, destiny: ["seat-2"] };
  const t = table({ aliens: ["machine", "clone", "filch"], hands, ...position }).until("launch/aim");
  expect([t.wasAsked(0, "window/regroup.retrieve"), t.table.warp]).toEqual([false, [2, 0, 0]]);
});
