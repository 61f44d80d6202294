/** The keys that sign pushes (VAPID), kept with the data: with others, browsers would have to be asked anew. */
import webpush from "web-push";
import type { Store } from "../store/store.ts";

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export const PUSH_KEYS_NAME = "push-keys";

export async function pushKeys(kept: Store["kept"]): Promise<PushKeys> {
  const keys = JSON.parse(
    await kept(PUSH_KEYS_NAME, () => JSON.stringify(webpush.generateVAPIDKeys())),
  ) as Partial<PushKeys>;
  if (keys.publicKey === undefined || keys.privateKey === undefined)
    throw new Error("what is kept as push-keys holds no keys; delete it to make new ones");
  return { publicKey: keys.publicKey, privateKey: keys.privateKey };
}
