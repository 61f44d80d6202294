import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";

/** A part of a page whose code comes when it is first shown, or before if somebody knows that it will be. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { readonly fetchSoon: () => void } {
  let fetched: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    fetched = await load();
    return { default: fetched };
  };
  const Awaited = lazy(fetchPart);
  function Later(props: Props): ReactNode {
    const [Part] = useState<ComponentType<Props>>(() => fetched ?? (Awaited as ComponentType<Props>));
    return (
      <Suspense fallback={<span hidden data-coming="" />}>
        <Part {...props} />
      </Suspense>
    );
  }
  // What does not come now is asked for again when it is shown.
  return Object.assign(Later, { fetchSoon: () => void fetchPart().catch(() => undefined) });
}
