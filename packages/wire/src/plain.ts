import type { z } from "zod";

/** Nothing that has been sent or received is changed. */
type Frozen<T> = unknown extends T
  ? T
  : T extends readonly unknown[]
    ? { readonly [I in keyof T]: Frozen<T[I]> }
    : T extends object
      ? { readonly [K in keyof T]: Frozen<T[K]> }
      : T;

/** What a schema lets through. */
export type Plain<S extends z.ZodType> = Frozen<z.output<S>>;

/** What a schema takes: what it fills in itself may be left out. */
export type Given<S extends z.ZodType> = Frozen<z.input<S>>;
