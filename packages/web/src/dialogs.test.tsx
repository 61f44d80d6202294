/** The real pages of a live table, a guide and a replay: whatever opens at one of them opens at all, and has something in it. */
import { type BaseState, type Session, show as shownBy } from "@hypergate/kernel";
import type { Message, TableInfo } from "@hypergate/wire";
import { act, cleanup, fireEvent, render, waitFor } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Defs } from "./art/defs.tsx";
import { GAMES } from "./games.ts";
import { READER } from "./guide/course.ts";
import GuidePage from "./guide/guide-page.tsx";
import { keepProgress } from "./guide/progress.ts";
import type { Watcher } from "./net/connection.ts";
import ReplayPage from "./replay/replay-page.tsx";
import TablePage from "./table-page.tsx";
import { INFO } from "./testing/asked.tsx";
import { tellerOf } from "./testing/frames.ts";
import { CONFIGS, engineFor, type Game, TESTED } from "./testing/games.ts";
import { playedUntil, playOut } from "./testing/played.ts";

/** The table that the server knows. */
let table: { readonly session: Session<BaseState>; readonly info: TableInfo } | undefined;

vi.mock("./net/connection.ts", async (original) => {
  let watcher: Watcher | undefined;
  return {
    ...(await original<object>()),
    wakeWithPage: () => () => {},
    connection: {
      listen: (_: string, one: Watcher) => {
        watcher = one;
        queueMicrotask(() => act(() => one.online(true)));
        return () => {};
      },
      send: async (message: Message) => {
        if (message.t === "watch" && table !== undefined) {
          const { session, info } = table;
          watcher?.frame({ t: "table", table: info });
          watcher?.frame(tellerOf(session, 0, info.id).whole(0));
        }
        return { t: "ok", id: 1 };
      },
    },
  };
});

const PLACES = ["live table", "guide", "replay"] as const;
type Place = (typeof PLACES)[number];

/** Answers after which there are cards on the table, lines in the log and, at a live table, something to answer. */
const STEPS = 30;

/** The step of each first lesson that asks after two answers. */
const GUIDED: Readonly<Record<Game, number>> = { cosmic: 3, race: 4 };

async function pageOf(place: Place, game: Game): Promise<ReactNode> {
  const { rules } = await engineFor(game);
  switch (place) {
    case "live table": {
      let n = 0;
      const session = playedUntil(rules, CONFIGS[game], "pages", ({ who, kind, hidden }) => {
        n++;
        // Small matters may be settled without asking.
        return n > STEPS && who === 0 && kind !== "deal" && hidden !== true;
      });
      const seats = Array.from(
        { length: rules.seats(session.run.s) },
        () => ({ kind: "bot", bot: "sensible" }) as const,
      );
      table = { session, info: { ...INFO, game, seats: [INFO.seats[0], ...seats.slice(1)] } };
      return <TablePage id="t" code={undefined} as={undefined} />;
    }
    case "guide": {
      const [{ id, script }] = (await GAMES[game].loadLessons()).all;
      keepProgress(game, id, { step: GUIDED[game], given: script.answers[READER].slice(0, 2) });
      return <GuidePage game={game} lesson={id} />;
    }
    case "replay": {
      const recording = playOut(rules, CONFIGS[game], "pages");
      vi.stubGlobal("fetch", async (path: string) => {
        const body = path.includes("/export") ? recording : { error: { id: "table.unknown", text: "no such table" } };
        return new Response(JSON.stringify(body), { status: path.includes("/export") ? 200 : 404 });
      });
      history.replaceState(null, "", `/replay/t?at=${STEPS * 2}&as=0`);
      return <ReplayPage id="t" code={undefined} />;
    }
  }
}

async function open(place: Place, game: Game): Promise<void> {
  render(
    <Suspense fallback="loading">
      <Defs />
      {await pageOf(place, game)}
    </Suspense>,
  );
  const sign = place === "replay" ? ".table-screen" : ".table-screen [data-question]";
  await waitFor(() => expect(document.querySelector(sign) === null).toBe(false), { timeout: 15_000 });
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`there is no ${selector}`);
  return found;
}

