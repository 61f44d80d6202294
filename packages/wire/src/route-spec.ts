/** What is declared of every route of the HTTP API. */
import { z } from "zod";

export interface RouteSpec {
  readonly summary: string;
  /** Needs no cookie. */
  readonly open?: true;
  /** Needs the operator's token, in place of a cookie. */
  readonly operator?: true;
  /** Counts against a smaller limit: for creating things, for exporting games, or for bringing whole ones, whose bodies may be large. */
  readonly counts?: "creations" | "exports" | "brought";
  /** What is not declared is nothing. */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly answer: z.ZodType;
}

/** Every route by its method and path; `{name}` is a parameter. */
export type RouteSpecs = Record<`${"GET" | "POST" | "PATCH"} /api/${string}`, RouteSpec>;

export const nothing = z.strictObject({});
/** Part of a name, or an id. */
export const search = z.string().trim().max(60).default("");
