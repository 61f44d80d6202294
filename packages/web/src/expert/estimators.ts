/** What tells winning chances in the workers of a page. */
import type { Estimator } from "@hypergate/bots/chances";

const LOADERS: Readonly<Record<string, () => Promise<Estimator>>> = {
  cosmic: async () => (await import("@hypergate/bots/chances")).cosmicEstimator as unknown as Estimator,
  race: async () => {
    const [{ raceEstimatorWith }, { loadNets }] = await Promise.all([
      import("@hypergate/bots/chances"),
      import("../race/nets.ts"),
    ]);
    return raceEstimatorWith(await loadNets()) as unknown as Estimator;
  },
};

export async function loadEstimator(game: string): Promise<Estimator> {
  const loader = LOADERS[game];
  if (loader === undefined) throw new Error(`there is no game ${game}`);
  return loader();
}
