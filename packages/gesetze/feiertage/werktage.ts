import type { Termin } from "./typ.ts";

/** A day that many take for a holiday, with the decision that says it is none. */
export type Werktag = {
  readonly name: string;
  readonly termin: Termin;
  readonly grund: string;
  readonly fundstelle: string;
};

/** Working days in every Land, whatever offices and courts do on them. */
export const keineFeiertage: readonly Werktag[] = [
  {
    name: "Heiligabend",
    termin: { art: "fest", monat: 12, tag: 24 },
    grund: "kein Feiertagsgesetz nennt den 24. Dezember",
    fundstelle:
      "OLG Frankfurt, 17.03.2022 – 5 UF 184/21; VGH Mannheim, 07.02.2022 – A 3 S 3934/21; OVG Hamburg, NJW 1993, 1941",
  },
  {
    name: "Silvester",
    termin: { art: "fest", monat: 12, tag: 31 },
    grund: "kein Feiertagsgesetz nennt den 31. Dezember",
    fundstelle: "BFH, 20.03.2018 – III B 135/17",
  },
  {
    name: "Rosenmontag",
    termin: { art: "ostern", abstand: -48 },
    grund: "Brauchtumstage nennt kein Feiertagsgesetz",
    fundstelle: "Jansen, SGB X, § 26 Rz. 8",
  },
  {
    name: "Faschingsdienstag",
    termin: { art: "ostern", abstand: -47 },
    grund: "Brauchtumstage nennt kein Feiertagsgesetz",
    fundstelle: "Jansen, SGB X, § 26 Rz. 8",
  },
  {
    name: "Ostersonntag",
    termin: { art: "ostern", abstand: 0 },
    grund: "außerhalb Brandenburgs nur Sonntag; für Fristen ist das Ergebnis gleich",
    fundstelle: "§ 193 BGB",
  },
  {
    name: "Pfingstsonntag",
    termin: { art: "ostern", abstand: 49 },
    grund: "außerhalb Brandenburgs nur Sonntag; für Fristen ist das Ergebnis gleich",
    fundstelle: "§ 193 BGB",
  },
];
