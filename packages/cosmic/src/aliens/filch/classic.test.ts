import { expect, test } from "vitest";
import { CARDS } from "../../cards.ts";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";
import { view } from "../../view.ts";

const aliens = ["clone", "machine", "macron"];
const settings = { filchFlare: "classic" };
const ships = { "0.1": [2] };

/** Seat 0 holds the classic card, has two ships in the warp and sees two cards in the discard pile. */
function holder(more: Partial<TestSetUp> = {}): TestTable {
  return table({
    aliens,
    settings,
    ships,
    warp: [2, 0, 0],
    discard: ["attack-30", "quash"],
    hands: [["attack-04", "attack-06", "flare-filch"], ["attack-08", "attack-10"], []],
    destiny: ["seat-1"],
    ...more,
  });
}

/** Seat 0 has cheated at the start of the encounter; up to the first moment of accusation. */
function cheated(what: string, more: Partial<TestSetUp> = {}): TestTable {
  const t = holder(more).until("window/regroup.start").answer(0, "flare-filch").answer(0, what);
  if (what === "warp") t.answer(0, "0.3");
  return t.until("window/planning.before");
}

function discarded(t: TestTable): string[] {
  return t.table.discard.map((card) => CARDS[card].name);
}

test("the holder takes a card from the discard pile, and nobody is told [filch classic wild, filch classic D1]", () => {
  const t = holder().until("window/regroup.start");
  expect(t.options(0)).toEqual(["pass", "flare-filch"]);
  t.answer(0, "flare-filch");
  expect(t.question(0)).toMatchObject({ key: "filch/cheat", hidden: true });
  expect(t.options(0)).toEqual(["warp", "attack-30", "quash"]);
  const before = t.history.length;
  t.answer(0, "attack-30");
  expect(t.hand(0)).toEqual(["attack-04", "attack-06", "attack-30", "flare-filch"]);
  expect(discarded(t)).toEqual(["quash"]);
  expect(t.history.slice(before).filter((line) => /filch|card/.test(line))).toEqual([]);
  expect(t.told("card.played")).toEqual([]);
});

test("the holder takes a ship from the warp to an own colony, and nobody is told [filch classic wild, filch classic D1]", () => {
  const t = cheated("warp");
  expect(t.ships("0.3", 0)).toBe(5);
  expect(t.told("ships.retrieved")).toEqual([{ player: "player/0", n: 1 }]);
  expect(t.table.warp[0]).toBe(0);
  expect(t.hand(0)).toContain("flare-filch");
});

test("what was done is not in anybody's view [filch classic D1]", () => {
  const t = cheated("attack-30");
  expect(t.state.secret.memo.map((bags) => Object.keys(bags))).toEqual([["wild/filch"], [], []]);
  expect(JSON.stringify(view(t.state, 1))).not.toContain("wild/filch");
});

test("once per encounter, and again in the next one [filch classic D1]", () => {
  const t = cheated("attack-30");
  while (t.table.encounter.n === 1) {
    for (const seat of [0, 1, 2])
      if (t.asked(seat) !== undefined) {
        if (seat === 0 && t.question(0)?.kind === "one") expect(t.options(0)).not.toContain("flare-filch");
        t.pass(seat);
        break;
      }
  }
  t.until("window/regroup.start", 0);
  expect(t.options(0)).toContain("flare-filch");
});

test("the modern side is not on the classic card [filch classic wild, SET-35]", () => {
  const hands = [["attack-04", "plague"], ["attack-08"], ["flare-filch", "negotiate"]];
  const t = table({ aliens, settings, hands }).until("window/regroup.start").answer(0, "plague").answer(0, "1");
  expect(t.asked(2)).toBeUndefined();
  expect(t.asked(1)).toBe("ships/lose");
});

test("cheating is not on the modern card [filch wild, SET-35]", () => {
  const t = holder({ settings: {} });
  expect(t.asked(0)).toBe("ships/return");
  t.until("planning/select").answer(0, "attack-04").answer(1, "attack-08");
  expect(t.asked(0)).toBe("window/resolution.keep");
});

test("every player may accuse any other, before selection and at the end [filch classic D2]", () => {
  const t = cheated("attack-30");
  expect([0, 1, 2].map((seat) => t.options(seat))).toEqual([
    ["pass", "accuse"],
    ["pass", "accuse"],
    ["pass", "accuse"],
  ]);
  t.pass(0).pass(2).answer(1, "accuse");
  expect(t.options(1)).toEqual(["2", "0"]);
  const later = cheated("attack-30")
    .declining("accuse")
    .until("planning/select")
    .passing("planning/select")
    .declining("clone")
    .until("window/encounter.end");
  expect(later.options(2)).toEqual(["pass", "accuse"]);
  expect(later.question(2)?.hidden).toBe(true);
});

/** Seat 1 accuses somebody at the first opportunity. */
function accuse(t: TestTable, whom: string): TestTable {
  return t.pass(0).pass(2).answer(1, "accuse").answer(1, whom);
}

