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
