/** The right side of the lab: what came out so far. */
import type { SimulatedGame } from "@hypergate/games";
import { type Figures, mainShares, type Row, type Share, type Study, surprise } from "@hypergate/games/study";
import { type ReactNode, useState } from "react";
import type { SettingWords } from "../game/setting-words.ts";
import { Tabs } from "../ui/tabs.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import { ChairPicture } from "./chairs.tsx";
import { chairName, PLAIN, paintOf, whatDiffers } from "./names.ts";
import { number, percent, signed, verdictWords } from "./sentences.ts";
import { type Bar, ShareBars } from "./share-bars.tsx";

export interface OutcomeProps {
  readonly game: SimulatedGame;
  readonly study: Study;
  readonly figures: Figures;
  readonly words: SettingWords;
  readonly settingWords: SettingWords;
  /** While it runs nothing changes places. */
  readonly isRunning: boolean;
}

/** Pairs with fewer common games say nothing. */
const LEAST_COMMON = 30;
const PAIRS_SHOWN = 8;

export function Outcome(props: OutcomeProps): ReactNode {
  const t = useWords();
  const [open, setOpen] = useState("wins");
  const tabs = [
    { id: "wins", words: t("lab.wins"), content: <Winners {...props} /> },
    { id: "pairs", words: t("lab.pairs"), content: <Pairs {...props} /> },
    { id: "counts", words: t("lab.byCount"), content: <Counts {...props} /> },
    { id: "places", words: t("lab.bySeat"), content: <Places {...props} /> },
  ];
  return <Tabs tabs={tabs} open={open} setOpen={setOpen} label={t("lab.views")} />;
}

function Winners({ game, study, figures, words, settingWords, isRunning }: OutcomeProps): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const [lineUp] = study.lineUps;
  const isByChair = lineUp.chairs.length > 1;
  const named = (item: string) =>
    isByChair ? chairName(language, lineUp, Number(item), words) : words.thing(language, item);
  const main = mainShares(study, figures, 0);
  const items = ordered(main, isByChair || isRunning, named);
  const others = study.lineUps.slice(1).map((_, i) => mainShares(study, figures, i + 1));
  const bars = items.map((share): Bar => {
    const chair = Number(share.item);
    return {
      key: share.item,
      name: named(share.item),
      colour: isByChair ? paintOf(chair).light : PLAIN,
      picture: isByChair ? (
        <ChairPicture words={words} kind={lineUp.chairs[chair].kind} chair={chair} />
      ) : words.Picture === undefined ? null : (
        <words.Picture id={share.item} />
      ),
      shares: [share, ...others.map((some) => some.find(({ item }) => item === share.item))],
      about: isByChair ? differenceWords(chair) : undefined,
    };
  });

  function differenceWords(chair: number): string | undefined {
    const one = figures.differences.find((it) => it.chair === chair);
    if (one === undefined) return undefined;
    return t("lab.difference", {
      by: signed(language, one.mean),
      low: signed(language, one.low),
      high: signed(language, one.high),
    });
  }

  const fair = new Set(main.map((share) => share.fair));
  return (
    <>
      <p className="lab-verdict" role="status">
        {verdictWords(language, main, named)}
      </p>
      {study.lineUps.length === 2 ? (
        <p className="lab-line-ups">
          {t("lab.lineUps", { what: whatDiffers(language, lineUp, study.lineUps[1], { game, words, settingWords }) })}
        </p>
      ) : null}
      <ShareBars bars={bars} isDense={items.length > 6} />
      <p className="lab-fair">
        <i aria-hidden="true" />
        {fair.size === 1
          ? t("lab.fair", {
              share: percent(language, [...fair][0], [...fair][0] * 100 === Math.round([...fair][0] * 100) ? 0 : 1),
            })
          : t("lab.fairVaries")}
      </p>
    </>
  );
}

