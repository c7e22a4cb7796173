import type { KeinErgebnis } from "@gebuehrenportal/recht";
import { wiederkehrendRegeln } from "@gebuehrenportal/versorgungsausgleich";
import type { Feldanpassungen } from "../formular/formularfeld.ts";
import { hindernis, ohneErgebnis } from "../formular/hindernis.ts";
import { Leser } from "../formular/lesen.ts";
import type { Blattauswertung, Frage, Rechnung, Werte } from "../formular/rechnerformular.ts";
import { ausgleichsrechnung } from "./ausgleichsrechnung.ts";
import { ausgleichsblatt } from "./blatt.ts";
import { ausgleichsfrage } from "./eingabe.ts";
import { zurScheidung } from "./scheidung.ts";

/** Reads the form, computes each part that was asked for, and lays them out on one sheet. */
export const rechnung: Rechnung = { auswertung, felder };

function auswertung(frage: Frage): Blattauswertung {
  const leser = new Leser(frage.heute);
  const lesung = ausgleichsfrage(frage, leser);
  const fehlt = hindernis(
    leser,
    frage,
    "Geben Sie das Einkommen beider Ehegatten und die Zahl der Anrechte ein.",
  );
  if (fehlt || !lesung) return fehlt ?? { art: "leer", text: "" };
  const { eingabe, ort } = lesung;
  const ergebnis = ausgleichsrechnung(eingabe, frage.jahreswerte);
  if (ergebnis.art === "kein-ergebnis") return ohneErgebnis(ergebnis, ortVon(ergebnis, ort));
  return {
    art: "ergebnis",
    eingabe,
    ergebnis,
    blatt: ausgleichsblatt(eingabe, ergebnis),
    weiter: zurScheidung(eingabe, ergebnis, frage.heute),
  };
}

/** The rules on offer, and the fields of the chosen one. */
function felder(werte: Werte): Feldanpassungen {
  const regeln = wiederkehrendRegeln();
  const gewaehlt = regeln.find(({ id }) => id === werte.regel);
  return {
    regel: {
      optionen: [
        { wert: "", text: "Bitte wählen" },
        ...regeln.map(({ id, titel, norm }) => ({ wert: id, text: `${titel} (${norm})` })),
      ],
      hinweis: gewaehlt?.hinweis ?? "Unterhalt, Miete, Arbeitsverhältnis, Nießbrauch und andere",
    },
    ...Object.fromEntries((gewaehlt?.felder ?? []).map((feld) => [feld, {}])),
  };
}

/** Where the form has the field that the law complains of. */
function ortVon({ feld = "" }: KeinErgebnis, ort: (pfad: string) => string | undefined): string | undefined {
  if (feld.endsWith("ehezeitende") || feld === "ehezeit") return "zustellung";
  if (/^verfahrenswert(\.stichtag)?$|antragAm$/.test(feld)) return "antragAm";
  return ort(feld);
}
