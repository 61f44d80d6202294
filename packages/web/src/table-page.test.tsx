/** What a table by its address shows to one who has lost it. */
import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Watcher } from "./net/connection.ts";
import TablePage from "./table-page.tsx";
import { INFO } from "./testing/asked.tsx";
import { setLanguage } from "./words/words.ts";

let watcher: Watcher | undefined;

vi.mock("./net/connection.ts", async (original) => ({
  ...(await original<object>()),
  wakeWithPage: () => () => {},
  connection: {
    listen: (_: string, one: Watcher) => {
      watcher = one;
      return () => {};
    },
    send: async () => ({ t: "ok", id: 1 }),
  },
}));

test.each([
  ["en", true, "The host has removed you from this table."],
  ["ru", true, "Хозяин стола исключил вас из участников."],
  ["en", false, "The address is wrong, or the table behind it is closed to you."],
] as const)("in %s: a table is gone, removed by the host: %s", async (language, isRemoved, words) => {
  setLanguage(language);
  vi.stubGlobal("fetch", async () => new Response("{}"));
  render(<TablePage id="t" code={undefined} as={undefined} />);
  const { you: _, ...info } = { ...INFO, status: "open" as const };
  await act(async () => {
    watcher?.frame({ t: "table", table: isRemoved ? { ...info, removed: true } : info });
    watcher?.frame({ t: "gone", table: "t" });
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(screen.getByRole("alert").textContent).toBe(words);
  setLanguage("en");
  vi.unstubAllGlobals();
});

test("a stranger at a table is told who invites to what before anything else", async () => {
  vi.stubGlobal("fetch", async () => new Response('{"games":[]}'));
  render(<TablePage id="t" code="ABCDEFGHJK" as={undefined} />);
  const { you: _, ...info } = { ...INFO, status: "open" as const, host: 1, owner: false, name: "Friday" };
  const seats = [{ kind: "open" as const }, { kind: "person" as const, name: "Ann", ready: false, away: false }];
  await act(async () => {
    watcher?.frame({ t: "table", table: { ...info, seats } });
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Ann invites you");
  expect(screen.getByText(/table “Friday”/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Sit down" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Watch" })).toBeTruthy();
  vi.unstubAllGlobals();
});
