/** Would this survive being written as JSON and read again? Only lists, plain records, text, truth and finite numbers do. */
export function isPlain(value: unknown): boolean {
  if (typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every((one) => one === undefined || isPlain(one));
}

/** Are two pieces of plain data equal? Keys that are absent and keys that are undefined count as the same. */
export function same(one: unknown, two: unknown): boolean {
  if (one === two) return true;
  if (typeof one !== "object" || typeof two !== "object" || one === null || two === null) return false;
  if (Array.isArray(one)) return Array.isArray(two) && sameLists(one, two);
  return !Array.isArray(two) && sameRecords(one as Record<string, unknown>, two as Record<string, unknown>);
}

function sameLists(one: readonly unknown[], two: readonly unknown[]): boolean {
  if (one.length !== two.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== two[i] && !same(one[i], two[i])) return false;
  return true;
}

function sameRecords(one: Record<string, unknown>, two: Record<string, unknown>): boolean {
  const keys = Object.keys(one);
  for (const key of keys) if (one[key] !== two[key] && !same(one[key], two[key])) return false;
  const others = Object.keys(two);
  return others.length === keys.length || others.every((key) => two[key] === undefined || one[key] !== undefined);
}
