import { cent, summe } from "@gebuehrenportal/recht";
import type { Anrechnungsposten } from "./anrechnung/anrechnungsposten.ts";
import { zusammenHoechstens } from "./anrechnung/mehrere-anrechnungen.ts";
import { auslagen, durchlaufendePosten, pauschale } from "./auslagen.ts";
import type { AngelegenheitErgebnis, Zeile } from "./ergebnis.ts";
import type { Fall } from "./fall.ts";
import { gedeckelt, kappung } from "./gebuehr/begrenzung.ts";
import type { Gebuehr } from "./gebuehr/gebuehr.ts";
import { gebuehrenzeile } from "./gebuehr/gebuehrenzeile.ts";
import { auftragskappung } from "./gebuehr/gesamtauftrag.ts";
import { nachGrundnummer } from "./gebuehr/gleiche-gebuehr.ts";
import { vereinbarung } from "./vereinbarung.ts";

/** The bill of one matter: fees, caps and credits in the order of the switch, expenses (Nr. 7002 VV from the fees). */
export function angelegenheitErgebnis(
  { s, fassung, gebuehren, vergleich }: Fall,
  posten: readonly Anrechnungsposten[],
): AngelegenheitErgebnis {
  const { zeilen, vorAnrechnung, gebuehren: bleibend } = gebuehrenblock({ s, gebuehren, vergleich }, posten);
  const steuerfreie = gebuehren.filter(istSteuerfrei);
  const ohne2500 = summe(steuerfreie.map((g) => g.betrag));
  const basis = s.schalter.pauschale === "nach-anrechnung" ? bleibend : vorAnrechnung;
  const durchlaufend = durchlaufendePosten(s);
  const auslagenzeilen = [...pauschale(s, cent(basis - ohne2500)), ...auslagen(s), ...durchlaufend];
  const auslagensumme = summe(auslagenzeilen.map((z) => z.betrag));
  const { id, bezeichnung, vereinbarung: vereinbart } = s.a;
  const ergebnis = {
    ...(bezeichnung === undefined ? { id } : { id, bezeichnung }),
    fassung,
    zeilen: [...zeilen, ...auslagenzeilen],
    gebuehrenVorAnrechnung: vorAnrechnung,
    gebuehren: bleibend,
    auslagen: auslagensumme,
    netto: cent(bleibend + auslagensumme),
    steuerfrei: cent(ohne2500 + summe(durchlaufend.map((z) => z.betrag))),
  };
  return vereinbart ? { ...ergebnis, vereinbarung: vereinbarung(vereinbart, bleibend) } : ergebnis;
}

/** Nr. 2500 VV contains its VAT and allows no expenses beside it (Nr. 2500 Anm. VV). */
const istSteuerfrei = (g: Gebuehr): boolean => g.p.nr === "2500";

type Gebuehren = Pick<Fall, "s" | "gebuehren"> & { readonly vergleich: Fall["vergleich"] | undefined };

/** Lines of the fees with caps (§ 15 Abs. 3, 5, 6 RVG) and credits, and their sums before and after credits. */
export function gebuehrenblock({ s, gebuehren, vergleich }: Gebuehren, posten: readonly Anrechnungsposten[]) {
  const gruppen = nachGrundnummer(gebuehren);
  const zuerstAnrechnen = s.schalter.reihenfolge === "anrechnung-vor-kappung";
  const kappungen: Zeile[] = [];
  const anrechnungen: Zeile[] = [];
  for (const gruppe of gruppen) {
    if (gruppe.length === 1 && posten.length === 0) continue;
    const alle = posten.filter((c) => gruppe.some((g) => g.p === c.auf.p));
    const hier = zuerstAnrechnen
      ? alle
      : zusammenHoechstens(alle, gedeckelt(gruppe), {
          text: "höchstens die begrenzten Gebühren",
          norm: "§ 15 Abs. 3 RVG",
        });
    const summeHier = summe(hier.map((c) => c.betrag));
    anrechnungen.push(...hier.map((c) => c.zeile));
    kappungen.push(...kappung(gruppe, zuerstAnrechnen ? summeHier : cent(0)));
  }
  const ohneAuftragsgrenze = summe(gruppen.map(gedeckelt));
  const auftrag = auftragskappung(s, gebuehren, vergleich, ohneAuftragsgrenze);
  kappungen.push(...auftrag);
  const abzuege = zuerstAnrechnen ? [...anrechnungen, ...kappungen] : [...kappungen, ...anrechnungen];
  const zeilen = [
    ...grundgebuehrZuerst(gebuehren)
      .filter((g) => g.betrag > 0)
      .map(gebuehrenzeile),
    ...abzuege,
  ];
  return {
    zeilen,
    vorAnrechnung: summe([ohneAuftragsgrenze, ...auftrag.map((z) => z.betrag)]),
    gebuehren: summe(zeilen.map((z) => z.betrag)),
  };
}

/** In criminal and fine matters the bill begins with the Grundgebühr, wherever it was entered. */
const grundgebuehrZuerst = (gebuehren: readonly Gebuehr[]): readonly Gebuehr[] =>
  gebuehren.some(istGrundgebuehr)
    ? gebuehren.toSorted((a, b) => Number(istGrundgebuehr(b)) - Number(istGrundgebuehr(a)))
    : gebuehren;
const istGrundgebuehr = (g: Gebuehr): boolean => g.nummer.gebuehrenart === "grund";
