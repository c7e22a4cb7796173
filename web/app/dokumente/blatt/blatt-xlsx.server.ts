import { untrennbar } from "@gebuehrenportal/recht";
import writeXlsxFile, { type CellObject, type SheetData } from "write-excel-file/node";
import { druckbareTexte } from "#platform/pdf/druckbar.ts";
import {
  type Blatt,
  type Blatttabelle,
  type Blattzeile,
  istZahlspalte,
  type Spaltenart,
  type Zelle,
  zelltext,
} from "./blatt.ts";
import { type Blattkopf, blattsatz } from "./blattsatz.ts";

/** Formats as the file keeps them; a German Excel shows them with decimal comma and points: `1.234,56`, `05.03.2027`. */
const formate: Readonly<Partial<Record<Spaltenart, string>>> = {
  betrag: "#,##0.00",
  satz: "0.0#",
  zahl: "#,##0",
  tag: "dd.mm.yyyy",
};

const fett = { fontWeight: "bold" } as const;

/** A sheet as workbook: amounts and days as values, the result in one sheet and its derivation in another. */
export async function blattAlsXlsx(roh: Blatt, kopf: Blattkopf): Promise<Uint8Array<ArrayBuffer>> {
  const blatt = druckbareTexte(roh);
  const breite = Math.max(...blatt.tabellen.map(({ spalten }) => spalten.length), 2);
  const datei = writeXlsxFile(
    [
      {
        sheet: "Ergebnis",
        data: ergebnis(blatt, druckbareTexte(kopf)),
        columns: Array.from({ length: breite }, (_, i) => ({ width: i === 0 ? 60 : 20 })),
        showGridLines: false,
      },
      ...(hatSchritte(blatt)
        ? [
            {
              sheet: "Rechenweg",
              data: rechenweg(blatt),
              columns: [{ width: 60 }, { width: 70 }, { width: 28 }, { width: 16 }],
              stickyRowsCount: 1,
            },
          ]
        : []),
    ],
    { fontFamily: "Calibri", fontSize: 11 },
  );
  return new Uint8Array(await datei.toBuffer());
}

function ergebnis(blatt: Blatt, kopf: Blattkopf): SheetData {
  const { titel, angaben, fassungen, vermerke, schluss } = blattsatz(blatt, kopf);
  return [
    [{ value: titel, ...fett, fontSize: 16 }],
    ...angaben.map(([name, wert]) => [text(`${name}: ${wert}`)]),
    ...fassungen.map((satz) => [text(satz)]),
    ...blatt.tabellen.flatMap((eine) => [
      [],
      ...(blatt.tabellen.length > 1 ? [[{ ...text(eine.titel), ...fett, fontSize: 13 }]] : []),
      ...tabelle(eine),
    ]),
    ...(vermerke.length > 0 ? [[], [{ ...text("Hinweise"), ...fett }]] : []),
    ...vermerke.map((satz) => [text(satz)]),
    [],
    ...schluss.map((satz) => [text(satz)]),
  ];
}

function tabelle({ spalten, zeilen }: Blatttabelle): SheetData {
  return [
    spalten.map((spalte) => ({
      ...text(spalte.titel),
      ...fett,
      align: istZahlspalte(spalte) ? ("right" as const) : ("left" as const),
      bottomBorderStyle: "thin" as const,
    })),
    ...zeilen.map(({ art, zellen }) => {
      if (art === "titel") return [{ ...text(String(zellen[0] ?? "")), ...fett }];
      return spalten.map((spalte, i) => ({ ...wert(zellen[i], spalte.art), ...hervorhebung(art) }));
    }),
  ];
}

function hervorhebung(art: Blattzeile["art"]): Partial<CellObject> {
  if (art === "summe") return { ...fett, topBorderStyle: "thin", bottomBorderStyle: "thin" };
  return art === "zwischensumme" ? { topBorderStyle: "hair" } : {};
}

/** A deadline has its derivation as a table of the result itself. */
const hatSchritte = ({ tabellen }: Blatt): boolean =>
  tabellen.some(({ zeilen }) => zeilen.some(({ schritte = [] }) => schritte.length > 0));

function rechenweg({ tabellen }: Blatt): SheetData {
  const kopf = ["Position", "Schritt", "Norm", "Betrag in €"];
  return [
    kopf.map((titel, index) => ({
      ...text(titel),
      ...fett,
      align: index === 3 ? ("right" as const) : ("left" as const),
      bottomBorderStyle: "thin" as const,
    })),
    ...tabellen.flatMap(({ spalten, zeilen }) =>
      zeilen.flatMap(({ zellen, schritte = [] }) =>
        schritte.map((schritt) => [
          text(zelltext(zellen[0], spalten[0] ?? { titel: "", art: "text" })),
          text(schritt.text),
          text(schritt.norm),
          wert(schritt.betrag, "betrag"),
        ]),
      ),
    ),
  ];
}

const text = (value: string): CellObject => ({ value: untrennbar(value), type: String });

function wert(zelle: Zelle, art: Spaltenart): CellObject {
  const format = formate[art];
  if (zelle === undefined || zelle === "") return {};
  if (typeof zelle === "number") {
    const value = art === "betrag" || art === "satz" ? zelle / 100 : zelle;
    return { value, type: Number, ...(format ? { format } : {}) };
  }
  if (art === "tag" && format && /^\d{4}-\d\d-\d\d$/.test(zelle))
    return { value: new Date(`${zelle}T00:00:00Z`), type: Date, format };
  return { ...text(zelle), ...(istZahlspalte({ titel: "", art }) ? { align: "right" as const } : {}) };
}
