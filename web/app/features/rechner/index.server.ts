/** What other features may have computed, and the names of the calculators. */
export { ablehnungen, blattVon } from "./ausgabe/datei.server.ts";
export { blattpfade, blattrechnung } from "./blattrechnungen.ts";
export { alsBase64, ausBase64Json } from "./formular/base64.ts";
export { alleOrte } from "./fristen/orte/gerichtskunde.ts";
export { type Fristuebergabe, fristuebergabe } from "./fristen/uebergabe.ts";
export { angeboteneWege, wegoptionen } from "./fristen/wege/wege.ts";
export { rechnerkacheln, rechnername } from "./kacheln.server.ts";
export type { Auswertung as RvgAuswertung } from "./rvg/auswertung.ts";
export type { Titel as RvgTitel } from "./rvg/ergebnis/titel.ts";
export {
  type FormAngelegenheit as RvgAngelegenheit,
  type FormAnrechnung as RvgAnrechnung,
  type Formular as RvgFormular,
  istBerechnet,
} from "./rvg/formular/formular.ts";
export { alsFragment as alsRvgFragment, ausFragment as ausRvgFragment } from "./rvg/formular/fragment.ts";
export { formularAusQuery as rvgFormularAusQuery } from "./rvg/formular/query.ts";
export { auswertung as rvgAuswertung } from "./rvg/rechnung.ts";
export { angelegenheitstitel, type Rechnungszeile, rechnungszeile } from "./vvzeile.ts";
