import { raceBotsWith } from "@hypergate/bots/without-files";
import type { SimulatedGame } from "@hypergate/games";
import { simulatedRace } from "@hypergate/games/race-simulated";
import { loadNets } from "./nets.ts";

/** Race for the Galaxy without a server, with the nets of the expert. */
export async function simulated(): Promise<SimulatedGame> {
  const nets = await loadNets();
  return simulatedRace(raceBotsWith(() => nets)) as unknown as SimulatedGame;
}
