/**
 * Calls back a player who is looking elsewhere when an answer is wanted: in the tab's title and, if allowed, by a
 * notification.
 */
import { useEffect } from "react";
import { keep, kept } from "../kept.ts";
import { useWords } from "../words/words.ts";
import { type TableFeed, useFeed } from "./feed.ts";

const KEY = "notify";

export function maySendNotifications(): boolean {
  return kept(KEY) === "yes" && "Notification" in window && Notification.permission === "granted";
}

/** Asks the browser for permission; true if it was given. */
export async function allowNotifications(allow: boolean): Promise<boolean> {
  const granted = allow && "Notification" in window && (await Notification.requestPermission()) === "granted";
  keep(KEY, granted ? "yes" : "no");
  return granted;
}

/** `title` is the tab's title while nothing is asked. */
export function useAttention(feed: TableFeed, title: string): void {
  const t = useWords();
  const ask = useFeed(feed, (state) => state.asked?.ask);
  const wanted = t("attention.title", { title });
  useEffect(() => {
    document.title = ask === undefined ? title : wanted;
    return () => {
      document.title = "Hypergate";
    };
  }, [ask, title, wanted]);
  useEffect(() => {
    if (ask === undefined || document.visibilityState === "visible" || !maySendNotifications()) return;
    const note = notification(wanted);
    return () => note?.close();
  }, [ask, wanted]);
}

/** Some browsers allow notifications only from service workers and throw here. */
function notification(words: string): Notification | undefined {
  try {
    const note = new Notification(words, { tag: "hypergate" });
    note.onclick = () => window.focus();
    return note;
  } catch {
    return undefined;
  }
}
