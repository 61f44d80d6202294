import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { localFeed } from "../table/local-feed.ts";
import { INFO, plainFace } from "../testing/asked.tsx";
import { GameEnd } from "./game-end.tsx";

afterEach(() => vi.unstubAllGlobals());

const { you: _, ...WATCHED } = INFO;

async function ended(code: string | undefined, answer: () => Promise<Response>): Promise<string[]> {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return answer();
  });
  const feed = localFeed();
  const info = { ...WATCHED, status: "over" as const, result: { winners: [0], units: 3 } };
  feed.show({ info: code === undefined ? info : { ...info, code }, view: {} });
  await act(async () => {
    render(<GameEnd feed={feed} face={plainFace} />);
  });
  return asked;
}

const refused = async () =>
  new Response(JSON.stringify({ error: { id: "table.unknown", text: "no" } }), { status: 404 });

test("the course of a private game is asked for with the code it is watched with", async () => {
  expect(await ended("ABC", refused)).toEqual(["/api/tables/t/export?code=ABC"]);
});

test("what is refused is not offered, and nobody is told to try again", async () => {
  await ended(undefined, refused);
  expect(screen.getByText("The course of this game cannot be shown here.")).toBeDefined();
  expect(screen.queryByRole("link", { name: "Watch the replay" })).toBeNull();
});

test("what the network lost is asked for again when the sheet is opened again", async () => {
  const asked = await ended(undefined, () => Promise.reject(new TypeError("no network")));
  expect(screen.getByText(/Open this again/)).toBeDefined();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /close/i }));
  await user.click(screen.getByRole("button", { name: "How it went" }));
  expect(asked).toHaveLength(2);
});
