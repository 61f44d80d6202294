/** What a line of the log does besides being read: it shows where its things are, and what happened once more. */
import type { Ref } from "@hypergate/kernel";
import type { ToldEvent } from "@hypergate/wire";
import type { MouseEvent, ReactNode } from "react";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/words.ts";
import { refsIn } from "./linked-words.ts";
import { useStage } from "./stage/stage.tsx";

const POINTED = "data-pointed";

/** Outlines every drawing of these things, and no others. */
function pointAt(refs: readonly Ref[]): void {
  for (const element of document.querySelectorAll(`[${POINTED}]`)) element.removeAttribute(POINTED);
  for (const ref of refs)
    for (const element of document.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`))
      element.setAttribute(POINTED, "");
}

interface LineHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onClick: (event: MouseEvent) => void;
}

export function useLogLine(event: ToldEvent): LineHandlers {
  const stage = useStage();
  const point = () => pointAt(refsIn(event));
  const leave = () => pointAt([]);
  return {
    onPointerEnter: point,
    onPointerLeave: leave,
    onFocus: point,
    onBlur: leave,
    onClick: ({ target }) => {
      // Names and buttons in the line have their own meaning.
      if (target instanceof Element && target.closest("button") === null) stage?.showAgain(event);
    },
  };
}

export function AgainButton({ event }: { readonly event: ToldEvent }): ReactNode {
  const stage = useStage();
  const t = useWords();
  if (stage?.canShowAgain(event) !== true) return null;
  return (
    <button
      type="button"
      className="log-again"
      tabIndex={-1}
      aria-label={t("stage.showAgain")}
      title={t("stage.showAgain")}
      onClick={() => stage.showAgain(event)}
    >
      <Icon name="play" size={13} />
    </button>
  );
}
