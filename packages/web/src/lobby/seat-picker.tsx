import type { SettingValue } from "@hypergate/kernel";
import { type ReactNode, useState } from "react";
import { COLOURS } from "../art/colours.ts";
import { Icon } from "../art/icons.tsx";
import { Pip } from "../art/shapes.tsx";
import type { SettingWords } from "../game/setting-words.ts";
import { Popover } from "../ui/popover.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import "./seat-picker.css";

interface PickerProps {
  readonly words: SettingWords;
  readonly value: SettingValue | undefined;
  readonly players: number;
  readonly of: readonly string[];
  readonly choose: (value: SettingValue) => void;
}

/** Something for each seat, chosen from many: an alien, say. */
export function SeatPicker({ words, value, players, of, choose }: PickerProps): ReactNode {
  const t = useWords();
  const [picking, setPicking] = useState<number>();
  const known = Array.isArray(value) ? (value as readonly string[]) : [];
  const chosen = Array.from({ length: players }, (_, seat) => known[seat] ?? "");
  const pick = (id: string) => {
    choose(chosen.map((old, seat) => (seat === picking ? id : old === id ? "" : old)));
    setPicking(undefined);
  };
  return (
    <>
      <div className="seat-slots">
        {chosen.map((id, seat) => (
          <SeatSlot key={seat} seat={seat} id={id} words={words} open={() => setPicking(seat)} />
        ))}
      </div>
      {picking === undefined ? null : (
        <PickSheet
          title={t("picker.title", { n: picking + 1 })}
          seat={picking}
          of={of}
          chosen={chosen}
          words={words}
          pick={pick}
          close={() => setPicking(undefined)}
        />
      )}
    </>
  );
}

function SeatSlot({
  seat,
  id,
  words,
  open,
}: {
  readonly seat: number;
  readonly id: string;
  readonly words: SettingWords;
  readonly open: () => void;
}): ReactNode {
  const t = useWords();
  const language = useLanguage();
  return (
    <button type="button" className="seat-slot" aria-haspopup="dialog" onClick={open}>
      {id !== "" && words.Picture !== undefined ? <words.Picture id={id} /> : <Icon name="plus" size={22} />}
      <span>
        <small>
          <Pip colour={COLOURS[seat] ?? COLOURS[0]} size={11} /> {t("setting.seat", { n: seat + 1 })}
        </small>
        <b>{id === "" ? t("setting.choose") : words.thing(language, id)}</b>
      </span>
    </button>
  );
}

/** One thing of many, found by its name or by what it does. `first` stands before all of them. */
export function PickSheet({
  title,
  first,
  seat,
  of,
  chosen,
  words,
  pick,
  close,
}: {
  readonly title: string;
  readonly first?: ReactNode;
  readonly seat: number;
  readonly of: readonly string[];
  readonly chosen: readonly string[];
  readonly words: SettingWords;
  readonly pick: (id: string) => void;
  readonly close: () => void;
}): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const [sought, setSought] = useState("");
  const named = of.map((id) => ({ id, name: words.thing(language, id), about: words.about?.(language, id) ?? "" }));
  const wanted = sought.trim().toLocaleLowerCase(language);
  const shown = named
    .filter(({ name, about }) => `${name} ${about}`.toLocaleLowerCase(language).includes(wanted))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
  return (
    <Popover label={title} close={close} className="wide">
      <input
        type="search"
        value={sought}
        placeholder={t("picker.search")}
        aria-label={t("picker.search")}
        onChange={(event) => setSought(event.target.value)}
        // The field lies in the form of the whole table, which is not meant.
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {first}
      <ul className="pick-list">
        {shown.map(({ id, name, about }) => (
          <li key={id}>
            <button type="button" aria-pressed={chosen[seat] === id} onClick={() => pick(id)}>
              {words.Picture === undefined ? null : <words.Picture id={id} />}
              <span>
                <b>{name}</b>
                {chosen.includes(id) ? <em>{t("picker.taken", { n: chosen.indexOf(id) + 1 })}</em> : null}
                <small>{about}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <p className="muted">{t("picker.nothing")}</p> : null}
    </Popover>
  );
}
