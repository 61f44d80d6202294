/** What a judge would say when two or three powers that deal with cards meet. */
import { eventFor } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { stashOf } from "../query.ts";
import { fight, names } from "./fight.ts";
import { type TestSetUp, type TestTable, table } from "./table.ts";

const KEEP = "window/resolution.keep";
const DISCARDED = "window/resolution.discarded";
const ZAP = "window/power.used";

function stash(t: TestTable, seat: number): string[] {
  return names(stashOf(t.state, seat)).sort();
}

/** Seat 0 attacks seat 1 with one ship; allies are about to be invited. */
function aimed(setUp: TestSetUp): TestTable {
  const t = table({ destiny: ["seat-1"], ...setUp, declining: ["plague"] })
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 1 });
  return t.until("window/alliance.before");
}

describe("the Demon", () => {
  test("cancels a flare with a Card Zap from a possessed hand, which is then gone for its owner [demon 2, demon EC6]", () => {
    const hands = [["attack-10"], ["attack-08", "flare-chosen"], ["card-zap", "quash"]];
    const t = aimed({ aliens: ["demon", "clone", "filch"], hands }).answer(0, "demon");
    t.until("window/planning.before").answer(1, "flare-chosen");
    expect(t.options(0)).toEqual(["pass", "card-zap"]);
    t.answer(0, "card-zap").until(KEEP);
    expect([t.hand(1), [...t.discard].sort()]).toEqual([[], ["card-zap", "flare-chosen"]]);
    expect(t.declining("clone").finish().hand(2)).toEqual(["quash"]);
  });

  test("loses an artifact it plays from the Vulch's hand to the Vulch [demon EC6, vulch 1]", () => {
    const hands = [["attack-10"], ["attack-08"], ["emotion-control", "quash"]];
    const t = aimed({ aliens: ["demon", "clone", "vulch"], hands }).answer(0, "demon");
    t.until("window/reveal.change").answer(0, "emotion-control");
    expect([t.hand(2), stash(t, 0)]).toEqual([["emotion-control"], ["quash"]]);
  });

  test("possesses the Miser's hand, but not the hoard [demon 1, miser 2]", () => {
    const hands = [["attack-10"], ["attack-08"], ["quash"]];
    const t = aimed({ aliens: ["demon", "clone", "miser"], hands, stash: [[], [], ["attack-40", "plague"]] });
    t.answer(0, "demon");
    expect([stash(t, 0), stash(t, 2), t.hand(2)]).toEqual([["quash"], ["attack-40", "plague"], []]);
  });

  test("shows the Mind its own hand only [demon EC3, mind EC1]", () => {
    const hands = [["attack-10"], ["attack-08"], ["quash"]];
    const t = aimed({ aliens: ["demon", "mind", "clone"], hands })
      .answer(0, "demon")
      .answer(1, "pass");
    t.until("window/alliance.before").answer(1, "mind");
    const [seen] = t.session.events.filter(({ id }) => id === "cards.seen");
    expect(eventFor(seen, 1).params).toMatchObject({ other: "player/0", cards: "card/attack-10.1" });
  });

  test("gives everything back at once when its sheet is traded away [demon EC7, sorcerer wild]", () => {
    const hands = [["attack-10"], ["attack-08", "flare-sorcerer"], ["quash", "plague"]];
    const t = aimed({ aliens: ["demon", "clone", "filch"], hands }).answer(0, "demon");
    expect(stash(t, 0)).toHaveLength(2);
    t.until("window/planning.before").answer(1, "flare-sorcerer");
    expect([t.table.players[1].powers, t.hand(2)]).toEqual([["demon"], ["plague", "quash"]]);
    expect([stash(t, 0), stash(t, 1)]).toEqual([[], []]);
  });

  test("forces a Parasite to its side even if that one would rather infest the other [demon wild, parasite 1]", () => {
    const hands = [["attack-10", "flare-demon"], ["attack-08"], []];
    const t = aimed({ aliens: ["clone", "filch", "parasite"], hands })
      .answer(0, "flare-demon")
      .until("alliance/ships");
    expect([t.wasAsked(2, "window/alliance.answer"), t.question(2)]).toMatchObject([false, { min: 1, max: 1 }]);
    t.pass(2);
    expect(t.table.encounter.ally[2]).toBe(0);
  });

  test("may sacrifice nothing to the Filch: a possessed card that is stolen stays stolen [demon EC8, filch 1]", () => {
    const hands = [["attack-10"], ["attack-08", "attack-06"], ["attack-40"]];
    const t = aimed({ aliens: ["demon", "filch", "clone"], hands })
      .answer(0, "demon")
      .until("planning/select");
    t.answer(0, "attack-40").answer(1, "attack-08").until(DISCARDED).answer(1, "filch");
    expect([t.hand(1), t.hand(2)]).toEqual([["attack-06", "attack-40"], []]);
  });
});

