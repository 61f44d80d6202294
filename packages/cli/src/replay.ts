/** `hypergate replay`: runs an exported game again and checks its final state, or shows it from its trace. */
import {
  type BaseState,
  type GameEvent,
  history,
  load,
  momentOf,
  type Parts,
  partsAfter,
  type Recording,
  type Rules,
  replay,
  type Session,
  stateHash,
  submit,
  unpackTrace,
} from "@hypergate/kernel";
import { Failure } from "./failure.ts";
import { isRecord, readJson } from "./files.ts";
import { gameNamed } from "./sim.ts";

/** How a game ended, and what was told on the way. */
interface Ended {
  readonly state: BaseState;
  readonly events: readonly GameEvent[];
}

export async function replayFile(file: string, verbose: boolean): Promise<string> {
  const recording = asRecording(file, readJson(file));
  const game = gameNamed(recording.game);
  const { version } = game.rules;
  if (recording.version > version)
    throw new Failure(`${file} was made by version ${recording.version} of ${game.id}, this is version ${version}`);
  const isOlder = recording.version < version;
  const { state, events } = (isOlder ? await traced(file, recording) : undefined) ?? played(file, recording, isOlder);
  const lines = verbose ? history({ events }) : [];
  const hash = stateHash(state);
  lines.push(`${recording.answers.length} answers, ${game.units(state)} ${game.unit}, hash ${hash}`);
  if (isOlder) lines.push(`made by version ${recording.version}, so the hash cannot be compared`);
  else if (recording.hash !== "" && recording.hash !== hash)
    throw new Failure(`${file}: the hash should be ${recording.hash} and is ${hash}`);
  return lines.join("\n");
}

function played(file: string, recording: Recording, isOlder: boolean): Ended {
  try {
    const session = playedAgain(gameNamed(recording.game).rules, recording);
    return { state: session.run.s, events: session.events };
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem;
    const why = isOlder ? `made by version ${recording.version}, whose rules were others: ` : "";
    throw new Failure(`${file}: ${why}${problem.message}`);
  }
}

/** A game of a study may begin in its middle, at `start`: where a power was taken away. */
function playedAgain(rules: Rules<BaseState>, recording: Recording & { readonly start?: unknown }): Session<BaseState> {
  const { start, answers, ...rest } = recording;
  if (start === undefined) return replay(rules, recording);
  const session = load(rules, { ...rest, answers: [], mark: 0, checkpoint: start });
  for (const [i, answer] of answers.entries())
    if (submit(session, answer) !== undefined) throw new Error(`answer ${i + 1} (${answer.key}) was refused`);
  return session;
}

/** From how it looked then; nothing if the file does not say. */
async function traced(file: string, recording: Recording & { readonly trace?: unknown }): Promise<Ended | undefined> {
  if (typeof recording.trace !== "string") return undefined;
  const { rules } = gameNamed(recording.game);
  const trace = await unpackTrace(recording.trace).catch(() => {
    throw new Failure(`${file} is damaged: its trace cannot be read`);
  });
  const { answers } = recording;
  let parts: Parts | undefined;
  const moments = trace.points.map((point) => momentOf(rules, (parts = partsAfter(parts, point))));
  const isAsked = answers.every(({ who, key }, n) => moments[n]?.pending.some((q) => q.who === who && q.key === key));
  const last = moments.at(-1);
  if (last === undefined || !isAsked || moments.length !== answers.length + 1)
    throw new Failure(`${file} is damaged: its trace is of another game`);
  return { state: last.s, events: trace.events };
}

export function asRecording(file: string, value: unknown): Recording {
  if (!isRecord(value) || value.format !== "hypergate-game") throw new Failure(`${file} is not an exported game`);
  const { game, version, seed, config, answers, hash } = value;
  const sound =
    typeof game === "string" &&
    Number.isInteger(version) &&
    typeof seed === "string" &&
    isRecord(config) &&
    typeof hash === "string" &&
    typeof value.courtesy === "boolean" &&
    Array.isArray(answers) &&
    answers.every((answer) => isRecord(answer) && Number.isInteger(answer.who) && typeof answer.key === "string");
  if (!sound)
    throw new Failure(
      `${file} is damaged: an exported game has game, version, seed, config, courtesy, answers and hash`,
    );
  return value as unknown as Recording;
}
