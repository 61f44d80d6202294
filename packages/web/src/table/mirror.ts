/** Builds a table from the frames the server sends. */
import type { Changes, ToldEvent } from "@hypergate/wire";

/** The view with the pieces of a frame applied. Unchanged pieces stay the same objects. */
export function changed(view: object, { set = {}, gone = [] }: Pick<Changes, "set" | "gone">): object {
  const next: Record<string, unknown> = { ...view };
  const copied = new Set<string>();
  const record = (name: string): Record<string, unknown> => {
    if (!copied.has(name)) next[name] = { ...(next[name] as object | undefined) };
    copied.add(name);
    return next[name] as Record<string, unknown>;
  };
  for (const path of gone) {
    const [name, field] = path.split("/");
    if (field === undefined) delete next[name];
    else delete record(name)[field];
  }
  for (const [path, value] of Object.entries(set)) {
    const [name, field] = path.split("/");
    if (field === undefined) next[name] = value;
    else record(name)[field] = value;
  }
  return next;
}

/** The event by which the game goes back. */
export const UNDONE = "table.undone";

/** The last thing that happened is that the game went back. */
export function hasGoneBack({
  isJump,
  events,
}: {
  readonly isJump: boolean;
  readonly events: readonly ToldEvent[];
}): boolean {
  return isJump || events.at(-1)?.id === UNDONE;
}

/** The events that hold after adding these: `table.undone` keeps only so many game events. */
export function stillHolding(before: readonly ToldEvent[], told: readonly ToldEvent[]): readonly ToldEvent[] {
  const known = before.at(-1)?.n ?? -1;
  let events: ToldEvent[] = [...before];
  for (const event of told) {
    if (event.n <= known) continue;
    if (event.id === UNDONE) {
      const holding = Number(event.params.told);
      let game = 0;
      events = events.filter((one) => one.id === UNDONE || game++ < holding);
    }
    events.push(event);
  }
  return events;
}

/** Merges earlier events with the known ones, as if all had been told in order. */
export function joined(earlier: readonly ToldEvent[], known: readonly ToldEvent[]): readonly ToldEvent[] {
  const first = known[0]?.n ?? Number.POSITIVE_INFINITY;
  return stillHolding([], [...earlier.filter(({ n }) => n < first), ...known]);
}
