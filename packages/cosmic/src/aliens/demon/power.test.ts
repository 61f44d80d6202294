import { expect, test } from "vitest";
import { cosmic } from "../../game.ts";
import { alienPool } from "../../pool.ts";
import { stashOf } from "../../query.ts";
import { resolveSettings } from "../../settings.ts";
import { type FightTable, fight, names } from "../../testing/fight.ts";
import { type TestSetUp, table } from "../../testing/table.ts";

const ASKED = "window/alliance.before";
const DONE = "window/resolution.keep";
const aliens = ["demon", "clone", "filch"];
const victim = ["attack-40", "card-zap", "flare-zombie"];

/** Cards on the Demon's sheet. */
function onSheet(t: { state: FightTable["state"] }, seat = 0): string[] {
  return names(stashOf(t.state, seat)).sort();
}

/** The Demon attacks and possesses the hand of the third player. */
function possessed(more: Partial<TestSetUp> = {}) {
  const t = table({ aliens, hands: [["attack-10"], ["attack-08"], victim], destiny: ["seat-1"], ...more });
  return t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 }).until(ASKED).answer(0, "demon");
}

/** The main players choose their cards and nobody is allied. */
function play(t: ReturnType<typeof possessed>, offense: string, defense = "") {
  t.until("planning/select").answer(0, offense);
  return defense === "" ? t : t.answer(1, defense);
}

test("a main player may possess the whole hand of one who is not the opponent [demon 0, demon 1, demon EC1]", () => {
  const hands = [["attack-10"], ["attack-08"], ["attack-40"], ["plague", "quash"]];
  const t = table({ aliens: [...aliens, "machine"], hands, destiny: ["seat-1"] })
    .declining("plague")
    .until(ASKED);
  expect(t.options(0)).toEqual(["pass", "demon"]);
  t.answer(0, "demon");
  expect([t.asked(0), t.options(0)]).toEqual(["demon/victim", ["2", "3"]]);
  t.answer(0, "3");
  expect([t.hand(3), onSheet(t)]).toEqual([[], ["plague", "quash"]]);
  expect(t.asked(0)).toBe("alliance/invite-offense");
  expect(t.told("power.used")).toHaveLength(1);
});

test("the defense may as well, but nobody else [demon 0]", () => {
  const defense = table({
    aliens: ["clone", "demon", "filch"],
    hands: [["attack-10"], ["attack-08"], victim],
    destiny: ["seat-1"],
  });
  defense.until(ASKED).answer(1, "demon");
  expect([onSheet(defense, 1), defense.hand(2)]).toEqual([[...victim].sort(), []]);
  const third = table({
    aliens: ["clone", "filch", "demon"],
    hands: [["attack-10"], ["attack-08"], ["plague"]],
    destiny: ["seat-1"],
  });
  third.declining("clone", "filch", "plague").finish();
  expect(third.wasAsked(2, ASKED)).toBe(false);
});

test("the edition of 2008 has no Demon [demon 0]", () => {
  const [old, now] = ["2008", "2020"].map((edition) => alienPool(resolveSettings({ edition }, {})));
  expect([old.includes("demon"), now.includes("demon"), now.length - old.length]).toEqual([false, true, 1]);
  const config = { players: 3, aliens, settings: { edition: "2008" } };
  expect(() => cosmic.setUp(config, "test")).toThrow(/^demon is not in alienPool base50; allowed: alienPool=base51$/);
  expect(() => cosmic.setUp({ ...config, settings: { edition: "2008", alienPool: "base51" } }, "test")).not.toThrow();
});

test("possessed cards may be used as if in hand, but are not part of it [demon 2]", () => {
  const t = possessed().until("planning/select");
  expect(t.options(0)).toEqual(["attack-10", "attack-40"]);
  expect([t.hand(0), onSheet(t)]).toEqual([["attack-10"], [...victim].sort()]);
});

test("a card that would return to hand returns to its owner [demon 3, demon EC5]", () => {
  const t = possessed({ hands: [["attack-00"], ["attack-08"], victim], aliens: ["demon", "clone", "zombie"] });
  play(t, "attack-00").until("window/ships.going");
  expect(t.options(0)).toEqual(["pass", "flare-zombie"]);
  t.answer(0, "flare-zombie").until(DONE);
  expect([t.table.warp[0], t.hand(2), onSheet(t)]).toEqual([0, ["flare-zombie"], ["attack-40", "card-zap"]]);
});

test("a flare on the sheet falls under the usual limits [demon EC5, FLR-06]", () => {
  const t = possessed({ hands: [["attack-00", "flare-chosen"], ["attack-08"], victim] });
  t.until("window/planning.before").answer(0, "flare-chosen");
  play(t, "attack-00").until(DONE);
  expect(t.wasAsked(0, "window/ships.going")).toBe(false);
});

