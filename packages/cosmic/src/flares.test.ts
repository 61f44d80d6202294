/** The general rules of flares, shown with single ones. What each flare does is tested beside it. */
import { expect, test } from "vitest";
import { CARDS } from "./cards.ts";
import { type TestSetUp, type TestTable, table } from "./testing/table.ts";

const aliens = ["filch", "clone", "machine"];

/** Seat 0 attacks 1.1 with two ships. */
function attack(hands: string[][], more: TestSetUp = {}): TestTable {
  const t = table({ aliens, hands, destiny: ["seat-1"], ...more, declining: ["clone"] });
  return t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 2 });
}

/** Both main players have chosen these cards, without allies. */
function fight(t: TestTable, offense: string, defense: string): TestTable {
  return t.answer(0, []).answer(1, []).until("planning/select").answer(0, offense).answer(1, defense);
}

/** What seat 1 could play when the first encounter ends. */
function atTheEnd(t: TestTable): string[] {
  t.declining("filch").until("window/encounter.end", 1);
  expect(t.table.encounter.n).toBe(1);
  return t.options(1);
}

const [mine, theirs] = [
  ["attack-10", "attack-08"],
  ["attack-20", "attack-12"],
];

/** Who is asked what until the encounter is over. */
function keysUntilNextEncounter(t: TestTable): string[] {
  const asked: string[] = [];
  while (t.table.encounter.n === 1) {
    const [question] = t.session.run.pending;
    asked.push(`${question.who} ${question.key}`);
    t.pass(question.who);
  }
  return asked;
}

test("each side of a flare has its own role and phase [FLR-01, FLR-02]", () => {
  const defense = fight(attack([mine, [...theirs, "flare-warrior"], []]), "attack-10", "attack-20");
  expect(atTheEnd(defense)).toEqual(["pass", "flare-warrior"]);
  const offense = fight(attack([[...mine, "flare-warrior"], theirs, []]), "attack-10", "attack-20");
  expect(keysUntilNextEncounter(offense)).not.toContain("0 window/encounter.end");
});

test("the alien named on the flare uses super and never wild [FLR-03]", () => {
  const warriors = ["filch", "warrior", "clone"];
  const main = fight(attack([mine, [...theirs, "flare-warrior"], []], { aliens: warriors }), "attack-10", "attack-20");
  expect(keysUntilNextEncounter(main)).not.toContain("1 window/encounter.end");
  const memo = { warrior: { tokens: 3 } };
  const allied = attack([mine, theirs, ["flare-warrior"]], { aliens: ["filch", "clone", "warrior"], memo });
  allied.answer(0, ["2"]).answer(1, []).answer(2, "offense").answer(2, { "2.1": 1 });
  allied.answer(0, "attack-10").answer(1, "attack-20");
  expect(allied.asked(2)).toBe("window/reveal.add");
  allied.answer(2, "flare-warrior");
  expect(allied.told("reveal.totals")).toEqual([{ offense: 10 + 2 + 1 + 3, defense: 20 + 4 }]);
});

test("an alien that has lost its power may use wild but not super [FLR-04]", () => {
  const warriors = ["filch", "warrior", "clone"];
  const ships = { "1.3": [0], "1.4": [0], "1.5": [0], "2.1": [0, 12, 4] };
  const t = fight(
    attack([mine, [...theirs, "flare-warrior"], []], { aliens: warriors, ships }),
    "attack-10",
    "attack-20",
  );
  expect(t.table.players[1].powerless).toBe(true);
  expect(atTheEnd(t)).toEqual(["pass", "flare-warrior"]);
  const allied = attack([mine, theirs, ["flare-warrior"]], {
    aliens: ["filch", "clone", "warrior"],
    ships: { "2.3": [0], "2.4": [0], "2.5": [0], "1.2": [0, 4, 12] },
  });
  allied.answer(0, ["2"]).answer(1, []).answer(2, "offense").answer(2, { "1.2": 1 });
  allied.answer(0, "attack-10").answer(1, "attack-20");
  expect(keysUntilNextEncounter(allied).filter((asked) => asked.startsWith("2 window"))).toEqual([]);
});

test("so may an alien whose power is zapped [FLR-05]", () => {
  const hands = [[...mine, "cosmic-zap"], [...theirs, "flare-warrior"], []];
  const t = fight(attack(hands, { aliens: ["filch", "warrior", "clone"] }), "attack-10", "attack-20");
  expect(t.asked(0)).toBe("window/power.used");
  expect(atTheEnd(t.answer(0, "cosmic-zap"))).toEqual(["pass", "flare-warrior"]);
});

/** Seat 1 adds its ships with Macron's flare and could play Warrior's at the end. */
function twoFlares(settings = {}): TestTable {
  const hands = [mine, [...theirs, "flare-macron", "flare-warrior"], []];
  const t = fight(attack(hands, { settings }), "attack-10", "attack-20");
  expect(t.options(1)).toEqual(["pass", "flare-macron"]);
  t.answer(1, "flare-macron");
  expect(t.told("reveal.totals")).toEqual([{ offense: 12, defense: 20 + 4 + 4 }]);
  return t;
}

