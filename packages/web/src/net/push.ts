/** Pushes of the browser: the server can reach this device while no page is open. */
import { registerWorker } from "./service-worker.ts";

/** Pushes need a secure page and a browser that can. */
export function canPush(): boolean {
  return window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Asks the reader and subscribes this browser; nothing if the reader or the browser does not want to. */
export async function subscribe(key: string): Promise<Subscription | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const registration = await registerWorker();
  if (registration === undefined) return undefined;
  await navigator.serviceWorker.ready;
  const known = await registration.pushManager.getSubscription();
  const made =
    known ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys = {} } = made.toJSON();
  const { p256dh, auth } = keys;
  return endpoint === undefined || p256dh === undefined || auth === undefined
    ? undefined
    : { endpoint, keys: { p256dh, auth } };
}
