/** The way to ask an expert in practice against bots, beside every question; what answers is loaded when it is asked. */
import { type ReactNode, useState } from "react";
import { Icon } from "../art/icons.tsx";
import { useFeed } from "../table/feed.ts";
import { PromptHelp } from "../table/prompt-help.ts";
import { later } from "../ui/later.tsx";
import { useWords } from "../words/words.ts";
import type { ExpertProps } from "./practice.ts";
import "./ask-expert.css";

const AskExpert = later(async () => (await import("./ask-expert.tsx")).AskExpert);

interface AroundTable extends ExpertProps {
  /** Only in practice. The table stays the same when this changes: it must not begin anew when its game ends. */
  readonly isOffered: boolean;
  /** The table. */
  readonly children: ReactNode;
}

export function Expert({ isOffered, children, ...props }: AroundTable): ReactNode {
  const t = useWords();
  const ask = useFeed(props.feed, ({ asked }) => asked?.ask);
  const [about, setAbout] = useState<string>();
  const isOpen = isOffered && ask !== undefined && about === ask;
  const button = (
    <button
      type="button"
      className="expert-button"
      title={t("expert.ask")}
      data-tool="expert"
      onClick={() => setAbout(ask)}
    >
      <Icon name="robot" size={22} />
      <span>{t("expert.ask")}</span>
    </button>
  );
  return (
    <PromptHelp value={isOpen || !isOffered ? null : button}>
      {children}
      {isOpen ? <AskExpert key={ask} {...props} close={() => setAbout(undefined)} /> : null}
    </PromptHelp>
  );
}
