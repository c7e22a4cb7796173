import { betrag, wahl } from "../../felder/angabe.ts";
import { gruppe } from "../../felder/ebene.ts";
import { pflicht } from "../../felder/form.ts";
import type { Feldanpassungen, Formularfeld } from "../../formular/formularfeld.ts";
import { type Werte, zeilenDer } from "../../formular/rechnerformular.ts";
import { kostenhilfe, rechtswege } from "../rechtsweg/rechtsweg.ts";
import {
  folgesachenarten,
  folgesachennamen,
  hoechstensFolgesachen,
  istKindschaftssache,
} from "./folgesachen.ts";

/** The list of what is decided with the divorce; a page may leave it empty. */
export const folgesachen = {
  ...gruppe({
    name: "folgesachen",
    titel: "Folgesachen",
    einzeln: "Folgesache",
    weitere: "Folgesache hinzufügen",
    hoechstens: hoechstensFolgesachen,
    anfangs: 1,
    imAufruf: { mindestens: 1, hoechstens: hoechstensFolgesachen },
    felder: {
      art: pflicht(
        wahl(
          "Gegenstand",
          { "": "Bitte wählen", ...folgesachennamen },
          { aufruf: "Gegenstand (§ 137 Abs. 2, 3 FamFG)", breit: true },
        ),
      ),
      wert: betrag("Wert der Folgesache", {
        aufruf: "Ohne Angabe nur bei sorge, umgang, herausgabe: die Erhöhung nach § 44 Abs. 2 FamGKG",
      }),
    },
    wenn: { feld: "rechtsweg", ist: ["scheidung"] },
  }),
  mindestens: 0,
  aufruf: "Nur bei einer Scheidung; ihre Werte kommen hinzu, für jede werden die Mehrkosten gerechnet",
};

/** Fields that a divorce does not ask for. */
export const nichtImVerbund: NonNullable<Formularfeld["wenn"]> = {
  feld: "rechtsweg",
  ist: ["", ...rechtswege.filter((r) => r !== "scheidung")],
};

/** The words of a divorce for its fields and for those that it shares with a lawsuit. */
export const verbundfelder = (werte: Werte): Feldanpassungen => ({
  wert: { label: "Wert der Ehesache", hinweis: "Ohne Folgesachen (§ 43 FamGKG)" },
  rolle: {
    optionen: [
      { wert: "", text: "Antragsteller" },
      { wert: "beklagter", text: "Antragsgegner" },
    ],
  },
  // Whether a divorce is likely to be granted is not asked.
  quote: { abschnitt: "Kostenquote" },
  pkh: { label: `Eigene Seite erhält ${kostenhilfe("scheidung").name} ohne Raten` },
  gegneranwalt: {
    optionen: [
      { wert: "", text: "ein Anwalt" },
      { wert: "ohne", text: "kein Anwalt" },
    ],
  },
  ...Object.fromEntries(
    zeilenDer(folgesachen.block, werte)
      .filter(({ werte: { art } }) => folgesachenarten.some((a) => a === art && istKindschaftssache(a)))
      .map(({ ort }) => [
        `${ort}.wert`,
        { hinweis: "Leer: Erhöhung nach § 44 Abs. 2 Satz 1 FamGKG", freiwillig: true },
      ]),
  ),
});
