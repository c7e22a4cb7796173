import type { Zinseingabe } from "@gebuehrenportal/forderung";
import { expect, test } from "vitest";
import { ausQuery, gerechnet, getippt } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";

const aus = (query: string) => ausQuery(formular, rechnung, query);
const eingabe = (query: string) => gerechnet(aus(query)).eingabe;
const einfach = "forderungen.1.betrag=1000&forderungen.1.verzugAb=1.11.2026";
const vorgaben = {
  mehrereForderungen: "je-forderung",
  zahlungstag: "mitgezaehlt",
  unbekannterBasiszins: "fortschreiben",
};

test("Ohne weitere Angaben: Verzugszins gegen einen Verbraucher bis heute, alle Streitfragen nach Vorgabe", () => {
  expect(eingabe(einfach)).toEqual({
    hauptforderungen: [
      { id: "forderungen.1", betrag: 100_000, verzugAb: "2026-11-01", zinssatz: { art: "verbraucher" } },
    ],
    bis: "2026-11-21",
    zahlungen: [],
    kosten: [],
    schalter: vorgaben,
  });
});

test("Jedes Feld des Formulars kommt in der Rechnung an", () => {
  const felder = {
    betrag: "1.000,50",
    verzugAb: "1.11.2026",
    zinssatz: "ueber-basis",
    prozent: "4,5",
    endet: "10.11.2026",
    faellig: "15.10.2026",
    gesichert: "ja",
    bezeichnung: "  Miete  ",
  };
  const zweite = {
    betrag: "500",
    verzugAb: "5.11.2026",
    zinssatz: "prozesszinsen-unternehmer",
    entstanden: "28.7.2014",
    pauschale: "ja",
  };
  const gruppe = (name: string, werte: Record<string, string>) =>
    Object.entries(werte).map(([feld, wert]): [string, string] => [`${name}.${feld}`, wert]);
  const query = new URLSearchParams([
    ...gruppe("forderungen.1", felder),
    ...gruppe("forderungen.2", zweite),
    ...gruppe("zahlungen.1", { am: "15.11.2026", betrag: "50", tilgung: "zinsen", bezeichnung: "Bar" }),
    ...gruppe("zahlungen.2", { am: "16.11.2026", betrag: "60", tilgung: "verbraucherdarlehen" }),
    ...gruppe("zahlungen.3", { am: "17.11.2026", betrag: "70" }),
    ...gruppe("kosten.1", {
      betrag: "30",
      am: "12.11.2026",
      art: "vollstreckung",
      bezeichnung: "Gerichtsvollzieher",
    }),
    ...gruppe("kosten.2", { betrag: "5" }),
    ["bis", "20.11.2026"],
    ["tagzaehlung", "act/365"],
    ["mehrere", "insgesamt"],
    ["zahlungstag", "nicht-mitgezaehlt"],
    ["unbekannt", "enden"],
  ]);
  expect(eingabe(query.toString())).toEqual({
    hauptforderungen: [
      {
        id: "forderungen.1",
        betrag: 100_050,
        verzugAb: "2026-11-01",
        zinssatz: { art: "ueber-basis", prozent100: 450 },
        bezeichnung: "Miete",
        bis: "2026-11-10",
        faelligAm: "2026-10-15",
        gesichert: true,
      },
      {
        id: "forderungen.2",
        betrag: 50_000,
        verzugAb: "2026-11-05",
        zinssatz: { art: "prozesszinsen", wie: "unternehmer", entstandenAm: "2014-07-28" },
        pauschale: true,
      },
    ],
    bis: "2026-11-20",
    zahlungen: [
      {
        am: "2026-11-15",
        betrag: 5_000,
        bezeichnung: "Bar",
        tilgung: "bestimmung",
        bestimmung: [{ auf: "zinsen" }],
      },
      { am: "2026-11-16", betrag: 6_000, tilgung: "verbraucherdarlehen" },
      { am: "2026-11-17", betrag: 7_000 },
    ],
    kosten: [
      {
        id: "kosten.1",
        betrag: 3_000,
        art: "vollstreckung",
        bezeichnung: "Gerichtsvollzieher",
        am: "2026-11-12",
      },
      { id: "kosten.2", betrag: 500, art: "rechtsverfolgung" },
    ],
    tagzaehlung: "act/365",
    schalter: {
      mehrereForderungen: "insgesamt",
      zahlungstag: "nicht-mitgezaehlt",
      unbekannterBasiszins: "enden",
    },
  });
});

