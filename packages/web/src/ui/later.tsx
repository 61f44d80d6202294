import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

/** A part of a page whose code comes when it is first shown. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function Later(props: Props): ReactNode {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
