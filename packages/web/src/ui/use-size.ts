import { type RefObject, useLayoutEffect, useRef, useState } from "react";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element, kept up to date. */
export function useSize<E extends HTMLElement>(): readonly [RefObject<E | null>, Size | undefined] {
  const element = useRef<E>(null);
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const watched = element.current;
    if (watched === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = watched;
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    measure();
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
