/** Trading and consuming: what goods bring, what powers take, and the best way through all of them. */
import { optionsOf, type Question, type Ref } from "@hypergate/kernel";
import {
  BASE_PRICE,
  type Card,
  cardOf,
  DESIGN,
  DESIGNS,
  GOOD_REF,
  GOODS,
  KIND,
  salePrice,
} from "@hypergate/race/client";
import { type ReactNode, useMemo } from "react";
import { useAsking, useSending } from "../../table/asking.tsx";
import { GoodToken } from "../art/good.tsx";
import { powerLines } from "../card/printed.ts";
import { IconSign, Signs } from "../card/signs.tsx";
import { useRace } from "../context.tsx";
import { bestPlan, type ConsumePlan, type ConsumeStep, unusedPowers } from "../logic/consume.ts";
import { useWords } from "../words/words.ts";
import { GoodPill, Pill, useTitle } from "./pieces.tsx";

/** Every good with the cards it brings. */
export function Sales({ question }: { readonly question: Question }): ReactNode {
  const withBonuses = question.key === "trade.sell" || sellsWithBonuses(question);
  return (
    <div className="race-shelf row">
      {optionsOf(question).map((ref) => {
        const world = cardOf(ref);
        return world === undefined ? null : <Sale key={ref} world={world} withBonuses={withBonuses} />;
      })}
    </div>
  );
}

function sellsWithBonuses({ params }: Question): boolean {
  const design = designOfPower(String(params?.power));
  return design?.powers?.some((power) => power.does === "tradeGood" && power.bonuses === true) === true;
}

function designOfPower(ref: Ref) {
  const id = ref.split("/")[1];
  return DESIGNS.find((design) => design.id === id);
}

function Sale({ world, withBonuses }: { readonly world: Card; readonly withBonuses: boolean }): ReactNode {
  const t = useWords();
  const title = useTitle();
  const { me } = useRace();
  const { good } = DESIGN[world];
  if (me === undefined || good === undefined) return null;
  const price = salePrice(me, world, withBonuses);
  const base = BASE_PRICE[KIND[world]];
  return (
    <Pill thing={GOOD_REF[world]}>
      <GoodToken good={good} size={20} />
      <span className="race-pill-words">
        <b>{title(world)}</b>
        {price > base ? <small>{t("race.trade.parts", { base, bonus: price - base })}</small> : null}
      </span>
      <b className="race-pill-price">
        {price}
        <IconSign name="card" />
      </b>
    </Pill>
  );
}

export function usePlan(question: Question): ConsumePlan | undefined {
  const { table, seat } = useRace();
  return useMemo(() => {
    if (seat === undefined) return undefined;
    const unused = unusedPowers(table.players[seat], optionsOf(question));
    return unused.length === 0 ? undefined : bestPlan(table, seat, unused);
  }, [question, table, seat]);
}

/** The planner: every power to choose for oneself, and the best way through them. */
export function Consume({ question }: { readonly question: Question }): ReactNode {
  const plan = usePlan(question);
  const powers = optionsOf(question).filter((ref) => ref.startsWith("power/"));
  return (
    <div className="race-shelf row">
      {powers.map((ref) => (
        <PowerPill key={ref} thing={ref} />
      ))}
      {plan === undefined ? null : <BestWay plan={plan} />}
    </div>
  );
}

function PowerPill({ thing }: { readonly thing: Ref }): ReactNode {
  const { language, name } = useRace();
  const design = designOfPower(thing);
  const line =
    design === undefined
      ? undefined
      : powerLines(language, design).find(({ power }) => thing.endsWith(`/${power.does}`));
  return (
    <Pill thing={thing}>
      <b>{name(thing)}</b>
      {line === undefined ? null : (
        <span title={line.words}>
          <Signs power={line.power} />
          <span className="sr-only">{line.words}</span>
        </span>
      )}
    </Pill>
  );
}

function BestWay({ plan }: { readonly plan: ConsumePlan }): ReactNode {
  const t = useWords();
  return (
    <div className="race-best">
      <b>{t("race.consume.best")}</b>
      <ol>
        {plan.steps.map((step) => (
          <BestStep key={step.power.card} step={step} />
        ))}
      </ol>
    </div>
  );
}

function BestStep({ step }: { readonly step: ConsumeStep }): ReactNode {
  const title = useTitle();
  return (
    <li>
      <span>{title(step.power.card)}</span>
      {step.worlds.map((world) => {
        const { good } = DESIGN[world];
        return good === undefined ? null : <GoodToken key={world} good={good} size={14} />;
      })}
      <i>→</i>
      {step.vp > 0 ? (
        <b>
          {step.vp}
          <IconSign name="vp" />
        </b>
      ) : null}
      {step.cards > 0 ? (
        <b>
          {step.cards}
          <IconSign name="card" />
        </b>
      ) : null}
    </li>
  );
}

/** The buttons of the planner: leave it, use the one that is picked, or let the best be done. */
export function ConsumeAnswers({ question }: { readonly question: Question }): ReactNode {
  const t = useWords();
  const { name } = useRace();
  const asking = useAsking();
  const sending = useSending();
  const plan = usePlan(question);
  const options = optionsOf(question);
  const isPicked = asking.ready !== undefined;
  return (
    <div className="prompt-buttons">
      {options.includes("word/done") ? (
        <button
          type="button"
          className="btn quiet"
          data-answer="word/done"
          disabled={sending}
          onClick={() => asking.answer("word/done")}
        >
          {name("word/done")}
        </button>
      ) : null}
      <button
        type="button"
        className={isPicked ? "btn primary" : "btn"}
        data-answer="go"
        disabled={!isPicked || sending}
        onClick={() => asking.ready !== undefined && asking.answer(asking.ready)}
      >
        {t("race.consume.use")}
      </button>
      {options.includes("word/plan") ? (
        <button
          type="button"
          className={isPicked ? "btn" : "btn primary"}
          data-answer="word/plan"
          disabled={sending}
          onClick={() => asking.answer("word/plan")}
        >
          {plan === undefined ? name("word/plan") : t("race.consume.do", { vp: plan.vp, cards: plan.cards })}
        </button>
      ) : null}
    </div>
  );
}

/** Kinds of goods to be left alone. */
export function Kinds({ question }: { readonly question: Question }): ReactNode {
  const { name } = useRace();
  return (
    <div className="race-shelf row">
      {optionsOf(question).map((ref) => {
        const good = GOODS.find((one) => ref === `kind/${one}`);
        return (
          <Pill key={ref} thing={ref}>
            {good === undefined ? null : <GoodToken good={good} size={18} />}
            <b>{name(ref)}</b>
          </Pill>
        );
      })}
    </div>
  );
}

/** The goods a power may take. */
export function PowerInUse({ question }: { readonly question: Question }): ReactNode {
  const goods = optionsOf(question).filter((ref) => ref.startsWith("good/"));
  if (goods.length === 0) return null;
  return (
    <div className="race-shelf row">
      {goods.map((ref) => (
        <GoodPill key={ref} thing={ref} />
      ))}
    </div>
  );
}
