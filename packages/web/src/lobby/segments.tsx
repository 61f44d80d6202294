import { type ReactNode, useId } from "react";
import "./segments.css";

/** One of a few, all in sight. */
export function Segments<T extends string | number>({
  label,
  values,
  value,
  words,
  choose,
}: {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly words: (value: T) => string;
  readonly choose: (value: T) => void;
}): ReactNode {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend>{label}</legend>
      <div>
        {values.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === value} onChange={() => choose(one)} />
            <span>{words(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
