import { camtLesen } from "./camt.server.ts";
import { begrenzt } from "./grenze.ts";
import { umsatzCsvLesen } from "./kontoumsatz-csv.server.ts";
import { type Kontoauszug, umsaetzeHoechstens } from "./umsatz.ts";

/** What a statement of a bank holds, by the kind of file that it came from; or why it cannot be read. */
export type Gelesenerauszug = Kontoauszug & { readonly quelle: "camt" | "csv" };

/** Reads a statement, CAMT.053 or CSV, whatever its name says. */
export function lesen(datei: Uint8Array): Gelesenerauszug {
  const anfang = new TextDecoder("latin1").decode(datei.subarray(0, 200)).replace(/^\u00ef\u00bb\u00bf/, "");
  const quelle = anfang.trimStart().startsWith("<") ? "camt" : "csv";
  const auszug = begrenzt(() => (quelle === "camt" ? camtLesen(datei) : umsatzCsvLesen(datei)));
  const zuViele = !("fehler" in auszug) && auszug.umsaetze.length > umsaetzeHoechstens;
  return {
    quelle,
    ...(zuViele
      ? {
          fehler: `Der Auszug hat mehr als ${umsaetzeHoechstens.toLocaleString("de-DE")} Umsätze. Bitte führen Sie einen kürzeren Zeitraum aus.`,
        }
      : auszug),
  };
}