describe("the Miser", () => {
  /** The Oracle attacks the Miser, who has cards in hand and in the hoard. */
  function foreseen(zap: string[]): TestTable {
    const hands = [["attack-10", "attack-11"], ["attack-08", "attack-06"], zap];
    return table({ aliens: ["oracle", "miser", "clone"], hands, stash: [[], ["attack-40"]], destiny: ["seat-1"] });
  }

  test("plays face up from the hoard before the Oracle chooses [oracle 1, miser 1]", () => {
    const t = foreseen([]).until("planning/select").answer(1, "attack-40");
    expect([t.table.encounter.shown[1].value, t.asked(0)]).toEqual([40, "planning/select"]);
  });

  test("if that is zapped, chooses again before anything is turned up [oracle 1, miser zap]", () => {
    const t = foreseen(["cosmic-zap"])
      .declining("cosmic-zap")
      .until("planning/select")
      .answer(1, "attack-40")
      .answer(2, "cosmic-zap");
    expect([t.table.encounter.shown[1].type, t.asked(1), t.options(1)]).toEqual([
      "none",
      "planning/select",
      ["attack-08", "attack-06"],
    ]);
    t.answer(1, "attack-06");
    expect([t.table.encounter.shown[1].value, stash(t, 1)]).toEqual([6, ["attack-40"]]);
  });

  test("cannot answer a zap of the hoard with the very card, but with another one [miser 1, ZAP-13]", () => {
    const hands = [["attack-10", "attack-11"], ["attack-08", "cosmic-zap"], []];
    const hoard = ["attack-40", "card-zap"];
    const t = table({ aliens: ["miser", "clone", "filch"], hands, stash: [hoard], destiny: ["seat-1"] });
    t.until("planning/select").answer(0, "attack-40").answer(1, "cosmic-zap");
    expect([t.asked(0), t.options(0)]).toEqual(["window/card.played", ["pass", "card-zap"]]);
    t.answer(0, "card-zap").declining("miser").until(KEEP);
    expect([t.told("power.zapped"), stash(t, 0)]).toEqual([[], []]);
    expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  });

  test("hands the hoard over with a traded sheet [miser EC5, sorcerer wild]", () => {
    const hands = [["attack-10", "attack-11"], ["attack-08", "flare-sorcerer"], []];
    const t = table({
      aliens: ["miser", "clone", "filch"],
      hands,
      stash: [["attack-40", "morph"]],
      destiny: ["seat-1"],
    });
    t.until("window/planning.before").answer(1, "flare-sorcerer").until("planning/select");
    expect([stash(t, 0), stash(t, 1)]).toEqual([[], ["attack-40", "morph"]]);
    expect(t.options(1)).toEqual(["attack-08", "attack-40", "morph"]);
  });

  test("who is also the Clone takes a hoard card back into the hoard [miser 4, clone 1]", () => {
    const position = { hands: [["attack-10"], ["attack-08"], []], stash: [["attack-40"]], destiny: ["seat-1"] };
    const powers = [["miser", "clone"], ["filch"], ["machine"]];
    const t = table({ aliens: ["miser", "filch", "machine"], powers, ...position });
    t.until("planning/select").answer(0, "attack-40").declining("miser").until(KEEP).answer(0, "clone");
    expect([t.hand(0), stash(t, 0)]).toEqual([["attack-10"], ["attack-40"]]);
  });

  test("loses a hoard card it has played to the Filch [miser 4, filch 1]", () => {
    const hands = [["attack-10"], ["attack-08", "attack-06"], []];
    const t = table({ aliens: ["miser", "filch", "clone"], hands, stash: [["attack-40"]], destiny: ["seat-1"] });
    t.until("planning/select")
      .answer(0, "attack-40")
      .answer(1, "attack-08")
      .declining("miser")
      .until(DISCARDED)
      .answer(1, "filch");
    expect([t.hand(1), stash(t, 0)]).toEqual([["attack-06", "attack-40"], []]);
  });

  test("pays the Hacker from the hand alone, and its wild keeps cards out of sight [hacker 1, miser 2, miser wild]", () => {
    const hands = [["negotiate"], ["attack-40"], ["quash", "plague", "morph"]];
    const hoarder = fight({
      aliens: ["hacker", "clone", "miser"],
      hands,
      stash: [[], [], ["attack-30"]],
      declining: ["plague"],
    });
    hoarder
      .cards("negotiate", "attack-40")
      .until("window/resolution.compensation")
      .answer(0, "hacker.1")
      .answer(0, "2");
    expect(hoarder.options(0)).toEqual(["quash", "plague", "morph"]);
    const guarded = [["negotiate"], ["attack-40"], ["quash", "plague", "morph", "flare-miser"]];
    const t = fight({ aliens: ["hacker", "clone", "filch"], hands: guarded, declining: ["plague"] }).cards(
      "negotiate",
      "attack-40",
    );
    t.answer(0, "hacker.1").answer(0, "2").answer(2, "flare-miser").answer(2, ["plague", "morph"]).until(KEEP);
    expect([t.hand(0), t.hand(2)]).toEqual([["quash"], ["flare-miser", "morph", "plague"]]);
  });
});

