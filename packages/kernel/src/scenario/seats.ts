/** Seats by name: a game's colours, or names that the file declares. A seat number is accepted everywhere too. */
import type { Seat } from "../question.ts";
import { fieldPlace, type Report } from "./findings.ts";
import { nearest } from "./near.ts";
import { isRecord } from "./shape.ts";

/** Names by seat. */
export type SeatNames = readonly string[];

/** The seat of a number, of the same as text, or of a name. */
export function seatNamed(name: unknown, names: SeatNames): Seat | undefined {
  const n = typeof name === "string" && /^\d+$/.test(name) ? Number(name) : name;
  if (typeof n === "number") return Number.isInteger(n) && n >= 0 && n < names.length ? n : undefined;
  const seat = names.indexOf(String(name));
  return seat < 0 ? undefined : seat;
}

/** The same, reported if there is no such seat. */
export function readSeat(name: unknown, names: SeatNames, place: string, report: Report): Seat | undefined {
  const seat = seatNamed(name, names);
  if (seat === undefined)
    report(place, "scenario.seat", {
      name: String(name),
      n: names.length,
      near: typeof name === "string" ? (nearest(name, names) ?? "") : "",
      allowed: names.join(", "),
    });
  return seat;
}

/** What is listed by seat, or under the names of seats. Seats that are not named have nothing. */
export function bySeat<T>(value: unknown, names: SeatNames, place: string, report: Report): (T | undefined)[] {
  const all = new Array<T | undefined>(names.length).fill(undefined);
  if (Array.isArray(value)) {
    if (value.length > names.length) report(place, "scenario.seats", { n: value.length, most: names.length });
    return all.map((_, seat) => value[seat] as T | undefined);
  }
  if (!isRecord(value)) return all;
  for (const [name, part] of Object.entries(value)) {
    const seat = readSeat(name, names, place, report);
    if (seat === undefined) continue;
    if (all[seat] !== undefined) report(fieldPlace(place, name), "scenario.seatTwice", { name: names[seat] });
    all[seat] = part as T;
  }
  return all;
}
