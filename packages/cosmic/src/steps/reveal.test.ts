import { describe, expect, test } from "vitest";
import { fight, names } from "../testing/fight.ts";

test("no card is shown before both are chosen, then both are [REV-01]", () => {
  const hands = [
    ["attack-10", "attack-04"],
    ["attack-08", "attack-06", "emotion-control"],
  ];
  const t = fight({ hands }).until("planning/select").answer(0, "attack-10");
  expect(t.table.encounter.shown.map((shown) => shown.type)).toEqual(["none", "none"]);
  t.answer(1, "attack-08").until("window/reveal.change");
  expect(t.table.encounter.shown).toMatchObject([
    { type: "attack", value: 10 },
    { type: "attack", value: 8 },
  ]);
});

describe("morph", () => {
  test("duplicates the attack it meets, and is a morph again in the discard pile [REV-02, REV-12.2]", () => {
    const t = fight({ hands: [["morph"], ["attack-15", "attack-04"]], gate: 3 }).cards("morph", "attack-15");
    expect(t.totals()).toEqual({ offense: 18, defense: 19 });
    t.until("window/resolution.discarded");
    expect(names(t.table.discard)).toEqual(["morph", "attack-15"]);
  });

  test("duplicates a negotiate, so the main players deal [REV-02, REV-06]", () => {
    const t = fight({ hands: [["negotiate"], ["morph", "attack-04"]] }).cards("negotiate", "morph");
    expect(t.asked(0)).toBe("deal");
  });

  test("against a morph nobody wins and all ships of both sides are lost [REV-03]", () => {
    const t = fight({
      aliens: ["clone", "gambler", "machine", "filch"],
      hands: [["morph"], ["attack-06", "attack-04"]],
      gate: 3,
      allies: [
        [2, "offense", 2],
        [3, "defense", 1],
      ],
    }).cards("morph", "attack-06");
    t.answer(1, "gambler").answer(1, "morph").answer(0, false).until("window/resolution.keep");
    expect(t.table.warp).toEqual([3, 4, 2, 1]);
    expect(t.told("encounter.bothLost")).toHaveLength(1);
    expect(t.told("encounter.won")).toEqual([]);
    expect(t.colonies(0)).toBe(0);
  });
});

