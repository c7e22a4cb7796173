import type { Rechnerbild } from "../rahmen.ts";
import { landoptionen } from "./wortlisten.ts";

export const bild: Rechnerbild = {
  pfad: "/fristenrechner",
  titel: "Fristenrechner",
  vorspann:
    "Wann eine Frist endet: mit Zustellung, Feiertagen des Ortes, Vorfrist und jedem Schritt der Rechnung.",
  kennzahl: "Fristende",
  bloecke: [
    {
      art: "felder",
      felder: [{ feld: "ereignis", art: "tag", label: "Tag des Ereignisses", breit: true }],
    },
    {
      art: "felder",
      titel: "Dauer",
      felder: [
        { feld: "tage", art: "zahl", label: "Tage" },
        { feld: "wochen", art: "zahl", label: "Wochen" },
        { feld: "monate", art: "zahl", label: "Monate" },
        { feld: "jahre", art: "zahl", label: "Jahre" },
      ],
    },
    {
      art: "felder",
      titel: "Ort",
      felder: [
        {
          feld: "land",
          art: "auswahl",
          label: "Land des Gerichts",
          optionen: landoptionen,
          hinweis: "Maßgebend sind die Feiertage am Ort, an dem die Frist zu wahren ist.",
          breit: true,
        },
      ],
    },
  ],
};
