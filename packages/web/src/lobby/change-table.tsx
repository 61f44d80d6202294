import type { GameFacts, TableInfo } from "@hypergate/wire";
import { type FormEvent, type ReactNode, useState } from "react";
import type { AtTable } from "../table/at-table.ts";
import { useAction } from "../ui/action.ts";
import { Popover } from "../ui/popover.tsx";
import { Problem } from "../ui/problem.tsx";
import { useWords } from "../words/words.ts";
import { planOf, settingsOf } from "./plan.ts";
import { TableForm } from "./table-form.tsx";

/** The host changes what will be played; everybody has to be ready anew. */
export function ChangeTable({
  facts,
  info,
  act,
  close,
}: {
  readonly facts: GameFacts;
  readonly info: TableInfo;
  readonly act: AtTable;
  readonly close: () => void;
}): ReactNode {
  const t = useWords();
  const [plan, setPlan] = useState(() => planOf(facts, { ...info, players: info.seats.length }));
  const { busy, problem, run } = useAction();
  const save = async () => {
    const { players, options } = plan;
    await act("change", { players, settings: settingsOf(facts, plan), options });
    close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(save);
  };
  return (
    <Popover label={t("lobby.changeTitle")} close={close} className="wide">
      <form className="table-form" onSubmit={submit}>
        <TableForm facts={facts} plan={plan} setPlan={setPlan} />
        <footer className="form-foot">
          <Problem problem={problem} />
          <p className="muted">{t("lobby.changeAbout")}</p>
          <button type="submit" className="btn primary" disabled={busy}>
            {t("lobby.save")}
          </button>
        </footer>
      </form>
    </Popover>
  );
}
