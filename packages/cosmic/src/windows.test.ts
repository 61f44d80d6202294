import type { Params } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { cardOf } from "./cards.ts";
import { engage, fight, names } from "./testing/fight.ts";
import { type TestTable, table } from "./testing/table.ts";
import { say } from "./texts/say.ts";
import { borrow } from "./windows.ts";

const ZAP = "window/power.used";
const strong = ["attack-40", "attack-30"];
const weak = ["attack-00", "attack-01"];

/** Powers used so far, by name. */
function used(t: TestTable): unknown[] {
  return t.told("power.used").map((event) => event.power);
}

describe("uses", () => {
  test("only they are announced; other parts of a sheet work by themselves [ZAP-01, ZAP-06]", () => {
    const t = fight({ aliens: ["warrior", "filch", "clone"], hands: [strong, weak, ["cosmic-zap"]] });
    t.cards("attack-40", "attack-00");
    expect(t.asked(2)).toBe(ZAP);
    t.pass(2).declining("filch").until("turn/again");
    expect(t.table.memo.warrior.tokens).toBe(1);
    expect(used(t)).toEqual(["power/warrior"]);
  });

  test("a mandatory power is used without asking, an optional one if its owner likes [ZAP-02]", () => {
    const t = fight({ aliens: ["oracle", "clone", "filch"], hands: [strong, weak] });
    t.until("planning/select");
    expect(used(t)).toEqual(["power/oracle"]);
    t.answer(1, "attack-00").answer(0, "attack-40");
    expect([t.asked(1), t.options(1)]).toEqual(["window/resolution.keep", ["pass", "clone"]]);
    t.pass(1).until("turn/again");
    expect(used(t)).toEqual(["power/oracle"]);
  });
});

