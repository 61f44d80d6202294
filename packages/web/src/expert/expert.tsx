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

/** `children` is the table. */
export function Expert({ children, ...props }: ExpertProps & { readonly children: ReactNode }): ReactNode {
  const t = useWords();
  const ask = useFeed(props.feed, ({ asked }) => asked?.ask);
  const [about, setAbout] = useState<string>();
  const isOpen = ask !== undefined && about === ask;
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
    <PromptHelp value={isOpen ? null : button}>
      {children}
      {isOpen ? <AskExpert key={ask} {...props} close={() => setAbout(undefined)} /> : null}
    </PromptHelp>
  );
}
