/** Who has won, over the table: the winner's alien grows from its plate, then the colonies that won appear. It stands until it is put aside. */
import {
  BEATS,
  foreignColonies,
  isForeign,
  MAX_PLANETS,
  type Planet,
  planetRef,
  shipsOn,
  type Table,
} from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { PAINT } from "../../art/colours.ts";
import { useFeed } from "../../table/feed.ts";
import { Seal } from "../art/seal.tsx";
import { MiniPlanet } from "../board/mini-planet.tsx";
import { Medal } from "../company/company.tsx";
import { FinalWord } from "../company/final-word.tsx";
import { aliensOf, type Cosmic, colourOf, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { Rays } from "./verdict-banner.tsx";
import "./victory.css";

export interface TriumphProps {
  readonly ms: number | undefined;
  readonly close: () => void;
}

export function Triumph({ ms, close }: TriumphProps): ReactNode {
  const cosmic = useCosmic();
  const words = useWords();
  const { t } = cosmic;
  const [pace] = useState((ms ?? BEATS.victory.quick) / BEATS.victory.calm);
  const { light, dark } = PAINT[colourOf(t.winners[0])];
  const style = { "--c": light, "--pc": light, "--dark": dark, "--pace": pace } as CSSProperties;
  const others = t.players.map((_, seat) => seat).filter((seat) => !t.winners.includes(seat));
  return (
    <section className="victory" style={style} role="status">
      <div className="victory-seals">
        {t.winners.map((seat) => (
          <WinnersSeal key={seat} seat={seat} />
        ))}
      </div>
      <h2>{useHeadline(cosmic)}</h2>
      <p className="victory-line">{useLine(cosmic)}</p>
      {t.winners.length === 1 ? <Colonies seat={t.winners[0]} /> : null}
      <ul className="victory-others">
        {others.map((seat) => (
          <FinalWord key={seat} seat={seat} />
        ))}
      </ul>
      <button type="button" className="btn small victory-close" onClick={close}>
        {words("victory.seeTable")}
      </button>
    </section>
  );
}

/** It comes from where the player's plate is. */
function WinnersSeal({ seat }: { readonly seat: Seat }): ReactNode {
  const cosmic = useCosmic();
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const plate = document.querySelector(`[data-plate="${seat}"] .seal`)?.getBoundingClientRect();
    const own = element.current?.getBoundingClientRect();
    if (plate === undefined || own === undefined || own.width === 0) return;
    const across = plate.x + plate.width / 2 - own.x - own.width / 2;
    const down = plate.y + plate.height / 2 - own.y - own.height / 2;
    element.current?.style.setProperty("--from", `${across}px ${down}px`);
  }, [seat]);
  const { light } = PAINT[colourOf(seat)];
  return (
    <span className="victory-seal" ref={element} style={{ "--c": light, "--pc": light } as CSSProperties}>
      <Rays />
      <Seal alien={aliensOf(cosmic, seat).at(-1) ?? ""} colour={colourOf(seat)} size={150} />
      <Medal seat={seat} size={44} mood="glad" />
    </span>
  );
}

function useHeadline({ t, me, player, language }: Cosmic): string {
  const words = useWords();
  const { winners } = t;
  if (winners.length === 1)
    return winners[0] === me ? words("victory.you") : words("victory.one", { who: player(winners[0]) });
  const list = new Intl.ListFormat(language === "en" ? "en-GB" : language);
  const names = winners.filter((seat) => seat !== me).map(player);
  const who = list.format(winners.includes(me) ? [...names, words("victory.youToo")] : names);
  return words("victory.together", { who, mine: winners.includes(me) ? "yes" : "no" });
}

function useLine({ t, me }: Cosmic): string {
  const words = useWords();
  const turns = t.turn.n;
  if (t.winners.length > 1) return words("victory.turns", { turns });
  const line = words("victory.colonies", { n: foreignColonies(t, t.winners[0]), turns });
  return me < 0 || t.winners.includes(me) ? line : `${line} ${words("victory.yours", { n: foreignColonies(t, me) })}`;
}

/** The foreign colonies of the winner, the one that decided it last. */
function Colonies({ seat }: { readonly seat: Seat }): ReactNode {
  const { t, feed, called } = useCosmic();
  const events = useFeed(feed, (state) => state.events);
  const last = events.findLast(({ id, params }) => id === "colony.founded" && params.player === `player/${seat}`);
  const isLast = (planet: Planet) => planetRef(planet) === last?.params.planet;
  const planets = coloniesAbroad(t, seat).sort((a, b) => Number(isLast(a)) - Number(isLast(b)));
  return (
    <ol className="victory-colonies">
      {planets.map((planet, i) => (
        <li key={planet} className={isLast(planet) ? "last" : ""} style={{ "--i": i } as CSSProperties}>
          <MiniPlanet table={t} planet={planetRef(planet)} only={seat} />
          <span>{called(planetRef(planet))}</span>
        </li>
      ))}
    </ol>
  );
}

function coloniesAbroad(t: Table, seat: Seat): Planet[] {
  return Array.from({ length: MAX_PLANETS }, (_, planet) => planet).filter(
    (planet) => isForeign(t, planet, seat) && shipsOn(t, planet, seat) > 0,
  );
}
