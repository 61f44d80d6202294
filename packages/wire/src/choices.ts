/** Words that both sides choose from. Without schemas, so that a page that needs them loads nothing else. */

/**
 * When a response window stops a player: not at all, unless it is aimed at somebody else, only if there is something to
 * choose, or every time.
 */
export const STOPS = ["never", "ifAimed", "ifCan", "always"] as const;
export type Stop = (typeof STOPS)[number];

/** How long a player passes everything: until asked something in the open, or as long as this encounter or round lasts. */
export const PASSES = ["asked", "unit"] as const;
export type PassUntil = (typeof PASSES)[number];

/** Ways to be told that a game waits. */
export const CHANNELS = ["push", "mail", "discord", "telegram", "ntfy"] as const;
export type ChannelKind = (typeof CHANNELS)[number];

/** How often one is told at most: at once for every question, or one notice in so many minutes. */
export const EVERY_MINUTES = [0, 60, 1440] as const;

/** How fast bots answer. */
export const PACES = ["instant", "brisk", "human"] as const;
export type Pace = (typeof PACES)[number];

/** Time per answer, per seat and game, or in days; without one the table waits for ever. */
export const CLOCKS = ["none", "move", "game", "day"] as const;
export type ClockKind = (typeof CLOCKS)[number];

/** Before, during and after the game of a table. */
export const STATUSES = ["open", "playing", "over"] as const;
