/** Powers that change values and totals, together: what a judge at the table would say. */
import { describe, expect, test } from "vitest";
import { cardOf } from "../cards.ts";
import { planetOf } from "../refs.ts";
import { type Engagement, type FightTable, fight } from "./fight.ts";
import { type TestSetUp, table } from "./table.ts";

/** Two cards meet: the offense has one ship, the defense four. */
function meet(aliens: string[], mine: string[], theirs: string[], more: TestSetUp & Engagement = {}): FightTable {
  return fight({ aliens: [...aliens, "hacker"], hands: [mine, theirs, []], ...more, declining: ["plague"] });
}

describe("values in the order they were announced", () => {
  test("a reversal, then an equalizing [REV-12.5, mirror 1, calculator EC1]", () => {
    const t = meet(["mirror", "calculator"], ["attack-15"], ["attack-08"]).until("window/planning.selected");
    t.answer(0, "mirror").answer(1, "pass").answer(1, "calculator");
    expect(t.told("reveal.totals")).toEqual([{ offense: 51 + 1, defense: 80 - 51 + 4 }]);
  });

  test("an equalizing, then a reversal, though the Mirror could have been first [REV-12.5, mirror 1, calculator EC1]", () => {
    const t = meet(["mirror", "calculator"], ["attack-15"], ["attack-08"]).until("window/planning.selected");
    t.answer(0, "pass").answer(1, "calculator").answer(0, "mirror");
    expect(t.told("reveal.totals")).toEqual([{ offense: 70 + 1, defense: 80 + 4 }]);
  });

  test("a reversal, then the Calculator's wild, then the Tripler's power [REV-12.5, REV-12.6, calculator wild, tripler EC1]", () => {
    const t = meet(["tripler", "mirror"], ["attack-20", "flare-calculator"], ["attack-04"]);
    t.until("window/planning.selected").answer(0, "pass").answer(1, "mirror").answer(0, "flare-calculator");
    t.answer(0, "odd");
    // 20 and 04 make an even sum: the own 02 is reduced by 40, and -38 is tripled.
    expect(t.totals()).toEqual({ offense: (2 - 40) * 3 + 1, defense: 40 + 4 });
  });

  test("a Mirror's reversal before the Tripler: 12 counts 21 and then 7 [REV-12.5, REV-12.6, tripler EC1]", () => {
    const t = meet(["tripler", "mirror"], ["attack-12"], ["attack-10"]).until("window/planning.selected", 1);
    expect(t.answer(1, "mirror").told("reveal.totals")).toEqual([{ offense: 7 + 1, defense: 1 + 4 }]);
  });

  test("the Tripler's wild before the reversal, the reversal before Virus [REV-12.4, REV-12.5, REV-12.7]", () => {
    const t = meet(["virus", "mirror"], ["attack-20"], ["attack-08", "flare-tripler"], { gate: 3 });
    t.until("window/planning.selected", 1).answer(1, "mirror").until("window/reveal.first", 1);
    expect(t.answer(1, "flare-tripler").told("reveal.totals")).toEqual([{ offense: 70 * 3, defense: 84 }]);
  });

  test("the spread of the Gambler's wild is measured before the Tripler triples [REV-12.5, REV-12.6, gambler wild]", () => {
    const spread = (n: number) => {
      const t = meet(["tripler", "clone"], ["attack-10"], ["attack-14", "flare-gambler"]);
      t.until("window/reveal.before", 1).answer(1, "flare-gambler").answer(1, n);
      return t.totals();
    };
    expect(spread(4)).toEqual({ offense: 31, defense: 14 + 4 + 4 });
    expect(spread(5)).toEqual({ offense: 31, defense: 14 + 4 });
  });

  test("the Mirror's own card is the one it has after the Sorcerer's switch [mirror super, sorcerer 1]", () => {
    const t = meet(["mirror", "sorcerer"], ["attack-15", "flare-mirror"], ["attack-08"]);
    t.until("window/planning.selected").answer(0, "mirror").answer(1, "pass").answer(0, "flare-mirror");
    t.answer(0, "mine").answer(1, "sorcerer");
    expect(t.totals()).toEqual({ offense: 80 + 1, defense: 15 + 4 });
  });

  test("a card the Gambler is believed about is reversed as what it was said to be [mirror 1, gambler 3]", () => {
    const t = meet(["gambler", "mirror"], ["attack-00"], ["attack-10"]).until("window/planning.selected", 1);
    t.answer(1, "mirror").until("window/reveal.turn", 0).answer(0, "gambler").answer(0, "attack-23").answer(1, false);
    expect(t.told("reveal.totals")).toEqual([{ offense: 32 + 1, defense: 1 + 4 }]);
  });
});

