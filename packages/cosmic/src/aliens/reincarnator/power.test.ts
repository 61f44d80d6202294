import { expect, test } from "vitest";
import { allPowers, powerOf } from "../../installed.ts";
import { type TestSetUp, table } from "../../testing/table.ts";

const ALL = allPowers().map((power) => power.id);

/** Everything there is, given up, but for these. */
function retiredBut(...aliens: string[]): string[] {
  return ALL.filter((alien) => !aliens.includes(alien));
}

/** Seat 0 attacks seat 1 with one ship and loses with a 4 against a 20, unless said otherwise. */
function attack(setUp: Partial<TestSetUp> = {}) {
  const hands = [["attack-04"], ["attack-20"], []];
  const t = table({
    aliens: ["reincarnator", "zombie", "clone"],
    hands,
    destiny: ["seat-1"],
    ...setUp,
    passing: ["deal", "deal/penalty"],
    declining: ["clone"],
  });
  return t.until("launch/aim").answer(0, "1.1");
}

/** What seat 0 is when the encounter is over. */
function becomes(setUp: Partial<TestSetUp> = {}): readonly string[] {
  return attack(setUp).finish().table.players[0].powers;
}

test("after a loss the Reincarnator must become an alien nobody has, beside its own [reincarnator 0, reincarnator 1, reincarnator 2, reincarnator 4]", () => {
  expect(powerOf("reincarnator").effect.alert).toBe("yellow");
  const t = attack().finish();
  const [own, current, ...more] = t.table.players[0].powers;
  expect([own, more]).toEqual(["reincarnator", []]);
  expect(ALL).toContain(current);
  expect(["zombie", "clone"]).not.toContain(current);
  expect(t.told("power.gained")).toEqual([{ player: "player/0", power: `power/${current}` }]);
});

test("which alien it is, is chance [reincarnator 2]", () => {
  const drawn = new Set(["a", "b", "c", "d", "e", "f"].map((seed) => becomes({ seed })[1]));
  expect(drawn.size).toBeGreaterThan(1);
});

test("who wins does not reincarnate, nor who takes no part [reincarnator 1]", () => {
  expect(becomes({ hands: [["attack-20"], ["attack-04"], []] })).toEqual(["reincarnator"]);
  const t = attack({ aliens: ["zombie", "clone", "reincarnator"] }).finish();
  expect(t.table.players[2].powers).toEqual(["reincarnator"]);
});

test("an ally of the losing side reincarnates, one of the winning side does not [reincarnator 0, reincarnator 1]", () => {
  for (const [side, n] of [
    ["offense", 2],
    ["defense", 1],
  ] as const) {
    const t = attack({ aliens: ["zombie", "clone", "reincarnator"] }).until("alliance/invite-offense");
    t.answer(0, ["player/2"]).answer(1, ["player/2"]).answer(2, side).answer(2, { "2.1": 1 }).finish();
    expect(t.table.players[2].powers).toHaveLength(n);
  }
});

test("a main player who fails to deal reincarnates, an ally sent home does not [reincarnator 1]", () => {
  const hands = [["negotiate"], ["negotiate"], []];
  expect(becomes({ hands })).toHaveLength(2);
  const t = attack({ hands, aliens: ["zombie", "clone", "reincarnator"] }).until("alliance/invite-offense");
  t.answer(0, ["player/2"])
    .until("alliance/answer")
    .answer(2, "offense")
    .answer(2, { "2.1": 1 })
    .passing("deal", "deal/penalty")
    .finish();
  expect(t.table.players[2].powers).toEqual(["reincarnator"]);
});

test("a deal that is made changes nothing [reincarnator 1]", () => {
  const t = attack({ hands: [["negotiate", "attack-10"], ["negotiate"], []] });
  t.until("planning/select").answer(0, "negotiate").until("deal");
  t.answer(0, { do: "offer", give: { "planet/0.1": 1 }, want: {} })
    .answer(1, { do: "accept" })
    .passing("deal/settle")
    .until("turn/again");
  expect(t.table.players[0].powers).toEqual(["reincarnator"]);
});

test("aliens with set-up text are passed over [reincarnator 2]", () => {
  expect(becomes({ retired: retiredBut("tick-tock", "vacuum") })).toEqual(["reincarnator", "vacuum"]);
});

test("the next loss makes it discard that alien for a new one [reincarnator 3, reincarnator 4]", () => {
  const t = attack({ powers: [["reincarnator", "macron"]], retired: retiredBut("vacuum", "macron") }).finish();
  expect(t.table.players[0].powers).toEqual(["reincarnator", "vacuum"]);
  expect(t.table.retired).toContain("macron");
  expect(t.told("reincarnator.discarded")).toEqual([{ player: "player/0", power: "power/macron" }]);
});

