import { describe, expect, test } from "vitest";
import { stashOf } from "../query.ts";
import { engage, fight } from "./fight.ts";
import { table } from "./table.ts";

const BEFORE = "window/planning.before";
const FORMED = "window/alliance.formed";

describe("peace and war", () => {
  test("a Pacifist who wins with a negotiate is turned into the loser by an upset, and is compensated [loser EC3, loser 3, pacifist 1, REV-12.12]", () => {
    const hands = [["attack-04", "plague", "quash"], ["negotiate"], []];
    const t = fight({ aliens: ["loser", "pacifist", "filch"], hands, target: "1.1", declining: ["plague"] })
      .until(BEFORE)
      .answer(0, "loser");
    t.finish();
    expect(t.told("power.used").map(({ power }) => power)).toEqual(["power/loser", "power/pacifist"]);
    expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
    expect(t.told("ships.lost")[0]).toEqual({ player: "player/1", n: 4 });
    expect(t.told("cards.taken")).toEqual([{ player: "player/1", from: "player/0", n: 2 }]);
  });

  test("a zapped Pacifist loses to the attack, so under an upset its side wins [pacifist zap, loser EC2]", () => {
    const hands = [["attack-04", "cosmic-zap"], ["negotiate"], []];
    const t = fight({ aliens: ["loser", "pacifist", "filch"], hands, gate: 2 })
      .until(BEFORE)
      .answer(0, "loser");
    t.until("window/power.used").answer(0, "pass");
    t.until("window/power.used").answer(0, "cosmic-zap").finish();
    expect(t.told("encounter.won")[0]).toEqual({ player: "player/1", side: "defense" });
    expect(t.told("ships.lost")[0]).toEqual({ player: "player/0", n: 2 });
  });

  test("Emotion Control makes peace without the Pacifist, who then needs a deal [pacifist EC2, CRD-23]", () => {
    const hands = [["attack-20"], ["negotiate"], ["emotion-control"]];
    const t = fight({ aliens: ["clone", "pacifist", "filch"], hands }).until("window/reveal.change");
    t.answer(2, "emotion-control");
    expect([t.asked(0), t.told("power.used")]).toEqual(["deal", []]);
  });

  test("who has turned a negotiate into an attack 15 can still be made to deal [pacifist wild, CRD-23, REV-12.3]", () => {
    const hands = [["negotiate", "flare-pacifist"], ["attack-20", "emotion-control"], []];
    const t = fight({ hands }).until("window/reveal.change").answer(0, "flare-pacifist").answer(1, "pass");
    expect(t.table.encounter.shown.map(({ type }) => type)).toEqual(["attack", "attack"]);
    t.answer(1, "emotion-control");
    expect(t.asked(0)).toBe("deal");
  });

  test("the Cudgel does not smash for a Pacifist who won by peace, but does for an attack 15 [pacifist EC3, cudgel 1, pacifist wild]", () => {
    const powers = [["pacifist", "cudgel"]];
    const hands = [["negotiate", "attack-20"], ["attack-10"], []];
    const peace = fight({ aliens: ["pacifist", "filch", "machine"], powers, hands, gate: 2 }).cards("negotiate", "");
    peace.passing("turn/again").declining("filch").finish();
    expect(peace.told("power.used").map(({ power }) => power)).toEqual(["power/pacifist"]);
    const t = fight({
      aliens: ["cudgel", "filch", "machine"],
      hands: [["negotiate", "flare-pacifist"], ["attack-04"], []],
    });
    t.until("window/reveal.change").answer(0, "flare-pacifist").until("ships/lose");
    expect([t.question(1), t.told("power.used").length]).toMatchObject([{ min: 1, max: 1 }, 1]);
  });

  test("the Sorcerer hands the Pacifist an attack, and there is no peace [sorcerer 1, pacifist 1]", () => {
    const hands = [["attack-04"], ["negotiate"], []];
    const t = fight({ aliens: ["sorcerer", "pacifist", "filch"], hands, gate: 2 }).until("window/planning.selected");
    t.answer(0, "sorcerer").finish();
    const cards = t.told("reveal.card").map(({ card }) => card);
    expect(cards.slice(0, 2)).toEqual(["card/negotiate.1", "card/attack-04.1"]);
    expect(t.told("encounter.won")[0]).toEqual({ player: "player/1", side: "defense" });
    expect(t.told("power.used").map(({ power }) => power)).toEqual(["power/sorcerer"]);
  });

  test("an attack that a Gambler only claims to have played is an attack to the Pacifist [gambler 3, pacifist 1]", () => {
    const t = fight({ aliens: ["gambler", "pacifist", "filch"], hands: [["attack-04"], ["negotiate"], []], gate: 2 });
    t.until("window/reveal.turn").answer(0, "gambler").answer(0, "attack-40").answer(1, false).finish();
    expect(t.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
  });
});

describe("the Gambler and the Mind", () => {
  test("the Mind has seen the hand and knows a lie when it hears one [mind 1, gambler 2, gambler 4]", () => {
    const hands = [["attack-04", "attack-06"], ["attack-08", "attack-10"], []];
    const t = table({ aliens: ["gambler", "mind", "filch"], hands, destiny: ["seat-1"] });
    t.until("window/alliance.before").answer(1, "mind");
    const seen = t.session.events.findLast((event) => event.id === "cards.seen");
    expect(Object.entries(seen?.privately ?? {})).toEqual([["1", { cards: "card/attack-04.1 card/attack-06.1" }]]);
    t.until("planning/select").answer(0, "attack-04").answer(1, "attack-08").until("window/reveal.turn");
    t.answer(0, "gambler").answer(0, "attack-40").answer(1, true);
    expect(t.told("gambler.lied")).toHaveLength(1);
  });
});

describe("gifts and trades", () => {
  test("a defending Philanthropist who gives the last encounter card away draws at once, and the Remora clings [philanthropist 2, remora 2]", () => {
    const hands = [["attack-10", "attack-08"], ["attack-00", "plague"], []];
    const t = fight({ aliens: ["clone", "philanthropist", "remora"], hands, declining: ["plague"] })
      .until(FORMED)
      .answer(1, "philanthropist");
    t.answer(1, "attack-00");
    expect([t.hand(1).length, t.asked(2), t.options(2)]).toEqual([8, "window/cards.drawn", ["pass", "remora"]]);
    expect([t.hand(0), t.table.encounter.phase]).toEqual([["attack-00", "attack-08", "attack-10"], "alliance"]);
  });

  test("the gift is part of the hand the Trader gets back before selection [philanthropist 1, trader 1]", () => {
    const hands = [["attack-00", "attack-40"], ["attack-08", "attack-06"], []];
    const t = fight({ aliens: ["philanthropist", "trader", "filch"], hands })
      .until(FORMED)
      .answer(0, "philanthropist");
    t.answer(0, "attack-00").until(BEFORE).answer(1, "trader");
    expect([t.hand(0), t.hand(1)]).toEqual([["attack-00", "attack-06", "attack-08"], ["attack-40"]]);
  });

  test("the Oracle foresees a card of the hand the Trader has just got [trader 1, oracle 1]", () => {
    const hands = [["attack-04", "attack-06"], ["attack-30", "attack-40"], []];
    const t = fight({ aliens: ["trader", "oracle", "filch"], hands })
      .until(BEFORE)
      .answer(0, "trader");
    expect([t.asked(0), t.asked(1), t.options(0)]).toEqual(["planning/select", undefined, ["attack-30", "attack-40"]]);
    t.answer(0, "attack-30");
    expect([t.table.encounter.shown[0].value, t.options(1)]).toEqual([30, ["attack-04", "attack-06"]]);
  });

  test("a hoard is not traded, not taken by the Mutant and not thinned out by the Mite [trader EC2, miser EC1, mutant 2, mite 1]", () => {
    const stash = [[], ["attack-40", "attack-30"], []];
    const hands = [["attack-04", "attack-06"], ["attack-08", "plague"], []];
    const traded = fight({ aliens: ["trader", "miser", "filch"], hands, stash, declining: ["plague"] })
      .until(BEFORE)
      .answer(0, "trader");
    expect([traded.hand(0), stashOf(traded.state, 1).length]).toEqual([["attack-08", "plague"], 2]);
    const mutant = table({
      aliens: ["mutant", "miser", "filch"],
      hands: [hands[0], hands[1], ["quash"]],
      stash,
      destiny: ["seat-1"],
    });
    mutant.declining("plague").until("window/alliance.before").answer(0, "mutant").answer(0, "1").answer(0, "1");
    expect([mutant.options(0), stashOf(mutant.state, 1).length]).toEqual([["deck", "2"], 2]);
    const four = [["attack-04"], ["attack-08", "plague", "quash"], []];
    const mite = table({ aliens: ["mite", "miser", "filch"], hands: four, stash, destiny: ["seat-1"] });
    mite.declining("plague").until("alliance/invite-offense");
    expect(mite.told("power.used")).toEqual([]);
  });

  test("cards the Demon possesses are not traded [trader EC2, demon 2]", () => {
    const hands = [["attack-04", "attack-06"], ["attack-08", "attack-10"], ["attack-40"]];
    const t = table({ aliens: ["demon", "trader", "filch"], hands, destiny: ["seat-1"] });
    t.until("window/alliance.before").answer(0, "demon").until(BEFORE).answer(1, "trader");
    expect([t.hand(1), t.hand(0), stashOf(t.state, 0).length]).toEqual([
      ["attack-04", "attack-06"],
      ["attack-08", "attack-10"],
      1,
    ]);
  });

  test("the Filch takes the card that the Philanthropist made its opponent play [philanthropist super, filch 1]", () => {
    const hands = [["attack-20", "attack-00", "flare-philanthropist"], ["attack-08", "attack-06"], []];
    const aliens = ["philanthropist", "machine", "clone"];
    const t = fight({ aliens, powers: [["philanthropist", "filch"]], hands }).until(FORMED);
    t.answer(0, "philanthropist").answer(0, "attack-00").until(BEFORE).answer(0, "flare-philanthropist");
    t.until("window/resolution.discarded").answer(0, "filch");
    expect(t.hand(0)).toEqual(["attack-00", "flare-philanthropist"]);
  });

  test("a lent hoard is played by the borrower and goes home with its sheet [philanthropist flare D2, miser 1]", () => {
    const stash = [["attack-40"], [], []];
    const hands = [["attack-04", "attack-06", "flare-philanthropist"], ["attack-08"], []];
    const t = table({ aliens: ["miser", "filch", "clone"], hands, stash, destiny: ["seat-1"] });
    t.until("window/regroup.start").answer(0, "flare-philanthropist").answer(0, "1").answer(0, { "0.1": 1 });
    t.until("planning/select");
    expect([t.options(0), t.options(1)]).toEqual([
      ["attack-04", "attack-06"],
      ["attack-08", "attack-40"],
    ]);
    t.answer(0, "attack-04").answer(1, "attack-08").declining("flare-philanthropist").until("launch/aim");
    expect([0, 1, 2].map((seat) => stashOf(t.state, seat).length)).toEqual([1, 0, 0]);
  });

  test("a Sorcerer wild trades the borrower's own sheet, and the lent one goes home [philanthropist wild, sorcerer wild]", () => {
    const hands = [["attack-04", "attack-06"], ["attack-08", "attack-10", "flare-sorcerer"], ["flare-philanthropist"]];
    const t = table({ aliens: ["warrior", "filch", "clone"], hands, destiny: ["seat-1"] });
    t.until("window/regroup.start").answer(2, "flare-philanthropist").answer(2, "0").answer(2, { "2.1": 1 });
    t.until(BEFORE).answer(1, "flare-sorcerer");
    expect(t.table.players.map(({ powers }) => powers)).toEqual([["filch"], ["clone"], []]);
    t.passing("planning/select").declining("clone", "filch").finish();
    expect(t.table.players.map(({ powers }) => powers)).toEqual([["filch"], ["warrior"], ["clone"]]);
  });
});

describe("the Mite", () => {
  const FOUR = ["attack-08", "attack-06", "plague", "quash"];
  const bluster = (aliens: string[], more = {}) => {
    const t = table({ aliens, hands: [["attack-20", "attack-10"], FOUR, []], destiny: ["seat-1"], ...more });
    return t
      .declining("plague")
      .until("launch/aim")
      .answer(0, "1.1")
      .answer(0, { "0.1": 3 })
      .until("mite/choice")
      .answer(1, "colony");
  };

  test("a granted colony brings the Warrior no token [mite EC1, warrior 1]", () => {
    const t = bluster(["mite", "warrior", "filch"], { memo: { warrior: { tokens: 3 } } });
    expect([t.asked(0), t.table.memo.warrior]).toEqual(["turn/again", { tokens: 3 }]);
  });

  test("a granted colony costs the Tick-Tock no token [mite EC1, tick-tock 1]", () => {
    const t = bluster(["mite", "filch", "tick-tock"]);
    expect([t.asked(0), t.table.memo["tick-tock"]]).toEqual(["turn/again", { tokens: 10 }]);
  });

  test("a granted colony is nothing to a Cudgel or a Barbarian [mite EC1, cudgel 1, barbarian 1]", () => {
    const t = bluster(["mite", "filch", "clone"], { powers: [["mite", "cudgel", "barbarian"]] });
    expect([t.asked(0), t.hand(1), t.table.warp]).toEqual(["turn/again", [...FOUR].sort(), [0, 0, 0]]);
    expect(t.told("power.used").map(({ power }) => power)).toEqual(["power/mite"]);
  });

  test("a Parasite that clung to the opponent is sent home by the Mite's wild [parasite 1, mite wild]", () => {
    const hands = [["attack-20", "attack-10", "flare-mite"], ["attack-08", "attack-06"], []];
    const t = table({ aliens: ["clone", "filch", "parasite"], hands, destiny: ["seat-1"] });
    t.until("window/alliance.answer").answer(2, "parasite").answer(2, "defense").answer(2, { "2.1": 4 });
    expect([t.asked(0), t.options(0)]).toEqual([FORMED, ["pass", "flare-mite"]]);
    t.answer(0, "flare-mite").answer(2, { "2.2": 4 });
    expect([t.table.encounter.dock, t.table.encounter.ally[2]]).toEqual([[0, 0, 0], -1]);
  });

  test("who allied with the Grudge and was sent home by the Mite's wild gets no token [grudge EC1, mite wild]", () => {
    const hands = [["attack-20", "attack-10"], ["attack-08", "attack-06", "flare-mite"], []];
    const t = fight({ aliens: ["grudge", "filch", "clone"], hands, allies: [[2, "offense", 2]] }).until(FORMED);
    t.answer(1, "flare-mite").answer(2, { "2.1": 2 }).until("planning/select");
    expect([t.told("grudge.given"), t.table.encounter.gate[2]]).toEqual([[], 0]);
  });
});

describe("alliances", () => {
  test("an ally lost to a Force Field owes the Grudge nothing, one who declined does [grudge EC1, grudge 1, CRD-24]", () => {
    const hands = [["attack-20", "attack-10"], ["attack-08", "attack-06", "force-field"], [], []];
    const t = table({ aliens: ["grudge", "filch", "clone", "machine"], hands, destiny: ["seat-1"] });
    t.until("alliance/invite-offense").answer(0, ["player/2", "player/3"]).until("alliance/answer");
    t.answer(2, "offense").answer(2, { "2.1": 1 }).answer(3, "decline");
    expect(t.told("grudge.given")).toEqual([{ player: "player/0", other: "player/3" }]);
    t.answer(1, "force-field").answer(2, { "2.1": 1 }).until("planning/select");
    expect([t.table.memo.grudge, t.table.encounter.gate]).toEqual([{ holders: [3] }, [1, 0, 0, 0]]);
  });
});

describe("the Hate", () => {
  const rage = (aliens: string[], hands: string[][], card: string) =>
    table({ aliens, hands, destiny: ["seat-1"] })
      .until("hate/choose")
      .answer(0, card);

  test("a Plague thrown away in rage is matched by any artifact, even a zap [hate EC3, CRD-07]", () => {
    const t = rage(["hate", "clone", "filch"], [["plague", "attack-10"], ["card-zap", "cosmic-zap"], []], "plague");
    t.answer(1, "pass");
    expect(t.options(1)).toEqual(["lose-ships", "card-zap", "cosmic-zap"]);
  });

  test("what the Hate left in a hand the Plague takes in the same turn, one of each type [hate 2, CRD-27]", () => {
    const theirs = ["attack-40", "attack-30", "negotiate", "quash"];
    const t = rage(["hate", "clone", "filch"], [["attack-10", "attack-20"], theirs, ["plague"]], "attack-10");
    t.answer(1, "attack-30").answer(0, { "2.1": 3 }).until("window/regroup.start").answer(2, "plague").answer(2, "1");
    t.answer(1, { "1.1": 3 });
    expect([t.hand(1), t.table.warp]).toEqual([[], [0, 3, 3]]);
  });

  test("the ships a Zombie should lose to the Hate go home instead [hate 2, zombie 1]", () => {
    const t = rage(["hate", "zombie", "filch"], [["attack-10", "attack-20"], [], []], "attack-10");
    t.answer(0, { "1.1": 3 });
    expect([t.asked(1), t.table.transit]).toEqual(["ships/return", [0, 3, 0]]);
    t.answer(1, { "1.2": 3 });
    expect([t.table.warp, t.ships("1.2", 1)]).toEqual([[0, 0, 0], 7]);
  });

  test("the Healer brings back what the Hate has taken and draws a card [hate 2, healer EC4]", () => {
    const t = rage(["hate", "clone", "healer"], [["attack-10", "attack-20"], [], []], "attack-10");
    t.answer(0, { "1.1": 3 });
    expect([t.asked(2), t.options(2)]).toEqual(["window/ships.gone", ["pass", "healer"]]);
    t.answer(2, "healer").answer(1, { "1.1": 3 });
    expect([t.table.warp, t.hand(2).length]).toEqual([[0, 0, 0], 1]);
  });

  test("a Vacuum takes ships of the Hate along [hate 2, vacuum 1]", () => {
    const t = rage(["hate", "vacuum", "filch"], [["attack-10", "attack-20"], [], []], "attack-10");
    t.answer(0, { "1.1": 3 });
    expect(t.asked(1)).toBe("vacuum/whose");
    t.answer(1, { 0: 3 }).answer(0, { "0.5": 3 });
    expect(t.table.warp).toEqual([3, 3, 0]);
  });

  test("an upset turns even the win by the Hate's wild around [hate wild, loser 3, REV-12.12]", () => {
    const hands = [["attack-04", "flare-hate"], ["attack-40"], []];
    const t = fight({ aliens: ["filch", "loser", "clone"], hands, gate: 3 }).until(BEFORE);
    t.answer(0, "pass").answer(1, "loser").answer(0, "flare-hate").finish();
    expect(t.told("encounter.won")[0]).toEqual({ player: "player/1", side: "defense" });
    expect(t.told("ships.lost")[0]).toEqual({ player: "player/0", n: 3 });
  });
});

describe("the Mutant", () => {
  test("all the Mutant draws is one draw, over when the last card is there, and the Remora draws one [mutant EC3, remora EC1, CLR-08]", () => {
    const hands = [["attack-20", "attack-10", "attack-08", "attack-06"], ["attack-40", "plague"], []];
    const t = table({ aliens: ["mutant", "clone", "remora"], hands, destiny: ["seat-1"] });
    t.declining("plague")
      .until("window/alliance.before")
      .answer(0, "mutant")
      .answer(0, "deck")
      .answer(0, "deck")
      .answer(0, "1");
    expect(t.asked(2)).toBeUndefined();
    t.answer(0, "deck");
    expect([t.hand(0).length, t.asked(2)]).toEqual([8, "window/cards.drawn"]);
    t.answer(2, "remora").until("alliance/invite-offense");
    expect([t.hand(2).length, t.told("cards.drawn").length]).toEqual([1, 4]);
  });

  test("cards that the Mutant takes from hands alone are nothing to the Remora [mutant EC3, remora EC4]", () => {
    const hands = [
      ["attack-20", "attack-10", "attack-08", "attack-06", "attack-04", "morph"],
      ["attack-40", "plague"],
      [],
    ];
    const t = table({ aliens: ["mutant", "clone", "remora"], hands, destiny: ["seat-1"] });
    t.declining("plague").until("window/alliance.before").answer(0, "mutant").answer(0, "1").answer(0, "1");
    expect([t.asked(0), t.wasAsked(2, "window/cards.drawn")]).toEqual(["alliance/invite-offense", false]);
  });
});

describe("seeing and switching", () => {
  test("an attacking Oracle sees the Sorcerer's card, which may come back at it [oracle 1, sorcerer 1]", () => {
    const hands = [["attack-10", "attack-04"], ["attack-08", "attack-06"], []];
    const t = fight({ aliens: ["oracle", "sorcerer", "clone"], hands })
      .until("planning/select")
      .answer(1, "attack-06");
    t.answer(0, "attack-10").until("window/planning.selected").answer(1, "sorcerer").finish();
    expect(t.told("reveal.totals")[0]).toEqual({ offense: 7, defense: 14 });
  });

  test("a defending Oracle sees the Sorcerer's card as well [oracle 1, sorcerer 1]", () => {
    const hands = [["attack-08", "attack-06"], ["attack-10", "attack-04"], []];
    const t = fight({ aliens: ["sorcerer", "oracle", "clone"], hands })
      .until("planning/select")
      .answer(0, "attack-06");
    t.answer(1, "attack-04").until("window/planning.selected").answer(0, "pass").finish();
    expect(t.told("reveal.totals")[0]).toEqual({ offense: 7, defense: 8 });
  });

  test("whatever card the Dictator picks, the Will names the defense [dictator 1, will 1]", () => {
    const hands = [["attack-10", "attack-20"], ["attack-08"], ["attack-06"]];
    const t = table({ aliens: ["will", "dictator", "clone"], hands })
      .until("dictator/choose")
      .answer(1, "seat-2.1");
    expect([t.asked(0), t.options(0)]).toEqual(["will/defense", ["1", "2"]]);
    t.answer(0, "1");
    engage(t, { target: "1.1" });
    expect([t.table.encounter.defense, t.told("destiny.drawn").length]).toEqual([1, 1]);
  });
});
