import type { Fristschritt, Vorfrist } from "@gebuehrenportal/fristen";
import { datum } from "@gebuehrenportal/recht";
import type { Blatt, Blatttabelle, Blattzeile, Spalte } from "../blatt.ts";
import type { Werte } from "../rahmen.ts";
import type { Fristauswertung } from "./ergebnis.ts";
import { dauertext, endesatz, tagKurz, tagLang } from "./tagtext.ts";
import { akteVon } from "./text.ts";

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
  return {
    titel,
    kennzahl: { text: endesatz(frist), wert: tagKurz(frist.ende) },
    fassungen: [frist.fassung],
    tabellen: [tage(a, titel), rechenweg(frist.schritte)],
    vermerke: frist.vermerke,
    rechenstand: `${frist.rechenstand}, Regelstand ${frist.regelstand}`,
  };
}

function tage({ frist: e, eintrag }: Fristauswertung, titel: string): Blatttabelle {
  return {
    titel: `Tage zum Eintragen: ${titel}`,
    spalten,
    zeilen: [
      { zellen: ["Ereignis", undefined, tagLang(e.ereignisAm)] },
      ...e.zwischentage
        .filter(({ name }) => name !== "bekanntgabe")
        .map(({ text, tag }): Blattzeile => ({ zellen: [text, undefined, tagLang(tag)] })),
      ...e.vorfristen.map(vorfristzeile),
      {
        art: "summe",
        zellen: [
          endesatz(e),
          eintrag?.norm ?? e.fassung.norm,
          `${tagLang(e.ende)}${e.uhrzeit === undefined ? "" : `, ${e.uhrzeit} Uhr`}`,
        ],
      },
      ...(e.sichererTag === e.ende
        ? []
        : [{ zellen: ["Auf jede Ansicht sicher", undefined, tagLang(e.sichererTag)] }]),
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

const vorfristzeile = ({ tag, dauer, vorEreignis }: Vorfrist): Blattzeile => ({
  zellen: [
    `Vorfrist, ${dauertext(dauer)} vorher${vorEreignis ? " (läge vor dem Ereignis)" : ""}`,
    undefined,
    tagLang(tag),
  ],
  kennung: "result-vorfrist",
});

const rechenweg = (schritte: readonly Fristschritt[]): Blatttabelle => ({
  titel: "Rechenweg",
  weg: true,
  spalten: [{ titel: "Schritt", art: "text" }, ...spalten.slice(1)],
  zeilen: schritte.map((s) => ({ zellen: [schritttext(s), s.norm, s.tag && datum(s.tag)] })),
});

/** „… (Feiertage: Berlin) [R-193]“: the step with the place it looked at and the rule it follows. */
const schritttext = ({ text, ort, regel }: Fristschritt): string =>
  `${text}${ort ? ` (Feiertage: ${ort})` : ""} [${regel}]`;
