import { begin, quietAnswer, submit, type Value } from "@hypergate/kernel";
import { race } from "@hypergate/race";
import { expect, test } from "vitest";
import { localFeed, seenBy } from "./local-feed.ts";

function table() {
  return begin(race, { settings: { players: 2 } }, "seed");
}

test("a seat sees its own cards and its question, a spectator neither", () => {
  const session = table();
  const mine = seenBy(session, 0);
  expect(mine.asked).toMatchObject({ ask: "0.0", question: { who: 0, key: "start.world" } });
  expect(mine.view).toEqual(race.view(session.run.s, 0));
  const theirs = seenBy(session, "spectator");
  expect(theirs.asked).toBeUndefined();
  expect(theirs.view).toMatchObject({ viewer: "spectator", hand: [] });
});

test("a question keeps its name while others answer", () => {
  const session = table();
  const theirs = session.run.pending.find(({ who }) => who === 1);
  if (theirs === undefined) throw new Error("seat 1 should be asked");
  submit(session, { who: 1, key: theirs.key, value: quietAnswer(theirs) });
  expect(seenBy(session, 0).asked?.ask).toBe("0.0");
  expect(seenBy(session, 1).asked?.ask).not.toBe("1.0");
});

test("private parts of events are told to their owner only", () => {
  const session = table();
  for (
    let question = session.run.pending.at(0);
    question?.key.startsWith("start");
    question = session.run.pending.at(0)
  )
    submit(session, { who: question.who, key: question.key, value: quietAnswer(question) });
  const [discarded] = seenBy(session, 0).events.filter(
    ({ id, params }) => id === "start.discarded" && params.who === 0,
  );
  expect(discarded.params.cards).toBeDefined();
  const other = seenBy(session, 1).events.find(({ n }) => n === discarded.n);
  expect(other?.params.cards).toBeUndefined();
});

test("answers go to whoever made the feed", () => {
  const given: Value[] = [];
  const feed = localFeed((value) => given.push(value));
  feed.answer("word/pass");
  feed.show({ problem: "no" });
  expect(feed.state.getState().problem).toBe("no");
  feed.show({ problem: undefined });
  expect(feed.state.getState().problem).toBeUndefined();
  expect(given).toEqual(["word/pass"]);
});
