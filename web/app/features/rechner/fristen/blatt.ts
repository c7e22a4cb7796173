import type { FristErgebnis, Fristschritt, Vorfrist } from "@gebuehrenportal/fristen";
import { datum } from "@gebuehrenportal/recht";
import type { Blatt, Blatttabelle, Blattzeile, Spalte } from "../blatt.ts";
import { dauertext, tagLang } from "./tagtext.ts";

const spalten: readonly Spalte[] = [
  { titel: "Frist", art: "text" },
  { titel: "Grundlage", art: "norm" },
  { titel: "Tag", art: "tag" },
];

/** A deadline as a sheet: the days to note, and how they were found. */
export function fristblatt(e: FristErgebnis): Blatt {
  return {
    titel: "Fristberechnung",
    kennzahl: { text: "Frist endet am", wert: tagLang(e.ende) },
    fassungen: [e.fassung],
    tabellen: [tage(e), rechenweg(e)],
    vermerke: e.vermerke,
    rechenstand: e.rechenstand,
  };
}

function tage(e: FristErgebnis): Blatttabelle {
  return {
    titel: "Tage zum Eintragen",
    spalten,
    zeilen: [
      { zellen: ["Ereignis", undefined, tagLang(e.ereignisAm)] },
      ...e.vorfristen.map(vorfristzeile),
      { art: "summe", zellen: ["Frist endet am", e.fassung.norm, tagLang(e.ende)] },
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

function rechenweg({ schritte }: FristErgebnis): Blatttabelle {
  return {
    titel: "Rechenweg",
    weg: true,
    spalten: [{ titel: "Schritt", art: "text" }, ...spalten.slice(1)],
    zeilen: schritte.map((s) => ({ zellen: [schritttext(s), s.norm, s.tag && datum(s.tag)] })),
  };
}

const schritttext = ({ text, ort }: Fristschritt): string => (ort ? `${text} (Feiertage: ${ort})` : text);
