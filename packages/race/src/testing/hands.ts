/** One card more than a hand may keep. */
export const ELEVEN = [
  "gem-world",
  "spice-world",
  "comet-zone",
  "mining-world",
  "artist-colony",
  "new-vinland",
  "plague-world",
  "space-port",
  "new-earth",
  "tourist-world",
  "merchant-world",
];

/** Developments to be drawn, none of which matters for goods. */
export const DECK = [
  "public-works",
  "mining-robots",
  "export-duties",
  "genetics-lab",
  "deficit-spending",
  "investment-credits",
];
