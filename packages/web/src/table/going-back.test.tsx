import type { Question, Value } from "@hypergate/kernel";
import { act, render } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ABOUT, INFO } from "../testing/asked.tsx";
import { AskingProvider, useAsking } from "./asking.tsx";
import type { TableState } from "./feed.ts";
import type { FollowUp } from "./follow-up.ts";
import { localFeed } from "./local-feed.ts";
import { UNDONE } from "./mirror.ts";

const LANDING: Question = { ...ABOUT, key: "ships/return", kind: "one", options: ["planet/0.1", "planet/0.2"] };
const AIM: Question = { ...ABOUT, key: "launch/aim", kind: "one", options: ["planet/1.1", "planet/1.2"] };
const SHIPS: Question = { ...ABOUT, key: "launch/ships", kind: "one", options: ["planet/0.1", "planet/0.2"] };
const BACK = { n: 7, trail: "", id: UNDONE, params: { told: 3 } };

/** A table that settles landings, and ships with their target. */
function table() {
  const given: Value[] = [];
  const feed = localFeed((value) => given.push(value));
  let answer: (value: Value) => void = () => undefined;
  let shown: string | undefined;
  function Screen() {
    const asking = useAsking();
    answer = asking.answer;
    shown = asking.question?.key;
    return null;
  }
  const followUp = ({ key }: Question): FollowUp | undefined =>
    key === "launch/aim" ? { key: "launch/ships", answer: () => "planet/0.2" } : undefined;
  const smallAnswer = ({ key }: Question) => (key === "ships/return" ? "planet/0.1" : undefined);
  feed.show({ info: INFO, viewer: 0 });
  render(
    <AskingProvider feed={feed} followUp={followUp} smallAnswer={smallAnswer}>
      <Screen />
    </AskingProvider>,
  );
  const put = (ask: string, question: Question, more: Partial<TableState> = {}) =>
    act(() => feed.show({ asked: { ask, question }, isJump: false, ...more }));
  return { given, put, shown: () => shown, say: (value: Value) => act(() => answer(value)) };
}

describe.each([
  ["a game of one's own", { isJump: true }],
  ["a live table", { events: [BACK] }],
])("whoever goes back in %s", (_, back: Partial<TableState>) => {
  test("sees the question that is otherwise settled; the next one of its kind is settled again", () => {
    const { given, put, shown, say } = table();
    put("0.1", LANDING);
    expect([given, shown()]).toEqual([["planet/0.1"], undefined]);
    put("1.1", LANDING, back);
    expect([given, shown()]).toEqual([["planet/0.1"], "ships/return"]);
    say("planet/0.2");
    put("1.2", LANDING);
    expect([given, shown()]).toEqual([["planet/0.1", "planet/0.2", "planet/0.1"], undefined]);
  });

  test("is not held to what followed from an answer that was taken back", () => {
    const { given, put, shown, say } = table();
    put("0.1", AIM);
    say("planet/1.1");
    put("1.1", SHIPS, back);
    expect([given, shown()]).toEqual([["planet/1.1"], "launch/ships"]);
  });

  test("answers in one step what belongs together, as before", () => {
    const { given, put, say } = table();
    put("1.1", AIM, back);
    say("planet/1.2");
    put("1.2", SHIPS);
    expect(given).toEqual(["planet/1.2", "planet/0.2"]);
  });
});
