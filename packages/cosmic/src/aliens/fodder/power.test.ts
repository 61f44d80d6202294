import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";

const aliens = ["fodder", "masochist", "hacker"];

/** The Fodder attacks with one ship, plays the first of these cards and keeps the others. */
function attack(mine: string[], theirs: string[], powers = aliens): FightTable {
  return fight({ aliens: powers, hands: [mine, theirs, []] }).cards(mine[0], theirs[0]);
}

const MINE = ["attack-04", "attack-04", "attack-06", "attack-07", "attack-10", "attack-12", "negotiate"];

test("attacks between the two cards are discarded and added; equal values do not fit [fodder 0, fodder 2, fodder EC1]", () => {
  const t = attack(MINE, ["attack-10"]);
  t.until("window/reveal.add", 0);
  expect(t.options(0)).toEqual(["pass", "fodder"]);
  t.answer(0, "fodder");
  expect(t.question(0)).toMatchObject({ key: "fodder/cards", kind: "some", min: 1, max: 2, hidden: true });
  expect(t.options(0)).toEqual(["attack-06", "attack-07"]);
  t.answer(0, ["attack-06", "attack-07"]);
  expect(t.totals()).toEqual({ offense: 4 + 1 + 13, defense: 10 + 4 });
  expect(t.discard.slice(0, 2)).toEqual(["attack-06", "attack-07"]);
  expect(t.hand(0)).toEqual(["attack-04", "attack-10", "attack-12", "negotiate"]);
});

test("any number of them, and only once [fodder 2, fodder EC3]", () => {
  const t = attack(MINE, ["attack-10"]);
  t.until("window/reveal.add", 0).answer(0, "fodder").answer(0, ["attack-07"]);
  expect(t.totals()).toEqual({ offense: 12, defense: 14 });
  expect(t.hand(0)).toContain("attack-06");
  expect(t.told("power.used")).toHaveLength(1);
});

test("it may be left [fodder 0]", () => {
  const t = attack(MINE, ["attack-10"]).until("window/reveal.add", 0).answer(0, "pass");
  expect(t.told("reveal.totals")).toEqual([{ offense: 5, defense: 14 }]);
});

test("both cards must be attacks [fodder 1]", () => {
  const lost = attack(["negotiate", "attack-06"], ["attack-10"]).finish();
  const won = attack(["attack-04", "attack-06"], ["negotiate"]).finish();
  for (const t of [lost, won]) expect(t.wasAsked(0, "window/reveal.add")).toBe(false);
});

test("as the defense too, but not as an ally [fodder 0]", () => {
  const hands = [["attack-10"], ["attack-04", "attack-06"], []];
  const defense = fight({ aliens: ["masochist", "fodder", "hacker"], hands }).cards("attack-10", "attack-04");
  defense.until("window/reveal.add", 1).answer(1, "fodder");
  expect(defense.totals()).toEqual({ offense: 11, defense: 4 + 4 + 6 });
  const ally = fight({
    aliens: ["masochist", "hacker", "fodder"],
    hands: [["attack-04"], ["attack-10"], ["attack-06"]],
    allies: [[2, "offense", 1]],
  });
  expect([ally.wasAsked(2, "window/reveal.add"), ally.totals()]).toEqual([false, { offense: 6, defense: 14 }]);
});

test("zapped, the cards stay in hand and add nothing [fodder zap, ZAP-09]", () => {
  const t = attack(MINE, ["attack-10", "cosmic-zap"]).until("window/reveal.add", 0).answer(0, "fodder");
  t.answer(0, ["attack-06"]);
  expect(t.told("fodder.chose")).toEqual([{ player: "player/0", cards: "card/attack-06.1" }]);
  t.answer(1, "cosmic-zap");
  expect(t.told("reveal.totals")).toEqual([{ offense: 5, defense: 14 }]);
  expect(t.hand(0)).toContain("attack-06");
  expect(t.discard).not.toContain("attack-06");
});

test("the values shown are those after tripling, those in hand the printed ones [fodder EC1, fodder EC2]", () => {
  const t = attack(
    ["attack-04", "attack-06", "attack-14", "attack-15"],
    ["attack-05"],
    ["fodder", "tripler", "hacker"],
  );
  t.until("window/reveal.add", 0).answer(0, "fodder");
  expect(t.options(0)).toEqual(["attack-06", "attack-14"]);
});

test("the values shown are those after a reversal, and what is added is not reversed [fodder EC1, fodder EC2, mirror EC3]", () => {
  const t = attack(["attack-01", "attack-08", "attack-12", "attack-20"], ["attack-04"], ["fodder", "mirror", "hacker"]);
  t.until("window/planning.selected", 1).answer(1, "mirror").until("window/reveal.add", 0).answer(0, "fodder");
  expect(t.options(0)).toEqual(["attack-12", "attack-20"]);
  t.answer(0, ["attack-12"]);
  expect(t.totals()).toEqual({ offense: 10 + 1 + 12, defense: 40 + 4 });
});

test("with courtesy the Fodder is asked whatever it holds, so that being asked tells nothing", () => {
  const t = fight({ aliens, hands: [["attack-04", "quash"], ["attack-10"], []], courtesy: true });
  expect(t.passing("planning/select").until("window/reveal.add", 0).options(0)).toEqual(["pass"]);
});

test("without a fitting attack it is not offered, even with the flare [fodder 2, fodder super]", () => {
  const t = attack(["attack-04", "attack-12", "flare-fodder"], ["attack-10"]).finish();
  expect(t.wasAsked(0, "window/reveal.add")).toBe(false);
});
