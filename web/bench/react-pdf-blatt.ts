import { createRequire } from "node:module";
import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactElement } from "react";
import type { Blattsatz } from "#dokumente/blatt/blattsatz.ts";
import type { Satztabelle, Satzzeile } from "#dokumente/satztabelle.ts";

const paket = createRequire(import.meta.url);
const schnitt = (name: string) => paket.resolve(`@expo-google-fonts/${name}.ttf`);
Font.register({
  family: "Sans",
  fonts: [
    { src: schnitt("source-sans-3/400Regular/SourceSans3_400Regular") },
    { src: schnitt("source-sans-3/600SemiBold/SourceSans3_600SemiBold"), fontWeight: 600 },
  ],
});
Font.register({
  family: "Serif",
  fonts: [
    { src: schnitt("source-serif-4/400Regular/SourceSerif4_400Regular") },
    { src: schnitt("source-serif-4/600SemiBold/SourceSerif4_600SemiBold"), fontWeight: 600 },
  ],
});

const stil = StyleSheet.create({
  seite: { padding: "24mm 20mm 26mm 25mm", fontFamily: "Serif", fontSize: 10 },
  titel: { fontSize: 19, fontWeight: 600, marginBottom: 12 },
  zwischentitel: { fontSize: 12.5, fontWeight: 600, marginTop: 20, marginBottom: 8 },
  tabelle: { fontFamily: "Sans", fontSize: 9.5 },
  zeile: { flexDirection: "row", borderBottom: "0.5pt solid #b9b9c0", paddingVertical: 4 },
  fett: { fontWeight: 600 },
  erste: { flex: 1 },
  weitere: { width: 75, textAlign: "right" },
  fuss: { position: "absolute", bottom: 30, left: 70, right: 57, fontSize: 8, flexDirection: "row" },
});

/** The sheet that our template sets, set by react-pdf as close as it allows, in our fonts. */
export const blattMitReactPdf = (satz: Blattsatz): Promise<Buffer> => renderToBuffer(dokument(satz));

function dokument(satz: Blattsatz) {
  return h(
    Document,
    { title: satz.titel, language: "de" },
    h(
      Page,
      { size: "A4", style: stil.seite },
      h(Text, { style: stil.titel }, satz.titel),
      ...satz.angaben.map((paar) => h(Text, { key: paar[0] }, paar.join(": "))),
      ...satz.fassungen.map((text) => h(Text, { key: text }, text)),
      ...satz.tabellen.map(tabelle),
      ...satz.vermerke.map((text) => h(Text, { key: text }, text)),
      h(Text, { style: stil.zwischentitel }, satz.rechenweg.titel),
      tabelle(satz.rechenweg),
      ...satz.schluss.map((text) => h(Text, { key: text }, text)),
      h(
        View,
        { style: stil.fuss, fixed: true },
        h(Text, { style: stil.erste }, satz.fusszeile),
        h(Text, {
          render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
            `Seite ${pageNumber} von ${totalPages}`,
        }),
      ),
    ),
  );
}

function tabelle({ titel, spalten, zeilen }: Satztabelle): ReactElement {
  return h(
    View,
    { key: titel, style: stil.tabelle },
    zeile({ art: "titel", zellen: spalten.map((s) => s.titel) }, -1),
    ...zeilen.map(zeile),
  );
}

const zeile = ({ art, zellen }: Satzzeile, i: number): ReactElement =>
  h(
    View,
    { key: i, style: art === "summe" || art === "titel" ? [stil.zeile, stil.fett] : stil.zeile, wrap: false },
    ...zellen.map((text, k) => h(Text, { key: k, style: k === 0 ? stil.erste : stil.weitere }, text)),
  );
