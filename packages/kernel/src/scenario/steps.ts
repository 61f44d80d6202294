/** The steps of `play`: their shape, and what they mean once seats and moments are known. */
import type { Seat } from "../question.ts";
import type { BaseState } from "../rules.ts";
import { type Expected, expectShape, type Facts, QUESTION_PARTS, readExpected } from "./facts.ts";
import { fieldPlace, itemPlace, type Report } from "./findings.ts";
import { readSeat, type SeatNames } from "./seats.ts";
import { ANYTHING, about, isRecord, listOf, objectOf, oneOf, type Shape, TEXT, type WordShape, word } from "./shape.ts";

/** The words of a game that steps are written in. */
export interface StepWords<S extends BaseState> {
  readonly seat: Shape;
  /** Keys of questions. */
  readonly question: WordShape;
  /** Moments that are no questions: `end of round`. */
  readonly moments: readonly string[];
  readonly facts: Facts<S>;
}

/** A moment: a question that is asked (of one seat), or the end of something. */
export interface Moment {
  readonly name: string;
  readonly seat: Seat | undefined;
}

/** What must never happen: a seat asked this question, or offered this option. */
export interface Ban {
  readonly place: string;
  readonly seat: Seat | undefined;
  readonly asked: string | undefined;
  readonly offered: string | undefined;
}

/** Mandatory questions that may be answered with the default: all, or these keys and these questions of single seats. */
export type Letting = "all" | readonly { readonly seat: Seat | undefined; readonly asked: string | undefined }[];

export type Step = { readonly place: string } & (
  | {
      readonly do: "answer";
      readonly seat: Seat;
      readonly answer: unknown;
      readonly question: Readonly<Record<string, unknown>>;
    }
  | { readonly do: "until"; readonly moment: Moment; readonly letting: Letting; readonly expect: readonly Expected[] }
  | { readonly do: "finish"; readonly letting: Letting }
  | { readonly do: "pass"; readonly seats: "all" | readonly Seat[] }
  | { readonly do: "expect"; readonly expect: readonly Expected[] }
  | { readonly do: "at"; readonly moment: Moment; readonly expect: readonly Expected[] }
  | { readonly do: "never"; readonly bans: readonly Ban[]; readonly through: number }
  | { readonly do: "nothing" }
);

/** A step has exactly one of these fields, which says what it does. */
const DOING = ["answer", "until", "finish", "pass", "at", "never", "expect"] as const;
type Doing = (typeof DOING)[number];

/** The other fields that go with each, besides `note` and `label`. */
const WITH: Readonly<Record<Doing, readonly string[]>> = {
  answer: ["seat", ...Object.keys(QUESTION_PARTS)],
  until: ["seat", "letting", "expect"],
  finish: ["letting"],
  pass: [],
  at: ["seat", "expect"],
  never: ["through"],
  expect: [],
};

export function banShape({ seat, question }: Pick<StepWords<BaseState>, "seat" | "question">): Shape {
  return objectOf({
    seat: about("whom; without it, anybody", seat),
    asked: about("the question that is never asked", question),
    offered: about("the option that is never offered", TEXT),
    note: TEXT,
  });
}

export function stepShape<S extends BaseState>(words: StepWords<S>): Shape {
  const { seat, question, moments, facts } = words;
  const moment = oneOf(
    question,
    word("moment", () => moments),
  );
  const letting = oneOf(
    word("letting", () => ["all"]),
    listOf(oneOf(question, objectOf({ seat, asked: question }))),
  );
  return objectOf({
    note: about("for the reader", TEXT),
    label: about("a name for this step, for `through`", TEXT),
    seat: about("who answers; whose question is waited for", seat),
    answer: about("the answer; things by their short names", ANYTHING),
    ...QUESTION_PARTS,
    asked: about("the question that must be the one asked", question),
    until: about(
      "play on with default answers up to this moment; with seat or letting only what may be passed",
      moment,
    ),
    letting: about("mandatory questions that the default answer may be given to", letting),
    finish: about("play on to the next round, or what the game has instead", { is: "flag" }),
    pass: about(
      "these seats pass; all: everybody, until only mandatory questions are left",
      oneOf(
        word("pass", () => ["all"]),
        seat,
        listOf(seat),
      ),
    ),
    at: about("the next time this moment comes, `expect` must be true", moment),
    expect: about("what must be true", expectShape(facts as Facts, seat)),
    never: about("what must not happen from here on", listOf(banShape(words))),
    through: about("the label of the last step for which `never` holds", TEXT),
  });
}

/** Reads steps whose shape was checked. */
export function readSteps<S extends BaseState>(
  raw: readonly unknown[],
  { facts, moments }: StepWords<S>,
  seats: SeatNames,
  place: string,
  report: Report,
): Step[] {
  const labels = raw.map((step) => (isRecord(step) ? step.label : undefined));
  return raw.flatMap((step, i): Step[] => {
    if (!isRecord(step)) return [];
    const here = itemPlace(place, i);
    const reader: StepReader = {
      step,
      place: here,
      seats,
      labels,
      report,
      isMoment: (name) => moments.includes(name),
      expected: () => readExpected(step.expect, facts as Facts, seats, fieldPlace(here, "expect"), report),
    };
    const read = readStep(reader);
    return read === undefined ? [] : [read];
  });
}

