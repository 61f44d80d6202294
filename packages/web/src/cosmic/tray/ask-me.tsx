/** A quiet button for what may be used at any time: the table does not stop for it unless its player wants that. */
import { ANY_TIME, isAskedAnyTime } from "@hypergate/wire/passing";
import type { ReactNode } from "react";
import { Icon } from "../../art/icons.tsx";
import { useFeed } from "../../table/feed.ts";
import { useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";

export function AskMe(): ReactNode {
  const { feed, called } = useCosmic();
  const words = useWords();
  const things = useFeed(feed, (state) => state.anyTime);
  const stops = useFeed(feed, (state) => state.info?.stops);
  const isAsked = isAskedAnyTime(stops ?? {});
  if (stops === undefined || (things.length === 0 && !isAsked)) return null;
  const names = [...new Set(things.map(called))].join(", ");
  return (
    <button
      type="button"
      className="btn small ask-me"
      aria-pressed={isAsked}
      title={words("quiet.about", { things: names })}
      onClick={() => feed.stop(ANY_TIME, isAsked ? "never" : "ifCan")}
    >
      <Icon name={isAsked ? "check" : "star"} size={14} />
      {words(isAsked ? "quiet.asking" : "quiet.ask")}
    </button>
  );
}
