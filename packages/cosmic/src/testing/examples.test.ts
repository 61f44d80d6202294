/** The worked examples of the printed rules, played to the letter. */
import { expect, test } from "vitest";
import { cardOf } from "../cards.ts";
import { totalOf } from "../folds.ts";
import { DEFENSE, OFFENSE } from "../state.ts";
import { view } from "../view.ts";
import { type TestTable, table } from "./table.ts";

function totals(t: TestTable): [offense: number, defense: number] {
  return [totalOf(t.table, OFFENSE).sum, totalOf(t.table, DEFENSE).sum];
}

test("2020: Macron attacks Clone, Zombie defends, Parasite joins uninvited: 19 to 18 [macron 1, macron 2, ALY-03, ALY-08, parasite 1, REV-04, REV-07, RES-01, RES-02, RES-04, zombie 1, clone 1, END-01]", () => {
  const [MACRON, ZOMBIE, PARASITE, CLONE] = [0, 1, 2, 3];
  const t = table({
    aliens: ["macron", "zombie", "parasite", "clone"],
    hands: [["attack-10", "attack-04"], [], ["reinforcement-2"], ["attack-12", "attack-06", "reinforcement-3"]],
    ships: { "3.1": [0, 0, 0, 2], "3.2": [0, 0, 0, 6] },
    destiny: ["seat-3"],
  });
  // 1. Destiny makes Clone the defense.
  t.until("launch/aim");
  expect(t.table.encounter).toMatchObject({ offense: MACRON, defense: CLONE });
  // 2. Macron aims at a planet with two of Clone's ships; the power allows one ship.
  t.answer(MACRON, "3.1");
  expect(t.told("power.used")).toEqual([{ player: "player/0", power: "power/macron" }]);
  expect(t.question(MACRON)).toMatchObject({ key: "launch/ships", min: 1, max: 1 });
  t.answer(MACRON, { "0.1": 1 });
  // 3. Macron invites Zombie, Clone invites Zombie and Parasite; Zombie joins Clone with four ships.
  t.until("alliance/invite-offense").answer(MACRON, ["player/1"]).answer(CLONE, ["player/1", "player/2"]);
  expect(t.options(ZOMBIE)).toEqual(["decline", "offense", "defense"]);
  t.answer(ZOMBIE, "defense").answer(ZOMBIE, { "1.1": 4 });
  // 4. Parasite joins the offense, though Macron has not invited it, with three ships.
  t.answer(PARASITE, "parasite").answer(PARASITE, { "2.1": 3 });
  expect(t.table.encounter).toMatchObject({ gate: [1, 0, 3, 0], dock: [0, 4, 0, 0] });
  // 5. and 6. Both play face down and reveal 10 and 12: 17 to 18.
  t.answer(CLONE, "attack-12");
  expect(t.table.encounter.shown.map((shown) => shown.type)).toEqual(["none", "none"]);
  t.answer(MACRON, "attack-10").until("window/reveal.reinforce");
  expect(totals(t)).toEqual([10 + 4 + 3, 12 + 2 + 4]);
  // 7. Parasite reinforces the offense by 2, nobody else does: 19 to 18.
  t.answer(CLONE, "pass").answer(PARASITE, "reinforcement-2").answer(PARASITE, "offense").answer(CLONE, "pass");
  expect(t.told("reveal.totals")).toEqual([{ offense: 19, defense: 18 }]);
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  // 8. and 9. Zombie saves its four ships, Clone's two go to the warp.
  expect(t.question(ZOMBIE)).toMatchObject({ key: "ships/return", min: 4, max: 4 });
  t.answer(ZOMBIE, { "1.2": 4 });
  expect(t.table.warp).toEqual([0, 0, 0, 2]);
  expect([t.ships("1.1", ZOMBIE), t.ships("1.2", ZOMBIE), t.ships("3.1", CLONE)]).toEqual([0, 8, 0]);
  // 10. and 11. Macron and Parasite have a foreign colony each.
  expect([t.ships("3.1", MACRON), t.ships("3.1", PARASITE)]).toEqual([1, 3]);
  expect([MACRON, ZOMBIE, PARASITE, CLONE].map(t.colonies)).toEqual([1, 0, 1, 0]);
  // 12. The cards are discarded, but Clone takes its 12 back.
  expect(t.asked(CLONE)).toBe("window/resolution.keep");
  t.answer(CLONE, "clone").until("turn/again");
  expect(t.hand(CLONE)).toEqual(["attack-06", "attack-12", "reinforcement-3"]);
  expect(t.table.discard).toEqual([cardOf("card/attack-10.1"), cardOf("card/reinforcement-2.1")]);
});

