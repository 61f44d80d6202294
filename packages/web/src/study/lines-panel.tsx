/** All lines of a study as a tree, and chosen ones side by side. */
import { answerInWords } from "@hypergate/kernel";
import { type CSSProperties, type ReactNode, useEffect, useState } from "react";
import { useStore } from "zustand";
import { Icon } from "../art/icons.tsx";
import { useVoice } from "../story/voice.ts";
import type { Voice } from "../table/meter.ts";
import type { useWords } from "../words/words.ts";
import type { LineFacts } from "./board.ts";
import { type Branch, branches, type Line } from "./lines.ts";
import type { StudyProps } from "./study-props.ts";
import "./lines-panel.css";

type T = ReturnType<typeof useWords> | Voice["t"];

export function nameOfLine(t: T, { id, name, isPlayed }: Line): string {
  if (name !== "") return name;
  return isPlayed === true ? t("lines.played") : t("lines.unnamed", { n: id });
}

interface PanelProps extends StudyProps {
  readonly close: () => void;
}

export function LinesPanel(props: PanelProps): ReactNode {
  const { feed, face } = props;
  const { t } = useVoice(feed, face);
  const study = useStore(feed.studied, (state) => state.study);
  const facts = useStore(feed.studied, (state) => state.facts);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const isComparing = chosen.length > 1;
  useEffect(() => {
    feed.send({ do: "compare", lines: isComparing ? chosen : "all" });
  }, [feed, chosen, isComparing]);
  const choose = (id: number) =>
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id].slice(-4)));
  return (
    <div className="lines-panel">
      <p className="muted">{t("lines.about")}</p>
      <ol className="lines-tree">
        {branches(study.lines).map((branch) => (
          <LineRow
            key={branch.line.id}
            {...props}
            branch={branch}
            facts={isComparing ? undefined : facts.find(({ id }) => id === branch.line.id)}
            isOn={branch.line.id === study.line}
            isChosen={chosen.includes(branch.line.id)}
            choose={() => choose(branch.line.id)}
            isOnly={study.lines.length === 1}
          />
        ))}
      </ol>
      {isComparing ? <SideBySide {...props} ids={chosen} facts={facts} /> : null}
    </div>
  );
}

interface RowProps extends PanelProps {
  readonly branch: Branch;
  readonly facts: LineFacts | undefined;
  readonly isOn: boolean;
  readonly isChosen: boolean;
  readonly choose: () => void;
  readonly isOnly: boolean;
}

function LineRow({ feed, face, engine, close, branch, facts, isOn, isChosen, choose, isOnly }: RowProps): ReactNode {
  const voice = useVoice(feed, face);
  const { t } = voice;
  const { line, depth } = branch;
  const name = nameOfLine(t, line);
  const show = () => {
    feed.send({ do: "goTo", line: line.id, at: line.answers.length });
    close();
  };
  return (
    <li
      className={isOn ? "lines-row on" : "lines-row"}
      style={{ "--depth": Math.min(depth, 6) } as CSSProperties}
      data-line={line.id}
    >
      <input type="checkbox" checked={isChosen} onChange={choose} aria-label={t("lines.choose", { name })} />
      <div className="lines-what">
        {line.isPlayed === true ? (
          <b>{name}</b>
        ) : (
          <input
            className="lines-name"
            value={line.name}
            maxLength={80}
            placeholder={t("lines.unnamed", { n: line.id })}
            aria-label={t("lines.rename", { n: line.id })}
            onChange={(event) => feed.send({ do: "name", line: line.id, name: event.target.value })}
          />
        )}
        {facts === undefined ? null : (
          <small>
            {facts.parting === undefined ? null : <span>{partingInWords(voice, engine, facts.parting)}</span>}
            <span>{standInWords(voice, engine, facts)}</span>
          </small>
        )}
      </div>
      {isOn ? <span className="chip star">{t("lines.now")}</span> : null}
      <button type="button" className="btn small" data-study="show" onClick={show}>
        {t("lines.show")}
      </button>
      <button
        type="button"
        className="iconbtn"
        disabled={isOnly || line.isPlayed === true}
        aria-label={`${t("lines.drop")}: ${name}`}
        title={t("lines.drop")}
        onClick={() => feed.send({ do: "drop", line: line.id })}
      >
        <Icon name="close" size={15} />
      </button>
    </li>
  );
}

