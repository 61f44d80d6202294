import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import "./tabs.css";

export interface Tab {
  readonly id: string;
  readonly words: string;
  readonly content: ReactNode;
  /** A number to be noticed beside the name. */
  readonly badge?: number;
}

/** Tabs as the reader of a screen expects them: arrow keys change, one panel is shown. */
export function Tabs({
  tabs,
  open,
  setOpen,
  label,
}: {
  readonly tabs: readonly Tab[];
  readonly open: string;
  readonly setOpen: (id: string) => void;
  readonly label: string;
}): ReactNode {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const shown = tabs.find((tab) => tab.id === open) ?? tabs[0];
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const at = (tabs.indexOf(shown) + step + tabs.length) % tabs.length;
    setOpen(tabs[at].id);
    (row.current?.children[at] as HTMLElement | undefined)?.focus();
  };
  return (
    <div className="tabs">
      <div className="tab-row" role="tablist" aria-label={label} ref={row}>
        {tabs.map((tab) => (
          <button
            type="button"
            role="tab"
            key={tab.id}
            id={`${base}-${tab.id}`}
            aria-controls={`${base}-panel`}
            aria-selected={tab === shown}
            tabIndex={tab === shown ? 0 : -1}
            onKeyDown={move}
            onClick={() => setOpen(tab.id)}
          >
            {tab.words}
            {tab.badge === undefined || tab.badge === 0 ? null : <i className="badge">{tab.badge}</i>}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${shown.id}`}>
        {shown.content}
      </div>
    </div>
  );
}
