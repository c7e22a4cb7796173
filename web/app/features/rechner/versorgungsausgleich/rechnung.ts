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
  const { eingabe, orte } = ausgleichsfrage(frage, leser);
  const fehlt = hindernis(
    leser,
    frage,
    "Geben Sie das Einkommen beider Ehegatten und die Zahl der Anrechte ein.",
  );
  if (fehlt) return fehlt;
  const ergebnis = ausgleichsrechnung(eingabe, frage.jahreswerte);
  if (ergebnis.art === "kein-ergebnis") return ohneErgebnis(ergebnis, ortVon(ergebnis, orte, frage.werte));
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
function ortVon({ feld = "" }: KeinErgebnis, orte: readonly string[], werte: Werte): string | undefined {
  const imAnrecht = /^anrechte\[(\d+)\]\.(\w+)\.?(\w*)/.exec(feld);
  if (imAnrecht) {
    const ort = orte[Number(imAnrecht[1])] ?? "";
    if (imAnrecht[2] === "ehezeitende") return "zustellung";
    return `${ort}.${rechtsfeld(imAnrecht[2] ?? "", imAnrecht[3] ?? "", (werte[`${ort}.einheit`] ?? "") === "")}`;
  }
  return orteDer[feld] ?? feld.split(".")[1];
}

function rechtsfeld(name: string, unter: string, punkte: boolean): string {
  if (name === "summeBeimTraeger") return "summe";
  if (name === "umrechnungsfaktor") return "faktor";
  if (name !== "bewertung") return name;
  if (unter === "") return "einheit";
  return unter.startsWith("zeit") ? unter : punkte ? "punkte" : "betrag";
}

const orteDer: Readonly<Record<string, string>> = {
  verfahrenswert: "antragAm",
  "verfahrenswert.nettoeinkommen1": "netto1",
  "verfahrenswert.nettoeinkommen2": "netto2",
  "verfahrenswert.billigkeit": "billigkeit",
  ehezeit: "zustellung",
  "ehezeit.zustellungScheidungsantrag": "zustellung",
  "umrechnung.nach": "umNach",
  "umrechnung.stichtag": "umTag",
  "umrechnung.ost": "umOst",
  "umrechnung.umrechnungsfaktor": "umFaktor",
  "umrechnung.von.betrag": "umWert",
  "umrechnung.von.zehntausendstel": "umWert",
};
