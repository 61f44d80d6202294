/** Two or three powers that move, save, cost or count ships, at one table: what a judge of the rules would say. */
import { describe, expect, test } from "vitest";
import { allPowers } from "../installed.ts";
import { type Engagement, type FightTable, fight } from "./fight.ts";
import { type TestSetUp, table } from "./table.ts";

const spare = ["attack-06", "attack-10"];
const GONE = { "2.1": [0], "2.2": [0], "2.3": [0], "2.4": [0], "2.5": [0] };

/** Seat 0 attacks 1.1 with three ships and loses, unless the cards say otherwise. */
function battle(
  aliens: string[],
  more: Partial<TestSetUp> & Engagement = {},
  own = "attack-04",
  other = "attack-20",
): FightTable {
  const hands = [[own, ...spare], [other, ...spare], [], []].slice(0, aliens.length);
  return fight({ aliens, hands, gate: 3, ...more, declining: ["clone"] }).cards(own, other);
}

describe("the Void", () => {
  test("takes the Zombie's ships out of the game, and nothing is paid for them [void 2, zombie EC2, CMP-07]", () => {
    const hands = [["negotiate"], ["attack-20", ...spare, ...spare], []];
    const t = battle(["zombie", "void", "hacker"], { hands }, "negotiate").until("launch/aim", 1);
    expect([t.table.removed, t.hand(0)]).toEqual([[3, 0, 0], []]);
    expect(t.told("power.used")).toEqual([{ player: "player/1", power: "power/void" }]);
  });

  test("zapped, leaves the Zombie's ships to the Zombie [void zap, zombie 1]", () => {
    const hands = [["attack-04", "cosmic-zap", ...spare], ["attack-20", ...spare], []];
    const t = battle(["zombie", "void", "hacker"], { hands }).until("window/power.used", 0).answer(0, "cosmic-zap");
    t.until("ships/return", 0).answer(0, { "0.5": 3 });
    expect([t.table.removed, t.ships("0.5", 0)]).toEqual([[0, 0, 0], 7]);
  });

  test("leaves the Spiff a ship to land where the limit sends some to the warp [void 3, spiff EC3]", () => {
    const ships = { "0.2": [1], "0.3": [1], "0.4": [1], "0.5": [0] };
    const t = battle(["spiff", "void", "hacker"], { ships, removed: [13, 0, 0], gate: 3 }).until("window/ships.going");
    t.answer(0, "spiff").until("launch/aim", 1);
    expect([t.table.removed[0], t.table.warp[0], t.ships("1.1", 0)]).toEqual([15, 0, 1]);
  });

  test("starves the Vacuum: what leaves the game takes nobody along [void 1, vacuum EC3]", () => {
    const t = battle(["vacuum", "void", "hacker"]).until("launch/aim", 1);
    expect([t.table.removed, t.table.warp]).toEqual([
      [3, 0, 0],
      [0, 0, 0],
    ]);
  });

  test("and then the Healer: the ships are back, but no compensation is owed for them [healer EC1, CLR-02]", () => {
    const hands = [["negotiate"], ["attack-20", ...spare, ...spare], []];
    const t = battle(["clone", "void", "healer"], { hands }, "negotiate").until("window/ships.gone");
    t.answer(2, "healer").answer(0, { "0.2": 3 }).until("launch/aim", 1);
    expect([t.ships("0.2", 0), t.table.removed[0], t.hand(0), t.told("cards.taken")]).toEqual([7, 0, [], []]);
  });

  test("without the Void the same ships are healed and paid for [CMP-05, healer 1]", () => {
    const hands = [["negotiate"], ["attack-20", ...spare, ...spare], []];
    const t = battle(["clone", "tick-tock", "healer"], { hands }, "negotiate").until("window/ships.gone");
    t.answer(2, "healer").answer(0, { "0.2": 3 }).until("launch/aim", 1);
    expect([t.ships("0.2", 0), t.hand(0).length]).toEqual([7, 3]);
  });

  test("completes the Masochist's misfortune with ships its limit protects [void 3, masochist 2]", () => {
    const ships = { "0.1": [3], "0.2": [0], "0.3": [0], "0.4": [0], "0.5": [0] };
    const t = battle(["masochist", "void", "hacker"], { ships, removed: [14, 0, 0], warp: [3, 0, 0], gate: 4 });
    t.until("end");
    expect([t.table.removed[0], t.table.warp[0], t.table.winners]).toEqual([15, 5, [0]]);
  });

  test("loses its landing party to the Shadow's flare, whose own ships it removes [shadow flare D1, void 1]", () => {
    const hands = [["attack-20", ...spare], ["attack-04", "flare-shadow", ...spare], []];
    const t = battle(["void", "clone", "hacker"], { hands }, "attack-20", "attack-04");
    t.until("window/resolution.before", 1).answer(1, "flare-shadow").answer(1, "1.5").until("turn/again");
    expect([t.table.warp, t.table.removed, t.colonies(0)]).toEqual([[3, 1, 0], [0, 4, 0], 0]);
  });

  test("as an ally with its flare spares nobody the Zombie would save [void super, zombie EC2]", () => {
    const hands = [["attack-04", ...spare], ["attack-20", ...spare], ["flare-void"]];
    const t = battle(["zombie", "hacker", "void"], { hands, allies: [[2, "defense", 1]] });
    t.until("window/resolution.before").answer(2, "flare-void").until("launch/aim", 1);
    expect(t.table.removed).toEqual([3, 0, 0]);
  });

  test("'s flare discards an artifact that the Clone's flare would keep [void wild, clone wild]", () => {
    const t = table({
      aliens: ["macron", "hacker", "machine"],
      hands: [["attack-10", "plague", "flare-clone"], ["attack-08"], ["flare-void"]],
      destiny: ["seat-1"],
    });
    t.until("window/regroup.start").answer(0, "plague").answer(0, "1").answer(2, "flare-void").answer(2, "2.1");
    t.until("launch/aim");
    expect([t.discard, t.wasAsked(0, "window/card.spent")]).toEqual([["plague"], false]);
  });
});

