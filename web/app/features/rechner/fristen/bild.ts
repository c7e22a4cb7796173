import type { Rechnerbild } from "../rahmen.ts";
import { landoptionen, typoptionen, verfahrensoptionen } from "./wortlisten.ts";

/** Names of fields are those of the query: `ereignis, tage, wochen, monate, jahre, land` and what stands above them. */
export const bild: Rechnerbild = {
  pfad: "/fristenrechner",
  titel: "Fristenrechner",
  vorspann:
    "Wann eine Frist endet: mit Zustellung, Feiertagen des Ortes, Vorfrist und jedem Schritt der Rechnung.",
  kennzahl: "Fristende",
  bloecke: [
    {
      art: "felder",
      felder: [
        {
          feld: "frist",
          art: "eigen",
          label: "Frist aus dem Katalog",
          hinweis: "Stichwort, Norm oder Rechtsgebiet; ohne Auswahl rechnen Sie mit eigener Dauer.",
          freiwillig: true,
          breit: true,
        },
        { feld: "variante", art: "auswahl", label: "Fall", aufAbruf: true, breit: true },
      ],
    },
    {
      art: "felder",
      titel: "Ereignis",
      felder: [
        { feld: "weg", art: "auswahl", label: "Zustellung oder Bekanntgabe", breit: true },
        { feld: "ereignis", art: "tag", label: "Tag des Ereignisses", breit: true },
        {
          feld: "uhr",
          art: "text",
          label: "Uhrzeit des Ereignisses",
          hinweis: "Beispiel: 14:30",
          aufAbruf: true,
        },
        { feld: "zugang", art: "tag", label: "Tatsächlich zugegangen am", freiwillig: true, aufAbruf: true },
        {
          feld: "bestritten",
          art: "schalter",
          label: "Zugang wird bestritten und ist nicht nachweisbar",
          aufAbruf: true,
        },
        { feld: "landesbehoerde", art: "schalter", label: "Bescheid einer Landesbehörde", aufAbruf: true },
        {
          feld: "verkuendung",
          art: "tag",
          label: "Tag der Verkündung",
          hinweis: "Fünf Monate danach beginnt die Frist auch ohne Zustellung.",
          freiwillig: true,
          aufAbruf: true,
        },
        { feld: "grenze", art: "tag", label: "Äußerste Grenze läuft ab", freiwillig: true, aufAbruf: true },
      ],
    },
    {
      art: "felder",
      titel: "Dauer",
      felder: [
        { feld: "tage", art: "zahl", label: "Tage", aufAbruf: true },
        { feld: "wochen", art: "zahl", label: "Wochen", aufAbruf: true },
        { feld: "monate", art: "zahl", label: "Monate", aufAbruf: true },
        { feld: "jahre", art: "zahl", label: "Jahre", aufAbruf: true },
        {
          feld: "bis",
          art: "tag",
          label: "oder gesetzt bis zum",
          freiwillig: true,
          aufAbruf: true,
          breit: true,
        },
      ],
    },
    {
      art: "felder",
      titel: "Art der Zählung",
      klappe: true,
      wenn: { feld: "frist", ist: [""] },
      felder: [
        { feld: "verfahren", art: "auswahl", label: "Verfahren", optionen: verfahrensoptionen, breit: true },
        {
          feld: "richtung",
          art: "auswahl",
          label: "Richtung",
          breit: true,
          optionen: [
            { wert: "", text: "vorwärts ab dem Ereignis" },
            { wert: "rueckwaerts", text: "rückwärts vor dem Ereignis" },
          ],
        },
        {
          feld: "beginn",
          art: "auswahl",
          label: "Beginn",
          breit: true,
          optionen: [
            { wert: "", text: "Ereignis im Lauf des Tages" },
            { wert: "tagesanfang", text: "Beginn des Tages (zählt mit)" },
          ],
        },
        { feld: "fristart", art: "auswahl", label: "Art der Frist", optionen: typoptionen, breit: true },
        { feld: "werktage", art: "zahl", label: "Werktage", freiwillig: true },
        { feld: "stunden", art: "zahl", label: "Stunden", freiwillig: true },
      ],
    },
    {
      art: "felder",
      titel: "Ort, an dem die Frist zu wahren ist",
      felder: [
        {
          feld: "land",
          art: "auswahl",
          label: "Land des Gerichts oder der Behörde",
          optionen: landoptionen,
          breit: true,
        },
        {
          feld: "ort",
          art: "eigen",
          label: "Gericht oder Gemeinde",
          hinweis: "Nötig, wo örtliche Feiertage gelten: Mariä Himmelfahrt, Fronleichnam, Friedensfest.",
          freiwillig: true,
          breit: true,
        },
        { feld: "gericht", art: "verborgen", label: "Gericht" },
        { feld: "gemeinde", art: "verborgen", label: "Gemeinde" },
        { feld: "streit", art: "verborgen", label: "Streitpunkte", liste: true },
      ],
    },
    {
      art: "felder",
      titel: "Akte und Versand",
      felder: [
        { feld: "akte", art: "text", label: "Aktenzeichen", freiwillig: true },
        { feld: "von", art: "text", label: "Berechnet von", freiwillig: true },
        {
          feld: "empfaenger",
          art: "eigen",
          label: "Empfänger (kommagetrennt)",
          hinweis: "Für „Per E-Mail versenden“ am Ergebnis; die E-Mail schreibt Ihr eigenes Programm.",
          freiwillig: true,
          breit: true,
        },
      ],
    },
  ],
};
