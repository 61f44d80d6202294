import type { Question, Ref } from "@hypergate/kernel";
import { act, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { ABOUT, type AskedTable, ask, INFO, plainFace } from "../testing/asked.tsx";
import type { TableState } from "./feed.ts";
import { Prompt } from "./prompt.tsx";
import { useArrowKeys, useThing } from "./thing.ts";

function prompt(question: Question | undefined, state: Partial<TableState> = {}, children?: ReactNode): AskedTable {
  return ask(
    question,
    (feed) => (
      <>
        {children}
        <Prompt feed={feed} face={plainFace} />
      </>
    ),
    state,
  );
}

function button(name: string): HTMLButtonElement {
  return screen.getByRole("button", { name }) as HTMLButtonElement;
}

/** The drawing of a thing that can be picked. */
function thing(ref: Ref): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-thing="${ref}"]`);
  if (found === null) throw new Error(`${ref} cannot be picked`);
  return found;
}

function isDisabled(name: string): boolean {
  return button(name).disabled;
}

function isPressed(ref: Ref): boolean {
  return thing(ref).getAttribute("aria-pressed") === "true";
}

describe("a question for one", () => {
  const question: Question = { ...ABOUT, kind: "one", options: ["card/a", "card/b", "word/pass"] };

  test("shows things as pictures and words as buttons; a thing is picked and then sent", async () => {
    const { user, given } = prompt(question);
    expect(screen.getByText("say test.key")).toBeTruthy();
    expect(screen.getByText("drawing of card/a")).toBeTruthy();
    expect(isDisabled("Confirm")).toBe(true);
    await user.click(thing("card/a"));
    expect(isPressed("card/a")).toBe(true);
    await user.click(thing("card/b"));
    expect([isPressed("card/a"), isPressed("card/b")]).toEqual([false, true]);
    expect(given).toEqual([]);
    await user.click(button("Confirm"));
    expect(given).toEqual(["card/b"]);
  });

  test("a second tap on what is picked answers with it; a tap elsewhere picks that", async () => {
    const { user, given } = prompt(question);
    await user.click(thing("card/a"));
    await user.click(thing("card/b"));
    expect([isPressed("card/a"), isPressed("card/b"), given]).toEqual([false, true, []]);
    await user.click(thing("card/b"));
    expect(given).toEqual(["card/b"]);
  });

  test("a thing is called by its name, whatever is printed on its drawing", () => {
    prompt(question);
    expect(screen.getByRole("button", { name: "card/a" })).toBe(thing("card/a"));
    expect(screen.getByText("drawing of card/a").closest("[aria-hidden=true]")).toBeTruthy();
  });

  test("a word answers at once", async () => {
    const { user, given } = prompt(question);
    await user.click(button("word/pass"));
    expect(given).toEqual(["word/pass"]);
  });

  test("of words alone nothing has to be confirmed, and those that refuse stand first", () => {
    prompt({ ...ABOUT, kind: "one", options: ["word/attack", "word/pass"] });
    expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull();
    const words = screen.getAllByRole("button", { name: /^word/ }).map((one) => one.textContent);
    expect(words).toEqual(["word/pass", "word/attack"]);
  });

  test("by keyboard: Tab and Enter pick, Control and Enter send from wherever one is", async () => {
    const { user, given } = prompt(question);
    thing("card/b").focus();
    await user.keyboard("{Enter}");
    expect(isPressed("card/b")).toBe(true);
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(given).toEqual(["card/b"]);
    expect(isPressed("card/b")).toBe(true);
  });

  test("Control and Enter send nothing before something is picked", async () => {
    const { user, given } = prompt(question);
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(given).toEqual([]);
  });
});

describe("a question for some", () => {
  const question: Question = { ...ABOUT, kind: "some", options: ["card/a", "card/b", "card/c"], min: 1, max: 2 };

  test("takes from the least to the most, and no more", async () => {
    const { user, given } = prompt(question);
    expect(isDisabled("Confirm")).toBe(true);
    for (const card of ["card/a", "card/b", "card/c"]) await user.click(thing(card));
    expect(["card/a", "card/b", "card/c"].map(isPressed)).toEqual([true, true, false]);
    await user.click(thing("card/a"));
    await user.click(thing("card/c"));
    await user.click(button("Confirm"));
    expect(given).toEqual([["card/b", "card/c"]]);
  });

  test("says how many are chosen", async () => {
    const { user } = prompt({ ...question, min: 2 });
    await user.click(thing("card/a"));
    expect(screen.getByText(/1.*2/)).toBeTruthy();
    expect(isDisabled("Confirm")).toBe(true);
  });
});

describe("a question for an order", () => {
  test("is ready when everything has its place, in the order of the taps", async () => {
    const { user, given } = prompt({ ...ABOUT, kind: "order", options: ["card/a", "card/b", "card/c"] });
    await user.click(thing("card/c"));
    await user.click(thing("card/a"));
    expect(isDisabled("Confirm")).toBe(true);
    await user.click(thing("card/b"));
    await user.click(button("Confirm"));
    expect(given).toEqual([["card/c", "card/a", "card/b"]]);
  });
});

describe("a question for a number", () => {
  test("goes from the least to the most", async () => {
    const { user, given } = prompt({ ...ABOUT, kind: "number", min: 1, max: 3 });
    const value = () => screen.getByRole("status").textContent;
    const [fewer, more] = ["-1", "1"].map(
      (step) => document.querySelector<HTMLButtonElement>(`[data-step="${step}"]`) as HTMLButtonElement,
    );
    expect([value(), fewer.disabled, more.disabled]).toEqual(["1", true, false]);
    await user.click(more);
    await user.click(more);
    expect([value(), fewer.disabled, more.disabled]).toEqual(["3", false, true]);
    fewer.focus();
    await user.keyboard(" ");
    await user.click(button("Confirm"));
    expect(given).toEqual([2]);
  });
});

describe("a question that spreads pieces", () => {
  const question: Question = {
    ...ABOUT,
    kind: "spread",
    slots: [
      { ref: "planet/a", max: 2 },
      { ref: "planet/b", max: 4 },
    ],
    min: 1,
    max: 4,
  };

  test("a tap adds one up to what the place and the question allow; steppers go both ways", async () => {
    const { user, given } = prompt(question);
    const more = (name: string) => button(`One more: ${name}`);
    const less = (name: string) => button(`One less: ${name}`);
    expect(less("planet/a").disabled).toBe(true);
    await user.click(thing("planet/a"));
    await user.click(thing("planet/a"));
    expect(more("planet/a").disabled).toBe(true);
    await user.click(more("planet/b"));
    await user.click(more("planet/b"));
    expect(more("planet/b").disabled).toBe(true);
    await user.click(less("planet/a"));
    expect(more("planet/b").disabled).toBe(false);
    await user.click(button("Confirm"));
    expect(given).toEqual([{ "planet/a": 1, "planet/b": 2 }]);
  });

  test("a tap on a full place empties it", async () => {
    const { user } = prompt(question);
    for (let i = 0; i < 3; i++) await user.click(thing("planet/a"));
    expect(isPressed("planet/a")).toBe(false);
    expect(isDisabled("Confirm")).toBe(true);
  });
});

describe("a question for yes or no", () => {
  test.each([
    ["Yes", true],
    ["No", false],
  ])("%s answers at once", async (name, value) => {
    const { user, given } = prompt({ ...ABOUT, kind: "confirm" });
    expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull();
    await user.click(button(name));
    expect(given).toEqual([value]);
  });
});

describe("a deal", () => {
  test("has a desk of the game's own in the place of the buttons", () => {
    const question: Question = {
      ...ABOUT,
      kind: "deal",
      give: [{ ref: "card/a", max: 1 }],
      want: [],
      caps: [],
      needs: [],
      mayAccept: false,
      mayOffer: true,
    };
    ask(question, (feed) => <Prompt feed={feed} face={plainFace} instead={<b>the desk</b>} />);
    expect(screen.getByText("the desk")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "card/a" })).toBeNull();
    expect(document.querySelector("[data-question=deal]")).not.toBeNull();
  });
});

describe("while an answer is on its way", () => {
  test.each<Question>([
    { ...ABOUT, kind: "one", options: ["card/a", "word/pass"] },
    { ...ABOUT, kind: "confirm" },
    { ...ABOUT, kind: "number", min: 0, max: 3 },
  ])("nothing can be sent twice: $kind", async (question) => {
    const { feed, given, user } = prompt(question, { sending: true });
    const sending = [...document.querySelectorAll<HTMLButtonElement>("[data-answer]")];
    expect(sending.length).toBeGreaterThan(0);
    expect(sending.every(({ disabled }) => disabled)).toBe(true);
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(given).toEqual([]);
    act(() => feed.show({ sending: false }));
    if (question.kind !== "one") expect(sending.every(({ disabled }) => disabled)).toBe(false);
  });
});

/** A thing that lies somewhere on the table. */
function Placed({ thing }: { readonly thing: Ref }): ReactNode {
  useArrowKeys();
  const { light, props } = useThing(thing, { label: `on the table: ${thing}` });
  return (
    <div {...props}>
      {thing} is {light}
    </div>
  );
}

describe("things on the table", () => {
  const question: Question = { ...ABOUT, kind: "one", options: ["card/a", "card/b"] };
  const table = (
    <>
      <Placed thing="card/a" />
      <Placed thing="card/x" />
    </>
  );

  test("light up if they can be chosen, and are not shown by the prompt again", async () => {
    const { user, given } = prompt(question, {}, table);
    expect(screen.getByText("card/a is lit")).toBeTruthy();
    expect(screen.getByText("card/x is none").getAttribute("role")).toBeNull();
    expect(screen.queryByText("drawing of card/a")).toBeNull();
    expect(screen.getByText("drawing of card/b")).toBeTruthy();
    await user.click(button("on the table: card/a"));
    expect(screen.getByText("card/a is chosen")).toBeTruthy();
    await user.click(button("Confirm"));
    expect(given).toEqual(["card/a"]);
  });

  test("can be reached by arrow keys and picked by the space bar", async () => {
    const { user } = prompt(question, {}, table);
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement?.getAttribute("data-thing")).toBe("card/a");
    await user.keyboard(" ");
    expect(screen.getByText("card/a is chosen")).toBeTruthy();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement?.getAttribute("data-thing")).toBe("card/b");
  });

  test("cannot be picked while an answer is on its way", async () => {
    const { user } = prompt(question, { sending: true }, table);
    await user.click(button("on the table: card/a"));
    expect(screen.getByText("card/a is lit")).toBeTruthy();
  });
});

describe("the bar", () => {
  test("a new question starts with nothing picked", async () => {
    const first: Question = { ...ABOUT, kind: "one", options: ["card/a"] };
    const { feed, user } = prompt(first);
    await user.click(thing("card/a"));
    act(() => feed.show({ asked: { ask: "1", question: { ...first, key: "next" } } }));
    expect(screen.getByText("say next")).toBeTruthy();
    expect(isPressed("card/a")).toBe(false);
  });

  test("takes the focus that went with the last question", () => {
    const { feed } = prompt({ ...ABOUT, kind: "confirm" });
    const yes = button("Yes");
    yes.focus();
    act(() => feed.show({ asked: { ask: "1", question: { ...ABOUT, kind: "one", options: ["card/a"] } } }));
    expect(document.activeElement?.getAttribute("data-ask")).toBe("1");
  });

  test("says why an answer was refused, and that the server is away", () => {
    const { feed } = prompt({ ...ABOUT, kind: "confirm" }, { problem: "Not now." });
    expect(screen.getByText("Not now.")).toBeTruthy();
    act(() => feed.show({ online: false }));
    expect(screen.queryByText("Not now.")).toBeNull();
    expect(document.querySelector(".problem")?.textContent).not.toBe("");
  });

  test("says whom the table waits for only where that is no secret", () => {
    const { feed } = prompt(undefined, { waiting: { seats: [1], responses: false, clocks: {} } });
    expect(document.querySelector(".ask")?.textContent).toContain("player/1");
    act(() => feed.show({ waiting: { seats: [1], responses: true, clocks: {} } }));
    expect(document.querySelector(".ask")?.textContent).not.toContain("player/1");
  });

  test("is not there when the game is over, and lets one who left come back", () => {
    const { feed } = prompt(undefined, { info: { ...INFO, status: "over" } });
    expect(document.querySelector(".prompt")).toBeNull();
    const away = { kind: "person", name: "Ann", ready: true, away: true } as const;
    act(() => feed.show({ info: { ...INFO, seats: [away, INFO.seats[1]] } }));
    expect(within(document.body).getByRole("button").textContent).not.toBe("");
  });

  test("tells why it asks", async () => {
    const { user } = prompt({ ...ABOUT, kind: "confirm" });
    await user.click(button("Why am I asked?"));
    expect(screen.getByRole("dialog").textContent).toContain("statement T-1");
    await user.click(button("Close"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("beside a pass", () => {
  const window: Question = {
    ...ABOUT,
    kind: "one",
    key: "window/test",
    hidden: true,
    options: ["word/pass", "card/zap.1", "card/zap.2", "power/mirror"],
  };

  test("a player can say not to be asked about these things again, which passes too", async () => {
    const { user, given, stopped } = prompt(window);
    await user.click(button("When not to ask"));
    await user.click(button("Not again this game: card/zap, power/mirror"));
    expect([stopped, given]).toEqual([
      [
        ["card/zap", "never"],
        ["power/mirror", "never"],
      ],
      ["word/pass"],
    ]);
  });

  test("what is aimed at somebody can be left to others", async () => {
    const { user, given, stopped } = prompt({ ...window, params: { on: "player/2" } });
    await user.click(button("When not to ask"));
    await user.click(button("Only when it is aimed at me"));
    expect([stopped, given]).toEqual([[["window/test", "ifAimed"]], ["word/pass"]]);
  });

  test("there is nothing to say where nothing could be played, and where it is no response", () => {
    prompt({ ...window, options: ["word/pass"] });
    expect(screen.queryByRole("button", { name: "When not to ask" })).toBeNull();
  });

  test("one pass answers every further window that offers the same while nothing is told", async () => {
    const { user, feed, given } = prompt(window);
    await user.click(button("word/pass"));
    for (const ask of ["1", "2", "3"]) act(() => feed.show({ asked: { ask, question: { ...window } } }));
    expect(given).toEqual(["word/pass", "word/pass", "word/pass", "word/pass"]);
  });
});
