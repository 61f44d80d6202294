/** The keys that sign pushes (VAPID), kept beside the data: with others, browsers would have to be asked anew. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import webpush from "web-push";

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export const PUSH_KEYS_FILE = "push-keys";

export function pushKeys(folder: string): PushKeys {
  const file = join(folder, PUSH_KEYS_FILE);
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(webpush.generateVAPIDKeys()), { mode: 0o600, flag: "wx" });
  const keys = JSON.parse(readFileSync(file, "utf8")) as Partial<PushKeys>;
  if (keys.publicKey === undefined || keys.privateKey === undefined)
    throw new Error(`${file} holds no keys; delete it to make new ones`);
  return { publicKey: keys.publicKey, privateKey: keys.privateKey };
}
