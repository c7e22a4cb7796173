import { expect, test } from "vitest";
import { felder, laender } from "./testing-felder.ts";
import { wegoptionen } from "./wege/wege.ts";

const ort = { ort: { optionen: [] }, land: laender() };
const frei = { frist: { optionen: [] }, ...ort, mehrereOrte: {} };
const bgb = { weg: { optionen: wegoptionen("BGB") } };
const zpo = { weg: { optionen: wegoptionen("ZPO") } };
const ereignis = { ereignis: { label: "Tag des Ereignisses" } };
const dauer = { tage: {}, wochen: {}, monate: {}, jahre: {} };
const verlaengerung = { verlum: {}, verlbis: {}, verlantrag: {}, verlvorlaeufig: {}, verlzweite: {} };
const vorher = (text: string) => ({
  vorfristen: { hinweis: `Leer: ${text} vorher. Beispiel: 2 Wochen, 3 Tage; „keine“ für keine.` },
});
const kopf = (anzeige: string, hinweis: string) => ({ frist: { anzeige, hinweis } });
const tag = (label: string, ausloeser: string) => ({
  ereignis: { label, hinweis: `Auslöser: ${ausloeser}` },
});
const grenzsatz = "Fehlt der Auslöser (nie zugestellt, nie belehrt), genügt dieser Tag.";

test.each<[string, object]>([
  ["", { ...frei, ...bgb, ...ereignis, ...dauer, ...verlaengerung }],
  ["stunden=2", { ...frei, ...bgb, ...ereignis, ...dauer, ...verlaengerung, uhr: {} }],
  [
    "richtung=rueckwaerts",
    { ...frei, ...bgb, ereignis: { label: "Tag, vor dem die Frist liegt" }, ...dauer, ...verlaengerung },
  ],
  ["fristart=verjaehrung", { ...frei, ...bgb, ...ereignis, ...dauer, ...verlaengerung, verjaehrung: {} }],
  // § 224 Abs. 1 Satz 2 ZPO: eine Notfrist wird nicht verlängert; was jemand trotzdem eingab, bleibt zu sehen
  ["fristart=notfrist", { ...frei, ...bgb, ...ereignis, ...dauer }],
  ["fristart=notfrist&verlum=1 Woche", { ...frei, ...bgb, ...ereignis, ...dauer, ...verlaengerung }],
  ["fristart=notfrist&verlbis=1.2.2027", { ...frei, ...bgb, ...ereignis, ...dauer, ...verlaengerung }],
  [
    "verfahren=VwVfG&weg=post-vwvfg",
    {
      ...frei,
      weg: { optionen: wegoptionen("VwVfG") },
      ereignis: { label: "Tag der Aufgabe zur Post" },
      zugang: { label: "Tatsächlich zugegangen am" },
      bestritten: {},
      landesbehoerde: {},
      ...dauer,
      ...verlaengerung,
    },
  ],
  [
    "verfahren=ZPO&weg=oeffentlich-zpo",
    {
      ...frei,
      ...zpo,
      ereignis: { label: "Tag des Aushangs" },
      bestimmt: { label: "Vom Gericht bestimmte längere Frist (§ 188 Satz 2 ZPO)" },
      ...dauer,
      ...verlaengerung,
    },
  ],
  // § 270 Satz 2 ZPO: seit 2025 macht der Ort keinen Unterschied mehr
  ...(
    [
      ["", { ortsverkehr: {} }],
      ["&ereignis=Silvester", { ortsverkehr: {} }],
      ["&ereignis=31.12.2024", { ortsverkehr: {} }],
      ["&ereignis=01.01.2025", {}],
      ["&ereignis=2025-01-01&ortsverkehr=ja", {}],
    ] as const
  ).map(([rest, gefragt]): [string, object] => [
    `verfahren=ZPO&weg=formlos-zpo${rest}`,
    {
      ...frei,
      ...zpo,
      ereignis: { label: "Tag der Aufgabe zur Post" },
      zugang: { label: "Tatsächlich zugegangen am" },
      bestritten: {},
      ...gefragt,
      ...dauer,
      ...verlaengerung,
    },
  ]),
  [
    "verfahren=VwGO&weg=allgemeinverfuegung",
    {
      ...frei,
      weg: { optionen: wegoptionen("VwGO") },
      ereignis: { label: "Tag der Bekanntmachung" },
      bestimmtTag: {},
      ...dauer,
      ...verlaengerung,
    },
  ],
  // Das Unionsrecht kennt keinen Weg; wer einen mitbrachte, kann ihn abwählen
  ["verfahren=EU-1182/71", { ...frei, ...ereignis, ...dauer, ...verlaengerung }],
  [
    "verfahren=EU-1182/71&weg=zustellung",
    {
      ...frei,
      weg: { optionen: [{ wert: "", text: "Der Tag steht fest" }] },
      ...ereignis,
      ...dauer,
      ...verlaengerung,
    },
  ],
])("Eigene Dauer mit „%s“ fragt genau nach diesen Feldern", (query, erwartet) => {
  expect(felder(query)).toEqual(erwartet);
});