describe("the Vulch", () => {
  test("salvages the Cosmic Zap that zapped somebody else, and may use it at once [vulch 1, vulch EC1]", () => {
    const hands = [["attack-00"], ["attack-40", "cosmic-zap"], []];
    const t = fight({ aliens: ["zombie", "healer", "vulch"], hands }).cards("attack-00", "attack-40");
    t.until(ZAP).answer(1, "cosmic-zap");
    expect([t.told("ships.lost"), t.hand(2)]).toEqual([[{ player: "player/0", n: 1 }], ["cosmic-zap"]]);
    t.until("window/ships.gone").answer(1, "healer");
    expect([t.asked(2), t.options(2)]).toEqual([ZAP, ["pass", "cosmic-zap"]]);
  });

  test("salvages what the Barbarian leaves of another hand, but not of its own [barbarian 4, vulch 1]", () => {
    const third = fight({
      aliens: ["barbarian", "clone", "vulch"],
      hands: [["attack-40"], ["attack-00", "plague", "quash"], []],
      declining: ["plague"],
    });
    third.cards("attack-40", "attack-00").answer(0, ["plague"]).until(KEEP);
    expect([third.hand(0), third.hand(2)]).toEqual([["plague"], ["quash"]]);
    const own = fight({
      aliens: ["barbarian", "vulch", "fido"],
      hands: [["attack-40"], ["attack-00", "plague", "quash"], []],
      declining: ["plague"],
    });
    own.cards("attack-40", "attack-00").answer(0, ["plague"]).until(DISCARDED);
    expect([own.hand(0), own.hand(1)]).toEqual([["plague"], []]);
  });

  test("salvages artifacts the Chosen has drawn and not used [vulch 1, chosen 4]", () => {
    const hands = [["attack-10"], ["attack-08"], []];
    const t = fight({ aliens: ["chosen", "clone", "vulch"], hands, deck: ["plague", "quash", "reinforcement-2"] });
    t.cards("attack-10", "attack-08").until("window/reveal.change").answer(0, "chosen").until(KEEP);
    expect([t.hand(2), t.discard]).toEqual([["plague", "quash"], ["reinforcement-2"]]);
  });

  test("takes the artifacts of a discarded hoard [vulch 1, miser 3]", () => {
    const hands = [["attack-10"], ["attack-08"], []];
    const t = table({
      aliens: ["miser", "clone", "vulch"],
      hands,
      stash: [["plague", "reinforcement-2"]],
      destiny: ["seat-1"],
    });
    t.until("window/regroup.start").answer(0, "miser");
    expect([t.hand(2), t.discard]).toEqual([["plague"], ["reinforcement-2"]]);
  });

  test("cannot keep its artifacts from the Hacker, who may pick them [vulch 1, hacker 1]", () => {
    const hands = [["negotiate"], ["attack-40"], ["plague", "morph"]];
    const t = fight({ aliens: ["hacker", "clone", "vulch"], hands, declining: ["plague"] }).cards(
      "negotiate",
      "attack-40",
    );
    t.answer(0, "hacker.1").answer(0, "2").answer(0, ["plague"]).until(KEEP);
    expect([t.hand(0), t.hand(2), t.told("vulch.took")]).toEqual([["plague"], ["morph"], []]);
  });
});

