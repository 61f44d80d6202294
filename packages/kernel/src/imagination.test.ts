import { describe, expect, test } from "vitest";
import { seated } from "./bot.ts";
import { type Imagination, imaginationAt, imaginationIn, standpointIn } from "./fork.ts";
import { seeded } from "./rng.ts";
import type { Decide, Rules } from "./rules.ts";
import { simulate } from "./simulate.ts";
import { type ToyState, type ToyView, toy } from "./testing/toy.ts";
import { give, type ToySession, toyTable } from "./testing/toy-table.ts";

const zero: Decide<ToyState> = (question) => (question.kind === "number" ? question.min : "word/red");
const players = [zero, zero, zero];

/** The question that a seat of the table waits for, with what it may imagine there and elsewhere. */
function standing(session: ToySession, who: number): { here: Imagination; elsewhere: Imagination; sent: string } {
  const question = session.run.pending.find((one) => one.who === who);
  if (question === undefined) throw new Error(`seat ${who} is not asked`);
  const standpoint = standpointIn(session.run, question, seeded("sent"));
  const sent = JSON.stringify(standpoint);
  const elsewhere = imaginationAt(toy as Rules<ToyState>, JSON.parse(sent));
  return { here: imaginationIn(session.run, question), elsewhere, sent };
}

function ends(imagination: Imagination, candidate: number): (ToyState | undefined)[] {
  const rng = seeded("tables");
  return Array.from({ length: 40 }, () => imagination.table(rng).play(candidate, players));
}

describe("what others answer at the same time", () => {
  test("is not known: the imagined players answer there", () => {
    const session = toyTable(["bid"]);
    give(session, 0, 3);
    const { here, elsewhere } = standing(session, 1);
    for (const end of [...ends(here, 2), ...ends(elsewhere, 2)]) expect(end?.log).toEqual(["0 0", "1 2", "2 0"]);
  });

  test("is not known in a simulation either", () => {
    const logs: (readonly string[] | undefined)[] = [];
    const three: Decide<ToyState> = () => 3;
    const searcher = seated<ToyState, ToyView>(toy, (question, _, imagination) => {
      logs.push(imagination?.table(seeded("bid")).play(2, players)?.log);
      return question.kind === "number" ? 2 : "word/red";
    });
    simulate(toy, toy.setUp({ seats: 3, steps: ["bid"] }, "bid"), [three, searcher, zero], undefined, { forks: true });
    expect(logs).toEqual([["0 0", "1 2", "2 0"]]);
  });

  test("is repeated once all have answered", () => {
    const bidThenGuess = { ...toy, steps: { ...toy.steps, bid: (g: never) => [toy.steps.bid(g), toy.steps.guess(g)] } };
    const state = toy.setUp({ seats: 3, steps: ["bid"] }, "both");
    const logs: (readonly string[] | undefined)[] = [];
    const searcher: Decide<ToyState> = (question, g) => {
      if (question.key !== "guess") return question.kind === "number" ? 1 : "word/blue";
      logs.push(imaginationIn(g, question).table(seeded("guess")).play(7, players)?.log.slice(0, 4));
      return 7;
    };
    const three: Decide<ToyState> = (question) => (question.kind === "number" ? 3 : "word/green");
    simulate(bidThenGuess as unknown as Rules<ToyState>, state, [searcher, three, three], undefined, { forks: true });
    expect(logs).toEqual([["0 1", "1 3", "2 3", '0 "word/blue"']]);
  });
});

describe("where a seat stands", () => {
  test("tells nothing that the seat does not know, and leads to the same kind of tables", () => {
    const session = toyTable(["guess", "roll"]);
    give(session, 0, "word/blue");
    const { here, elsewhere, sent } = standing(session, 0);
    const { before } = JSON.parse(sent);
    expect(before.secrets[0]).toBe(session.run.s.secrets[0]);
    expect(before.secrets.slice(1)).not.toEqual(session.run.s.secrets.slice(1));
    expect(before.rng).not.toEqual(session.checkpoint.rng);
    for (const end of [...ends(here, 42), ...ends(elsewhere, 42)]) expect(end?.log[0]).toBe('0 "word/blue"');
  });

  test("of answers that stay secret only the number of things is sent", () => {
    const session = toyTable(["round"]);
    give(session, 0, "word/blue");
    const rules = { ...toy, isSecret: (key: string) => key === "pick" };
    const run = { ...session.run, rules: rules as unknown as Rules<ToyState> };
    const { given } = standpointIn(run, run.pending[0], seeded("sent"));
    expect(given).toEqual([{ who: 0, key: "pick", count: 0 }]);
  });

  test("equal generators give equal tables, and every candidate meets the same luck", () => {
    const session = toyTable(["guess", "roll", "whisper"]);
    give(session, 0, "word/blue");
    const { here } = standing(session, 0);
    const table = here.table(seeded("luck"));
    const [one, two] = [5, 6].map((candidate) => table.play(candidate, players));
    expect(one?.secrets).toEqual(two?.secrets);
    expect(here.table(seeded("luck")).play(5, players)).toEqual(one);
    expect(here.table(seeded("other")).play(5, players)?.secrets).not.toEqual(one?.secrets);
  });
});

test("a bot is given an imagination only where there are checkpoints", () => {
  const seen: boolean[] = [];
  const bot = seated<ToyState, ToyView>(toy, (_, __, imagination) => {
    seen.push(imagination !== undefined);
    return "word/red";
  });
  for (const forks of [false, true])
    simulate(toy, toy.setUp({ seats: 1, steps: ["pick"] }, "seen"), [bot], undefined, { forks });
  expect(seen).toEqual([false, true]);
});
