/** The uses of an effect by window, and what they are called. */
import { MAX_SEATS } from "./catalogue.ts";
import type { Effect, Use } from "./effects.ts";
import { WINDOW, WINDOWS } from "./vocabulary.ts";
import { addWindow, noWindows, type Words } from "./window-sets.ts";

/** How a use is named in a question, and by seat in the list of uses made. */
export interface UseNames {
  readonly ref: string;
  readonly once: readonly string[];
}

/** Uses at different windows are different uses, each once per encounter, unless they share a `once` name. */
export function namesOf(effect: Effect, name: string, use: Use): UseNames {
  const here = effect.uses.filter((one) => one.at === use.at);
  const ref = here.length === 1 ? name : `${name}.${here.indexOf(use) + 1}`;
  const key = use.once === undefined ? `${ref}/${use.at}` : `${name}/${use.once}`;
  return { ref, once: Array.from({ length: MAX_SEATS }, (_, seat) => `${key}@${seat}`) };
}

/** The windows of these uses. */
export function windowsOf(uses: readonly Use[]): Words {
  const windows = noWindows();
  for (const use of uses) addWindow(windows, WINDOW[use.at]);
  return windows;
}

export function sortedByWindow(uses: readonly Use[]): (Use[] | undefined)[] {
  return WINDOWS.map((window) => {
    const here = uses.filter((use) => use.at === window);
    return here.length > 0 ? here : undefined;
  });
}
