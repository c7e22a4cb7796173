import {
  type Anrechnungsregel,
  type Anrechnungswert,
  anrechnungsregeln,
  type Gebuehrenkreis,
} from "@gebuehrenportal/gesetze/rvg/vv/anrechnung.ts";
import { fassungAm } from "@gebuehrenportal/recht";
import { kein } from "../abbruch.ts";
import type { Gebuehr } from "../gebuehr/gebuehr.ts";

/** A rule with its wording on the day of the matter whose fee shrinks. */
export type GeltendeRegel = Anrechnungsregel & Anrechnungswert;

const norm = "§ 15a RVG";

/**
 * The rule of a credit: the one named, or the only one that fits both numbers. Without any, or with several, a non-result
 * that says so and names them.
 */
export function anrechnungsregel(
  id: string | undefined,
  von: Gebuehr,
  auf: Gebuehr,
  feld: string,
): GeltendeRegel {
  const paar = `Nr. ${von.p.nr} auf Nr. ${auf.p.nr} VV`;
  if (id !== undefined && !anrechnungsregeln.some((r) => r.id === id)) {
    kein(`Eine Anrechnungsregel „${id}“ gibt es nicht.`, norm, `${feld}.regel`);
  }
  const passend = passende(id, von, auf);
  const gemeint = passend.find((r) => r.neben?.some((nr) => von.s.a.positionen.some((p) => p.nr === nr)));
  const [erste, zweite] = gemeint ? [gemeint] : passend;
  if (!erste) kein(`Eine Anrechnung von ${paar} kennt das Gesetz in dieser Fassung nicht.`, norm, feld);
  if (zweite) {
    const auswahl = passend.map((r) => `${r.id} (${r.norm})`).join(", ");
    kein(
      `Für die Anrechnung von ${paar} kommen mehrere Regeln in Betracht: ${auswahl}. Geben Sie die Regel an.`,
      norm,
      `${feld}.regel`,
    );
  }
  return erste;
}

/** The rule with this id, if it ties the two fees on the day of the fee that shrinks. */
export function geltendeRegel(id: string, von: Gebuehr, auf: Gebuehr): GeltendeRegel | undefined {
  return passende(id, von, auf)[0];
}

const passende = (id: string | undefined, von: Gebuehr, auf: Gebuehr): GeltendeRegel[] =>
  anrechnungsregeln
    .filter((r) => id === undefined || r.id === id)
    .filter((r) => r.paare.some((x) => enthaelt(x.von, von) && enthaelt(x.auf, auf)))
    .flatMap((regel) => {
      const f = fassungAm(regel.werte, auf.s.stichtag);
      return f ? [{ ...regel, ...f.wert }] : [];
    });

function enthaelt(kreis: Gebuehrenkreis, gebuehr: Gebuehr): boolean {
  const { nr } = gebuehr.p;
  if (kreis.ausser?.includes(nr) || (kreis.nr && !kreis.nr.includes(nr))) return false;
  if (kreis.teil !== undefined && !nr.startsWith(kreis.teil)) return false;
  return kreis.art?.includes(gebuehr.nummer.gebuehrenart) ?? true;
}
