import {
  auslagenpauschalen,
  durchlaufend,
  mahnanrechnungen,
  mehrvergleiche,
  umsatzsteuernummern,
  zustellungen,
} from "@gebuehrenportal/gesetze/kostenverzeichnis/besonderheiten.ts";
import type { GerichtskostenTabelle, Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import { umsatzsteuersatz } from "@gebuehrenportal/gesetze/ustg/paragraph-12.ts";
import {
  anteil,
  type Cent,
  cent,
  euro,
  fassungAm,
  groesser,
  kleiner,
  sicherheitVon,
  summe,
  tabellengebuehr,
} from "@gebuehrenportal/recht";
import { kein } from "./abbruch.ts";
import { einzelbetrag } from "./einzelbetrag.ts";
import type { Kostenzeile } from "./ergebnis.ts";
import { type Posten, stelleAm, type Zusammenhang } from "./posten.ts";
import { tabellen } from "./tabellen.ts";
import type { Betrag } from "./wertgebuehr.ts";

/** An amount measured by other lines of the same calculation. */
type Abhaengig = {
  readonly trifftZu: (p: Posten) => boolean;
  readonly betrag: (p: Posten, z: Zusammenhang) => Betrag | undefined;
};

const nachTabelle = (posten: Posten): posten is Posten & { nummer: { bezug: GerichtskostenTabelle } } =>
  posten.nummer.bezug !== undefined &&
  posten.nummer.bezug in tabellen &&
  (posten.wert.art === "satz" || posten.wert.art === "satzrahmen");

/** Lump sum of all fees charged (Nr. 716 KV GvKostG, Nr. 32005 KV GNotKG), unless the fees are given. */
export const pauschale: Abhaengig = {
  trifftZu: (p) => p.p.betrag === undefined && (auslagenpauschalen[p.gesetz]?.includes(p.nummer.nr) ?? false),
  betrag: (posten, { bisher }) => {
    if (!pauschale.trifftZu(posten) || posten.wert.art !== "prozent") return undefined;
    const { prozent, min, max } = posten.wert;
    const norm = posten.nummer.werte.norm;
    const gebuehren = summe(bisher.filter((z) => z.art !== "auslage").map((z) => z.betrag));
    const voll = anteil(gebuehren, prozent, 100);
    let betrag = min === undefined ? voll : groesser(voll, min);
    if (max !== undefined) betrag = kleiner(betrag, max);
    return {
      betrag,
      schritte: [
        { text: `${prozent}\u00a0% der Gebühren von ${euro(gebuehren)}`, norm, betrag: voll },
        ...(betrag === voll
          ? []
          : [{ text: `${betrag > voll ? "Mindestens" : "Höchstens"} ${euro(betrag)}`, norm, betrag }]),
      ],
    };
  },
};

/** VAT on everything but money passed through, unless the tax is given. */
export const umsatzsteuer: Abhaengig = {
  trifftZu: (posten) =>
    posten.p.betrag === undefined &&
    posten.wert.art === "auslage" &&
    umsatzsteuernummern[posten.gesetz].includes(posten.nummer.nr),
  betrag: (posten, { eingabe, bisher }) => {
    if (!umsatzsteuer.trifftZu(posten)) return undefined;
    const fassung = fassungAm(umsatzsteuersatz, eingabe.leistungsende ?? eingabe.stichtag);
    if (!fassung)
      kein("Für diesen Tag ist kein Umsatzsteuersatz erfasst.", umsatzsteuersatz.norm, "leistungsende");
    const netto = summe(bisher.filter((z) => !durchlaufend.includes(z.nr)).map((z) => z.betrag));
    const betrag = anteil(netto, fassung.wert, 100);
    return {
      betrag,
      schritte: [{ text: `${fassung.wert}\u00a0% aus ${euro(netto)}`, norm: umsatzsteuersatz.norm, betrag }],
    };
  },
};

/** Whether a number is the flat sum for services, some of which cost nothing beside fees by value. */
export const istZustellung = (gesetz: Gesetz, nr: string): boolean => zustellungen[gesetz]?.nr === nr;

/** Services that cost nothing beside fees by value: the first ten of an instance. */
export function zustellungsfrei(posten: Posten, { alle }: Zusammenhang): number {
  const regel = zustellungen[posten.gesetz];
  if (!regel || regel.nr !== posten.nummer.nr) return 0;
  const neben = posten.p.angaben?.nebenWertgebuehren;
  const wertgebuehren = neben ?? alle.some((a) => nachTabelle(a) && !regel.ausser.includes(a.nummer.nr));
  return wertgebuehren ? regel.frei : 0;
}

const istMahngebuehr = (posten: Posten): boolean =>
  mahnanrechnungen.some((a) => a.gesetz === posten.gesetz && a.nr === posten.nummer.nr);

/** Fee of a settlement beyond the pending matter; it is limited by the fee of the case and therefore comes after it. */
export const istMehrvergleich = (posten: Posten): boolean =>
  mehrvergleiche[posten.gesetz]?.nummern.includes(posten.nummer.nr) ?? false;

/** The fee of the case a settlement belongs to: the last one named before it, else the first; a dunning procedure is no case. */
function verfahrensgebuehr(posten: Posten, alle: readonly Posten[]): Posten | undefined {
  const verfahren = (a: Posten) => nachTabelle(a) && !istMehrvergleich(a) && !istMahngebuehr(a);
  return alle.slice(0, alle.indexOf(posten)).findLast(verfahren) ?? alle.find(verfahren);
}

/** § 36 Abs. 3 GKG, § 30 Abs. 3 FamGKG: fee of the case and of the settlement beyond it together at most the highest rate of both values. */
export function mehrvergleichsgrenze(posten: Posten, zusammenhang: Zusammenhang, eigene: Betrag): Betrag {
  const regel = mehrvergleiche[posten.gesetz];
  if (!regel || !istMehrvergleich(posten) || !nachTabelle(posten)) return eigene;
  if (posten.p.wert === 0) {
    kein(
      `Nr. ${posten.nummer.nr} entsteht nur, soweit mehr verglichen wird, als anhängig ist; bei einem Wert von 0 entfällt sie.`,
      posten.nummer.werte.norm,
      `${posten.feld}.wert`,
    );
  }
  if (posten.tag < regel.ab) return eigene;
  const andere = verfahrensgebuehr(posten, zusammenhang.alle);
  const zeile = andere && zusammenhang.bisher.find((b) => b.position === andere.p.id && b.art === "gebuehr");
  if (zeile?.wert === undefined || zeile.satz100 === undefined || eigene.wert === undefined) return eigene;
  const { stufen, hoechstens } = tabellen[posten.nummer.bezug];
  const stufe = fassungAm(stufen, posten.tag);
  const grenzwert = fassungAm(hoechstens, posten.tag)?.wert;
  if (!stufe || grenzwert === undefined) return eigene;
  const wert = kleiner(cent(zeile.wert + eigene.wert), grenzwert);
  const hoechster = Math.max(zeile.satz100, eigene.satz100 ?? 0);
  const zusammen = anteil(tabellengebuehr(stufe.wert, wert), hoechster, 100);
  const betrag = groesser(cent(zusammen - zeile.betrag), cent(0));
  if (betrag >= eigene.betrag) return eigene;
  return {
    ...eigene,
    betrag,
    schritte: [
      ...eigene.schritte,
      { text: `Zusammen höchstens ${euro(zusammen)} aus ${euro(wert)}`, norm: regel.norm, betrag },
    ],
  };
}

/** Whether a fee of the dunning procedure is credited against this number. */
export const nimmtMahnverfahrenAuf = (gesetz: Gesetz, nr: string): boolean =>
  mahnanrechnungen.some((a) => a.gesetz === gesetz && a.auf.includes(nr));

/** A dunning fee is credited after the value that passed into the case, at most up to the fee it is credited against. */
export function mahnanrechnung(posten: Posten, zeile: Kostenzeile): Kostenzeile[] {
  const mahn = posten.p.angaben?.mahnverfahren;
  if (!mahn) return [];
  const nr = posten.statt?.nummer.nr ?? posten.nummer.nr;
  const regel = mahnanrechnungen.find((a) => a.gesetz === posten.gesetz && a.auf.includes(nr));
  if (!regel) {
    kein(
      `Auf Nr. ${nr} wird keine Gebühr des Mahnverfahrens angerechnet.`,
      posten.nummer.werte.norm,
      `${posten.feld}.angaben.mahnverfahren`,
    );
  }
  // Where no part of the value passed into the case nothing is credited.
  if (mahn.wert === 0) return [];
  const register: Gesetz = "gkg";
  const feld = `${posten.feld}.angaben.mahnverfahren.anhaengigSeit`;
  const stelle = stelleAm(
    register,
    regel.nr,
    mahn.anhaengigSeit ?? posten.tag,
    feld,
    mahn.anhaengigSeit && feld,
  );
  const gebuehr = einzelbetrag({
    stelle,
    p: { id: posten.p.id, nr: regel.nr, wert: mahn.wert },
    feld: posten.feld,
  });
  const betrag: Cent = cent(-kleiner(gebuehr.betrag, zeile.betrag));
  const sicherheit = sicherheitVon(stelle.fassung);
  return [
    {
      position: posten.p.id,
      art: "anrechnung",
      nr: regel.nr,
      norm: regel.norm,
      ...(gebuehr.wert !== undefined && { wert: gebuehr.wert }),
      betrag,
      fassung: posten.angabe,
      ...(sicherheit !== "hoch" && { sicherheit }),
      schritte: [...gebuehr.schritte, { text: "Anrechnung", norm: regel.norm, betrag }],
    },
  ];
}
