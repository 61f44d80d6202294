/** Statements that no test can show, with the reason. */
export const exempt: Readonly<Record<string, string>> = {
  "18.3": "a variant that is left out",
  "18.4": "a variant that is left out",
  "19.1": "says how statements are marked",
  "19.3": "points to 11.2 and 11.3, which are tested",
  "19.4": "says what is not known",
};
