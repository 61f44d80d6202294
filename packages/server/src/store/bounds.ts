/** How much every store keeps, and looks through. */

/**
 * A public table that is opened while there are so many of its address, or twice as many and so on up to the most, is considered for
 * the list after those of all others with fewer.
 */
export const CROWD = 16;
export const MOST_CROWDED = 10;
/** So many public tables are looked through, some of every host: in a search, and otherwise for each that is listed. */
export const SEARCHED_THROUGH = 2_000;
export const LOOKED_AT_FOR_EACH = 3;
/** So many reports are kept, the latest. */
export const MOST_REPORTS = 5_000;
/** So many devices of one person are kept, those used last. */
export const MOST_DEVICES = 50;
