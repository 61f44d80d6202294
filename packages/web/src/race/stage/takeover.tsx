/** Takeovers: whom, with what, and both strengths before anything is declared (section 14). */
import { optionsOf, type Question, type Seat } from "@hypergate/kernel";
import { type Card, cardOf, isActive, isVulnerable, NONE, powersThat, type Table } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { Num } from "../../art/glyphs.tsx";
import { isWord } from "../../table/prompt-answers.tsx";
import { Avatar } from "../avatar.tsx";
import { useRace } from "../context.tsx";
import { attackAmount, defenseAmount } from "../logic/amounts.ts";
import { useWords } from "../words/words.ts";
import { usePickedStrength } from "./picked.ts";
import { MainCard, StageTitle, Sum, ThingRow, useTitle } from "./pieces.tsx";
import { withPicked } from "./strength.tsx";

const TAKEOVER = powersThat("takeover");

function ownerOf(table: Table, world: Card): Seat {
  return table.players.findIndex((p) => p.tableau.includes(world));
}

/** The unused powers of a player that could be turned against a world. */
function powersAgainst(table: Table, seat: Seat, world: Card): readonly Card[] {
  const owner = table.players[ownerOf(table, world)];
  const p = table.players[seat];
  return p.tableau.filter(
    (card) =>
      TAKEOVER[card] !== undefined &&
      isActive(p, card) &&
      isVulnerable(owner, world, card) &&
      !table.attacks.some((attack) => attack.by === seat && attack.power === card),
  );
}

export function Takeover({ question }: { readonly question: Question }): ReactNode {
  switch (question.key) {
    case "takeover.target":
      return <Targets question={question} />;
    case "takeover.power":
      return <Powers question={question} />;
    default:
      return <Boost />;
  }
}

function Targets({ question }: { readonly question: Question }): ReactNode {
  const t = useWords();
  const worlds = optionsOf(question).flatMap((ref) => (isWord(ref) ? [] : [ref]));
  return (
    <div className="race-choice">
      <StageTitle title={t("race.takeover.title")} note={t("race.takeover.ties")} />
      <div className="race-rows">
        {worlds.map((ref) => (
          <Target key={ref} thing={ref} />
        ))}
      </div>
      <Declared />
    </div>
  );
}

function Target({ thing }: { readonly thing: string }): ReactNode {
  const t = useWords();
  const title = useTitle();
  const { table, seat, called } = useRace();
  const world = cardOf(thing);
  if (world === undefined || seat === undefined) return null;
  const owner = ownerOf(table, world);
  const best = powersAgainst(table, seat, world)
    .map((power) => ({ power, attack: attackAmount(table.players[seat], world, power).total }))
    .reduce((a, b) => (b.attack > a.attack ? b : a), { power: NONE, attack: Number.NEGATIVE_INFINITY });
  const defense = defenseAmount(table.players[owner], world).total;
  return (
    <ThingRow thing={thing}>
      <Avatar seat={owner} size={26} />
      <span className="grow">
        <b>{title(world)}</b>
        <small>{t("race.takeover.ofWhom", { who: called(owner) })}</small>
      </span>
      <Duel attack={best.attack} defense={defense} />
    </ThingRow>
  );
}

/** Attack against defense as they stand. */
function Duel({ attack, defense }: { readonly attack: number; readonly defense: number }): ReactNode {
  const t = useWords();
  return (
    <span className="race-duel">
      <span>
        <Num text={attack} height={20} />
        <small>{t("race.takeover.attack")}</small>
      </span>
      <i>:</i>
      <span>
        <Num text={defense} height={20} />
        <small>{t("race.takeover.defense")}</small>
      </span>
      <em className={attack >= defense ? "good" : "bad"}>
        {t(attack >= defense ? "race.takeover.wins" : "race.takeover.fails")}
      </em>
    </span>
  );
}

