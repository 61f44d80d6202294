/**
 * Plays whole games over real sockets and searches everything that is sent to a seat for things that seat cannot know.
 * The true state and the events before they are divided are read from the server in the same process.
 */
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cardRef, type State } from "@hypergate/cosmic";
import { GAMES } from "@hypergate/games";
import { type BaseState, type GameEvent, same, type Viewer } from "@hypergate/kernel";
import { CARD_REF, type State as RaceState } from "@hypergate/race";
import { describe, expect, test } from "vitest";
import type { LiveTable } from "../play/live-table.ts";
import { openSqlite } from "../store/sqlite-store.ts";
import type { Store } from "../store/store.ts";
import { Client } from "../testing/client.ts";
import { autoplay, botFor, seated, testServer } from "../testing/playing.ts";
import { cosmicSecrets, Knowledge, raceSecrets, type Secrets } from "../testing/secrets.ts";

const TECHNOLOGIES = fileURLToPath(new URL("../../../cosmic/src/technologies", import.meta.url));
const COSMIC = cosmicSecrets(readdirSync(TECHNOLOGIES).filter((name) => !name.endsWith(".ts")));
const SECRETS: Readonly<Record<string, Secrets<never>>> = { cosmic: COSMIC, race: raceSecrets() };

/** The store, with an ear for the events that are written. */
function overheard(store: Store, knowledge: Knowledge<never>): Store {
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

/** Learns at every change of the session, before the change is published. */
function eavesdrop(t: LiveTable, knowledge: Knowledge<never>): void {
  const live = t.live as NonNullable<LiveTable["live"]>;
  const { rules } = live.game;
  const { view, views } = rules;
  knowledge.learn(live.session.run.s as never);
  const learn = (state: BaseState) => {
    knowledge.learn(state as never);
    knowledge.offer(live.session.run.pending);
  };
  // Whatever is shown was looked at through one of these, so this sees every state that anybody is shown.
  const spy = {
    ...rules,
    view: (state: BaseState, viewer: Viewer) => {
      learn(state);
      return view(state, viewer);
    },
    views:
      views &&
      ((state: BaseState) => {
        learn(state);
        return views(state);
      }),
  };
  Object.assign(live.session, { rules: spy });
}

const COURTESY = { courtesy: true };
const NO_COURTESY = { courtesy: false };

test.each<[string, string, object, object]>([
  ["Cosmic with courtesy", "cosmic", COURTESY, { alienSelection: "random", useFlares: true }],
  ["Cosmic with a draft and face-down aliens", "cosmic", NO_COURTESY, { edition: "2008", hiddenPowers: true }],
  ["Cosmic with technologies", "cosmic", COURTESY, { alienSelection: "random", useFlares: true, tech: true }],
  [
    "Cosmic with all that is hidden at once",
    "cosmic",
    COURTESY,
    { edition: "2008", hiddenPowers: true, tech: true, changingPowers: true },
  ],
  [
    "Cosmic with all of Dominion",
    "cosmic",
    COURTESY,
    {
      alienSelection: "random",
      useFlares: true,
      boxes: ["base", "dominion"],
      rewardDeck: true,
      specialShips: "salvage",
    },
  ],
  ["Race with all boxes, goals and takeovers", "race", COURTESY, { takeovers: "on" }],
  ["Race with the base game", "race", NO_COURTESY, { sets: "base" }],
])("nothing secret is sent in a whole game of %s", { timeout: 120_000 }, async (_, game, option, settings) => {
  const data = mkdtempSync(join(tmpdir(), "hypergate-secrets-"));
  const knowledge = new Knowledge(SECRETS[game], 3);
  const store = overheard(await openSqlite({ file: join(data, "x.sqlite") }), knowledge);
  const server = await testServer({ data, store });
  const options = { public: true, pace: "instant", ...option };
  const [id, clients] = await seated(server.base, ["Ann", "Bob", "Cleo"], { game, options, settings });
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
    const mirror = client.mirrors.get(id);
    for (const ref of knowledge.leaks(viewer, text, mirror?.view))
      leaks.push(`${viewer} was sent ${ref}: ${text.slice(0, 300)}`);
    if (seed === "" || text.includes(seed)) leaks.push(`${viewer} was sent the seed`);
    const asked = mirror?.asked?.question;
    if (asked !== undefined && asked.who !== viewer) leaks.push(`${viewer} was sent the question of ${asked.who}`);
  };
  await zoe.watch(id);
  // What was shown when the game began is searched by coming once more.
  for (const [client, viewer] of viewers) {
    client.socket?.on("message", (frame) => search(client, viewer, String(frame)));
    await client.watch(id);
  }
  await Promise.all(clients.map((client, i) => autoplay(client, id, botFor("sensible", `${i}`, game))));
  expect(leaks).toEqual([]);
  expect(searched).toBeGreaterThan(50_000);
  // The pieces that were sent add up to the view, for everybody.
  const state = t.live?.session.run.s as never;
  for (const [client, viewer] of viewers) {
    await client.send({ t: "ping" });
    const view = JSON.parse(JSON.stringify(GAMES[game].rules.view(state, viewer)));
    expect(same(client.mirrors.get(id)?.view, view)).toBe(true);
  }
  for (const [client] of viewers) client.close();
  await server.clean();
});

