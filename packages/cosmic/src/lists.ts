/** A list without an item. */
export function without<T>(list: readonly T[], item: T): readonly T[] {
  const i = list.indexOf(item);
  return i < 0 ? list : list.toSpliced(i, 1);
}
