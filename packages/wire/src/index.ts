/** Everything that goes between server and client: schemas, and the types that follow from them. */
export * from "./choices.ts";
export * from "./clocks.ts";
export * from "./frames.ts";
export * from "./messages.ts";
export * from "./names.ts";
export * from "./notices.ts";
export * from "./operating.ts";
export * from "./passing.ts";
export * from "./questions.ts";
export * from "./refusals.ts";
export type { RouteSpec } from "./route-spec.ts";
export * from "./routes.ts";
export * from "./table-names.ts";
export * from "./tables.ts";
