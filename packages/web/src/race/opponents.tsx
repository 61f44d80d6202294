import type { Seat } from "@hypergate/kernel";
import { actionsIn, fullTableau } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { Icon } from "../art/icons.tsx";
import { useFeed } from "../table/feed.ts";
import { useAway } from "../table/presence.ts";
import { useThing } from "../table/thing.ts";
import { Avatar } from "./avatar.tsx";
import { Thumb } from "./card/tile.tsx";
import { useRace } from "./context.tsx";
import { useNarrow } from "./narrow.ts";
import { HandStat, MilitaryStat, PointsStat } from "./stats.tsx";
import { useWords } from "./words/words.ts";
import "./opponents.css";

/** The others, in the order of the table from one's own left hand; when the game is over, everybody. */
function othersOf(players: number, seat: Seat | undefined): readonly Seat[] {
  const all = Array.from({ length: players }, (_, i) => i);
  return seat === undefined ? all : all.slice(1).map((i) => (seat + i) % players);
}

export function Opponents(): ReactNode {
  const { table, seat } = useRace();
  const seats = othersOf(table.players.length, table.phase === "over" ? undefined : seat);
  return (
    <div className={`race-opponents many-${seats.length}`}>
      {seats.map((one) => (
        <Opponent key={one} seat={one} />
      ))}
    </div>
  );
}

function Thinking(): ReactNode {
  const t = useWords();
  const words = t("race.waiting.one");
  return (
    <span className="race-thinking" title={words}>
      <Icon name="clock" size={12} />
      <span className="sr-only">{words}</span>
    </span>
  );
}

function Opponent({ seat }: { readonly seat: Seat }): ReactNode {
  const t = useWords();
  const { table, called, name, show, feed } = useRace();
  const isNarrow = useNarrow();
  const waiting = useFeed(feed, (state) => state.waiting.seats);
  const isAway = useAway(feed, seat);
  const { light, props } = useThing(`player/${seat}`);
  const { tableau, actions } = table.players[seat];
  const chosen = actionsIn(actions).map((action) => name(`action/${action}`));
  const open = () => show({ tableau: seat });
  return (
    <section className={`race-opponent ${light}`}>
      <button
        type="button"
        className="race-plate"
        title={t("race.tableau.open", { who: called(seat) })}
        onClick={open}
        {...props}
      >
        <Avatar seat={seat} size={32} />
        <span className="race-who">
          <b>{called(seat)}</b>
          <small>
            {waiting.includes(seat) && !isAway ? <Thinking /> : null}
            {isAway ? <em className="race-away">{t("race.away")}</em> : null}
            {chosen.length > 0
              ? chosen.join(", ")
              : t("race.tableau.places", { n: tableau.length, max: fullTableau(table.players[seat].figures) })}
          </small>
        </span>
        <span className="race-figures">
          <HandStat seat={seat} />
          <PointsStat seat={seat} />
          <MilitaryStat seat={seat} />
        </span>
      </button>
      {isNarrow ? null : (
        <div className="race-thumbs">
          {tableau.map((card) => (
            <Thumb key={card} card={card} />
          ))}
        </div>
      )}
    </section>
  );
}