test.each([
  ["", { art: "verbraucher" }],
  ["unternehmer", { art: "unternehmer" }],
  ["unternehmer&forderungen.1.entstanden=1.1.2013", { art: "unternehmer", entstandenAm: "2013-01-01" }],
  [
    "unternehmer&forderungen.1.entstanden=1.1.2013&forderungen.1.gegenleistung=1.7.2016",
    { art: "unternehmer", entstandenAm: "2013-01-01", gegenleistungAm: "2016-07-01" },
  ],
  [
    "prozesszinsen-unternehmer&forderungen.1.gegenleistung=1.7.2016",
    { art: "prozesszinsen", wie: "unternehmer", gegenleistungAm: "2016-07-01" },
  ],
  ["prozesszinsen", { art: "prozesszinsen" }],
  ["prozesszinsen-unternehmer", { art: "prozesszinsen", wie: "unternehmer" }],
  ["kostenfestsetzung", { art: "kostenfestsetzung" }],
  ["verbraucherdarlehen", { art: "verbraucherdarlehen" }],
  ["immobiliardarlehen", { art: "immobiliardarlehen" }],
  ["gesetzlich", { art: "gesetzlich" }],
  ["handel", { art: "handel" }],
  ["fest&forderungen.1.prozent=6", { art: "fest", prozent100: 600 }],
  ["ueber-basis&forderungen.1.prozent=2,25", { art: "ueber-basis", prozent100: 225 }],
])("Der Zinssatz „%s“ wird gelesen als %j", (zinssatz, gelesen) => {
  expect(eingabe(`${einfach}&forderungen.1.zinssatz=${zinssatz}`)).toMatchObject({
    hauptforderungen: [{ zinssatz: gelesen }],
  });
});

test.each(["hauptforderung", "zinsen", "kosten"])("Der Schuldner kann auf die %s tilgen lassen", (auf) => {
  const query = `${einfach}&zahlungen.1.am=10.11.2026&zahlungen.1.betrag=5&zahlungen.1.tilgung=${auf}`;
  expect(eingabe(query)).toMatchObject({
    zahlungen: [{ tilgung: "bestimmung", bestimmung: [{ auf }] }],
  });
});

test("Eine Bezeichnung aus Leerzeichen ist keine, eine lange wird auf 200 Zeichen gekürzt", () => {
  expect(eingabe(`${einfach}&forderungen.1.bezeichnung=++`)).not.toHaveProperty(
    "hauptforderungen.0.bezeichnung",
  );
  const lang = "x".repeat(120);
  expect(eingabe(`${einfach}&forderungen.1.bezeichnung=${lang}`)).toHaveProperty(
    "hauptforderungen.0.bezeichnung",
    lang,
  );
});

