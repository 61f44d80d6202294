/** The way to ask an expert in practice against bots; what answers is loaded when it is asked. */
import { type ReactNode, useState } from "react";
import { useFeed } from "../table/feed.ts";
import { later } from "../ui/later.tsx";
import { useWords } from "../words/words.ts";
import type { ExpertProps } from "./practice.ts";
import "./ask-expert.css";

const AskExpert = later(async () => (await import("./ask-expert.tsx")).AskExpert);

export function ExpertButton(props: ExpertProps): ReactNode {
  const t = useWords();
  const ask = useFeed(props.feed, ({ asked }) => asked?.ask);
  const [about, setAbout] = useState<string>();
  if (ask === undefined) return null;
  if (about === ask) return <AskExpert key={ask} {...props} close={() => setAbout(undefined)} />;
  return (
    <button type="button" className="expert-button" data-tool="expert" onClick={() => setAbout(ask)}>
      {t("expert.ask")}
    </button>
  );
}