describe("a zap", () => {
  test("cancels a use as it is declared, and the power is gone for this encounter [ZAP-03, ZAP-11]", () => {
    const t = table({
      aliens: ["zombie", "filch", "clone"],
      hands: [weak, strong, ["plague", "cosmic-zap"]],
      destiny: ["seat-1"],
      passing: ["plague/discard"],
    });
    t.until("window/regroup.start").answer(2, "plague").answer(2, "0").answer(0, { "0.5": 3 });
    expect(t.asked(2)).toBe(ZAP);
    t.answer(2, "cosmic-zap");
    engage(t, { gate: 2 }).cards("attack-00", "attack-40");
    // One of three came back in regroup; the two from the gate are lost in resolution.
    expect([t.table.warp[0], used(t)]).toEqual([3 - 1 + 2, ["power/zombie"]]);
  });

  test("lasts no longer than the encounter: the next one of the same turn is free again [ZAP-11]", () => {
    const t = fight({
      aliens: ["oracle", "filch", "clone"],
      hands: [["attack-40", "attack-30", "attack-20"], ["attack-00", "attack-01", "attack-04"], ["cosmic-zap"]],
      destiny: ["seat-1", "seat-1"],
    });
    t.until(ZAP).answer(2, "cosmic-zap");
    t.cards("attack-40", "attack-00").declining("filch").until("turn/again").answer(0, true);
    engage(t, { target: "1.2" });
    t.until("planning/select");
    expect(used(t)).toEqual(["power/oracle", "power/oracle"]);
    expect([t.asked(0), t.asked(1)]).toEqual([undefined, "planning/select"]);
  });

  test("is possible only at once: one who has passed is not asked again [ZAP-04]", () => {
    const t = fight({ aliens: ["oracle", "filch", "machine"], hands: [strong, weak, ["cosmic-zap"]] });
    expect(t.asked(2)).toBe(ZAP);
    t.pass(2).answer(1, "attack-00").answer(0, "attack-40").declining("filch").until("turn/again");
    expect(t.session.answers.filter((answer) => answer.who === 2 && answer.key === ZAP)).toHaveLength(1);
    expect(t.hand(2)).toEqual(["cosmic-zap"]);
  });

  test("comes too late for a use that acts later, once another effect has begun [ZAP-04]", () => {
    const t = fight({
      aliens: ["amoeba", "filch", "citadel"],
      hands: [strong, [...weak, "cosmic-zap"]],
      memo: { citadel: { cards: [20], planets: [5] } },
    });
    t.cards("attack-40", "attack-00").until("window/planning.selected").pass(0).answer(2, "citadel").pass(1);
    t.answer(0, "amoeba").answer(0, "add").answer(0, { "0.2": 1 });
    expect(t.question(1)).toMatchObject({ key: ZAP, params: { player: "player/0", power: "power/amoeba" } });
    t.answer(1, "cosmic-zap");
    expect(t.totals()).toEqual({ offense: 41, defense: 4 + 8 });
  });

  test("is, with other answers to the use, all that can be played then; ordinary effects wait [ZAP-05]", () => {
    const t = fight({
      aliens: ["chosen", "filch", "machine"],
      hands: [strong, [...weak, "emotion-control", "cosmic-zap"]],
    });
    t.cards("attack-40", "attack-00").answer(1, "emotion-control").answer(0, "chosen");
    expect(t.options(1)).toEqual(["pass", "cosmic-zap"]);
    t.answer(1, "cosmic-zap");
    expect([t.asked(1), t.options(1)]).toEqual(["window/reveal.change", ["pass", "emotion-control"]]);
  });

  test("does not reach parts that are not uses, before or after [ZAP-06, ZAP-07]", () => {
    const rich = ["attack-40", "attack-04", "attack-06", "attack-08", "attack-10"];
    const t = fight({
      aliens: ["warrior", "macron", "clone"],
      hands: [rich, ["negotiate"], ["cosmic-zap", "cosmic-zap"]],
      ships: { "1.1": [0, 1], "1.2": [0, 7] },
      gate: 1,
    });
    t.cards("attack-40", "negotiate");
    expect(t.question(2)).toMatchObject({ key: ZAP, params: { player: "player/0" } });
    t.answer(2, "cosmic-zap");
    expect(t.question(2)).toMatchObject({ key: ZAP, params: { player: "player/1" } });
    t.answer(2, "cosmic-zap").until("turn/again");
    expect(t.told("power.zapped").map((event) => event.power)).toEqual(["power/warrior", "power/macron"]);
    expect(t.table.memo.warrior.tokens).toBe(1);
    expect(t.hand(1)).toHaveLength(2);
  });

  test("may come from anybody, even from the owner of the power [ZAP-08]", () => {
    const t = fight({ aliens: ["oracle", "filch", "clone"], hands: [[...strong, "cosmic-zap"], weak] });
    expect(t.asked(0)).toBe(ZAP);
    t.answer(0, "cosmic-zap");
    expect([t.asked(0), t.asked(1)]).toEqual(["planning/select", "planning/select"]);
  });

  test("leaves no trace of the use [ZAP-09, CLR-06]", () => {
    const t = fight({
      aliens: ["amoeba", "filch", "healer"],
      hands: [weak, strong, ["cosmic-zap", "cosmic-zap"]],
      gate: 2,
    });
    t.cards("attack-00", "attack-40").answer(0, "amoeba").answer(0, "withdraw").answer(0, { "0.2": 2 });
    // Everything is chosen, and nothing has happened yet.
    expect([t.asked(2), t.table.encounter.gate[0], t.ships("0.2", 0)]).toEqual([ZAP, 2, 4]);
    t.answer(2, "cosmic-zap");
    expect(t.table.encounter).toMatchObject({ phase: "resolution", committed: [2, 4, 0] });
    expect(t.asked(2)).toBe("window/ships.gone");
    t.answer(2, "healer").answer(2, "cosmic-zap").declining("filch").finish();
    expect([t.told("healer.healed"), t.hand(2)]).toEqual([[], []]);
  });

  test("also stops a power that is used through its super flare, which returns as used [ZAP-12]", () => {
    const hands = [strong, [...weak, "cosmic-zap"], ["flare-warrior"]];
    const t = fight({
      aliens: ["clone", "filch", "warrior"],
      hands,
      memo: { warrior: { tokens: 7 } },
      allies: [[2, "offense", 1]],
    });
    t.cards("attack-40", "attack-00").answer(2, "flare-warrior");
    expect(t.question(1)).toMatchObject({ key: ZAP, params: { player: "player/2", power: "power/warrior" } });
    t.answer(1, "cosmic-zap");
    expect(t.totals()).toEqual({ offense: 42, defense: 4 });
    expect(t.hand(2)).toEqual(["flare-warrior"]);
    expect(t.table.encounter.flareUsers).toEqual([2]);
  });

  test("of cards stops the flare itself [ZAP-12, ZAP-13]", () => {
    const t = fight({
      aliens: ["clone", "filch", "warrior"],
      hands: [strong, [...weak, "card-zap"], ["flare-warrior"]],
      memo: { warrior: { tokens: 7 } },
      allies: [[2, "offense", 1]],
    });
    t.cards("attack-40", "attack-00").answer(2, "flare-warrior");
    expect(t.question(1)).toMatchObject({ key: "window/card.played" });
    t.answer(1, "card-zap");
    expect(t.totals()).toEqual({ offense: 42, defense: 4 });
    expect([t.hand(2), used(t)]).toEqual([[], []]);
    expect(names(t.table.discard)).toEqual(["card-zap", "flare-warrior"]);
  });
});

