import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Devices } from "../page/devices.tsx";
import OperatorPage from "./operator-page.tsx";

const REPORT = {
  id: "r1",
  at: 1,
  table: "table-01",
  by: "p1",
  byName: "Ann",
  about: "p2",
  aboutName: "Bob",
  line: { n: 4, text: "rude" },
  why: "insults",
  done: false,
};
const ANSWERS: Readonly<Record<string, object>> = {
  "/api/admin/reports": { reports: [REPORT] },
  "/api/admin/people": { people: [{ id: "p2", name: "Bob", created: 1, muted: true, banned: false }] },
  "/api/me/devices": {
    devices: [
      { id: "d1", agent: "Firefox, Linux", created: 1, used: 2, here: true },
      { id: "d2", agent: "", created: 1, used: 1, here: false },
    ],
  },
};

let sent: string[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (path: string, { method, headers, body }: RequestInit) => {
    const { authorization } = headers as Record<string, string>;
    if (path.startsWith("/api/admin") && authorization !== "Bearer right")
      return new Response(
        JSON.stringify({ error: { id: "operator.needed", params: {}, text: "Only the operator." } }),
        {
          status: 403,
        },
      );
    if (method === "POST") sent.push(`${path} ${body}`);
    return new Response(JSON.stringify(ANSWERS[path.split("?")[0]] ?? {}));
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test("the page opens with the token only, and acts on what was reported", async () => {
  const user = userEvent.setup();
  render(<OperatorPage />);
  const field = screen.getByLabelText("Operator’s token");
  await user.type(field, "wrong");
  await user.click(screen.getByRole("button", { name: "Come in" }));
  expect(await screen.findByText("Only the operator.")).toBeDefined();
  expect(screen.queryByText("Ann reports Bob")).toBeNull();
  await user.clear(field);
  await user.type(field, "right");
  await user.click(screen.getByRole("button", { name: "Come in" }));
  expect(await screen.findByText("Ann reports Bob")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Remove this line" }));
  await user.click(screen.getByRole("button", { name: "Shut out of the server" }));
  expect(sent).toEqual(['/api/tables/table-01/unsay {"line":4}']);
  await user.click(screen.getByRole("button", { name: "Shut out of the server: Really?" }));
  expect(sent[1]).toBe('/api/admin/people/p2/ban {"banned":true}');
  await user.click(screen.getByRole("tab", { name: "People" }));
  const row = (await screen.findByText("Bob")).closest("li") as HTMLElement;
  await user.click(within(row).getByRole("button", { name: "Let them write" }));
  expect(sent[2]).toBe('/api/admin/people/p2/mute {"muted":false}');
});

test("my devices are listed, and all but this one can be ended", async () => {
  const user = userEvent.setup();
  render(<Devices />);
  expect(await screen.findByText("this device")).toBeDefined();
  expect(screen.getAllByRole("button")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "End: A program or an unknown browser" }));
  expect(sent).toEqual(["/api/me/devices/d2/end {}"]);
});