interface Opener {
  readonly what: string;
  readonly selector: string;
  /** How it is opened, if not by a click. */
  readonly by?: (element: HTMLElement) => void;
  /** Where there is none of it. */
  readonly notAt?: readonly Place[];
}

/** A card that can be chosen is chosen by a click, and read by a key. */
function read(element: HTMLElement): void {
  if (element.dataset.thing === undefined) fireEvent.click(element);
  else fireEvent.keyDown(element, { key: "i" });
}

const EVERYWHERE: readonly Opener[] = [
  { what: "the rules of the table", selector: ".top-buttons [aria-label='Rules']" },
  { what: "the settings of the reader", selector: ".top-buttons [aria-label='Settings']" },
  { what: "why one is asked", selector: ".prompt .why-open", notAt: ["replay"] },
];

const OPENERS: Readonly<Record<Game, readonly Opener[]>> = {
  cosmic: [
    ...EVERYWHERE,
    { what: "why something happened", selector: ".log .why-event" },
    { what: "a name in the log", selector: ".log .thing-link" },
    { what: "the own alien", selector: ".own-sheet button.plate-seal" },
    { what: "another player", selector: ".plate button.plate-seal" },
    { what: "a card of the hand", selector: ".hand-tap", by: read },
  ],
  race: [
    ...EVERYWHERE,
    { what: "goals, log and talk", selector: ".top-buttons [aria-label='Log, chat and rules']" },
    { what: "a card", selector: ".race-thing", by: (card) => fireEvent.contextMenu(card) },
    { what: "a card, by its key", selector: ".race-thing", by: (card) => fireEvent.keyDown(card, { key: "i" }) },
    { what: "another player's tableau", selector: ".race-plate" },
  ],
};

beforeEach(() => {
  table = undefined;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

describe.each(TESTED)("%s", (game) => {
  describe.each(PLACES)("at a %s", (place) => {
    test("every sheet opens over the page, is named, has words in it, and closes by its cross", async () => {
      await open(place, game);
      for (const { what, selector, by, notAt = [] } of OPENERS[game]) {
        if (notAt.includes(place)) continue;
        const element = find(selector);
        if (by === undefined) fireEvent.click(element);
        else by(element);
        const dialog = await waitFor(() => find("dialog[open]"), { timeout: 15_000 });
        expect(dialog.parentElement === document.body, `${what} stands at the end of the page`).toBe(true);
        expect(dialog.getAttribute("aria-label"), what).not.toBe("");
        await waitFor(() => expect(find(".popover-head ~ *").textContent?.length, what).toBeGreaterThan(4), {
          timeout: 15_000,
        });
        fireEvent.click(find(".popover-head button"));
        expect(document.querySelector("dialog") === null, what).toBe(true);
      }
    });

    if (game === "race")
      test("from the log in its sheet one learns why something happened, and comes back to it", async () => {
        await open(place, game);
        fireEvent.click(find(".top-buttons [aria-label='Log, chat and rules']"));
        fireEvent.click(find("dialog .log .why-event"));
        expect(document.querySelectorAll("dialog[open]").length).toBe(2);
        const crosses = document.querySelectorAll<HTMLElement>(".popover-head button");
        fireEvent.click(crosses[crosses.length - 1]);
        expect(document.querySelectorAll("dialog[open]").length).toBe(1);
      });

    if (game === "race")
      test("a card on which the mouse rests is shown large, and no longer when it leaves", async () => {
        await open(place, game);
        const card = find(".race-thing");
        fireEvent.pointerEnter(card, { pointerType: "mouse" });
        await waitFor(() => expect(find(".race-zoom").textContent?.length).toBeGreaterThan(5));
        expect(find(".race-zoom").classList.contains("table-screen")).toBe(false);
        fireEvent.pointerLeave(card, { pointerType: "mouse" });
        expect(document.querySelector(".race-zoom") === null).toBe(true);
      });
  });
});

test("a live table asks what the rules ask, and a replay asks nothing", async () => {
  await open("live table", "race");
  const asked = table === undefined ? undefined : shownBy(table.session, 0).question;
  expect(find("[data-question]").dataset.key).toBe(asked?.key);
  cleanup();
  await open("replay", "race");
  expect(document.querySelector("[data-question]") === null).toBe(true);
});
