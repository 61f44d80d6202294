/** The nets of the expert, as files of the client. */
import more from "@hypergate/bots/nets/more?url";
import two from "@hypergate/bots/nets/two?url";
import { type Nets, unpackNet } from "@hypergate/bots/without-files";

async function net(address: string): Promise<Nets["two"]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return unpackNet(new Uint8Array(await response.arrayBuffer()));
}

export async function loadNets(): Promise<Nets> {
  return { two: await net(two), more: await net(more) };
}
