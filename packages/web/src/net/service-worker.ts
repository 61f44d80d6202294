import { addressOf } from "./place.ts";

/** The one service worker of the client (`sw.ts`). Registering it again changes nothing. Some browsers have none without saying so. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  await navigator.serviceWorker.register(addressOf("/sw.js"), { scope: addressOf("/") });
  return navigator.serviceWorker.getRegistration(addressOf("/"));
}