/** Chairs in their order; many items by name while they grow, by share once they rest. */
function ordered(shares: readonly Share[], isFixed: boolean, named: (item: string) => string): readonly Share[] {
  if (isFixed && shares.length <= 6) return shares;
  return isFixed
    ? shares.toSorted((a, b) => named(a.item).localeCompare(named(b.item)))
    : shares.toSorted((a, b) => b.share - a.share || named(a.item).localeCompare(named(b.item)));
}

function Pairs({ figures, words }: OutcomeProps): ReactNode {
  const t = useWords();
  const all = figures.lineUps[0].pairs.filter(({ games }) => games >= LEAST_COMMON);
  const ranked = all.toSorted((a, b) => surprise(b) - surprise(a));
  const best = ranked.filter((row) => surprise(row) > 0).slice(0, PAIRS_SHOWN);
  const worst = ranked
    .filter((row) => surprise(row) < 0)
    .slice(-PAIRS_SHOWN)
    .reverse();
  if (all.length === 0) return <p className="muted">{t("lab.noPairs")}</p>;
  return (
    <div className="lab-pairs">
      <PairList title={t("lab.bestPairs")} rows={best} words={words} />
      <PairList title={t("lab.worstPairs")} rows={worst} words={words} />
    </div>
  );
}

function PairList({
  title,
  rows,
  words,
}: {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly words: SettingWords;
}): ReactNode {
  const t = useWords();
  const language = useLanguage();
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {rows.map(({ item, beside = "", rate = 0, expected = 0, games }) => (
          <li key={`${item} ${beside}`}>
            <span className="lab-pair-pictures" aria-hidden="true">
              {words.Picture === undefined ? null : (
                <>
                  <words.Picture id={item} />
                  <words.Picture id={beside} />
                </>
              )}
            </span>
            <span>
              <b>{t("lab.pairLine", { one: words.thing(language, item), other: words.thing(language, beside) })}</b>
              <small>
                {t("lab.pairRow", {
                  rate: percent(language, rate, 1),
                  expected: percent(language, expected, 1),
                  games: number(language, games),
                })}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Counts({ study, figures, words, isRunning }: OutcomeProps): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const { counts, kindsByCount } = figures.lineUps[0];
  const named = (item: string) => words.thing(language, item);
  const items = ordered(mainShares(study, figures, 0), isRunning, named).map(({ item }) => item);
  return (
    <div className="lab-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t("lab.players")}</th>
            <th scope="col">{t("lab.countGames")}</th>
            <th scope="col">{t("lab.countLength")}</th>
            <th scope="col">{t("lab.countShared")}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ players, games, length, shared }) => (
            <tr key={players}>
              <th scope="row">{t("lab.countRow", { players })}</th>
              <td>{number(language, games)}</td>
              <td>{number(language, length, 1)}</td>
              <td>{percent(language, shared, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {kindsByCount.length === 0 ? null : (
        <table>
          <thead>
            <tr>
              <th />
              {counts.map(({ players }) => (
                <th scope="col" key={players}>
                  {t("lab.countRow", { players })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item}>
                <th scope="row">{named(item)}</th>
                {counts.map(({ players }) => {
                  const one = kindsByCount.find((it) => it.item === item && it.players === players);
                  return (
                    <td
                      key={players}
                      className={
                        one === undefined ? "" : one.low > one.fair ? "more" : one.high < one.fair ? "less" : ""
                      }
                    >
                      {one === undefined
                        ? "–"
                        : `${number(language, 100 * one.share, 1)} ± ${number(language, 50 * (one.high - one.low), 1)}`}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function Places({ study, figures }: OutcomeProps): ReactNode {
  const t = useWords();
  const bars = figures.lineUps[0].seats.map(
    (share, i): Bar => ({
      key: share.item,
      name: t("lab.place", { n: Number(share.item) + 1 }),
      colour: paintOf(i).light,
      shares: study.lineUps.map((_, at) => figures.lineUps[at].seats.find(({ item }) => item === share.item)),
    }),
  );
  return <ShareBars bars={bars} isDense={false} />;
}
