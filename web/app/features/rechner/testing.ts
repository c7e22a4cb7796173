/** What tests and measurements outside need of the calculators. */
export { permalinks } from "./ausgabe/permalinks/testing.ts";
export { blattrechnung } from "./blattrechnungen.ts";
export { alsBase64 } from "./formular/base64.ts";
export { alsFragment, ausFragment } from "./formular/fragment.ts";
export { formular as mahnformular } from "./mahnverfahren/felder.ts";
export { formular as pfaendungsformular } from "./pfaendung/felder.ts";
export type { ProzesskostenEingabe } from "./prozesskosten/eingabe.ts";
export { prozesskosten } from "./prozesskosten/prozesskosten.ts";
export { nachAktion as nachRvgAktion } from "./rvg/formular/aktionen.ts";
export {
  formularAus as rvgFormularAus,
  leeresFormular as leeresRvgFormular,
} from "./rvg/formular/formular.ts";
export { alsFragment as alsRvgFragment } from "./rvg/formular/fragment.ts";
export { heute } from "./testing-heute.ts";
export { geprueft, type Proben } from "./testing-ordner.ts";