test.each([
  ["forderungen.1.verzugAb=1.11.2026", "forderungen.1.betrag", { art: "fehlt" }],
  ["bis=1.11.2026", "forderungen.1.betrag", { art: "fehlt" }],
  [`${einfach}&bis=32.1.2026`, "bis", { art: "ungueltig" }],
  [`${einfach}&forderungen.1.endet=x`, "forderungen.1.endet", { art: "ungueltig" }],
  [`${einfach}&forderungen.1.faellig=x`, "forderungen.1.faellig", { art: "ungueltig" }],
  [
    `${einfach}&forderungen.1.zinssatz=unternehmer&forderungen.1.entstanden=x`,
    "forderungen.1.entstanden",
    { art: "ungueltig" },
  ],
  [`${einfach}&forderungen.1.zinssatz=ueber-basis`, "forderungen.1.prozent", { art: "fehlt" }],
  [
    `${einfach}&forderungen.1.zinssatz=fest&forderungen.1.prozent=1,234`,
    "forderungen.1.prozent",
    { art: "ungueltig" },
  ],
  [`${einfach}&zahlungen.1.am=1.11.2026`, "zahlungen.1.betrag", { art: "fehlt" }],
  [`${einfach}&zahlungen.1.am=x&zahlungen.1.betrag=5`, "zahlungen.1.am", { art: "ungueltig" }],
  [
    `${einfach}&zahlungen.1.am=1.11.2026&zahlungen.1.betrag=5&zahlungen.1.tilgung=x`,
    "zahlungen.1.tilgung",
    { art: "ungueltig" },
  ],
  [`${einfach}&kosten.1.am=1.11.2026`, "kosten.1.betrag", { art: "fehlt" }],
  [`${einfach}&kosten.1.am=x&kosten.1.betrag=5`, "kosten.1.am", { art: "ungueltig" }],
  [`${einfach}&kosten.1.art=x&kosten.1.betrag=5`, "kosten.1.art", { art: "ungueltig" }],
  [`${einfach}&tagzaehlung=x`, "tagzaehlung", { art: "ungueltig" }],
  [`${einfach}&mehrere=x`, "mehrere", { art: "ungueltig" }],
  [`${einfach}&zahlungstag=x`, "zahlungstag", { art: "ungueltig" }],
  [`${einfach}&unbekannt=x`, "unbekannt", { art: "ungueltig" }],
])("%s wird am Feld %s beanstandet", (query, ort, fehler) => {
  expect(aus(query)).toEqual({ art: "fehler", fehler: { [ort]: fehler } });
});

test("Ein Grund des Rechts steht am Feld seiner Zeile, auch in der elften", () => {
  const elf = Array.from(
    { length: 11 },
    (_, i) => `forderungen.${i + 1}.betrag=10&forderungen.${i + 1}.verzugAb=1.11.2026`,
  ).join("&");
  const text = "Das Ende der Zinsen liegt vor ihrem Beginn.";
  expect(aus(`${elf}&forderungen.11.endet=1.10.2026`)).toEqual({
    art: "fehler",
    fehler: { "forderungen.11.endet": { art: "recht", text, norm: "§ 288 Abs. 1 BGB" } },
  });
});

test("Solange niemand gefragt hat, sagt ein leeres Formular, was fehlt", () => {
  expect(getippt(rechnung, {})).toEqual({
    art: "leer",
    text: "Geben Sie die Forderung ein und den Tag, ab dem sie Zinsen trägt.",
  });
});

test("Eine Zahlung ist auf eine einzelne Forderung oder einen Kostenposten bestimmt; was es nicht gibt, steht am Feld", () => {
  const zwei = `${einfach}&forderungen.2.betrag=50&forderungen.2.verzugAb=2026-11-05&kosten.1.betrag=5&zahlungen.1.am=2026-11-15&zahlungen.1.betrag=50`;
  const bestimmt = (rest: string) => (eingabe(`${zwei}&${rest}`) as Zinseingabe).zahlungen?.[0]?.bestimmung;
  expect(bestimmt("zahlungen.1.tilgung=hauptforderung&zahlungen.1.auf=2")).toEqual([
    { auf: "hauptforderung", id: "forderungen.2" },
  ]);
  expect(bestimmt("zahlungen.1.tilgung=kosten&zahlungen.1.auf=1")).toEqual([
    { auf: "kosten", id: "kosten.1" },
  ]);
  expect(bestimmt("zahlungen.1.tilgung=zinsen")).toEqual([{ auf: "zinsen" }]);
  const auswertung = aus(`${zwei}&zahlungen.1.tilgung=zinsen&zahlungen.1.auf=7`);
  expect(auswertung).toMatchObject({ art: "fehler", fehler: { "zahlungen.1.auf": {} } });
});
