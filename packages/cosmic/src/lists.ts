/** Is the item in the list? For short lists, faster than `includes`. */
export function isIn<T>(list: readonly T[], item: T): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] === item) return true;
  return false;
}

/** A list with more at its end. */
export function joined<T>(list: readonly T[], more: readonly T[]): readonly T[] {
  return more.length === 0 ? list : list.toSpliced(list.length, 0, ...more);
}

/** A list without an item. */
export function without<T>(list: readonly T[], item: T): readonly T[] {
  const i = list.indexOf(item);
  return i < 0 ? list : list.toSpliced(i, 1);
}