describe("the Zombie", () => {
  test("gives the Healer nothing to heal, unless it is zapped [zombie 1, healer EC5, zombie zap]", () => {
    const t = battle(["zombie", "hacker", "healer"]).until("launch/aim", 1);
    expect(t.wasAsked(2, "window/ships.gone")).toBe(false);
    const hands = [["attack-04", ...spare], ["attack-20", "cosmic-zap", ...spare], []];
    const zapped = battle(["zombie", "hacker", "healer"], { hands }).until("window/power.used", 1);
    zapped.answer(1, "cosmic-zap").until("window/ships.gone");
    expect([zapped.table.warp[0], zapped.options(2)]).toEqual([3, ["pass", "healer"]]);
  });

  test("puts back what the Vacuum takes along [zombie 1, vacuum 1]", () => {
    const t = battle(["vacuum", "hacker", "zombie"]).until("vacuum/whose").answer(0, { 2: 3 }).answer(2, { "2.1": 3 });
    expect([t.asked(2), t.table.warp]).toEqual(["ships/return", [3, 0, 0]]);
    t.answer(2, { "2.2": 3 }).until("launch/aim", 1);
    expect([t.table.warp, t.ships("2.1", 2), t.ships("2.2", 2)]).toEqual([[3, 0, 0], 1, 7]);
  });

  test("survives the Shadow's execution: the ship goes to another colony or back [zombie 1, shadow 1]", () => {
    const t = table({ aliens: ["clone", "zombie", "shadow"], hands: [["attack-10"], [], []], destiny: ["seat-1"] });
    t.answer(2, "1.1@1").answer(1, { "1.3": 1 });
    expect([t.table.warp, t.ships("1.1", 1), t.ships("1.3", 1)]).toEqual([[0, 0, 0], 3, 5]);
  });

  test("shrugs off the Cudgel's additional losses [zombie 1, cudgel 2]", () => {
    const t = battle(["cudgel", "zombie", "hacker"], {}, "attack-20", "attack-04").until("ships/return", 1);
    t.answer(1, { "1.2": 4 });
    expect(t.question(1)).toMatchObject({ key: "ships/lose", min: 3 });
    t.answer(1, { "1.2": 3 }).answer(1, { "1.5": 3 });
    expect([t.table.warp, t.ships("1.5", 1)]).toEqual([[0, 0, 0], 7]);
  });
});

