import { expect, test } from "vitest";
import { type TestSetUp, type TestTable, table } from "../../testing/table.ts";

const aliens = ["warrior", "clone", "vacuum"];

function tokens(t: TestTable) {
  return t.table.memo.warrior?.tokens ?? 0;
}

/** Seat 0 attacks seat 1 with one ship. */
function attack(hands: string[][], more: Partial<TestSetUp> = {}) {
  const t = table({ aliens, hands, destiny: ["seat-1"], ...more, declining: ["clone"] });
  return t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 1 });
}

test("a main Warrior gains one token for a win and two for a loss [warrior 1]", () => {
  expect(tokens(attack([["attack-20"], ["attack-04"], []]).finish())).toBe(1);
  expect(tokens(attack([["attack-04"], ["attack-20"], []]).finish())).toBe(2);
  const defends = { aliens: ["clone", "warrior", "vacuum"] };
  expect(tokens(attack([["attack-04"], ["attack-20"], []], defends).finish())).toBe(1);
  expect(tokens(attack([["attack-20"], ["attack-04"], []], defends).finish())).toBe(2);
});

test("a deal is worth one token, a failed one two [warrior 1]", () => {
  const t = attack([["negotiate", "attack-08"], ["negotiate"], []])
    .passing("planning/select")
    .until("deal", 0);
  t.answer(0, { do: "offer", give: { "attack-08": 1 }, want: {} })
    .answer(1, { do: "accept" })
    .finish();
  expect(tokens(t)).toBe(1);
  const failed = attack([["negotiate"], ["negotiate"], []])
    .until("deal", 0)
    .answer(0, { do: "refuse" })
    .passing("deal/penalty")
    .finish();
  expect(tokens(failed)).toBe(2);
});

test("with four planets there is one token more [warrior 1]", () => {
  const settings = { planetsPerPlayer: 4 };
  expect(tokens(attack([["attack-20"], ["attack-04"], []], { settings }).finish())).toBe(2);
  expect(tokens(attack([["attack-04"], ["attack-20"], []], { settings }).finish())).toBe(3);
});

test("an ally or a bystander gains nothing and adds nothing [warrior 0, warrior 1]", () => {
  const t = attack([["attack-20"], ["attack-04"], []], {
    aliens: ["clone", "vacuum", "warrior"],
    memo: { warrior: { tokens: 5 } },
  });
  t.until("alliance/invite-offense").answer(0, ["2"]).until("alliance/answer").answer(2, "offense");
  t.answer(2, { "2.1": 1 }).passing("vacuum/whose").finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 22, defense: 8 }]);
  expect(tokens(t)).toBe(5);
});

test("tokens must be added to the total of an attack and stay [warrior 0, warrior 2]", () => {
  const t = attack([["attack-10"], ["attack-08"], []], { memo: { warrior: { tokens: 5 } } }).finish();
  expect(t.told("power.used")).toEqual([{ player: "player/0", power: "power/warrior" }]);
  expect(t.told("reveal.totals")).toEqual([{ offense: 16, defense: 12 }]);
  expect(tokens(t)).toBe(6);
});

test("the Warrior also adds tokens as the defense [warrior 2]", () => {
  const t = attack([["attack-10"], ["attack-08"], []], {
    aliens: ["clone", "warrior", "vacuum"],
    memo: { warrior: { tokens: 5 } },
  });
  expect(t.finish().told("reveal.totals")).toEqual([{ offense: 11, defense: 17 }]);
});

test("a negotiate is no use of the power [warrior 2]", () => {
  const t = attack([["negotiate"], ["attack-08", "cosmic-zap"], []], { memo: { warrior: { tokens: 5 } } }).finish();
  expect(t.told("power.used")).toEqual([]);
  expect(tokens(t)).toBe(7);
});

test("a zap cancels the addition but not the gain of tokens [warrior zap, ZAP-06, ZAP-07]", () => {
  const t = attack([["attack-10"], ["attack-08", "cosmic-zap"], []], { memo: { warrior: { tokens: 5 } } });
  t.until("window/power.used").answer(1, "cosmic-zap").finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 11, defense: 12 }]);
  expect(tokens(t)).toBe(7);
});

test("an encounter that ends for want of a card gives no tokens [warrior EC1]", () => {
  const t = table({ aliens, hands: [["attack-04", "plague"], ["attack-20"], []], destiny: ["seat-1"] });
  t.until("window/regroup.start").answer(0, "plague").answer(0, "0").passing("ships/lose").finish();
  expect(t.told("encounter.noCards")).toHaveLength(1);
  expect(tokens(t)).toBe(0);
});

test("an encounter ended by the Oracle super is a made deal [warrior EC1, oracle flare D2]", () => {
  const t = attack([["attack-04"], ["attack-20", "flare-oracle"], []], { aliens: ["warrior", "oracle", "vacuum"] });
  t.until("window/planning.shown").answer(1, "flare-oracle").passing("turn/again").finish();
  expect(tokens(t)).toBe(1);
});

test("a Warrior who loses the power with the encounter gains no tokens [warrior EC2]", () => {
  const t = attack([["attack-20"], ["attack-04"], []], {
    aliens: ["clone", "warrior", "vacuum"],
    ships: { "1.1": [0, 4, 0], "1.2": [0, 8, 0], "1.3": [0, 8, 0], "1.4": [0, 0, 0], "1.5": [0, 0, 0] },
    memo: { warrior: { tokens: 5 } },
  }).finish();
  expect(t.told("reveal.totals")).toEqual([{ offense: 21, defense: 13 }]);
  expect(t.told("power.lost")).toEqual([{ player: "player/1" }]);
  expect(tokens(t)).toBe(5);
});

test("the tokens go with the sheet to another player [warrior EC3]", () => {
  const t = attack([["attack-10", "flare-sorcerer"], ["attack-08"], []], { memo: { warrior: { tokens: 5 } } });
  t.until("window/planning.before").answer(0, "flare-sorcerer").until("window/resolution.keep");
  expect(t.table.players[1].powers).toEqual(["warrior"]);
  expect(t.told("reveal.totals")).toEqual([{ offense: 11, defense: 17 }]);
  expect(tokens(t)).toBe(6);
});
