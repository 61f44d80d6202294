/** Moving things between lists that together hold everything there is. */
import type { Option } from "./editor.ts";

/** Takes one copy out of the first list that has it; the lists without it, or nothing if none has it. */
export function takeFrom(lists: readonly (readonly string[])[], name: string): string[][] | undefined {
  const from = lists.findIndex((list) => list.includes(name));
  if (from < 0) return undefined;
  return lists.map((list, i) => (i === from ? list.toSpliced(list.lastIndexOf(name), 1) : [...list]));
}

/** All names once, in alphabetical order. */
export function once(...lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())].sort();
}

/** As a reader looks them up. */
export function byWords(options: readonly Option[]): Option[] {
  return [...options].sort((a, b) => a.words.localeCompare(b.words));
}
