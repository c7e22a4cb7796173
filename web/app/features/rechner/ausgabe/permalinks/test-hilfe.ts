import { bild as fristen } from "../../fristen/bild.ts";
import { bild as gerichtskosten } from "../../gerichtskosten/bild.ts";
import { bild as mahnverfahren } from "../../mahnverfahren/bild.ts";
import { bild as pfaendung } from "../../pfaendung/bild.ts";
import { bild as pkh } from "../../pkh/bild.ts";
import { bild as prozesskosten } from "../../prozesskosten/bild.ts";
import type { Rechnerbild } from "../../rahmen.ts";
import { alsFragment } from "../../rahmen-fragment.ts";
import { werteAusQuery } from "../../rahmen-query.ts";
import { alsFragment as alsRvgFragment } from "../../rvg/fragment.ts";
import { formularAusQuery } from "../../rvg/query.ts";
import { bild as streitwert } from "../../streitwert/bild.ts";
import { bild as versorgungsausgleich } from "../../versorgungsausgleich/bild.ts";
import { bild as zinsen } from "../../zinsen/bild.ts";

/** A saved state of a calculator: address of its page, and the same as the text that is stored and linked. */
export type Permalink = {
  readonly rechner: string;
  readonly query: string;
  readonly stand: string;
  readonly name: string;
  /** An amount of the result that is published or required, as the reader sees it. */
  readonly gesamt?: string;
  /** A day of the result that the requirements or a case in `faelle/` name, as the reader sees it. */
  readonly tag?: string;
};

const rvg = (query: string, gesamt?: string): Permalink => ({
  rechner: "/rvgrechner",
  query,
  stand: alsRvgFragment(formularAusQuery(new URLSearchParams(query)).formular),
  name: `/rvgrechner?${query}`,
  ...(gesamt ? { gesamt } : {}),
});

const mit =
  (bild: Rechnerbild) =>
  (query: string, gesamt?: string): Permalink => ({
    rechner: bild.pfad,
    query,
    stand: alsFragment(werteAusQuery(bild, new URLSearchParams(query))),
    name: `${bild.pfad}?${query}`,
    ...(gesamt ? { gesamt } : {}),
  });

const gericht = mit(gerichtskosten);
const prozess = mit(prozesskosten);
const mahnung = mit(mahnverfahren);
const zins = mit(zinsen);
const pfand = mit(pfaendung);
const hilfe = mit(pkh);
const wert = mit(streitwert);
const ausgleich = mit(versorgungsausgleich);
const frist = (query: string, tag: string): Permalink => ({ ...mit(fristen)(query), tag });

const forderung = (betrag: string, ab: string, rest = "") =>
  `forderungen.1.betrag=${betrag}&forderungen.1.verzugAb=${ab}${rest}`;
const ehe = "eheschliessung=2013-07-15&zustellung=2023-06-20";
/** Three days of 2026, on which nothing of the law changes. */
const einkommen = "lohn=3000&steuern=500&sozialversicherung=300&bewilligungAm=2026-01-02";

/**
 * States that every form of a result is made from: page, PDF, Word, Excel, CSV, JSON and call. The amounts are those that
 * the requirements name for the calculators, printed rows of the annexes (BGBl. 2025 I Nr. 109), the garnishment tables
 * (BGBl. 2025 I Nr. 110, 2026 I Nr. 80), the cases in `faelle/` of the packages, or worked out in the comment.
 */
