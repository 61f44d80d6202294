import { expect, test } from "vitest";
import { type TestSetUp, table } from "../testing/table.ts";

/** The Warrior attacks 1.1 with one ship. */
function attack(hands: string[][], more: Partial<TestSetUp> = {}) {
  const t = table({ aliens: ["warrior", "will", "masochist"], hands, destiny: ["seat-1"], ...more });
  return t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 });
}

test("two attacks become negotiates and the main players must deal [CRD-23]", () => {
  const t = attack([["attack-20"], ["attack-04"], ["emotion-control"]]).until("window/reveal.change");
  expect(t.options(2)).toEqual(["pass", "emotion-control"]);
  t.answer(2, "emotion-control");
  expect([t.asked(0), t.question(0)?.kind]).toEqual(["deal", "deal"]);
  expect(t.table.encounter.shown.map((shown) => shown.type)).toEqual(["negotiate", "negotiate"]);
  expect(t.hand(2)).toEqual([]);
  t.answer(0, { do: "refuse" }).until("deal/penalty");
  expect(t.question(1)).toMatchObject({ min: 3, max: 3 });
});

test("a single attack becomes a negotiate as well, so there is no compensation but a deal [CRD-23]", () => {
  const t = attack([["attack-20"], ["negotiate"], ["emotion-control"]]).until("window/reveal.change");
  t.answer(2, "emotion-control");
  expect(t.asked(0)).toBe("deal");
});

test("a morph that copied an attack is a negotiate too [CRD-10]", () => {
  const t = attack([["morph"], ["attack-04"], ["emotion-control"]]).until("window/reveal.change");
  t.answer(2, "emotion-control");
  expect(t.asked(0)).toBe("deal");
});

test("allies go home as in any deal [CRD-10, DEA-01]", () => {
  const t = attack([["attack-20"], ["attack-04"], ["emotion-control"]]).until("alliance/invite-offense");
  t.answer(0, ["2"]).until("alliance/answer").answer(2, "offense").answer(2, { "2.1": 2 });
  t.until("window/reveal.change").answer(2, "emotion-control");
  expect(t.question(2)).toMatchObject({ key: "ships/return", max: 2 });
  t.answer(2, { "2.5": 2 });
  expect([t.ships("2.5", 2), t.table.encounter.gate]).toEqual([6, [1, 0, 0]]);
});

test("for later effects the cards are negotiates: no tokens are added, no reinforcements played [CRD-10, REV-09]", () => {
  const t = attack([["attack-20", "reinforcement-5"], ["attack-04"], ["emotion-control"]], {
    memo: { warrior: { tokens: 5 } },
  });
  t.until("window/reveal.change").answer(2, "emotion-control");
  expect(t.asked(0)).toBe("deal");
  expect(t.told("power.used")).toEqual([]);
});

test("the cards are discarded as the attacks they are [CRD-10, END-01]", () => {
  const t = attack([["attack-20"], ["attack-04"], ["emotion-control"]]).until("window/reveal.change");
  t.answer(2, "emotion-control").passing("deal", "deal/penalty").finish();
  expect(t.told("encounter.discarded")).toEqual([{ cards: "card/attack-20.1 card/attack-04.1" }]);
});

test("it is played after the cards are revealed, and only if there is an attack [CRD-23, ART-02]", () => {
  const t = attack([["negotiate", "emotion-control"], ["negotiate"], []]).until("deal");
  expect(t.wasAsked(0, "window/reveal.change")).toBe(false);
});

test("a cancelled Emotion Control changes nothing [CRD-23, ZAP-13]", () => {
  const t = attack([["attack-20"], ["attack-04", "card-zap"], ["emotion-control"]]).until("window/reveal.change");
  t.answer(2, "emotion-control").answer(1, "card-zap").finish();
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
});

test("an attack that takes the place of a card afterwards counts as a negotiate too [CRD-23, CRD-10]", () => {
  const more = { aliens: ["warrior", "chosen", "masochist"], deck: ["attack-40", "plague", "quash"] };
  const t = attack([["attack-20", "emotion-control"], ["attack-04"], []], more).until("window/reveal.change");
  t.answer(0, "emotion-control").answer(1, "chosen").until("window/reveal.change", 1).answer(1, "chosen");
  t.answer(1, ["attack-40"]);
  expect(t.asked(0)).toBe("deal");
  expect(t.table.encounter.shown[1]).toMatchObject({ type: "negotiate", value: 40 });
});
