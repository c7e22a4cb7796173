import type { Felderblock, Gruppenblock } from "../../formular/rechnerformular.ts";
import { auswahlfeld, schalterfeld, tagfeld } from "../../ui/formular/feldbau.ts";

/** A longer period: granted, or applied for. */
export const verlaengerungsblock: Felderblock = {
  art: "felder",
  titel: "Verlängerung",
  klappe: true,
  felder: [
    {
      feld: "verlum",
      art: "text",
      label: "Verlängert um",
      hinweis: "Beispiel: 1 Monat, 2 Wochen",
      freiwillig: true,
      aufAbruf: true,
    },
    tagfeld("verlbis", "oder bis zum", { freiwillig: true, aufAbruf: true }),
    tagfeld("verlantrag", "Antrag bei Gericht eingegangen am", {
      hinweis: "Er muss vor dem Ende der bisherigen Frist eingehen.",
      freiwillig: true,
      aufAbruf: true,
    }),
    schalterfeld("verlvorlaeufig", "Über den Antrag ist noch nicht entschieden", {
      hinweis: "Das neue Ende ist dann vorläufig.",
      aufAbruf: true,
    }),
    schalterfeld("verlzweite", "Die Frist war schon einmal verlängert", { aufAbruf: true }),
    schalterfeld("verleinwilligung", "Der Gegner willigt ein", { aufAbruf: true }),
  ],
};

/** What stops a limitation, lets it begin anew, or ends it at the latest. */
export const hemmungsgruppe: Gruppenblock = {
  art: "gruppe",
  name: "hemmung",
  titel: "Hemmung der Verjährung",
  einzeln: "Hemmung",
  weitere: "Weitere Hemmung",
  hoechstens: 10,
  anfangs: 1,
  felder: [
    auswahlfeld(
      "art",
      "Grund",
      {
        "": "Verhandlungen (§ 203 BGB)",
        rechtsverfolgung: "Klage, Mahnbescheid, andere Rechtsverfolgung (§ 204 BGB)",
        "hoehere-gewalt": "Höhere Gewalt (§ 206 BGB)",
        sonstige: "Anderer Grund (§§ 205, 207, 208, 210, 211 BGB)",
      },
      { breit: true },
    ),
    tagfeld("von", "Erster Tag"),
    tagfeld("bis", "Letzter Tag", {
      hinweis: "Bei Klage oder Mahnbescheid der Tag der Rechtskraft oder Erledigung.",
    }),
  ],
  wenn: { feld: "verjaehrung", ist: ["ja"] },
};

export const neubeginngruppe: Gruppenblock = {
  art: "gruppe",
  name: "neubeginn",
  titel: "Neubeginn der Verjährung",
  einzeln: "Neubeginn",
  weitere: "Weiterer Neubeginn",
  hoechstens: 10,
  anfangs: 1,
  felder: [
    tagfeld("am", "Anerkenntnis oder Vollstreckungshandlung am", {
      hinweis: "§ 212 BGB: Zahlung auf die Schuld, Zinsen, Sicherheit, Vollstreckungsantrag.",
      freiwillig: true,
      breit: true,
    }),
  ],
  wenn: { feld: "verjaehrung", ist: ["ja"] },
};

/** What interrupts the limitation of prosecution, in place of what suspends that of a claim. */
export const unterbrechungsgruppe: Gruppenblock = {
  art: "gruppe",
  name: "unterbrechung",
  titel: "Unterbrechung der Verfolgungsverjährung",
  einzeln: "Unterbrechung",
  weitere: "Weitere Unterbrechung",
  hoechstens: 20,
  anfangs: 1,
  felder: [
    tagfeld("am", "Unterbrochen am", {
      hinweis: "Bei schriftlichen Anordnungen der Tag der Unterschrift.",
      freiwillig: true,
    }),
    tagfeld("zugestellt", "Bußgeldbescheid zugestellt am", {
      hinweis: "Nur beim Bußgeldbescheid: Kommt er zu spät an, unterbricht erst die Zustellung.",
      freiwillig: true,
    }),
    // The acts of both statutes come with the engine, which names them for every row.
    auswahlfeld("handlung", "Handlung", { "": "nicht bestimmt" }, { breit: true }),
  ],
  wenn: { feld: "verfolgung", ist: ["ja"] },
};

/** How long prosecution rests. */
export const ruhengruppe: Gruppenblock = {
  art: "gruppe",
  name: "ruhen",
  titel: "Ruhen der Verfolgungsverjährung",
  einzeln: "Ruhen",
  weitere: "Weiteres Ruhen",
  hoechstens: 10,
  anfangs: 0,
  felder: [
    tagfeld("von", "Erster Tag"),
    tagfeld("bis", "Letzter Tag", {
      hinweis: "§ 32 OWiG, § 78b StGB: solange die Verfolgung nach dem Gesetz nicht möglich ist.",
    }),
  ],
  wenn: { feld: "verfolgung", ist: ["ja"] },
};

export const verfolgungsblock: Felderblock = {
  art: "felder",
  felder: [
    schalterfeld("verfolgung", "Unterbrechung oder Ruhen berücksichtigen", { aufAbruf: true, breit: true }),
    auswahlfeld(
      "verfolgungsrecht",
      "Äußerste Grenze nach",
      { "": "§ 33 Abs. 3 OWiG (Ordnungswidrigkeit)", stgb: "§ 78c Abs. 3 StGB (Straftat)" },
      { breit: true, wenn: { feld: "verfolgung", ist: ["ja"] } },
    ),
  ],
};

export const verjaehrungsblock: Felderblock = {
  art: "felder",
  felder: [
    schalterfeld("verjaehrung", "Hemmung, Neubeginn oder Höchstfrist berücksichtigen", {
      aufAbruf: true,
      breit: true,
    }),
  ],
};

export const hoechstfristblock: Felderblock = {
  art: "felder",
  titel: "Höchstfristen (§ 199 Abs. 2 bis 4 BGB)",
  felder: [
    tagfeld("entstehung", "Anspruch entstanden am", {
      hinweis: "Ab diesem Tag läuft die kürzere Höchstfrist, auch ohne Kenntnis.",
      freiwillig: true,
      breit: true,
    }),
    tagfeld("handlung", "Handlung oder Pflichtverletzung am", {
      hinweis: "Nur bei Schadensersatz: ab diesem Tag läuft die längere Höchstfrist.",
      freiwillig: true,
      breit: true,
    }),
  ],
  wenn: { feld: "verjaehrung", ist: ["ja"] },
};
