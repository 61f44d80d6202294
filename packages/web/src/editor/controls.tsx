/** What can be set in a position: numbers, choices, and piles of things. */
import type { ReactNode } from "react";
import { Icon } from "../art/icons.tsx";
import type { Control, Draft } from "../game/editor.ts";
import { useWords } from "../words/words.ts";

interface ControlProps<K extends Control["kind"]> {
  readonly control: Extract<Control, { kind: K }>;
  readonly change: (draft: Draft) => void;
}

export function ControlRow({
  control,
  change,
}: {
  readonly control: Control;
  readonly change: (draft: Draft) => void;
}) {
  switch (control.kind) {
    case "number":
      return <NumberRow control={control} change={change} />;
    case "choice":
      return <ChoiceRow control={control} change={change} />;
    case "pile":
      return <PileRow control={control} change={change} />;
  }
}

function NumberRow({ control, change }: ControlProps<"number">): ReactNode {
  const t = useWords();
  const { id, title, value, min, max, set } = control;
  return (
    <div className="edit-number" role="group" aria-label={title} data-control={id}>
      <span>{title}</span>
      <button
        type="button"
        className="iconbtn"
        disabled={value <= min}
        aria-label={t("editor.less", { what: title })}
        onClick={() => change(set(value - 1))}
      >
        <Icon name="minus" size={14} />
      </button>
      <output>{value}</output>
      <button
        type="button"
        className="iconbtn"
        disabled={value >= max}
        aria-label={t("editor.plus", { what: title })}
        onClick={() => change(set(value + 1))}
      >
        <Icon name="plus" size={14} />
      </button>
    </div>
  );
}

function ChoiceRow({ control, change }: ControlProps<"choice">): ReactNode {
  const { id, title, value, options, set } = control;
  return (
    <label className="edit-choice" data-control={id}>
      <span>{title}</span>
      <select value={value} onChange={(event) => change(set(event.target.value))}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </select>
    </label>
  );
}

function PileRow({ control, change }: ControlProps<"pile">): ReactNode {
  const t = useWords();
  const { id, title, items, more, add, remove, shown = items.length } = control;
  return (
    <div className="edit-pile" role="group" aria-label={title} data-control={id}>
      <p>
        {title} <span className="muted">{items.length}</span>
      </p>
      <ul>
        {items.slice(0, shown).map(({ words }, i) => (
          <li key={i}>
            <button
              type="button"
              className="chip line"
              aria-label={t("editor.remove", { what: words })}
              onClick={() => change(remove(i))}
            >
              {words} <Icon name="close" size={9} />
            </button>
          </li>
        ))}
        {items.length > shown ? <li className="muted">{t("editor.more", { n: items.length - shown })}</li> : null}
      </ul>
      <select
        value=""
        disabled={more.length === 0}
        aria-label={t("editor.add", { what: title })}
        onChange={(event) => change(add(event.target.value))}
      >
        <option value="">{t("editor.addHere")}</option>
        {more.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
