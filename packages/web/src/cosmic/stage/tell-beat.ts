/** The beats of Cosmic Encounter in words: a headline that says what happened, and a line that says what it did. */
import { nameOf, playerOf, playerRef, say, type View } from "@hypergate/cosmic/client";
import type { Language, Seat } from "@hypergate/kernel";
import type { TableState } from "../../table/feed.ts";
import type { Names } from "../../table/game-face.ts";
import type { Beat } from "../../table/stage/beat.ts";
import { translate } from "../words/words.ts";
import { effectLines, type Line, verdictLine } from "./verdict-words.ts";

export function tellBeat(
  language: Language,
  { kind, events, view }: Beat,
  { viewer }: TableState,
  names: Names,
): readonly [headline: string, line: string] {
  const me = typeof viewer === "number" ? viewer : -1;
  const player = (seat: Seat) => nameOf(language, playerRef(seat), names);
  const inWords = ({ id, params }: Line) => translate(language, id, params);
  const [first = "", ...rest] = events.map(({ id, params }) =>
    say(language, id, params, names, me < 0 ? undefined : me),
  );
  switch (kind) {
    case "totals":
      return [translate(language, "stage.adding"), translate(language, "stage.addingLine")];
    case "verdict":
      return [inWords(verdictLine(view as View, me, player)), effectLines(events, me, player).map(inWords).join(" ")];
    case "danger": {
      const seat = playerOf(String(events[0].params.player));
      const id = seat === me ? "strip.youOneMore" : "strip.oneMore";
      return [translate(language, id, { player: player(seat) }), first];
    }
    default:
      return [first, rest.join(" ")];
  }
}
