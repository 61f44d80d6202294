import type { ReactNode } from "react";

/** An emblem that opens the sheet; only an emblem (`isPlain`) while the thing it stands on can be chosen itself. */
export function SheetOpener({
  label,
  isPlain,
  open,
  children,
}: {
  readonly label: string;
  readonly isPlain: boolean;
  readonly open: () => void;
  readonly children: ReactNode;
}): ReactNode {
  if (isPlain) return <span className="plate-seal">{children}</span>;
  return (
    <button type="button" className="plate-seal" aria-label={label} onClick={open}>
      {children}
    </button>
  );
}
