import { expect, test } from "vitest";
import { ausQuery, gerechnet, heute } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";
import { kleineRechnung } from "./rechnungsbau.ts";

const aus = (query: string) => ausQuery(formular, rechnung, query);
const eingabe = (query: string) => gerechnet(aus(query)).eingabe;
const text = (werte: Record<string, string>) => new URLSearchParams(werte).toString();

test("Ohne weitere Angaben: Antragsteller, heute, mit Umsatzsteuer, ohne Vollstreckungsbescheid", () => {
  expect(eingabe("wert=5000")).toEqual({
    wert: 500_000,
    verfahren: "mahnverfahren",
    vertreten: "antragsteller",
    vollstreckungsbescheid: false,
    umsatzsteuer: true,
    antragAm: heute,
    auftragAm: heute,
    pruefung: {},
  });
});

test("Jedes Feld des Formulars kommt in der Rechnung an", () => {
  const felder = {
    wert: "5.000",
    vb: "1",
    ust: "0",
    stichtag: "10.11.2025",
    auftrag: "3.11.2025",
    land: "NW",
    olg: "koeln",
    zugestellt: "2.12.2025",
    zugestelltVb: "13.1.2026",
    aufforderung: "10.2.2026",
    gerichtsland: "HE",
    ausland: "ja",
    streit: "ja",
    streitAm: "20.1.2026",
    streitwert: "3000",
    streitTermin: "ja",
    mindest: "halbe-gebuehr",
    inkasso: "bestritten",
    verlangt: "700",
    raten: "ja",
    faellig: "1.9.2025",
    zinsenAb: "1.10.2025",
    effektivzins: "9,5",
    darlehenVom: "1.1.2024",
    gegenleistung: "ja",
    oeffentlich: "ja",
    fremdwaehrung: "ja",
    papier: "ja",
    ohneStreitgericht: "ja",
  };
  expect(eingabe(text(felder))).toEqual({
    wert: 500_000,
    verfahren: "mahnverfahren",
    vertreten: "antragsteller",
    vollstreckungsbescheid: true,
    umsatzsteuer: false,
    antragAm: "2025-11-10",
    auftragAm: "2025-11-03",
    antragsteller: { land: "NW", olgBezirk: "koeln" },
    fristen: {
      zustellungMb: "2025-12-02",
      zustellungVb: "2026-01-13",
      aufforderungBegruendung: "2026-02-10",
      ausland: true,
      gerichtsland: "HE",
    },
    streit: { wert: 300_000, mindestgebuehrschalter: "halbe-gebuehr", am: "2026-01-20", termin: true },
    inkasso: { art: "bestritten", verlangt: 70_000, zahlungsvereinbarung: true },
    pruefung: {
      faelligAm: "2025-09-01",
      zinsenAb: "2025-10-01",
      verbraucherdarlehen: { effektivzins100: 950, vertragAm: "2024-01-01" },
      gegenleistungOffen: true,
      oeffentlicheZustellungNoetig: true,
      waehrung: "andere",
      antragsteller: "anwalt",
      maschinellLesbar: false,
      streitgerichtAngegeben: false,
    },
  });
});

test("Was nicht gefragt ist, bleibt weg: ein Bezirk ohne Nordrhein-Westfalen, ein Sitz ohne Frist, ein Prozesswert ohne Prozess", () => {
  expect(eingabe("wert=5000&land=BY&olg=hamm")).toMatchObject({ antragsteller: { land: "BY" } });
  expect(eingabe("wert=5000&land=BY&olg=hamm")).not.toHaveProperty("antragsteller.olgBezirk");
  expect(eingabe("wert=5000&zugestellt=2.12.2025&gerichtsland=HE")).toMatchObject({
    fristen: { zustellungMb: "2025-12-02", ausland: false },
  });
  expect(eingabe("wert=5000&zugestellt=2.12.2025&gerichtsland=HE")).not.toHaveProperty(
    "fristen.gerichtsland",
  );
  expect(eingabe("wert=5000&streitwert=3000")).not.toHaveProperty("streit");
  expect(eingabe("wert=5000&inkasso=einfach")).toMatchObject({
    inkasso: { art: "einfach", zahlungsvereinbarung: false },
  });
  expect(eingabe("wert=5000&streit=ja")).toMatchObject({
    streit: { wert: 500_000, mindestgebuehrschalter: "tatsaechliche-gebuehr" },
  });
  expect(eingabe("wert=5000&vb=1&vertreten=antragsgegner")).toMatchObject({ vollstreckungsbescheid: false });
});