describe("the Observer", () => {
  test("saves an allied Vacuum's ships, so that it takes nobody along [observer 2, vacuum EC3]", () => {
    const t = battle(["observer", "hacker", "vacuum"], { allies: [[2, "offense", 2]] }).until("ships/return", 2);
    t.answer(2, { "2.2": 2 }).until("launch/aim", 1);
    expect([t.wasAsked(2, "vacuum/whose"), t.table.warp]).toEqual([false, [3, 0, 0]]);
  });

  test("as an ally is out of the Cudgel's reach, flare or not [observer EC2, cudgel super]", () => {
    const hands = [["attack-20", "flare-cudgel", ...spare], ["attack-04", ...spare], []];
    const t = battle(["cudgel", "clone", "observer"], { hands, allies: [[2, "defense", 1]] }, "attack-20", "attack-04");
    t.until("boost").answer(0, "flare-cudgel").answer(1, { "1.2": 3 }).answer(2, { "2.5": 3 });
    expect(t.asked(2)).toBe("ships/return");
    t.answer(2, { "2.4": 3 });
    expect([t.table.warp, t.ships("2.4", 2)]).toEqual([[0, 7, 0], 7]);
  });

  test("'s flare does not lift the limit of a Macron who takes part with it [observer super, macron 1]", () => {
    const t = table({
      aliens: ["observer", "clone", "hacker"],
      powers: [["observer", "macron"]],
      hands: [["attack-10", "flare-observer"], ["attack-08"], []],
      ships: { "0.1": [2] },
      warp: [2, 0, 0],
      destiny: ["seat-1"],
    });
    t.until("window/ships.sending").answer(0, "flare-observer");
    expect(t.question(0)).toMatchObject({ key: "launch/ships", min: 1, max: 1 });
    t.answer(0, { "place/warp": 1 });
    expect([t.table.encounter.gate[0], t.table.warp[0]]).toEqual([1, 0]);
  });
});

describe("the Masochist", () => {
  /** The last three ships of the Masochist, seat 2, stand on 0.1. */
  function last(hands: string[][], turn = 0) {
    const ships = { ...GONE, "0.1": [4, 0, 3] };
    return table({
      aliens: ["clone", "hacker", "masochist"],
      hands,
      ships,
      warp: [0, 0, 17],
      turn,
      destiny: ["seat-1"],
    });
  }

  test("wins in the very regroup in which a Plague takes its last ships [CRD-16, masochist 1]", () => {
    const t = last([["attack-10", "plague"], ["attack-08"], []]);
    t.until("window/regroup.start").answer(0, "plague").answer(0, "2");
    expect([t.table.winners, t.table.encounter.n]).toEqual([[2], 1]);
  });

  test("checks before it could play its own Plague [CRD-16, TIM-04]", () => {
    const t = table({
      aliens: ["clone", "hacker", "masochist"],
      hands: [["attack-10"], ["attack-08"], ["attack-10", "plague"]],
      ships: GONE,
      warp: [0, 0, 20],
      turn: 2,
    });
    expect([t.table.winners, t.wasAsked(2, "window/regroup.start")]).toEqual([[2], false]);
  });

  test("comes after the offense's Mobius Tubes, which bring back nothing to a player without a colony [CRD-16, CRD-13, TIM-02]", () => {
    const t = table({
      aliens: ["clone", "hacker", "masochist"],
      hands: [["attack-10", "mobius-tubes"], ["attack-08"], []],
      ships: { ...GONE, "0.1": [3] },
      warp: [1, 0, 20],
    });
    expect([t.table.winners, t.asked(0)]).toEqual([[], "window/regroup.start"]);
    t.answer(0, "mobius-tubes").until("end");
    expect([t.table.warp, t.table.winners]).toEqual([[0, 0, 20], [2]]);
  });

  test("thanks the Cudgel for its last ships [cudgel 2, masochist 1]", () => {
    const ships = { "0.1": [1], "0.2": [2], "0.3": [0], "0.4": [0], "0.5": [0] };
    const t = battle(["masochist", "cudgel", "hacker"], { ships, warp: [17, 0, 0], gate: 1 }).until("end");
    expect([t.table.winners, t.table.encounter.n]).toEqual([[0], 2]);
  });

  test("may let the Shadow finish it off before its own launch, and wins in the next regroup [shadow 1, masochist 1]", () => {
    const ships = { ...GONE, "0.1": [4, 0, 1] };
    const hands = [["attack-10"], ["attack-08"], []];
    const t = table({ aliens: ["clone", "shadow", "masochist"], hands, ships, warp: [0, 0, 19], destiny: ["seat-2"] });
    t.passing("planning/select").declining("clone", "reinforcement-2").until("end");
    expect([t.table.winners, t.table.encounter.n]).toEqual([[2], 2]);
  });
});

