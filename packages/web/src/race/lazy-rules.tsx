/** The rulebook comes when it is opened. */
import { lazy, type ReactNode, Suspense } from "react";

const Searched = lazy(() => import("./rules.tsx"));
const Stated = lazy(() => import("./stated.tsx"));

export function Rules(): ReactNode {
  return (
    <Suspense>
      <Searched />
    </Suspense>
  );
}

/** What the rulebook says under this id. */
export function StatedUnder({ id }: { readonly id: string }): ReactNode {
  return (
    <Suspense>
      <Stated id={id} />
    </Suspense>
  );
}