test.each<[string, object]>([
  [
    "zpo-517&weg=eeb",
    {
      ...kopf("Berufung (ZPO) – Einlegung", "§ 517 ZPO · Notfrist: 1 Monat · Zivilprozess"),
      ...ort,
      ...zpo,
      ...tag("Datum im Empfangsbekenntnis", "Zustellung des vollständig abgefassten Urteils"),
      eingang: {},
      ruecksendung: {},
      verkuendung: {},
      kette: {},
      ...vorher("1 Woche"),
    },
  ],
  [
    "zpo-520",
    {
      ...kopf("Berufungsbegründung (ZPO)", "§ 520 Abs. 2 ZPO · 2 Monate · Zivilprozess"),
      ...ort,
      ...zpo,
      ...tag(
        "Tag der Zustellung",
        "Zustellung des vollständig abgefassten Urteils (nicht: Einlegung der Berufung)",
      ),
      verkuendung: {},
      kette: {},
      ...verlaengerung,
      verleinwilligung: {},
      ...vorher("2 Wochen, 1 Woche"),
    },
  ],
  // § 521 Abs. 2 ZPO: das Gericht setzt die Frist, mit Dauer oder Tag
  [
    "zpo-521",
    {
      ...kopf("Berufungserwiderung (richterliche Frist)", "§ 521 ZPO · vom Gericht bestimmt · Zivilprozess"),
      ...ort,
      ...zpo,
      ...tag("Tag der Zustellung", "Zustellung der Fristsetzung"),
      ...dauer,
      bis: {},
      ...verlaengerung,
      verleinwilligung: {},
      ...vorher("1 Woche"),
    },
  ],
  // § 544 Abs. 3 ZPO: längstens sechs Monate nach der Verkündung; nur der BGH
  [
    "zpo-544-einl",
    {
      ...kopf(
        "Nichtzulassungsbeschwerde BGH – Einlegung",
        "§ 544 Abs. 3 ZPO · Notfrist: 1 Monat · Zivilprozess",
      ),
      ort: { optionen: [] },
      land: laender("Baden-Württemberg (Bundesgerichtshof (Zivilsenate, 1. bis 4. Strafsenat))"),
      ...zpo,
      ...tag("Tag der Zustellung", "Zustellung des vollständigen Urteils"),
      grenze: {
        label: "Äußerste Grenze ab: Verkündung",
        hinweis: `spätestens 6 Monate nach Verkündung. ${grenzsatz}`,
      },
      kette: {},
      ...vorher("1 Woche"),
    },
  ],
  // § 121 Abs. 2 BGB: zehn Jahre nach der Abgabe; „unverzüglich“ ist keine Zahl, der Auslöser bleibt nötig
  [
    "bgb-121",
    {
      ...kopf("Irrtumsanfechtung", "§ 121 BGB · unverzüglich · Verbraucher und Vertrag"),
      ...ort,
      ...tag("Tag der Kenntnis", "Kenntnis vom Anfechtungsgrund"),
      ...dauer,
      bis: {},
      grenze: {
        label: "Äußerste Grenze ab: Abgabe der Willenserklärung",
        hinweis: "10 Jahre seit Abgabe; für Abgabe der Willenserklärung ab dem 01.01.2002.",
      },
    },
  ],
  // § 276 Abs. 1 Satz 1, 3 ZPO
  [
    "zpo-276-anz",
    {
      ...kopf("Verteidigungsanzeige", "§ 276 Abs. 1 ZPO · Notfrist: 2 Wochen · Zivilprozess"),
      ...ort,
      ...zpo,
      ...tag("Tag der Zustellung", "Zustellung der Klageschrift mit Aufforderung"),
      variante: {
        optionen: [
          { wert: "", text: "Regelfall: 2 Wochen" },
          { wert: "ausland", text: "Zustellung im Ausland: 1 Monat" },
        ],
      },
      kette: {},
      ...vorher("3 Tage"),
    },
  ],
  [
    "bgb-195",
    {
      ...kopf("Regelverjährung", "§ 195 BGB · 3 Jahre · Verjährung"),
      ...ort,
      ...tag(
        "Tag des Ereignisses",
        "Schluss des Jahres von Entstehung und Kenntnis (§ 199 Abs. 1). Ein Tag dieses Jahres genügt; gerechnet wird vom Schluss des Jahres.",
      ),
      verjaehrung: {},
      ...vorher("2 Monate, 1 Monat, 2 Wochen"),
    },
  ],
  // §§ 4, 5 KSchG, § 224 Abs. 2 ZPO: nicht verlängerbar
  [
    "kschg-4",
    {
      ...kopf("Kündigungsschutzklage", "§ 4 Satz 1 KSchG · 3 Wochen · Arbeit"),
      ...ort,
      weg: { optionen: wegoptionen("ArbGG") },
      ...tag("Tag des Zugangs", "Zugang der schriftlichen Kündigung"),
      kette: {},
      ...vorher("1 Woche, 3 Tage"),
    },
  ],
  // § 345 Abs. 1 StPO
  [
    "stpo-345",
    {
      ...kopf("Revisionsbegründung (StPO)", "§ 345 Abs. 1 StPO · 1 Monat · Strafsachen"),
      ...ort,
      weg: { optionen: wegoptionen("StPO") },
      ...tag(
        "Tag der Zustellung des Urteils",
        "Ablauf der Einlegungsfrist; war das Urteil noch nicht zugestellt: Zustellung des Urteils",
      ),
      verkuendung: {
        label: "Tag der Verkündung",
        hinweis:
          "War das Urteil schon vor Ablauf der Einlegungsfrist zugestellt, schließt sich die Begründungsfrist an diese an.",
      },
      akten: {},
      kette: {},
      ...vorher("2 Wochen, 1 Woche"),
    },
  ],
  [
    "stpo-341",
    {
      ...kopf("Revision (StPO) – Einlegung", "§ 341 Abs. 1 StPO · 1 Woche · Strafsachen"),
      ...ort,
      weg: { optionen: wegoptionen("StPO") },
      ...tag("Tag der Verkündung", "Verkündung des Urteils (bei Abwesenheit: Zustellung)"),
      zustellung: {},
      akten: {},
      kette: {},
      ...vorher("3 Tage"),
    },
  ],
  // § 47 Abs. 1, 2 FGO: beim Gericht oder bei der Behörde
  [
    "fgo-47&mehrereOrte=ja&weitere.1.ort=SN&weitere.2.ort=Nirgends",
    {
      ...kopf("Klage (FGO)", "§ 47 Abs. 1 FGO · 1 Monat · Finanzgericht"),
      ...ort,
      mehrereOrte: {},
      "weitere.1.ort": { anzeige: "Sachsen", hinweis: "Land; örtliche Feiertage zählen nicht mit" },
      "weitere.2.ort": { optionen: [] },
      weg: { optionen: wegoptionen("FGO"), hinweis: "Üblich: Einfacher Brief der Finanzbehörde" },
      ...tag("Tag der Bekanntgabe", "Bekanntgabe der Einspruchsentscheidung"),
      kette: {},
      ...vorher("1 Woche"),
    },
  ],
  // Art. 263 Abs. 6 AEUV, Art. 59 VerfO-EuG: der Kalender des Gerichtshofs, kein Land
  [
    "aeuv-263&amtsblatt=ja",
    {
      ...kopf("Nichtigkeitsklage EuG/EuGH", "Art. 263 Abs. 6 AEUV · 2 Monate · Europa und EGMR"),
      ...tag(
        "Tag der Veröffentlichung im Amtsblatt",
        "Bekanntgabe/Mitteilung/Kenntnis (+14 Tage bei Amtsblatt; +10 Tage Entfernung)",
      ),
      amtsblatt: {},
      ...vorher("2 Wochen, 1 Woche"),
    },
  ],
  [
    "emrk-35",
    {
      ...kopf("Menschenrechtsbeschwerde EGMR", "Art. 35 Abs. 1 EMRK · 4 Monate · Europa und EGMR"),
      ...tag("Tag der Zustellung", "endgültige innerstaatliche Entscheidung (Zustellung)"),
      entscheidung: {},
      ...vorher("1 Monat, 2 Wochen"),
    },
  ],
  [
    "inso-130",
    {
      ...kopf("Anfechtungszeitraum kongruente Deckung", "§ 130 Abs. 1 InsO · 3 Monate · Insolvenz"),
      ...tag("Tag, vor dem die Frist liegt", "Insolvenzantrag (zurückgerechnet nach § 139)"),
    },
  ],
  [
    "dsgvo-33",
    {
      ...kopf("Meldung Datenschutzverletzung", "Art. 33 Abs. 1 DSGVO · 72 Stunden · Verwaltung"),
      ...ort,
      ...tag("Tag des Ereignisses", "Bekanntwerden der Verletzung"),
      uhr: {},
    },
  ],
  [
    "aktg-123",
    {
      ...kopf("Einberufung Hauptversammlung", "§ 123 AktG · 30 Tage · Gesellschaft und Handel"),
      ...ort,
      ...tag("Tag, vor dem die Frist liegt", "Tag der Versammlung (zurückgerechnet, § 121 Abs. 7)"),
      anmeldefrist: {},
    },
  ],
  [
    "gmbhg-51",
    {
      ...kopf("Einladung Gesellschafterversammlung", "§ 51 GmbHG · 1 Woche · Gesellschaft und Handel"),
      ...ort,
      ...tag("Tag, vor dem die Frist liegt", "Versammlung (zurückgerechnet; plus übliche Postlaufzeit)"),
      postlauf: {},
      ...vorher("2 Tage"),
    },
  ],
])("Der Eintrag %s fragt genau nach diesen Feldern", (eintrag, erwartet) => {
  expect(felder(`frist=${eintrag}`)).toEqual(erwartet);
});
