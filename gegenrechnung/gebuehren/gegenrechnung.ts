import type { RvgEingabe } from "@gebuehrenportal/gebuehren";
import { anrechnungen } from "./anrechnung.ts";
import { auslagen } from "./auslagen.ts";
import { bruch, gerundet, summe } from "./bruch.ts";
import { gebuehrensumme, type Sache, sache } from "./sache.ts";
import { type StaatskasseErgebnis, staatskasse } from "./staatskasse.ts";
import { OhneErgebnis } from "./tabellen.ts";
import { bewilligterTeil, ohneFreienTeil, ohneZahlung } from "./teilbewilligung.ts";
import { umsatzsteuersatz } from "./verzeichnis.ts";
import { enthalten, jePosition } from "./zahlung.ts";

export type Zeile = {
  readonly art: "gebuehr" | "kappung" | "anrechnung" | "auslage";
  readonly nr: string;
  readonly position?: string;
  readonly betrag: number;
};
export type AngelegenheitGegenrechnung = {
  readonly id: string;
  readonly gebuehrenVorAnrechnung: number;
  readonly gebuehren: number;
  readonly auslagen: number;
  readonly netto: number;
  readonly steuerfrei: number;
  readonly zeilen: readonly Zeile[];
  readonly vereinbarung?: number;
  readonly staatskasse?: StaatskasseErgebnis;
};
export type Gegenergebnis =
  | {
      readonly art: "ergebnis";
      readonly angelegenheiten: readonly AngelegenheitGegenrechnung[];
      readonly netto: number;
      readonly umsatzsteuer: number;
      readonly brutto: number;
      readonly gezahlt: number;
      readonly enthalteneUmsatzsteuer: number;
      readonly offen: number;
    }
  | { readonly art: "kein-ergebnis"; readonly grund: string };

/**
 * Second, slow calculation of a RVG bill, from the text of the law and without a line of `src/` or `packages/gesetze`. It exists
 * to be compared with the engine; amounts in cents.
 */
export function gegenrechnung(eingabe: RvgEingabe): Gegenergebnis {
  try {
    return mitBewilligung(eingabe);
  } catch (fehler) {
    if (fehler instanceof OhneErgebnis) return { art: "kein-ergebnis", grund: fehler.message };
    throw fehler;
  }
}

type Rechnung = Extract<Gegenergebnis, { art: "ergebnis" }>;

/** Legal aid, for a part of the value too: the treasury pays for that part, the client owes what the whole costs more. */
function mitBewilligung(eingabe: RvgEingabe): Rechnung {
  const ganz = rechnung(eingabe);
  const klein = bewilligterTeil(eingabe);
  const teil = klein ? rechnung(klein) : ganz;
  const ust = eingabe.umsatzsteuer === false ? 0n : umsatzsteuersatz(eingabe.leistungsende);
  const mitSteuer = (netto: number): number => netto + Number(gerundet(bruch(BigInt(netto) * ust, 100n)));
  const steuerpflichtig = (a: AngelegenheitGegenrechnung | undefined): number =>
    (a?.netto ?? 0) - (a?.steuerfrei ?? 0);
  const angelegenheiten = ganz.angelegenheiten.map((a, i) => {
    const kleiner = klein?.angelegenheiten[i];
    const vorher = eingabe.angelegenheiten[i];
    if (!klein || !kleiner || !vorher || kleiner === vorher) return a;
    const anspruch = rechnung(ohneZahlung(klein, kleiner)).angelegenheiten[i]?.staatskasse?.auszahlung ?? 0;
    const bewilligt = mitSteuer(steuerpflichtig(teil.angelegenheiten[i]));
    const frei = Math.max(mitSteuer(steuerpflichtig(a)), anspruch) - Math.max(bewilligt, anspruch);
    const kasse = rechnung(ohneFreienTeil(klein, kleiner, frei)).angelegenheiten[i]?.staatskasse;
    return kasse ? { ...a, staatskasse: kasse } : a;
  });
  const kassensachen = angelegenheiten.flatMap((a, i) => (a.staatskasse ? [i] : []));
  if (kassensachen.length === 0) return { ...ganz, angelegenheiten };

  // § 44 RVG, § 122 Abs. 1 Nr. 3 ZPO, §§ 52, 53 RVG: barred is what the treasury pays of the Beratungshilfe, what legal aid
  // covers, all of an appointment; payments of the treasury are no payments of the client.
  const vertretung = (i: number) => eingabe.angelegenheiten[i]?.vertretung ?? "wahlanwalt";
  const gedeckt = (i: number): number =>
    vertretung(i) === "wahlanwalt"
      ? Math.min(angelegenheiten[i]?.staatskasse?.netto ?? 0, steuerpflichtig(ganz.angelegenheiten[i]))
      : Math.min(steuerpflichtig(teil.angelegenheiten[i]), steuerpflichtig(ganz.angelegenheiten[i]));
  const gesperrt = mitSteuer(summeZahl(kassensachen.map(gedeckt)));
  const ausKasse = (eingabe.zahlungen ?? []).filter((z) => z.von === "staatskasse");
  const vonDerKasse = summeZahl(ausKasse.map((z) => z.betrag));
  // § 58 Abs. 3 RVG lets appointed counsel keep what the client pays beside the treasury.
  const bestellt = kassensachen.filter((i) => vertretung(i) === "bestellt");
  const aufBestellung = (id: string | undefined): boolean =>
    id === undefined
      ? bestellt.length === angelegenheiten.length
      : bestellt.some((i) => angelegenheiten[i]?.id === id);
  const zaehlt =
    summeZahl(ausKasse.filter((z) => !aufBestellung(z.angelegenheit)).map((z) => z.betrag)) +
    summeZahl(angelegenheiten.map((a, i) => (bestellt.includes(i) ? 0 : (a.staatskasse?.auszahlung ?? 0))));
  const eigene = ganz.gezahlt - vonDerKasse;
  const schuld = ganz.brutto - gesperrt;
  const offen = eigene > schuld ? Math.min(0, ganz.brutto - eigene - zaehlt) : schuld - eigene;
  return { ...ganz, angelegenheiten, offen };
}

