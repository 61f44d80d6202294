/** What a round of Race asks of a person who plays sensibly, through the page: taps from the choice of an action to the next. */
import { raceBots } from "@hypergate/bots";
import { optionsOf, type Question, type Ref, type Value } from "@hypergate/kernel";
import type { View } from "@hypergate/race";
import type { FrameOf } from "@hypergate/wire";
import type { Browser, Page } from "playwright-core";
import { changed } from "../table/mirror.ts";
import { listed } from "./figures.ts";
import { raceTable } from "./games.ts";
import { type Habits, hit, play } from "./page-player.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import type { Asked, Target } from "./sight.ts";
import { writeDown } from "./trouble.ts";
import { comeIn, goTo, type Look, openTable, type Visitor, visit } from "./visitor.ts";

const GAMES = 14;
/** On average, for one who has changed nothing, and for one who wants to confirm and says so at the first choice. */
const MOST_TAPS = { usual: 6, careful: 8 } as const;
type Manner = keyof typeof MOST_TAPS;

interface RoundEffort {
  readonly manner: Manner;
  readonly rounds: Map<number, number>;
  readonly byKey: Map<string, number>;
}

export async function proveRacePace(browser: Browser, base: string, options: ProofOptions): Promise<Proof> {
  const { games = GAMES, sizes, languages, from, workers } = options;
  const efforts: RoundEffort[] = [];
  const problems: string[] = [];
  const next = Array.from({ length: games }, (_, i) => from + i).values();
  const work = async () => {
    for (const n of next) {
      const look = { size: sizes[n % sizes.length], language: languages[n % languages.length] };
      const found = await playOne(browser, base, n, look);
      if (typeof found === "string") problems.push(found);
      else efforts.push(found);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  const told = (["usual", "careful"] as const).map((manner) => inWords(manner, efforts));
  return {
    lines: told.flatMap(({ lines }) => lines),
    problems: [...problems, ...told.flatMap((one) => one.problems)],
  };
}

function inWords(manner: Manner, all: readonly RoundEffort[]): Proof {
  const efforts = all.filter((effort) => effort.manner === manner);
  const rounds = efforts.flatMap((effort) => [...effort.rounds.values()]);
  if (rounds.length === 0) return { lines: [], problems: [] };
  const average = rounds.reduce((sum, n) => sum + n, 0) / rounds.length;
  const byKey = new Map<string, number>();
  for (const effort of efforts) for (const [key, n] of effort.byKey) byKey.set(key, (byKey.get(key) ?? 0) + n);
  const most = MOST_TAPS[manner];
  return {
    lines: [
      `${rounds.length} rounds of Race in ${efforts.length} games, ${manner}: ${average.toFixed(2)} taps each`,
      `taps by question: ${listed(byKey)}`,
    ],
    problems: average > most ? [`a round takes ${average.toFixed(2)} taps (${manner}), more than ${most}`] : [],
  };
}

async function playOne(browser: Browser, base: string, n: number, look: Look): Promise<RoundEffort | string> {
  const visitor = await visit(browser, base, look);
  try {
    await comeIn(visitor);
    const id = await openTable(visitor, raceTable(n));
    const manner = Math.floor(n / 7) % 2 === 0 ? "usual" : "careful";
    const { habits, effort } = sensibleRacer(visitor, `pace ${n}`, manner);
    await goTo(visitor, `/t/${id}`);
    await play(visitor, habits);
    return effort;
  } catch (problem) {
    return await writeDown(visitor, `a sensible game of Race ${n}`, problem);
  } finally {
    await visitor.context.close();
  }
}

type Heard = FrameOf<"state"> | FrameOf<"update">;

/** Call before the page of the table is opened. */
function sensibleRacer(
  { page }: Visitor,
  seed: string,
  manner: Manner,
): { readonly habits: Habits; readonly effort: RoundEffort } {
  const effort: RoundEffort = { manner, rounds: new Map(), byKey: new Map() };
  const bot = raceBots.sensible(seed);
  let view: object = {};
  let question: Question | undefined;
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const frame = JSON.parse(String(payload)) as Heard;
      if (frame.t !== "state" && frame.t !== "update") return;
      view = changed(frame.t === "state" ? {} : view, frame);
      if ("asked" in frame) question = frame.asked?.question as Question | undefined;
    });
  });
  let wanted: { readonly ask: string; readonly question: Question; readonly value: Value } | undefined;
  const decide = ({ ask, key }: Asked) => {
    if (wanted?.ask !== ask && question?.key === key)
      wanted = { ask, question, value: bot(question, () => view as View) };
    return wanted?.ask === ask ? wanted : undefined;
  };
  return {
    effort,
    habits: {
      until: async ({ asked }) => {
        if (manner === "careful" && asked?.key.startsWith("choose.action") === true) await switchConfirmingOn(page);
        return false;
      },
      prefer: (asked, open) => {
        const meant = decide(asked);
        return meant === undefined ? undefined : nextTap(meant.question, meant.value, asked.isTurned, open);
      },
      hit: (visitor, target) => {
        const { round } = (view as View).table;
        if (round > 0) {
          effort.rounds.set(round, (effort.rounds.get(round) ?? 0) + 1);
          effort.byKey.set(question?.key ?? "", (effort.byKey.get(question?.key ?? "") ?? 0) + 1);
        }
        return hit(visitor, target);
      },
    },
  };
}

/** The switch stands beside the choice of an action. */
async function switchConfirmingOn(page: Page): Promise<void> {
  const box = page.locator(".race-switch input");
  if ((await box.count()) > 0 && !(await box.isChecked())) await box.click();
}

/** The next tap towards an answer; nothing where the page does not let it be given so. */
function nextTap(question: Question, value: Value, isTurned: boolean, open: readonly Target[]): Target | undefined {
  const answer = (name: string) => open.find((one) => one.what === "answer" && one.name === name);
  if (question.kind === "one") {
    const said = answer(String(value));
    const go = answer("go");
    const meant = open.find((one) => one.what === "thing" && one.name === value);
    // In the sheet of a card there is only its answer.
    if (meant === undefined) return said ?? go;
    return said ?? (meant.pressed ? (go ?? meant) : meant);
  }
  if (question.kind === "confirm") return answer(String(value));
  const given = value as readonly Ref[];
  const picks = isTurned ? optionsOf(question).filter((ref) => !given.includes(ref)) : given;
  const missing = open.find(({ what, name, pressed }) => what === "thing" && picks.includes(name) && !pressed);
  const surplus = open.find(({ what, name, pressed }) => what === "thing" && pressed && !picks.includes(name));
  return missing ?? surplus ?? answer("go");
}
