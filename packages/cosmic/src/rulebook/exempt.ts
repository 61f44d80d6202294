/**
 * Statements that no test can prove yet, and why. Whoever brings what a statement needs proves it and takes it off this
 * list.
 */
export const exempt: Readonly<Record<string, string>> = {
  "STT-02": "needs a card that can be played at the start of a turn; the base game has none",
};