function rechnung(eingabe: RvgEingabe): Rechnung {
  const schalter = eingabe.schalter ?? {};
  const ust = eingabe.umsatzsteuer === false ? 0n : umsatzsteuersatz(eingabe.leistungsende);

  // 1. Matters, law, fees. 2. Credits between them.
  const sachen = eingabe.angelegenheiten.map((a) => sache(a, schalter));
  const angerechnet = anrechnungen(eingabe, sachen, "regel");

  // 3. Caps, expenses, net amount of each matter.
  const ergebnisse = sachen.map((s): AngelegenheitGegenrechnung => {
    const a = s.angelegenheit;
    const meine = angerechnet.filter((x) => x.ziel.sache === s);
    const g = gebuehrensumme(s, "regel", jePosition(meine), schalter);
    const ohneNebenkosten = summe(s.gebuehren.regel.filter((x) => x.nr === "2500").map((x) => x.betrag));
    const grundlage =
      (schalter.pauschale === "nach-anrechnung" ? g.danach : g.vorAnrechnung) - ohneNebenkosten;
    const kosten = auslagen(
      a.auslagen ?? {},
      s.umfeld.tag,
      grundlage,
      a.positionen.map((p) => p.nr),
    );
    const kostensumme = summe(kosten.map((k) => k.betrag));
    const netto = g.danach + kostensumme;
    const durchlaufend = summe(kosten.filter((k) => k.steuerfrei).map((k) => k.betrag));
    const steuerfrei = ohneNebenkosten + durchlaufend;
    const kasse = s.ausStaatskasse
      ? staatskasse(eingabe, sachen, s, { angerechnet, netto, steuerfrei, durchlaufend, ust })
      : undefined;
    return {
      id: a.id,
      gebuehrenVorAnrechnung: Number(g.vorAnrechnung),
      gebuehren: Number(g.danach),
      auslagen: Number(kostensumme),
      netto: Number(netto),
      steuerfrei: Number(steuerfrei),
      zeilen: [
        ...s.gebuehren.regel.map((x) => zeile("gebuehr", x.nr, x.betrag, x.id)),
        ...g.kappungen.map((k) => zeile("kappung", "15", -k)),
        ...meine.map((x) => zeile("anrechnung", x.regel.id, -x.betrag, x.ziel.gebuehr.id)),
        ...kosten.map((k) => zeile("auslage", k.nr, k.betrag)),
      ],
      ...vereinbart(s),
      ...(kasse ? { staatskasse: kasse } : {}),
    };
  });

  // 4. VAT from the net amount of the whole bill, payments.
  const netto = BigInt(summeZahl(ergebnisse.map((e) => e.netto)));
  const steuerfrei = BigInt(summeZahl(ergebnisse.map((e) => e.steuerfrei)));
  const umsatzsteuer = gerundet(bruch((netto - steuerfrei) * ust, 100n));
  const brutto = netto + umsatzsteuer;
  const zahlungen = eingabe.zahlungen ?? [];
  const gezahlt = summe(zahlungen.map((z) => BigInt(z.betrag)));
  return {
    art: "ergebnis",
    angelegenheiten: ergebnisse,
    netto: Number(netto),
    umsatzsteuer: Number(umsatzsteuer),
    brutto: Number(brutto),
    gezahlt: Number(gezahlt),
    enthalteneUmsatzsteuer: Number(summe(zahlungen.map((z) => enthalten(z, ust)))),
    offen: Number(brutto - gezahlt),
  };
}

const summeZahl = (zahlen: readonly number[]): number => zahlen.reduce((a, b) => a + b, 0);

const zeile = (art: Zeile["art"], nr: string, betrag: bigint, position?: string): Zeile => ({
  art,
  nr,
  ...(position === undefined ? {} : { position }),
  betrag: Number(betrag),
});

/** § 3a RVG: hours in whole Takte, or the lump sum. */
function vereinbart(s: Sache): { readonly vereinbarung?: number } {
  const v = s.angelegenheit.vereinbarung;
  if (v === undefined) return {};
  if (v.art === "pauschale") return { vereinbarung: v.betrag };
  const takt = BigInt(v.taktMinuten ?? 1);
  const minuten = ((BigInt(v.minuten) + takt - 1n) / takt) * takt;
  return { vereinbarung: Number(gerundet(bruch(minuten * BigInt(v.jeStunde), 60n))) };
}
