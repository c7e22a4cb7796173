import { expect, test } from "vitest";
import { fehlerhaft, vomGesetzAbgelehnt } from "../testing-beanstandet.tsx";
import { ausQuery, gerechnet, getippt, heute } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";

const aus = (query: string) => ausQuery(formular, rechnung, query);

/** What the law was asked for. */
const eingabe = (query: string) => gerechnet(aus(query)).eingabe as { readonly anrechte: readonly object[] };

const wert = { nettoeinkommen1: 250_000, nettoeinkommen2: 150_000, anrechte: 2, antragAm: heute };

test.each<[string, object]>([
  ["netto1=2500&netto2=1500&anrechte=2", wert],
  ["netto1=2500&netto2=1500&anrechte=2&antragAm=1.2.2026", { ...wert, antragAm: "2026-02-01" }],
  ["netto1=2500&netto2=1500&anrechte=2&isoliert=1", { ...wert, nachScheidung: true }],
  ["netto1=2500&netto2=1500&anrechte=2&auskunft=ja", { ...wert, auskunft: true }],
  ["auskunft=ja", { nettoeinkommen1: 0, nettoeinkommen2: 0, anrechte: 1, auskunft: true, antragAm: heute }],
  [
    "netto1=30000000&netto2=0&anrechte=1",
    { nettoeinkommen1: 3_000_000_000, nettoeinkommen2: 0, anrechte: 1, antragAm: heute },
  ],
])("%s: Verfahrenswert aus %j", (query, verfahrenswert) => {
  expect(eingabe(query)).toEqual({ verfahrenswert, anrechte: [] });
});

const ehe = "eheschliessung=15.7.2013&zustellung=2023-06-20";
const ehezeit = { eheschliessung: "2013-07-15", zustellungScheidungsantrag: "2023-06-20" };
const punkte = (zehntausendstel: number) => ({
  art: "direkt",
  ehezeitanteil: { einheit: "entgeltpunkte", zehntausendstel },
});

test.each<[string, object]>([
  ["punkte=+12+", { ehegatte: 1, traeger: "grv", bewertung: punkte(120_000) }],
  ["punkte=12,5&ehegatte=1", { ehegatte: 1, traeger: "grv", bewertung: punkte(125_000) }],
  [
    "punkte=12.0304&ehegatte=2&ost=ja",
    { ehegatte: 2, traeger: "grv", bewertung: punkte(120_304), ost: true },
  ],
  [
    "traeger=beamte&einheit=rente&betrag=500&bezeichnung=+Pension+",
    {
      ehegatte: 1,
      traeger: "beamte",
      bewertung: { art: "direkt", ehezeitanteil: { einheit: "rente", betrag: 50_000 } },
      bezeichnung: "Pension",
    },
  ],
  [
    "traeger=betrieblich&einheit=kapital&betrag=50000&zeitInEhe=100&zeitGesamt=200&teilungskosten=300&summe=40000&vereinbarung=ja",
    {
      ehegatte: 1,
      traeger: "betrieblich",
      bewertung: {
        art: "zeitratierlich",
        gesamt: { einheit: "kapital", betrag: 5_000_000 },
        zeitInEhe: 100,
        zeitGesamt: 200,
      },
      teilungskosten: 30_000,
      summeBeimTraeger: 4_000_000,
      vereinbarung: true,
    },
  ],
  [
    "traeger=privat&einheit=rente&betrag=120&kapitalwert=20000",
    {
      ehegatte: 1,
      traeger: "privat",
      bewertung: { art: "direkt", ehezeitanteil: { einheit: "rente", betrag: 12_000 } },
      kapitalwert: 2_000_000,
    },
  ],
])("Anrecht %s wird als %j gerechnet", (felder, anrecht) => {
  const query = felder
    .split("&")
    .map((feld) => `rechte.1.${feld}`)
    .join("&");
  expect(eingabe(`${ehe}&${query}`)).toEqual({ ehezeit, anrechte: [anrecht] });
});

test.each(["grv", "beamte", "beamte-extern", "betrieblich", "direktzusage", "berufsstaendisch", "privat"])(
  "Der Träger %s steht im Formular und wird gerechnet",
  (traeger) => {
    const query = `${ehe}&rechte.1.traeger=${traeger}&rechte.1.einheit=${traeger === "grv" ? "&rechte.1.punkte=9" : "rente&rechte.1.betrag=9"}`;
    expect(eingabe(query).anrechte).toMatchObject([{ traeger }]);
  },
);