describe("the Shadow", () => {
  test("strikes after the Dictator has chosen and before Will does [dictator EC4, shadow EC4, will EC4]", () => {
    const t = table({ aliens: ["will", "dictator", "shadow"], hands: [["attack-10"], ["attack-08"], []] });
    expect([t.asked(1), t.asked(2), t.asked(0)]).toEqual(["dictator/choose", undefined, undefined]);
    t.answer(1, "destiny/seat-1.1");
    expect([t.asked(2), t.asked(0)]).toEqual(["shadow/execute", undefined]);
    t.answer(2, "1.2@1");
    expect([t.asked(0), t.table.warp]).toEqual(["will/defense", [0, 1, 0]]);
  });

  test("chooses its victim on a wild card before Will names the defense [CLR-18, shadow 2, will 1]", () => {
    const hands = [["attack-10"], ["attack-08"], []];
    const t = table({ aliens: ["will", "clone", "shadow"], hands, destiny: ["wild"] });
    expect([t.asked(2), t.asked(0)]).toEqual(["window/destiny.turned", undefined]);
    t.answer(2, "shadow.2").answer(2, "1.1@1");
    expect([t.asked(0), t.table.warp]).toEqual(["will/defense", [0, 1, 0]]);
  });

  test("is pulled along by an executed Vacuum [shadow 1, vacuum 1]", () => {
    const t = table({ aliens: ["clone", "vacuum", "shadow"], hands: [["attack-10"], [], []], destiny: ["seat-1"] });
    t.answer(2, "1.1@1").answer(1, { 2: 1 }).answer(2, { "2.1": 1 });
    expect(t.table.warp).toEqual([0, 1, 1]);
  });

  test("can end a power by executing the last ship of a third home colony [shadow 1, PWR-01, PWR-02]", () => {
    const ships = { "1.1": [0, 1], "1.2": [0, 9], "1.3": [0, 10], "1.4": [0], "1.5": [0] };
    const hands = [["attack-10"], ["attack-08"], []];
    const t = table({ aliens: ["clone", "macron", "shadow"], hands, ships, destiny: ["seat-1"] }).answer(2, "1.1@1");
    expect([t.table.players[1].powerless, t.told("power.lost")]).toEqual([true, [{ player: "player/1" }]]);
  });

  test("feeds a Remora when its flare brings a ship back [shadow super, remora 1]", () => {
    const t = table({
      aliens: ["shadow", "clone", "remora"],
      hands: [["attack-10", "flare-shadow"], ["attack-08"], []],
      ships: { "0.1": [2], "2.1": [0, 0, 2] },
      warp: [2, 0, 2],
      destiny: ["seat-1"],
    });
    t.declining("remora").until("shadow/execute").answer(0, "1.1@1").answer(0, "flare-shadow").answer(0, { "0.5": 1 });
    expect(t.options(2)).toEqual(["pass", "remora"]);
    t.answer(2, "remora").answer(2, { "2.5": 1 });
    expect(t.table.warp).toEqual([0, 1, 1]);
  });

  test("'s flare takes the winners away, yet the offense may have its second encounter [shadow flare D2, END-02]", () => {
    const hands = [["attack-20", ...spare], ["attack-04", "flare-shadow", ...spare], []];
    const t = battle(["clone", "hacker", "machine"], { hands }, "attack-20", "attack-04");
    t.until("window/resolution.before", 1).answer(1, "flare-shadow").answer(1, "1.5").until("turn/again");
    expect([t.asked(0), t.table.warp, t.colonies(0)]).toEqual(["turn/again", [3, 5, 0], 0]);
  });
});