test("a player plays one flare per encounter at most [FLR-06]", () => {
  expect(keysUntilNextEncounter(twoFlares())).not.toContain("1 window/encounter.end");
});

test("without limit, a player may play different flares in one encounter [VUF-01]", () => {
  const t = twoFlares({ unlimitedFlares: true });
  expect(atTheEnd(t)).toEqual(["pass", "flare-warrior"]);
  t.answer(1, "flare-warrior");
  expect(t.table.encounter).toMatchObject({ n: 2, offense: 1, granted: true });
});

test("the limit is per player: another may play a flare in the same encounter [FLR-06]", () => {
  const hands = [[...mine, "flare-macron"], [...theirs, "flare-warrior"], []];
  const t = fight(attack(hands), "attack-10", "attack-20").answer(0, "flare-macron");
  expect(atTheEnd(t)).toEqual(["pass", "flare-warrior"]);
});

test("the next encounter allows a flare again, the same one too [FLR-06, FLR-07]", () => {
  const hands = [["attack-30", "attack-40", "attack-08", "flare-macron"], theirs, []];
  const t = fight(attack(hands, { destiny: ["seat-1", "seat-1"] }), "attack-30", "attack-12").answer(0, "flare-macron");
  t.declining("clone", "filch")
    .until("turn/again")
    .answer(0, true)
    .until("launch/aim")
    .answer(0, "1.2")
    .answer(0, { "0.2": 1 });
  t.answer(0, []).answer(1, []).answer(0, "attack-40");
  expect(t.options(0)).toEqual(["pass", "flare-macron"]);
});

/** Seat 1 loses with a negotiate, takes the Clone flare from seat 0 as compensation and then plays an artifact. */
function handedOver(played: boolean, settings = {}): TestTable {
  const hands = [["attack-20", "plague", "flare-clone"], ["negotiate", "cosmic-zap"], ["reinforcement-2"]];
  const t = table({ aliens: ["filch", "machine", "warrior"], hands, destiny: ["seat-1"], settings });
  t.answer(0, "plague")
    .answer(0, "2")
    .answer(2, { "2.1": 3 })
    .answer(0, played ? "flare-clone" : "pass");
  t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 2 }).answer(0, []).answer(1, []);
  t.until("window/resolution.discarded").answer(0, "filch");
  expect(t.hand(1)).toContain("flare-clone");
  return t.answer(1, "cosmic-zap");
}

test("a flare is played once per encounter, even if it changes hands [FLR-07]", () => {
  const t = handedOver(false);
  expect(t.asked(1)).toBe("window/card.spent");
  expect(t.options(1)).toEqual(["pass", "flare-clone"]);
  expect(handedOver(true).asked(1)).not.toBe("window/card.spent");
});

test("without limit, one flare is still played only once per encounter [VUF-02]", () => {
  expect(handedOver(false, { unlimitedFlares: true }).options(1)).toEqual(["pass", "flare-clone"]);
  expect(handedOver(true, { unlimitedFlares: true }).asked(1)).not.toBe("window/card.spent");
});

test("while it works a flare is on the table; right after, it is back in hand [FLR-08, FLR-09]", () => {
  const t = fight(attack([[...mine, "flare-zombie"], theirs, []]), "attack-10", "attack-20");
  t.answer(0, "flare-zombie");
  expect(t.asked(0)).toBe("ships/return");
  expect(t.hand(0)).toEqual(["attack-08"]);
  expect(t.table.inPlay.map((card) => CARDS[card].name)).toContain("flare-zombie");
  t.answer(0, { "0.1": 1 });
  expect(t.hand(0)).toEqual(["attack-08", "flare-zombie"]);
});

test("a flare that mixes two hands is not mixed itself [FLR-09]", () => {
  for (const seed of ["a", "b", "c", "d", "e"]) {
    const t = attack([["attack-10", "flare-oracle"], theirs, []], { seed })
      .answer(0, [])
      .answer(1, [])
      .answer(0, "flare-oracle");
    expect(t.hand(0)).toHaveLength(2);
    expect(t.hand(0)).toContain("flare-oracle");
    expect(t.hand(1)).toHaveLength(2);
  }
});

test("a flare whose text gives it away goes there, or to the discard pile [FLR-08]", () => {
  const given = attack([[...mine, "flare-sorcerer"], theirs, []], { aliens: ["filch", "clone", "sorcerer"] });
  given.answer(0, []).answer(1, []).answer(0, "flare-sorcerer");
  expect(given.hand(2)).toEqual(["flare-sorcerer"]);
  const gone = attack([[...mine, "flare-sorcerer"], theirs, []])
    .answer(0, [])
    .answer(1, [])
    .answer(0, "flare-sorcerer");
  expect(gone.hand(0)).toEqual(["attack-08", "attack-10"]);
  expect(gone.table.discard.map((card) => CARDS[card].name)).toEqual(["flare-sorcerer"]);
});