test("Wer Anrechte eingibt, braucht ihre Zahl für den Verfahrenswert nicht zu nennen", () => {
  expect(eingabe(`${ehe}&netto1=2500&netto2=1500&rechte.1.punkte=9&rechte.3.punkte=8`)).toMatchObject({
    verfahrenswert: wert,
    ehezeit,
    anrechte: [{}, {}],
  });
});

test.each<[string, object]>([
  [
    "umWert=10",
    { von: { einheit: "entgeltpunkte", zehntausendstel: 100_000 }, nach: "kapital", stichtag: heute },
  ],
  [
    "umWert=10&umNach=rente&umTag=1.7.2023&umOst=ja",
    {
      von: { einheit: "entgeltpunkte", zehntausendstel: 100_000 },
      nach: "rente",
      stichtag: "2023-07-01",
      ost: true,
    },
  ],
  [
    "umWert=300&umVon=rente&umNach=entgeltpunkte",
    { von: { einheit: "rente", betrag: 30_000 }, nach: "entgeltpunkte", stichtag: heute },
  ],
])("%s wird umgerechnet als %j", (query, umrechnung) => {
  expect(eingabe(query)).toEqual({ anrechte: [], umrechnung });
});

test.each<[string, object]>([
  [
    "regel=+famgkg51-1+&monatsbetrag=500&rueckstaende=1000",
    { regel: "famgkg51-1", monatsbetrag: 50_000, rueckstaende: 100_000 },
  ],
  [
    "regel=zpo9&jahresbetrag=600&dauerMonate=12&alter=50",
    { regel: "zpo9", jahresbetrag: 60_000, dauerMonate: 12 },
  ],
  [
    "regel=gnotkg52-4&monatsbetrag=100&alter=60;70&endet=mit-dem-letzten",
    { regel: "gnotkg52-4", monatsbetrag: 10_000, alter: [60, 70], endet: "mit-dem-letzten" },
  ],
  [
    "regel=gnotkg52-4&sachwert=1000&alter=60;70&endet=mit-dem-ersten",
    { regel: "gnotkg52-4", sachwert: 100_000, alter: [60, 70], endet: "mit-dem-ersten" },
  ],
])("%s wird gerechnet als %j", (query, leistung) => {
  expect(eingabe(query)).toEqual({ anrechte: [], wiederkehrend: { ...leistung, antragAm: heute } });
});

test("Vor dem Arbeitsgericht zählen Rückstände nicht; die Angabe zählt nur dort, wo die Regel nach ihr fragt", () => {
  const leistung = "monatsbetrag=100&rueckstaende=500&arbeitsgericht=ja";
  expect(eingabe(`regel=gkg42-1&${leistung}`)).toMatchObject({ wiederkehrend: { arbeitsgericht: true } });
  expect(eingabe(`regel=gkg42-1&${leistung.replace("=ja", "=nein")}`)).toEqual({
    anrechte: [],
    wiederkehrend: { regel: "gkg42-1", monatsbetrag: 10_000, rueckstaende: 50_000, antragAm: heute },
  });
  expect(eingabe(`regel=famgkg51-1&${leistung}`)).toEqual({
    anrechte: [],
    wiederkehrend: { regel: "famgkg51-1", monatsbetrag: 10_000, rueckstaende: 50_000, antragAm: heute },
  });
});

