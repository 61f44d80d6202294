import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";
import { kick, rewarded } from "../../testing/rewarded.ts";

/** The Clone attacks and turns its card into an attack 42. */
function answer(mine: string, theirs: string, third = "machine"): FightTable {
  const t = fight({ aliens: ["clone", "hacker", third], hands: [[mine, "flare-human"], [theirs], []] });
  t.until("window/reveal.change", 0).answer(0, "flare-human");
  return t;
}

test("wild: after reveal the own card becomes an attack 42; without a Human the flare is discarded [human wild, REV-12.3]", () => {
  const t = answer("attack-10", "attack-08");
  expect(t.totals()).toEqual({ offense: 42 + 1, defense: 12 });
  expect(t.discard).toContain("flare-human");
  expect(t.hand(0)).toEqual([]);
});

test("wild: a negotiate becomes an attack too [human wild]", () => {
  expect(answer("negotiate", "attack-08").totals()).toEqual({ offense: 43, defense: 12 });
  expect(answer("negotiate", "negotiate").told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
});

test("wild: a kicker multiplies the 42, whatever the card was before [human wild, KI-12]", () => {
  for (const mine of ["attack-10", "negotiate"]) {
    const hands = [[mine, "duplicity", "flare-human"], ["attack-08"], []];
    const t = kick(rewarded({ aliens: ["clone", "hacker", "machine"], hands }), 0, "duplicity").cards(
      mine,
      "attack-08",
    );
    t.until("window/reveal.change", 0).answer(0, "flare-human");
    expect(t.totals()).toMatchObject({ offense: 2 * 42 + 1 });
  }
});

test("wild: the flare goes to the Human [human wild]", () => {
  const t = answer("attack-10", "attack-08", "human");
  expect([t.hand(0), t.hand(2)]).toEqual([[], ["flare-human"]]);
  expect(t.discard).not.toContain("flare-human");
});

test("wild: not against the Human, and only by main players [human wild]", () => {
  const hands = [["attack-10", "flare-human"], ["attack-08"], []];
  const t = fight({ aliens: ["clone", "human", "hacker"], hands });
  expect(t.totals()).toEqual({ offense: 11, defense: 16 });
  const ally = fight({ hands: [["attack-10"], ["attack-08"], ["flare-human"]], allies: [[2, "offense", 1]] });
  expect(ally.totals()).toEqual({ offense: 12, defense: 12 });
});

/** The Human attacks with its flare in hand. */
function human(...theirs: string[]): FightTable {
  const hands = [["attack-00", "flare-human"], ["attack-40", ...theirs], []];
  const t = fight({ aliens: ["human", "clone", "hacker"], hands });
  t.until("boost", 0);
  return t;
}

test("super: the power adds 8 instead of 4, and the flare returns [human super]", () => {
  const t = human().answer(0, "flare-human").until("window/resolution.keep");
  expect(t.told("reveal.totals")).toEqual([{ offense: 0 + 1 + 8, defense: 44 }]);
  expect(t.hand(0)).toEqual(["flare-human"]);
});

test("super: an ally adds 8 as well [human super]", () => {
  const hands = [["attack-10"], ["attack-08"], ["flare-human"]];
  const t = fight({ aliens: ["clone", "hacker", "human"], hands, allies: [[2, "defense", 1]] }).until("boost", 2);
  expect(t.answer(2, "flare-human").told("reveal.totals")).toEqual([{ offense: 11, defense: 8 + 4 + 1 + 8 }]);
});

test("super: or the Human answers its own use, discards the flare and is zapped, so that its side wins [human super, human flare D1, ZAP-08]", () => {
  const t = human().answer(0, "pass");
  expect(t.asked(0)).toBe("window/power.used");
  expect(t.options(0)).toEqual(["pass", "flare-human"]);
  t.answer(0, "flare-human").until("window/resolution.keep");
  expect(t.told("power.zapped")).toEqual([{ player: "player/0", power: "power/human" }]);
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  expect([t.discard, t.hand(0)]).toEqual([["flare-human"], []]);
});

test("super: left alone twice, 4 are added [human super]", () => {
  const t = human().answer(0, "pass").answer(0, "pass");
  expect(t.told("reveal.totals")).toEqual([{ offense: 5, defense: 44 }]);
});

test("super: a Card Zap saves the Human from its own zap [human super, ZAP-13]", () => {
  const t = human("card-zap").answer(0, "pass").answer(0, "flare-human").until("window/card.played", 1);
  t.answer(1, "card-zap");
  expect(t.told("reveal.totals")).toEqual([{ offense: 5, defense: 44 }]);
  expect(t.discard.slice(0, 2)).toEqual(["card-zap", "flare-human"]);
});
