import { stand } from "../testing-stand.ts";

const kv = (gesetz: string, position: object) => ({ gesetz, stichtag: "2026-01-15", positionen: [position] });

/** States that every form of a result is made from: page, files and call, with the amount or day that is known of them. */
export const staende = [
  stand("wert=10000", "849,00"),
  stand("wert=10000&stichtag=2025-05-31&weitere.1.kv=1220&rechtsmittelAm=2025-07-01", "1.930,00"),
  stand("wert=10000&ermaessigt=1211", "283,00"),
  stand("wert=10000&weitere.1.kv=9002&weitere.1.anzahl=12&weitere.2.kv=9005&weitere.2.betrag=123,45"),
  // § 28 FamGKG: bis 4.000 € 148,00 €; Nr. 1320 KV mit 2,0
  stand("gesetz=famgkg&kv=1320&wert=4000", "296,00"),
  stand("gesetz=famgkg&kv=1110&wert=12500,01"),
  // § 34 GNotKG, Tabelle B, bis 100.000 €: Nr. 21100 KV mit 2,0
  stand("gesetz=gnotkg&kv=21100&wert=100000&stichtag=2025-07-01&weitere.1.kv=32005&weitere.2.kv=32014"),
  stand("gesetz=gnotkg&kv=12210&wert=300000&stichtag=2022-07-01&weitere.1.kv=23300", "1.270,00"),
  // Nr. 205 KV GvKostG von 2021 bis 31.05.2025: 28,60 €
  stand("gesetz=gvkostg&kv=205&stichtag=2022-07-01&weitere.1.kv=100", "28,60"),
  stand("gesetz=gvkostg&kv=100&unzeit=ja", "24,00"),
  // § 34 GKG: 283,00 € aus 10.000 €; Nr. 8210 KV GKG mit 2,0
  stand("kv=8210&wert=10000&gericht=ArbG Bautzen", "566,00"),
];

/** Inputs from which each call is asked: between them every field has its place. */
export const basen = {
  "POST /api/rechner/gerichtskosten": [
    kv("gkg", { nr: "1210", wert: 1_000_000, angaben: { mahnverfahren: { wert: 500_000 } } }),
    { ...kv("gkg", { nr: "8210", wert: 1_000_000 }), gericht: "arbg-bautzen" },
    kv("gkg", { nr: "1220", wert: 1_000_000 }),
    kv("gkg", { nr: "3110", angaben: { strafe: { art: "freiheitsstrafe", monate: 3 } } }),
    kv("gkg", { nr: "3118", angaben: { strafe: { art: "geldstrafe", tagessaetze: 30 } } }),
    kv("gkg", { nr: "3118", angaben: { strafe: { art: "freiheitsstrafe", monate: 6 } } }),
    kv("gkg", { nr: "4110", angaben: { strafe: { art: "geldbusse", betrag: 50_000 } } }),
    kv("gkg", { nr: "6110", wert: 50_000 }),
    kv("gkg", { nr: "1901", wert: 1_000_000 }),
    kv("gkg", { nr: "2221", wert: 1_000_000 }),
    kv("gkg", { nr: "9000", angaben: { dateien: 8, seiten: 3 } }),
    kv("gkg", { nr: "9002", anzahl: 12 }),
    kv("gkg", { nr: "9005", betrag: 12_345 }),
    kv("gkg", { nr: "9006", angaben: { kilometer: 12 } }),
    kv("gnotkg", { nr: "11101", wert: 30_000_000 }),
    kv("gnotkg", { nr: "11102", angaben: { vermoegen: 2_000_000 } }),
    kv("gnotkg", { nr: "14400", wert: 5_000_000, angaben: { grundlage: "14110" } }),
    kv("gnotkg", { nr: "32008", angaben: { stunden: 5 } }),
    {
      gesetz: "gnotkg",
      stichtag: "2020-06-01",
      leistungsende: "2020-08-01",
      positionen: [{ nr: "32014" }, { nr: "21200", wert: 12_000_000 }],
    },
    kv("gnotkg", { nr: "32016", angaben: { beglaubigungen: 1 } }),
    kv("gnotkg", { nr: "21302", wert: 5_000_000, satz: 1 }),
    kv("gvkostg", { nr: "205" }),
    kv("gvkostg", { nr: "500", angaben: { stunden: 4.5 } }),
    kv("gvkostg", { nr: "711", angaben: { kilometer: 12 } }),
  ],
};

/** More states of the page: between them every field of its call can be said. */
export const seiten = [
  "kv=3118&strafe=freiheit&strafmass=12",
  "kv=3118",
  "kv=4110",
  "kv=6110&wert=5000",
  "kv=2221&wert=10000",
  "kv=9000&dateien=8&seiten=3&farbseiten=2",
  "kv=9002",
  "kv=9005",
  "kv=9006",
  "kv=1210&wert=10000&mahnwert=5000&weitere.1.kv=1210&weitere.1.mahnwert=5000",
  "wert=10000&weitere.1.kv=3118&weitere.1.strafe=freiheit&weitere.1.strafmass=12",
  "wert=10000&weitere.1.kv=2221",
  "wert=10000&weitere.1.kv=6110",
  "wert=10000&weitere.1.kv=9000&weitere.1.dateien=3",
  "wert=10000&weitere.1.kv=9005&weitere.1.betrag=5",
  "wert=10000&weitere.1.kv=9006",
  "kv=2221&wert=10000&gesetz=gkg",
  "gesetz=gnotkg&kv=11101&wert=300000&weitere.1.kv=11101",
  "gesetz=gnotkg&kv=11102&vermoegen=20000&weitere.1.kv=11102",
  "gesetz=gnotkg&kv=14400&wert=50000&grundlage=14110&weitere.1.kv=14400&weitere.1.grundlage=14110",
  "gesetz=gnotkg&kv=32008&stunden=5&weitere.1.kv=32008&weitere.1.stunden=5",
  "gesetz=gnotkg&kv=32016&beglaubigungen=1&weitere.1.kv=32016&weitere.1.beurkundungen=1",
  "gesetz=gnotkg&kv=32003&seiten=2&farbseiten=1&weitere.1.kv=32003&weitere.1.seiten=2",
  "gesetz=gnotkg&kv=21302&wert=50000&satz=1&weitere.1.kv=21302&weitere.1.satz=1",
  "gesetz=gvkostg&kv=711&kilometer=12&weitere.1.kv=711",
];

/** Fields of the call that the page says in another way, each with it. */
export const nurImAufruf = {
  "positionen[].angaben.strafe.betrag": "Die Geldbuße steht auf der Seite als Betrag der Gebühr",
};
