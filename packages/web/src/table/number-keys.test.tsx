import type { Question, Ref } from "@hypergate/kernel";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ABOUT, ask, plainFace } from "../testing/asked.tsx";
import { AskingProvider } from "./asking.tsx";
import { setConfirming } from "./confirming.ts";
import { localFeed } from "./local-feed.ts";
import { NumberKeys } from "./number-keys.tsx";
import { Prompt } from "./prompt.tsx";
import { useThing } from "./thing.ts";

function Drawn({ thing }: { readonly thing: Ref }): ReactNode {
  const { props } = useThing(thing);
  return <div {...props}>{thing}</div>;
}

const CARDS: readonly Ref[] = ["card/a", "card/b", "card/c", "card/d", "card/e"];
const ONE: Question = { ...ABOUT, kind: "one", options: [...CARDS, "word/none"] };
const KEEP_ONE: Question = { ...ABOUT, kind: "some", options: CARDS, min: 4, max: 4 };

const openKeys = vi.fn();

function table(question: Question) {
  const asked = ask(question, (feed) => (
    <>
      {CARDS.map((card) => (
        <Drawn key={card} thing={card} />
      ))}
      <Prompt feed={feed} face={plainFace} />
      <NumberKeys feed={feed} openKeys={openKeys} openLog={() => undefined} />
    </>
  ));
  return asked;
}

const digits = () => [...document.querySelectorAll<HTMLElement>("[data-digit]")].map((one) => one.dataset.digit);

describe("keys", () => {
  test("a digit chooses the thing it is drawn on, Enter answers", async () => {
    const { user, given } = table(ONE);
    await waitFor(() => expect(digits()).toEqual(["1", "2", "3", "4", "5"]));
    await user.keyboard("2");
    expect(given).toEqual([]);
    await user.keyboard("4");
    await user.keyboard("{Enter}");
    expect(given).toEqual(["card/d"]);
  });

  test("0 refuses, Escape puts back, ? lists the keys", async () => {
    const { user, given } = table(ONE);
    await waitFor(() => expect(digits().length).toBe(5));
    await user.keyboard("3");
    await user.keyboard("{Escape}");
    await user.keyboard("{Enter}");
    expect(given).toEqual([]);
    await user.keyboard("?");
    expect(openKeys).toHaveBeenCalledTimes(1);
    await user.keyboard("0");
    expect(given).toEqual(["word/none"]);
  });
});

describe("one tap", () => {
  afterEach(() => act(() => setConfirming(false)));

  function light(question: Question, turns = false) {
    const given: unknown[] = [];
    const feed = localFeed((value) => given.push(value));
    feed.show({ viewer: 0, asked: { ask: "0", question } });
    render(
      <AskingProvider feed={feed} isLight={() => true} turns={() => turns}>
        {CARDS.map((card) => (
          <Drawn key={card} thing={card} />
        ))}
      </AskingProvider>,
    );
    return { given, user: userEvent.setup() };
  }

  test("answers a question for one thing, unless the player wants to confirm", async () => {
    const { given, user } = light(ONE);
    act(() => setConfirming(true));
    await user.click(screen.getByText("card/b"));
    expect(given).toEqual([]);
    act(() => setConfirming(false));
    await user.click(screen.getByText("card/c"));
    expect(given).toEqual(["card/c"]);
  });

  test("a question that is turned round asks what is kept and sends what is given away", async () => {
    const { given, user } = light(KEEP_ONE, true);
    await user.click(screen.getByText("card/c"));
    expect(given).toEqual([["card/a", "card/b", "card/d", "card/e"]]);
  });
});
