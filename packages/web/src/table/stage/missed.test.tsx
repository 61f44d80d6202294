import type { ToldEvent } from "@hypergate/wire";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { INFO, plainFace } from "../../testing/asked.tsx";
import { localFeed } from "../local-feed.ts";
import type { Beat, Director } from "./beat.ts";
import { Missed } from "./missed.tsx";
import { Stage } from "./stage.tsx";

const event = (n: number, id: string): ToldEvent => ({ n, id, trail: "", params: {} });

/** Every event is a beat of three seconds. */
const direct: Director = (before, now) =>
  now.events.slice(before.events.length).map((one): Beat => {
    const lengths = { calm: 3000, quick: 3000, short: 3000 };
    return { kind: one.id, view: one.n, events: [one], told: one.n, lengths, isKept: false, still: 0 };
  });

const face = { ...plainFace, tellBeat: (_: unknown, { kind, told }: Beat) => [`${kind} ${told}`, ""] as const };

function look(state: "hidden" | "visible"): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

afterEach(() => {
  vi.restoreAllMocks();
});

function awayWhile(...ids: readonly string[]) {
  const feed = localFeed(() => undefined);
  feed.show({ info: INFO, view: 0, viewer: 0, events: [event(0, "begun")] });
  render(
    <Stage feed={feed} direct={direct}>
      {(shown) => <Missed feed={shown} face={face} outcomes={["verdict"]} />}
    </Stage>,
  );
  look("hidden");
  act(() => feed.show({ view: ids.length, events: [event(0, "begun"), ...ids.map((id, i) => event(i + 1, id))] }));
  look("visible");
}

test("after an absence the outcomes are told in a line each, until they have been read", async () => {
  awayWhile("moved", "verdict", "moved", "verdict");
  expect(screen.getByText("While you were away: 2 encounters")).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual(["verdict 2", "verdict 4"]);
  await userEvent.click(screen.getByRole("button", { name: "Got it" }));
  expect(screen.queryByText(/While you were away/)).toBeNull();
});

test("only the last lines are shown, but all are counted", () => {
  awayWhile(...new Array<string>(9).fill("verdict"));
  expect(screen.getByText("While you were away: 9 encounters")).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual(
    [6, 7, 8, 9].map((n) => `verdict ${n}`),
  );
});

test("nothing is said of what is told after all, nor where nothing came out", () => {
  awayWhile("verdict");
  expect(screen.queryByText(/While you were away/)).toBeNull();
  awayWhile("moved", "moved", "moved");
  expect(screen.queryByText(/While you were away/)).toBeNull();
});