describe("the Remora", () => {
  test("waits for a Mutant's last card and then draws one [CLR-08, remora EC1, mutant 1]", () => {
    const hands = [["attack-10", "attack-06", "attack-08", "attack-08", "attack-08"], ["attack-20"], []];
    const t = table({ aliens: ["mutant", "clone", "remora"], hands, destiny: ["seat-1"] });
    t.until("window/alliance.before").answer(0, "mutant").answer(0, "deck").answer(0, "deck");
    expect([t.asked(2), t.hand(0).length]).toEqual([undefined, 7]);
    t.answer(0, "deck");
    expect([t.asked(2), t.hand(0).length]).toEqual(["window/cards.drawn", 8]);
    t.answer(2, "remora").until("planning/select");
    expect(t.hand(2)).toHaveLength(1);
  });

  test("draws once for three cards of the Chosen [remora EC1, chosen 1]", () => {
    const t = battle(["chosen", "clone", "remora"]).until("window/reveal.change").answer(0, "chosen");
    t.until("window/cards.drawn", 2).answer(2, "remora").until("launch/aim", 1);
    expect(t.hand(2)).toHaveLength(1);
  });

  test("draws once for each ally that is rewarded [remora EC1, remora EC4, RES-07]", () => {
    const t = fight({
      players: 5,
      aliens: ["clone", "hacker", "machine", "macron", "remora"],
      hands: [["attack-04", ...spare], ["attack-20", ...spare], [], [], []],
      allies: [
        [2, "defense", 2],
        [3, "defense", 1],
      ],
    }).cards("attack-04", "attack-20");
    t.until("window/cards.drawn", 4).answer(4, "remora").until("window/cards.drawn", 4).answer(4, "remora");
    t.declining("clone", "plague").until("launch/aim", 1);
    expect([t.hand(2).length, t.hand(3).length, t.hand(4).length]).toEqual([2, 2, 2]);
  });

  test("draws when the Healer does; ships the Healer brings back are not retrieved [remora 2, healer 2]", () => {
    const ships = { "2.1": [0, 0, 2] };
    const t = battle(["clone", "healer", "remora"], { ships, warp: [0, 0, 2] }).until("window/ships.gone");
    t.answer(1, "healer").answer(0, { "0.2": 3 });
    expect([t.asked(2), t.table.warp]).toEqual(["window/cards.drawn", [0, 0, 2]]);
  });

  test("takes a card for the colony a crash-landed Spiff gains [remora super, spiff EC1]", () => {
    const hands = [["attack-04", ...spare], ["attack-20", ...spare], ["flare-remora"]];
    const t = battle(["spiff", "clone", "remora"], { hands }).until("window/ships.going").answer(0, "spiff");
    expect([t.asked(2), t.options(2)]).toEqual(["window/colony.gained", ["pass", "flare-remora"]]);
    t.answer(2, "flare-remora").until("launch/aim", 1);
    expect(t.hand(2)).toHaveLength(2);
  });

  test("'s flare draws on a flare that a power is used with [remora wild, cudgel super]", () => {
    const t = fight({
      players: 4,
      aliens: ["cudgel", "clone", "hacker", "machine"],
      hands: [["attack-20", "flare-cudgel", ...spare], ["attack-04", ...spare], [], ["flare-remora"]],
      gate: 3,
      allies: [[2, "defense", 1]],
    }).cards("attack-20", "attack-04");
    t.until("boost")
      .answer(0, "flare-cudgel")
      .passing("ships/lose")
      .until("window/flare.used")
      .answer(3, "flare-remora")
      .declining("clone")
      .until("turn/again");
    expect([t.hand(3).length, t.table.warp]).toEqual([2, [0, 7, 4, 0]]);
  });
});