describe("a Card Zap", () => {
  test("cancels an artifact or a flare, which is discarded [ZAP-13]", () => {
    const t = fight({
      hands: [
        [...strong, "card-zap"],
        [...weak, "emotion-control"],
      ],
    }).cards("attack-40", "attack-00");
    t.answer(1, "emotion-control").answer(0, "card-zap");
    expect(t.totals()).toEqual({ offense: 41, defense: 4 });
    expect(names(t.table.discard)).toEqual(["card-zap", "emotion-control"]);
  });

  test("may cancel a Card Zap or a Cosmic Zap [ZAP-13]", () => {
    const hands = [[...strong, "card-zap"], [...weak, "cosmic-zap"], ["card-zap"]];
    const t = fight({ aliens: ["oracle", "filch", "clone"], hands });
    t.answer(1, "cosmic-zap").answer(0, "card-zap").pass(2);
    t.declining("card-zap").until("planning/select");
    expect([t.asked(0), t.asked(1)]).toEqual([undefined, "planning/select"]);
    const u = fight({ aliens: ["oracle", "filch", "clone"], hands });
    u.answer(1, "cosmic-zap").answer(0, "card-zap").pass(2).answer(2, "card-zap");
    u.until("planning/select");
    expect([u.asked(0), u.asked(1)]).toEqual(["planning/select", "planning/select"]);
    expect(names(u.table.discard).sort()).toEqual(["card-zap", "card-zap", "cosmic-zap"]);
  });
});

describe("the moment", () => {
  test("a card can be played only in its role and its phase [TIM-01]", () => {
    const t = table({
      aliens: ["clone", "filch", "machine"],
      hands: [[...strong, "mobius-tubes"], [...weak, "mobius-tubes"], ["reinforcement-2"]],
      destiny: ["seat-1"],
      warp: [1, 1, 1],
      ships: { "0.5": [3], "1.5": [0, 3], "2.5": [0, 0, 3] },
    });
    expect([t.asked(0), t.asked(1), t.asked(2)]).toEqual(["window/regroup.start", undefined, undefined]);
    t.pass(0);
    engage(t).cards("attack-40", "attack-00").declining("clone", "filch").until("turn/again");
    expect(t.session.answers.some((answer) => answer.who === 2)).toBe(false);
    expect(t.hand(0)).toContain("mobius-tubes");
  });

  test("those who want the same one go in order: offense, defense, then clockwise [TIM-02]", () => {
    const zaps = ["cosmic-zap"];
    const first = (hands: string[][], answers: number[]) => {
      const t = table({ aliens: ["oracle", "filch", "clone", "machine"], hands, turn: 2, destiny: ["seat-0"] });
      t.until(ZAP);
      for (const seat of answers) t.answer(seat, "cosmic-zap");
      return t.told("card.played").map((event) => event.player);
    };
    // Seat 2 attacks the Oracle of seat 0. Whoever answers first, the turn is the same.
    expect(first([[...weak, ...zaps], [], [...strong, ...zaps], []], [0, 2])).toEqual(["player/2"]);
    expect(first([[...weak, ...zaps], zaps, strong, []], [1, 0])).toEqual(["player/0"]);
    expect(first([weak, zaps, strong, zaps], [1, 3])).toEqual(["player/3"]);
  });

  test("each may act or pass; after an effect all may again, until everyone has passed in a row [TIM-03]", () => {
    const t = fight({
      aliens: ["chosen", "filch", "machine"],
      hands: [strong, weak, ["emotion-control"]],
      deck: ["attack-04", "attack-06", "attack-08"],
    });
    t.cards("attack-40", "attack-00");
    expect([t.asked(0), t.asked(2)]).toEqual(["window/reveal.change", "window/reveal.change"]);
    t.pass(2).answer(0, "chosen").answer(0, []);
    expect([t.asked(0), t.asked(2)]).toEqual([undefined, "window/reveal.change"]);
    t.answer(2, "emotion-control");
    expect(t.asked(0)).toBe("deal");
  });

  test("one's own mandatory effects come before one's optional ones [TIM-04]", () => {
    const t = fight({
      aliens: ["warrior", "filch", "clone"],
      hands: [[...strong, "flare-macron"], weak],
      memo: { warrior: { tokens: 2 } },
      gate: 3,
    });
    t.cards("attack-40", "attack-00");
    expect([t.asked(0), used(t)]).toEqual(["window/reveal.add", ["power/warrior"]]);
    t.answer(0, "flare-macron");
    expect(t.totals()).toEqual({ offense: 40 + 3 + 2 + 3, defense: 4 });
  });
});