test("the current alien works beside the Reincarnator [reincarnator 4]", () => {
  const t = attack({ powers: [["reincarnator", "macron"]] });
  expect(t.question(0)).toMatchObject({ key: "launch/ships", max: 1 });
});

test("a player who gets the sheets uses both powers and reincarnates after a loss [reincarnator 5]", () => {
  const t = attack({
    powers: [["reincarnator", "macron"]],
    hands: [["attack-20", "attack-10"], ["attack-04"], ["flare-sorcerer"]],
    retired: retiredBut("vacuum", "macron"),
  });
  t.until("window/planning.before").answer(2, "flare-sorcerer");
  expect(t.table.players.map((player) => player.powers)).toEqual([["zombie"], ["reincarnator", "macron"], ["clone"]]);
  t.until("planning/select").answer(0, "attack-20").until("turn/again");
  expect(t.told("reveal.totals")).toEqual([{ offense: 21, defense: 20 }]);
  expect(t.table.players[1].powers).toEqual(["reincarnator", "vacuum"]);
});

test("a zapped Reincarnator stays what it is [reincarnator zap]", () => {
  const t = attack({ hands: [["attack-04"], ["attack-20", "cosmic-zap"], []], powers: [["reincarnator", "clone"]] });
  t.until("window/power.used", 1).answer(1, "cosmic-zap").finish();
  expect(t.told("power.zapped")).toEqual([{ player: "player/0", power: "power/reincarnator" }]);
  expect(t.table.players[0].powers).toEqual(["reincarnator", "clone"]);
});

test("aliens given up come back only when no other is left [reincarnator EC1]", () => {
  const beside = ["zombie", "clone"];
  expect(becomes({ retired: retiredBut("vacuum", ...beside) })).toEqual(["reincarnator", "vacuum"]);
  const [, drawn] = becomes({ retired: retiredBut(...beside) });
  expect(retiredBut(...beside)).toContain(drawn);
});

test("zapping the one power leaves the other [reincarnator EC2]", () => {
  const t = attack({
    hands: [["attack-04"], ["attack-20", "cosmic-zap"], []],
    powers: [["reincarnator", "macron"]],
    retired: retiredBut("vacuum"),
  });
  expect(t.asked(1)).toBe("window/power.used");
  t.answer(1, "cosmic-zap");
  expect(t.question(0)).toMatchObject({ key: "launch/ships", max: 4 });
  expect(t.finish().table.players[0].powers).toEqual(["reincarnator", "vacuum"]);
});

test("the flares of both aliens are super [reincarnator EC3]", () => {
  const current = attack({
    hands: [["attack-04", "attack-06"], ["attack-20"], ["flare-macron"]],
    aliens: ["zombie", "clone", "reincarnator"],
    powers: [["zombie"], ["clone"], ["reincarnator", "macron"]],
  });
  current.until("alliance/invite-offense").answer(0, ["player/2"]).until("boost");
  expect(current.options(2)).toEqual(["pass", "flare-macron"]);
  const own = attack({
    hands: [["attack-04", "flare-reincarnator"], ["attack-20"], []],
    powers: [["reincarnator", "macron"]],
  });
  own.until("boost");
  expect(own.options(0)).toEqual(["pass", "flare-reincarnator"]);
});

test("the old alien still acts in this resolution [reincarnator EC4, RES-13.12]", () => {
  const t = attack({ powers: [["reincarnator", "clone"], ["zombie"], ["macron"]] }).until("window/resolution.keep");
  t.answer(0, "clone").finish();
  expect(t.told("clone.kept")).toEqual([{ player: "player/0", card: "card/attack-04.1" }]);
  expect(t.table.players[0].powers).not.toContain("clone");
});

test("an alien that may not be beside another in the game is passed over [reincarnator EC5]", () => {
  const aliens = ["reincarnator", "zombie", "sorcerer"];
  expect(becomes({ aliens, retired: retiredBut("gambler", "vacuum") })).toEqual(["reincarnator", "vacuum"]);
  const without = ["reincarnator", "zombie", "clone"];
  expect(becomes({ aliens: without, retired: retiredBut("gambler") })).toEqual(["reincarnator", "gambler"]);
});

test("with too few home colonies both powers are off [reincarnator EC6]", () => {
  const t = attack({
    powers: [["reincarnator", "macron"]],
    ships: { "0.1": [10], "0.2": [10], "0.3": [0], "0.4": [0], "0.5": [0] },
  });
  expect(t.question(0)).toMatchObject({ key: "launch/ships", max: 4 });
  expect(t.finish().table.players[0].powers).toEqual(["reincarnator", "macron"]);
});
