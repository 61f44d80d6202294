import { show } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { stashOf } from "../../query.ts";
import { type FightTable, fight, names } from "../../testing/fight.ts";
import { setTable, type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const DONE = "window/resolution.keep";
const aliens = ["miser", "clone", "filch"];

function hoard(t: TestTable, seat = 0): string[] {
  return names(stashOf(t.state, seat)).sort();
}

/** The Miser attacks with one ship. */
function attack(hand: string[], stash: string[], more: Partial<TestSetUp> = {}): FightTable {
  return fight({ aliens, hands: [hand, ["attack-08"], []], stash: [stash], ...more, declining: ["plague"] });
}

describe("set-up", () => {
  test("the Miser gets two hands and says which of them is the hoard [miser 0, SET-12]", () => {
    const t = setTable({ players: 3, aliens: ["clone", "miser", "filch"] });
    expect([t.asked(1), t.options(1)]).toEqual(["setup/second-hand", ["keep", "swap"]]);
    const { hand, stash } = show(t.session, 1).view;
    expect([hand.length, stash.length]).toEqual([8, 8]);
    t.answer(1, "swap");
    expect([t.state.secret.hands[1], stashOf(t.state, 1)]).toEqual([stash, hand]);
    expect(t.state.secret.hands.map((cards) => cards.length)).toEqual([8, 8, 8]);
    const kept = setTable({ players: 3, aliens: ["clone", "miser", "filch"] }).answer(1, "keep");
    expect(stashOf(kept.state, 1)).toEqual(stash);
  });

  test("others see only how many cards lie there [miser 2]", () => {
    const t = attack(["attack-10"], ["attack-20", "plague"]);
    for (const viewer of [1, "spectator"] as const)
      expect(show(t.session, viewer).view).toMatchObject({ stash: [], stashSizes: [2, 0, 0] });
  });

  test("an alien with set-up text stays open and is never drawn later [miser 0, VHP-04]", () => {
    const config = { players: 3, aliens: ["clone", "miser", "filch"], settings: { hiddenPowers: true } };
    const t = setTable(config);
    expect(t.table.players.map((player) => player.powers)).toEqual([[], ["miser"], []]);
  });
});

describe("playing from the hoard", () => {
  test("encounter cards of hand and hoard are there to choose from, and the hoard takes a use [miser 0, miser 1]", () => {
    const t = attack(["attack-10"], ["attack-20", "plague"]).until("planning/select");
    expect(t.options(0)).toEqual(["attack-10", "attack-20"]);
    t.answer(0, "attack-20").declining("miser").until(DONE);
    expect(t.told("power.used")).toEqual([{ player: "player/0", power: "power/miser" }]);
    expect([hoard(t), t.hand(0), t.totals()]).toEqual([["plague"], ["attack-10"], { offense: 21, defense: 12 }]);
    const hand = attack(["attack-10"], ["attack-20"]).cards("attack-10", "attack-08").until(DONE);
    expect([hand.told("power.used"), hoard(hand)]).toEqual([[], ["attack-20"]]);
  });

  test("in any role and phase: an artifact, a flare, a reinforcement [miser 0, miser 1]", () => {
    const third = table({
      aliens: ["clone", "filch", "miser"],
      hands: [["attack-10"], ["attack-08"], []],
      stash: [[], [], ["plague", "attack-00"]],
      destiny: ["seat-1"],
    });
    third.until("window/regroup.start").answer(2, "plague").answer(2, "0").answer(0, { "0.5": 3 });
    expect([third.table.warp[0], hoard(third, 2)]).toEqual([2, ["attack-00"]]);
    const t = attack(["attack-10"], ["reinforcement-5", "attack-00"]).cards("attack-10", "attack-08");
    t.until("window/reveal.reinforce").answer(0, "reinforcement-5").answer(0, "offense").until(DONE);
    expect(t.totals()).toEqual({ offense: 16, defense: 12 });
  });

  test("what would return to hand returns to the hoard [miser 4]", () => {
    const t = attack(["attack-00"], ["flare-zombie", "attack-01"]).cards("attack-00", "attack-08");
    t.until("window/ships.going").answer(0, "flare-zombie").until(DONE);
    expect([t.table.warp[0], t.hand(0), hoard(t)]).toEqual([0, [], ["attack-01", "flare-zombie"]]);
  });
});

describe("zapped", () => {
  test("the card goes back, and no other of the hoard can be played in this encounter [miser zap]", () => {
    const hands = [["attack-10", "attack-11"], ["attack-08"], ["cosmic-zap"]];
    const t = attack([], ["attack-20", "reinforcement-5"], { hands }).until("planning/select").answer(0, "attack-20");
    t.answer(2, "cosmic-zap");
    expect([t.asked(0), t.options(0)]).toEqual(["planning/select", ["attack-10", "attack-11"]]);
    t.answer(0, "attack-10").until(DONE);
    expect(hoard(t)).toEqual(["attack-20", "reinforcement-5"]);
    expect(t.wasAsked(0, "window/reveal.reinforce")).toBe(false);
  });

  test("an artifact of the hoard stays there too [miser zap]", () => {
    const hands = [["attack-10"], ["attack-08", "cosmic-zap"], []];
    const t = table({ aliens, hands, stash: [["plague", "attack-00"]], destiny: ["seat-1"] });
    t.until("window/regroup.start").answer(0, "plague").answer(0, "2").answer(1, "cosmic-zap").until("launch/aim");
    expect([t.table.warp[2], hoard(t)]).toEqual([0, ["attack-00", "plague"]]);
  });
});

describe("without an encounter card in hand", () => {
  test("at the start of a turn the hand is drawn anew whatever the hoard holds [miser EC2]", () => {
    const deck = [
      "attack-10",
      "morph",
      "quash",
      "negotiate",
      "attack-04",
      "attack-06",
      "attack-12",
      "attack-14",
      "plague",
    ];
    const t = table({
      aliens,
      hands: [["force-field"], ["attack-08"]],
      stash: [["attack-20"]],
      deck,
      destiny: ["seat-1"],
    });
    expect([t.until("launch/aim").hand(0).length, hoard(t)]).toEqual([8, ["attack-20"]]);
  });

  /** The Miser is attacked and holds only an artifact. */
  function defends(stash: string[], zap: string[] = []): TestTable {
    const deck = ["attack-12", "morph", "quash", "negotiate", "attack-04", "attack-06", "attack-13", "attack-14"];
    const position = { hands: [["attack-10"], ["force-field"], zap], stash: [[], stash], deck, destiny: ["seat-1"] };
    return table({ aliens: ["clone", "miser", "filch"], ...position }).until("planning/from-sheet");
  }

  test("the defense says whether a card of the hoard will serve, and plays it [miser EC3, CLR-05]", () => {
    const t = defends(["attack-40"]).answer(1, true).declining("miser").until(DONE);
    expect(t.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
    expect([t.hand(1), t.told("cards.drawn")]).toEqual([["force-field"], []]);
  });

  test("if not, a new hand is drawn [miser EC3, CLR-05]", () => {
    const t = defends(["attack-40"]).answer(1, false).until("planning/select");
    expect([t.hand(1).length, hoard(t, 1)]).toEqual([8, ["attack-40"]]);
    expect(t.options(1)).toContain("attack-40");
  });

  test("zapped, the defense draws a new hand after all [miser EC3, miser zap]", () => {
    const t = defends(["attack-40"], ["cosmic-zap"]).answer(1, true).answer(2, "cosmic-zap");
    expect([t.asked(1), t.hand(1).length, t.options(1).includes("attack-40")]).toEqual(["planning/select", 8, false]);
  });

  /** The Miser, on offense, has lost its only card of this kind to a Plague. */
  function attacks(zap: string[] = []): TestTable {
    const hands = [["attack-10"], ["attack-08", "attack-06"], ["plague", ...zap]];
    const t = table({ aliens, hands, stash: [["attack-40"]], destiny: ["seat-1"] });
    return t
      .until("window/regroup.start")
      .answer(2, "plague")
      .answer(2, "0")
      .passing("ships/lose")
      .until("planning/from-sheet");
  }

  test("the offense may play one from the hoard; if it does not or is zapped, its turn ends [miser EC3]", () => {
    const t = attacks().answer(0, true).until("planning/select").answer(1, "attack-08").declining("miser").until(DONE);
    expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
    const declined = attacks().answer(0, false).until("launch/aim");
    expect([declined.told("encounter.noCards").length, declined.table.turn.seat]).toEqual([1, 1]);
    const zapped = attacks(["cosmic-zap"]).answer(0, true).until("planning/select").answer(1, "attack-08");
    zapped.answer(2, "cosmic-zap").until("launch/aim");
    expect([zapped.told("encounter.noCards").length, zapped.hand(1)]).toEqual([1, ["attack-06", "attack-08"]]);
    expect(hoard(zapped)).toEqual(["attack-40"]);
  });
});

describe("a new hoard", () => {
  const eight = ["attack-12", "morph", "quash", "negotiate", "attack-04", "attack-06", "attack-13", "attack-14"];

  test("once no encounter card is left, the hoard may be shown, discarded and drawn anew [miser 3]", () => {
    const t = table({
      aliens,
      hands: [["attack-10"], ["attack-08"]],
      stash: [["plague", "reinforcement-2"]],
      deck: eight,
      destiny: ["seat-1"],
    });
    t.until("window/regroup.start");
    expect(t.options(0)).toEqual(["pass", "miser", "plague"]);
    t.answer(0, "miser");
    expect([hoard(t), t.discard]).toEqual([[...eight].sort(), ["plague", "reinforcement-2"]]);
    expect(t.told("cards.discarded")).toEqual([{ player: "player/0", cards: "card/plague card/reinforcement-2.1" }]);
    expect(t.told("cards.drawn")).toEqual([{ player: "player/0", n: 8 }]);
    expect(t.told("power.used")).toEqual([]);
  });

  test("not while it holds one; at another moment of any phase; even when zapped [miser 3, miser EC4]", () => {
    const held = attack(["attack-10"], ["attack-20"]).cards("attack-10", "attack-08").until(DONE);
    expect(held.wasAsked(0, "window/regroup.start")).toBe(false);
    const hands = [["attack-10"], ["attack-08", "cosmic-zap"], []];
    const t = table({ aliens, hands, stash: [["plague"]], deck: eight, destiny: ["seat-1"] });
    t.until("window/regroup.start").answer(0, "plague").answer(0, "2").answer(1, "cosmic-zap");
    t.declining("miser").until("window/alliance.before").answer(0, "miser");
    expect(hoard(t)).toEqual([...eight].sort());
    for (const phase of ["destiny.final", "launch.done", "planning.before", "reveal.change", "resolution.after"]) {
      const other = table({ aliens, hands, stash: [[]], deck: eight, destiny: ["seat-1"] })
        .declining("miser")
        .until(`window/${phase}`);
      expect(hoard(other.answer(0, "miser"))).toHaveLength(8);
    }
  });
});

test("given up with its sheet, the hoard is discarded [miser 2, VCP-01]", () => {
  const position = { hands: [["attack-10"], ["attack-08"]], stash: [["attack-20", "quash"]], destiny: ["seat-1"] };
  const t = table({ aliens, ...position, settings: { changingPowers: true } }).until("power/change");
  t.answer(0, t.options(0)[1]);
  expect([hoard(t), [...t.discard].sort()]).toEqual([[], ["attack-20", "quash"]]);
});

describe("the hoard is not the hand", () => {
  test("for compensation, Plague, card counts and deals [miser 2, miser EC1]", () => {
    const paid = attack(["attack-40", "quash"], ["attack-20", "morph"], {
      hands: [["attack-40", "quash"], ["negotiate"], []],
    });
    paid.cards("attack-40", "negotiate").until(DONE);
    expect([paid.hand(0), paid.hand(1), hoard(paid)]).toEqual([[], ["quash"], ["attack-20", "morph"]]);
    const hands = [["attack-10"], ["plague", "attack-08"], ["attack-01", "attack-00"]];
    const t = table({
      aliens: ["miser", "clone", "filch"],
      hands,
      stash: [["attack-20", "quash"]],
      destiny: ["most-cards"],
      turn: 1,
    });
    t.until("window/regroup.start").answer(1, "plague").answer(1, "0").passing("ships/lose").until("launch/aim");
    expect([t.hand(0), hoard(t), t.table.encounter.defense]).toEqual([[], ["attack-20", "quash"], 2]);
    const deal = attack(["negotiate"], ["attack-20", "quash"], { hands: [["negotiate"], ["negotiate"], []] });
    deal.cards("negotiate", "negotiate").until("deal");
    expect(deal.question(0)).toMatchObject({
      caps: expect.arrayContaining([expect.objectContaining({ side: "give", max: 0 })]),
    });
  });
});
