import { expect, test } from "vitest";
import { powerOf } from "../../installed.ts";
import { fight } from "../../testing/fight.ts";
import type { TestSetUp } from "../../testing/table.ts";

/** The Pacifist (seat 0) attacks 1.1 with two ships. */
function peace(mine: string[], theirs: string[], more: TestSetUp = {}) {
  const aliens = ["pacifist", "filch", "machine"];
  return fight({ aliens, hands: [mine, theirs, []], gate: 2, target: "1.1", ...more, declining: ["filch", "plague"] });
}

test("a negotiate wins against an attack, without being asked for [pacifist 0, pacifist 1, REV-12.11]", () => {
  expect([powerOf("pacifist").effect.alert, powerOf("pacifist").effect.setUp]).toEqual(["green", undefined]);
  const t = peace(["negotiate"], ["attack-40"]).finish();
  expect(t.told("power.used")).toEqual([{ player: "player/0", power: "power/pacifist" }]);
  expect(t.told("encounter.won")).toEqual([{ player: "player/0", side: "offense" }]);
  expect([t.ships("1.1", 0), t.told("ships.lost")]).toEqual([2, [{ player: "player/1", n: 4 }]]);
});

test("it wins as the defense as well [pacifist 0, pacifist 1]", () => {
  const aliens = ["filch", "pacifist", "machine"];
  const t = fight({ aliens, hands: [["attack-40"], ["negotiate"], []], gate: 3 })
    .declining("filch")
    .finish();
  expect([t.told("encounter.won"), t.table.warp]).toEqual([[{ player: "player/1", side: "defense" }], [3, 0, 0]]);
});

test("as an ally the Pacifist changes nothing [pacifist 0]", () => {
  const aliens = ["filch", "machine", "pacifist"];
  const t = fight({ aliens, hands: [["negotiate"], ["attack-40"], []], allies: [[2, "offense", 1]] })
    .declining("filch")
    .finish();
  expect([t.told("power.used"), t.told("encounter.won")]).toMatchObject([[], [{ player: "player/1" }]]);
  const hands = [["attack-40"], ["negotiate"], []];
  const defensive = fight({ aliens, hands, allies: [[2, "defense", 1]] })
    .declining("filch")
    .finish();
  expect([defensive.told("power.used"), defensive.told("encounter.won")]).toMatchObject([[], [{ player: "player/0" }]]);
});

test("with an attack it fights like everybody else [pacifist 1]", () => {
  const t = peace(["attack-04"], ["attack-40"]).finish();
  expect([t.told("power.used"), t.table.warp]).toEqual([[], [2, 0, 0]]);
});

test("two negotiates lead to a deal [pacifist 2]", () => {
  const t = peace(["negotiate"], ["negotiate"]).until("deal");
  expect([t.asked(0), t.told("power.used")]).toEqual(["deal", []]);
});

test("zapped, the Pacifist loses and collects compensation [pacifist zap]", () => {
  const t = peace(["negotiate"], ["attack-40", "cosmic-zap", "quash", "plague"]).until("window/power.used");
  t.answer(1, "cosmic-zap").finish();
  expect([t.table.warp, t.hand(0)]).toEqual([
    [2, 0, 0],
    ["plague", "quash"],
  ]);
});

test("a win by peace gives nobody compensation [pacifist EC1]", () => {
  const t = peace(["negotiate", "plague", "quash"], ["attack-40"]).finish();
  expect([t.told("encounter.won"), t.told("cards.taken")]).toMatchObject([[{ player: "player/0" }], []]);
  expect(t.hand(0)).toEqual(["plague", "quash"]);
});

test("Emotion Control comes first, so there is a deal [pacifist EC2]", () => {
  const t = peace(["negotiate"], ["attack-40", "emotion-control"]).until("window/reveal.change");
  t.answer(1, "emotion-control").until("deal");
  expect([t.asked(0), t.told("power.used")]).toEqual(["deal", []]);
});
