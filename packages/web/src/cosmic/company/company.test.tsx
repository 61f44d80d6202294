import { CHARACTERS, characterAt } from "@hypergate/bots/characters";
import { SAYINGS } from "@hypergate/bots/sayings";
import type { View } from "@hypergate/cosmic/client";
import type { Question } from "@hypergate/kernel";
import type { ToldEvent } from "@hypergate/wire";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AskingProvider } from "../../table/asking.tsx";
import { type LocalFeed, localFeed, seenBy } from "../../table/local-feed.ts";
import { namesOf } from "../../table/names.ts";
import type { Beat, Director } from "../../table/stage/beat.ts";
import { setChatter } from "../../table/stage/chatter.ts";
import { Stage } from "../../table/stage/stage.tsx";
import { ABOUT, INFO } from "../../testing/asked.tsx";
import { CONFIGS, engineFor } from "../../testing/games.ts";
import { playedUntil } from "../../testing/played.ts";
import { BotFace, MOODS } from "../art/bot-face.tsx";
import { CosmicProvider } from "../use-cosmic.tsx";
import { Bubble, CompanyProvider, Medal } from "./company.tsx";
import { moodsAfter } from "./moods.ts";
import { after, NOTHING_SPOKEN, remarkOn } from "./remarks.ts";

const info = {
  ...INFO,
  seats: [INFO.seats[0], ...[1, 2, 3].map(() => ({ kind: "bot", bot: "sensible" }) as const)],
};
const BOT = 1;
const character = characterAt(info.id, BOT);
const isBot = (seat: number) => seat > 0;

const event = (n: number, id: string, params: ToldEvent["params"] = {}, encounter = 1): ToldEvent => ({
  n,
  id,
  trail: `encounter ${encounter}`,
  params,
});

let view: View;
let feed: LocalFeed;

beforeEach(async () => {
  const { rules } = await engineFor("cosmic");
  const seen = seenBy(
    playedUntil(rules, CONFIGS.cosmic, "company", ({ key }) => key === "launch/aim"),
    0,
  );
  view = seen.view as View;
  feed = localFeed(() => undefined);
  feed.show({ info, ...seen, asked: undefined });
});

/** A beat about a failed deal of the first bot, in an encounter. */
function failure(encounter: number, n = 4, player = BOT): Beat {
  const { table } = view;
  const events = [event(n, "deal.failed", { player: `player/${player}`, other: "player/0" }, encounter)];
  const seen = { ...view, table: { ...table, encounter: { ...table.encounter, n: encounter } } };
  return {
    kind: "deal",
    view: seen,
    events,
    told: n,
    lengths: { calm: 1000, quick: 500, short: 0 },
    isKept: false,
    still: 0,
  };
}

describe("remarks", () => {
  test("a bot whose deal fails is cross; a person says nothing here", () => {
    expect(remarkOn(failure(1), isBot, NOTHING_SPOKEN)).toEqual({ seat: BOT, occasion: "betrayed", line: 0 });
    expect(remarkOn(failure(1, 6), isBot, NOTHING_SPOKEN)?.line).toBe(1);
    expect(remarkOn(failure(1), () => false, NOTHING_SPOKEN)).toBeUndefined();
  });

  test("one in an encounter at the table, and one of each bot in three", () => {
    const first = failure(1);
    const made = remarkOn(first, isBot, NOTHING_SPOKEN);
    if (made === undefined) throw new Error("nothing was said");
    const spoken = after(NOTHING_SPOKEN, made, first);
    expect(remarkOn(failure(1, 5, 2), isBot, spoken)).toBeUndefined();
    expect(remarkOn(failure(2, 5, 2), isBot, spoken)?.seat).toBe(2);
    expect([2, 3, 4].map((encounter) => remarkOn(failure(encounter, 8), isBot, spoken)?.seat)).toEqual([
      undefined,
      undefined,
      BOT,
    ]);
  });

  test("the winner or the loser of an encounter says something", () => {
    const { table } = view;
    const encounter = { ...table.encounter, offense: 1, defense: 2, winner: 0 as const };
    const verdict = (n: number): Beat => ({
      ...failure(1, n),
      kind: "verdict",
      view: { ...view, table: { ...table, encounter } },
    });
    expect(remarkOn(verdict(2), isBot, NOTHING_SPOKEN)).toMatchObject({ seat: 1, occasion: "win" });
    expect(remarkOn(verdict(3), isBot, NOTHING_SPOKEN)).toMatchObject({ seat: 2, occasion: "lose" });
  });
});

