import { describe, expect, test } from "vitest";
import { engage, fight } from "./fight.ts";
import { type TestSetUp, type TestTable, table } from "./table.ts";
import { onlyOf, withTechs } from "./techs.ts";

const hands = [["attack-10", "attack-08"], ["attack-06", "attack-04"], []];

/** Seat 2 fires its Omega Missile at a planet at the start of the first encounter. */
function fires(planet: string, more: TestSetUp): TestTable {
  const t = table(withTechs([[], [], ["omega-missile"]], { hands, destiny: ["seat-1"], ...more }));
  return t.until("window/regroup.start").answer(2, "omega-missile").answer(2, planet);
}

describe("the Omega Missile", () => {
  test("takes no ships from a Zombie, only the colony [TCH-31, zombie 1]", () => {
    const t = fires("1.2", { aliens: ["clone", "zombie", "gambler"] });
    expect(t.question(1)).toMatchObject({ key: "ships/return", max: 4 });
    expect(t.options(1)).toEqual(["1.1", "1.3", "1.4", "1.5"]);
  });

  test("may be healed like any other loss [TCH-31, healer EC4]", () => {
    const t = fires("1.2", { aliens: ["healer", "clone", "gambler"] });
    t.answer(0, "healer");
    expect(t.question(1)).toMatchObject({ key: "ships/return", max: 4 });
    t.answer(1, { "1.3": 4 });
    expect([t.table.warp[1], t.ships("1.3", 1)]).toEqual([0, 8]);
  });

  test("destroys the Genesis planet with all that is on it [TCH-31, TCH-07]", () => {
    const own = { aliens: ["clone", "hacker", "gambler"], hands, destiny: ["seat-1"] };
    const t = table(withTechs([["genesis-bomb:4"], [], ["omega-missile"]], own)).until("window/regroup.start");
    t.answer(0, "genesis-bomb").answer(2, "pass").answer(0, 4);
    t.answer(2, "omega-missile").answer(2, "new").until("launch/aim");
    expect([t.table.homeOf.at(-1), t.told("ships.lost")]).toEqual([-1, [{ player: "player/0", n: 4 }]]);
  });

  test("drags the Prometheus to the warp with the rest [TCH-31, TCH-09]", () => {
    const flagship = { seat: 1, at: "planet/1.2" };
    const own = { aliens: ["clone", "hacker", "gambler"], flagship, ships: { "1.2": onlyOf(1, 5) }, hands };
    const t = table(withTechs([[], ["the-prometheus"], ["omega-missile"]], { ...own, destiny: ["seat-1"] }));
    t.until("window/regroup.start").answer(2, "omega-missile").answer(2, "1.2");
    expect([t.table.warp[1], t.table.specials[0].at]).toEqual([5, "place/warp"]);
  });
});

describe("Gluon Mines", () => {
  test("win at once even if the Zombie's ships go home instead of to the warp [CLR-10, zombie 1]", () => {
    const own = withTechs([[], ["gluon-mines:2"]], { aliens: ["zombie", "hacker", "gambler"], hands });
    const t = fight({ ...own, gate: 2, target: "1.5", passing: ["tech/work"] }).cards("attack-10", "attack-06");
    t.until("window/planning.selected").answer(1, "gluon-mines").finish();
    expect([t.told("encounter.won"), t.table.warp[0]]).toEqual([[{ player: "player/1", side: "defense" }], 0]);
    expect(t.told("reveal.card")).toEqual([]);
  });

  test("leave the Clone nothing to keep: its card went back to hand anyway [CLR-10, clone 1]", () => {
    const own = withTechs([[], ["gluon-mines:1"]], { aliens: ["clone", "hacker", "gambler"], hands });
    const t = fight({ ...own, target: "1.5", passing: ["tech/work"] }).cards("attack-10", "attack-06");
    t.until("window/planning.selected").answer(1, "gluon-mines").finish();
    expect(t.told("power.used")).toEqual([]);
    expect([t.hand(0), t.hand(1)]).toEqual([
      ["attack-08", "attack-10"],
      ["attack-04", "attack-06"],
    ]);
  });
});

