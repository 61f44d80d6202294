import { DESIGNS, EFFECTS } from "@hypergate/race/client";
import { expect, test } from "vitest";
import { signsOf } from "./signs.ts";

const powers = DESIGNS.flatMap(({ powers: own = [] }) => own);

test("every power of every card has signs", () => {
  expect(new Set(powers.map(({ does }) => does)).size).toBe(EFFECTS.length);
  for (const power of powers) expect(signsOf(power).length, power.does).toBeGreaterThan(0);
});

test("powers that differ have signs that differ, unless their phase tells them apart", () => {
  const bySigns = new Map<string, Set<string>>();
  for (const power of powers) {
    const signs = JSON.stringify(signsOf(power));
    bySigns.set(signs, (bySigns.get(signs) ?? new Set()).add(power.does));
  }
  const shared = [...bySigns.values()].filter((effects) => effects.size > 1).map((effects) => [...effects].sort());
  expect(shared.map((effects) => effects.map((effect) => effect.replace(/[A-Z].*/, "")).join())).toEqual(
    shared.map((effects) => [...new Set(effects.map((effect) => effect.replace(/[A-Z].*/, "")))].join()),
  );
});

test("what a sign says is what the power says", () => {
  const words = (signs: ReturnType<typeof signsOf>) =>
    signs.map((it) => (it.sign === "text" ? it.text : it.sign === "icon" ? it.icon : it.good)).join(" ");
  expect(words(signsOf({ does: "military", plus: -1 }))).toBe("−1 military");
  expect(words(signsOf({ does: "settleDiscount", by: 2, good: "alien" }))).toBe("−2 alien");
  expect(words(signsOf({ does: "consumeGoods", good: "novelty", times: 3, vp: 1, cards: 1 }))).toBe(
    "novelty → 1 vp 1 card ×3",
  );
  expect(words(signsOf({ does: "consumeAllGoods", less: 1 }))).toBe("∞ anyGood → ∞−1 vp");
});