test("a cheat who is caught shows the flare, puts the card back and loses a ship [filch classic wild, filch classic D3]", () => {
  const t = accuse(cheated("attack-30"), "0");
  expect(t.told("card.played")).toEqual([
    { player: "player/0", card: "card/flare-filch", side: "wild", rule: "filch classic wild" },
  ]);
  expect(discarded(t)).toEqual(["quash", "attack-30"]);
  expect(t.hand(0)).toEqual(["attack-04", "attack-06", "flare-filch"]);
  expect(t.question(0)).toMatchObject({ key: "ships/lose", min: 1, max: 1 });
  const { warp } = t.table;
  expect(t.answer(0, { "0.2": 1 }).table.warp[0]).toBe(warp[0] + 1);
  expect(t.told("filch.caught")).toEqual([{ player: "player/0" }]);
});

test("a cheat who took a ship sends it back and one more [filch classic wild, filch classic D3]", () => {
  const t = accuse(cheated("warp"), "0");
  expect(t.asked(0)).toBe("filch/ship-back");
  t.answer(0, { "0.3": 1 }).answer(0, { "0.2": 1 });
  expect(t.table.warp[0]).toBe(2);
  expect([t.ships("0.3", 0), t.ships("0.2", 0)]).toEqual([4, 3]);
});

test("only the first accusation of an encounter is heard [filch classic D2]", () => {
  const t = accuse(cheated("attack-30"), "2").answer(1, { "1.2": 1 });
  expect(t.asked(2)).toBeUndefined();
  t.until("planning/select").answer(0, "attack-06").answer(1, "attack-08").answer(0, "pass");
  expect(t.table.encounter.n).toBe(2);
});

test("without flares in the deck nobody can be accused [filch classic D2]", () => {
  const t = table({
    aliens,
    settings: { ...settings, useFlares: false },
    hands: [["attack-04"], ["attack-08"], []],
    destiny: ["seat-1"],
  });
  expect(t.until("window/resolution.keep").told("reveal.totals")).toHaveLength(1);
  expect(t.pass(0).asked(2)).not.toBe("window/encounter.end");
});

test("a wrong accusation costs the accuser a ship [filch classic D4]", () => {
  const t = accuse(cheated("attack-30"), "2");
  expect(t.question(1)).toMatchObject({ key: "ships/lose", min: 1, max: 1 });
  t.answer(1, { "1.2": 1 });
  expect(t.table.warp[1]).toBe(1);
  expect(t.hand(0)).toContain("attack-30");
  expect(t.told("filch.innocent")).toEqual([{ player: "player/2" }]);
});

test("when the encounter is over it is too late to accuse [filch classic D2]", () => {
  const t = cheated("attack-30").passing("planning/select").declining("accuse", "clone").until("window/encounter.end");
  t.pass(0).pass(1).pass(2).declining("flare-filch").until("window/planning.before");
  expect(t.table.encounter.n).toBe(2);
  for (const seat of [0, 1]) t.pass(seat);
  t.answer(2, "accuse").answer(2, "0");
  expect(t.told("filch.innocent")).toEqual([{ player: "player/0" }]);
});

test("a Card Zap may meet the flare when its holder is caught [filch classic EC1]", () => {
  const hands = [["attack-04", "attack-06", "flare-filch"], ["attack-08", "attack-10"], ["card-zap"]];
  const t = accuse(cheated("attack-30", { hands }), "0");
  expect(t.options(2)).toEqual(["pass", "card-zap"]);
  t.answer(2, "card-zap");
  expect(discarded(t)).toEqual(["quash", "card-zap", "flare-filch", "attack-30"]);
  expect(t.hand(0)).toEqual(["attack-04", "attack-06"]);
});

test("the super of the classic card is that of the modern one [filch classic super]", () => {
  const hands = [["attack-10"], ["attack-08"], ["flare-filch"]];
  const t = table({ aliens: ["clone", "machine", "filch"], settings, hands, destiny: ["seat-1"] });
  t.declining("accuse", "clone").until("window/resolution.discarded").answer(2, "flare-filch").answer(2, "attack-08");
  expect(t.hand(2)).toEqual(["attack-08", "flare-filch"]);
});

test("the Filch itself does not cheat while its power works [filch classic wild, FLR-03]", () => {
  const t = holder({ aliens: ["filch", "machine", "macron"] });
  expect(t.asked(0)).toBe("ships/return");
});

test("a ship that was taken goes back even if all of the cheat's ships are in the encounter [filch classic D3, SHP-09]", () => {
  const all = { "0.1": [2], "0.2": [0], "0.3": [0], "0.4": [0], "0.5": [0] };
  const t = holder({ ships: all, warp: [18, 0, 0], discard: [] }).until("window/regroup.start");
  t.answer(0, "flare-filch").until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 4 });
  accuse(t.until("window/planning.before"), "0").until("planning/select");
  expect([t.table.warp[0], t.table.encounter.gate[0]]).toEqual([18, 2]);
});
