import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element, kept up to date. It is measured after each render of its user too, so that nothing is painted for a size that is over. */
export function useSize<E extends HTMLElement>(): readonly [RefObject<E | null>, Size | undefined] {
  const element = useRef<E>(null);
  const [size, setSize] = useState<Size>();
  const measure = useCallback(() => {
    if (element.current === null) return;
    const { clientWidth: width, clientHeight: height } = element.current;
    setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
  }, []);
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [measure]);
  return [element, size];
}
