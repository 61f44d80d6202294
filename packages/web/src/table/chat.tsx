import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useWords } from "../words/words.ts";
import { ChatLineRow } from "./chat-line.tsx";
import { type TableFeed, useFeed } from "./feed.ts";
import "./chat.css";

const LONGEST = 500;

export function Chat({ feed }: { readonly feed: TableFeed }): ReactNode {
  const t = useWords();
  const lines = useFeed(feed, (state) => state.chat);
  const [text, setText] = useState("");
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lines.length > 0) end.current?.scrollIntoView({ block: "end" });
  }, [lines.length]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = text;
    if (said.trim() === "") return;
    setText("");
    // A line that could not be sent is put back, unless something else has been typed.
    void feed.say(said.trim()).then((isHeard) => {
      if (!isHeard) setText((now) => (now === "" ? said : now));
    });
  };
  return (
    <div className="chat">
      <div className="chat-lines" role="log" aria-label={t("chat.label")} tabIndex={0}>
        {lines.length === 0 ? <p className="muted">{t("chat.empty")}</p> : null}
        {lines.map((line) => (
          <ChatLineRow key={line.n} feed={feed} line={line} />
        ))}
        <div ref={end} />
      </div>
      <form className="say" onSubmit={submit}>
        <input
          value={text}
          maxLength={LONGEST}
          placeholder={t("chat.say")}
          aria-label={t("chat.say")}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="btn small">
          {t("chat.send")}
        </button>
      </form>
    </div>
  );
}
