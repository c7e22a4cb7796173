import type { VvWert } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import { anteil, cent, euro, groesser, type Schritt, summe } from "@gebuehrenportal/recht";
import { kein } from "../abbruch.ts";
import type { Auftrag, Betrag } from "./gebuehr.ts";

type Hebegebuehr = Extract<VvWert, { art: "hebegebuehr" }>;

/** Nr. 1009 VV: per mille by layers of each single payout, rounded for each payout, each at least the minimum. */
export function hebegebuehr({ s, p, wert, feld, nummer }: Auftrag<Hebegebuehr>): Betrag {
  const { norm } = nummer.werte;
  const eins = p.wert ?? s.a.wert;
  const auszahlungen = p.auszahlungen ?? (eins === undefined ? [] : [eins]);
  if (auszahlungen.length === 0) kein("Geben Sie die ausgezahlten Beträge an.", norm, `${feld}.auszahlungen`);
  const schritte = auszahlungen.map((betrag): Schritt => {
    const gebuehr = anteil(cent(zehntelPromille(wert, betrag)), 1, 10_000);
    const mindestens = gebuehr < wert.mindestens ? `, mindestens ${euro(wert.mindestens)}` : "";
    return {
      text: `Auszahlung ${euro(betrag)}${mindestens}`,
      norm,
      betrag: groesser(gebuehr, wert.mindestens),
    };
  });
  return { betrag: summe(schritte.map((x) => x.betrag ?? cent(0))), schritte };
}

function zehntelPromille({ staffel }: Hebegebuehr, betrag: number): number {
  let unten = 0;
  let produkt = 0;
  for (const { bis, promille } of staffel) {
    const oben = bis === null ? betrag : Math.min(bis, betrag);
    produkt += (oben - unten) * Math.round(promille * 10);
    unten = oben;
  }
  return produkt;
}
