/**
 * Whether a value survives being written as JSON and read again: only lists, plain records, strings, booleans and
 * finite numbers do.
 */
export function isPlain(value: unknown): boolean {
  if (typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return isPlainList(value);
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return isPlainRecord(value);
}

function isPlainList(list: readonly unknown[]): boolean {
  for (const one of list) if (!isPlain(one)) return false;
  return true;
}

function isPlainRecord(record: object): boolean {
  for (const key in record) {
    const one = (record as Record<string, unknown>)[key];
    if (one !== undefined && !isPlain(one)) return false;
  }
  return true;
}

/** Whether two pieces of plain data are equal. Absent keys and undefined ones are the same. */
export function same(one: unknown, two: unknown): boolean {
  if (one === two) return true;
  if (typeof one !== "object" || typeof two !== "object" || one === null || two === null) return false;
  if (Array.isArray(one)) return Array.isArray(two) && sameLists(one, two);
  return !Array.isArray(two) && sameRecords(one as Record<string, unknown>, two as Record<string, unknown>);
}

function sameLists(one: readonly unknown[], two: readonly unknown[]): boolean {
  const { length } = one;
  if (length !== two.length) return false;
  for (let i = 0; i < length; i++) {
    const value = one[i];
    if (value !== two[i] && (typeof value !== "object" || !same(value, two[i]))) return false;
  }
  return true;
}

/**
 * Written out for speed: the fuzzer compares several states after every answer, and building key lists would be half
 * the work.
 */
function sameRecords(one: Record<string, unknown>, two: Record<string, unknown>): boolean {
  let more = 0;
  for (const key in one) {
    const value = one[key];
    const other = two[key];
    if (value !== other && (typeof value !== "object" || !same(value, other))) return false;
    if (value !== undefined) more++;
  }
  for (const key in two) if (two[key] !== undefined) more--;
  return more === 0;
}
