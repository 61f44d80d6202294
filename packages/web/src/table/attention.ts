/** Tells one who looks elsewhere that an answer is wanted: in the title of the tab and, if allowed, by a notification. */
import { useEffect } from "react";
import { keep, kept } from "../kept.ts";
import { useWords } from "../words/words.ts";
import { type TableFeed, useFeed } from "./feed.ts";

const KEY = "notify";

export function maySendNotifications(): boolean {
  return kept(KEY) === "yes" && "Notification" in window && Notification.permission === "granted";
}

/** Asks the browser; true if it may be done from now on. */
export async function allowNotifications(allow: boolean): Promise<boolean> {
  const granted = allow && "Notification" in window && (await Notification.requestPermission()) === "granted";
  keep(KEY, granted ? "yes" : "no");
  return granted;
}

/** `title` is what the tab is called while nothing is asked. */
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

/** Some browsers have notifications only for what runs in the background, and say so by an error. */
function notification(words: string): Notification | undefined {
  try {
    const note = new Notification(words, { tag: "hypergate" });
    note.onclick = () => window.focus();
    return note;
  } catch {
    return undefined;
  }
}