export const permalinks: readonly Permalink[] = [
  rvg("wert=10000&vv=3100,3104", "1.963,50"),
  rvg("wert=10000&vv=3100,3104&stichtag=2025-05-31&leistungsende=2026-11-21", "1.850,45"),
  rvg("wert=5000&vv=2300", "572,21"),
  rvg("wert=500&vv=2300", "95,60"),
  rvg("wert=10000&vv=3100,3104,1003", "2.739,38"),
  rvg("wert=10000&vv=3200,3202", "2.196,26"),
  rvg("wert=10000&vv=3100,3104&mandanten=3", "2.429,03"),
  rvg("wert=10000&vv=3100,3104&ust=0", "1.650,00"),
  rvg("wert=10000&vv=2300:2.5,1000"),
  rvg("wert=10000&vv=3100,3104&anrechnung=1"),
  rvg("wert=10000&vv=3100,3104,1003&pkh=1"),
  rvg("wert=25000&vv=2300,3100,3104&anrechnung=1&mandanten=2"),
  rvg("wert=5000&vv=3305,3308"),
  rvg("wert=300&vv=3309,3310"),
  rvg("wert=10000&vv=2300,3305,3100,3104,3200,3202&anrechnung=1&mandanten=3&pkh=1"),
  rvg("wert=500000&vv=3100,3104,1003,3200,3202,1004"),
  rvg("wert=30000000&vv=3100,3104"),
  rvg("vv=4100,4104,4106,4108"),
  rvg("vv=5100,5103,5109,5110"),
  rvg("wert=12345,67&vv=3100,3104,1000,1009"),
  rvg("wert=60000&vv=3206,3210"),
  rvg("wert=1000&vv=2302,3102"),
  rvg("wert=8000&vv=3500,3513"),
  rvg("wert=10000&vv=1009,3100,3104&stichtag=2014-01-15&leistungsende=2015-01-15"),

  gericht("wert=10000", "849,00"),
  gericht("wert=10000&stichtag=2025-05-31&weitere.1.kv=1220&rechtsmittelAm=2025-07-01", "1.930,00"),
  gericht("wert=10000&ermaessigt=1211", "283,00"),
  gericht("wert=10000&weitere.1.kv=9002&weitere.1.anzahl=12&weitere.2.kv=9005&weitere.2.betrag=123,45"),
  // § 28 FamGKG: bis 4.000 € 148,00 €; Nr. 1320 KV mit 2,0
  gericht("gesetz=famgkg&kv=1320&wert=4000", "296,00"),
  gericht("gesetz=famgkg&kv=1110&wert=12500,01"),
  // § 34 GNotKG, Tabelle B, bis 100.000 €: Nr. 21100 KV mit 2,0
  gericht("gesetz=gnotkg&kv=21100&wert=100000&stichtag=2025-07-01&weitere.1.kv=32005&weitere.2.kv=32014"),
  gericht("gesetz=gnotkg&kv=12210&wert=300000&stichtag=2022-07-01&weitere.1.kv=23300", "1.270,00"),
  // Nr. 205 KV GvKostG von 2021 bis 31.05.2025: 28,60 €
  gericht("gesetz=gvkostg&kv=205&stichtag=2022-07-01&weitere.1.kv=100", "28,60"),
  gericht("gesetz=gvkostg&kv=100&unzeit=ja", "24,00"),

  prozess("wert=10000", "4.776,00"),
  prozess("wert=10000&stichtag=2021-06-01", "4.498,90"),
  prozess("wert=10000&instanzen=3&aussicht=60&quote=1/4", "5.524,52"),
  prozess("wert=12345&instanzen=2&mahnverfahren=ja&mandanten=2&zeugen=100&ende=vergleich&pkh=ja"),

  mahnung("wert=5000", "530,91"),
  mahnung("wert=5000&vb=1&land=BY&zugestellt=2024-12-10&zugestelltVb=2025-01-14", "741,83"),
  mahnung("wert=500&streit=ja&mindest=halbe-gebuehr&inkasso=regel&verlangt=100", "111,54"),

  zins(`${forderung("10000", "2023-01-01")}&bis=2023-06-30`, "328,28"),
  zins(
    `${forderung("10000", "2023-01-01", "&forderungen.1.zinssatz=unternehmer&forderungen.1.pauschale=ja")}&bis=2023-06-30`,
    "526,64",
  ),
  zins(
    `${forderung("10000", "2023-01-01")}&bis=2023-06-30&zahlungen.1.am=2023-06-30&zahlungen.1.betrag=1000`,
    "9.328,28",
  ),
  zins(
    `${forderung("2500,50", "2019-02-03")}&forderungen.2.betrag=700&forderungen.2.verzugAb=2021-05-06&bis=2026-03-31&zahlungen.1.am=2022-12-24&zahlungen.1.betrag=1234,56&kosten.1.betrag=40&kosten.1.am=2019-03-01`,
  ),

  pfand("netto=3000&stichtag=2026-07-01", "988,82"),
  pfand("netto=3000&personen=2&stichtag=2025-07-01&kindergeld=510&weitere=Pflegegeld 347,00", "213,49"),
  pfand("netto=500&zeitraum=woche&stichtag=2026-11-21", "94,27"),

  hilfe(einkommen, "999,00"),
  hilfe(
    `${einkommen}&unterkunft=600&heizung=100&mehrbedarf=50&belastungen=Darlehen 49,50&partner=ja&kosten=996,01`,
  ),
  hilfe(`${einkommen}&unterkunft=799,50&personen.1.alter=8&personen.1.einkommen=129&verfahren=vkh`),

  wert("regel=hilfsaufrechnung&klageforderung=7000&gegenforderungen=2000&antragAm=2013-08-01", "9.000,00"),
  wert("regel=geldforderung&hauptforderung=8000&antragAm=2026-01-01&beschwer=900", "8.000,00"),
  wert("regel=raeumung&monatsentgelt=800&antragAm=2026-01-02", "9.600,00"),
  wert("regel=ehesache&netto1=2500&netto2=1500&antragAm=2026-01-02", "12.000,00"),

  ausgleich("netto1=2500&netto2=1500&anrechte=3&antragAm=2026-01-02", "3.600,00"),
  ausgleich(
    `${ehe}&rechte.1.punkte=12,3456&rechte.2.einheit=rente&rechte.2.betrag=120&rechte.2.traeger=privat&netto1=500&netto2=500&anrechte=1&antragAm=2026-01-02`,
    "1.000,00",
  ),
  ausgleich(
    "umWert=10&umNach=rente&umTag=2025-07-01&regel=famgkg51-1&monatsbetrag=500&rueckstaende=1000",
    "7.000,00",
  ),

  frist("ereignis=2025-01-31&monate=1", "Freitag, 28.02.2025"),
  frist("ereignis=2025-10-17&wochen=2&land=SN", "Montag, 03.11.2025"),
  frist("ereignis=2025-06-05&wochen=2&land=NW", "Freitag, 20.06.2025"),
  frist("ereignis=2025-12-12&wochen=2&land=BE", "Montag, 29.12.2025"),
  frist("frist=zpo-517&ereignis=2025-11-30&land=BY", "Dienstag, 30.12.2025"),
];
