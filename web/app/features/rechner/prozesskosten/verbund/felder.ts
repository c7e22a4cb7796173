import type { Gruppenblock } from "../../formular/rechnerformular.ts";
import { auswahlfeld, betragsfeld } from "../../ui/formular/feldbau.ts";
import type { Feldanpassungen, Formularfeld } from "../../ui/formular/formularfeld.ts";
import { rechtswege } from "../rechtsweg/rechtsweg.ts";
import { folgesachennamen, hoechstensFolgesachen } from "./folgesachen.ts";

const { versorgungsausgleich, ...uebrige } = folgesachennamen;

/** The list of what is decided with the divorce. */
export const folgesachengruppe: Gruppenblock = {
  art: "gruppe",
  name: "folgesachen",
  titel: "Folgesachen",
  einzeln: "Folgesache",
  weitere: "Folgesache hinzufügen",
  hoechstens: hoechstensFolgesachen,
  anfangs: 1,
  felder: [
    auswahlfeld("art", "Gegenstand", { "": versorgungsausgleich, ...uebrige }),
    betragsfeld("wert", "Wert der Folgesache", {
      hinweis: "Sorge, Umgang, Herausgabe: leer gilt die Erhöhung nach § 44 Abs. 2 FamGKG",
    }),
  ],
  wenn: { feld: "rechtsweg", ist: ["scheidung"] },
};

/** Fields that a divorce does not ask for. */
export const nichtImVerbund: NonNullable<Formularfeld["wenn"]> = {
  feld: "rechtsweg",
  ist: ["", ...rechtswege.filter((r) => r !== "scheidung")],
};

/** The words of a divorce for fields that it shares with a lawsuit. */
export const verbundfelder: Feldanpassungen = {
  wert: { label: "Wert der Ehesache", hinweis: "Ohne Folgesachen (§ 43 FamGKG)" },
  rolle: {
    optionen: [
      { wert: "", text: "Antragsteller" },
      { wert: "beklagter", text: "Antragsgegner" },
    ],
  },
  gegneranwalt: {
    optionen: [
      { wert: "", text: "ein Anwalt" },
      { wert: "ohne", text: "kein Anwalt" },
    ],
  },
};
