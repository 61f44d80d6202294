import { expect, test } from "vitest";
import { stashOf } from "../../query.ts";
import { fight, names } from "../../testing/fight.ts";
import { type TestTable, table } from "../../testing/table.ts";

const DONE = "window/resolution.keep";
const eight = ["attack-12", "morph", "quash", "negotiate", "attack-04", "attack-06", "attack-13", "attack-14"];

/** The offense has no encounter card and is about to draw a new hand. */
function redraw(third: string[] = []): TestTable {
  const hands = [["flare-miser", "plague", "ionic-gas", "force-field"], ["attack-08"], third];
  return table({ aliens: ["clone", "filch", "machine"], hands, deck: eight, destiny: ["seat-1"] });
}

test("this card and two others are kept beside a new hand of eight [miser wild]", () => {
  const t = redraw();
  expect([t.asked(0), t.options(0)]).toEqual(["window/hand.new", ["pass", "flare-miser"]]);
  t.answer(0, "flare-miser");
  expect(t.question(0)).toMatchObject({ key: "miser/keep", min: 2, max: 2 });
  expect(t.options(0)).toEqual(["plague", "ionic-gas", "force-field"]);
  t.answer(0, ["plague", "force-field"]);
  expect(t.hand(0)).toEqual([...eight, "flare-miser", "plague", "force-field"].sort());
  expect(t.discard).toEqual(["ionic-gas"]);
});

test("with one other card that one is kept [miser wild]", () => {
  const hands = [["flare-miser", "plague"], ["attack-08"], []];
  const t = table({ aliens: ["clone", "filch", "machine"], hands, deck: eight, destiny: ["seat-1"] });
  t.answer(0, "flare-miser");
  expect([t.hand(0), t.discard]).toEqual([[...eight, "flare-miser", "plague"].sort(), []]);
});

test("they stay kept when the first new hand holds no encounter card either [miser wild, STT-03]", () => {
  const useless = [
    "quash",
    "mobius-tubes",
    "mobius-tubes",
    "cosmic-zap",
    "cosmic-zap",
    "card-zap",
    "emotion-control",
    "card-zap",
  ];
  const hands = [["flare-miser", "plague", "ionic-gas"], ["attack-08"], []];
  const deck = [...useless, ...eight.filter((card) => card !== "quash"), "attack-05"];
  const t = table({ aliens: ["clone", "filch", "machine"], hands, deck, destiny: ["seat-1"] });
  t.answer(0, "flare-miser").declining("plague").until("launch/aim");
  expect(t.hand(0)).toHaveLength(11);
  expect(t.hand(0)).toEqual(expect.arrayContaining(["flare-miser", "ionic-gas", "plague"]));
});

/** The winner has to pay four cards. */
function pays(third: string[] = []): TestTable {
  const hands = [["attack-40", "flare-miser", "plague", "quash", "morph", "attack-00"], ["negotiate"], third];
  const t = fight({ aliens: ["clone", "filch", "machine"], hands, declining: ["plague"] }).cards(
    "attack-40",
    "negotiate",
  );
  return t.until("window/resolution.compensation");
}

test("they cannot be taken as compensation [miser wild]", () => {
  const t = pays().answer(0, "flare-miser").answer(0, ["plague", "quash"]).until(DONE);
  expect([t.hand(0), t.hand(1)]).toEqual([
    ["flare-miser", "plague", "quash"],
    ["attack-00", "morph"],
  ]);
});

test("cancelled, they are as open as all others [miser wild]", () => {
  const t = pays(["card-zap"])
    .answer(0, "flare-miser")
    .answer(0, ["plague", "quash"])
    .answer(2, "card-zap")
    .until(DONE);
  expect([t.hand(0), t.hand(1)]).toEqual([[], ["attack-00", "morph", "plague", "quash"]]);
  const drawn = redraw(["card-zap"]).answer(0, "flare-miser").answer(0, ["plague", "ionic-gas"]).answer(2, "card-zap");
  expect(drawn.hand(0)).toEqual([...eight].sort());
});

/** The Miser is about to begin an encounter. */
function begins(third: string[] = []): TestTable {
  const hands = [["attack-10", "flare-miser"], ["attack-08"], third];
  const t = table({
    aliens: ["miser", "filch", "clone"],
    hands,
    stash: [["attack-20"]],
    deck: ["quash"],
    destiny: ["seat-1"],
  });
  return t.until("window/regroup.start");
}

test("at the start of its encounter as the offense the Miser may draw a card into the hoard [miser super]", () => {
  const t = begins();
  expect(t.options(0)).toEqual(["pass", "flare-miser"]);
  t.answer(0, "flare-miser");
  expect([names(stashOf(t.state, 0)), t.hand(0)]).toEqual([
    ["attack-20", "quash"],
    ["attack-10", "flare-miser"],
  ]);
  expect(t.told("cards.drawn")).toEqual([{ player: "player/0", n: 1 }]);
});

test("cancelled, nothing is drawn; nor as the defense [miser super]", () => {
  const t = begins(["card-zap"]).answer(0, "flare-miser").answer(2, "card-zap");
  expect(names(stashOf(t.state, 0))).toEqual(["attack-20"]);
  const hands = [["attack-10"], ["attack-08", "flare-miser"]];
  const defense = table({
    aliens: ["clone", "miser", "filch"],
    hands,
    stash: [[], ["attack-20"]],
    destiny: ["seat-1"],
  });
  expect(defense.until("launch/aim").wasAsked(1, "window/regroup.start")).toBe(false);
});
