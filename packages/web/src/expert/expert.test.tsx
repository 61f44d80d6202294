import { render, screen } from "@testing-library/react";
import { type ReactNode, use, useEffect } from "react";
import { expect, test } from "vitest";
import { localFeed } from "../table/local-feed.ts";
import { PromptHelp } from "../table/prompt-help.ts";
import { Expert } from "./expert.tsx";

test("when the game is over the button is gone, and the table has not begun anew", () => {
  let begun = 0;
  function Table(): ReactNode {
    useEffect(() => {
      begun++;
    }, []);
    return <p>the table {use(PromptHelp)}</p>;
  }
  const around = (isOffered: boolean) => (
    <Expert feed={feed} game="plain" standpoint={() => Promise.reject(new Error("not asked"))} isOffered={isOffered}>
      <Table />
    </Expert>
  );
  const feed = localFeed(() => undefined);
  const { rerender } = render(around(true));
  expect(screen.getByRole("button", { name: "What would you do?" })).toBeTruthy();
  rerender(around(false));
  expect(screen.queryByRole("button")).toBeNull();
  expect(begun).toBe(1);
});
