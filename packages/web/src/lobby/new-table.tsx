import type { GameFacts } from "@hypergate/wire";
import { NAME_LENGTH } from "@hypergate/wire/names";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { GAMES } from "../games.ts";
import { useBotWords } from "../levels/bot-words.ts";
import { levelsOf } from "../levels/level.ts";
import { LevelAbout } from "../levels/level-about.tsx";
import { post } from "../net/api.ts";
import { NoSuchPage } from "../page/no-such-page.tsx";
import { Page } from "../page/page.tsx";
import { go } from "../route.ts";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import { factsOf, useGameList } from "./game-facts.ts";
import { firstPlan, type Plan, settingsOf } from "./plan.ts";
import { Segments } from "./segments.tsx";
import { type PlanProps, TableForm } from "./table-form.tsx";
import "./new-table.css";
import "../words/lobby-words.ts";

export default function NewTable({ game }: { readonly game: string }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const { value, problem, again } = useGameList();
  const facts = factsOf(value, game);
  if (GAMES[game] === undefined || (value !== undefined && facts === undefined)) return <NoSuchPage />;
  return (
    <Page className="new-table">
      <main>
        <h1>{t("new.title", { title: GAMES[game].title[language] })}</h1>
        <Problem problem={problem} again={again} />
        {facts === undefined ? null : <NewTableForm facts={facts} />}
      </main>
    </Page>
  );
}

async function openTable(facts: GameFacts, plan: Plan): Promise<void> {
  const { name, players, options, bots, bot } = plan;
  const { id } = await post<"POST /api/tables">("/api/tables", {
    game: facts.id,
    ...(name.trim() === "" ? {} : { name }),
    players,
    settings: settingsOf(facts, plan),
    options,
    bots: new Array<string>(bots).fill(bot),
  });
  go(`/t/${id}`);
}

/** What is refused stays as it was typed. */
function NewTableForm({ facts }: { readonly facts: GameFacts }): ReactNode {
  const t = useWords();
  const [plan, setPlan] = useState(() => firstPlan(facts));
  const { busy, problem, run } = useAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(() => openTable(facts, plan));
  };
  return (
    <form className="table-form" onSubmit={submit}>
      <TableNameField plan={plan} setPlan={setPlan} />
      <TableForm
        facts={facts}
        plan={plan}
        setPlan={setPlan}
        seats={<Bots facts={facts} plan={plan} setPlan={setPlan} />}
      />
      <footer className="form-foot">
        <Problem problem={problem} />
        <button type="submit" className="btn primary" disabled={busy}>
          {t("new.open")}
        </button>
      </footer>
    </form>
  );
}

function TableNameField({ plan, setPlan }: Omit<PlanProps, "facts">): ReactNode {
  const t = useWords();
  const id = useId();
  return (
    <div className="line-form table-name">
      <label htmlFor={id}>{t("called.name")}</label>
      <input
        id={id}
        value={plan.name}
        maxLength={NAME_LENGTH}
        placeholder={t("called.any")}
        autoComplete="off"
        onChange={(event) => setPlan({ ...plan, name: event.target.value })}
      />
    </div>
  );
}

function Bots({ facts, plan, setPlan }: PlanProps): ReactNode {
  const t = useWords();
  const botWords = useBotWords();
  return (
    <>
      <Segments
        label={t("new.bots")}
        values={Array.from({ length: plan.players }, (_, n) => n)}
        value={plan.bots}
        words={(n) => (n === 0 ? t("new.noBots") : String(n))}
        choose={(bots) => setPlan({ ...plan, bots })}
      />
      {plan.bots === 0 || levelsOf(facts.bots).length < 2 ? null : (
        <div>
          <Segments
            label={t("new.bot")}
            values={levelsOf(facts.bots)}
            value={plan.bot}
            words={botWords}
            choose={(bot) => setPlan({ ...plan, bot })}
          />
          <LevelAbout level={plan.bot} />
        </div>
      )}
    </>
  );
}