const ungueltig = { art: "ungueltig" };
const fehlt = { art: "fehlt" };
fehlerhaft(
  { formular, rechnung },
  {
    fehlt: {
      zustellung: "eheschliessung=1.1.2020",
      eheschliessung: "zustellung=1.1.2020",
      "rechte.1.punkte": `${ehe}&rechte.1.bezeichnung=Rente`,
      "rechte.1.betrag": `${ehe}&rechte.1.einheit=rente`,
      "rechte.1.zeitGesamt": `${ehe}&rechte.1.punkte=1&rechte.1.zeitInEhe=5`,
      "rechte.1.zeitInEhe": `${ehe}&rechte.1.punkte=1&rechte.1.zeitGesamt=5`,
    },
    ungueltig: {
      antragAm: "netto1=1&netto2=1&anrechte=1&antragAm=x",
      eheschliessung: "eheschliessung=x&zustellung=1.1.2020",
      zustellung: "eheschliessung=1.1.2000&zustellung=x",
      "rechte.1.punkte": `${ehe}&rechte.1.punkte=x`,
      "rechte.1.traeger": `${ehe}&rechte.1.punkte=1&rechte.1.traeger=x`,
      "rechte.1.ehegatte": `${ehe}&rechte.1.punkte=1&rechte.1.ehegatte=3`,
      "rechte.1.einheit": `${ehe}&rechte.1.punkte=1&rechte.1.einheit=x`,
      "rechte.1.kapitalwert": `${ehe}&rechte.1.punkte=1&rechte.1.kapitalwert=x`,
      "rechte.1.teilungskosten": `${ehe}&rechte.1.punkte=1&rechte.1.teilungskosten=x`,
      "rechte.1.summe": `${ehe}&rechte.1.punkte=1&rechte.1.summe=x`,
      "rechte.1.faktor": `${ehe}&rechte.1.punkte=1&rechte.1.faktor=1,23456`,
      umFaktor: "umWert=1&umTag=1.5.2006&umFaktor=0",
      umVon: "umWert=1&umVon=x",
      umNach: "umWert=1&umNach=x",
      umTag: "umWert=1&umTag=x",
      regel: "regel=x",
      dauerMonate: "regel=zpo9&jahresbetrag=1&dauerMonate=x",
      endet: "regel=gnotkg52-4&monatsbetrag=1&alter=50&endet=x",
    },
    andere: {
      "netto2=1": { netto1: fehlt, anrechte: fehlt },
      "anrechte=1": { netto1: fehlt, netto2: fehlt },
      "isoliert=1": { netto1: fehlt, netto2: fehlt, anrechte: fehlt },
      [`${ehe}&netto1=1`]: { netto2: fehlt, anrechte: fehlt },
      "netto1=30000000,01&netto2=1&anrechte=1": { netto1: { art: "zu-hoch" } },
      [`${ehe}&rechte.1.punkte=1&rechte.1.zeitInEhe=x&rechte.1.zeitGesamt=y`]: {
        "rechte.1.zeitInEhe": ungueltig,
        "rechte.1.zeitGesamt": ungueltig,
      },
    },
  },
);

// Refusals of the law are shown at the field of the form that caused them.
vomGesetzAbgelehnt(
  { formular, rechnung },
  {
    antragAm: { "netto1=1&netto2=1&anrechte=1&antragAm=1.1.2009": "2009" },
    anrechte: { "netto1=1&netto2=1&anrechte=100000": "Zahl der Anrechte" },
    zustellung: {
      "eheschliessung=1.5.2020&zustellung=3.5.2020": "",
    },
    umFaktor: {
      "umWert=1&umTag=1.5.2006": "Der Umrechnungsfaktor für 2006 ist nicht erfasst. Geben Sie ihn an.",
    },
    "rechte.1.teilungskosten": { [`${ehe}&rechte.1.punkte=1&rechte.1.teilungskosten=1`]: "Teilungskosten" },
    "rechte.1.summe": {
      [`${ehe}&rechte.1.traeger=betrieblich&rechte.1.einheit=kapital&rechte.1.betrag=100&rechte.1.summe=1`]:
        "kleiner als der Ausgleichswert",
    },
    "rechte.1.ost": {
      [`${ehe}&rechte.1.traeger=privat&rechte.1.einheit=rente&rechte.1.betrag=1&rechte.1.ost=ja`]: "",
    },
    "rechte.2.einheit": { [`${ehe}&rechte.1.punkte=1&rechte.2.traeger=privat&rechte.2.punkte=1`]: "" },
    "rechte.1.zeitInEhe": { [`${ehe}&rechte.1.punkte=1&rechte.1.zeitInEhe=9&rechte.1.zeitGesamt=3`]: "" },
    umNach: { "umWert=5&umVon=kapital": "" },
    umTag: { "umWert=5&umNach=rente&umTag=1.1.1950": "" },
    umOst: { "umWert=5&umNach=rente&umTag=1.7.2025&umOst=ja": "30.06.2024" },
  },
);

test("Die Regeln wiederkehrender Leistungen stehen mit Titel und Norm zur Wahl, die gewählte mit ihren Feldern", () => {
  const { regel, ...rest } = rechnung.felder?.({ regel: "famgkg51-1" }, heute) ?? {};
  expect(regel?.optionen?.slice(0, 1)).toEqual([{ wert: "", text: "Bitte wählen" }]);
  expect(regel?.optionen).toContainEqual({
    wert: "famgkg51-1",
    text: "Unterhalt als Familienstreitsache (§ 51 Abs. 1 FamGKG)",
  });
  expect(rest).toEqual({
    monatsbetrag: {},
    jahresbetrag: {},
    dauerMonate: {},
    gesamtbetrag: {},
    rueckstaende: {},
  });
  expect(rechnung.felder?.({}, heute)).toEqual({
    regel: {
      optionen: regel?.optionen,
      hinweis: "Unterhalt, Miete, Arbeitsverhältnis, Nießbrauch und andere",
    },
  });
});

