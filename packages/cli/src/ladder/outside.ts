/**
 * Games with bots of other processes. A server of our own runs on a free port; each game is a table there. An outside bot is a command
 * that is given the address of the server, the invite code of the table and a name, as `examples/bot.py` is.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { type Server, serve } from "@hypergate/server";
import { Failure } from "../failure.ts";
import { isRecord } from "../files.ts";
import type { LadderPlan } from "./play.ts";
import type { Fixture } from "./schedule.ts";

/** A bot of another process: its name, and the command that runs it. */
export interface OutsideBot {
  readonly name: string;
  readonly command: string;
}

const GAME_MS = 600_000;
const SITTING_MS = 30_000;
const POLL_MS = 60;
const PLENTY = 1_000_000;

export class Arena {
  readonly #server: Server;
  readonly #data: string;
  readonly #outside: readonly OutsideBot[];
  #cookie = "";

  private constructor(server: Server, data: string, outside: readonly OutsideBot[]) {
    this.#server = server;
    this.#data = data;
    this.#outside = outside;
  }

  static async open(outside: readonly OutsideBot[]): Promise<Arena> {
    const data = mkdtempSync(join(tmpdir(), "hypergate-ladder-"));
    const limits = {
      visits: PLENTY,
      requests: PLENTY,
      creations: PLENTY,
      guests: PLENTY,
      messages: PLENTY,
      burst: PLENTY,
      opened: PLENTY,
      openedOfAddress: PLENTY,
      openedInAll: PLENTY,
    };
    const server = await serve({ port: 0, host: "127.0.0.1", data, limits });
    const arena = new Arena(server, data, outside);
    await arena.#call("POST", "/api/guests", { name: "Ladder" });
    return arena;
  }

  async close(): Promise<void> {
    await this.#server.close();
    rmSync(this.#data, { recursive: true, force: true });
  }

  /** Plays one game and says which seats won. */
  async play({ game, players, bots, settings }: LadderPlan, { seats }: Fixture): Promise<readonly number[]> {
    const names = seats.map((bot) => bots[bot]);
    const outsideAt = names.map((name) => this.#outside.find((one) => one.name === name));
    const options = {
      public: false,
      spectators: true,
      courtesy: false,
      pace: "instant",
      clock: { per: "none", seconds: 0 },
    };
    const wanted = Object.fromEntries(Object.entries(settings).filter(([name]) => !name.includes(".")));
    const table = await this.#call("POST", "/api/tables", { game, players, settings: wanted, options, bots: [] });
    const [id, code] = [String(table.id), String(table.code)];
    // The host keeps a seat until somebody else sits, and then stands up: to a bot of ours, or to the last one from outside.
    const hosted = outsideAt.includes(undefined) ? outsideAt.lastIndexOf(undefined) : players - 1;
    if (hosted !== 0) await this.#call("POST", `/api/tables/${id}/sit`, { seat: hosted });
    for (const [seat, name] of names.entries())
      if (outsideAt[seat] === undefined && seat !== hosted)
        await this.#call("POST", `/api/tables/${id}/bot`, { seat, bot: name });
    const running: Running[] = [];
    try {
      for (const [seat, bot] of outsideAt.entries())
        if (bot !== undefined && seat !== hosted) running.push(await this.#seat(bot, id, code, seat));
      await this.#call("POST", `/api/tables/${id}/stand`, {});
      const last = outsideAt[hosted];
      if (last === undefined) await this.#call("POST", `/api/tables/${id}/bot`, { seat: hosted, bot: names[hosted] });
      else running.push(await this.#seat(last, id, code, hosted));
      await this.#call("POST", `/api/tables/${id}/start`, {});
      return await this.#winners(id, code, running);
    } finally {
      for (const { stop } of running) stop();
    }
  }

  /** Starts an outside bot and waits until it sits there and is ready. */
  async #seat({ name, command }: OutsideBot, id: string, code: string, seat: number): Promise<Running> {
    const running = start(name, command, [this.#base(), code, `${name} ${seat + 1}`]);
    for (const began = performance.now(); performance.now() - began < SITTING_MS; await pause(POLL_MS)) {
      running.check();
      const { seats } = await this.#call("GET", `/api/tables/${id}?code=${code}`);
      const holder: unknown = Array.isArray(seats) ? seats[seat] : undefined;
      if (isRecord(holder) && holder.kind === "person" && holder.ready === true) return running;
    }
    running.stop();
    throw new Failure(`the outside bot ${name} did not sit down within ${SITTING_MS / 1000} s${running.said()}`);
  }

  async #winners(id: string, code: string, running: readonly Running[]): Promise<readonly number[]> {
    for (const began = performance.now(); performance.now() - began < GAME_MS; await pause(POLL_MS)) {
      const { status, result } = await this.#call("GET", `/api/tables/${id}?code=${code}`);
      if (status === "over" && isRecord(result)) return result.winners as number[];
      for (const { check } of running) check();
    }
    throw new Failure(`a game was not over after ${GAME_MS / 1000} s`);
  }

  #base(): string {
    return `http://127.0.0.1:${this.#server.port}`;
  }

  /** A call as the guest who opens the tables. */
  async #call(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
    const who = { cookie: this.#cookie };
    const headers = body === undefined ? who : { ...who, "content-type": "application/json" };
    const response = await fetch(this.#base() + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const cookie = response.headers.get("set-cookie");
    if (cookie !== null) this.#cookie = cookie.split(";")[0];
    const answer = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Failure(`the ladder's server refused ${path}: ${JSON.stringify(answer.error)}`);
    return answer;
  }
}

interface Running {
  readonly stop: () => void;
  /** Throws if it has ended with an error. */
  readonly check: () => void;
  /** The last it said. */
  readonly said: () => string;
}

const MOST_SAID = 300;

function start(name: string, command: string, words: readonly string[]): Running {
  const [program, ...given] = command.split(" ").filter((word) => word !== "");
  const child = spawn(program, [...given, ...words], { stdio: ["ignore", "ignore", "pipe"] });
  let heard = "";
  let problem: string | undefined;
  child.stderr.on("data", (data: Buffer) => {
    heard = (heard + data.toString()).slice(-MOST_SAID);
  });
  child.on("error", (error) => {
    problem = error.message;
  });
  child.on("exit", (status) => {
    if (status !== 0 && status !== null) problem = `exit code ${status}`;
  });
  const said = () => (heard === "" ? "" : `: ${heard.trim().split("\n").at(-1) ?? ""}`);
  return {
    stop: () => {
      child.kill();
    },
    check: () => {
      if (problem !== undefined) throw new Failure(`the outside bot ${name} has failed (${problem})${said()}`);
    },
    said,
  };
}
