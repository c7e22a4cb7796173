import type { Fristschritt, Vorfrist } from "@gebuehrenportal/fristen";
import { dauerText } from "@gebuehrenportal/fristen/dauertext";
import { bgbAnfang } from "@gebuehrenportal/gesetze/fristregeln/anfang.ts";
import { datum } from "@gebuehrenportal/recht";
import type { Blatt, Blatttabelle, Blattzeile, Spalte } from "#dokumente/blatt/blatt.ts";
import type { Werte } from "../formular/rechnerformular.ts";
import type { Fristauswertung, Kettenzeile } from "./ergebnis.ts";
import { tagKurz, tagLang } from "./tagtext.ts";
import { akteVon, andereFassungVon, ausgegebeneKette, endesatz, kettentag } from "./text.ts";

const spalten: readonly Spalte[] = [
  { titel: "Frist", art: "text" },
  { titel: "Grundlage", art: "norm" },
  { titel: "Tag", art: "tag" },
];

/** A deadline as a sheet: the days to note, and how they were found. */
export function fristblatt(a: Fristauswertung, werte: Werte): Blatt {
  const { frist } = a;
  const akte = akteVon(werte);
  const titel = akte === "" ? a.titel : `${akte}, ${a.titel}`;
  const kette = ausgegebeneKette(a, werte);
  return {
    titel,
    kennzahl: { text: endesatz(a), wert: tagKurz(frist.ende) },
    fassungen: [{ ...frist.fassung, seitAnfang: frist.fassung.ab === bgbAnfang }],
    tabellen: [tage(a, titel), ...(kette.length > 0 ? [folgen(kette)] : []), rechenweg(frist.schritte)],
    vermerke: [
      ...(a.ortswarnung === undefined ? [] : [{ art: "warnung" as const, text: a.ortswarnung }]),
      ...frist.vermerke,
    ],
    rechenstand: `${frist.rechenstand}, Regelstand ${frist.regelstand}`,
  };
}

function tage(a: Fristauswertung, titel: string): Blatttabelle {
  const { frist: e, eintrag } = a;
  const andere = andereFassungVon(a);
  return {
    titel: `Tage zum Eintragen: ${titel}`,
    spalten,
    zeilen: [
      { zellen: ["Ereignis", undefined, tagLang(e.ereignisAm)] },
      ...e.zwischentage
        .filter(({ name }) => name !== "bekanntgabe")
        .map(({ text, tag }): Blattzeile => ({ zellen: [text, undefined, tagLang(tag)] })),
      ...e.vorfristen.map((v) => vorfristzeile(v, e.richtung === "rueckwaerts")),
      {
        art: "summe",
        zellen: [
          endesatz(a),
          eintrag?.norm ?? e.fassung.norm,
          `${tagLang(e.ende)}${e.uhrzeit === undefined ? "" : `, ${e.uhrzeit} Uhr`}`,
        ],
      },
      ...(e.sichererTag === e.ende
        ? []
        : [{ zellen: ["Auf jede Ansicht sicher", undefined, tagLang(e.sichererTag)] }]),
      ...(andere === undefined ? [] : [{ zellen: [andere.name, undefined, andere.tag] }]),
      ...e.streitpunkte
        .filter(
          ({ frueher, spaeter }) => ![frueher, spaeter].every((t) => t === e.ende || t === e.sichererTag),
        )
        .map(
          ({ frueher, spaeter, norm }): Blattzeile => ({
            zellen: ["Nach anderer Ansicht", norm, tagLang(frueher === e.ende ? spaeter : frueher)],
          }),
        ),
    ],
  };
}

/** Counted backwards every Vorfrist lies before the event; forwards that would be a surprise. */
const vorfristzeile = ({ tag, dauer, vorEreignis }: Vorfrist, rueckwaerts: boolean): Blattzeile => ({
  zellen: [
    `Vorfrist, ${dauerText(dauer)} vorher${vorEreignis && !rueckwaerts ? " (läge vor dem Ereignis)" : ""}`,
    undefined,
    tagLang(tag),
  ],
  kennung: "result-vorfrist",
});

/** What follows, with its Vorfristen; the page shows it in a shape of its own. */
const folgen = (kette: readonly Kettenzeile[]): Blatttabelle => ({
  titel: "Was daraus folgt (Vorschau)",
  nurDatei: true,
  spalten,
  // Every line names its deadline, so that it can be sorted and read on its own.
  zeilen: kette.flatMap((z): readonly Blattzeile[] => [
    { zellen: [`${z.name}. ${z.text}`, z.norm, kettentag(z)] },
    ...z.vorfristen.map((v) => ({
      zellen: [`${z.name}: Vorfrist, ${dauerText(v.dauer)} vorher`, undefined, tagLang(v.tag)],
    })),
    ...(z.sicher === undefined
      ? []
      : [{ zellen: [`${z.name}: auf jede Ansicht sicher`, undefined, tagLang(z.sicher)] }]),
    ...(z.hoechstensBis === undefined
      ? []
      : [{ zellen: [`${z.name}: längstens bis`, undefined, tagLang(z.hoechstensBis)] }]),
  ]),
});

const rechenweg = (schritte: readonly Fristschritt[]): Blatttabelle => ({
  titel: "Rechenweg",
  weg: true,
  spalten: [{ titel: "Schritt", art: "text" }, ...spalten.slice(1)],
  zeilen: schritte.map((s) => ({ zellen: [schritttext(s), s.norm, s.tag && datum(s.tag)] })),
});

/** „… (Feiertage: Berlin)“: the step with the place it looked at; its norm stands beside it. */
const schritttext = ({ text, ort }: Fristschritt): string => `${text}${ort ? ` (Feiertage: ${ort})` : ""}`;