test("2008: Zombie attacks Clone, Oracle defends, Sorcerer attacks: 16 to 19 [ALY-01, ALY-02, ALY-03, ALY-05, ALY-08, PLN-06, REV-01, REV-04, RES-05, RES-07, zombie 1]", () => {
  const [ZOMBIE, ORACLE, SORCERER, CLONE] = [0, 1, 2, 3];
  const t = table({
    aliens: ["zombie", "oracle", "sorcerer", "clone"],
    settings: { edition: "2008" },
    hands: [["attack-10", "attack-04"], [], [], ["attack-15", "attack-06"]],
    deck: ["attack-00", "attack-01"],
    ships: { "3.1": [0, 0, 0, 2], "3.2": [0, 0, 0, 6] },
    destiny: ["seat-3"],
  });
  // Destiny sends Zombie against Clone; four ships go at a planet with two defending ships.
  t.until("launch/aim").answer(ZOMBIE, "3.1").answer(ZOMBIE, { "0.1": 4 });
  // Zombie invites Oracle and Sorcerer, Clone only Oracle.
  expect(t.options(ZOMBIE)).toEqual(["1", "2"]);
  t.answer(ZOMBIE, ["player/1", "player/2"]).answer(CLONE, ["player/1"]);
  // Oracle, on Zombie's left, has two offers and takes Clone's; Sorcerer joins Zombie.
  expect(t.options(ORACLE)).toEqual(["decline", "offense", "defense"]);
  expect(t.asked(SORCERER)).toBeUndefined();
  t.answer(ORACLE, "defense").answer(ORACLE, { "1.1": 2 });
  expect(t.options(SORCERER)).toEqual(["decline", "offense"]);
  t.answer(SORCERER, "offense").answer(SORCERER, { "2.1": 2 });
  expect(t.table.encounter).toMatchObject({ gate: [4, 0, 2, 0], dock: [0, 2, 0, 0] });
  // Both play face down, then reveal 10 and 15: 16 to 19.
  t.answer(CLONE, "attack-15");
  expect(t.told("reveal.card")).toEqual([]);
  t.answer(ZOMBIE, "attack-10");
  expect(t.told("reveal.card")).toEqual([
    { player: "player/0", card: "card/attack-10.1" },
    { player: "player/3", card: "card/attack-15" },
  ]);
  expect(t.told("reveal.totals")).toEqual([{ offense: 10 + 6, defense: 15 + 4 }]);
  expect(t.told("encounter.won")).toEqual([{ player: "player/3", side: "defense" }]);
  // Clone has won, and Zombie gets no colony.
  t.until("window/resolution.keep");
  expect([t.ships("3.1", CLONE), t.colonies(ZOMBIE), t.colonies(SORCERER)]).toEqual([2, 0, 0]);
  // By the rules around the example: Zombie's ships are saved, Sorcerer's are not, Oracle is rewarded with two cards.
  expect(t.table.warp).toEqual([0, 0, 2, 0]);
  expect(t.hand(ORACLE)).toEqual(["attack-00", "attack-01"]);
});

test("2008: the Oracle forces the Sorcerer's card up, plays its own face down, and the Sorcerer may switch [oracle 1, oracle EC1, sorcerer 1, sorcerer EC2]", () => {
  const [ORACLE, SORCERER] = [0, 1];
  const t = table({
    aliens: ["oracle", "sorcerer", "clone"],
    settings: { edition: "2008" },
    hands: [
      ["attack-20", "attack-04"],
      ["attack-06", "attack-08"],
    ],
    destiny: ["seat-1"],
  });
  t.until("planning/select");
  expect([t.asked(ORACLE), t.asked(SORCERER)]).toEqual([undefined, "planning/select"]);
  t.answer(SORCERER, "attack-08");
  expect(t.told("reveal.card")).toEqual([{ player: "player/1", card: "card/attack-08.1" }]);
  t.answer(ORACLE, "attack-04");
  expect([t.asked(SORCERER), t.options(SORCERER)]).toEqual(["window/planning.selected", ["pass", "sorcerer"]]);
  expect(view(t.state, SORCERER)).toMatchObject({ chosen: -1, faceDown: [true, false] });
  t.answer(SORCERER, "sorcerer");
  expect(t.told("reveal.totals")).toEqual([{ offense: 8 + 1, defense: 4 + 4 }]);
});