test("the Healer is used once for each loss of one player, and again after a later loss [CLR-07]", () => {
  const t = table({
    aliens: ["clone", "filch", "healer"],
    hands: [weak, strong, ["plague"]],
    destiny: ["seat-1"],
    passing: ["plague/discard"],
  });
  t.until("window/regroup.start").answer(2, "plague").answer(2, "0").answer(0, { "0.5": 3 });
  t.until("window/ships.gone").answer(2, "healer").answer(0, { "0.5": 3 });
  expect(t.hand(2)).toHaveLength(1);
  engage(t, { gate: 2 }).cards("attack-00", "attack-40").until("window/ships.gone");
  t.answer(2, "healer").answer(0, { "0.1": 2 });
  expect(t.told("healer.healed").map((event) => event.n)).toEqual([3, 2]);
  expect(t.hand(2)).toHaveLength(2);
});

describe("a use is declared with everything chosen for it", () => {
  test("who may zap the Will knows whom it named [CLR-06, will 1]", () => {
    const hands = [["attack-20"], ["attack-08", "cosmic-zap"], []];
    const t = table({ aliens: ["will", "clone", "warrior"], hands, destiny: ["seat-1"] }).until("will/defense");
    t.answer(0, "2");
    expect(t.question(1)).toMatchObject({ key: ZAP, params: { power: "power/will", on: "player/2" } });
    expect(t.told("power.used")).toMatchObject([{ on: "player/2" }]);
  });

  test("who may cancel a Plague knows whom it is meant for [CLR-06, CRD-27]", () => {
    const hands = [["attack-20", "plague"], ["attack-08", "card-zap"], []];
    const t = table({ aliens: ["clone", "filch", "warrior"], hands, destiny: ["seat-1"] }).until(
      "window/regroup.start",
    );
    t.answer(0, "plague").answer(0, "1");
    expect(t.question(1)).toMatchObject({ key: "window/card.played", params: { on: "player/1" } });
    expect(t.told("card.played")).toMatchObject([{ on: "player/1" }]);
  });

  test("who may cancel a called number knows it [CLR-06, gambler wild]", () => {
    const hands = [["attack-20", "flare-gambler"], ["attack-08", "card-zap"], []];
    const t = fight({ aliens: ["clone", "filch", "warrior"], hands }).cards("attack-20", "attack-08");
    t.until("window/reveal.before").answer(0, "flare-gambler").answer(0, 12);
    expect(t.question(1)).toMatchObject({ key: "window/card.played", params: { on: "number/12" } });
    const inWords = (language: "en" | "ru") => say(language, "card.played", t.told("card.played")[0] as Params);
    expect(inWords("en")).toMatch(/ \(12\)\.$/);
    expect(inWords("ru")).toMatch(/ \(12\)\.$/);
  });
});

test("where the table plays without flares, nobody is asked on account of one [SET-21, TIM-03]", () => {
  const asked = (useFlares: boolean) => {
    const hands = [strong, weak, ["quash"]];
    const t = table({
      aliens: ["filch", "clone", "warrior"],
      hands,
      destiny: ["seat-1"],
      courtesy: true,
      settings: { useFlares },
    });
    return t
      .passing("planning/select", "turn/again")
      .declining("clone", "filch")
      .finish()
      .session.answers.map(({ key }) => key);
  };
  const [withFlares, without] = [asked(true), asked(false)];
  expect(withFlares).toContain("window/regroup.retrieve");
  expect(without).not.toContain("window/regroup.retrieve");
  expect(without).toContain("window/regroup.start");
});

test("a card on a sheet that lends none is not to be played", () => {
  const t = table({ aliens: ["clone", "filch", "machine"], hands: [["attack-04"], [], []], destiny: ["seat-1"] });
  const { run } = t.session;
  const [ours, theirs] = [cardOf("card/attack-04.1"), cardOf("card/attack-30")];
  run.s.secret.stash = { clone: [theirs] };
  expect([borrow(run, 0, ours), borrow(run, 0, theirs)]).toEqual([true, false]);
  expect(run.s.secret.borrowed).toEqual([]);
});