/** With which power: a stronger one may cost a card. */
function Powers({ question }: { readonly question: Question }): ReactNode {
  const title = useTitle();
  const t = useWords();
  const { table, seat } = useRace();
  const target = cardOf(String(question.params?.target));
  if (target === undefined || seat === undefined) return null;
  const defense = defenseAmount(table.players[ownerOf(table, target)], target).total;
  return (
    <div className="race-duo">
      <MainCard card={target} />
      <div className="race-pay">
        <StageTitle over={t("race.takeover.title")} title={title(target)} />
        {optionsOf(question).map((ref) => {
          const power = cardOf(ref);
          return power === undefined ? null : (
            <ThingRow key={ref} thing={ref}>
              <b className="grow">{title(power)}</b>
              <Duel attack={attackAmount(table.players[seat], target, power).total} defense={defense} />
            </ThingRow>
          );
        })}
      </div>
    </div>
  );
}

/** Temporary military for an attack that is being declared. */
function Boost(): ReactNode {
  const t = useWords();
  const title = useTitle();
  const { table, seat, aim } = useRace();
  const picked = usePickedStrength();
  const { target } = aim;
  if (target === undefined || seat === undefined) return <Declaring />;
  const power = aim.power ?? powersAgainst(table, seat, target)[0] ?? NONE;
  if (power === NONE) return <Declaring />;
  const attack = withPicked(attackAmount(table.players[seat], target, power), picked);
  const defense = defenseAmount(table.players[ownerOf(table, target)], target).total;
  return (
    <div className="race-duo">
      <MainCard card={target} />
      <div className="race-pay">
        <StageTitle over={t("race.takeover.title")} title={title(target)} note={t("race.takeover.ties")} />
        <Duel attack={attack.total} defense={defense} />
        <Sum amount={attack} result={t("race.takeover.attack")} />
      </div>
    </div>
  );
}

/** The same for one who has come back in the middle of it: what is chosen is not known here any more. */
function Declaring(): ReactNode {
  const t = useWords();
  return (
    <div className="race-choice">
      <StageTitle title={t("race.takeover.title")} note={t("race.takeover.ties")} />
      <Declared />
    </div>
  );
}

/** What has been declared in this phase. */
function Declared(): ReactNode {
  const t = useWords();
  const title = useTitle();
  const { table, called } = useRace();
  if (table.attacks.length === 0) return null;
  return (
    <div className="race-rows">
      {table.attacks.map(({ by, target, owner, strength, power }) => (
        <div key={`${by} ${target}`} className="race-row">
          <Avatar seat={by} size={26} />
          <span className="sr-only">{called(by)}</span>
          <span className="grow">
            <b>{title(target)}</b>
            <small>
              {t("race.takeover.ofWhom", { who: called(owner) })}, {t("race.takeover.with", { power: title(power) })}
            </small>
          </span>
          <Duel attack={strength} defense={defenseAmount(table.players[owner], target).total} />
        </div>
      ))}
    </div>
  );
}

/** My world is attacked: what it takes to hold it. */
export function Defense(): ReactNode {
  const t = useWords();
  const title = useTitle();
  const { table, seat, me, called } = useRace();
  const picked = usePickedStrength();
  const attack = table.attacks.find((one) => one.owner === seat && me?.tableau.includes(one.target) === true);
  if (attack === undefined || me === undefined) return null;
  const defense = withPicked(defenseAmount(me, attack.target), picked);
  const missing = attack.strength + 1 - defense.total;
  return (
    <div className="race-duo">
      <MainCard card={attack.target} />
      <div className="race-pay">
        <StageTitle title={t("race.takeover.yours", { who: called(attack.by), card: title(attack.target) })} />
        <Sum amount={defense} result={t("race.takeover.defense")} />
        <p className="race-against">
          <Num text={attack.strength} height={24} />
          <small>{t("race.takeover.attack")}</small>
        </p>
        <p className={missing > 0 ? "race-verdict bad" : "race-verdict good"}>
          {missing > 0 ? t("race.takeover.falls", { n: missing }) : t("race.takeover.holds")}
        </p>
      </div>
    </div>
  );
}
