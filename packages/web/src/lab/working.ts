/** What a worker of the lab does, apart from being one. */
import type { SimulatedGame } from "@hypergate/games";
import { playJob, recordJob, type Study } from "@hypergate/games/study";
import type { FromLab, ToLab } from "./messages.ts";

/** Answers messages; whatever goes wrong is told too. */
export function working(
  load: (game: string) => Promise<SimulatedGame>,
  tell: (message: FromLab) => void,
): (message: ToLab) => Promise<void> {
  let at: { readonly game: SimulatedGame; readonly study: Study } | undefined;

  const act = async (message: ToLab): Promise<void> => {
    if (message.do === "study") {
      at = { game: await load(message.study.game), study: message.study };
      tell({ tells: "ready" });
    } else if (at === undefined) throw new Error("there is no study yet");
    else if (message.do === "record")
      tell({ tells: "recorded", job: message.job, recording: recordJob(at.game, at.study, message.job) });
    else {
      const { game, study } = at;
      const { from, to } = message;
      const began = performance.now();
      const results = Array.from({ length: to - from }, (_, i) => playJob(game, study, from + i));
      tell({ tells: "played", from, results, ms: performance.now() - began });
    }
  };

  return async (message) => {
    try {
      await act(message);
    } catch (problem) {
      tell({ tells: "broken", why: String(problem) });
    }
  };
}
