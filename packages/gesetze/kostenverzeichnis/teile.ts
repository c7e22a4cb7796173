import type { Gesetz } from "./typen.ts";

/** First digit of the numbers of a Teil (Abschnitt in the GvKostG), and its heading. */
export const registerteile: Readonly<Record<Gesetz, readonly { ziffer: string; titel: string }[]>> = {
  gkg: [
    { ziffer: "1", titel: "Zivilrechtliche Verfahren" },
    { ziffer: "2", titel: "Zwangsvollstreckung, Insolvenz und ähnliche Verfahren" },
    { ziffer: "3", titel: "Strafsachen" },
    { ziffer: "4", titel: "Bußgeldsachen" },
    { ziffer: "5", titel: "Verwaltungsgerichtsbarkeit" },
    { ziffer: "6", titel: "Finanzgerichtsbarkeit" },
    { ziffer: "7", titel: "Sozialgerichtsbarkeit" },
    { ziffer: "8", titel: "Arbeitsgerichtsbarkeit" },
    { ziffer: "9", titel: "Auslagen der Gerichte" },
  ],
  famgkg: [
    { ziffer: "1", titel: "Familiensachen" },
    { ziffer: "2", titel: "Auslagen der Familiengerichte" },
  ],
  gnotkg: [
    { ziffer: "1", titel: "Freiwillige Gerichtsbarkeit" },
    { ziffer: "2", titel: "Notare" },
    { ziffer: "3", titel: "Auslagen der Gerichte und Notare" },
  ],
  gvkostg: [
    { ziffer: "1", titel: "Zustellung durch Gerichtsvollzieher" },
    { ziffer: "2", titel: "Vollstreckung durch Gerichtsvollzieher" },
    { ziffer: "3", titel: "Verwertung durch Gerichtsvollzieher" },
    { ziffer: "4", titel: "Besondere Geschäfte der Gerichtsvollzieher" },
    { ziffer: "5", titel: "Zeitzuschlag der Gerichtsvollzieher" },
    { ziffer: "6", titel: "Nicht erledigte Amtshandlungen der Gerichtsvollzieher" },
    { ziffer: "7", titel: "Auslagen der Gerichtsvollzieher" },
  ],
};