describe("a morph", () => {
  test("copies the card as it was revealed, and only the Tripler's is tripled [REV-02, REV-12.2, tripler 1]", () => {
    expect(meet(["tripler", "clone"], ["attack-04"], ["morph"]).totals()).toEqual({ offense: 13, defense: 8 });
    expect(meet(["tripler", "clone"], ["morph"], ["attack-04"]).totals()).toEqual({ offense: 13, defense: 8 });
  });

  test("is an attack for Virus, Warpish and Human once it copies one [REV-02, virus 1, warpish 1, human 1]", () => {
    expect(meet(["virus", "clone"], ["morph"], ["attack-08"], { gate: 3 }).totals()).toMatchObject({ offense: 24 });
    const lost = { ships: { "1.5": [0, 2] }, warp: [0, 2, 0] };
    expect(meet(["warpish", "clone"], ["morph"], ["attack-08"], lost).totals()).toMatchObject({ offense: 8 + 1 + 2 });
    expect(meet(["human", "clone"], ["morph"], ["attack-08"]).totals()).toMatchObject({ offense: 8 + 1 + 4 });
  });

  test("that copied a negotiate is none: Tripler, Virus and Warpish use nothing [REV-02, tripler 1, virus 1, warpish 1]", () => {
    for (const alien of ["tripler", "virus", "warpish", "anti-matter"])
      expect(meet([alien, "clone"], ["morph"], ["negotiate"]).told("power.used")).toEqual([]);
  });

  test("has copied before the Human's wild makes 42 of the other card [REV-12.2, REV-12.3, human wild]", () => {
    const t = meet(["clone", "machine"], ["attack-10", "flare-human"], ["morph"]).until("window/reveal.change", 0);
    expect(t.answer(0, "flare-human").told("reveal.totals")).toEqual([{ offense: 43, defense: 10 + 4 }]);
  });

  test("leaves the Fodder no card between the two [REV-02, fodder 2]", () => {
    const t = meet(["fodder", "clone"], ["attack-10", "attack-08", "attack-12"], ["morph"]).cards("attack-10", "morph");
    expect([t.totals(), t.wasAsked(0, "window/reveal.add")]).toEqual([{ offense: 11, defense: 14 }, false]);
  });

  test("must not be played instead of an attack under an upset, not even by the Oracle's opponent [loser 2, loser EC5, oracle 1]", () => {
    const t = meet(["oracle", "loser"], ["attack-10", "attack-04"], ["morph", "attack-08", "attack-06"]);
    t.until("window/planning.before", 1).answer(1, "loser");
    expect(t.options(1)).toEqual(["attack-08", "attack-06"]);
  });
});