describe("The Qax", () => {
  test("binds the Parasite to its inviter, whom it cannot infest from the other side [TCH-35, parasite 1]", () => {
    const own = { aliens: ["clone", "hacker", "parasite"], hands, destiny: ["seat-1"] };
    const t = table(withTechs([["the-qax"]], own))
      .until("launch/aim")
      .answer(0, "1.1")
      .answer(0, { "0.1": 1 });
    t.until("alliance/invite-offense").answer(0, ["2"]).until("window/alliance.invited").answer(0, "the-qax");
    expect(t.until("alliance/ships").question(2)).toMatchObject({ min: 4, max: 4 });
    t.answer(2, { "2.1": 4 }).passing("planning/select", "turn/next").declining("clone").finish();
    expect(t.told("alliance.joined")).toEqual([{ player: "player/2", side: "offense", n: 4 }]);
  });

  test("scrambled as it is given, binds nobody [TCH-12, TCH-35]", () => {
    const own = { aliens: ["clone", "hacker", "gambler"], hands, destiny: ["seat-1"] };
    const t = table(withTechs([["the-qax"], ["tech-scrambler:4"]], own))
      .passing("tech/work")
      .declining("tech-scrambler")
      .until("launch/aim")
      .answer(0, "1.5");
    t.declining("tech-scrambler").until("launch/ships").answer(0, { "0.1": 1 });
    t.declining("tech-scrambler")
      .until("alliance/invite-offense")
      .answer(0, ["2"])
      .until("window/alliance.invited")
      .answer(0, "the-qax");
    t.answer(1, "tech-scrambler").until("alliance/answer");
    expect([t.options(2), t.table.techs[2]]).toEqual([["decline", "offense"], []]);
    expect(t.table.techDiscard).toEqual(["tech-scrambler", "the-qax"]);
  });
});

test("the Infinity Drive comes in between; then the Machine goes on with its turn [TCH-29, END-07, machine 2]", () => {
  const own = { aliens: ["machine", "hacker", "gambler"], hands: [hands[0], hands[1], ["attack-12"]] };
  const t = fight(withTechs([[], [], ["infinity-drive"]], { ...own, destiny: ["seat-1", "seat-1", "seat-1"] }));
  t.cards("attack-08", "attack-06").until("window/encounter.end").answer(2, "infinity-drive");
  t.until("window/encounter.end", 0).answer(0, "machine").until("launch/aim");
  expect([t.table.encounter.offense, t.table.encounter.granted]).toEqual([2, true]);
  t.declining("gambler").until("turn/next").answer(0, "encounter").until("launch/aim", 0);
  expect([t.table.turn.n, t.table.turn.encounters]).toEqual([1, 2]);
});

test("the Prometheus of a Macron counts four as a ship and three besides [TCH-34, macron 2, REV-12.8]", () => {
  const flagship = { seat: 0, at: "planet/0.1" };
  const own = { aliens: ["macron", "hacker", "gambler"], hands, flagship, ships: { "0.1": [1], "0.2": [8] } };
  const t = fight(withTechs([["the-prometheus"]], own))
    .cards("attack-10", "attack-06")
    .passing("turn/next")
    .finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 17, defense: 10 }]);
});

test("the Quark Battery goes before Emotion Control, and there is no way back for one player [TCH-36, CLR-09, REV-12.3]", () => {
  const own = { under: [["attack-40"]], hands: [["attack-10", "emotion-control"], ["attack-06"], []] };
  const t = fight(withTechs([["quark-battery"]], own)).until("window/reveal.change");
  expect(t.options(0)).toEqual(["pass", "emotion-control", "quark-battery"]);
  t.answer(0, "emotion-control");
  expect(t.asked(0)).toBe("deal");
});

test("a Reincarnator keeps the power of its Precursor Seed [TCH-14, reincarnator 1]", () => {
  const own = withTechs([["precursor-seed"]], {
    aliens: ["reincarnator", "hacker", "gambler"],
    hands: [["attack-04"], ["attack-20"], ["attack-06"]],
    powers: [["reincarnator", "clone", "zombie"]],
    memo: { "precursor-seed": { power: "zombie" } },
  });
  const t = fight({ ...own, besides: ["zombie"] })
    .declining("clone")
    .finish();
  const { powers } = t.table.players[0];
  expect([powers.includes("reincarnator"), powers.includes("zombie"), powers.includes("clone")]).toEqual([
    true,
    true,
    false,
  ]);
});

test("the Shadow picks the colony, the owner whether the Prometheus is the ship [TCH-09, shadow 1]", () => {
  const flagship = { seat: 1, at: "planet/1.1" };
  const own = { aliens: ["clone", "hacker", "shadow"], hands, flagship, ships: { "1.1": onlyOf(1, 5) } };
  const t = table(withTechs([[], ["the-prometheus"]], { ...own, destiny: ["seat-1"] })).until("shadow/execute");
  t.answer(2, "1.1@1");
  expect([t.asked(1), t.question(1)?.kind]).toEqual(["ships/flagship", "confirm"]);
  t.answer(1, false);
  expect([t.table.warp[1], t.table.specials[0].at]).toEqual([1, "planet/1.1"]);
});

test("a second encounter after a first with techs in play asks again what to do with them [TEC-03, TEC-09]", () => {
  const own = { hands: [["attack-40", "attack-20", "attack-08"], ["attack-06", "attack-04"], []] };
  const t = fight(withTechs([["omega-missile:1"]], { ...own, destiny: ["seat-1", "seat-1"], passing: ["tech/work"] }));
  t.cards("attack-40", "attack-06").until("turn/next").answer(0, "encounter").answer(0, "research/omega-missile");
  t.answer(0, { "0.5": 1 });
  engage(t, { target: "1.2" });
  expect(t.table.techs[0][0].ships).toBe(2);
});
