/** Who I am on this server: nobody yet, or a guest with a name. */
import type { Language } from "@hypergate/kernel";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { keep, kept } from "../kept.ts";
import { languageNow, setLanguage, translate } from "../words/words.ts";
import { get, patch, post } from "./api.ts";

export type Me =
  | { readonly is: "unknown" }
  | { readonly is: "unreachable" }
  | { readonly is: "nobody" }
  | {
      readonly is: "somebody";
      readonly name: string;
      /** The server shows it only when it is made. */
      readonly recovery?: string;
    };

/** The last name, for games without a network. */
const NAME_KEY = "name";

const store = createStore<{ readonly me: Me }>(() => ({ me: { is: "unknown" } }));
let learning: Promise<void> | undefined;

function show(me: Me): void {
  if (me.is === "somebody") keep(NAME_KEY, me.name);
  if (me.is === "nobody") keep(NAME_KEY, "");
  store.setState({ me });
}

/** Asks the server who I am; once is enough, unless it could not be reached. */
export function learnMe(): Promise<void> {
  learning ??= askWhoIAm();
  return learning;
}

async function askWhoIAm(): Promise<void> {
  try {
    const { name, language } = await get<"GET /api/me">("/api/me");
    show(name === undefined ? { is: "nobody" } : { is: "somebody", name });
    // The server speaks the language of the person: that chosen on this device counts.
    if (name !== undefined && language !== languageNow())
      await patch<"PATCH /api/me">("/api/me", { language: languageNow() });
  } catch {
    if (store.getState().me.is === "somebody") return;
    show({ is: "unreachable" });
    learning = undefined;
  }
}

/** Asks again who I am: the server may have forgotten. Where it cannot be reached, nothing changes. */
export async function doubtMe(): Promise<void> {
  try {
    const { name } = await get<"GET /api/me">("/api/me");
    if (name === undefined) show({ is: "nobody" });
  } catch {
    // It is only the network.
  }
}

export function useMe(): Me {
  useEffect(() => {
    void learnMe();
  }, []);
  return useStore(store, (state) => state.me);
}

/** Comes in as a guest of this name. */
export async function comeIn(name: string): Promise<void> {
  const made = await post<"POST /api/guests">("/api/guests", { name, language: languageNow() });
  show({ is: "somebody", name: made.name, recovery: made.recovery });
}

/** Whoever acts without having said a name becomes a guest with a name that can be changed later. */
export async function beSomebody(): Promise<void> {
  await learnMe();
  if (store.getState().me.is !== "somebody") await comeIn(guestName());
}

/** What I am called here, if that is known. */
export function nameNow(): string | undefined {
  const { me } = store.getState();
  const last = me.is === "somebody" ? me.name : kept(NAME_KEY);
  return last === "" ? undefined : last;
}

/** "Guest 4821", in the reader's language. */
export function guestName(): string {
  return translate(languageNow(), "me.guest", { n: 1000 + Math.floor(Math.random() * 9000) });
}

/** Comes in as the person who has this recovery code. */
export async function recover(code: string): Promise<void> {
  const { name, language } = await post<"POST /api/guests/recover">("/api/guests/recover", { code });
  setLanguage(language);
  show({ is: "somebody", name });
}

export async function rename(name: string): Promise<void> {
  const { me } = store.getState();
  const { name: accepted } = await patch<"PATCH /api/me">("/api/me", { name });
  show({ ...me, is: "somebody", name: accepted });
}

/** The old code no longer works. */
export async function newRecovery(): Promise<void> {
  const { me } = store.getState();
  const { recovery } = await post<"POST /api/me/recovery">("/api/me/recovery", {});
  if (me.is === "somebody") show({ ...me, recovery });
}

export async function forgetMe(): Promise<void> {
  await post<"POST /api/me/forget">("/api/me/forget", {});
  show({ is: "nobody" });
}

/** Deletes me on the server, with everything personal. */
export async function deleteMe(): Promise<void> {
  await post<"POST /api/me/delete">("/api/me/delete", { sure: true });
  show({ is: "nobody" });
}

/** Changes the language here, and that of the server's own sentences. */
export function speak(language: Language): void {
  setLanguage(language);
  // If the server does not hear of it now, it will when the page is opened the next time.
  if (store.getState().me.is === "somebody") patch<"PATCH /api/me">("/api/me", { language }).catch(() => undefined);
}
