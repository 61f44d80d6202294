import type { GameFacts } from "@hypergate/wire";
import type { ReactNode } from "react";
import { useLanguage, useWords } from "../words/words.ts";
import { ClockFields } from "./clock-fields.tsx";
import { OptionsFields } from "./options-fields.tsx";
import { choicesOf, type Plan, seatsOf, valuesOf, withPlayers, withPreset, withSetting } from "./plan.ts";
import { usePresetWords } from "./preset-words.ts";
import { Segments } from "./segments.tsx";
import { SettingField } from "./setting-field.tsx";
import { useSettingWords } from "./use-setting-words.ts";
import "../ui/forms.css";
import "./table-form.css";

export interface PlanProps {
  readonly facts: GameFacts;
  readonly plan: Plan;
  readonly setPlan: (plan: Plan) => void;
}

/** Everything a table can be: presets first, what few need folded away. `seats`: who is to sit there, if that is asked too. */
export function TableForm({ seats, ...props }: PlanProps & { readonly seats?: ReactNode }): ReactNode {
  const t = useWords();
  const { facts, plan, setPlan } = props;
  const { min, max } = seatsOf(facts, plan.preset);
  return (
    <>
      <Presets {...props} />
      <div className="form-row">
        <Segments
          label={t("new.players")}
          values={Array.from({ length: max - min + 1 }, (_, i) => min + i)}
          value={plan.players}
          words={String}
          choose={(players) => setPlan(withPlayers(facts, plan, players))}
        />
        {seats}
      </div>
      <ClockFields
        clock={plan.options.clock}
        choose={(clock) => setPlan({ ...plan, options: { ...plan.options, clock } })}
      />
      <AllSettings {...props} />
      <details className="panel fold">
        <summary>{t("new.options")}</summary>
        <OptionsFields options={plan.options} change={(options) => setPlan({ ...plan, options })} />
      </details>
    </>
  );
}

function Presets({ facts, plan, setPlan }: PlanProps): ReactNode {
  const t = useWords();
  const { nameOf, aboutOf } = usePresetWords(facts.id);
  return (
    <fieldset className="presets">
      <legend>{t("new.preset")}</legend>
      {Object.keys(facts.presets).map((preset) => (
        <label key={preset} className="preset">
          <input
            type="radio"
            name="preset"
            checked={preset === plan.preset}
            onChange={() => setPlan(withPreset(facts, plan, preset))}
          />
          <span className="panel">
            <b>{nameOf(preset)}</b>
            <small>{aboutOf(preset)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function AllSettings({ facts, plan, setPlan }: PlanProps): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const words = useSettingWords(facts.id);
  const values = valuesOf(facts, plan);
  const changes = choicesOf(facts, plan).filter(({ name }) => plan.changed[name] !== undefined).length;
  return (
    <details className="panel fold">
      <summary>
        {t("new.settings")} {changes === 0 ? null : <span className="chip">{t("new.changes", { n: changes })}</span>}
      </summary>
      {words === undefined ? (
        <p className="muted">{t("new.loading")}</p>
      ) : (
        <div className="settings" lang={language}>
          {choicesOf(facts, plan).map((choice) => (
            <SettingField
              key={choice.name}
              choice={choice}
              words={words}
              value={values[choice.name]}
              players={plan.players}
              isChanged={plan.changed[choice.name] !== undefined}
              choose={(value) => setPlan(withSetting(facts, plan, choice.name, value))}
            />
          ))}
        </div>
      )}
    </details>
  );
}
