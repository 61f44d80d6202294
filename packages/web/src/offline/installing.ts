/** Registers the service worker, and tells when a newer version of the client is ready. */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { registerWorker } from "../net/service-worker.ts";

const store = createStore<{ readonly waiting: ServiceWorker | undefined }>(() => ({ waiting: undefined }));

/** The first visit is for what the reader came for; the rest is kept a little later. */
const LATER_MS = 1_500;
/** How often a page that stays open looks for a newer version. */
const LOOK_MS = 30 * 60_000;

export function keepInstalled(): void {
  const workers = navigator.serviceWorker;
  if (workers === undefined) return;
  let isControlled = workers.controller !== null;
  // All pages change to the new version together.
  workers.addEventListener("controllerchange", () => {
    if (isControlled) location.reload();
    isControlled = true;
  });
  setTimeout(() => {
    registerWorker().then(watch, () => undefined);
  }, LATER_MS);
}

function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (registration === undefined) return;
  const look = () => {
    const { waiting, active } = registration;
    store.setState({ waiting: active === null ? undefined : (waiting ?? undefined) });
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  look();
  setInterval(() => void registration.update().catch(() => undefined), LOOK_MS);
}

export function useWaitingVersion(): ServiceWorker | undefined {
  return useStore(store, (state) => state.waiting);
}
