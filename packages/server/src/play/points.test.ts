import { GAMES, type PlayableGame } from "@hypergate/games";
import { momentOf, type Parts, partsAfter, randomAnswer, seeded, type TracePoint } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { beginGame, follow, give, type LiveGame, markStored, unstored } from "./game.ts";

const ANSWERS = 250;

/** The same game in two processes. */
function twice(game: PlayableGame): LiveGame[] {
  const config = game.config(4, game.usual({}));
  const start = { game: game.id, config, seed: "points", courtesy: false, began: 0 };
  return [0, 1].map(() => {
    const live = beginGame("table", game, start);
    markStored(live, unstored(live));
    return live;
  });
}

test.each(Object.values(GAMES))(
  "points of $id add up to what it looked like, whichever of two processes wrote them, and what was looked at stays as it was",
  (game) => {
    const processes = twice(game);
    const rng = seeded("points");
    const first = beginGame("table", game, processes[0].start);
    let parts: Parts = partsAfter(undefined, JSON.parse(unstored(first).points?.docs[0] ?? "") as TracePoint);
    for (let i = 0; i < ANSWERS; i++) {
      const [writer, other] = i % 5 < 2 ? processes : [...processes].reverse();
      const [question] = writer.session.run.pending;
      if (question === undefined) break;
      const [before, was] = [writer.looked, JSON.stringify(writer.looked)];
      expect(give(writer, question.who, randomAnswer(question, rng), "person", 0)).toBeUndefined();
      expect(JSON.stringify(before)).toBe(was);
      const { entries, points, ...rest } = unstored(writer);
      expect(points).toMatchObject({ from: i + 1, docs: [expect.any(String)] });
      const point = JSON.parse(points?.docs[0] ?? "") as TracePoint;
      expect(point.version).toBeUndefined();
      markStored(writer, { entries, ...rest });
      expect(follow(other, entries[0])).toBe(true);
      expect(unstored(other).points?.docs).toEqual([]);
      markStored(other, unstored(other));
      parts = partsAfter(parts, point);
      const { s, pending } = writer.session.run;
      expect(momentOf(game.rules, parts)).toEqual(JSON.parse(JSON.stringify({ s, pending })));
    }
  },
);
