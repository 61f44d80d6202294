import type { Ref } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { Popover } from "../ui/popover.tsx";
import { useLanguage } from "../words/words.ts";
import { type TableFeed, useFeed } from "./feed.ts";
import type { GameFace } from "./game-face.ts";
import { useNames } from "./names.ts";

/** A dialog with the text of a thing; empty while there is nothing to read. */
export function Reading({
  feed,
  face,
  thing,
  close,
}: {
  readonly feed: TableFeed;
  readonly face: GameFace;
  readonly thing: Ref | undefined;
  readonly close: () => void;
}): ReactNode {
  const language = useLanguage();
  const names = useNames(feed);
  const state = useFeed(feed, (all) => all);
  if (thing === undefined) return null;
  return (
    <Popover label={face.nameOf(language, thing, names)} close={close}>
      <face.Explanation thing={thing} state={state} />
    </Popover>
  );
}
