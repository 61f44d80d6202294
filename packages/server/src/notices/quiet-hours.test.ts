import { expect, test } from "vitest";
import { quietUntil } from "./quiet-hours.ts";

const at = (time: string) => Date.parse(`2026-11-17T${time}:30Z`);
const clock = (moment: number | undefined) =>
  moment === undefined ? undefined : new Date(moment).toISOString().slice(0, 16);
const NIGHT = { from: "22:00", until: "08:00", zone: "UTC" };

test.each([
  ["21:59", undefined],
  ["22:00", "2026-11-18T08:00"],
  ["23:59", "2026-11-18T08:00"],
  ["00:00", "2026-11-17T08:00"],
  ["07:59", "2026-11-17T08:00"],
  ["08:00", undefined],
])("from ten to eight, at %s it is quiet until %s", (time, until) => {
  expect(clock(quietUntil(at(time), NIGHT))).toBe(until);
});

test("hours within one day, in another time zone, and none at all", () => {
  const lunch = { from: "12:00", until: "13:30", zone: "Europe/Moscow" };
  expect(clock(quietUntil(at("09:15"), lunch))).toBe("2026-11-17T10:30");
  expect(quietUntil(at("10:30"), lunch)).toBeUndefined();
  expect(quietUntil(at("12:00"), { ...NIGHT, until: "22:00" })).toBeUndefined();
  expect(quietUntil(at("12:00"), undefined)).toBeUndefined();
});