describe("a bubble", () => {
  const words = SAYINGS[character.id].betrayed[0].en;
  const direct: Director = () => [failure(1)];

  afterEach(() => {
    act(() => setChatter(true));
    vi.useRealTimers();
  });

  /** The deal has failed and been told. */
  async function told(): Promise<void> {
    vi.useFakeTimers();
    render(
      <Stage feed={feed} direct={direct}>
        {(shown) => (
          <CosmicProvider feed={shown}>
            <AskingProvider feed={shown}>
              <CompanyProvider>
                <Bubble seat={BOT} />
                <Bubble seat={2} />
              </CompanyProvider>
            </AskingProvider>
          </CosmicProvider>
        )}
      </Stage>,
    );
    const { events } = feed.state.getState();
    act(() => feed.show({ events: [...events, event(9999, "deal.failed")] }));
    await import("./saying.tsx");
    await act(async () => vi.advanceTimersByTime(1100));
  }

  test("comes when the beat is over and goes by itself", async () => {
    await told();
    expect(screen.getAllByRole("status").map((one) => one.textContent)).toEqual([words]);
    act(() => vi.advanceTimersByTime(2700));
    expect(screen.queryByText(words)).toBeNull();
  });

  test("gives way to a question", async () => {
    await told();
    const question: Question = { ...ABOUT, kind: "confirm" };
    act(() => feed.show({ asked: { ask: "0.7", question } }));
    expect(screen.queryByText(words)).toBeNull();
  });

  test("does not come where bots are not to comment", async () => {
    act(() => setChatter(false));
    await told();
    expect(screen.queryByText(words)).toBeNull();
  });
});

describe("faces", () => {
  test("ten characters in four moods, all different", () => {
    const drawn = Object.values(CHARACTERS).flatMap(({ id }) =>
      MOODS.map((mood) => render(<BotFace id={id} mood={mood} size={64} />).container.innerHTML),
    );
    expect(new Set(drawn).size).toBe(40);
  });

  test("a medal for every bot and none for a person", () => {
    const { container } = render(
      <CosmicProvider feed={feed}>
        {info.seats.map((_, seat) => (
          <Medal key={seat} seat={seat} size={20} />
        ))}
      </CosmicProvider>,
    );
    expect(container.querySelectorAll(".medal")).toHaveLength(3);
  });

  test("bots go by their characters in the reader's language", () => {
    expect(namesOf(info, "en").slice(0, 2)).toEqual(["Ann", (character.short ?? character.name).en]);
    expect(namesOf(info, "ru")[BOT]).toBe((character.short ?? character.name).ru);
    expect(new Set(namesOf(info, "en")).size).toBe(4);
  });
});

describe("moods", () => {
  const aimed = event(1, "launch.aimed", { player: "player/1", planet: "planet/2.1", defense: "player/2" });

  test("who wins is glad for a while, who loses is cross for longer", () => {
    const won = [aimed, event(2, "encounter.won", { player: "player/1", side: "offense" })];
    expect(moodsAfter(won, 3)).toEqual(["calm", "glad", "cross"]);
    expect(moodsAfter([...won, event(3, "turn.began", {}, 4)], 3)).toEqual(["calm", "calm", "cross"]);
    expect(moodsAfter([...won, event(3, "turn.began", {}, 6)], 3)).toEqual(["calm", "calm", "calm"]);
  });

  test("four lost ships are sad, three are not", () => {
    const lost = (n: number) => moodsAfter([event(1, "ships.lost", { player: "player/0", n })], 1);
    expect([lost(3), lost(4)]).toEqual([["calm"], ["low"]]);
  });
});
