import { GENESIS, planetOf } from "@hypergate/cosmic/client";
import type { DealQuestion, Ref, Seat } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { Icon } from "../../art/icons.tsx";
import { useSending } from "../../table/asking.tsx";
import type { Side } from "../../table/choosing.ts";
import { MiniPlanet } from "../board/mini-planet.tsx";
import { ROMAN } from "../board/roman.ts";
import { isAdded, numberOf, systemOf } from "../board/system-of.ts";
import { useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { usePick } from "./use-terms.ts";

interface PlanetProps {
  readonly question: DealQuestion;
  readonly planet: Ref;
  readonly side: Side;
  /** Whose colony it is. */
  readonly giver: Seat;
  /** Why no colony can be founded there, in words. */
  readonly closed: string | undefined;
}

/** A planet on which the other player may be let to found a colony. Choosing another takes the place of the one chosen. */
export function DealPlanet({ question, planet, side, giver, closed }: PlanetProps): ReactNode {
  const { t, called, player, me } = useCosmic();
  const words = useWords();
  const sending = useSending();
  const { n, toggle } = usePick(question, planet, side);
  const name = called(planet);
  const index = planetOf(planet);
  const home = systemOf(t.homeOf, index);
  const number = ROMAN[numberOf(index)];
  const host = home === me ? words("deal.you") : player(home);
  const caption =
    index === GENESIS || isAdded(t.homeOf, index) ? name : home === giver ? number : `${number} · ${host}`;
  if (closed !== undefined)
    return (
      <figure className="deal-planet closed" title={closed}>
        <MiniPlanet table={t} planet={planet} state="dim" />
        <figcaption>{caption}</figcaption>
        <span className="sr-only">{closed}</span>
      </figure>
    );
  return (
    <figure className="deal-planet">
      <button
        type="button"
        data-thing={planet}
        data-side={side}
        aria-pressed={n > 0}
        aria-label={name}
        disabled={sending}
        onClick={toggle}
      >
        <MiniPlanet table={t} planet={planet} state={n > 0 ? "chosen" : "soft"} />
        {n === 0 ? null : (
          <span className="deal-tick">
            <Icon name="check" size={13} />
          </span>
        )}
      </button>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
