/** `hypergate replay`: runs an exported game again and checks its final state. */
import { history, type Recording, replay, stateHash } from "@hypergate/kernel";
import { Failure } from "./failure.ts";
import { isRecord, readJson } from "./files.ts";
import { gameNamed } from "./sim.ts";

export function replayFile(file: string, verbose: boolean): string {
  const recording = asRecording(file, readJson(file));
  const game = gameNamed(recording.game);
  if (recording.version > game.rules.version)
    throw new Failure(
      `${file} was made by version ${recording.version} of ${game.id}, this is version ${game.rules.version}`,
    );
  const isOlder = recording.version < game.rules.version;
  const session = (() => {
    try {
      return replay(game.rules, recording);
    } catch (problem) {
      if (!(problem instanceof Error)) throw problem;
      const why = isOlder ? `made by version ${recording.version}, whose rules were others: ` : "";
      throw new Failure(`${file}: ${why}${problem.message}`);
    }
  })();
  const hash = stateHash(session.run.s);
  const lines = verbose ? history(session) : [];
  lines.push(`${recording.answers.length} answers, ${game.units(session.run.s)} ${game.unit}, hash ${hash}`);
  if (isOlder) lines.push(`made by version ${recording.version}, so the hash cannot be compared`);
  else if (recording.hash !== "" && recording.hash !== hash)
    throw new Failure(`${file}: the hash should be ${recording.hash} and is ${hash}`);
  return lines.join("\n");
}

function asRecording(file: string, value: unknown): Recording {
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
