import { expect, test } from "vitest";
import { checked, seated } from "./bot.ts";
import type { Value } from "./question.ts";
import { simulate } from "./simulate.ts";
import { toy } from "./testing/toy.ts";

/** A toy game in which everybody always answers the same. */
function play(value: Value) {
  const bot = checked("stubborn", () => value);
  return simulate(toy, toy.setUp({ seats: 2, steps: ["pick"] }, "bot"), [seated(toy, bot), seated(toy, bot)]);
}

test("legal answers of a bot are taken", () => {
  expect(play("word/blue").state.log).toEqual(['0 "word/blue"']);
});

test("others end the game with who gave which answer to what", () => {
  const message = 'bot stubborn answered pick with "word/violet", which is not legal';
  expect(() => play("word/violet")).toThrow(message);
});
