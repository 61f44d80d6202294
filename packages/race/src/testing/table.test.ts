import { expect, test } from "vitest";
import { table } from "./table.ts";

function exploring() {
  const t = table({ seats: [{ start: "old-earth" }, { start: "new-sparta" }] });
  t.choose("explore+5", "produce");
  return t;
}

test("a question that is not listed fails the test, and so does one that is listed and never asked", () => {
  expect(() => exploring().finish()).toThrow("an unexpected question: 0 explore.keep, 1 explore.keep");
  expect(() => exploring().finish("explore.keep", "settle.pick")).toThrow("nobody was asked settle.pick");
  expect(() => exploring().until("settle.pick", "explore.keep")).toThrow("an unexpected question: 0 choose.action");
  const t = exploring();
  t.finish("explore.keep");
  expect(t.asked(0)).toBe("choose.action");
});

test("an answer is refused if another question is asked, or nothing of that name is offered", () => {
  expect(() => exploring().answer(0, "settle.pick", "none")).toThrow("seat 0 is asked explore.keep, not settle.pick");
  expect(() => exploring().answer(0, "explore.keep", "old-earth")).toThrow('"old-earth" is not among');
});