const recht = (satz: string, norm: string) => ({ art: "recht", text: satz, norm });
test.each([
  ["verfahren=x", "verfahren", { art: "ungueltig" }],
  ["vertreten=x", "vertreten", { art: "ungueltig" }],
  ["auftrag=x", "auftrag", { art: "ungueltig" }],
  ["land=XX", "land", { art: "ungueltig" }],
  ["land=NW&olg=x", "olg", { art: "ungueltig" }],
  ["zugestellt=x", "zugestellt", { art: "ungueltig" }],
  ["zugestellt=1.2.2026&zugestelltVb=x", "zugestelltVb", { art: "ungueltig" }],
  ["zugestellt=1.2.2026&aufforderung=x", "aufforderung", { art: "ungueltig" }],
  ["gerichtsland=XX", "gerichtsland", { art: "ungueltig" }],
  ["mindest=x", "mindest", { art: "ungueltig" }],
  ["streitAm=x", "streitAm", { art: "ungueltig" }],
  ["streitwert=0", "streitwert", { art: "ungueltig" }],
  ["inkasso=x", "inkasso", { art: "ungueltig" }],
  ["verlangt=x", "verlangt", { art: "ungueltig" }],
  ["faellig=x", "faellig", { art: "ungueltig" }],
  ["zinsenAb=x", "zinsenAb", { art: "ungueltig" }],
  [
    "aufforderung=1.2.2026",
    "zugestellt",
    recht("Die Fristen beginnen mit der Zustellung des Mahnbescheids.", "§ 693 ZPO"),
  ],
  [
    "streit=ja&streitAm=20.11.2026",
    "streitAm",
    recht("Das streitige Verfahren folgt dem Mahnverfahren.", "§ 696 Abs. 1 ZPO"),
  ],
  [
    "amtsgericht=AG Fürth",
    "amtsgericht",
    recht(
      "So heißen mehrere Gerichte: Amtsgericht Fürth (Bayern), Amtsgericht Fürth (Hessen). Bitte wählen Sie auch das Land.",
      "§ 689 Abs. 2 ZPO",
    ),
  ],
  [
    "amtsgericht=AG Anklam",
    "amtsgericht",
    recht(
      "Amtsgericht Anklam besteht nicht mehr (letzter Tag: 05.10.2014). An seine Stelle trat: Amtsgericht Pasewalk.",
      "§ 689 Abs. 2 ZPO",
    ),
  ],
  [
    "amtsgericht=AG Kamens",
    "amtsgericht",
    recht(
      "„AG Kamens“ ist so nicht erfasst. Gemeint ist vielleicht: Amtsgericht Kamen (Nordrhein-Westfalen), Amtsgericht Kamenz (Sachsen).",
      "§ 689 Abs. 2 ZPO",
    ),
  ],
  [
    "amtsgericht=AG Kamenz&land=BY",
    "amtsgericht",
    recht(
      "Amtsgericht Kamenz gehört zum Land Sachsen. Bitte ändern Sie das Gericht oder das Land.",
      "§ 689 Abs. 2 ZPO",
    ),
  ],
  [
    "amtsgericht=Xyzzyplugh",
    "amtsgericht",
    recht("„Xyzzyplugh“ ist nicht erfasst. Bitte wählen Sie stattdessen das Land.", "§ 689 Abs. 2 ZPO"),
  ],
  [
    "streitgericht=ArbG Bautzen&gerichtsland=BY",
    "streitgericht",
    recht(
      "Arbeitsgericht Bautzen gehört zum Land Sachsen. Bitte ändern Sie das Gericht oder das Land.",
      "§ 222 Abs. 2 ZPO",
    ),
  ],
])("%s wird am Feld %s beanstandet", (query, ort, fehler) => {
  expect(aus(`wert=5000&${query}`)).toEqual({ art: "fehler", fehler: { [ort]: fehler } });
});

// § 22 Abs. 2 Satz 1 RVG: 30 Mio. €
test("Der höchste Wert zählt noch, ein Cent mehr nennt die Grenze", () => {
  expect(eingabe("wert=30000000")).toMatchObject({ wert: 3_000_000_000 });
  expect(aus("wert=5000&streit=ja&streitwert=30000000,01")).toMatchObject({
    art: "fehler",
    fehler: { streitwert: { art: "zu-hoch", grenze: { betrag: 3_000_000_000 } } },
  });
});

test("Unter dem Feld steht das gefundene Gericht mit Land und Bezirk", () => {
  const felder = (werte: Record<string, string>) => rechnung.felder?.(werte, heute);
  expect(felder({ amtsgericht: " AG Dortmund ", streitgericht: "ArbG Bautzen" })).toEqual({
    amtsgericht: { hinweis: "Amtsgericht Dortmund: Nordrhein-Westfalen (Oberlandesgericht Hamm)" },
    streitgericht: { hinweis: "Arbeitsgericht Bautzen: Sachsen" },
  });
  expect(felder({ amtsgericht: "AG Neuss" })).toEqual({
    amtsgericht: { hinweis: "Amtsgericht Neuss: Nordrhein-Westfalen (Oberlandesgericht Düsseldorf)" },
  });
  expect(felder({ amtsgericht: "AG Bonn" })).toEqual({
    amtsgericht: { hinweis: "Amtsgericht Bonn: Nordrhein-Westfalen (Oberlandesgericht Köln)" },
  });
  expect(felder({ amtsgericht: "AG Kamens", streitgericht: "  " })).toEqual({});
  expect(felder({})).toEqual({});
});

test("Das Verzeichnis der Gerichte wird erst geholt, wenn eines genannt ist", async () => {
  expect(kleineRechnung.nachladen?.({})).toBeUndefined();
  expect(kleineRechnung.nachladen?.({ amtsgericht: " ", streitgericht: "" })).toBeUndefined();
  const ganzer = await kleineRechnung.nachladen?.({ streitgericht: "ArbG Bautzen" });
  expect(ganzer?.felder?.({ streitgericht: "ArbG Bautzen" }, heute)).toEqual({
    streitgericht: { hinweis: "Arbeitsgericht Bautzen: Sachsen" },
  });
  expect(ganzer).not.toHaveProperty("nachladen");
});

test("Solange niemand gefragt hat, sagt ein leeres Formular, was fehlt", () => {
  expect(rechnung.auswertung({ werte: {}, heute, gefragt: false })).toEqual({
    art: "leer",
    text: "Geben Sie die Hauptforderung ein.",
  });
});
