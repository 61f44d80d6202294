import { expect, test } from "vitest";
import { type Bot, checked, seated } from "./bot.ts";
import { imagine } from "./fork.ts";
import type { Value } from "./question.ts";
import { seeded } from "./rng.ts";
import type { Decide, Rules } from "./rules.ts";
import { simulate } from "./simulate.ts";
import { type ToyState, type ToyView, toy } from "./testing/toy.ts";

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

/** The toy game, in which a bot is shown the same object at every look. */
function lookedAtAgain(): Rules<ToyState, ToyView> {
  const looking = () => {
    const seen: { points: readonly number[]; secret: number | undefined } = { points: [], secret: undefined };
    return (state: ToyState, viewer: number | "spectator") => Object.assign(seen, toy.view(state, viewer));
  };
  return { ...toy, looking } as Rules<ToyState, ToyView>;
}

test("a bot that is asked at a table it imagines sees that table, and afterwards its own again", () => {
  const rules = lookedAtAgain();
  const seen: [secret: number | undefined, again: number | undefined][] = [];
  let isImagining = false;
  const decide: Decide<ToyState> = (question, g) => {
    run = g;
    return player(question, g);
  };
  let run: Parameters<Decide<ToyState>>[1];
  const bot: Bot<ToyView> = (question, look) => {
    const view = look();
    const { secret } = view;
    if (!isImagining) {
      isImagining = true;
      imagine(run, question, "word/red", [player, player], seeded("other"));
      isImagining = false;
    }
    seen.push([secret, view.secret]);
    return "word/blue";
  };
  const player = seated(rules, bot);
  const state = rules.setUp({ seats: 2, steps: ["round"] }, "looking");
  const secrets = [...state.secrets];
  simulate(rules, state, [decide, decide], undefined, { forks: true });
  expect(seen.filter(([before, after]) => before !== after)).toEqual([]);
  expect(seen.map(([secret]) => secret)).toEqual(expect.arrayContaining(secrets));
});

test("a bot cannot look when it is not asked", () => {
  let kept: (() => unknown) | undefined;
  const bot: Bot<ToyView> = (_question, look) => {
    kept = look;
    return "word/blue";
  };
  simulate(toy, toy.setUp({ seats: 1, steps: ["pick"] }, "later"), [seated(toy, bot)]);
  expect(() => kept?.()).toThrow("though it was not asked");
});