test.each([
  [`${ehe}&rechte.1.punkte=9&rechte.1.summe=999999`, "summeBeimTraeger", "§ 14 VersAusglG"],
  ["regel=famgkg51-1&monatsbetrag=500&dauerMonate=24", "dauerMonate", "§ 9 ZPO, § 42 GKG, § 51 FamGKG"],
])("%s: Was nichts ändert, steht als Vermerk an %s", (query, feld, norm) => {
  const auswertung = aus(query);
  expect(auswertung.art === "ergebnis" && auswertung.blatt.vermerke).toContainEqual({
    art: "hinweis",
    text: `Die Angabe „${feld}“ ändert in diesem Fall nichts.`,
    norm,
    feld,
  });
});

test("Verglichen wird nur, wo jeder Ehegatte genau ein Anrecht einer Art hat", () => {
  const vergleiche = (rechte: string) => {
    const auswertung = aus(`${ehe}&${rechte}`);
    return auswertung.art === "ergebnis"
      ? (auswertung.ergebnis as { vergleiche: { nummern: number[] }[] }).vergleiche.map((v) => v.nummern)
      : auswertung;
  };
  const je = "rechte.1.punkte=10&rechte.2.punkte=9&rechte.2.ehegatte=2";
  expect(vergleiche(je)).toEqual([[1, 2]]);
  expect(vergleiche(`${je}&rechte.1.ost=ja`)).toEqual([]);
  expect(vergleiche(`${je}&rechte.1.ost=ja&rechte.2.ost=ja`)).toEqual([[1, 2]]);
  expect(vergleiche(`${je}&rechte.3.punkte=1`)).toEqual([]);
  expect(vergleiche(`${je}&rechte.3.punkte=1&rechte.3.ehegatte=2&rechte.4.punkte=2`)).toEqual([]);
  const betrieb = (n: number, einheit: string) =>
    `rechte.${n}.traeger=betrieblich&rechte.${n}.einheit=${einheit}&rechte.${n}.betrag=100&rechte.${n}.ehegatte=${n}`;
  expect(vergleiche(`${betrieb(1, "kapital")}&${betrieb(2, "kapital")}`)).toEqual([[1, 2]]);
  expect(vergleiche(`${betrieb(1, "kapital")}&${betrieb(2, "rente")}`)).toEqual([]);
});

test("Nach dem Ergebnis geht es mit Worten weiter, die das Ziel nennen", () => {
  const auswertung = aus("netto1=2500&netto2=1500&anrechte=2");
  expect(auswertung.art === "ergebnis" && auswertung.weiter?.map(({ text }) => text)).toEqual([
    "Wert der Scheidung (§ 43 FamGKG)",
    "Gerichtsgebühr für Scheidung und Versorgungsausgleich zusammen (Nr. 1110 KV FamGKG)",
  ]);
  const auskunft = aus("netto1=2500&netto2=1500&anrechte=2&auskunft=ja");
  expect(auskunft.art === "ergebnis" && auskunft.weiter).toEqual([]);
});

test("Die Kennzahl ist die Dauer, wo nur nach ihr gefragt ist, sonst der umgerechnete Wert", () => {
  const kennzahl = (query: string) => {
    const auswertung = aus(query);
    return auswertung.art === "ergebnis" && auswertung.blatt.kennzahl;
  };
  expect(kennzahl("eheschliessung=15.5.2020&zustellung=3.6.2020")).toEqual({
    text: "Ehezeit",
    wert: "1 Monat",
  });
  expect(kennzahl("umWert=10&umNach=rente&umTag=1.7.2025")).toEqual({
    text: "Umgerechnet",
    wert: "407,90\u00a0€ im Monat",
  });
});

test("Solange niemand gefragt hat, sagt die Seite, womit man beginnt", () => {
  expect(getippt(rechnung, {})).toEqual({
    art: "leer",
    text: "Geben Sie das Einkommen beider Ehegatten und die Zahl der Anrechte ein.",
  });
});
