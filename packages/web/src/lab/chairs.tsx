/** Who sits at the table: a line for each player, with what it has and which bot plays it. */
import type { SimulatedGame } from "@hypergate/games";
import type { LineUp } from "@hypergate/games/study";
import { type ReactNode, useState } from "react";
import { Icon } from "../art/icons.tsx";
import type { SettingWords } from "../game/setting-words.ts";
import { useBotWords } from "../levels/bot-words.ts";
import { PickSheet } from "../lobby/seat-picker.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import { kindsIn, withBot, withKind } from "./draft.ts";
import { chairName, paintOf } from "./names.ts";

interface ChairsProps {
  readonly game: SimulatedGame;
  readonly lineUp: LineUp;
  readonly words: SettingWords;
  readonly change: (lineUp: LineUp) => void;
  /** Compares with and without the power of a chair; nothing where that cannot be. */
  readonly without: ((chair: number) => void) | undefined;
}

export function Chairs({ game, lineUp, words, change, without }: ChairsProps): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const [picking, setPicking] = useState<number>();
  const pick = (kind: string | undefined) => {
    if (picking !== undefined) change(withKind(lineUp, picking, kind));
    setPicking(undefined);
  };
  return (
    <>
      <ul className="lab-chairs">
        {lineUp.chairs.map((chair, i) => {
          const isOne = lineUp.chairs.length === 1;
          const name = isOne ? t("lab.everybody") : chairName(language, lineUp, i, words);
          return (
            <li key={i}>
              <ChairPicture words={words} kind={chair.kind} chair={i} />
              <span className="lab-chair-name">
                <b>{name}</b>
                <BotSelect
                  game={game}
                  label={t("lab.botOf", { n: i + 1 })}
                  bot={chair.bot}
                  choose={(bot) => change(withBot(lineUp, i, bot))}
                />
                {chair.powerless === true ? <em className="chip">{t("lab.powerless")}</em> : null}
                {chair.kind === undefined ? <small>{t("lab.dealt")}</small> : null}
              </span>
              {without === undefined || chair.kind === undefined ? null : (
                <button
                  type="button"
                  className="iconbtn"
                  aria-label={t("lab.withoutOf", { name })}
                  title={t("lab.without")}
                  onClick={() => without(i)}
                >
                  <Icon name="bolt" size={16} />
                </button>
              )}
              {isOne ? null : (
                <button
                  type="button"
                  className="lab-change"
                  aria-haspopup="dialog"
                  aria-label={t("lab.changeChair", { n: i + 1, name })}
                  onClick={() => setPicking(i)}
                >
                  {t("lab.change")}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {picking === undefined ? null : (
        <PickSheet
          title={t("lab.pick", { n: picking + 1 })}
          first={
            <button type="button" className="btn" onClick={() => pick(undefined)}>
              {t("lab.pickDealt")}
            </button>
          }
          seat={picking}
          of={kindsIn(game, lineUp)}
          chosen={lineUp.chairs.map(({ kind }) => kind ?? "")}
          words={words}
          pick={pick}
          close={() => setPicking(undefined)}
        />
      )}
    </>
  );
}

/** What a chair has, in its colour. */
export function ChairPicture({
  words,
  kind,
  chair,
}: {
  readonly words: SettingWords;
  readonly kind: string | undefined;
  readonly chair: number;
}): ReactNode {
  const paint = paintOf(chair);
  if (kind !== undefined && words.Picture !== undefined)
    return (
      <span className="lab-seal" style={{ borderColor: paint.light }}>
        <words.Picture id={kind} colour={paint} />
      </span>
    );
  return (
    <span className="lab-seal unknown" style={{ borderColor: paint.light, background: paint.dark, color: paint.light }}>
      <Icon name="cards" size={20} />
    </span>
  );
}

function BotSelect({
  game,
  label,
  bot,
  choose,
}: {
  readonly game: SimulatedGame;
  readonly label: string;
  readonly bot: string;
  readonly choose: (bot: string) => void;
}): ReactNode {
  const botWords = useBotWords();
  return (
    <select aria-label={label} value={bot} onChange={(event) => choose(event.target.value)}>
      {Object.keys(game.bots).map((one) => (
        <option key={one} value={one}>
          {botWords(one)}
        </option>
      ))}
    </select>
  );
}
