/** What wins, what a seal tells, and the cards of a hand. */
import type { ReactNode } from "react";
import { COLOURS, type Colour } from "../../art/colours.ts";
import { Planet } from "../art/planet.tsx";
import { Seal } from "../art/seal.tsx";
import { Stack } from "../art/ship.tsx";
import { useWords } from "../words/words.ts";
import { Card, cardNamed } from "./phases.tsx";
import { KINDS, SEALS, TITLES, WINS } from "./words.ts";
import "./how-to.css";

const HEROES = ["oracle", "zombie", "macron", "parasite", "sorcerer"];

/** Five aliens in the colours of five players. */
export function Hero(): ReactNode {
  return (
    <div className="how-seals">
      {HEROES.map((alien, n) => (
        <Seal key={alien} alien={alien} colour={COLOURS[n]} size={104} />
      ))}
    </div>
  );
}

export function Panels(): ReactNode {
  return (
    <>
      <div className="how-panels">
        <Winning />
        <Seals />
      </div>
      <Hand />
    </>
  );
}

const COLONIES: readonly (readonly [Colour, number])[] = [
  ["green", 2],
  ["red", 2],
  ["yellow", 1],
  ["purple", 1],
  ["green", 1],
];

function Winning(): ReactNode {
  const t = useWords();
  return (
    <section className="how-panel">
      <h2>{t(TITLES.wins)}</h2>
      <div className="how-colonies" aria-hidden="true">
        {COLONIES.map(([colour, n], i) => (
          <svg key={i} viewBox="0 0 56 56" width={56} height={56} aria-hidden="true">
            <Planet x={28} y={28} r={20} colour={colour} index={i + 1} />
            <Stack x={30} y={34} colour="blue" n={n} width={26} />
          </svg>
        ))}
      </div>
      <p>{t(WINS)}</p>
    </section>
  );
}

function Seals(): ReactNode {
  const t = useWords();
  return (
    <section className="how-panel">
      <h2>{t(TITLES.seals)}</h2>
      <ul className="how-states">
        {SEALS.map(({ state, head, words }) => (
          <li key={state}>
            <Seal alien="virus" colour="green" size={58} state={state} />
            <p>
              <b>{t(head)}</b> {t(words)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hand(): ReactNode {
  const t = useWords();
  return (
    <section className="how-panel">
      <h2>{t(TITLES.hand)}</h2>
      <ul className="how-kinds">
        {KINDS.map(({ card, head, words }) => (
          <li key={card}>
            <span aria-hidden="true">
              <Card face={{ kind: "card", card: cardNamed(card) }} width={74} />
            </span>
            <p>
              <b>{t(head)}</b>
              {t(words)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
