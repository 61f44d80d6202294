import type { State } from "@hypergate/cosmic";
import { ADRIFT, coloniesOf, type View } from "@hypergate/cosmic/client";
import { type BaseState, type DealQuestion, questionFor, type Session, submit, type Value } from "@hypergate/kernel";
import { act, render, screen, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { AskingProvider, useAsking } from "../../table/asking.tsx";
import { type LocalFeed, localFeed, seenBy } from "../../table/local-feed.ts";
import { Prompt } from "../../table/prompt.tsx";
import { INFO } from "../../testing/asked.tsx";
import { CONFIGS, engineFor } from "../../testing/games.ts";
import { playedUntil } from "../../testing/played.ts";
import { cosmicFace } from "../face.tsx";
import { CosmicProvider } from "../use-cosmic.tsx";
import { DealButtons, DealDesk } from "./deal-desk.tsx";

/** A game that has come to a deal in which both have cards and a colony to talk about. */
async function dealing(): Promise<Session<BaseState>> {
  const { rules } = await engineFor("cosmic");
  for (let seed = 0; seed < 200; seed++) {
    const session = playedUntil(rules, CONFIGS.cosmic, `deal ${seed}`, ({ kind }) => kind === "deal");
    const question = session.run.pending.find(({ kind }) => kind === "deal") as DealQuestion | undefined;
    const isRich = (slots: DealQuestion["give"] = []) =>
      slots.some(({ ref }) => ref.startsWith("planet/")) && slots.some(({ ref }) => ref === "random/card");
    const hasCards = question?.give.some(({ ref }) => ref.startsWith("card/"));
    if (question !== undefined && hasCards && isRich(question.give) && isRich(question.want)) return session;
  }
  throw new Error("no game came to a deal");
}

let session: Session<BaseState>;
let feed: LocalFeed;
let user: ReturnType<typeof userEvent.setup>;
let sent: Value[];
/** The two who deal, the offense first. */
let first: number;
let second: number;

function questionOf(seat: number): DealQuestion {
  const question = questionFor(session, seat);
  if (question?.kind !== "deal") throw new Error(`seat ${seat} is not asked for a deal`);
  return question;
}

function give(who: number, value: Value): void {
  const { key } = questionFor(session, who) ?? { key: "" };
  expect(submit(session, { who, key, value })).toBeUndefined();
}

function Desk(): ReactNode {
  const { question } = useAsking();
  const deal = question?.kind === "deal" ? question : undefined;
  return (
    <>
      {deal === undefined ? null : <DealDesk question={deal} />}
      <Prompt feed={feed} face={cosmicFace} instead={deal === undefined ? null : <DealButtons question={deal} />} />
    </>
  );
}

/** The table as a seat sees it; its answers go to the rules. */
function sitAt(seat: number): void {
  feed = localFeed((value) => {
    sent.push(value);
    give(seat, value);
    feed.show(seenBy(session, seat));
  });
  feed.show({ info: { ...INFO, game: "cosmic", you: seat }, ...seenBy(session, seat) });
  render(
    <CosmicProvider feed={feed}>
      <AskingProvider feed={feed}>
        <Desk />
      </AskingProvider>
    </CosmicProvider>,
  );
}

function answer(name: "refuse" | "accept" | "offer" | "even"): HTMLButtonElement | null {
  return document.querySelector(`[data-answer="${name}"]`);
}

function thing(side: "give" | "want", start: string): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>(`[data-side="${side}"][data-thing^="${start}"]`);
  if (found === null) throw new Error(`nothing on the side "${side}" begins with ${start}`);
  return found;
}

async function press(button: Element | null): Promise<void> {
  if (button === null) throw new Error("there is no such button");
  await user.click(button);
}

beforeEach(async () => {
  session = await dealing();
  const { offense, defense } = (session.rules.view(session.run.s, "spectator") as View).table.encounter;
  [first, second] = [offense, defense];
  sent = [];
  user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
});

test("a colony on a planet in the warp is called after the system it came from", () => {
  const { table } = session.run.s as unknown as State;
  table.homeOf = table.homeOf.with(coloniesOf(table, second)[0], ADRIFT);
  sitAt(first);
  expect(document.querySelectorAll(".deal-planet")).toHaveLength(
    [first, second].flatMap((seat) => coloniesOf(table, seat)).length,
  );
});

