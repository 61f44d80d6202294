import { useMedia } from "../ui/use-media.ts";

/** True on a phone, where the table is one column. */
export function useNarrow(): boolean {
  return useMedia("(max-width: 700px)");
}
