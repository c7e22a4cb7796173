import { cent, euro, geringste, type KeinErgebnis, keinErgebnis } from "@gebuehrenportal/recht";
import { anrecht, einheitDes, ohneDoppelte } from "./anrecht.ts";
import { grenze } from "./geringfuegigkeit.ts";
import { rechenstand } from "./stand.ts";
import type { DifferenzEingabe, DifferenzErgebnis } from "./typen.ts";

/**
 * Difference of two rights of equal kind, § 18 Abs. 1 VersAusglG: monthly pensions are compared as such, all others by their
 * (corresponding) capital value. The result holds both rights.
 */
export function differenz(e: DifferenzEingabe): DifferenzErgebnis | KeinErgebnis {
  const norm = "§ 18 Abs. 1 VersAusglG";
  if (einheitDes(e.anrecht1) !== einheitDes(e.anrecht2)) {
    return keinErgebnis("Anrechte gleicher Art haben dieselbe Bezugsgröße.", norm, "anrecht2.bewertung");
  }
  const eins = anrecht({ ...e.anrecht1, ehezeitende: e.ehezeitende });
  if (eins.art === "kein-ergebnis") return unter(eins, "anrecht1");
  const zwei = anrecht({ ...e.anrecht2, ehezeitende: e.ehezeitende });
  if (zwei.art === "kein-ergebnis") return unter(zwei, "anrecht2");
  const a = eins.bagatelle.betrag;
  const b = zwei.bagatelle.betrag;
  const unterschied = cent(Math.abs(a - b));
  const geprueft = grenze(unterschied, eins.ausgleichswert.einheit, e.ehezeitende, norm, "Differenz");
  if (geprueft.art === "kein-ergebnis") return geprueft;
  const konstanten = ohneDoppelte([...eins.konstanten, ...zwei.konstanten]);
  return {
    art: "ergebnis",
    rechenstand,
    anrecht1: eins,
    anrecht2: zwei,
    differenz: unterschied,
    bagatelle: geprueft.pruefung,
    konstanten,
    schritte: [
      { text: `Differenz der Ausgleichswerte: ${euro(a)} und ${euro(b)}`, norm, betrag: unterschied },
      ...geprueft.schritte,
    ],
    fassung: eins.fassung,
    sicherheit: geringste(konstanten.map((k) => k.sicherheit)),
    vermerke: [
      ...geprueft.vermerke,
      ...(e.anrecht1.traeger === e.anrecht2.traeger && (e.anrecht1.ost ?? false) === (e.anrecht2.ost ?? false)
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

const unter = (k: KeinErgebnis, pfad: string): KeinErgebnis =>
  k.feld === "ehezeitende" ? k : { ...k, feld: `${pfad}.${k.feld}` };