describe("losing", () => {
  test("a Reincarnator beaten by the Void never becomes Tick-Tock, which has set-up text [reincarnator 2, void 1, tick-tock 0]", () => {
    const retired = allPowers()
      .map((power) => power.id)
      .filter((alien) => !["tick-tock", "spiff"].includes(alien));
    const t = battle(["reincarnator", "void", "clone"], { retired }).until("launch/aim", 1);
    expect([t.table.players[0].powers, t.table.removed[0]]).toEqual([["reincarnator", "spiff"], 3]);
  });

  test("a Spiff may crash-land after an upset: it lost, and the totals differ by ten [loser EC7, spiff 1]", () => {
    const hands = [["attack-30", ...spare], ["attack-04", ...spare], []];
    const t = fight({ aliens: ["spiff", "loser", "hacker"], hands, gate: 3 }).until("window/planning.before");
    t.answer(1, "loser").cards("attack-30", "attack-04");
    t.until("window/ships.going").answer(0, "spiff").until("launch/aim", 1);
    expect([t.totals(), t.ships("1.1", 0), t.table.warp[0]]).toEqual([{ offense: 33, defense: 8 }, 1, 2]);
  });

  test("a crash-landed ship may be among those the Cudgel costs [spiff 2, cudgel 2]", () => {
    const t = battle(["spiff", "cudgel", "hacker"]).until("window/ships.going").answer(0, "spiff").until("ships/lose");
    expect([t.options(0).includes("1.1"), t.question(0)]).toMatchObject([true, { min: 4, max: 4 }]);
    t.answer(0, { "1.1": 1, "0.2": 3 });
    expect([t.colonies(0), t.table.warp[0]]).toEqual([0, 6]);
  });

  test("a Spiff that crash-lands with the Cudgel's flare sweeps the winner off the planet [cudgel wild, spiff EC1]", () => {
    const hands = [["attack-04", "flare-cudgel", ...spare], ["attack-20", ...spare], []];
    const t = battle(["spiff", "clone", "hacker"], { hands }).until("window/ships.going").answer(0, "spiff");
    t.until("window/colony.gained").answer(0, "flare-cudgel").until("launch/aim", 1);
    expect([t.ships("1.1", 0), t.ships("1.1", 1), t.told("encounter.won")]).toEqual([
      1,
      0,
      [{ player: "player/1", side: "defense" }],
    ]);
  });

  test("a Vacuum hit by the Cudgel takes others along twice [vacuum EC4, cudgel 2]", () => {
    const t = battle(["cudgel", "vacuum", "hacker"], {}, "attack-20", "attack-04").until("vacuum/whose");
    expect(t.question(1)).toMatchObject({ max: 4 });
    t.answer(1, { 2: 4 }).answer(2, { "2.1": 4 });
    t.until("ships/lose", 1).answer(1, { "1.2": 3 });
    expect(t.question(1)).toMatchObject({ key: "vacuum/whose", max: 3 });
  });

  test("a Vacuum that plays the Kamikaze's flare adds nine and takes three along [kamikaze wild, vacuum 1]", () => {
    const hands = [["attack-04", "flare-kamikaze"], ["attack-08"], []];
    const t = fight({ aliens: ["vacuum", "clone", "hacker"], hands, gate: 1 }).until("window/planning.selected");
    t.answer(0, "flare-kamikaze").answer(0, { "0.2": 3 }).answer(0, { 1: 3 });
    expect(t.options(1)).not.toContain("1.1");
    t.answer(1, { "1.2": 3 }).declining("clone").finish();
    expect(t.totals()).toEqual({ offense: 4 + 1 + 9, defense: 8 + 4 });
  });

  test("a Kamikaze that sacrifices a home colony loses its power and still draws [kamikaze 2, PWR-02]", () => {
    const ships = { "0.1": [9], "0.2": [10], "0.3": [1], "0.4": [0], "0.5": [0] };
    const hands = [["attack-10", "attack-06"], ["attack-20"], []];
    const t = fight({ aliens: ["kamikaze", "clone", "hacker"], hands, ships, gate: 1 }).until("window/planning.before");
    t.answer(0, "kamikaze").answer(0, { "0.3": 1 });
    expect([t.table.players[0].powerless, t.hand(0).length]).toEqual([true, 4]);
  });
});
