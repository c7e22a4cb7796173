import { standAm } from "../testing-stand.ts";

const tag = "2026-03-20";
const zweiWochen = [{ wert: 2, einheit: "woche" }];

/** States that every form of a result is made from: page, files and call, with the amount or day that is known of them. */
export const staende = [
  standAm("ereignis=2025-01-31&monate=1", "Freitag, 28.02.2025"),
  standAm("ereignis=2025-10-17&wochen=2&land=SN", "Montag, 03.11.2025"),
  standAm("ereignis=2025-06-05&wochen=2&land=NW", "Freitag, 20.06.2025"),
  standAm("ereignis=2025-12-12&wochen=2&land=BE", "Montag, 29.12.2025"),
  standAm("frist=zpo-517&ereignis=2025-11-30&land=BY", "Dienstag, 30.12.2025"),
];

/** Inputs from which each call is asked: between them every field has its place. */
export const basen = {
  "GET /api/rechner/feiertage": [{ jahr: "2026" }],
  "GET /api/rechner/orte": [{ q: "Augsburg" }],
  "POST /api/rechner/fristen": [
    { operation: "frist", ereignisAm: tag, dauer: zweiWochen, ort: { land: "NW" } },
    { operation: "katalog", id: "zpo-517", ereignisAm: "2026-04-02", ort: { land: "NW" } },
    { operation: "kette", id: "zpo-517", ereignisAm: "2026-04-02" },
    { operation: "bekanntgabe", weg: "post-vwvfg", am: tag },
    { operation: "verlaengerung", bisherigesEndeAm: tag, um: zweiWochen },
    { operation: "verjaehrung", ereignisAm: tag, dauer: [{ wert: 3, einheit: "jahr" }] },
    { operation: "kuendigung", zugangAm: tag, dauer: zweiWochen },
    { operation: "wiedereinsetzung", wegfallAm: tag },
    { operation: "ohne-belehrung", ereignisAm: tag },
    { operation: "fuenf-monate", verkuendungAm: tag, dauer: zweiWochen },
    { operation: "revision-stpo", verkuendungAm: tag },
    { operation: "unterbrechung", endeAm: tag, dauer: zweiWochen },
    { operation: "jahresende", ereignisAm: tag, dauer: zweiWochen },
    { operation: "monatsende", ereignisAm: tag, dauer: zweiWochen },
    { operation: "rueckschau", ereignisAm: tag, dauer: [{ wert: 1, einheit: "jahr" }] },
    { operation: "monatsmarke", ereignisAm: tag, marke: "mitte" },
    { operation: "werktag", monatAm: tag },
    {
      operation: "zeitraeume",
      zeitraeume: [{ von: "2026-01-05", bis: tag }],
      dauer: [{ wert: 2, einheit: "monat" }],
    },
    { operation: "gmbh-ladung", versammlungAm: tag },
    { operation: "vorfrist", endeAm: tag, dauer: zweiWochen },
    {
      operation: "demnaechst",
      fristendeAm: tag,
      eingangAm: "2026-03-18",
      zustellungAm: "2026-04-20",
      verzoegerungTage: 3,
    },
    { operation: "emrk", ereignisAm: tag },
    { operation: "eug", ereignisAm: tag, dauer: zweiWochen },
  ],
};

/** Fields without effect in one of these inputs, each with the reason why that is right. */
export const ausnahmen = {
  "POST /api/rechner/fristen": {
    "ort.land": "Im ganzen Land ist an den Tagen dieser Grundlage kein Feiertag, der nicht überall gilt",
    "zeitraeume[].bis": "Die Dauer ist an jedem späteren Tag dieses Zeitraums schon erreicht",
  },
};

type Fristfrage = { readonly art: string; readonly id?: string; readonly eingabe: object };

/** The call names the operation, the page what was asked. */
export const alsAnfrage = ({ art, id, eingabe }: Fristfrage) =>
  art === "frei" ? { operation: "frist", ...eingabe } : { operation: "kette", id, ...eingabe };
