/** To whose costs a Folgesache adds, each with the norm of its fees. */
export const kostenanteile = [
  ["gericht", "Gericht", "§ 28 Abs. 1 FamGKG"],
  ["eigene", "Eigener Anwalt", "§§ 13, 16 Nr. 4 RVG"],
  ["gegner", "Anwalt der Gegenseite", "§§ 13, 16 Nr. 4 RVG"],
] as const;
