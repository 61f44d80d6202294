/** The settings of the tables of a study: what is changed of the usual ones. */
import type { SimulatedGame } from "@hypergate/games";
import { type LineUp, settingsOf } from "@hypergate/games/study";
import { type SettingChoice, type SettingValue, SetUpError, type TableSettings } from "@hypergate/kernel";
import type { ReactNode } from "react";
import type { SettingWords } from "../game/setting-words.ts";
import { SettingField } from "../lobby/setting-field.tsx";
import { Popover } from "../ui/popover.tsx";
import "../lobby/table-form.css";
import { useWords } from "../words/words.ts";
import { withSettings } from "./draft.ts";

/** Chosen for each player beside the settings, or by the study itself. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  "aliens",
  "alienSelection",
  "first",
  "firstPlayer",
  "dealTimerSeconds",
]);

export function LabSettings({
  game,
  lineUp,
  words,
  change,
  close,
}: {
  readonly game: SimulatedGame;
  readonly lineUp: LineUp;
  readonly words: SettingWords;
  readonly change: (lineUp: LineUp) => void;
  readonly close: () => void;
}): ReactNode {
  const t = useWords();
  const values = settledIn(game, lineUp);
  const choose = (name: string, value: SettingValue | undefined) => {
    const { [name]: _, ...rest } = lineUp.settings;
    change(withSettings(game, lineUp, value === undefined ? rest : { ...rest, [name]: value }));
  };
  return (
    <Popover label={t("lab.settings")} close={close} className="wide">
      <div className="settings lab-settings">
        {choicesIn(game, values).map((choice) => (
          <SettingField
            key={choice.name}
            choice={choice}
            words={words}
            value={(lineUp.settings[choice.name] as SettingValue | undefined) ?? values[choice.name]}
            players={lineUp.players[0]}
            isChanged={lineUp.settings[choice.name] !== undefined}
            choose={(value) => choose(choice.name, value)}
          />
        ))}
      </div>
    </Popover>
  );
}

function choicesIn(game: SimulatedGame, values: TableSettings): readonly SettingChoice[] {
  return game
    .settings()
    .filter(
      ({ name, where = {} }) =>
        !ELSEWHERE.has(name) && Object.entries(where).every(([other, value]) => values[other] === value),
    );
}

/** All settings as they are now; where they cannot go together, those that are chosen. */
function settledIn(game: SimulatedGame, lineUp: LineUp): TableSettings {
  try {
    return game.settled(lineUp.players[0], settingsOf(game, lineUp));
  } catch (problem) {
    if (!(problem instanceof SetUpError)) throw problem;
    return { ...game.settled(lineUp.players[0], game.usual({})), ...(lineUp.settings as TableSettings) };
  }
}
