import type { Ref, Seat } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { violation } from "../invariants.ts";
import type { SpecialShip } from "../state.ts";
import { type Engagement, type FightTable, fight } from "../testing/fight.ts";
import { type TestSetUp, type TestTable, table } from "../testing/table.ts";
import { onlyOf } from "../testing/techs.ts";

const hands = [["attack-10"], ["attack-08"], []];
/** With these the main players have to choose, so that the table stops there. */
const choices = [["attack-10", "attack-06"], ["attack-08", "attack-04"], []];

function flagship(seat: Seat, at: Ref): SpecialShip {
  return { kind: "jumper", seat, at };
}

/** Seat 0 attacks 1.1 with its flagship, the only ship it sends, unless something else is said. */
function sent(more: TestSetUp & Engagement = {}): FightTable {
  return fight({
    settings: { specialShips: "flagship" },
    specials: [flagship(0, "planet/0.1")],
    ships: { "0.1": [1], "0.2": [7] },
    hands,
    ...more,
    declining: ["jump", ...(more.declining ?? [])],
  });
}

function placeOf({ table: { specials } }: TestTable, seat: Seat = 0): Ref | undefined {
  return specials.find((ship) => ship.seat === seat)?.at;
}

describe("in an encounter", () => {
  test("it may add 3 to its side after the cards are revealed [SS-8]", () => {
    const t = sent().until("window/reveal.add");
    expect(t.options(0)).toEqual(["pass", "flagship-bonus"]);
    expect(t.question(0)?.quiet).toBeUndefined();
    t.answer(0, "flagship-bonus").finish();
    expect(t.totals()).toEqual({ offense: 14, defense: 12 });
  });

  test("its owner may leave it at that: then it counts as 1 like any ship [SS-7, SS-8]", () => {
    const t = sent().declining("flagship-bonus").finish();
    expect(t.totals()).toEqual({ offense: 11, defense: 12 });
  });

  test("several add up, those of allies too [SS-8]", () => {
    const specials = [flagship(0, "planet/0.1"), flagship(2, "planet/2.1")];
    const ships = { "0.1": [1], "0.2": [7], "2.1": onlyOf(2, 1), "2.2": onlyOf(2, 7) };
    const t = sent({ specials, ships, allies: [[2, "offense", 1]] });
    t.until("window/reveal.add").answer(0, "flagship-bonus").answer(2, "flagship-bonus");
    // Whoever is first in the order of timing acts, then the others are asked again.
    t.answer(2, "flagship-bonus").finish();
    expect(t.totals()).toEqual({ offense: 18, defense: 12 });
  });

  test("at home, or of a player who is not in it, it adds nothing [SS-8]", () => {
    const specials = [flagship(0, "planet/0.2"), flagship(2, "planet/2.1")];
    const t = sent({ specials }).finish();
    expect(t.wasAsked(0, "window/reveal.add") || t.wasAsked(2, "window/reveal.add")).toBe(false);
    expect(t.totals()).toEqual({ offense: 11, defense: 12 });
  });

  test("it defends the planet it is on [SS-8]", () => {
    const t = sent({ specials: [flagship(1, "planet/1.1")] });
    t.until("window/reveal.add").answer(1, "flagship-bonus").finish();
    expect(t.totals()).toEqual({ offense: 11, defense: 15 });
  });

  test("no zap touches it [SS-7]", () => {
    const t = sent({ hands: [["attack-10"], ["attack-08", "cosmic-zap", "card-zap"], []] });
    t.until("window/reveal.add").answer(0, "flagship-bonus");
    expect(t.wasAsked(1, "window/power.used") || t.wasAsked(1, "window/card.played")).toBe(false);
  });
});