describe("a card the Chosen adds", () => {
  /** The Chosen, as the defense, shows an attack 06 and adds an attack 05. */
  function added(alien: string, mine: string, more: string[] = []): FightTable {
    const t = meet([alien, "chosen"], [mine], ["attack-06", ...more], { deck: ["attack-05", "plague", "quash"] });
    if (t.asked(0) === "window/planning.selected") t.answer(0, alien);
    t.until("window/reveal.change", 1).answer(1, "chosen").answer(1, ["attack-05"]).answer(1, "add");
    return t;
  }

  test("takes no part in an equalizing [chosen EC3, calculator EC1]", () => {
    expect(added("calculator", "attack-20").totals()).toEqual({ offense: 20 - 6 + 1, defense: 6 + 5 + 4 });
  });

  test("is not reversed [chosen EC3, mirror EC3]", () => {
    expect(added("mirror", "attack-20").totals()).toEqual({ offense: 2 + 1, defense: 60 + 5 + 4 });
  });

  test("does not make an attack of 15 for the Tripler's wild [chosen EC3, tripler wild]", () => {
    const hands = [["attack-08", "flare-tripler"], ["attack-10"], []];
    const t = fight({ aliens: ["clone", "chosen", "hacker"], hands, deck: ["attack-05", "plague", "quash"] });
    t.until("window/reveal.change", 1).answer(1, "chosen").answer(1, ["attack-05"]).answer(1, "add");
    expect([t.wasAsked(0, "window/reveal.first"), t.totals()]).toEqual([false, { offense: 9, defense: 19 }]);
  });

  test("has joined the revealed one when the Tripler's power is applied [chosen EC3, tripler EC1, REV-12.6]", () => {
    const powers = [["tripler", "chosen"], ["clone"], ["hacker"]];
    const drawn = (deck: string[]) => {
      const t = fight({ powers, hands: [["attack-06"], ["attack-08"], []], deck }).until("window/reveal.change", 0);
      return t.answer(0, "chosen").answer(0, [deck[0]]).answer(0, "add").told("reveal.totals");
    };
    expect(drawn(["attack-05", "plague", "quash"])).toEqual([{ offense: Math.ceil(11 / 3) + 1, defense: 12 }]);
    expect(drawn(["attack-04", "plague", "quash"])).toEqual([{ offense: 10 * 3 + 1, defense: 12 }]);
  });

  test("is multiplied with it by Virus, and seen by the Fodder [chosen EC3, virus 1, fodder EC1]", () => {
    const powers = [["virus", "chosen"], ["fodder"], ["hacker"]];
    const hands = [["attack-06"], ["attack-04", "attack-07", "attack-10"], []];
    const t = fight({ powers, hands, gate: 2, deck: ["attack-05", "plague", "quash"] }).cards("", "attack-04");
    t.until("window/reveal.change", 0).answer(0, "chosen").answer(0, ["attack-05"]).answer(0, "add");
    t.until("window/reveal.add", 1).answer(1, "fodder");
    expect(t.options(1)).toEqual(["attack-07", "attack-10"]);
    expect(t.answer(1, ["attack-10"]).told("reveal.totals")).toEqual([{ offense: 11 * 2, defense: 4 + 4 + 10 }]);
  });
});

