/** Studies: what is played, how it is counted, and what may be concluded. The lab and the command line share it. */
export * from "./csv.ts";
export * from "./figures.ts";
export * from "./pairs.ts";
export * from "./play.ts";
export * from "./statistics.ts";
export * from "./study.ts";
export * from "./verdict.ts";
