import { cosmicBots } from "@hypergate/bots/without-files";
import type { SimulatedGame } from "@hypergate/games";
import { simulatedCosmic } from "@hypergate/games/cosmic-simulated";
import { homebrewPlayable } from "./homebrew.ts";

/** Cosmic Encounter without a server, with the host's own aliens. */
export async function simulated(): Promise<SimulatedGame> {
  await homebrewPlayable();
  return simulatedCosmic(cosmicBots) as unknown as SimulatedGame;
}
