/**
 * Somebody who plays as the sensible bot would, through the page: to count what a whole game asks of a person. What the bot is
 * told comes from the socket; everything it decides is tapped where it is drawn.
 */
import { cosmicBots } from "@hypergate/bots";
import type { View } from "@hypergate/cosmic";
import { type Counts, type Question, type Ref, same, type Value } from "@hypergate/kernel";
import type { FrameOf } from "@hypergate/wire";
import { prepare } from "../cosmic/prepare.ts";
import { NOTHING_YET } from "../table/feed.ts";
import { changed } from "../table/mirror.ts";
import { type Habits, hit } from "./page-player.ts";
import type { Asked, Target } from "./sight.ts";
import type { Visitor } from "./visitor.ts";

export interface Effort {
  answers: number;
  passes: number;
  /** Taps in each encounter in which the player was the offense. */
  readonly own: Map<number, number>;
  /** The same taps by question. */
  readonly byKey: Map<string, number>;
}

const PASS: Ref = "word/pass";
const SEAT = 0;

type Heard = FrameOf<"state"> | FrameOf<"update">;

/** Call before the page of the table is opened. */
export function sensiblePlayer({ page }: Visitor, seed: string): { readonly habits: Habits; readonly effort: Effort } {
  const effort: Effort = { answers: 0, passes: 0, own: new Map(), byKey: new Map() };
  const bot = cosmicBots.sensible(seed);
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
  let wanted: { readonly ask: string; readonly value: Value; readonly question: Question } | undefined;
  const decide = ({ ask, key }: Asked) => {
    if (wanted?.ask === ask || question === undefined || question.key !== key) return wanted;
    wanted = { ask, question, value: bot(question, () => view) };
    effort.answers++;
    if (same(wanted.value, PASS)) effort.passes++;
    return wanted;
  };
  return {
    effort,
    habits: {
      prefer: (asked, open, taps) => {
        const meant = decide(asked);
        return meant === undefined ? undefined : nextTap(meant.question, meant.value, open, taps, view);
      },
      hit: (visitor, target) => {
        const { encounter } = (view as View).table;
        if (encounter.offense === SEAT) {
          const key = question === undefined ? "" : `${question.key} (${question.source.by})`;
          effort.own.set(encounter.n, (effort.own.get(encounter.n) ?? 0) + 1);
          effort.byKey.set(key, (effort.byKey.get(key) ?? 0) + 1);
        }
        return hit(visitor, target);
      },
    },
  };
}

/** The next tap towards an answer; nothing where the page does not let it be given so. */
function nextTap(
  question: Question,
  value: Value,
  open: readonly Target[],
  taps: number,
  view: object,
): Target | undefined {
  const answer = (name: string) => open.find((one) => one.what === "answer" && one.name === name);
  const thing = (name: string, side = "") =>
    open.find((one) => one.what === "thing" && one.name === name && (side === "" || one.side === side));
  switch (question.kind) {
    case "one": {
      const meant = thing(String(value));
      return answer(String(value)) ?? (meant?.pressed === true ? (answer("go") ?? meant) : meant);
    }
    case "confirm":
      return answer(String(value));
    case "some":
      if (question.min < question.max && (value as readonly Ref[]).length === question.options.length && answer("all"))
        return answer("all");
      return missing(value as readonly Ref[], open) ?? surplus(value as readonly Ref[], open) ?? answer("go");
    case "order":
      return missing(value as readonly Ref[], open) ?? answer("go");
    case "spread":
      return toSpread(question, value as Counts, taps, view, thing) ?? answer("go");
    case "deal": {
      const said = value as { readonly do: string; readonly give?: Counts; readonly want?: Counts };
      if (said.do !== "offer") return answer(said.do);
      const pieces = [...piecesOf(said.give, "give"), ...piecesOf(said.want, "want")];
      if (taps === 0 && pieces.length === 2 && pieces.every(([ref]) => ref.startsWith("planet/")) && answer("even"))
        return answer("even");
      const next = pieces[taps];
      return (next === undefined ? answer("offer") : thing(...next)) ?? answer("refuse");
    }
    default:
      return answer("go");
  }
}

function missing(wanted: readonly Ref[], open: readonly Target[]): Target | undefined {
  const next = wanted.find((ref) =>
    open.some(({ what, name, pressed }) => what === "thing" && name === ref && !pressed),
  );
  return open.find(({ what, name }) => what === "thing" && name === next);
}

function surplus(wanted: readonly Ref[], open: readonly Target[]): Target | undefined {
  return open.find(({ what, name, pressed }) => what === "thing" && pressed && !wanted.includes(name));
}

/** What is proposed is taken if it is as many. */
function toSpread(
  question: Question,
  wanted: Counts,
  taps: number,
  view: object,
  thing: (name: string) => Target | undefined,
): Target | undefined {
  const draft = prepare(question, { ...NOTHING_YET, view });
  const proposed = draft.kind === "spread" ? draft.counts : {};
  const sum = (counts: Counts) => Object.values(counts).reduce((all, n) => all + n, 0);
  if (sum(proposed) >= sum(wanted)) return undefined;
  const more = Object.entries(wanted).flatMap(([ref, n]) =>
    new Array<Ref>(Math.max(0, n - (proposed[ref] ?? 0))).fill(ref),
  );
  const next = more[taps];
  return next === undefined ? undefined : thing(next);
}

function piecesOf(counts: Counts = {}, side: string): (readonly [string, string])[] {
  return Object.entries(counts).flatMap(([ref, n]) => new Array<readonly [string, string]>(n).fill([ref, side]));
}
