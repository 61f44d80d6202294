import type { Seat } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { COLOURS, PAINT } from "../art/colours.ts";
import { useRace } from "./context.tsx";
import { vars } from "./vars.ts";
import "./avatar.css";

/** The five colours of the players, and one more for the sixth. */
const SIXTH = "#8FD3E8";

/** In Race colours matter little: an initial in a ring tells the players apart. */
export function colourOf(seat: Seat): string {
  return seat < COLOURS.length ? PAINT[COLOURS[seat]].light : SIXTH;
}

/** Two letters of a name with a number in it, such as "Player 3", are its first letter and the number. */
export function initialOf(name: string): string {
  const number = /\d+$/.exec(name)?.[0] ?? "";
  return (name.slice(0, 1) + number).toUpperCase();
}

/** A sign for the eye: whoever shows it says the name in words too. */
export function Avatar({ seat, size = 28 }: { readonly seat: Seat; readonly size?: number }): ReactNode {
  const { called } = useRace();
  return (
    <span
      className="race-avatar"
      style={vars({ "--c": colourOf(seat), "--size": `${size}px` })}
      title={called(seat)}
      aria-hidden="true"
    >
      {initialOf(called(seat))}
    </span>
  );
}
