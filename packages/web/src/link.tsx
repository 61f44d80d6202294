import type { MouseEvent, ReactNode } from "react";
import { addressOf } from "./net/place.ts";
import { go } from "./route.ts";

/** A link to another page of ours; with a modifier key it opens as any link does. */
export function Link({
  to,
  className,
  children,
  label,
  data = {},
}: {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
  readonly label?: string;
  /** Marks by which it can be found: `data-lesson`. */
  readonly data?: Readonly<Record<string, string>>;
}): ReactNode {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  const marks = Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));
  return (
    <a href={addressOf(to)} className={className} aria-label={label} onClick={follow} {...marks}>
      {children}
    </a>
  );
}
