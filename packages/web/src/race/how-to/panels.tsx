/** What a card costs, what ends the game and wins it, and what the signs mean. */
import { DESIGNS, type Good } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { GoodToken } from "../art/good.tsx";
import { CostMark } from "../card/card-face.tsx";
import { IconSign } from "../card/signs.tsx";
import { useWords } from "../words/words.ts";
import { COSTS, ENDS, GOODS, SIGNS, TITLES, WINS } from "./words.ts";

export function Panels(): ReactNode {
  return (
    <>
      <div className="how-panels">
        <Costs />
        <Ending />
      </div>
      <Legend />
    </>
  );
}

function Costs(): ReactNode {
  const t = useWords();
  return (
    <section className="how-panel">
      <h2>{t(TITLES.costs)}</h2>
      <dl className="how-costs">
        {COSTS.map(({ card, head, words }) => {
          const design = DESIGNS.find(({ id }) => id === card);
          return (
            <div key={card}>
              <dt>
                {design === undefined ? null : (
                  <span className="how-cost">
                    <CostMark design={design} />
                  </span>
                )}
              </dt>
              <dd>
                <b>{t(head)}</b> {t(words)}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

const PLACES = 12;

function Ending(): ReactNode {
  const t = useWords();
  return (
    <section className="how-panel">
      <h2>{t(TITLES.ending)}</h2>
      <div className="how-ending">
        <div>
          <span className="how-places" aria-hidden="true">
            {Array.from({ length: PLACES }, (_, n) => (
              <i key={n} />
            ))}
          </span>
          <p>{t(ENDS)}</p>
        </div>
        <div>
          <p className="how-sum" aria-hidden="true">
            {WINS.parts.map((part, n) => (
              <span key={part.en}>
                {n === 0 ? null : " + "}
                <IconSign name="vp" /> {t(part)}
              </span>
            ))}
          </p>
          <p>{t(WINS.words)}</p>
        </div>
      </div>
    </section>
  );
}

function Legend(): ReactNode {
  const t = useWords();
  return (
    <section className="how-panel">
      <h2>{t(TITLES.signs)}</h2>
      <ul className="how-legend">
        {GOODS.map(({ good, words }) => (
          <li key={good}>
            <GoodToken good={good as Good} size={20} />
            {t(words)}
          </li>
        ))}
        {SIGNS.map(({ icon, words }) => (
          <li key={icon}>
            <IconSign name={icon} />
            {t(words)}
          </li>
        ))}
      </ul>
    </section>
  );
}