describe("Anti-Matter", () => {
  /** Anti-Matter attacks with two ships; both sides have an ally with one. */
  function negate(others: string[], hands: string[][], more: TestSetUp & Engagement = {}): FightTable {
    const allies = [[2, "offense", 1] as const, [3, "defense", 1] as const];
    return fight({ aliens: ["anti-matter", ...others], hands, gate: 2, allies, ...more });
  }

  test("against the Macron: its own ships count four each and are added [anti-matter 4, macron 2]", () => {
    const t = negate(["macron", "clone", "machine"], [["attack-20"], ["attack-04"], [], []]);
    expect(t.totals()).toEqual({ offense: 20 - 2 - 1, defense: 4 + 16 - 1 });
    expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  });

  test("with the Macron as an ally: four are subtracted for its ship, on either side [anti-matter 3, macron 2]", () => {
    const mine = negate(["clone", "macron", "machine"], [["attack-20"], ["attack-04"], [], []]);
    expect(mine.totals()).toEqual({ offense: 20 - 2 - 4, defense: 4 + 4 - 1 });
    const theirs = negate(["clone", "machine", "macron"], [["attack-20"], ["attack-04"], [], []]);
    expect(theirs.totals()).toEqual({ offense: 20 - 2 - 1, defense: 4 + 4 - 4 });
  });

  test("against Virus: the product is added, its ally is subtracted [anti-matter 3, anti-matter 4, virus 1]", () => {
    const t = negate(["virus", "clone", "machine"], [["attack-40"], ["attack-10"], [], []]);
    expect(t.totals()).toEqual({ offense: 40 - 3, defense: 4 * 10 - 1 });
    expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  });

  test("against the super of Virus: ships that multiply are neither added nor subtracted [anti-matter 4, virus super]", () => {
    const t = negate(["virus", "clone", "machine"], [["attack-40"], ["attack-10", "flare-virus"], [], []]);
    t.until("boost", 1).answer(1, "flare-virus");
    expect(t.totals()).toEqual({ offense: 37, defense: 5 * 10 });
  });

  test("with the wild of Virus: the product of its ships is subtracted [anti-matter 3, virus wild]", () => {
    const hands = [["attack-20", "flare-virus"], ["attack-10"], [], []];
    const t = negate(["clone", "machine", "healer"], hands, { gate: 3, allies: [[2, "offense", 4]] });
    t.until("window/reveal.multiply", 0).answer(0, "flare-virus");
    expect(t.totals()).toEqual({ offense: 20 - 3 * 4, defense: 14 });
  });

  test("against an upset: the lower total would win, so the higher one does [anti-matter 2, loser 3, REV-12.10, REV-12.12]", () => {
    const t = negate(["loser", "clone", "machine"], [["attack-20"], ["attack-04"], [], []]);
    t.until("window/planning.before", 1).answer(1, "loser");
    expect(t.totals()).toEqual({ offense: 17, defense: 7 });
    expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  });

  test("against Warpish and the citadels: what they add makes them lose [anti-matter EC2, warpish 1, citadel 2]", () => {
    const lost = { ships: { "1.5": [0, 1] }, warp: [0, 3, 0, 0] };
    const warpish = negate(["warpish", "clone", "machine"], [["attack-15"], ["attack-08"], [], []], lost);
    expect(warpish.totals()).toEqual({ offense: 12, defense: 8 + 4 - 1 + 3 });
    const memo = { citadel: { cards: [cardOf("card/attack-09")], planets: [planetOf("planet/1.1")] } };
    const citadel = negate(["clone", "citadel", "machine"], [["attack-15"], ["attack-08"], [], []], {
      memo,
      target: "1.1",
    });
    citadel.until("window/planning.selected", 2).answer(2, "citadel");
    expect(citadel.totals()).toEqual({ offense: 12, defense: 8 + 4 - 1 + 9 });
    expect(citadel.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  });

  test("subtracts a ship that comes late by the Fodder's wild [anti-matter 3, fodder wild]", () => {
    const hands = [["attack-15"], ["attack-08"], ["flare-fodder"]];
    const t = table({ aliens: ["anti-matter", "clone", "machine"], hands, destiny: ["seat-1"] }).until("launch/aim");
    t.answer(0, "1.1").answer(0, { "0.1": 1 }).answer(0, ["player/2"]).answer(1, []).answer(2, "decline");
    t.until("window/reveal.change", 2).answer(2, "pass").until("window/reveal.add", 2);
    expect(t.told("power.used")).toHaveLength(1);
    expect(t.answer(2, "flare-fodder").answer(2, "2.1").told("reveal.totals")).toEqual([
      { offense: 15 - 1 - 1, defense: 12 },
    ]);
  });

  test("makes the Spiff lose by the absolute difference, so that it crash-lands [anti-matter EC4, spiff 1]", () => {
    const hands = [["attack-40"], ["attack-00"], []];
    const t = fight({ aliens: ["spiff", "anti-matter", "hacker"], hands, gate: 2 }).until("window/ships.going", 0);
    expect(t.told("reveal.totals")).toEqual([{ offense: 42, defense: -4 }]);
    expect(t.answer(0, "spiff").ships("1.1", 0)).toBe(1);
  });

  test("stops the Human's wild, which goes back to its player and not to the Human [anti-matter wild, anti-matter flare D1, human wild]", () => {
    const hands = [["attack-10", "flare-human"], ["attack-08", "flare-anti-matter"], []];
    const t = fight({ aliens: ["clone", "machine", "human"], hands }).until("window/reveal.change", 0);
    t.answer(0, "flare-human").answer(1, "flare-anti-matter");
    expect(t.told("reveal.totals")).toEqual([{ offense: 11, defense: 12 }]);
    expect([t.hand(0), t.hand(2)]).toEqual([["flare-human"], []]);
  });

  test("stops a flare of the Calculator before anything is called off or announced [anti-matter super, calculator super, ZAP-12]", () => {
    const hands = [["attack-15"], ["attack-08", "flare-anti-matter"], ["flare-calculator"]];
    const t = fight({ aliens: ["clone", "anti-matter", "calculator"], hands, allies: [[2, "offense", 1]] });
    t.until("window/planning.selected", 2).answer(2, "flare-calculator").answer(1, "flare-anti-matter");
    expect(t.told("power.used")).toEqual([{ player: "player/1", power: "power/anti-matter" }]);
    expect(t.totals()).toEqual({ offense: 15 + 1 - 1, defense: 8 - 4 });
  });
});

describe("Human zapped", () => {
  test("wins against Anti-Matter whatever the totals [human 2, REV-12.11, anti-matter 2]", () => {
    const t = meet(["human", "anti-matter"], ["attack-40"], ["attack-00", "cosmic-zap"]);
    t.until("window/power.used", 1).answer(1, "cosmic-zap").finish();
    expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  });

  test("under an upset loses, and the one who zapped wins [human EC3, loser 3, ZAP-10]", () => {
    const t = meet(["loser", "human"], ["attack-00", "cosmic-zap"], ["attack-40"]);
    t.until("window/planning.before", 0).answer(0, "loser").until("window/power.used", 0).answer(0, "pass");
    t.until("window/power.used", 0).answer(0, "cosmic-zap");
    expect(t.told("human.wins")).toEqual([{ player: "player/1" }]);
    expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  });

  test("under an upset with two negotiates loses outright; no deal is made [human EC2, human EC3, loser EC4]", () => {
    const t = meet(["loser", "human"], ["negotiate", "cosmic-zap"], ["negotiate"]);
    t.until("window/planning.before", 0).answer(0, "loser").until("window/power.used", 0).answer(0, "pass");
    t.until("window/power.used", 0).answer(0, "cosmic-zap");
    expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
    expect(t.told("cards.taken")).toEqual([]);
  });

  test("after Emotion Control wins where a deal was to be made [human EC1, human EC2, CRD-23]", () => {
    const t = meet(["human", "tripler"], ["attack-04", "emotion-control"], ["attack-08", "cosmic-zap"]);
    t.until("window/reveal.change", 0).answer(0, "emotion-control").until("window/power.used", 1);
    expect(t.told("power.used")).toEqual([{ player: "player/0", power: "power/human" }]);
    t.answer(1, "cosmic-zap");
    expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  });

  test("is saved from it by a Card Zap, and adds 4 after all [human zap, ZAP-13]", () => {
    const t = meet(["human", "clone"], ["attack-00"], ["attack-40", "cosmic-zap"], {
      hands: [["attack-00"], ["attack-40", "cosmic-zap"], ["card-zap"]],
    });
    t.until("window/power.used", 1).answer(1, "cosmic-zap").until("window/card.played", 2).answer(2, "card-zap");
    expect(t.told("reveal.totals")).toEqual([{ offense: 5, defense: 44 }]);
  });
});

describe("an upset", () => {
  test("makes a Pacifist lose who had won, and that earns compensation [loser EC3, pacifist 1, REV-12.11, REV-12.12]", () => {
    const t = meet(["loser", "pacifist"], ["attack-00", "quash", "plague"], ["negotiate"]);
    t.until("window/planning.before", 0).answer(0, "loser").finish();
    expect(t.told("pacifist.won")).toEqual([{ player: "player/1" }]);
    expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
    expect(t.told("cards.taken")).toEqual([{ player: "player/1", from: "player/0", n: 2 }]);
  });

  test("makes the Spiff the loser with the higher total, and it lost by the difference [loser EC7, spiff 1]", () => {
    const t = meet(["spiff", "loser"], ["attack-40"], ["attack-00"], { gate: 2 });
    t.until("window/planning.before", 1).answer(1, "loser").until("window/ships.going", 0).answer(0, "spiff");
    expect(t.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
    expect(t.ships("1.1", 0)).toBe(1);
  });

  test("goes on though the Loser's power is gone by then [PWR-08, loser 3]", () => {
    const ships = { "1.1": [0, 4], "1.2": [0, 2], "1.3": [0, 14], "1.4": [0, 0], "1.5": [0, 0] };
    const hands = [["attack-40"], ["attack-00", "flare-kamikaze"], []];
    const t = fight({ aliens: ["clone", "loser", "hacker"], hands, ships, target: "1.1" });
    t.until("window/planning.before", 1).answer(1, "loser").until("window/planning.selected", 1);
    t.answer(1, "flare-kamikaze").answer(1, { "1.2": 2 });
    expect([t.told("power.lost"), t.totals()]).toEqual([[{ player: "player/1" }], { offense: 41, defense: 10 }]);
    expect(t.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
  });

  test("both sides losing by the Loser's wild: the Zombie's ships go home all the same [loser wild, zombie 1]", () => {
    const t = meet(["zombie", "clone"], ["attack-10"], ["attack-08", "flare-loser"], { gate: 3 });
    t.until("window/planning.before", 1).answer(1, "flare-loser").until("ships/return", 0);
    expect(t.question(0)).toMatchObject({ min: 3, max: 3 });
    t.finish();
    expect(t.told("ships.lost")).toEqual([{ player: "player/1", n: 4 }]);
  });
});

describe("Virus", () => {
  /** Virus attacks with three ships; the Macron helps it with one. */
  function multiply(mine: string[], theirs: string[], aliens = ["virus", "clone", "macron"]): FightTable {
    return fight({ aliens, hands: [mine, theirs, []], gate: 3, allies: [[2, "offense", 1]] });
  }

  test("adds the Macron's ship as four [virus 1, macron 2]", () => {
    expect(multiply(["attack-06"], ["attack-08"]).totals()).toEqual({ offense: 18 + 4, defense: 12 });
  });

  test("multiplies by the Macron's one ship with its super, and three more are added [virus super, macron EC2, REV-12.7, REV-12.8]", () => {
    const t = multiply(["attack-06", "flare-virus"], ["attack-08"]).until("boost", 0).answer(0, "flare-virus");
    expect(t.told("reveal.totals")).toEqual([{ offense: 6 * 4 + 3, defense: 12 }]);
  });

  test("its wild multiplies by the Macron's one ship, and three more are added [virus wild, macron EC2]", () => {
    const t = multiply(["attack-06", "flare-virus"], ["attack-08"], ["clone", "machine", "macron"]);
    t.until("window/reveal.multiply", 0).answer(0, "flare-virus");
    expect(t.totals()).toEqual({ offense: 6 + 3 * 1 + 3, defense: 12 });
  });

  test("after a Calculator: the reduced card is multiplied, even a negative one [REV-12.5, REV-12.7, REV-13]", () => {
    const t = meet(["virus", "clone"], ["attack-04"], ["attack-09", "flare-calculator"], { gate: 3 });
    t.until("window/planning.selected", 1).answer(1, "flare-calculator").answer(1, "odd");
    expect(t.totals()).toEqual({ offense: (4 - 9) * 3, defense: 13 });
  });
});

describe("Warpish", () => {
  test("counts ships a Kamikaze has just sent there [warpish 1, kamikaze wild]", () => {
    const t = meet(["warpish", "clone"], ["attack-08"], ["attack-08", "flare-kamikaze"], { target: "1.1" });
    t.until("window/planning.selected", 1).answer(1, "flare-kamikaze").answer(1, { "1.2": 2 });
    expect(t.told("reveal.totals")).toEqual([{ offense: 8 + 1 + 2, defense: 12 + 6 }]);
  });

  test("does not count a ship that goes there after the use [warpish EC1, void wild]", () => {
    const hands = [["attack-08", "flare-void"], ["attack-08", "cosmic-zap"], []];
    const t = fight({ aliens: ["warpish", "human", "hacker"], hands }).until("window/power.used", 1);
    expect(t.answer(1, "pass").told("warpish.added")).toEqual([{ player: "player/0", n: 0 }]);
    t.until("window/power.used", 1).answer(1, "cosmic-zap").until("window/card.played", 0).answer(0, "flare-void");
    t.answer(0, "0.3");
    expect(t.told("reveal.totals")).toEqual([{ offense: 8 + 1 + 0, defense: 12 + 4 }]);
    expect(t.told("ships.lost")[0]).toEqual({ player: "player/0", n: 1 });
  });

  test("counts a ship less that the Vacuum's wild has taken out after the reveal [warpish EC1, vacuum wild]", () => {
    const lost = { ships: { "1.5": [0, 2] }, warp: [0, 2, 0] };
    const t = meet(["warpish", "clone"], ["attack-08"], ["attack-08", "flare-vacuum"], lost);
    t.until("window/reveal.change", 1).answer(1, "flare-vacuum").until("ships/return", 1).answer(1, { "1.2": 1 });
    expect(t.told("warpish.added")).toEqual([{ player: "player/0", n: 1 }]);
  });
});

describe("the Human's and the Mirror's wild", () => {
  test("an attack 42 is divided by the Tripler's wild, and kept as what is printed by the Clone [human wild, tripler wild, clone 1]", () => {
    const t = meet(["clone", "machine"], ["attack-04", "flare-human"], ["attack-08", "flare-tripler"]);
    t.until("window/reveal.change", 0).answer(0, "flare-human").until("window/reveal.first", 1);
    t.answer(1, "flare-tripler").until("window/resolution.keep", 0).answer(0, "clone");
    expect(t.totals()).toEqual({ offense: 14 + 1, defense: 12 });
    expect(t.hand(0)).toEqual(["attack-04"]);
  });

  test("the Mirror copies the 42 if it acts after the Human's wild, the printed card if before [mirror wild, human wild, REV-12.3, TIM-02]", () => {
    const t = meet(["clone", "machine"], ["attack-04", "flare-human"], ["attack-08", "flare-mirror"]);
    t.until("window/reveal.change", 0).answer(0, "flare-human").answer(1, "pass").answer(1, "flare-mirror");
    expect(t.told("reveal.totals")).toEqual([{ offense: 43, defense: 42 + 4 }]);
    const before = meet(["clone", "machine"], ["attack-04", "flare-human"], ["attack-08", "flare-mirror"]);
    before.until("window/reveal.change", 0).answer(0, "pass").answer(1, "flare-mirror").answer(0, "flare-human");
    expect(before.told("reveal.totals")).toEqual([{ offense: 43, defense: 4 + 4 }]);
  });

  test("one player plays them in the order of the list, whatever the table allows [CLR-09, human wild, mirror wild, chosen 1]", () => {
    const settings = { unlimitedFlares: true };
    const hands = [["attack-04", "flare-human", "flare-mirror"], ["attack-08"], []];
    const t = fight({ aliens: ["chosen", "clone", "hacker"], hands, settings }).until("window/reveal.change", 0);
    expect(t.options(0)).toEqual(["pass", "chosen", "flare-human", "flare-mirror"]);
    expect(t.answer(0, "flare-mirror").options(0)).toEqual(["pass", "chosen"]);
  });
});
