/** The end of a game as a page about the reader: place and margin, where the points came from, the curve, what turned it, what decided it. */
import type { Seat } from "@hypergate/kernel";
import type { TableInfo } from "@hypergate/wire";
import { type CSSProperties, type ReactNode, useContext, useMemo } from "react";
import { COLOURS, PAINT } from "../art/colours.ts";
import { Icon } from "../art/icons.tsx";
import { isHere } from "../here/kept-games.ts";
import { Link } from "../link.tsx";
import { useReach } from "../net/reach.ts";
import type { TableFeed } from "../table/feed.ts";
import { useFeed } from "../table/feed.ts";
import type { GameFace } from "../table/game-face.ts";
import type { Decisive, Source, Voice } from "../table/meter.ts";
import { CopyField } from "../ui/copy-field.tsx";
import { Curve } from "./curve.tsx";
import { beforePart } from "./film.ts";
import { causeOf, type Standing, standingOf, toldIn } from "./standing.ts";
import { JumpContext, type Story } from "./story.ts";
import { type Turn, turningPoints } from "./turning-points.ts";
import "./end-page.css";

export interface EndPageProps {
  readonly info: TableInfo;
  readonly voice: Voice;
  readonly face: GameFace;
  readonly feed: TableFeed;
  readonly view: unknown;
  readonly story: Story;
  /** How it was won, in sentences. */
  readonly how: readonly string[];
}

export function EndPage(props: EndPageProps): ReactNode {
  const { info, voice, view, story, how } = props;
  const { share } = useReach();
  const { film, engine } = story;
  const { meter, rules } = engine;
  const winners = info.result?.winners ?? [];
  const names = Array.from({ length: film.seats }, (_, seat) =>
    seat === info.you ? voice.t("end.you") : voice.called(`player/${seat}`),
  );
  const told = useMemo(() => toldIn(film), [film]);
  const turns = turningPoints(film.samples, winners);
  const values = film.samples[film.samples.length - 1].values;
  const you = info.you;
  const sources = meter.sources(told, view);
  const best = winners[0] ?? 0;
  const decisive = useMemo(() => {
    const seat = you ?? best;
    const last = rules.view(film.at(film.steps).run.s, seat);
    return meter.decisive(voice, told, last, { you: seat, best });
  }, [meter, rules, film, told, voice, you, best]);
  return (
    <div className="end-page">
      <div className="end-you">
        <How how={how} />
        {you === undefined ? null : (
          <Differences
            voice={voice}
            sources={sources}
            values={values}
            standing={standingOf(values, winners, you)}
            you={you}
          />
        )}
        <ol className="end-places">
          {names
            .map((name, seat) => ({ name, seat }))
            .sort((a, b) => rank(values, winners, b.seat) - rank(values, winners, a.seat))
            .map(({ name, seat }) => (
              <li key={seat}>
                {name} <b>{values[seat]}</b>
              </li>
            ))}
        </ol>
      </div>
      <div className="end-course">
        <figure className="end-curve">
          <figcaption>{voice.t(meter.words.title)}</figcaption>
          <Curve
            samples={film.samples}
            names={names}
            winners={winners}
            target={meter.target(view)}
            label={voice.t(meter.words.title)}
            across={voice.t(meter.words.across)}
            own={you}
            marks={turns.map(({ part }) => part)}
          />
        </figure>
        <Turns {...props} turns={turns} />
      </div>
      <Deciders {...props} decisive={decisive} title={voice.t(meter.words.decisive)} />
      {info.id === "" || isHere(info.id) ? null : (
        <div className="end-share">
          <CopyField text={share(replayPath(info))} label={voice.t("end.share")} />
        </div>
      )}
    </div>
  );
}

/** Winners first, then by what they have. */
function rank(values: readonly number[], winners: readonly Seat[], seat: Seat): number {
  return values[seat] + (winners.includes(seat) ? 1000 : 0);
}

