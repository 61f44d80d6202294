/** Questions and answers in short: refs may leave out what they are and which copy (`attack-08`, `1.2`, `pass`, `oracle`). */
import { type Counts, type DealAnswer, optionsOf, type Question, type Ref, type Value } from "@hypergate/kernel";

export type Short = string | number | boolean | readonly string[] | Counts | DealAnswer;

/** `card/attack-08.2` is `attack-08` in short. */
export function shorten(ref: Ref): string {
  const bare = ref.slice(ref.indexOf("/") + 1);
  return ref.startsWith("card/") ? bare.replace(/\.\d+$/, "") : bare;
}

/** The option a short form means. */
export function lengthen(question: Question, value: Short): Value {
  const options = optionsOf(question);
  const taken: Ref[] = [];
  const full = (short: string): Ref => {
    const ref = options.find(
      (one) => !taken.includes(one) && (one === short || shorten(one) === short || one.endsWith(`/${short}`)),
    );
    if (ref !== undefined) taken.push(ref);
    return ref ?? short;
  };
  const counts = (given: Counts): Counts => Object.fromEntries(Object.entries(given).map(([key, n]) => [full(key), n]));
  if (typeof value === "string") return full(value);
  if (Array.isArray(value)) return value.map(full);
  if (typeof value !== "object") return value as number | boolean;
  const record = value as Counts | DealAnswer;
  if (!("do" in record)) return counts(record as Counts);
  const offer = record as DealAnswer;
  return offer.do === "offer" ? { do: "offer", give: counts(offer.give), want: counts(offer.want) } : offer;
}