describe("the Fido", () => {
  /** Both main players may take a discarded card. */
  function rivals(aliens: string[]): TestTable {
    const t = fight({ aliens, hands: [["attack-40"], ["attack-08", "attack-06"], []] }).cards("attack-40", "attack-08");
    return t.until(DISCARDED);
  }

  test("and the Filch want the same card: the offense acts first, the other may take what is left [fido EC3, filch 1, TIM-02]", () => {
    const filch = rivals(["filch", "fido", "clone"]).answer(0, "filch").answer(1, "fido").until(DISCARDED);
    expect(filch.hand(0)).toEqual(["attack-08"]);
    filch.answer(1, "fido");
    expect([filch.asked(1), filch.told("filch.took").length]).toEqual(["fido/whom", 1]);
    const fido = rivals(["fido", "filch", "clone"])
      .answer(0, "fido")
      .answer(1, "filch")
      .answer(0, "attack-40")
      .answer(0, "2");
    fido.answer(2, false).answer(0, "keep");
    expect([fido.hand(0), fido.wasAsked(1, DISCARDED), fido.told("filch.took")]).toEqual([["attack-40"], true, []]);
  });

  test("cannot fetch a card the Gambler has put under the deck [fido EC1, gambler 3]", () => {
    const t = fight({ aliens: ["fido", "gambler", "clone"], hands: [["attack-10"], ["attack-08", "attack-06"], []] });
    t.cards("attack-10", "attack-08")
      .until("window/reveal.turn")
      .answer(1, "gambler")
      .answer(1, "attack-40")
      .answer(0, false);
    t.until(DISCARDED).answer(0, "fido");
    expect([t.asked(0), t.question(0)?.params]).toEqual(["fido/whom", { card: "card/attack-10.1" }]);
  });
});

