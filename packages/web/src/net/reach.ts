/**
 * The address to pass on. On the machine of the server itself the page is often open under a name that leads nobody else
 * here (`localhost`); then the server says where others find it.
 */
import type { PlaceInfo } from "@hypergate/wire";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { get } from "./api.ts";
import { addressOf } from "./place.ts";

const HERE = /^(localhost|127\.|\[::1\])/;

const store = createStore<{ readonly place: PlaceInfo | undefined }>(() => ({ place: undefined }));
let asking: Promise<void> | undefined;

/** Once is enough, unless the server could not be reached. */
function learnPlace(): Promise<void> {
  asking ??= askPlace();
  return asking;
}

async function askPlace(): Promise<void> {
  try {
    store.setState({ place: await get<"GET /api/place">("/api/place") });
  } catch {
    asking = undefined;
  }
}

export interface Reach {
  /** Only this computer can open what is passed on. */
  readonly isOnlyHere: boolean;
  /** A page of ours as others open it. */
  readonly share: (to: string) => string;
}

export function useReach(): Reach {
  useEffect(() => {
    if (HERE.test(location.hostname)) void learnPlace();
  }, []);
  const place = useStore(store, (state) => state.place);
  const base = place?.addresses[0];
  return {
    isOnlyHere: place?.isOnlyHere === true,
    share: (to) => (base === undefined ? location.origin + addressOf(to) : base + to),
  };
}