function How({ how }: { readonly how: readonly string[] }): ReactNode {
  return (
    <div className="end-how">
      {how.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

/** The place of the reader in a few words. */
export function placeInWords(voice: Voice, story: Story, winners: readonly Seat[], you: Seat): string {
  const { film, engine } = story;
  const values = film.samples[film.samples.length - 1].values;
  const { place, isWinner, margin } = standingOf(values, winners, you);
  const by = voice.t(engine.meter.words.value, { n: margin });
  const tie = voice.t(engine.meter.words.tie);
  if (isWinner && winners.length > 1) return voice.t("end.place.together");
  if (isWinner) return voice.t(margin === 0 ? "end.place.wonTie" : "end.place.won", { by, tie });
  return voice.t(margin === 0 ? "end.place.tie" : "end.place.other", { place, by, tie });
}

interface DifferencesProps {
  readonly voice: Voice;
  readonly sources: readonly Source[];
  readonly values: readonly number[];
  readonly standing: Standing;
  readonly you: Seat;
}

/** Where one's points came from against those of the winner, or of the second; bars from a middle line. */
function Differences({ voice, sources, values, standing, you }: DifferencesProps): ReactNode {
  const { t, called } = voice;
  const { other } = standing;
  if (other === undefined) return null;
  const cause = causeOf(sources, standing, you);
  const widest = Math.max(1, ...sources.map(({ values: all }) => Math.abs(all[you] - all[other])));
  const who = called(`player/${other}`);
  return (
    <>
      {cause === undefined ? null : (
        <p className="end-cause">
          {t(cause.difference ?? (standing.isWinner ? "end.cause.won" : "end.cause.lost"), {
            who,
            what: inside(t(cause.name)),
            won: standing.isWinner ? "yes" : "no",
            yours: Math.abs(cause.values[you]),
            theirs: Math.abs(cause.values[other]),
          })}
        </p>
      )}
      <table className="end-differences">
        <thead>
          <tr>
            <td />
            <th scope="col" style={{ color: colourOf(you) }}>
              {t("end.you")}
            </th>
            <td />
            <th scope="col" style={{ color: colourOf(other) }}>
              {who}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {sources.map(({ name, values: all }) => (
            <Row key={name.en} name={t(name)} yours={all[you]} theirs={all[other]} widest={widest} />
          ))}
        </tbody>
        <tfoot>
          <Row name={t("end.total")} yours={values[you]} theirs={values[other]} widest={undefined} />
        </tfoot>
      </table>
    </>
  );
}

/** A heading in the middle of a sentence. */
function inside(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function colourOf(seat: Seat): string {
  return PAINT[COLOURS[seat % COLOURS.length]].light;
}

/** A number below zero with a minus as it is written. */
function signed(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

interface RowProps {
  readonly name: string;
  readonly yours: number;
  readonly theirs: number;
  /** The largest difference, which fills its half; nothing where no bar is drawn. */
  readonly widest: number | undefined;
}

function Row({ name, yours, theirs, widest }: RowProps): ReactNode {
  const difference = yours - theirs;
  const style = { "--share": widest === undefined ? 0 : Math.abs(difference) / widest } as CSSProperties;
  const sign = difference > 0 ? "more" : difference < 0 ? "less" : "";
  return (
    <tr className={sign}>
      <th scope="row">{name}</th>
      <td>{signed(yours)}</td>
      <td className="end-bar" aria-hidden="true">
        {widest === undefined ? null : <i style={style} />}
      </td>
      <td>{signed(theirs)}</td>
      <td className="end-difference">
        {difference === 0 ? "0" : `${difference > 0 ? "+" : "−"}${Math.abs(difference)}`}
      </td>
    </tr>
  );
}

/** What turned the game, in the order of time, each with the way to the moment before it. */
function Turns({ turns, ...props }: EndPageProps & { readonly turns: readonly Turn[] }): ReactNode {
  const { voice, story } = props;
  const { meter } = story.engine;
  const told = useMemo(() => toldIn(story.film), [story]);
  if (turns.length === 0) return null;
  return (
    <ol className="end-turns" aria-label={voice.t("end.turns")}>
      {turns.map((turn, n) => (
        <li key={turn.kind}>
          <span className="end-number" aria-hidden="true">
            {n + 1}
          </span>
          <p>
            <b>{sentence(voice, meter.words, turn)}</b> {meter.happened(voice, told, turn.part, turn.seat)}
          </p>
          <Before {...props} part={turn.part} />
        </li>
      ))}
    </ol>
  );
}

function sentence({ t, who }: Voice, words: Story["engine"]["meter"]["words"], turn: Turn): string {
  const { seat, part, n } = turn;
  const value = t(words.value, { n });
  return t(`end.turn.${turn.kind}`, { who: who(seat), when: t(words.inPart, { n: part }), value });
}

/** The way into the replay, before the decision that led there: within it, or to it. */
function Before({ info, voice, story, part }: EndPageProps & { readonly part: number }): ReactNode {
  const jump = useContext(JumpContext);
  const step = beforePart(story.film, part, info.you);
  const where = voice.t(story.engine.meter.words.part, { n: part });
  const label = voice.t("end.beforeLabel", { where });
  const words = (
    <>
      <Icon name="play" size={12} /> {voice.t("end.before")}
    </>
  );
  if (jump !== undefined)
    return (
      <button type="button" className="btn small end-see" aria-label={label} onClick={() => jump(step)}>
        {words}
      </button>
    );
  if (info.id === "") return null;
  return (
    <Link to={replayPath(info, step)} className="btn small end-see" label={label}>
      {words}
    </Link>
  );
}

export function replayPath({ id, code, you }: TableInfo, step?: number): string {
  const search = new URLSearchParams();
  if (code !== undefined) search.set("code", code);
  if (step !== undefined) search.set("at", String(step));
  if (step !== undefined && you !== undefined) search.set("as", String(you));
  return search.size === 0 ? `/replay/${id}` : `/replay/${id}?${search}`;
}

interface DecidersProps extends EndPageProps {
  readonly decisive: readonly Decisive[];
  readonly title: string;
}

function Deciders({ decisive, title, ...props }: DecidersProps): ReactNode {
  const { voice, face, feed } = props;
  const state = useFeed(feed, (all) => all);
  if (decisive.length === 0) return null;
  return (
    <section className="end-deciders">
      <h3>{title}</h3>
      <ul>
        {decisive.map((one, n) => (
          <li key={n}>
            {one.thing === undefined ? null : (
              <span className="end-thing" aria-hidden="true">
                <face.Drawing thing={one.thing} state={state} />
              </span>
            )}
            <div>
              <p className="end-whose" style={{ color: colourOf(one.seat) }}>
                {one.seat === props.info.you ? voice.t("end.you") : voice.called(`player/${one.seat}`)}
              </p>
              {one.thing?.startsWith("card/") === true ? <b>{voice.called(one.thing)}</b> : null}
              <p className="end-worth">{voice.t("end.worth", { n: one.value })}</p>
              <p>{one.words}</p>
              {one.part === undefined ? null : <Before {...props} part={one.part} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
