import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";
import { table } from "../../testing/table.ts";

/** The Clone attacks and plays the wild of the Macron. */
function played(hands: string[][], aliens = ["clone", "hacker", "machine"], settings = {}): FightTable {
  const t = fight({ aliens, hands, gate: 3, settings }).until("window/reveal.add", 0) as FightTable;
  t.answer(0, "flare-macron");
  return t;
}

test("wild: a main player stops another player's wild; the flare goes back and counts as played [anti-matter wild, anti-matter flare D1, anti-matter flare D2, FLR-10]", () => {
  const t = played([["attack-10", "flare-macron", "flare-citadel"], ["attack-08", "flare-anti-matter"], []]);
  expect(t.options(1)).toEqual(["pass", "flare-anti-matter"]);
  t.answer(1, "flare-anti-matter");
  expect(t.told("card.returned")).toEqual([
    { player: "player/0", card: "card/flare-macron", side: "wild", rule: "macron wild" },
  ]);
  expect(t.totals()).toEqual({ offense: 13, defense: 12 });
  expect(t.hand(0)).toEqual(["flare-citadel", "flare-macron"]);
  expect(t.hand(1)).toEqual(["flare-anti-matter"]);
  expect(t.discard).not.toContain("flare-macron");
});

test("wild: it may be left alone, and the flare works [anti-matter wild, FLR-11]", () => {
  const t = played([["attack-10", "flare-macron"], ["attack-08", "flare-anti-matter"], []]).answer(1, "pass");
  expect(t.told("reveal.totals")).toEqual([{ offense: 16, defense: 12 }]);
});

test("wild: an ally may do it, an uninvolved player may not [anti-matter wild, TIM-01]", () => {
  const hands = [["attack-10", "flare-macron"], ["attack-08"], ["flare-anti-matter"]];
  const t = fight({ hands, allies: [[2, "defense", 1]] }).until("window/reveal.add", 0);
  t.answer(0, "flare-macron");
  expect(t.options(2)).toEqual(["pass", "flare-anti-matter"]);
  expect(played(hands).totals()).toEqual({ offense: 16, defense: 12 });
});

/** The Macron attacks and plays its super. */
function superPlayed(hands: string[][], aliens: string[]) {
  const t = table({ aliens, hands, destiny: ["seat-1"] }).until("launch/aim");
  return t.answer(0, "1.1").answer(0, "flare-macron");
}

test("wild: a super is out of its reach [anti-matter wild]", () => {
  const hands = [["attack-10", "flare-macron"], ["attack-08", "flare-anti-matter"], []];
  const t = superPlayed(hands, ["macron", "clone", "machine"]);
  expect(t.question(0)).toMatchObject({ key: "launch/ships", max: 4 });
});

test("super: in any role the Anti-Matter stops a super [anti-matter super, anti-matter flare D1]", () => {
  const hands = [["attack-10", "flare-macron"], ["attack-08"], ["flare-anti-matter"]];
  const t = superPlayed(hands, ["macron", "clone", "anti-matter"]);
  expect(t.options(2)).toEqual(["pass", "flare-anti-matter"]);
  t.answer(2, "flare-anti-matter");
  expect(t.question(0)).toMatchObject({ key: "launch/ships", max: 1 });
  expect([t.hand(0), t.hand(2)]).toEqual([["attack-10", "flare-macron"], ["flare-anti-matter"]]);
});

test("super: and a wild [anti-matter super]", () => {
  const hands = [["attack-10", "flare-macron"], ["attack-08"], ["flare-anti-matter"]];
  const t = played(hands, ["clone", "machine", "anti-matter"]).answer(2, "flare-anti-matter");
  expect(t.told("reveal.totals")).toEqual([{ offense: 13, defense: 12 }]);
});

test("not one's own flares, and no artifacts [anti-matter wild]", () => {
  const own = played([["attack-10", "flare-macron", "flare-anti-matter"], ["attack-08"], []], undefined, {
    unlimitedFlares: true,
  });
  expect(own.totals()).toEqual({ offense: 16, defense: 12 });
  const hands = [["attack-10", "emotion-control"], ["attack-08", "flare-anti-matter"], []];
  const t = fight({ hands }).until("window/reveal.change", 0).answer(0, "emotion-control");
  expect(t.asked(0)).toBe("deal");
});

test("only one flare is stopped in an encounter, however many are played [anti-matter wild, anti-matter super]", () => {
  const mine = ["attack-10", "flare-macron", "flare-citadel"];
  const settings = { unlimitedFlares: true };
  const wild = played([mine, ["attack-08", "flare-anti-matter"], []], undefined, settings);
  wild.answer(1, "flare-anti-matter").answer(0, "flare-citadel");
  expect(wild.totals()).toEqual({ offense: 13, defense: 17 });
  const t = played([mine, ["attack-08"], ["flare-anti-matter"]], ["clone", "hacker", "anti-matter"], settings);
  t.answer(2, "flare-anti-matter").answer(0, "flare-citadel");
  expect(t.totals()).toEqual({ offense: 13, defense: 17 });
});
