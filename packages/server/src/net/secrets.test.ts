/**
 * Plays whole games over real sockets and searches everything that is sent to a seat for cards that seat cannot know. A
 * seat knows what it has ever held, what has ever lain open, and what the rules told it; the true state and the events
 * before they are divided among the seats are read from the server in the same process.
 */

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CARDS, cardRef, type State } from "@hypergate/cosmic";
import { GAMES } from "@hypergate/games";
import { type GameEvent, same, type Viewer } from "@hypergate/kernel";
import { expect, test } from "vitest";
import type { LiveTable } from "../play/live-table.ts";
import { openSqlite } from "../store/sqlite-store.ts";
import type { Store } from "../store/store.ts";
import { Client } from "../testing/client.ts";
import { autoplay, botFor, seated, testServer } from "../testing/playing.ts";

const CARD_REF = /card\/[\w.-]+/g;
const ALL_CARDS: ReadonlySet<string> = new Set(CARDS.map((card) => cardRef(card.n)));

/** Everything each viewer has had a chance to know, by card ref. */
class Knowledge {
  readonly known = new Map<Viewer, Set<string>>();

  constructor(seats: number) {
    for (let seat = 0; seat < seats; seat++) this.known.set(seat, new Set());
    this.known.set("spectator", new Set());
  }

  /** What the rules tell: the public part to all, a private part to its seat. */
  hear({ params, privately = {} }: GameEvent): void {
    for (const [viewer, known] of this.known) {
      const own = viewer === "spectator" ? undefined : privately[viewer];
      for (const ref of JSON.stringify([params, own]).match(CARD_REF) ?? []) known.add(ref);
    }
  }

  learn({ table, secret }: State): void {
    const open = [...table.discard, ...table.inPlay];
    for (const memo of Object.values(table.memo)) if (Array.isArray(memo.cards)) open.push(...(memo.cards as number[]));
    for (const card of table.encounter.shown) if (card !== undefined) open.push(card.card);
    for (const [viewer, known] of this.known) {
      for (const card of open) if (card >= 0) known.add(cardRef(card));
      if (viewer === "spectator") continue;
      const side = table.encounter.chosenBy.indexOf(viewer);
      const own = [...secret.hands[viewer], ...secret.aside[viewer], ...secret.drafts[viewer]];
      if (side >= 0) own.push(secret.chosen[side]);
      for (const card of own) if (card >= 0) known.add(cardRef(card));
    }
  }
}

/** The store, with an ear for the events that are written. */
function overheard(store: Store, knowledge: Knowledge): Store {
  const hear = (events: readonly { readonly event: unknown }[]) => {
    for (const { event } of events) knowledge.hear(event as GameEvent);
  };
  return {
    ...store,
    append: (append) => {
      hear(append.events);
      return store.append(append);
    },
    startGame: (table, start, first) => {
      hear(first.events);
      return store.startGame(table, start, first);
    },
  };
}

function unknownRefs(text: string, known: ReadonlySet<string>): string[] {
  return (text.match(CARD_REF) ?? []).filter((ref) => ALL_CARDS.has(ref) && !known.has(ref));
}

/** Card numbers in a view are in these places and no others; each is read as the card it stands for. */
function cardsInView(view: Record<string, unknown>): number[] {
  const { hand, aside, draft, chosen } = view as { hand: number[]; aside: number[]; draft: number[]; chosen: number };
  return [...hand, ...aside, ...draft, chosen].filter((card) => card >= 0);
}

/** Learns at every change of the session, before the change is published. */
function eavesdrop(t: LiveTable, knowledge: Knowledge): void {
  const live = t.live as NonNullable<LiveTable["live"]>;
  const { rules } = live.game;
  const { view } = rules;
  knowledge.learn(live.session.run.s as State);
  // Whatever is shown was looked at through the view, so this sees every state that anybody is shown.
  const spy = {
    ...rules,
    view: (state: never, viewer: Viewer) => {
      knowledge.learn(state as State);
      return view(state, viewer);
    },
  };
  Object.assign(live.session, { rules: spy });
}

test.each([
  ["with courtesy", { courtesy: true }, { alienSelection: "random", useFlares: true }],
  ["with a draft and face-down aliens", { courtesy: false }, { edition: "2008", hiddenPowers: true }],
])("nothing secret is sent in a whole game %s", { timeout: 120_000 }, async (_, option, settings) => {
  const data = mkdtempSync(join(tmpdir(), "hypergate-secrets-"));
  const knowledge = new Knowledge(3);
  const server = await testServer({
    data,
    store: overheard(await openSqlite({ file: join(data, "x.sqlite") }), knowledge),
  });
  const options = { public: true, pace: "instant", ...option };
  const names = ["Ann", "Bob", "Cleo"];
  const [id, clients] = await seated(server.base, names, { options, settings });
  const zoe = await (await Client.guest(server.base, "Zoe")).connect();
  const t = await server.hall.at(id);
  eavesdrop(t, knowledge);
  const seed = t.live?.start.seed ?? "";
  const leaks: string[] = [];
  const viewers: readonly [Client, Viewer][] = [
    ...clients.map((client, i): [Client, Viewer] => [client, i]),
    [zoe, "spectator"],
  ];
  let searched = 0;
  const search = (client: Client, viewer: Viewer, text: string) => {
    searched += text.length;
    const known = knowledge.known.get(viewer) as Set<string>;
    const mirror = client.mirrors.get(id);
    const held = mirror === undefined ? [] : cardsInView(mirror.view).map(cardRef);
    for (const ref of unknownRefs(`${text} ${held.join(" ")}`, known))
      leaks.push(`${viewer} was sent ${ref}: ${text.slice(0, 200)}`);
    if (seed === "" || text.includes(seed)) leaks.push(`${viewer} was sent the seed`);
    const asked = mirror?.asked?.question;
    if (asked !== undefined && asked.who !== viewer) leaks.push(`${viewer} was sent the question of ${asked.who}`);
  };
  await zoe.watch(id);
  for (const [client, viewer] of viewers) client.socket?.on("message", (data) => search(client, viewer, String(data)));
  await Promise.all(clients.map((client, i) => autoplay(client, id, botFor("sensible", `${i}`))));
  expect(leaks).toEqual([]);
  expect(searched).toBeGreaterThan(50_000);
  // The pieces that were sent add up to the view, for everybody.
  const state = t.live?.session.run.s as never;
  for (const [client, viewer] of viewers) {
    await client.send({ t: "ping" });
    const view = JSON.parse(JSON.stringify(GAMES.cosmic.rules.view(state, viewer)));
    expect(same(client.mirrors.get(id)?.view, view)).toBe(true);
  }
  for (const [client] of viewers) client.close();
  await server.clean();
});

test("the search finds a card that a seat has neither held nor seen, and no other", () => {
  const { rules, config } = GAMES.cosmic;
  const state = rules.setUp(config(3, { alienSelection: "random", useFlares: true }), "s") as unknown as State;
  state.secret.hands = [[0], [1], [2]];
  const knowledge = new Knowledge(3);
  knowledge.learn(state);
  const all = [0, 1, 2].map(cardRef);
  const known = knowledge.known.get(0) as Set<string>;
  expect(unknownRefs(JSON.stringify({ options: all }), known)).toEqual(all.slice(1));
  knowledge.hear({ n: 0, trail: "", id: "x", params: {}, privately: { 0: { card: all[1] } } });
  expect(unknownRefs(JSON.stringify({ options: all }), known)).toEqual(all.slice(2));
});
