export * from "./cards.ts";
export * from "./catalogue.ts";
export { cosmic } from "./game.ts";
export type { Position } from "./position.ts";
export type { Config } from "./setup.ts";
export type { State, Table } from "./state.ts";
export type { View } from "./view.ts";
