/** How the expert chooses: not to be foreseen where answers are as good, and in deals with an eye on what the other gains. */
import { cosmic, playerOf, type State } from "@hypergate/cosmic";
import {
  type DealAnswer,
  type DealQuestion,
  type Decide,
  imaginationIn,
  next,
  type Run,
  seated,
  seeded,
  simulate,
} from "@hypergate/kernel";
import { expect, test } from "vitest";
import { missing } from "../judge.ts";
import { sensible } from "../sensible.ts";
import { type Candidate, oneAsGood, shareOf, strangers } from "./ahead.ts";
import { expert, WEIGHTS } from "./index.ts";

const SLOW = 300_000;

/** A candidate that brought about so much on average, and up and down around it. */
function candidate(value: string, mean: number): Candidate {
  const rng = seeded(value);
  const noise = Array.from({ length: 40 }, () => next(rng) / 4294967296 - 0.5);
  const off = noise.reduce((sum, n) => sum + n, 0) / noise.length;
  return { value, shares: noise.map((n) => mean + n - off) };
}

function drawn(best: Candidate, all: readonly Candidate[]): Record<string, number> {
  const rng = seeded("drawn");
  const counts: Record<string, number> = {};
  for (let i = 0; i < 2000; i++) {
    const { value } = oneAsGood(best, all, rng);
    counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  }
  return counts;
}

test("of answers that are as good any is given, the better ones more often, and never one that is worse", () => {
  const [best, equal, nearly, worse] = [
    candidate("best", 0.5),
    candidate("equal", 0.5),
    candidate("nearly", 0.494),
    candidate("worse", 0.48),
  ];
  const counts = drawn(best, [best, equal, nearly, worse]);
  expect(counts.worse).toBeUndefined();
  expect(counts.equal / 2000).toBeGreaterThan(0.3);
  expect(counts.nearly).toBeGreaterThan(200);
  expect(counts.nearly).toBeLessThan(counts.equal);
});

/** What both sides of a deal may expect if it comes about as offered, and if it fails. */
function gainsOf(question: DealQuestion, g: Run<State>, offer: DealAnswer): { own: number; theirs: number } {
  const other = playerOf(String(question.params?.player));
  const rng = seeded("gains");
  const last = g.s.table.encounter.n;
  const gains = { own: 0, theirs: 0 };
  for (let n = 0; n < 12; n++) {
    const table = imaginationIn(g, question).table(rng);
    const agreeing: Decide<State> = (asked) => (asked.kind === "deal" ? { do: "accept" } : asked.kind === "confirm");
    const play = (answer: DealAnswer) => {
      const usual = strangers(g.s.table.seats, n);
      const players = usual.map((player, seat): Decide<State> => {
        if (seat !== other) return player;
        return (asked, run) => (asked.kind === "deal" ? agreeing(asked, run) : player(asked, run));
      });
      return table.play<State>(
        answer,
        players,
        ({ agenda, table: t }) => agenda[0] === "regroup" && t.encounter.n > last,
      );
    };
    const [made, failed] = [play(offer), play({ do: "refuse" })];
    if (made === undefined || failed === undefined) continue;
    gains.own += shareOf(WEIGHTS, made, question.who) - shareOf(WEIGHTS, failed, question.who);
    gains.theirs += shareOf(WEIGHTS, made, other) - shareOf(WEIGHTS, failed, other);
  }
  return gains;
}

test("its offers bring both more than a failed deal, and nobody is given the last colony", { timeout: SLOW }, () => {
  const sums = { own: 0, theirs: 0, offers: 0 };
  for (let n = 0; n < 60 && sums.offers < 12; n++) {
    const watching = (seat: number): Decide<State> => {
      const bot = seated(cosmic, sensible(`${n} ${seat}`));
      return (question, g) => {
        if (question.kind !== "deal" || question.key === "deal/ransom" || sums.offers >= 12) return bot(question, g);
        const budget = { worlds: 12, candidates: 6, encounters: 2 };
        const look = () => cosmic.view(g.s, question.who);
        const answer = expert(`${n}`, budget)(question, look, imaginationIn(g, question)) as DealAnswer;
        if (answer.do !== "offer") return bot(question, g);
        const other = playerOf(String(question.params?.player));
        const isGivingColony = Object.keys(answer.give).some((ref) => ref.startsWith("planet/"));
        const isWinning = missing(g.s.table, question.who) <= 1;
        if (missing(g.s.table, other) <= 1 && !isWinning) expect(isGivingColony).toBe(false);
        const { own, theirs } = gainsOf(question, g, answer);
        sums.own += own;
        sums.theirs += theirs;
        sums.offers++;
        return bot(question, g);
      };
    };
    const settings = { alienSelection: "random", useFlares: true };
    simulate(cosmic, cosmic.setUp({ players: 4, settings }, `deals ${n}`), [0, 1, 2, 3].map(watching), undefined, {
      forks: true,
    });
  }
  expect(sums.offers).toBeGreaterThanOrEqual(8);
  expect(sums.own).toBeGreaterThan(0);
  expect(sums.theirs).toBeGreaterThan(0);
});