describe("the first to offer", () => {
  beforeEach(() => sitAt(first));

  test("has nothing to accept, and nothing of its own to send before something is chosen", () => {
    expect(answer("accept")).toBeNull();
    expect(answer("offer")).toBeNull();
    expect(answer("refuse")?.disabled).toBe(false);
    expect(screen.getByText("Nothing has been offered yet.")).toBeTruthy();
  });

  test("puts things on both sides, is told in words what it comes to, and sends it", async () => {
    await press(thing("give", "card/"));
    await press(thing("want", "random/card"));
    const summary = within(document.querySelector<HTMLElement>(".prompt") as HTMLElement).getByRole("status");
    expect(summary.textContent).toMatch(/^You give .+, you get .+\.$/);
    const given = thing("give", "card/").dataset.thing ?? "";
    await press(answer("offer"));
    expect(sent).toEqual([{ do: "offer", give: { [given]: 1 }, want: { "random/card": 1 } }]);
    expect(questionOf(second).standing).toEqual({ give: { "random/card": 1 }, want: { [given]: 1 } });
  });

  test("may offer a colony for a colony at once, and is told which", async () => {
    const summary = within(document.querySelector<HTMLElement>(".prompt") as HTMLElement).getByRole("status");
    expect(summary.textContent).toMatch(/^Choose above, or offer a colony on your .+ for a colony on .+\.$/);
    await press(answer("even"));
    const { give, want } = sent[0] as { readonly give: object; readonly want: object };
    expect(Object.keys(give)).toEqual([expect.stringMatching(`^planet/${first}\\.`)]);
    expect(Object.keys(want)).toEqual([expect.stringMatching(`^planet/${second}\\.`)]);
    expect(questionOf(second).standing).toEqual({ give: want, want: give });
  });

  test("takes a card back by a second tap", async () => {
    await press(thing("give", "card/"));
    expect(thing("give", "card/").getAttribute("aria-pressed")).toBe("true");
    expect(answer("even")).toBeNull();
    await press(thing("give", "card/"));
    expect(answer("offer")).toBeNull();
  });

  test("cannot ask for more cards than there are, and is told why", async () => {
    const most = questionOf(first).want.find(({ ref }) => ref === "random/card")?.max ?? 0;
    for (let n = 0; n < most; n++) await press(thing("want", "random/card"));
    const more = thing("want", "random/card");
    expect(more.disabled).toBe(true);
    expect(more.title).not.toBe("");
    await press(document.querySelector(".deal-less"));
    expect(thing("want", "random/card").disabled).toBe(false);
  });

  test("has one colony at most to give: another takes its place", async () => {
    const planets = [...document.querySelectorAll<HTMLElement>('[data-side="give"][data-thing^="planet/"]')];
    for (const planet of planets) await press(planet);
    const lit = planets.filter((planet) => planet.getAttribute("aria-pressed") === "true");
    expect(lit).toEqual(planets.slice(-1));
  });

  test("may break off", async () => {
    await press(answer("refuse"));
    expect(sent).toEqual([{ do: "refuse" }]);
  });

  test("can change nothing while the offer is on its way", async () => {
    await press(thing("give", "card/"));
    act(() => feed.show({ sending: true }));
    for (const name of ["refuse", "offer"] as const) expect(answer(name)?.disabled, name).toBe(true);
    expect(thing("want", "random/card").disabled).toBe(true);
  });
});

describe("the other one", () => {
  let card: string;

  beforeEach(() => {
    card = questionOf(first).give.find(({ ref }) => ref.startsWith("card/"))?.ref ?? "";
    give(first, { do: "offer", give: { [card]: 1 }, want: { "random/card": 1 } });
    sitAt(second);
  });

  test("sees the offer that stands from the own side, and accepts it", async () => {
    const [get] = [...document.querySelectorAll(".offer.live dd")].slice(-1);
    expect(get.textContent).toBe(cosmicFace.nameOf("en", card, []));
    expect(answer("accept")?.disabled).toBe(false);
    await press(answer("accept"));
    expect(sent).toEqual([{ do: "accept" }]);
  });

  test("starts an own offer from it and sends it back changed", async () => {
    await press(screen.getByRole("button", { name: "Start from this offer" }));
    await press(thing("give", "random/card"));
    await press(answer("offer"));
    expect(sent).toEqual([{ do: "offer", give: { "random/card": 2 }, want: expect.anything() }]);
    expect(questionOf(first).standing?.want).toEqual({ "random/card": 2 });
  });

  test("haggles on: each counter-offer is the one that stands", async () => {
    await press(thing("give", "random/card"));
    await press(answer("offer"));
    expect(questionFor(session, second)).toBeUndefined();
    give(first, { do: "offer", give: { [card]: 1 }, want: { "random/card": 2 } });
    act(() => feed.show(seenBy(session, second)));
    const offers = [...document.querySelectorAll(".offer")];
    expect(offers).toHaveLength(3);
    expect(offers.filter((one) => one.classList.contains("live"))).toEqual([offers[0]]);
    await press(answer("accept"));
    expect(sent.at(-1)).toEqual({ do: "accept" });
  });
});

test("who may only accept or refuse has no offer to send", () => {
  give(first, { do: "offer", give: { "random/card": 1 }, want: {} });
  sitAt(second);
  const question: DealQuestion = { ...questionOf(second), mayOffer: false };
  act(() => feed.show({ asked: { ask: "last", question } }));
  expect(answer("offer")).toBeNull();
  expect(answer("accept")?.classList.contains("primary")).toBe(true);
  expect(screen.queryByRole("button", { name: "Start from this offer" })).toBeNull();
});

test("an offer that cannot be met is shown and cannot be accepted", () => {
  give(first, { do: "offer", give: { "random/card": 1 }, want: {} });
  sitAt(second);
  const question: DealQuestion = { ...questionOf(second), mayAccept: false };
  act(() => feed.show({ asked: { ask: "last", question } }));
  expect(answer("accept")?.disabled).toBe(true);
  expect(answer("accept")?.title).not.toBe("");
});