type Meter = Pick<StudyProps["engine"], "meter">;

function whereOf({ t }: Voice, { meter }: Meter, view: unknown): string {
  return t(meter.words.part, { n: meter.part(view) });
}

function partingInWords(voice: Voice, engine: Meter, parting: NonNullable<LineFacts["parting"]>): string {
  const { question, value, instead, view } = parting;
  const params = {
    where: whereOf(voice, engine, view),
    who: voice.called(`player/${question.who}`),
    what: answerInWords(voice, question, value),
  };
  if (instead === undefined) return voice.t("lines.parts", params);
  return voice.t("lines.partsInstead", { ...params, instead: answerInWords(voice, question, instead) });
}

function valuesInWords({ called }: Voice, { meter }: Meter, view: unknown): string {
  return meter
    .values(view)
    .map((n, seat) => `${called(`player/${seat}`)} ${n}`)
    .join(", ");
}

function outcomeInWords({ t, called, listed }: Voice, { meter }: Meter, { view }: LineFacts): string {
  const winners = meter.winners(view);
  if (winners.length === 0) return t("lines.goesOn");
  return t("lines.won", { who: listed(winners.map((seat) => called(`player/${seat}`))) });
}

function standInWords(voice: Voice, engine: Meter, facts: LineFacts): string {
  const where = facts.isOver ? outcomeInWords(voice, engine, facts) : whereOf(voice, engine, facts.view);
  return voice.t("lines.stands", { where, values: valuesInWords(voice, engine, facts.view) });
}

interface CompareProps extends PanelProps {
  readonly ids: readonly number[];
  readonly facts: readonly LineFacts[];
}

/** The lines chosen as columns; the first is what the others are compared with. */
function SideBySide({ feed, face, engine, ids, facts }: CompareProps): ReactNode {
  const voice = useVoice(feed, face);
  const { t, called } = voice;
  const { meter } = engine;
  const study = useStore(feed.studied, (state) => state.study);
  const columns = ids.flatMap((id) => {
    const line = study.lines.find((one) => one.id === id);
    const fact = facts.find((one) => one.id === id);
    return line === undefined || fact === undefined ? [] : [{ line, fact }];
  });
  if (columns.length < ids.length) return null;
  const seats = study.names.map((_, seat) => seat);
  const best = seats.map((seat) => Math.max(...columns.map(({ fact }) => meter.values(fact.view)[seat])));
  const row = (label: string, cell: (fact: LineFacts) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      {columns.map(({ line, fact }) => (
        <td key={line.id}>{cell(fact)}</td>
      ))}
    </tr>
  );
  const chosenIn = ({ parting }: LineFacts) =>
    parting === undefined ? t("lines.same") : answerInWords(voice, parting.question, parting.value);
  return (
    <section className="lines-compared" aria-label={t("lines.compare")}>
      <h3>{t("lines.compare")}</h3>
      <div className="lines-table" tabIndex={0} role="group" aria-label={t("lines.compare")}>
        <table>
          <thead>
            <tr>
              <td />
              {columns.map(({ line }) => (
                <th key={line.id} scope="col">
                  {nameOfLine(t, line)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(t("lines.where"), ({ parting }) =>
              parting === undefined
                ? "–"
                : `${whereOf(voice, engine, parting.view)}, ${called(`player/${parting.question.who}`)}`,
            )}
            {row(t("lines.chosen"), chosenIn)}
            {row(t("lines.reached"), ({ view }) => whereOf(voice, engine, view))}
            {row(t("lines.outcome"), (fact) => outcomeInWords(voice, engine, fact))}
            {columns.some(({ fact }) => fact.chances !== undefined)
              ? row(t("lines.chance", { who: called(`player/${study.seat}`) }), ({ chances }) =>
                  chances === undefined ? "…" : t("lines.percent", { n: Math.round(100 * chances[study.seat]) }),
                )
              : null}
            {seats.map((seat) => (
              <tr key={seat}>
                <th scope="row">{called(`player/${seat}`)}</th>
                {columns.map(({ line, fact }) => {
                  const n = meter.values(fact.view)[seat];
                  return (
                    <td key={line.id} className={n === best[seat] ? "most" : ""}>
                      {t(meter.words.value, { n })}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
