import type { ReactNode } from "react";

/** An emblem that opens the sheet; only an emblem (`isPlain`) while the thing it lies in can be chosen itself. */
export function SheetOpener({
  label,
  hint,
  isPlain = false,
  open,
  children,
}: {
  readonly label: string;
  /** Shown to a mouse that rests on it. */
  readonly hint?: string | undefined;
  readonly isPlain?: boolean;
  readonly open: () => void;
  readonly children: ReactNode;
}): ReactNode {
  if (isPlain)
    return (
      <span className="plate-seal" title={hint}>
        {children}
      </span>
    );
  return (
    <button type="button" className="plate-seal" aria-label={label} title={hint} onClick={open}>
      {children}
    </button>
  );
}
