/** How many things of a row, or of several rows in a place of fixed height, fit into it, measured. */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** What says that there is more needs so much room. */
const MORE = 22;

/** Put the reference on a row; all its children are measured, also those that are not shown. */
export function useFitting<E extends HTMLElement>(n: number): readonly [RefObject<E | null>, number] {
  const row = useRef<E>(null);
  const [fits, setFits] = useState(n);
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null || n < 2) return;
    const measure = () => setFits(fittingIn(element, n));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [n]);
  return [row, n < 2 ? n : Math.min(n, fits)];
}

/** The first is always there: alone it is cut off rather than left out. */
function fittingIn(row: HTMLElement, n: number): number {
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
  const widths = [...row.children].slice(0, n).map((child) => Math.max(child.scrollWidth, child.clientWidth));
  return fitting(widths, row.clientWidth, gap);
}

export function fitting(widths: readonly number[], room: number, gap: number): number {
  let used = 0;
  for (const [i, width] of widths.entries()) {
    used += width + (i === 0 ? 0 : gap);
    const isLast = i === widths.length - 1;
    if (i > 0 && used + (isLast ? 0 : gap + MORE) > room) return i;
  }
  return widths.length;
}

/** The same for things that wrap into a place of fixed height. */
export function useFittingRows<E extends HTMLElement>(n: number): readonly [RefObject<E | null>, number] {
  const place = useRef<E>(null);
  const [fits, setFits] = useState(n);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null || n < 2) return;
    const measure = () => setFits(fittingInRows(element, n));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [n]);
  return [place, n < 2 ? n : Math.min(n, fits)];
}

/** What says that there is more stands in the lower right corner. */
function fittingInRows(place: HTMLElement, n: number): number {
  const { bottom, right } = place.getBoundingClientRect();
  const boxes = [...place.children].slice(0, n).map((child) => child.getBoundingClientRect());
  const inside = boxes.filter((box) => box.bottom <= bottom + 1).length;
  if (inside === n || inside === 0) return Math.max(1, inside);
  const lowest = boxes[inside - 1].bottom;
  const isInCorner = boxes.slice(0, inside).some((box) => box.bottom === lowest && box.right > right - MORE);
  return Math.max(1, isInCorner ? inside - 1 : inside);
}
