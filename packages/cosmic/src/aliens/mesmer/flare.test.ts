import { expect, test } from "vitest";
import { type FightTable, fight } from "../../testing/fight.ts";

const settings = { boxes: ["base", "dominion"] };

function shown(card: string, more: string[] = []): FightTable {
  const hands = [[card, "flare-mesmer"], ["attack-40", ...more], []];
  return fight({ settings, hands, declining: ["clone", "filch"], passing: ["deal", "deal/penalty"] });
}

test("an own attack below ten becomes a negotiate [mesmer wild]", () => {
  const t = shown("attack-09").until("window/reveal.change").answer(0, "flare-mesmer");
  expect(t.table.encounter.shown[0]).toMatchObject({ type: "negotiate" });
  expect([t.told("reveal.totals"), t.told("encounter.won")]).toEqual([[], [{ player: "player/1", side: "defense" }]]);
});

test("one of ten or more does not, nor a negotiate [mesmer wild]", () => {
  for (const card of ["attack-10", "negotiate"])
    expect(shown(card).until("window/resolution.keep").wasAsked(0, "window/reveal.change")).toBe(false);
});

test("cancelled, it stays an attack [mesmer wild]", () => {
  const t = shown("attack-09", ["card-zap"]).until("window/reveal.change").answer(0, "flare-mesmer");
  t.answer(1, "card-zap");
  expect(t.told("reveal.totals")).toHaveLength(1);
});
