import { addressOf } from "./place.ts";

/** The one service worker of the client (`sw.ts`). Registering it again changes nothing. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(addressOf("/sw.js"), { scope: addressOf("/") });
}
