// @vitest-environment happy-dom
import type { ChatLine, SeatInfo } from "@hypergate/wire";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { INFO } from "../testing/asked.tsx";
import { Chat } from "./chat.tsx";
import type { TableState } from "./feed.ts";
import { type LocalFeed, localFeed } from "./local-feed.ts";
import { PeopleButton } from "./people.tsx";

const person = (name: string, change: Partial<Extract<SeatInfo, { kind: "person" }>> = {}): SeatInfo => ({
  kind: "person",
  name,
  ready: true,
  away: false,
  ...change,
});
const LINES: readonly ChatLine[] = [
  { n: 1, at: 1, name: "Ann", seat: 0, text: "mine" },
  { n: 2, at: 2, name: "Bob", seat: 1, text: "rude" },
  { n: 3, at: 3, name: "Ann", text: "I am not Ann" },
  { n: 4, at: 4, name: "Bob", seat: 1, text: "", removed: true },
];

let sent: { path: string; body: unknown }[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) });
    return new Response("{}", { headers: { "content-type": "application/json" } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function feedOf(change: Partial<TableState>, info: Partial<NonNullable<TableState["info"]>>): LocalFeed {
  const feed = localFeed(() => undefined);
  const seats = [person("Ann"), person("Bob"), { kind: "former" } as const];
  feed.show({ info: { ...INFO, id: "table-01", status: "playing", seats, you: 0, ...info }, ...change });
  return feed;
}

const linesOf = () => screen.getAllByText((_, element) => element?.className === "chat-line");

test("whoever writes without a seat is marked, and a removed line says so", () => {
  render(<Chat feed={feedOf({ chat: LINES }, { owner: true })} />);
  const [mine, , spectator, removed] = linesOf();
  expect(within(spectator).getByText("spectator")).toBeDefined();
  expect(within(mine).queryByText("spectator")).toBeNull();
  expect(within(removed).getByText("This line was removed.")).toBeDefined();
  expect(within(removed).queryByRole("button")).toBeNull();
});

test("a host removes a line, silences and shuts out; others can only report", async () => {
  const user = userEvent.setup();
  render(<Chat feed={feedOf({ chat: LINES }, { owner: true })} />);
  await user.click(within(linesOf()[1]).getByRole("button"));
  await user.click(screen.getByRole("button", { name: "Remove this line" }));
  expect(sent).toEqual([{ path: "/api/tables/table-01/unsay", body: { line: 2 } }]);
  cleanup();
  render(<Chat feed={feedOf({ chat: LINES }, { owner: false })} />);
  expect(within(linesOf()[0]).queryByRole("button")).toBeNull();
  await user.click(within(linesOf()[1]).getByRole("button"));
  expect(screen.queryByRole("button", { name: "Shut out" })).toBeNull();
  await user.type(screen.getByLabelText("What should the operator know?"), "insults");
  await user.click(screen.getByRole("button", { name: "Report" }));
  expect(sent[1]).toEqual({ path: "/api/tables/table-01/report", body: { line: 2, why: "insults" } });
  expect(await screen.findByText(/operator of the server will read it/)).toBeDefined();
});

test("a host hands on the seat of one who has gone, not of one who is here, and closes after asking twice", async () => {
  const user = userEvent.setup();
  const feed = feedOf({ present: [0, 1] }, { owner: true });
  render(<PeopleButton feed={feed} className="btn" />);
  await user.click(screen.getByRole("button", { name: "People at the table" }));
  expect(screen.getByText("A former player")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Give the seat to a bot: Bob" })).toBeNull();
  cleanup();
  render(<PeopleButton feed={feedOf({ present: [0] }, { owner: true })} className="btn" />);
  await user.click(screen.getByRole("button", { name: "People at the table" }));
  await user.click(screen.getByRole("button", { name: "Give the seat to a bot: Bob" }));
  await user.click(screen.getByRole("button", { name: "Close the table" }));
  expect(sent).toEqual([{ path: "/api/tables/table-01/hand", body: { seat: 1, to: "bot" } }]);
  await user.click(screen.getByRole("button", { name: "Yes, close it for everybody" }));
  expect(sent[1]).toEqual({ path: "/api/tables/table-01/close", body: {} });
});

test("a replay has no menus", () => {
  const feed = localFeed();
  feed.show({ info: INFO, chat: LINES });
  render(
    <>
      <Chat feed={feed} />
      <PeopleButton feed={feed} className="btn" />
    </>,
  );
  expect(screen.getAllByRole("button")).toHaveLength(1);
});
