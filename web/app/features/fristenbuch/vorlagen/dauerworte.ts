import { dauerText } from "@gebuehrenportal/fristen/dauertext";
import type { Vorlagendauer } from "./vorlage.ts";

/** „2 Monate und 3 Tage“ */
export const dauerworte = ({ days, weeks, months, years }: Vorlagendauer): string =>
  dauerText([
    { wert: years, einheit: "jahr" },
    { wert: months, einheit: "monat" },
    { wert: weeks, einheit: "woche" },
    { wert: days, einheit: "tag" },
  ]);
