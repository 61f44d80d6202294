import { expect, test } from "vitest";
import { stashOf } from "../../query.ts";
import { names } from "../../testing/fight.ts";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const ASKED = "window/alliance.before";
const DONE = "window/resolution.keep";

/** The offense aims with some ships; before allies are invited its flare may be played. */
function aimed(gate: number, more: Partial<TestSetUp> = {}): TestTable {
  const hands = [["attack-10", "attack-11", "flare-demon"], ["attack-08"], []];
  const t = table({ aliens: ["clone", "filch", "machine"], hands, destiny: ["seat-1"], ...more });
  return t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": gate }).until(ASKED);
}

test("a possessed player must ally with as many ships as the main player has, asked or not [demon wild]", () => {
  const t = aimed(3).answer(0, "flare-demon").until("alliance/ships");
  expect(t.question(2)).toMatchObject({ who: 2, min: 3, max: 3 });
  t.answer(2, { "2.1": 2, "2.5": 1 });
  expect([t.table.encounter.ally[2], t.table.encounter.gate]).toEqual([0, [3, 0, 3]]);
  expect(t.passing("planning/select").until(DONE).hand(0)).toContain("flare-demon");
});

test("even against an invitation of the other side, and for the defense too [demon wild]", () => {
  const hands = [["attack-10", "attack-11"], ["attack-08", "flare-demon"], []];
  const t = aimed(1, { hands }).answer(1, "flare-demon").until("alliance/invite-offense").answer(0, ["player/2"]);
  t.until("alliance/ships");
  expect(t.wasAsked(2, "alliance/answer")).toBe(false);
  expect(t.question(2)).toMatchObject({ min: 4, max: 4 });
  t.pass(2);
  expect([t.table.encounter.ally[2], t.table.encounter.dock[2]]).toEqual([1, 4]);
});

test("no colony need be given up, and with none to spare nothing is forced [demon wild]", () => {
  const ones = { "2.1": [0, 0, 2], "2.2": [0, 0, 1], "2.3": [0, 0, 1], "2.4": [0, 0, 1], "2.5": [0, 0, 1] };
  const t = aimed(3, { ships: ones, warp: [0, 0, 14] })
    .answer(0, "flare-demon")
    .until("alliance/ships");
  expect(t.question(2)).toMatchObject({ min: 1, max: 1 });
  const bare = aimed(3, { ships: { ...ones, "2.1": [0, 0, 1] }, warp: [0, 0, 15] })
    .answer(0, "flare-demon")
    .passing("planning/select")
    .until(DONE);
  expect(bare.table.encounter.ally[2]).toBe(-1);
});

test("a defense without ships on the planet cannot force anybody to come with none [demon wild, ALY-06, VOC-02]", () => {
  const hands = [["attack-10", "attack-11"], ["attack-08", "flare-demon"], []];
  const t = table({
    aliens: ["clone", "filch", "machine"],
    hands,
    ships: { "1.1": [0], "1.2": [0, 8] },
    destiny: ["seat-1"],
  });
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 }).until("alliance/invite-offense");
  expect(t.wasAsked(1, ASKED)).toBe(false);
});

test("not the opponent; cancelled, nobody is forced [demon wild]", () => {
  const four = table({
    aliens: ["clone", "filch", "machine", "healer"],
    hands: [
      ["attack-10", "flare-demon"],
      ["attack-08", "card-zap"],
    ],
    destiny: ["seat-1"],
  });
  four.until(ASKED).answer(0, "flare-demon");
  expect([four.asked(0), four.options(0)]).toEqual(["demon/ally", ["2", "3"]]);
  four.answer(0, "3").answer(1, "card-zap").declining("healer").until(DONE);
  expect(four.table.encounter.ally).toEqual([-1, -1, -1, -1]);
});

const six = ["attack-40", "flare-zombie", "plague", "quash", "attack-30", "morph"];

/** The Demon plays its super and possesses the top of the deck. */
function fromDeck(third: string[] = [], more: Partial<TestSetUp> = {}): TestTable {
  const aliens = ["demon", "filch", "machine"];
  const hands = [["attack-00", "flare-demon"], ["attack-08", "attack-06"], third];
  const t = aimed(1, { aliens, hands, deck: [...six, "attack-20"], ...more }).answer(0, "demon");
  return t.answer(0, "flare-demon");
}

test("six cards of the deck are possessed instead of a hand [demon super]", () => {
  const t = fromDeck(["ionic-gas"]);
  expect(names(stashOf(t.state, 0))).toEqual(six);
  expect([t.hand(2), t.hand(0)]).toEqual([["ionic-gas"], ["attack-00", "flare-demon"]]);
  t.until("planning/select");
  expect(t.options(0)).toEqual(["attack-00", "attack-40", "attack-30", "morph"]);
});

test("what would return to hand returns, the rest goes on top of the deck in any order [demon super]", () => {
  const t = fromDeck([], { settings: { unlimitedFlares: true } }).until("planning/select");
  t.answer(0, "attack-00").answer(1, "attack-08");
  t.until("window/ships.going").answer(0, "flare-zombie").declining("filch").until("demon/order");
  expect(t.hand(0)).toEqual(["flare-demon", "flare-zombie"]);
  expect(t.options(0)).toEqual(["attack-40", "plague", "quash", "attack-30", "morph"]);
  t.answer(0, ["morph", "quash", "attack-40", "plague", "attack-30"]);
  expect(names(t.state.secret.deck.slice(-6).reverse())).toEqual([
    "morph",
    "quash",
    "attack-40",
    "plague",
    "attack-30",
    "attack-20",
  ]);
  expect(stashOf(t.state, 0)).toEqual([]);
});

test("it can be declined for a hand, and a zap of the power stops it [demon super, demon zap]", () => {
  const t = aimed(1, {
    aliens: ["demon", "filch", "machine"],
    hands: [["attack-00", "flare-demon"], ["attack-08"], ["quash"]],
  });
  t.answer(0, "demon").answer(0, "pass");
  expect(names(stashOf(t.state, 0))).toEqual(["quash"]);
  const zapped = fromDeck(["cosmic-zap"]).answer(2, "cosmic-zap");
  expect([stashOf(zapped.state, 0), zapped.hand(0)]).toEqual([[], ["attack-00", "flare-demon"]]);
});

test("drawing the six cards is one draw, on which a Remora draws a card [demon super, remora EC1]", () => {
  const t = fromDeck([], { aliens: ["demon", "filch", "remora"] });
  expect([t.asked(2), t.options(2)]).toEqual(["window/cards.drawn", ["pass", "remora"]]);
  expect(t.answer(2, "remora").hand(2)).toEqual(["attack-20"]);
});
