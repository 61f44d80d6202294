import { expect, test } from "vitest";
import { fight } from "../../testing/fight.ts";
import { haggle, refuse } from "../../testing/haggle.ts";

const WINDOW = "window/reveal.change";

test("wild: a negotiate against an attack becomes an attack 15 [pacifist wild]", () => {
  const t = fight({ hands: [["negotiate", "flare-pacifist"], ["attack-14"], []], gate: 4 }).until(WINDOW);
  expect(t.options(0)).toEqual(["pass", "flare-pacifist"]);
  t.answer(0, "flare-pacifist");
  expect(t.table.encounter.shown[0]).toMatchObject({ type: "attack", value: 15 });
  t.finish();
  expect([t.told("reveal.totals"), t.hand(0)]).toEqual([[{ offense: 19, defense: 18 }], ["flare-pacifist"]]);
});

test("wild: neither with an attack, nor against a negotiate, nor for an ally [pacifist wild]", () => {
  const offered = (mine: string, theirs: string, holder: number) => {
    const hands = [[mine], [theirs], [] as string[]];
    hands[holder].push("flare-pacifist");
    return fight({
      hands,
      allies: [[2, "offense", 1]],
      passing: ["deal", "deal/penalty"],
      declining: ["flare-pacifist"],
    })
      .finish()
      .wasAsked(holder, WINDOW);
  };
  expect(offered("negotiate", "attack-14", 0)).toBe(true);
  expect(offered("attack-04", "attack-14", 0)).toBe(false);
  expect(offered("negotiate", "negotiate", 0)).toBe(false);
  expect(offered("negotiate", "attack-14", 2)).toBe(false);
});

test("wild: cancelled, the negotiate stays one [pacifist wild, ZAP-13]", () => {
  const t = fight({ hands: [["negotiate", "flare-pacifist"], ["attack-14", "card-zap"], []] }).until(WINDOW);
  t.answer(0, "flare-pacifist").answer(1, "card-zap").finish();
  expect([t.told("reveal.totals"), t.table.warp, t.hand(0)]).toEqual([[], [1, 0, 0], []]);
});

/** The Pacifist (seat 0) is about to deal, with its flare. */
function failing(more: { hands?: string[][]; gate?: number } = {}) {
  const [mine = [], theirs = []] = more.hands ?? [];
  const aliens = ["pacifist", "hacker", "machine"];
  return haggle([["flare-pacifist", ...mine], theirs, []], { aliens, gate: more.gate ?? 1 }).answer(0, refuse);
}

test("super: of a failed deal the Pacifist loses one ship and the opponent five [pacifist super, pacifist flare D1]", () => {
  const t = failing();
  expect([t.asked(0), t.options(0)]).toEqual(["window/deal.failed", ["pass", "flare-pacifist"]]);
  t.answer(0, "flare-pacifist");
  expect([t.question(0), t.question(1)]).toMatchObject([
    { key: "deal/penalty", min: 1, max: 1 },
    { key: "deal/penalty", min: 5, max: 5 },
  ]);
  t.answer(0, { "0.1": 1 }).answer(1, { "1.1": 3, "1.2": 2 });
  expect(t.told("ships.lost")).toEqual([
    { player: "player/0", n: 1 },
    { player: "player/1", n: 5 },
  ]);
  expect(t.hand(0)).toEqual(["flare-pacifist"]);
});

test("super: unused or cancelled, both lose three [pacifist super, DEA-16]", () => {
  const unused = failing().answer(0, "pass");
  expect([unused.question(0), unused.question(1)]).toMatchObject([{ min: 3 }, { min: 3 }]);
  const cancelled = failing({ hands: [[], ["card-zap"]] })
    .answer(0, "flare-pacifist")
    .answer(1, "card-zap");
  expect([cancelled.question(0), cancelled.question(1), cancelled.hand(0)]).toMatchObject([{ min: 3 }, { min: 3 }, []]);
});

test("super: the defense may play it just so, and another player's deal is none of the Pacifist's [pacifist super]", () => {
  const aliens = ["hacker", "pacifist", "machine"];
  const t = haggle([[], ["flare-pacifist"], []], { aliens })
    .answer(0, refuse)
    .answer(1, "flare-pacifist");
  expect([t.question(0), t.question(1)]).toMatchObject([{ min: 5 }, { min: 1 }]);
  const uninvolved = haggle([[], [], ["flare-pacifist"]], { aliens: ["hacker", "machine", "pacifist"] });
  uninvolved.answer(0, refuse).passing("deal/penalty").finish();
  expect(uninvolved.told("card.played")).toEqual([]);
});