describe("the jump", () => {
  test("leads from anywhere to the own colonies, once, and is offered quietly [SS-9, SS-4]", () => {
    const t = fight({
      settings: { specialShips: "flagship" },
      specials: [flagship(2, "planet/2.1")],
      hands: choices,
      declining: ["jump"],
    });
    expect(t.until("window/planning.before").options(2)).toEqual(["pass", "jump"]);
    expect(t.question(2)?.quiet).toBe(true);
    t.answer(2, "jump");
    expect(t.options(2)).toEqual(["2.2", "2.3", "2.4", "2.5"]);
    t.answer(2, "2.4");
    expect([t.ships("2.1", 2), t.ships("2.4", 2)]).toEqual([3, 5]);
    expect(t.table.specials).toEqual([{ kind: "jumper", seat: 2, at: "planet/2.4", spent: true }]);
    expect(t.told("ship.jumped")).toEqual([{ player: "player/2", ship: "ship/jumper", place: "planet/2.4" }]);
    t.cards("attack-10", "attack-08");
    const asked = t.session.answers.filter(({ who }) => who === 2).length;
    expect(t.finish().session.answers.filter(({ who }) => who === 2)).toHaveLength(asked);
  });

  test("beside something that does stop a player the question is not quiet [SS-9]", () => {
    const t = sent({
      aliens: ["clone", "amoeba", "gambler"],
      specials: [flagship(1, "planet/1.2")],
      declining: ["clone", "gambler"],
    });
    t.until("window/planning.selected");
    expect([t.options(1), t.question(1)?.quiet]).toEqual([["pass", "amoeba", "jump"], undefined]);
  });

  test("leads onto a technology under research [SS-9]", () => {
    const settings = { specialShips: "flagship", tech: true };
    const t = fight({
      settings,
      specials: [flagship(2, "planet/2.1")],
      techs: [[], [], ["xenon-lasers:0", "the-qax"]],
      hands,
      passing: ["tech/work"],
      declining: ["jump"],
    });
    t.until("window/planning.before").answer(2, "jump");
    expect(t.options(2)).toContain("2.1");
    t.answer(2, "lab/2.1");
    expect([placeOf(t, 2), t.table.techs[2][0].ships]).toEqual(["lab/2.1", 1]);
    expect(t.told("ship.jumped")).toHaveLength(1);
    expect(violation(t.state, 72)).toBeUndefined();
  });

  test("leads into the encounter of an offense, whatever the limit of the gate [SS-9]", () => {
    const t = sent({ specials: [flagship(0, "planet/0.3")], ships: { "0.1": [4] }, gate: 4 });
    t.until("window/planning.selected").answer(0, "jump").answer(0, "gate");
    expect([t.table.encounter.gate[0], placeOf(t)]).toEqual([5, "place/gate"]);
    t.until("window/reveal.add").answer(0, "flagship-bonus").finish();
    expect(t.totals()).toEqual({ offense: 18, defense: 12 });
  });

  test("leads allies and defenders into it, and nobody else [SS-9]", () => {
    const specials = [flagship(1, "planet/1.3"), flagship(2, "planet/2.3")];
    const own = { specials, ships: {}, hands: choices };
    const t = sent({ ...own, allies: [[2, "defense", 1]] });
    t.until("window/planning.before").answer(1, "jump").pass(2).answer(1, "1.1");
    expect(t.ships("1.1", 1)).toBe(5);
    t.until("window/planning.before", 2).answer(2, "jump").answer(2, "dock");
    expect(t.table.encounter.dock[2]).toBe(2);
    const not = sent(own).until("window/planning.before").pass(1).answer(2, "jump");
    expect(not.options(2)).toEqual(["2.1", "2.2", "2.4", "2.5"]);
  });

  test("an offense cannot jump onto the gate before ships are launched [SS-10]", () => {
    const own = { settings: { specialShips: "flagship" }, specials: [flagship(0, "planet/0.3")], declining: ["jump"] };
    const setUp = { ...own, aliens: ["clone", "hacker", "gambler"], hands, destiny: ["seat-1"] };
    const before = table(setUp);
    before.until("window/destiny.final").answer(0, "jump");
    expect(before.options(0)).toEqual(["0.1", "0.2", "0.4", "0.5"]);
    const after = table(setUp);
    after.until("window/launch.done").answer(0, "jump");
    expect(after.options(0)).toEqual(["0.1", "0.2", "0.4", "0.5", "gate"]);
  });

  test("from a lost encounter saves the ship, but not after ships have moved [SS-10]", () => {
    const t = sent({ hands: [["attack-04"], ["attack-20"], []] });
    t.declining("flagship-bonus").until("window/resolution.before").answer(0, "jump").answer(0, "0.2").finish();
    expect([t.table.warp[0], placeOf(t), t.ships("0.2", 0)]).toEqual([0, "planet/0.2", 8]);
    const late = sent({ hands: [["attack-40"], ["attack-04"], []] })
      .declining("flagship-bonus")
      .finish();
    expect(late.wasAsked(0, "window/resolution.after") || late.wasAsked(0, "window/encounter.end")).toBe(false);
  });

  test("an ally whose last ship jumps away is no ally any more [SS-10]", () => {
    const specials = [flagship(2, "planet/2.1")];
    const ships = { "2.1": onlyOf(2, 1), "2.2": onlyOf(2, 7) };
    const t = sent({ specials, hands: choices, ships, allies: [[2, "defense", 1]] });
    t.until("window/planning.before").answer(2, "jump").answer(2, "2.2");
    expect(t.table.encounter.ally[2]).toBe(-1);
    expect(t.told("alliance.ended")).toEqual([{ player: "player/2", side: "defense" }]);
    const two = sent({
      specials,
      hands: choices,
      ships: { "2.1": onlyOf(2, 2), "2.2": onlyOf(2, 6) },
      allies: [[2, "defense", 2]],
    });
    two.until("window/planning.before").answer(2, "jump").answer(2, "2.2");
    expect([two.table.encounter.ally[2], two.table.encounter.dock[2]]).toEqual([1, 1]);
  });

  test("an offense goes on without ships, and founds no colony [SS-10]", () => {
    const t = sent({ hands: [["attack-40"], ["attack-04"], []] });
    t.until("window/planning.selected").answer(0, "jump").answer(0, "0.2").finish();
    expect([t.totals(), t.colonies(0)]).toEqual([{ offense: 40, defense: 8 }, 0]);
    expect(t.told("encounter.won")).toHaveLength(1);
  });

  test("takes the 3 along that it has added [SS-8]", () => {
    const t = sent().until("window/reveal.add").answer(0, "flagship-bonus");
    t.until("window/reveal.reinforce").answer(0, "jump").answer(0, "0.2").finish();
    expect(t.totals()).toEqual({ offense: 10, defense: 12 });
  });

  test("moves the flagship and no other special ship of its place [SS-9]", () => {
    const specials = [flagship(2, "planet/2.1"), { kind: "salvage", seat: 2, at: "planet/2.1" } as const];
    const t = fight({ settings: { specialShips: "both" }, specials, hands, declining: ["jump", "beam"] });
    t.until("window/planning.before").answer(2, "jump").answer(2, "2.2");
    expect(t.table.specials.map(({ kind, at }) => `${kind} ${at}`)).toEqual([
      "jumper planet/2.2",
      "salvage planet/2.1",
    ]);
  });

  test("from the last home colony but one costs the power at once [SS-7, PWR-02]", () => {
    const ships = { "2.1": onlyOf(2, 1), "2.2": onlyOf(2, 1), "2.3": onlyOf(2, 18), "2.4": [], "2.5": [] };
    const t = fight({
      settings: { specialShips: "flagship" },
      specials: [flagship(2, "planet/2.1")],
      ships,
      hands,
      declining: ["jump"],
    });
    t.until("window/planning.before").answer(2, "jump").answer(2, "2.3");
    expect(t.table.players[2].powerless).toBe(true);
  });
});
