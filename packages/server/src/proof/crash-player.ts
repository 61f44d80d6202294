/** A person of the crash proof: plays, talks and changes seats over one server after another, and sends again what was lost. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Value } from "@hypergate/kernel";
import { WebSocket } from "ws";
import { type Client, Refused } from "../testing/client.ts";
import { botFor, RANDOM_TABLE } from "../testing/playing.ts";
import type { SentAnswer } from "./audit.ts";

/** Something acknowledged about a table that must still be there. */
export interface Said {
  readonly table: string;
  readonly text: string;
}

/** What was acknowledged before the game of a table began. */
export interface Lobby {
  readonly table: string;
  readonly bots: readonly string[];
}

const RACE = { game: "race", players: 3, settings: {}, options: {} };

export class Player {
  readonly client: Client;
  readonly acknowledged: SentAnswer[] = [];
  /** Everything that was ever sent. */
  readonly sent: SentAnswer[] = [];
  readonly said: Said[] = [];
  readonly lobbies: Lobby[] = [];
  /** Answers that were sent again after a crash, and of those the ones that had arrived. */
  resent = 0;
  arrived = 0;
  readonly problems: string[] = [];
  /** How long each time without a connection took, until the table was shown again, in milliseconds. */
  readonly away: number[] = [];
  #lostAt: number | undefined;
  sending: SentAnswer | undefined;
  /** The answer that is on its way was found on the disk. */
  isStored = false;
  table = "";
  #rounds: number;

  /** `first` decides with which sort of table the person begins. */
  constructor(client: Client, first: number) {
    this.client = client;
    this.#rounds = first;
  }

  /** Plays until the connection breaks. */
  async play(): Promise<void> {
    await this.client.connect();
    this.client.socket?.once("close", () => {
      this.#lostAt ??= performance.now();
    });
    if (this.table !== "") await this.client.watch(this.table, { seen: this.client.mirrors.get(this.table)?.n ?? 0 });
    if (this.#lostAt !== undefined) this.away.push(performance.now() - this.#lostAt);
    this.#lostAt = undefined;
    await this.#sendAgain();
    while (this.client.socket?.readyState === WebSocket.OPEN) {
      if (this.table === "" || this.client.tables.get(this.table)?.status === "over") await this.#newTable();
      if (!(await this.#step())) await sleep(2);
    }
  }

  /** The answer that was on its way: it counts once, whether it had arrived or not. */
  async #sendAgain(): Promise<void> {
    const { sending } = this;
    if (sending === undefined) return;
    this.resent++;
    const said = await this.client.answer(sending.table, sending.ask, sending.value).catch(stopIfClosed);
    this.sending = undefined;
    if (said !== false) this.acknowledged.push(sending);
    if (said !== false && said.again === true) this.arrived++;
    if (this.isStored && (said === false || said.again !== true))
      this.problems.push(`${sending.table}: the answer ${sending.ask} is stored, and sent again it is not recognised`);
  }

  /** Half of the tables begin at once; at the others the host first changes seats. */
  async #newTable(): Promise<void> {
    const round = this.#rounds++;
    const game = round % 2 === 0 ? RANDOM_TABLE : RACE;
    const wish = { ...game, options: { public: true, pace: "instant", courtesy: round % 4 < 2 } };
    const post = (path: string, body: object) => this.client.http("POST", `/api/tables${path}`, body);
    if (round % 3 === 0) {
      const { id } = await post("", { ...wish, bots: ["sensible", "random"], start: true });
      this.table = `${id}`;
    } else {
      const { id } = await post("", wish);
      for (const [seat, bot] of [
        [1, "random"],
        [2, "sensible"],
      ] as const)
        await post(`/${id}/bot`, { seat, bot });
      await post(`/${id}/kick`, { seat: 2 });
      await post(`/${id}/bot`, { seat: 2, bot: "random" });
      this.lobbies.push({ table: `${id}`, bots: ["random", "random"] });
      await post(`/${id}/start`, {});
      this.table = `${id}`;
    }
    await this.client.watch(this.table);
  }

  async #step(): Promise<boolean> {
    const mirror = this.client.mirrors.get(this.table);
    if (mirror?.asked == null) return false;
    const { ask, question } = mirror.asked;
    const chance = Math.random();
    if (chance < 0.02) await this.client.send({ t: "undo", table: this.table }).catch(stopIfClosed);
    else if (chance < 0.06) await this.#talk();
    const game = this.client.tables.get(this.table)?.game;
    const value = botFor("sensible", ask, game)(question, () => mirror.view) as Value;
    const given = { table: this.table, seat: mirror.viewer as number, ask, value };
    this.sending = given;
    this.sent.push(given);
    const ok = await this.client.answer(this.table, ask, value).catch(stopIfClosed);
    if (ok !== false) this.acknowledged.push(given);
    this.sending = undefined;
    return true;
  }

  async #talk(): Promise<void> {
    const line = { table: this.table, text: `line ${this.said.length} ${Math.random()}` };
    const ok = await this.client.send({ t: "chat", ...line }).catch(stopIfClosed);
    if (ok !== false) this.said.push(line);
  }
}

/** A refusal is no reason to stop: another answer, the clock or an undo were faster. */
function stopIfClosed(problem: unknown): false {
  if (!(problem instanceof Refused)) throw problem;
  return false;
}