test("a cancelled flare was the player's flare of this encounter all the same [FLR-10]", () => {
  const hands = [[...mine, "card-zap"], [...theirs, "flare-macron", "flare-warrior"], []];
  const t = fight(attack(hands), "attack-10", "attack-20").answer(1, "flare-macron");
  expect(t.asked(0)).toBe("window/card.played");
  t.answer(0, "card-zap");
  expect(t.told("reveal.totals")).toEqual([{ offense: 12, defense: 24 }]);
  expect(t.table.discard.map((card) => CARDS[card].name)).toContain("flare-macron");
  expect(keysUntilNextEncounter(t)).not.toContain("1 window/encounter.end");
});

test("a flare is optional even if the power is mandatory [FLR-11]", () => {
  const position = { aliens: ["macron", "clone", "machine"], hands: [[...mine, "flare-macron"], theirs, []] };
  const t = table({ ...position, destiny: ["seat-1"] })
    .until("launch/aim")
    .answer(0, "1.1");
  expect(t.asked(0)).toBe("boost");
  expect(t.options(0)).toEqual(["pass", "flare-macron"]);
  t.answer(0, "pass");
  expect(t.question(0)).toMatchObject({ key: "launch/ships", max: 1 });
});

test("a flare for each loss of ships works for one loss per encounter [FLR-12]", () => {
  const hands = [[...mine, "flare-zombie", "flare-macron"], [...theirs, "plague"], []];
  const t = table({ aliens, hands, destiny: ["seat-1"] });
  t.answer(1, "plague").answer(1, "0").answer(0, { "0.3": 3 });
  expect(t.options(0)).toEqual(["pass", "flare-zombie"]);
  t.answer(0, "flare-zombie").answer(0, { "0.3": 1 }).answer(0, ["attack-08"]).answer(0, ["flare-macron"]);
  t.answer(0, { "0.3": 1 }).answer(0, "1.1").answer(0, { "0.1": 2 }).answer(0, []).answer(1, []).answer(1, "attack-20");
  expect(t.hand(0)).toEqual(["flare-zombie"]);
  expect(keysUntilNextEncounter(t)).not.toContain("0 window/ships.going");
  expect(t.table.warp[0]).toBe(3);
});

test("a flare discarded for another reason lies on the discard pile like any card [FLR-13]", () => {
  const hands = [[...mine, "flare-zombie"], [...theirs, "plague"], []];
  const t = table({ aliens, hands, destiny: ["seat-1"] });
  t.answer(1, "plague").answer(1, "0").answer(0, { "0.3": 3 }).answer(0, "pass").answer(0, ["attack-08"]);
  expect(t.hand(0)).toEqual(["attack-10"]);
  expect(t.table.discard.map((card) => CARDS[card].name)).toEqual(["attack-08", "flare-zombie", "plague"]);
});

test("flares are not encounter cards: a hand of flares is changed for a new one [FLR-14, VOC-06]", () => {
  const t = table({ aliens, hands: [["flare-zombie", "flare-oracle"], theirs, []], deck: ["attack-10"] });
  expect(t.told("cards.discarded")).toEqual([{ player: "player/0", cards: "card/flare-zombie card/flare-oracle" }]);
  expect(t.hand(0)).toHaveLength(8);
});

/** The Trader is about to trade hands with any player, thanks to the super. */
function trades(zap: string[], opponent: string[] = []): TestTable {
  const hands = [
    ["attack-04", "attack-06", "flare-trader"],
    ["attack-40", ...opponent],
    ["attack-30", "attack-20", ...zap],
  ];
  const t = table({ aliens: ["trader", "filch", "machine"], hands, destiny: ["seat-1"] });
  t.until("window/planning.before").answer(0, "trader").answer(0, "flare-trader").answer(0, "2");
  return t;
}

const onTheTable = (t: TestTable) => t.table.inPlay.map((card) => CARDS[card].name);

test("a flare that makes its own power stronger lies on the table until the use is over, zapped or not [FLR-09]", () => {
  const asked = trades(["cosmic-zap"]);
  expect([asked.asked(2), onTheTable(asked), asked.hand(0)]).toEqual([
    "window/power.used",
    ["flare-trader"],
    ["attack-04", "attack-06"],
  ]);
  const zapped = trades(["cosmic-zap"]).answer(2, "cosmic-zap");
  expect([onTheTable(zapped), zapped.hand(0)]).toEqual([[], ["attack-04", "attack-06", "flare-trader"]]);
  const used = trades([]);
  expect([onTheTable(used), used.hand(0), used.hand(2)]).toEqual([
    [],
    ["attack-20", "attack-30", "flare-trader"],
    ["attack-04", "attack-06"],
  ]);
});

test("who answers a flare that makes its own power stronger does so after the use [FLR-09, remora wild]", () => {
  const t = trades([], ["flare-remora"]);
  expect([t.asked(1), t.hand(0)]).toEqual(["window/flare.used", ["attack-20", "attack-30", "flare-trader"]]);
  expect(t.hand(2)).toEqual(["attack-04", "attack-06"]);
});