describe("attack against attack", () => {
  const hands = [
    ["attack-10", "attack-04"],
    ["attack-08", "attack-06"],
  ];

  test("the total is the card, the ships of the main player and those of the allies [REV-04]", () => {
    const t = fight({
      players: 4,
      hands,
      gate: 3,
      allies: [
        [2, "offense", 4],
        [3, "defense", 2],
      ],
    }).cards("attack-10", "attack-08");
    expect(t.totals()).toEqual({ offense: 17, defense: 14 });
    expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  });

  test("the defense wins a tie [REV-04, REV-12.10]", () => {
    const t = fight({ hands, gate: 2 }).cards("attack-10", "attack-08");
    expect(t.totals()).toEqual({ offense: 12, defense: 12 });
    expect(t.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
  });

  test("the loser has lost by the difference of the totals [REV-14]", () => {
    const won = fight({ hands: [["attack-20", "attack-04"], hands[1]] }).cards("attack-20", "attack-08");
    won.until("window/resolution.keep");
    expect(won.table.encounter.margin).toBe(9);
    const negotiated = fight({ hands: [["attack-20", "attack-04"], ["negotiate"]] }).cards("attack-20", "negotiate");
    negotiated.until("window/resolution.keep");
    expect(negotiated.table.encounter).toMatchObject({ result: "won", margin: -1 });
  });
});

test("an attack beats a negotiate, whichever side shows it [REV-05]", () => {
  const weak = ["attack-00", "attack-01"];
  const offense = fight({ hands: [weak, ["negotiate"]] }).cards("attack-00", "negotiate");
  expect(offense.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  const defense = fight({ hands: [["negotiate"], weak], gate: 4 }).cards("negotiate", "attack-00");
  expect(defense.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
  expect(defense.totals()).toBeUndefined();
});

test("two negotiates lead to a deal [REV-06]", () => {
  const t = fight({ hands: [["negotiate"], ["negotiate"]] });
  expect([t.asked(0), t.asked(1)]).toEqual(["deal", undefined]);
});

describe("reinforcements", () => {
  const attacks = [["attack-10"], ["attack-08"]];

  test("the main players and allies play as many as they like, for either side, and answer each other [REV-07]", () => {
    const t = fight({
      players: 4,
      hands: [
        ["attack-10", "reinforcement-2", "reinforcement-3"],
        ["attack-08", "reinforcement-5"],
        ["reinforcement-2"],
        [],
      ],
      allies: [[2, "offense", 1]],
    });
    const window = "window/reveal.reinforce";
    expect([t.asked(0), t.asked(1), t.asked(2)]).toEqual([window, window, window]);
    expect(t.options(0)).toEqual(["pass", "reinforcement-2", "reinforcement-3"]);
    t.pass(0).answer(1, "reinforcement-5").pass(2);
    expect(t.options(1)).toEqual(["offense", "defense"]);
    t.answer(1, "defense");
    t.answer(0, "reinforcement-2").pass(2).answer(0, "offense");
    t.answer(0, "reinforcement-3").pass(2).answer(0, "offense");
    t.answer(2, "reinforcement-2").answer(2, "defense");
    expect(t.totals()).toEqual({ offense: 10 + 1 + 1 + 5, defense: 8 + 4 + 5 + 2 });
  });

  test("all who could play one are asked until they pass in a row [REV-07]", () => {
    const t = fight({
      hands: [
        ["attack-10", "reinforcement-2"],
        ["attack-08", "reinforcement-3", "reinforcement-5"],
      ],
    });
    t.pass(0).answer(1, "reinforcement-3").answer(1, "defense");
    expect([t.asked(0), t.asked(1)]).toEqual(["window/reveal.reinforce", "window/reveal.reinforce"]);
    t.pass(0).pass(1);
    expect(t.totals()).toEqual({ offense: 11, defense: 15 });
  });

  test("offense before defense before allies; each one starts the round again [REV-08]", () => {
    const t = fight({
      players: 4,
      hands: [["attack-10", "reinforcement-2"], ["attack-08", "reinforcement-3"], ["reinforcement-3"], []],
      allies: [[2, "offense", 1]],
    });
    t.answer(2, "reinforcement-3").answer(1, "reinforcement-3").answer(0, "reinforcement-2").answer(0, "offense");
    expect(t.table.encounter.reinforcements.map((one) => one.seat)).toEqual([0]);
    t.answer(2, "reinforcement-3").answer(1, "reinforcement-3").answer(1, "defense");
    expect(t.table.encounter.reinforcements.map((one) => one.seat)).toEqual([0, 1]);
    expect(t.asked(2)).toBe("window/reveal.reinforce");
  });

  test("of two allies the one nearer to the left of the offense is first [REV-08]", () => {
    const t = fight({
      players: 4,
      hands: [["attack-10"], ["attack-08"], ["reinforcement-3"], ["reinforcement-2"]],
      allies: [
        [2, "defense", 1],
        [3, "offense", 1],
      ],
    });
    t.answer(3, "reinforcement-2").answer(2, "reinforcement-3");
    expect([t.asked(2), t.asked(3)]).toEqual(["reveal/reinforce-side", undefined]);
  });

  test("are not asked for unless both cards count as attacks [REV-09]", () => {
    const helper = ["negotiate", "reinforcement-5"];
    const t = fight({ hands: [["attack-10", "reinforcement-2"], helper] });
    expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
    expect(t.history.some((line) => line.includes("reinforce"))).toBe(false);
  });

  test("nor when Emotion Control has made negotiates of the attacks [REV-09]", () => {
    const t = fight({
      hands: [
        ["attack-10", "reinforcement-2"],
        ["attack-08", "emotion-control"],
      ],
    });
    t.until("window/reveal.change").answer(1, "emotion-control");
    expect(t.asked(0)).toBe("deal");
  });

  test("players who are not involved may not play them [REV-10]", () => {
    const t = fight({ hands: [...attacks, ["reinforcement-5"]] });
    expect(t.totals()).toEqual({ offense: 11, defense: 12 });
  });

  test("stay on the table and are discarded with the encounter cards [REV-11, END-01]", () => {
    const t = fight({ hands: [["attack-10", "reinforcement-3", "attack-04"], ["attack-08"]] });
    t.cards("attack-10", "attack-08").answer(0, "reinforcement-3").answer(0, "offense").until("window/resolution.keep");
    expect(names(t.table.inPlay)).toContain("reinforcement-3");
    expect(t.table.discard).toEqual([]);
    t.pass(0);
    expect(names(t.table.discard)).toEqual(["attack-10", "attack-08", "reinforcement-3"]);
    expect(t.table.inPlay).toEqual([]);
  });

  test("are discarded at once where the table has chosen so [REV-11]", () => {
    const t = fight({
      hands: [["attack-10", "reinforcement-3", "attack-04"], ["attack-08"]],
      settings: { reinforcementDiscard: "immediately" },
    });
    t.cards("attack-10", "attack-08").answer(0, "reinforcement-3").answer(0, "offense").until("window/resolution.keep");
    expect(names(t.table.discard)).toEqual(["reinforcement-3"]);
    expect(t.totals()).toEqual({ offense: 14, defense: 12 });
    t.pass(0);
    expect(names(t.table.discard)).toEqual(["reinforcement-3", "attack-10", "attack-08"]);
  });
});

describe("the order of working out", () => {
  test("cards are turned up after the Sorcerer has switched them [REV-12.1]", () => {
    const t = fight({ aliens: ["sorcerer", "filch", "machine"], hands: [["attack-04"], ["attack-20"]] });
    t.answer(0, "sorcerer");
    expect(t.told("reveal.card").map((card) => [card.player, card.card])).toEqual([
      ["player/0", "card/attack-20.1"],
      ["player/1", "card/attack-04.1"],
    ]);
    expect(t.totals()).toEqual({ offense: 21, defense: 8 });
  });

  test("the Gambler's card stays down while the other one is turned up [REV-12.1]", () => {
    const t = fight({ aliens: ["gambler", "filch", "machine"], hands: [["attack-04"], ["attack-20"]] });
    expect(t.asked(0)).toBe("window/reveal.turn");
    expect(t.table.encounter.shown).toMatchObject([{ type: "none" }, { type: "attack", value: 20 }]);
    t.answer(0, "gambler").answer(0, "attack-40").answer(1, false);
    expect(t.totals()).toEqual({ offense: 41, defense: 24 });
  });

  test("a morph that was switched copies what it meets on the other side [REV-12.1, REV-12.2]", () => {
    const t = fight({ aliens: ["sorcerer", "filch", "machine"], hands: [["morph"], ["attack-20"]], gate: 2 });
    t.answer(0, "sorcerer");
    expect(t.totals()).toEqual({ offense: 22, defense: 24 });
  });

  test("cards and types change in timing order, and each is looked at afresh [REV-12.3, CLR-09]", () => {
    const t = fight({
      aliens: ["chosen", "filch", "machine"],
      hands: [["attack-04"], ["negotiate", "emotion-control"]],
      deck: ["negotiate", "attack-06", "attack-06"],
    });
    expect([t.asked(0), t.asked(1)]).toEqual(["window/reveal.change", "window/reveal.change"]);
    t.answer(1, "emotion-control").answer(0, "chosen").answer(0, ["negotiate"]);
    // The offense was first. Now no attack is left for Emotion Control, which is no longer asked for.
    expect(t.asked(0)).toBe("deal");
    expect(t.hand(1)).toEqual(["emotion-control"]);
  });

  test("one player's own effects follow the order of the list: the Chosen before Emotion Control [CLR-09]", () => {
    const t = fight({
      aliens: ["chosen", "filch", "machine"],
      hands: [["attack-04", "emotion-control"], ["attack-08"]],
      deck: ["attack-40", "attack-06", "attack-06"],
    });
    expect(t.options(0)).toEqual(["pass", "chosen", "emotion-control"]);
    t.answer(0, "emotion-control");
    expect(t.asked(0)).toBe("deal");
    expect(t.told("power.used")).toEqual([]);
  });

  test("Emotion Control also takes an attack that the Chosen has just drawn [REV-12.3]", () => {
    const t = fight({
      aliens: ["chosen", "filch", "machine"],
      hands: [["negotiate"], ["negotiate", "emotion-control"]],
      deck: ["attack-40", "attack-06", "attack-06"],
    });
    expect(t.asked(1)).toBeUndefined();
    t.answer(0, "chosen").answer(0, ["attack-40"]).answer(1, "emotion-control");
    expect(t.asked(0)).toBe("deal");
  });

  test("effects announced before count from the cards as they are then [REV-12.5, CLR-11]", () => {
    const t = fight({
      aliens: ["filch", "chosen", "machine"],
      hands: [["attack-10", "flare-gambler"], ["attack-08"]],
      deck: ["attack-04", "negotiate", "negotiate"],
      gate: 2,
    });
    expect(t.asked(0)).toBe("window/reveal.before");
    expect(t.table.encounter.shown.map((shown) => shown.type)).toEqual(["none", "none"]);
    t.answer(0, "flare-gambler").answer(0, 6);
    expect(t.told("reveal.card")).toHaveLength(2);
    expect(t.table.encounter.shown[0].value).toBe(10);
    t.until("window/reveal.change").answer(1, "chosen").answer(1, ["attack-04"]).answer(1, "replace");
    expect(t.totals()).toEqual({ offense: 10 + 6 + 2, defense: 4 + 4 });
  });

  test("ships and flat additions are added up: Macron, Warrior and Citadel [REV-12.8]", () => {
    const t = fight({
      aliens: ["macron", "warrior", "citadel"],
      hands: [["attack-10"], ["attack-08", "flare-citadel"], ["attack-06"]],
      memo: { warrior: { tokens: 3 } },
      declining: ["citadel"],
    });
    expect(t.told("encounter.won")).toEqual([]);
    t.until("window/reveal.add").answer(1, "flare-citadel");
    expect(t.totals()).toEqual({ offense: 10 + 4, defense: 8 + 4 + 3 + 5 });
  });

  test("reinforcements come after all that and before the totals are compared [REV-12, REV-12.9, REV-12.10]", () => {
    const t = fight({
      aliens: ["macron", "warrior", "gambler"],
      hands: [
        ["attack-10", "reinforcement-3"],
        ["attack-15", "flare-gambler"],
      ],
      memo: { warrior: { tokens: 2 } },
    });
    t.until("window/reveal.before").answer(1, "flare-gambler").answer(1, 5);
    t.until("window/reveal.reinforce").answer(0, "reinforcement-3").answer(0, "offense");
    expect(t.totals()).toEqual({ offense: 10 + 4 + 3, defense: 15 + 5 + 4 + 2 });
    const order = t.history.filter((line) => line.includes("reveal >")).map((line) => line.split(" > ").at(-1));
    expect(order).toEqual([
      "card.played",
      "gambler.called",
      "reveal.card",
      "reveal.card",
      "gambler.covered",
      "power.used",
      "power.used",
      "reveal.reinforced",
    ]);
  });
});

test("values and totals may drop below zero [REV-13]", () => {
  const citadel = { cards: [11], planets: [5] };
  const t = fight({
    aliens: ["clone", "filch", "citadel"],
    hands: [["attack-01"], ["attack-00"], ["flare-citadel"]],
    memo: { citadel },
    ships: { "1.1": [0, 0, 0], "1.2": [0, 8, 0] },
  });
  t.until("window/planning.selected").answer(2, "citadel").answer(2, "flare-citadel").answer(2, "subtract");
  expect(t.totals()).toEqual({ offense: 2, defense: -6 });
});
