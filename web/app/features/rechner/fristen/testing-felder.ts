import { laendernamen } from "@gebuehrenportal/recht";
import { werteAusQuery } from "../formular/query.ts";
import { heute } from "../testing-heute.ts";
import { formular } from "./formular.ts";
import { rechnung } from "./rechnung.ts";

/** What the form shows of its fields for this query. */
export const felder = (query: string) =>
  rechnung.felder?.(werteAusQuery(formular, new URLSearchParams(query)), heute);

/** The list of the Länder. */
export const laender = (erstes = "nicht bestimmt (nur bundesweite Feiertage)") => ({
  optionen: [
    { wert: "", text: erstes },
    ...Object.entries(laendernamen).map(([wert, text]) => ({ wert, text })),
  ],
});
