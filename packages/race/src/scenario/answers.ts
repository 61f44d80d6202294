/**
 * The other form of `play`: the answers of each seat in order, and how things must stand after numbered steps. It suits
 * games recorded elsewhere.
 */
import type { Question } from "@hypergate/kernel";
import {
  type Finding,
  fullAnswer,
  give,
  isRecord,
  itemPlace,
  othersAsked,
  type Playing,
} from "@hypergate/kernel/scenario";
import type { Config } from "../setup.ts";
import type { State } from "../state.ts";
import type { View } from "../view.ts";
import { called } from "./names.ts";
import { type Standing, standing } from "./standing.ts";

export interface ListedAnswer {
  readonly key: string | undefined;
  readonly value: unknown;
  /** Passed over if another question is asked. */
  readonly maybe: boolean;
}

type Json = Readonly<Record<string, unknown>>;

export function listedAnswer(raw: unknown): ListedAnswer {
  if (isRecord(raw) && "value" in raw)
    return { key: raw.key === undefined ? undefined : String(raw.key), value: raw.value, maybe: raw.maybe === true };
  return { key: undefined, value: raw, maybe: false };
}

/** Plays until the answers run out. One that does not fit is left out. */
export function playAnswers(
  playing: Playing<State, View, Config>,
  answers: readonly (readonly ListedAnswer[])[],
  expect: readonly Json[],
): readonly Finding[] {
  const { session, findings, report, plan, done } = playing;
  const used = plan.seats.map(() => 0);
  const left = (seat: number): readonly ListedAnswer[] => (answers[seat] ?? []).slice(used[seat]);
  for (;;) {
    for (const question of session.run.pending) passOver(answers[question.who] ?? [], used, question);
    const question = session.run.pending.find(({ who }) => left(who).length > 0);
    if (question === undefined) break;
    const place = itemPlace(itemPlace("answers", question.who), used[question.who]);
    giveListed(playing, question, left(question.who)[0], place);
    used[question.who]++;
  }
  plan.seats.forEach((name, seat) => {
    const n = left(seat).filter((answer) => !answer.maybe).length;
    if (n > 0)
      report(itemPlace(itemPlace("answers", seat), used[seat]), "scenario.left", {
        seat: name,
        n,
        others: othersAsked(playing),
      });
  });
  const standings = done.map(({ step, state }) => standing(state, step));
  expect.forEach((wanted, i) => {
    findings.push(...unmet(wanted, standings, itemPlace("expect", i)));
  });
  return findings;
}

function giveListed(
  playing: Playing<State, View, Config>,
  question: Question,
  listed: ListedAnswer,
  place: string,
): void {
  const { report, plan } = playing;
  const params = { seat: plan.seats[question.who], asked: question.key };
  if (listed.key !== undefined && listed.key !== question.key) {
    report(place, "scenario.askedOther", { ...params, wanted: listed.key, others: othersAsked(playing, question.who) });
    return;
  }
  const refusal = give(
    playing,
    question,
    fullAnswer(question, listed.value, (ref) => called(ref, plan.seats)),
  );
  if (refusal !== undefined)
    report(place, "scenario.refused", { ...params, answer: JSON.stringify(listed.value) }, refusal);
}

/** Skips answers to questions that were never asked. */
function passOver(answers: readonly ListedAnswer[], used: number[], { who, key }: Question): void {
  while (used[who] < answers.length && answers[used[who]].maybe && answers[used[who]].key !== key) used[who]++;
}

/** What an expectation asks for and the position does not show. */
function unmet({ after, note: _, ...parts }: Json, standings: readonly Standing[], place: string): Finding[] {
  const at = typeof after === "number" ? after : -1;
  const found = standings.at(at);
  if (found === undefined) return [{ place, id: "scenario.noPosition", params: { after: at, n: standings.length } }];
  return differences(parts, found, "", place, `step ${found.step}`);
}

function differences(wanted: unknown, found: unknown, what: string, place: string, at: string): Finding[] {
  const deeper = (name: string): string => (what === "" ? name : `${what} ${name}`);
  if (isRecord(wanted) && isRecord(found))
    return Object.entries(wanted).flatMap(([name, part]) => differences(part, found[name], deeper(name), place, at));
  if (Array.isArray(wanted) && Array.isArray(found) && wanted.some(isRecord))
    return wanted.flatMap((part, i) => differences(part, found[i], deeper(String(i)), place, at));
  const [expected, is] = [JSON.stringify(wanted), JSON.stringify(found) ?? "nothing"];
  return expected === is ? [] : [{ place, id: "scenario.unmet", params: { what, is, wanted: expected, at } }];
}
