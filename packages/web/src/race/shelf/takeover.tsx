/** Takeovers: whom, with what, and both strengths before anything is declared (section 14). */
import { optionsOf, type Question, type Seat } from "@hypergate/kernel";
import { type Card, cardOf, isActive, isVulnerable, NONE, powersThat, type Table } from "@hypergate/race/client";
import type { ReactNode } from "react";
import { isWord } from "../../table/prompt-answers.tsx";
import { Avatar } from "../avatar.tsx";
import { useRace } from "../context.tsx";
import { attackAmount, defenseAmount } from "../logic/amounts.ts";
import { useWords } from "../words/words.ts";
import { usePickedStrength } from "./picked.ts";
import { Pill, Sum, useTitle } from "./pieces.tsx";
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
  const worlds = optionsOf(question).flatMap((ref) => (isWord(ref) ? [] : [ref]));
  return (
    <div className="race-shelf row">
      {worlds.map((ref) => (
        <Target key={ref} thing={ref} />
      ))}
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
    <Pill thing={thing}>
      <Avatar seat={owner} size={22} />
      <span className="race-pill-words">
        <b>{title(world)}</b>
        <small>{t("race.takeover.ofWhom", { who: called(owner) })}</small>
      </span>
      <Duel attack={best.attack} defense={defense} />
    </Pill>
  );
}

/** Attack against defense as they stand. */
function Duel({ attack, defense }: { readonly attack: number; readonly defense: number }): ReactNode {
  const t = useWords();
  return (
    <span className="race-duel">
      <b>
        {attack} : {defense}
      </b>
      <em className={attack >= defense ? "good" : "bad"}>
        {t(attack >= defense ? "race.takeover.wins" : "race.takeover.fails")}
      </em>
    </span>
  );
}

/** With which power: a stronger one may cost a card. */
function Powers({ question }: { readonly question: Question }): ReactNode {
  const title = useTitle();
  const { table, seat } = useRace();
  const target = cardOf(String(question.params?.target));
  if (target === undefined || seat === undefined) return null;
  const defense = defenseAmount(table.players[ownerOf(table, target)], target).total;
  return (
    <div className="race-shelf row">
      {optionsOf(question).map((ref) => {
        const power = cardOf(ref);
        return power === undefined ? null : (
          <Pill key={ref} thing={ref}>
            <b>{title(power)}</b>
            <Duel attack={attackAmount(table.players[seat], target, power).total} defense={defense} />
          </Pill>
        );
      })}
    </div>
  );
}

/** What is discarded for the attack, with both sums. One who has come back in the middle of it does not see them. */
function Boost(): ReactNode {
  const t = useWords();
  const { table, seat, aim } = useRace();
  const picked = usePickedStrength();
  const { target } = aim;
  if (target === undefined || seat === undefined) return null;
  const power = aim.power ?? powersAgainst(table, seat, target)[0] ?? NONE;
  if (power === NONE) return null;
  const attack = withPicked(attackAmount(table.players[seat], target, power), picked);
  const defense = defenseAmount(table.players[ownerOf(table, target)], target).total;
  const wins = attack.total >= defense;
  return (
    <div className="race-shelf inline">
      <Sum
        amount={attack}
        result={t("race.takeover.attack")}
        against={{ n: defense, words: t("race.takeover.defense") }}
        verdict={{ words: t(wins ? "race.takeover.wins" : "race.takeover.fails"), isGood: wins }}
      />
    </div>
  );
}

/** My world is attacked: what it takes to hold it. */
export function Defense(): ReactNode {
  const t = useWords();
  const { me } = useRace();
  const picked = usePickedStrength();
  const attack = useAttackOnMe();
  if (attack === undefined || me === undefined) return null;
  const defense = withPicked(defenseAmount(me, attack.target), picked);
  const missing = attack.strength + 1 - defense.total;
  return (
    <div className="race-shelf inline">
      <Sum
        amount={defense}
        result={t("race.takeover.defense")}
        against={{ n: attack.strength, words: t("race.takeover.attack") }}
        verdict={{
          words: missing > 0 ? t("race.takeover.falls", { n: missing }) : t("race.takeover.holds"),
          isGood: missing <= 0,
        }}
      />
    </div>
  );
}

function useAttackOnMe() {
  const { table, seat, me } = useRace();
  return table.attacks.find((one) => one.owner === seat && me?.tableau.includes(one.target) === true);
}
