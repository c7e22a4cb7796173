import type { Angelegenheit, Position, Schalter } from "@gebuehrenportal/gebuehren";
import { groesster, kleinster, summe } from "./bruch.ts";
import { type Gebuehr, gebuehr, positionsId, type Umfeld } from "./position.ts";
import { gedeckelterWert, OhneErgebnis, type Sicht, wertgebuehr } from "./tabellen.ts";

/** A matter with its law and its fees in both views, before caps and credits. */
export type Sache = {
  readonly angelegenheit: Angelegenheit;
  readonly umfeld: Umfeld;
  readonly gebuehren: Readonly<Record<Sicht, readonly Gebuehr[]>>;
  readonly ausStaatskasse: boolean;
};

/**
 * Day that decides the law (§ 60 RVG): the mandate; the appointment, where no mandate existed at its time; the
 * earliest of several mandates whose values are added up.
 */
export function tagDesRechts(a: Angelegenheit, schalter: Partial<Schalter>): string {
  const tage = [a.auftragAm, a.beiordnungAm, ...(a.weitereAuftraegeAm ?? [])].filter((t) => t !== undefined);
  const erster = [...tage].sort()[0];
  if (erster === undefined) throw new OhneErgebnis("kein Tag des Auftrags");
  return a.rechtsmittelAm === undefined ? erster : mitRechtsmittel(erster, a.rechtsmittelAm, schalter);
}

/**
 * § 60 Abs. 1 Satz 2 RVG until 31.12.2020: for an appeal filed after a change of the law the new law counts, though the
 * mandate is older. The change of 1.1.2021 itself falls under it only by the switch; later changes never.
 */
function mitRechtsmittel(auftrag: string, rechtsmittel: string, schalter: Partial<Schalter>): string {
  const bis = schalter.uebergang2021 === "altes-recht" ? "2021-01-01" : "2020-12-31";
  const tag = rechtsmittel < bis ? rechtsmittel : bis;
  return tag > auftrag ? tag : auftrag;
}

export function sache(a: Angelegenheit, schalter: Partial<Schalter>): Sache {
  const umfeld: Umfeld = {
    tag: tagDesRechts(a, schalter),
    auftraggeber: BigInt(a.auftraggeber ?? 1),
    verschiedeneGegenstaende: a.verschiedeneGegenstaende ?? false,
    wert: a.wert === undefined ? undefined : BigInt(a.wert),
    geldbusse: a.geldbusse === undefined ? undefined : BigInt(a.geldbusse),
    positionen: a.positionen,
    erhoehung2501: schalter.erhoehung2501 === "ja",
  };
  if (new Set(a.positionen.map(positionsId)).size < a.positionen.length)
    throw new OhneErgebnis("Kennung doppelt");
  const vertretung = a.vertretung ?? "wahlanwalt";
  const gewaehlt = vertretung === "wahlanwalt";
  // § 44 RVG: the Beratungshilfe needs no appointment.
  const ausStaatskasse = !gewaehlt || a.positionen.some(istBeratungshilfe);
  const alle = (sicht: Sicht): readonly Gebuehr[] =>
    a.positionen
      .filter((p) => sicht === "regel" || !gewaehlt || istBeratungshilfe(p))
      .flatMap((p: Position) => gebuehr(p, umfeld, sicht, !gewaehlt) ?? []);
  return {
    angelegenheit: a,
    umfeld,
    gebuehren: { regel: alle("regel"), staatskasse: ausStaatskasse ? alle("staatskasse") : [] },
    ausStaatskasse,
  };
}

/** Fees of the Beratungshilfe that the treasury owes; Nr. 2500 VV is the client's. */
const istBeratungshilfe = ({ nr }: Position): boolean => nr >= "2501" && nr <= "2508";

/** Fees that are one fee from parts of the subject (§ 15 Abs. 3 RVG): same kind, one number changes the other. */
export function gruppen(gebuehren: readonly Gebuehr[]): readonly (readonly Gebuehr[])[] {
  const fertig: Gebuehr[][] = [];
  for (const g of gebuehren) {
    const passende = fertig.filter((gruppe) => gruppe.some((h) => gehoertZusammen(g, h)));
    for (const p of passende) fertig.splice(fertig.indexOf(p), 1);
    fertig.push([...passende.flat(), g]);
  }
  return fertig;
}

function gehoertZusammen(a: Gebuehr, b: Gebuehr): boolean {
  if (a.nachWert === undefined || b.nachWert === undefined || a.art !== b.art) return false;
  return (
    a.nr === b.nr ||
    a.aendert.includes(b.nr) ||
    b.aendert.includes(a.nr) ||
    a.aendert.some((nr) => b.aendert.includes(nr))
  );
}

/** Most a group may come to: the highest rate from the sum of the values. `undefined` for a single fee. */
export function hoechstens(gruppe: readonly Gebuehr[], s: Sache, sicht: Sicht): bigint | undefined {
  const nachWert = gruppe.flatMap((g) => g.nachWert ?? []);
  const [erste] = [...nachWert].sort((a, b) => Number(b.satz + b.zusatz - a.satz - a.zusatz));
  if (gruppe.length < 2 || erste === undefined) return undefined;
  const personen = s.umfeld.verschiedeneGegenstaende ? s.umfeld.auftraggeber : 1n;
  const gesamt = (werte: readonly bigint[]): bigint => gedeckelterWert(summe(werte), personen);
  return wertgebuehr(
    {
      ...erste,
      wert: gesamt(nachWert.map((w) => w.wert)),
      zusatzWert: gesamt(nachWert.map((w) => w.zusatzWert)),
    },
    sicht,
    s.umfeld.tag,
  );
}

/** Fees of a matter after credits and caps, in the chosen order. */
export type Gebuehrensumme = {
  readonly vorAnrechnung: bigint;
  readonly danach: bigint;
  readonly kappungen: readonly bigint[];
};

export function gebuehrensumme(
  s: Sache,
  sicht: Sicht,
  angerechnet: ReadonlyMap<string, bigint>,
  schalter: Partial<Schalter>,
): Gebuehrensumme {
  const kappungVorAnrechnung = schalter.reihenfolge === "kappung-vor-anrechnung";
  let vorAnrechnung = 0n;
  let danach = 0n;
  const kappungen: bigint[] = [];
  for (const gruppe of gruppen(s.gebuehren[sicht])) {
    const voll = summe(gruppe.map((g) => g.betrag));
    const abzug = summe(gruppe.map((g) => angerechnet.get(g.id) ?? 0n));
    const grenze = hoechstens(gruppe, s, sicht) ?? voll;
    const ohneAnrechnung = kleinster(voll, grenze);
    vorAnrechnung += ohneAnrechnung;
    const kappung = kappungVorAnrechnung ? voll - ohneAnrechnung : groesster(0n, voll - abzug - grenze);
    danach += voll - abzug - kappung;
    if (kappung > 0n) kappungen.push(kappung);
  }
  return { vorAnrechnung, danach, kappungen };
}
