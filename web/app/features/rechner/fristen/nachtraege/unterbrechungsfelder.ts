import { unterbrechungshandlungen } from "@gebuehrenportal/gesetze/fristregeln/verfolgungshandlungen.ts";
import type { Option } from "#ui/felder/auswahl.tsx";
import type { Feldanpassungen } from "../../formular/formularfeld.ts";
import { anzahlZeilen, type Werte } from "../../formular/rechnerformular.ts";
import { unterbrechungsgruppe } from "./formular-nachtraege.ts";

const optionen: readonly Option[] = [
  { wert: "", text: "nicht bestimmt" },
  ...Object.entries(unterbrechungshandlungen).map(([wert, { norm, text }]) => ({
    wert,
    text: `${text} (${norm})`,
  })),
];

/**
 * The acts to choose from in every row of the interruptions, and in the next one, so that a new row has its list at once.
 * They stand here and not in the form, which every visitor loads, because few limitations of prosecution are computed.
 */
export function unterbrechungsfelder(werte: Werte): Feldanpassungen {
  if (werte.verfolgung !== "ja") return {};
  const { name, hoechstens } = unterbrechungsgruppe;
  const zeilen = Math.min(hoechstens, anzahlZeilen(unterbrechungsgruppe, werte) + 1);
  return Object.fromEntries(
    Array.from({ length: zeilen }, (_, i) => [`${name}.${i + 1}.handlung`, { optionen }]),
  );
}
