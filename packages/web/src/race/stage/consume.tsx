/** Trading and consuming: what goods bring, what powers take, and the best way through all of them. */
import { optionsOf, type Question, type Ref } from "@hypergate/kernel";
import {
  BASE_PRICE,
  type Card,
  CONSUME_X2,
  cardOf,
  chose,
  DESIGN,
  DESIGNS,
  GOOD_REF,
  KIND,
  salePrice,
} from "@hypergate/race/client";
import { type ReactNode, useMemo } from "react";
import { Num } from "../../art/glyphs.tsx";
import { useAsking } from "../../table/asking.tsx";
import { GoodToken } from "../art/good.tsx";
import { powerLines } from "../card/printed.ts";
import { IconSign, Signs } from "../card/signs.tsx";
import { useRace } from "../context.tsx";
import { bestPlan, type ConsumePlan, type ConsumeStep, unusedPowers } from "../logic/consume.ts";
import { useWords } from "../words/words.ts";
import { GoodRow, MainCard, StageTitle, ThingRow, useTitle } from "./pieces.tsx";

/** Every good with the cards it brings. */
export function Sales({ question }: { readonly question: Question }): ReactNode {
  const t = useWords();
  const withBonuses = question.key === "trade.sell" || sellsWithBonuses(question);
  return (
    <div className="race-choice">
      <StageTitle title={t("race.trade.title")} />
      <div className="race-rows">
        {optionsOf(question).map((ref) => {
          const world = cardOf(ref);
          return world === undefined ? null : <Sale key={ref} world={world} withBonuses={withBonuses} />;
        })}
      </div>
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
    <ThingRow thing={GOOD_REF[world]}>
      <GoodToken good={good} size={26} />
      <span className="grow">
        <b>{title(world)}</b>
        <small>
          {t("race.trade.base", { n: base })}
          {price > base ? ` · ${t("race.trade.bonus", { n: price - base })}` : null}
        </small>
      </span>
      <b className="race-price">
        <Num text={price} height={22} />
        <IconSign name="card" />
      </b>
    </ThingRow>
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

/** The planner: the best way on top, below it every power to choose for oneself. */
export function Consume({ question }: { readonly question: Question }): ReactNode {
  const t = useWords();
  const { me } = useRace();
  const plan = usePlan(question);
  const powers = optionsOf(question).filter((ref) => ref.startsWith("power/"));
  return (
    <div className="race-choice">
      <StageTitle
        title={t("race.consume.title")}
        note={me !== undefined && chose(me, CONSUME_X2) ? t("race.consume.doubled") : t("race.consume.own")}
      />
      <div className="race-planner">
        <div className="race-rows">
          {powers.map((ref) => (
            <PowerRow key={ref} thing={ref} />
          ))}
        </div>
        {plan === undefined ? null : <BestWay plan={plan} />}
      </div>
    </div>
  );
}

function PowerRow({ thing }: { readonly thing: Ref }): ReactNode {
  const { language, name } = useRace();
  const design = designOfPower(thing);
  const line =
    design === undefined
      ? undefined
      : powerLines(language, design).find(({ power }) => thing.endsWith(`/${power.does}`));
  return (
    <ThingRow thing={thing}>
      <span className="grow">
        <b>{name(thing)}</b>
        <small>{line?.words}</small>
      </span>
      {line === undefined ? null : <Signs power={line.power} />}
    </ThingRow>
  );
}

function BestWay({ plan }: { readonly plan: ConsumePlan }): ReactNode {
  const t = useWords();
  return (
    <div className="race-best">
      <h3>{t("race.consume.best")}</h3>
      <ol>
        {plan.steps.map((step) => (
          <BestStep key={step.power.card} step={step} />
        ))}
      </ol>
      <p>{t("race.consume.total", { vp: plan.vp, cards: plan.cards, left: plan.left })}</p>
    </div>
  );
}

function BestStep({ step }: { readonly step: ConsumeStep }): ReactNode {
  const title = useTitle();
  return (
    <li>
      <span className="grow">{title(step.power.card)}</span>
      {step.worlds.map((world) => {
        const { good } = DESIGN[world];
        return good === undefined ? null : <GoodToken key={world} good={good} size={15} />;
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
          disabled={asking.sending}
          onClick={() => asking.answer("word/done")}
        >
          {name("word/done")}
        </button>
      ) : null}
      <button
        type="button"
        className={isPicked ? "btn primary" : "btn"}
        data-answer="go"
        disabled={!isPicked || asking.sending}
        onClick={() => asking.ready !== undefined && asking.answer(asking.ready)}
      >
        {t("race.consume.use")}
      </button>
      {options.includes("word/plan") ? (
        <button
          type="button"
          className={isPicked ? "btn" : "btn primary"}
          data-answer="word/plan"
          disabled={asking.sending}
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
    <div className="race-choice">
      <PowerHead question={question} />
      <div className="race-rows">
        {optionsOf(question).map((ref) => (
          <ThingRow key={ref} thing={ref}>
            <GoodToken good={ref.slice("kind/".length) as "novelty"} size={24} />
            <b>{name(ref)}</b>
          </ThingRow>
        ))}
      </div>
    </div>
  );
}

function PowerHead({ question }: { readonly question: Question }): ReactNode {
  const { name, language } = useRace();
  const ref = String(question.params?.power);
  const design = designOfPower(ref);
  const line =
    design === undefined ? undefined : powerLines(language, design).find(({ power }) => ref.endsWith(`/${power.does}`));
  return <StageTitle title={name(ref)} {...(line === undefined ? {} : { note: line.words })} />;
}

/** A power that takes goods or hand cards: its card, and the goods it may take. */
export function PowerInUse({ question }: { readonly question: Question }): ReactNode {
  const { table, seat } = useRace();
  const id = String(question.params?.power).split("/")[1];
  const card = seat === undefined ? undefined : table.players[seat].tableau.find((one) => DESIGN[one].id === id);
  const goods = optionsOf(question).filter((ref) => ref.startsWith("good/"));
  return (
    <div className="race-duo">
      {card === undefined ? null : <MainCard card={card} />}
      <div className="race-pay">
        <PowerHead question={question} />
        <div className="race-rows">
          {goods.map((ref) => (
            <GoodRow key={ref} thing={ref} />
          ))}
        </div>
      </div>
    </div>
  );
}
