export type { Pdfbibliothek } from "./src/bibliothek.ts";
export { pdfLaden } from "./src/bibliothek.ts";
export { type Bildwort, bildtext } from "./src/bildtext.ts";
export type { Pdfdokument } from "./src/dokument.ts";
export { hoechstensBytes, Pdffehler } from "./src/fehler.ts";
export type { Rechteck, Seitentext } from "./src/seitentext.ts";
export type { Dokumenttext, Textstelle } from "./src/text/dokumenttext.ts";
export { dokumenttext, type Textfluss, textfluss } from "./src/text/textfluss.ts";
export type { Verweisstelle } from "./src/verweise.ts";
