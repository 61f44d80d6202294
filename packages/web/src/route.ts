/** Addresses of the pages, and going from one to another without loading anew. */
import { useSyncExternalStore } from "react";
import { addressOf, pathNow } from "./net/place.ts";

/** How one comes to a table who does not sit there with everything: to watch, as the board for a whole room, or with only a hand. */
export const TABLE_MODES = ["watch", "board", "hand"] as const;
export type TableMode = (typeof TABLE_MODES)[number];

export type Route =
  | { readonly page: "home" }
  | { readonly page: "new"; readonly game: string }
  | {
      readonly page: "table";
      readonly id: string;
      readonly code: string | undefined;
      readonly as: TableMode | undefined;
    }
  | { readonly page: "join"; readonly code: string }
  | { readonly page: "replay"; readonly id: string | undefined; readonly code: string | undefined }
  | { readonly page: "rules"; readonly game: string; readonly at: string }
  | { readonly page: "guide"; readonly game: string; readonly lesson: string }
  | { readonly page: "practice"; readonly id: string; readonly again: boolean }
  | { readonly page: "study"; readonly id: string; readonly shared: string }
  | { readonly page: "puzzles"; readonly game: string; readonly id: string; readonly shared: string }
  | { readonly page: "editor"; readonly game: string; readonly shared: string }
  | { readonly page: "notice"; readonly act: "confirm" | "stop"; readonly token: string }
  | { readonly page: "operator" }
  /** The lab, with one of its prepared studies, or one that is kept here. */
  | { readonly page: "lab"; readonly ready: string | undefined; readonly id: string | undefined }
  | { readonly page: "unknown" };

/** `/t/abc`, `/j/CODE`, `/replay/abc`, `/rules/cosmic`, `/guide/race/military`. */
export function routeOf(path: string, search: string, hash: string): Route {
  const [page = "", what = "", more = ""] = path
    .split("/")
    .filter((part) => part !== "")
    .map(decodeURIComponent);
  const query = new URLSearchParams(search);
  const code = query.get("code") ?? undefined;
  const as = TABLE_MODES.find((mode) => mode === query.get("as"));
  switch (page) {
    case "":
      return { page: "home" };
    case "new":
      return { page: "new", game: what };
    case "t":
      return what === "" ? { page: "unknown" } : { page: "table", id: what, code, as };
    case "j":
      return { page: "join", code: what };
    case "replay":
      return { page: "replay", id: what === "" ? undefined : what, code };
    case "rules":
      return { page: "rules", game: what, at: decodeURIComponent(hash.slice(1)) };
    case "practice":
      return { page: "practice", id: what, again: new URLSearchParams(search).has("again") };
    case "puzzles":
      return { page: "puzzles", game: what, id: more, shared: hash.slice(1) };
    case "editor":
      return { page: "editor", game: what, shared: hash.slice(1) };
    case "study":
      return { page: "study", id: what, shared: hash.slice(1) };
    case "guide":
      return { page: "guide", game: what, lesson: more };
    case "notices":
      return what === "confirm" || what === "stop" ? { page: "notice", act: what, token: more } : { page: "unknown" };
    case "operator":
      return { page: "operator" };
    case "lab":
      return what === "ready"
        ? { page: "lab", ready: more, id: undefined }
        : { page: "lab", ready: undefined, id: what === "" ? undefined : what };
    default:
      return { page: "unknown" };
  }
}

const MOVED = "hypergate:moved";

export function go(to: string): void {
  history.pushState(null, "", addressOf(to));
  window.dispatchEvent(new Event(MOVED));
}

function listen(moved: () => void): () => void {
  const events = ["popstate", "hashchange", MOVED];
  for (const name of events) window.addEventListener(name, moved);
  return () => {
    for (const name of events) window.removeEventListener(name, moved);
  };
}

export function useRoute(): Route {
  const address = useSyncExternalStore(listen, () => `${pathNow()}\n${location.search}\n${location.hash}`);
  const [path, search, hash] = address.split("\n");
  return routeOf(path, search, hash);
}