interface StepReader {
  readonly step: Readonly<Record<string, unknown>>;
  readonly place: string;
  readonly seats: SeatNames;
  readonly labels: readonly unknown[];
  readonly report: Report;
  readonly isMoment: (name: string) => boolean;
  readonly expected: () => Expected[];
}

function readStep(reader: StepReader): Step | undefined {
  const { step, place, seats, report } = reader;
  const doing = DOING.filter((name) => step[name] !== undefined);
  const main = doing.find((name) => name !== "expect") ?? doing[0];
  if (main === undefined) {
    const other = Object.keys(step).filter((name) => name !== "note" && name !== "label");
    if (other.length > 0) report(place, "scenario.noStep", { allowed: DOING.join(", ") });
    return { do: "nothing", place };
  }
  const isOdd = (name: string): boolean =>
    name !== main && name !== "note" && name !== "label" && !WITH[main].includes(name);
  const odd = Object.keys(step).filter(isOdd);
  if (odd.length > 0) {
    report(place, "scenario.together", { main, other: odd.join(", "), allowed: WITH[main].join(", ") });
    return undefined;
  }
  const seat = step.seat === undefined ? undefined : readSeat(step.seat, seats, fieldPlace(place, "seat"), report);
  return readMain(reader, main, seat);
}

function readMain(reader: StepReader, main: Doing, seat: Seat | undefined): Step | undefined {
  const { step, place, seats, report } = reader;
  switch (main) {
    case "answer": {
      if (step.seat === undefined) report(place, "scenario.missing", { name: "seat" });
      return seat === undefined ? undefined : { do: "answer", place, seat, answer: step.answer, question: step };
    }
    case "until":
      return {
        do: "until",
        place,
        moment: moment(reader, step.until, seat),
        letting: letting(reader),
        expect: reader.expected(),
      };
    case "finish":
      return { do: "finish", place, letting: letting(reader) };
    case "pass": {
      if (step.pass === "all") return { do: "pass", place, seats: "all" };
      const named = Array.isArray(step.pass) ? step.pass : [step.pass];
      return {
        do: "pass",
        place,
        seats: named.flatMap((one) => readSeat(one, seats, fieldPlace(place, "pass"), report) ?? []),
      };
    }
    case "at": {
      if (step.expect === undefined) report(place, "scenario.missing", { name: "expect" });
      return { do: "at", place, moment: moment(reader, step.at, seat), expect: reader.expected() };
    }
    case "never":
      return {
        do: "never",
        place,
        bans: readBans(step.never, seats, fieldPlace(place, "never"), report),
        through: through(reader),
      };
    case "expect":
      return { do: "expect", place, expect: reader.expected() };
  }
}

/** The end of a phase is the same moment for all seats. */
function moment({ place, report, isMoment }: StepReader, name: unknown, seat: Seat | undefined): Moment {
  if (seat !== undefined && isMoment(String(name)))
    report(fieldPlace(place, "seat"), "scenario.noSeatAt", { moment: String(name) });
  return { name: name === "end" ? "end of game" : String(name), seat };
}

/** Without `letting` and without a seat, every question may get its default answer. */
function letting({ step, place, seats, report }: StepReader): Letting {
  if (step.letting === undefined) return step.seat === undefined ? "all" : [];
  if (!Array.isArray(step.letting)) return "all";
  return step.letting.map((one: unknown, i) => {
    if (!isRecord(one)) return { seat: undefined, asked: String(one) };
    const here = fieldPlace(itemPlace(fieldPlace(place, "letting"), i), "seat");
    const seat = one.seat === undefined ? undefined : readSeat(one.seat, seats, here, report);
    return { seat, asked: one.asked === undefined ? undefined : String(one.asked) };
  });
}

function through({ step, place, labels, report }: StepReader): number {
  if (step.through === undefined) return labels.length;
  const at = labels.indexOf(step.through);
  if (at < 0)
    report(fieldPlace(place, "through"), "scenario.label", {
      name: String(step.through),
      allowed: labels.filter((label) => label !== undefined).join(", "),
    });
  return at;
}

export function readBans(raw: unknown, seats: SeatNames, place: string, report: Report): Ban[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((one: unknown, i): Ban[] => {
    if (!isRecord(one)) return [];
    const here = itemPlace(place, i);
    const seat = one.seat === undefined ? undefined : readSeat(one.seat, seats, fieldPlace(here, "seat"), report);
    if (one.seat === undefined && one.asked === undefined && one.offered === undefined)
      report(here, "scenario.emptyBan", {});
    const text = (value: unknown) => (value === undefined ? undefined : String(value));
    return [{ place: here, seat, asked: text(one.asked), offered: text(one.offered) }];
  });
}