describe("the Hacker", () => {
  test("collects after the Barbarian's loot, from whomever it likes [barbarian EC1, hacker 1, RES-13.5]", () => {
    const hands = [["attack-40"], ["negotiate", "quash"], ["attack-30"]];
    const t = fight({ aliens: ["barbarian", "hacker", "clone"], hands }).cards("attack-40", "negotiate");
    t.answer(0, ["quash"]).until("window/resolution.compensation").answer(1, "hacker.1").answer(1, "2");
    t.until("launch/aim");
    expect([t.hand(0), t.told("cards.given").at(-1)]).toEqual([
      ["quash"],
      { player: "player/2", to: "player/1", n: 1 },
    ]);
  });

  test("chooses which cards go, however many the Clone's super demands [hacker 2, hacker EC1, clone super]", () => {
    const hands = [["attack-40", "quash", "plague", "morph"], ["negotiate", "flare-clone"], []];
    const ships = { "1.1": [0, 1], "1.2": [0, 7] };
    const t = fight({ aliens: ["hacker", "clone", "filch"], hands, ships, declining: ["plague"] }).cards(
      "attack-40",
      "negotiate",
    );
    t.until("window/resolution.compensation").answer(0, "pass").answer(1, "flare-clone");
    t.until("window/resolution.compensation").answer(0, "hacker.2");
    expect(t.question(0)).toMatchObject({ key: "compensation/give", min: 2, max: 2 });
  });

  test("is stopped by its own flare in the payer's hand only as far as that player goes [hacker wild, hacker 1]", () => {
    const hands = [["attack-40", "quash", "flare-hacker"], ["negotiate"], ["plague"]];
    const t = fight({ aliens: ["clone", "hacker", "filch"], hands, declining: ["plague"] }).cards(
      "attack-40",
      "negotiate",
    );
    t.until("window/resolution.compensation").answer(0, "flare-hacker").answer(1, "pass");
    t.until("window/resolution.compensation").answer(1, "hacker.1").until(KEEP);
    expect([t.hand(0), t.hand(1)]).toEqual([["flare-hacker", "quash"], ["plague"]]);
  });

  test("gets nothing through Ionic Gas, which the Vulch then has [hacker EC2, vulch 1]", () => {
    const hands = [["negotiate"], ["attack-40", "plague", "ionic-gas"], []];
    const t = fight({ aliens: ["hacker", "clone", "vulch"], hands, declining: ["plague"] }).cards(
      "negotiate",
      "attack-40",
    );
    t.until("window/resolution.before").answer(1, "ionic-gas").declining("ionic-gas").until(KEEP);
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([[], ["plague"], ["ionic-gas"]]);
  });
});

test("the Mind has seen the Gambler's hand and knows when to challenge [mind 1, gambler 4, gambler 5]", () => {
  const hands = [["attack-10"], ["attack-08", "attack-06"], []];
  const t = aimed({ aliens: ["mind", "gambler", "clone"], hands }).answer(0, "mind");
  const [seen] = t.session.events.filter(({ id }) => id === "cards.seen");
  expect(eventFor(seen, 0).params.cards).not.toContain("attack-40");
  t.until("planning/select")
    .answer(1, "attack-08")
    .until("window/reveal.turn")
    .answer(1, "gambler")
    .answer(1, "attack-40");
  t.answer(0, true);
  expect(t.told("gambler.lied")).toHaveLength(1);
});

describe("the Reserve", () => {
  test("as an ally cancels a reinforcement, which the holder of its flare may take up [reserve 2, reserve wild]", () => {
    const hands = [["attack-10", "reinforcement-5"], ["attack-08", "flare-reserve"], ["negotiate"]];
    const t = fight({ aliens: ["clone", "filch", "reserve"], hands, allies: [[2, "defense", 1]] });
    t.cards("attack-10", "attack-08")
      .until("window/reveal.reinforce")
      .answer(0, "reinforcement-5")
      .answer(0, "offense");
    t.answer(2, "reserve");
    expect([t.asked(1), t.options(1)]).toEqual(["window/cards.discarded", ["pass", "flare-reserve"]]);
    t.answer(1, "flare-reserve").declining("reinforcement-5").until(KEEP);
    expect([t.hand(1), t.totals()]).toEqual([["flare-reserve", "reinforcement-5"], { offense: 11, defense: 13 }]);
  });

  test("adds nothing that the Filch or the Fido could take: only encounter cards are taken [reserve EC4, fido EC1, filch 1]", () => {
    const hands = [["attack-10", "attack-05"], ["attack-08", "attack-06"], []];
    const t = fight({ aliens: ["reserve", "filch", "fido"], hands }).cards("attack-10", "attack-08");
    t.until("window/reveal.reinforce").answer(0, "reserve").answer(0, "offense").until(DISCARDED);
    t.answer(1, "pass").answer(2, "fido").until("fido/card");
    expect(t.options(2)).toEqual(["attack-10", "attack-08"]);
  });
});
