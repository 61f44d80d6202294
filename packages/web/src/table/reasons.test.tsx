import type { ToldEvent } from "@hypergate/wire";
import { render, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { reasons as ofCosmic } from "../cosmic/reasons.ts";
import { reasons as ofRace } from "../race/reasons.ts";
import { INFO, plainFace } from "../testing/asked.tsx";
import { localFeed } from "./local-feed.ts";
import { Log } from "./log.tsx";

const EVENT: ToldEvent = { n: 1, trail: "", id: "did", params: { who: 1 } };
const face = {
  ...plainFace,
  loadReasons: async () => () => ({ seat: 1, why: { en: "because", ru: "потому что" } }),
};

/** The log of a table at which the other seat is held by a bot. */
function logAt(id: string, bot: string): Element {
  const feed = localFeed(() => undefined);
  feed.show({ info: { ...INFO, id, seats: [INFO.seats[0], { kind: "bot", bot }] }, viewer: 0, events: [EVENT] });
  return render(<Log feed={feed} face={face} />).container;
}

test("gentle bots say why in the first three games", async () => {
  for (const id of ["one", "two", "three", "one"]) {
    const log = logAt(id, "gentle");
    await waitFor(() => expect(log.querySelector(".log-reason")?.textContent).toBe("because"));
  }
  const fourth = logAt("four", "gentle");
  const other = logAt("one", "sensible");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([fourth, other].map((log) => log.querySelector(".log-reason"))).toEqual([null, null]);
});

test("what beginners do in either game has a reason", () => {
  const told = (id: string, params: object) => ({ n: 1, trail: "", id, params }) as ToldEvent;
  expect(ofCosmic(told("alliance.joined", { player: "player/2", side: "offense", n: 1 }))?.seat).toBe(2);
  for (const n of [1, 4]) expect(ofCosmic(told("launch.sent", { player: "player/0", n }))).toBeDefined();
  expect(ofCosmic(told("ships.returned", { player: "player/0" }))).toBeUndefined();
  expect(ofRace(told("action.revealed", { who: 3, actions: "action/develop, action/develop-2" }))?.seat).toBe(3);
  expect(ofRace(told("action.revealed", { who: 0, actions: "action/produce" }))?.why.en).toContain("bear goods");
});
