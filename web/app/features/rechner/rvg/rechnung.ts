import { rvgRechnung, vermerkeZuKuenftigemRecht } from "@gebuehrenportal/gebuehren";
import type { Tag } from "@gebuehrenportal/recht";
import { type Auswertung, formularort, nurWertFehlt } from "./auswertung.ts";
import { basicfunktionen } from "./basic.ts";
import { rvgBlatt } from "./ergebnis/blatt.ts";
import { titelJeAngelegenheit } from "./ergebnis/titel.ts";
import { eingabeAus } from "./formular/eingabe.ts";
import { type Formular, istBerechnet } from "./formular/formular.ts";
import { vorschlaegeZu } from "./formular/vorschlag.ts";
import { wertgrenzen } from "./wertgrenzen.ts";

export { nummernangabe } from "./formular/nummernangabe.ts";
export { suchtreffer, type Treffer } from "./suchtreffer.ts";

export type Auswertungsfrage = {
  readonly formular: Formular;
  readonly heute: Tag;
  /** The reader asked for a result: a missing value is a fault now, not an invitation. */
  readonly abgeschickt: boolean;
  /** Whether the tier holds the Basic functions. */
  readonly erweitert: boolean;
};

/** Computes what stands beside the form. Never throws for input, whatever was typed. */
export function auswertung({ formular, heute, abgeschickt, erweitert }: Auswertungsfrage): Auswertung {
  if (!formular.angelegenheiten.some(istBerechnet)) return { art: "leer", fehlt: "gebuehr" };
  const { eingabe, fehler } = eingabeAus(formular, heute, wertgrenzen(heute));
  if (Object.keys(fehler).length > 0) return { art: "fehler", fehler };
  const antwort = rvgRechnung(eingabe);
  if (antwort.art === "kein-ergebnis" && nurWertFehlt(antwort) && !abgeschickt)
    return { art: "leer", fehlt: "wert" };
  const funktionen = erweitert ? [] : basicfunktionen(eingabe, antwort);
  if (antwort.art === "kein-ergebnis") {
    const ort = antwort.feld === undefined ? undefined : formularort(antwort.feld, eingabe);
    const { grund, norm } = antwort;
    if (!ort) return { art: "kein-ergebnis", grund, norm };
    return {
      art: "fehler",
      fehler: { [ort]: nurWertFehlt(antwort) ? { art: "fehlt" } : { art: "recht", text: grund, norm } },
    };
  }
  if (funktionen.length > 0) return { art: "basic", funktionen };
  const vermerke = [...vermerkeZuKuenftigemRecht(eingabe, heute), ...antwort.vermerke];
  const ergebnis = { ...antwort, vermerke };
  const titel = titelJeAngelegenheit(antwort);
  return {
    art: "ergebnis",
    eingabe,
    ergebnis,
    titel,
    vorschlaege: vorschlaegeZu(eingabe),
    blatt: rvgBlatt({ ergebnis, titel }),
  };
}
