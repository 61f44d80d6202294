/** Scenario files, whatever the game: a position, answers and expectations as one document. */
export * from "./facts.ts";
export * from "./findings.ts";
export * from "./near.ts";
export * from "./play.ts";
export * from "./playing.ts";
export * from "./schema.ts";
export * from "./seats.ts";
export * from "./shape.ts";
export * from "./short-answers.ts";
export * from "./steps.ts";
export * from "./texts.ts";
