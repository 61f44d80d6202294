import { expect, test } from "vitest";
import { cardOf } from "../../cards.ts";
import { planetOf } from "../../refs.ts";
import { type Engagement, type FightTable, fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

/** The Mirror attacks with one ship and may call a reversal. */
function attack(mine: string, theirs: string[], more: TestSetUp & Engagement = {}): FightTable {
  const t = fight({
    aliens: ["mirror", "masochist", "hacker"],
    hands: [[mine], theirs, []],
    ...more,
    declining: ["citadel"],
  });
  t.until("window/planning.selected", 0);
  return t;
}

test("called once cards are selected, all attacks shown are reversed [mirror 0, mirror 1]", () => {
  const t = attack("attack-15", ["attack-20"]);
  expect(t.told("reveal.card")).toEqual([]);
  expect(t.options(0)).toEqual(["pass", "mirror"]);
  t.answer(0, "mirror");
  expect(t.totals()).toEqual({ offense: 51 + 1, defense: 2 + 4 });
});

test.each([
  ["attack-00", 0],
  ["attack-01", 10],
  ["attack-08", 80],
  ["attack-11", 11],
  ["attack-15", 51],
  ["attack-20", 2],
  ["attack-23", 32],
  ["attack-40", 4],
])("%s counts %i [mirror 1, mirror EC1]", (card, value) => {
  expect(attack(card, ["attack-30"]).answer(0, "mirror").told("reveal.totals")).toEqual([
    { offense: value + 1, defense: 3 + 4 },
  ]);
});

test("a negotiate has nothing to reverse [mirror 1]", () => {
  const t = attack("attack-15", ["negotiate"]).answer(0, "mirror");
  expect(t.told("mirror.reversed")).toEqual([{ player: "player/0", from: 15, n: 51 }]);
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
});

test("an attack that Emotion Control made a negotiate is not reversed [mirror 1, CRD-23]", () => {
  const t = attack("attack-15", ["attack-20", "emotion-control"]).answer(0, "mirror").until("window/reveal.change", 1);
  expect(t.answer(1, "emotion-control").asked(0)).toBe("deal");
  expect(t.told("mirror.reversed")).toEqual([]);
});

test("it may be left; the defense may call, an ally may not [mirror 0]", () => {
  const hands = [["attack-15"], ["attack-20"], []];
  expect(attack("attack-15", ["attack-20"]).answer(0, "pass").told("reveal.totals")).toEqual([
    { offense: 16, defense: 24 },
  ]);
  const t = fight({ aliens: ["masochist", "mirror", "hacker"], hands }).until("window/planning.selected", 1);
  expect(t.answer(1, "mirror").told("reveal.totals")).toEqual([{ offense: 52, defense: 6 }]);
  const ally = fight({ aliens: ["masochist", "hacker", "mirror"], hands, allies: [[2, "offense", 1]] });
  expect(ally.totals()).toEqual({ offense: 17, defense: 24 });
});

test("zapped at the call, the cards count as printed [mirror zap]", () => {
  const t = attack("attack-15", ["attack-20", "cosmic-zap"]).answer(0, "mirror");
  expect([t.asked(1), t.told("reveal.card")]).toEqual(["window/power.used", []]);
  expect(t.answer(1, "cosmic-zap").told("reveal.totals")).toEqual([{ offense: 16, defense: 24 }]);
});

test("after the reveal it is too late for a zap [mirror zap, ZAP-04]", () => {
  const t = attack("attack-15", ["attack-20", "cosmic-zap"]).answer(0, "mirror").answer(1, "pass");
  expect(t.told("reveal.totals")).toEqual([{ offense: 52, defense: 6 }]);
  expect(t.session.answers.filter(({ key }) => key === "window/power.used")).toHaveLength(1);
});

test("the attack 42 of the Human's wild becomes 24 [mirror EC1]", () => {
  const t = attack("attack-15", ["attack-20", "flare-human"]).answer(0, "mirror").until("window/reveal.change", 1);
  expect(t.answer(1, "flare-human").told("reveal.totals")).toEqual([{ offense: 52, defense: 24 + 4 }]);
});

test("a copy is reversed too, by the Mirror's wild or by a morph [mirror EC2]", () => {
  const wild = attack("attack-15", ["attack-20", "flare-mirror"]).answer(0, "mirror").until("window/reveal.change", 1);
  expect(wild.answer(1, "flare-mirror").told("reveal.totals")).toEqual([{ offense: 52, defense: 51 + 4 }]);
  const morph = attack("attack-15", ["morph"]).answer(0, "mirror");
  expect(morph.told("reveal.totals")).toEqual([{ offense: 52, defense: 51 + 4 }]);
});

test("a card the Chosen adds is not reversed, one that replaces is [mirror EC3, chosen EC3]", () => {
  const chosen = (how: string) => {
    const aliens = ["mirror", "chosen", "hacker"];
    const t = attack("attack-15", ["attack-20"], { aliens, deck: ["attack-12", "plague", "quash"] });
    t.answer(0, "mirror").until("window/reveal.change", 1).answer(1, "chosen").answer(1, ["attack-12"]).answer(1, how);
    return t.totals();
  };
  expect(chosen("add")).toEqual({ offense: 52, defense: 2 + 12 + 4 });
  expect(chosen("replace")).toEqual({ offense: 52, defense: 21 + 4 });
});

test("citadels are not reversed [mirror EC3]", () => {
  const memo = { citadel: { cards: [cardOf("card/attack-12.1")], planets: [planetOf("planet/1.1")] } };
  const t = attack("attack-15", ["attack-20"], { aliens: ["mirror", "citadel", "hacker"], memo, target: "1.1" });
  t.answer(0, "mirror").answer(1, "pass").answer(1, "citadel");
  expect(t.totals()).toEqual({ offense: 52, defense: 2 + 4 + 12 });
});
