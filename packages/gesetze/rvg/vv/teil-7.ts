import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../../geprueft.ts";
import { kostRaeg2021, kostRmog2004, zweitesKostRmog2013 } from "../quellen.ts";
import { auslage, auslagen, teil } from "./bau.ts";

/** Teil 7 VV: the numbers; what they give stands in the series below, VAT in `ustg/paragraph-12.ts`. */
export const teil7 = teil({
  // 7 Auslagen
  7000: auslagen(auslage, auslage),
  7001: auslagen(auslage, auslage),
  7002: auslagen(auslage, auslage),
  7003: auslagen(auslage, auslage, auslage),
  7004: auslagen(auslage, auslage),
  7005: auslagen(auslage, auslage, auslage),
  7006: auslagen(auslage, auslage),
  7007: auslagen(auslage, auslage),
  7008: auslagen(auslage, auslage),
});

const seit2006 = {
  ab: tag("2006-07-01"),
  quelle: kostRmog2004,
  sicherheit: "mittel",
  abSicherheit: "mittel",
} as const;
const seit2013 = { ab: tag("2013-08-01"), quelle: zweitesKostRmog2013 } as const;
const seit2021 = { ab: tag("2021-01-01"), quelle: kostRaeg2021 } as const;

/** Price of pages: the first so many of a matter or instance at one price, each further page at another. */
export type Seitenpreis = { readonly jeErste: Cent; readonly jeWeitere: Cent };

export type Dokumentenpauschale = {
  /** Number of pages at the first price; counted for black-and-white and colour apart. */
  readonly ersteSeiten: number;
  readonly sw: Seitenpreis;
  readonly farbe: Seitenpreis;
  /** Nr. 1 b and c: only pages beyond this number count. */
  readonly freiseitenBuchstabeBC: number;
  readonly jeDatei: Cent;
  /** Absent before 1 August 2013: no limit. */
  readonly dateienHoechstensJeArbeitsgang?: Cent;
};

/** Nr. 7000 VV. Before 1 August 2013 the statute had one price for all pages and knew no limit for files. */
export const dokumentenpauschale = zeitreihe<Dokumentenpauschale>({ norm: "Nr. 7000 VV", geprueft }, [
  {
    ...seit2006,
    wert: {
      ersteSeiten: 50,
      sw: { jeErste: eur(0.5), jeWeitere: eur(0.15) },
      farbe: { jeErste: eur(0.5), jeWeitere: eur(0.15) },
      freiseitenBuchstabeBC: 100,
      jeDatei: eur(2.5),
    },
  },
  {
    ...seit2013,
    wert: {
      ersteSeiten: 50,
      sw: { jeErste: eur(0.5), jeWeitere: eur(0.15) },
      farbe: { jeErste: eur(1), jeWeitere: eur(0.3) },
      freiseitenBuchstabeBC: 100,
      jeDatei: eur(1.5),
      dateienHoechstensJeArbeitsgang: eur(5),
    },
  },
]);

/** Nr. 7002 VV: percent of the fees of a matter, and the most it gives. */
export const pauschale7002 = zeitreihe<{ readonly prozent: number; readonly hoechstens: Cent }>(
  { norm: "Nr. 7002 VV", geprueft },
  [
    { ...seit2006, wert: { prozent: 20, hoechstens: eur(20) } },
    { ...seit2013, wert: { prozent: 20, hoechstens: eur(20) } },
  ],
);

/** Nr. 7003 VV: for each kilometre driven with one's own car. */
export const kilometersatz = zeitreihe<Cent>({ norm: "Nr. 7003 VV", geprueft }, [
  { ...seit2006, wert: eur(0.3) },
  { ...seit2013, wert: eur(0.3) },
  { ...seit2021, wert: eur(0.42) },
]);

export type Abwesenheitsgeld = {
  /** Not more than 4 hours. */
  readonly bis4Stunden: Cent;
  /** More than 4 to 8 hours. */
  readonly bis8Stunden: Cent;
  /** More than 8 hours. */
  readonly ueber8Stunden: Cent;
  /** Surcharge in percent for travel abroad. */
  readonly auslandProzent: number;
};

/** Nr. 7005 VV: for each day of travel. */
export const abwesenheitsgeld = zeitreihe<Abwesenheitsgeld>({ norm: "Nr. 7005 VV", geprueft }, [
  {
    ...seit2006,
    wert: { bis4Stunden: eur(20), bis8Stunden: eur(35), ueber8Stunden: eur(60), auslandProzent: 50 },
  },
  {
    ...seit2013,
    wert: { bis4Stunden: eur(25), bis8Stunden: eur(40), ueber8Stunden: eur(70), auslandProzent: 50 },
  },
  {
    ...seit2021,
    wert: { bis4Stunden: eur(30), bis8Stunden: eur(50), ueber8Stunden: eur(80), auslandProzent: 50 },
  },
]);

/** Nr. 7007 VV: only the part of the premium that falls on insured sums over this amount. */
export const haftpflichtGrenze = zeitreihe<Cent>({ norm: "Nr. 7007 VV", geprueft }, [
  { ...seit2006, wert: eur(30_000_000) },
  { ...seit2013, wert: eur(30_000_000) },
]);
