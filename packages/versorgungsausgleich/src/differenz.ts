import {
  cent,
  euro,
  geringste,
  type Jahreswerteintrag,
  type KeinErgebnis,
  keinErgebnis,
  type Offen,
  offenvermerke,
} from "@gebuehrenportal/recht";
import { anrecht, einheitDes, ohneDoppelte } from "./anrecht.ts";
import { grenze } from "./geringfuegigkeit.ts";
import { jahresreihen } from "./konstanten.ts";
import { rechenstand } from "./stand.ts";
import type { DifferenzEingabe, DifferenzErgebnis } from "./typen.ts";

/**
 * Difference of two rights of equal kind, § 18 Abs. 1 VersAusglG: monthly pensions are compared as such, all others by their
 * (corresponding) capital value. The result holds both rights.
 */
export function differenz(
  eingabe: DifferenzEingabe,
  eintraege: readonly Jahreswerteintrag[] = [],
): DifferenzErgebnis | KeinErgebnis {
  const norm = "§ 18 Abs. 1 VersAusglG";
  if (einheitDes(eingabe.anrecht1) !== einheitDes(eingabe.anrecht2)) {
    return keinErgebnis("Anrechte gleicher Art haben dieselbe Bezugsgröße.", norm, "anrecht2.bewertung");
  }
  const eins = anrecht({ ...eingabe.anrecht1, ehezeitende: eingabe.ehezeitende }, eintraege);
  if (eins.art === "kein-ergebnis") return unter(eins, "anrecht1");
  const zwei = anrecht({ ...eingabe.anrecht2, ehezeitende: eingabe.ehezeitende }, eintraege);
  if (zwei.art === "kein-ergebnis") return unter(zwei, "anrecht2");
  const a = eins.messwert;
  const b = zwei.messwert;
  const unterschied = a === undefined || b === undefined ? undefined : cent(Math.abs(a - b));
  const { einheit } = eins.ausgleichswert;
  const geprueft =
    unterschied === undefined
      ? undefined
      : grenze(unterschied, einheit, eingabe.ehezeitende, norm, "Differenz", jahresreihen(eintraege));
  const offen: readonly Offen[] =
    geprueft?.art === "geprueft"
      ? []
      : [
          {
            was: "Die Geringfügigkeit der Differenz",
            norm,
            grund: geprueft?.grund ?? "Ein korrespondierender Kapitalwert fehlt.",
          },
        ];
  const konstanten = ohneDoppelte([...eins.konstanten, ...zwei.konstanten]);
  return {
    art: "ergebnis",
    rechenstand,
    anrecht1: eins,
    anrecht2: zwei,
    ...(unterschied !== undefined && { differenz: unterschied }),
    ...(geprueft?.art === "geprueft" && { bagatelle: geprueft.pruefung }),
    offen,
    konstanten,
    schritte: [
      ...(a === undefined || b === undefined || unterschied === undefined
        ? []
        : [{ text: `Differenz der Ausgleichswerte: ${euro(a)} und ${euro(b)}`, norm, betrag: unterschied }]),
      ...(geprueft?.art === "geprueft" ? geprueft.schritte : []),
    ],
    fassung: eins.fassung,
    sicherheit: geringste(konstanten.map((k) => k.sicherheit)),
    vermerke: [
      ...offenvermerke(offen),
      ...(geprueft?.art === "geprueft" ? geprueft.vermerke : []),
      ...(eingabe.anrecht1.traeger === eingabe.anrecht2.traeger &&
      (eingabe.anrecht1.ost ?? false) === (eingabe.anrecht2.ost ?? false)
        ? []
        : [
            {
              art: "warnung" as const,
              text: "Anrechte gleicher Art stimmen in Struktur und Wertentwicklung überein; diese beiden stammen aus verschiedenen Systemen.",
              norm,
            },
          ]),
    ],
  };
}

const unter = (keines: KeinErgebnis, pfad: string): KeinErgebnis =>
  keines.feld === "ehezeitende" ? keines : { ...keines, feld: `${pfad}.${keines.feld}` };
