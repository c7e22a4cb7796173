import {
  AlignmentType,
  type IParagraphOptions,
  type ITableCellOptions,
  type ITableOptions,
  type ITableRowOptions,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { Satztabelle, Satzzeile } from "../satztabelle.ts";
import { satzbreite } from "./seite.ts";

type Zellform = Partial<Omit<ITableCellOptions, "children">>;

/** How a table looks. */
export type Tabellenform = {
  /** One per column, in twentieths of a point. */
  readonly breiten: readonly number[];
  /** Size of the letters in half points. */
  readonly grad: number;
  /** `halten`: the row stays with the next one. */
  readonly absatz?: (halten: boolean) => Partial<IParagraphOptions>;
  readonly zelle: (art: Satzzeile["art"] | "kopf") => Zellform;
  readonly kopfzeile?: Partial<ITableRowOptions>;
  readonly tabelle?: Partial<ITableOptions>;
};

/** A table that repeats its head on every page and breaks no row; titles go across, sums are bold. */
export function wordtabelle({ spalten, zeilen }: Satztabelle, form: Tabellenform): Table {
  const zelle = (text: string, index: number, art: Satzzeile["art"] | "kopf", mehr: Zellform = {}) =>
    new TableCell({
      width: { size: form.breiten[index] ?? 0, type: WidthType.DXA },
      ...form.zelle(art),
      ...mehr,
      children: [
        new Paragraph({
          alignment: spalten[index]?.rechts ? AlignmentType.RIGHT : AlignmentType.LEFT,
          ...form.absatz?.(art === "kopf" || art === "titel"),
          children: [new TextRun({ text, bold: fett.has(art), size: form.grad })],
        }),
      ],
    });
  const ganzeZeile = { columnSpan: spalten.length, width: { size: satzbreite, type: WidthType.DXA } };
  return new Table({
    width: { size: satzbreite, type: WidthType.DXA },
    columnWidths: form.breiten,
    ...form.tabelle,
    rows: [
      new TableRow({
        ...form.kopfzeile,
        tableHeader: true,
        children: spalten.map(({ titel }, i) => zelle(titel, i, "kopf")),
      }),
      ...zeilen.map(
        ({ art, zellen }) =>
          new TableRow({
            cantSplit: true,
            children:
              art === "titel"
                ? [zelle(zellen[0] ?? "", 0, art, ganzeZeile)]
                : zellen.map((text, i) => zelle(text, i, art)),
          }),
      ),
    ],
  });
}

const fett: ReadonlySet<Satzzeile["art"] | "kopf"> = new Set(["kopf", "titel", "summe"] as const);
