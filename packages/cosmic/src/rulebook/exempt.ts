/**
 * Statements that no test can prove yet, and why. Whoever brings what a statement needs proves it and takes it off this
 * list.
 */
export const exempt: Readonly<Record<string, string>> = {
  "STT-02": "needs a card that can be played at the start of a turn; the base game has none",
  "STT-05": "needs the Hate, the one power used at the start of a turn",
  "DST-14": "needs the Shadow, which looks at drawn destiny cards",
  "REV-12.4": "needs the Tripler",
  "REV-12.6": "needs the Tripler",
  "REV-12.7": "needs the Virus",
  "REV-12.11": "needs the Pacifist, the Human, the Hate or technology",
  "REV-12.12": "needs the Loser",
  "RES-13.5": "needs the Barbarian",
  "CMP-07": "needs the Void",
  "SHP-11": "needs technology: the Omega Missile",
  "PWR-05": "needs technology: the Genesis Bomb",
  "PWR-07": "needs the Masochist",
  "ZAP-10": "needs the Human",
  "TIM-05": "needs the Tripler, the Void or another effect with such wording",
  "CRD-16": "needs the Masochist",
  "CRD-17": "needs all 51 aliens",
  "DCK-06": "needs technology",
  "V4P-03": "needs technology",
  "V1E-03": "needs technology",
  "CMB-01": "needs all aliens: the combos of today use those that are there",
  "CLR-04": "needs the Mite",
  "CLR-05": "needs the Miser",
  "CLR-08": "needs the Remora",
  "CLR-10": "needs technology: Gluon Mines",
  "CLR-16": "needs the Trader",
  "CLR-18": "needs the Shadow",
  "healer flare D1": "needs technology: the Cosmic Field Generator",
  "machine EC3": "needs technology",
  "macron EC4": "needs technology: the Qax",
  "parasite EC2": "needs technology: the Energy Cloak",
  ...technology(),
};

/** TEC-01 to TEC-16, TCH-01 to TCH-17 and TCH-21 to TCH-40. */
function technology(): Record<string, string> {
  const ids = [...numbered("TEC", 1, 16), ...numbered("TCH", 1, 17), ...numbered("TCH", 21, 40)];
  return Object.fromEntries(ids.map((id) => [id, "needs technology"]));
}

function numbered(chapter: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => `${chapter}-${String(from + i).padStart(2, "0")}`);
}
