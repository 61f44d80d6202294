import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Icon } from "../art/icons.tsx";
import { useWords } from "../words/words.ts";
import "./popover.css";

/**
 * A small sheet over the table. It stands at the end of the page, so that it looks the same wherever it is opened from. Escape, its cross and a tap
 * beside it close it; the focus goes back to where it was.
 */
export function Popover({
  label,
  close,
  children,
  className = "",
}: {
  readonly label: string;
  readonly close: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}): ReactNode {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={`popover ${className}`}
      aria-label={label}
      // What is pressed in the sheet is not meant for the thing it was opened from.
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        event.stopPropagation();
        if (event.target === dialog.current) close();
      }}
    >
      <div className="popover-in">
        <div className="popover-head">
          <h2>{label}</h2>
          <button type="button" className="iconbtn" aria-label={t("ui.close")} onClick={close}>
            <Icon name="close" size={18} />
          </button>
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