test("what is left goes back when the encounter ends [demon 4, RES-13.13]", () => {
  const t = play(possessed(), "attack-10").declining("flare-zombie").until(DONE);
  expect(onSheet(t)).toHaveLength(3);
  t.declining("clone").finish();
  expect([t.hand(2), onSheet(t)]).toEqual([[...victim].sort(), []]);
});

test("zapped, the hand stays with its owner [demon zap]", () => {
  const t = possessed({ hands: [["attack-10"], ["attack-08", "cosmic-zap"], victim] }).answer(1, "cosmic-zap");
  expect([t.hand(2), onSheet(t)]).toEqual([[...victim].sort(), []]);
});

test("meanwhile the victim holds nothing and draws nothing for it [demon EC2]", () => {
  const t = possessed({ deck: ["plague", "quash"] })
    .passing("planning/select")
    .declining("flare-zombie")
    .until(DONE);
  expect([t.hand(2), t.told("cards.drawn")]).toEqual([[], []]);
});

test("compensation and deals look at the real hand alone [demon EC3]", () => {
  const t = possessed({ hands: [["attack-10", "quash"], ["negotiate"], victim] });
  play(t, "attack-40").until(DONE);
  expect([t.hand(0), t.hand(1), onSheet(t)]).toEqual([[], ["attack-10", "quash"], ["card-zap", "flare-zombie"]]);
  const deal = possessed({ hands: [["negotiate", "quash"], ["negotiate"], victim] });
  play(deal, "negotiate").until("deal");
  expect(deal.options(0)).not.toContain("attack-40");
  expect(deal.options(0)).toContain("quash");
});

test("a possessed encounter card saves the offense its turn and the defense a new hand [demon EC4]", () => {
  const hands = [["attack-10"], ["attack-08"], ["plague", "attack-40"]];
  const t = table({ aliens, hands, destiny: ["seat-1"] }).until("window/regroup.start");
  t.answer(2, "plague").answer(2, "0").passing("ships/lose").until(ASKED);
  expect(t.hand(0)).toEqual([]);
  t.answer(0, "demon").until(DONE);
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  const defense = table({
    aliens: ["clone", "demon", "filch"],
    hands: [["attack-10"], ["quash"], victim],
    destiny: ["seat-1"],
  });
  defense.until(ASKED).answer(1, "demon").until(DONE);
  expect([defense.told("encounter.won"), defense.told("cards.drawn")]).toEqual([
    [{ player: "player/1", side: "defense" }],
    [],
  ]);
});

test("what is played and normally discarded is discarded [demon EC6]", () => {
  const t = possessed({ hands: [["attack-10"], ["attack-08", "attack-06"], victim] });
  play(t, "attack-40", "attack-08").passing("turn/again").declining("clone").finish();
  expect(t.discard).toEqual(["attack-40", "attack-08"]);
  expect(t.hand(2)).toEqual(["card-zap", "flare-zombie"]);
});

test("if the power is lost, the cards go back at once [demon EC7]", () => {
  const ships = { "1.1": [0, 4], "1.2": [0, 8], "1.3": [0, 8], "1.4": [], "1.5": [] };
  const hands = [["attack-40"], ["attack-00"], ["plague", "quash"]];
  const t = fight({ aliens: ["clone", "demon", "filch"], hands, ships, declining: ["demon", "plague"] });
  const again = table({ aliens: ["clone", "demon", "filch"], hands, ships, destiny: ["seat-1"] });
  again
    .declining("plague")
    .until("launch/aim")
    .answer(0, "1.1")
    .answer(0, { "0.1": 1 })
    .until(ASKED)
    .answer(1, "demon");
  expect(again.hand(2)).toEqual([]);
  again.until(DONE);
  expect([again.table.players[1].powerless, again.hand(2)]).toEqual([true, ["plague", "quash"]]);
  expect(t.cards("attack-40", "attack-00").until(DONE).told("demon.gaveBack")).toEqual([]);
});

test("replicated, a possessed card goes to its owner; stolen by the Filch, it stays with the thief [demon EC8]", () => {
  const t = possessed({ powers: [["demon", "clone"], ["filch"], ["machine"]], aliens: ["demon", "filch", "machine"] });
  play(t, "attack-40").until(DONE).answer(0, "clone");
  expect(t.told("demon.gaveBack")).toMatchObject([{ n: 2 }]);
  expect([t.hand(0), t.hand(2)]).toEqual([["attack-10"], [...victim].sort()]);
  const stolen = possessed({ aliens: ["demon", "filch", "clone"] });
  play(stolen, "attack-40").until("window/resolution.discarded").answer(1, "filch");
  expect(stolen.passing("turn/again").finish().hand(1)).toEqual(["attack-40"]);
});

test("where nobody has a hand to possess it is not offered [demon 1]", () => {
  const t = table({ aliens, hands: [["attack-10"], [], []], destiny: ["seat-1"] }).until("alliance/invite-offense");
  expect(t.wasAsked(0, ASKED)).toBe(false);
});