describe("the search finds", () => {
  const event = (privately: GameEvent["privately"] & object): GameEvent => ({
    n: 0,
    trail: "",
    id: "x",
    params: {},
    privately,
  });

  test("a card, an alien and a technology that a seat has neither held nor seen, and no other", () => {
    const { rules, config } = GAMES.cosmic;
    const hidden = { alienSelection: "random", useFlares: true, hiddenPowers: true, tech: true };
    const state = rules.setUp(config(3, hidden), "s") as unknown as State;
    state.secret.hands = [[0], [1], [2]];
    state.secret.hidden = [["oracle"], ["filch"], ["clone"]];
    state.table.players = state.table.players.map(() => ({ powers: [], powerless: false }));
    state.secret.techs = [["omega-missile"], ["the-qax"], []];
    const knowledge = new Knowledge(COSMIC, 3);
    knowledge.learn(state);
    const found = (said: object) => knowledge.leaks(0, JSON.stringify(said), undefined);
    const all = [0, 1, 2].map(cardRef);
    expect(found({ options: all })).toEqual(all.slice(1));
    knowledge.hear(event({ 0: { card: all[1] } }));
    expect(found({ options: all })).toEqual(all.slice(2));
    expect(found({ set: { hiddenPowers: ["oracle", "filch"] } })).toEqual(["filch"]);
    expect(found({ events: [{ trail: "turn 1 > use clone" }] })).toEqual(["clone"]);
    expect(found({ options: ["power/oracle", "power/filch", "wild/virus"] })).toEqual([
      "power/filch",
      "card/flare-virus",
    ]);
    knowledge.hear(event({ 0: { card: "card/flare-clone" } }));
    expect(found({ events: [{ trail: "turn 1 > use clone" }], options: ["power/clone"] })).toEqual(["power/clone"]);
    expect(found({ set: { techs: ["omega-missile"] }, options: ["tech/the-qax"] })).toEqual(["tech/the-qax"]);
    const zap = { asked: { question: { source: { by: "card/omni-zap" } } } };
    expect(found(zap)).toEqual(["card/omni-zap"]);
    knowledge.hear({ ...event({}), params: { name: "name/omni-zap" } });
    expect(found(zap)).toEqual([]);
    const view = JSON.parse(JSON.stringify(rules.view(state as never, 1))) as Record<string, unknown>;
    expect(knowledge.leaks(0, "{}", view)).toEqual([]);
    expect(knowledge.leaks(2, "{}", view)).toEqual([cardRef(1)]);
  });

  test("cards held, drawn, offered and planned by others in Race, and actions before they are shown", () => {
    const { rules, config } = GAMES.race;
    const state = rules.setUp(config(3, {}), "s") as unknown as RaceState;
    state.secret.hands = [[10], [11], [12]];
    state.secret.offers = [[], [20], []];
    state.secret.plans[1] = { ...state.secret.plans[1], actions: 4, card: 30 };
    const knowledge = new Knowledge(raceSecrets(), 3);
    knowledge.learn(state);
    const found = (said: object) => knowledge.leaks(0, JSON.stringify(said), undefined);
    const refs = [10, 11, 20, 30].map((card) => CARD_REF[card]);
    expect(found({ options: refs })).toEqual(refs.slice(1));
    const view = JSON.parse(JSON.stringify(rules.view(state as never, 1))) as Record<string, unknown>;
    expect(knowledge.leaks(0, "{}", view)).toEqual([CARD_REF[11], CARD_REF[20], CARD_REF[30]]);
    const shown = { events: [{ trail: "round 3", params: { who: 1, actions: "action/develop" } }] };
    state.table.round = 3;
    state.table.phase = "choose";
    expect(found(shown)).toHaveLength(1);
    expect(found({ asked: { question: { options: ["action/develop"] } } })).toEqual([]);
    state.table.phase = "develop";
    expect(found(shown)).toEqual([]);
    state.table.phase = "choose";
    state.table.round = 4;
    expect(found(shown)).toEqual([]);
  });
});
