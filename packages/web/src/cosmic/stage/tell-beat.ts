/** The beats of Cosmic Encounter in words: a headline that says what happened, and a line that says what it did. */
import { nameOf, playerOf, playerRef, say, type View } from "@hypergate/cosmic/client";
import type { Language, Seat } from "@hypergate/kernel";
import type { ToldEvent } from "@hypergate/wire";
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
    case "cards":
      return events.filter(({ id }) => id === "planning.selected").length < 2
        ? [first, rest.join(" ")]
        : [translate(language, "stage.bothDown"), [first, ...rest].join(" ")];
    case "flip":
      return [opened(language, events, me, names) ?? first, rest.join(" ")];
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

/** Two cards that are turned up together, the reader's first. */
function opened(language: Language, events: readonly ToldEvent[], me: Seat, names: Names): string | undefined {
  const cards = events.filter(({ id }) => id === "reveal.card");
  if (cards.length !== 2) return undefined;
  const isOwn = ({ params }: ToldEvent) => params.player === playerRef(me);
  const [one, two] = isOwn(cards[1]) ? [cards[1], cards[0]] : cards;
  const called = (value: unknown) => nameOf(language, String(value), names);
  return translate(language, "stage.against", {
    who: isOwn(one) ? "you" : "other",
    player: called(one.params.player),
    card: called(one.params.card),
    other: called(two.params.player),
    otherCard: called(two.params.card),
  });
}
