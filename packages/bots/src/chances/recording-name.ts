import { digest, type Recording } from "@hypergate/kernel";

/** What tells recordings apart. */
export function nameOfRecording({ game, version, seed, config, answers }: Recording): string {
  return digest(JSON.stringify([game, version, seed, config, answers]));
}
