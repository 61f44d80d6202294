import more from "@hypergate/bots/nets/more?url";
import two from "@hypergate/bots/nets/two?url";
import { type Nets, raceBotsWith, unpackNet } from "@hypergate/bots/without-files";
import type { BaseState, Rules } from "@hypergate/kernel";
import { race, type State } from "@hypergate/race";
import type { OfflineGame } from "../game/offline-game.ts";

async function net(address: string): Promise<Nets["two"]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return unpackNet(new Uint8Array(await response.arrayBuffer()));
}

/** Race for the Galaxy without a server, with the nets of the expert. */
export async function offlineGame(): Promise<OfflineGame> {
  const nets: Nets = { two: await net(two), more: await net(more) };
  return {
    rules: race as unknown as Rules<BaseState>,
    bots: raceBotsWith(() => nets),
    winners: (state) => (state as State).table.result?.winners ?? [],
    units: (state) => (state as State).table.round,
  };
}
