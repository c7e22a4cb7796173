import type { Bekanntgabeart, FristErgebnis } from "@gebuehrenportal/fristen";
import type { KatalogfristErgebnis } from "@gebuehrenportal/fristen/katalog";
import type { Fristfrage } from "./frage.ts";

/** Why a lawyer has to release an entry (BGH IV ZB 23/19: staff keep simple and usual periods alone), in words. */
export const freigabegruende = {
  sicherheit: "Die Frist ist nicht mit hoher Sicherheit bestimmt.",
  streit: "Auf dem Rechenweg liegt eine Streitfrage.",
  fassung: "Zwei Fassungen des Gesetzes kommen in Betracht.",
  ausland: "Zugestellt wurde im Ausland.",
  fiktion: "Der Tag der Zustellung beruht auf einer Fiktion.",
  "fuenf-monate": "Die Frist beginnt nach der Fünf-Monats-Regel.",
  bestaetigung: "Der Katalog verlangt für diese Frist eine anwaltliche Bestätigung.",
  "ort-unbekannt": "Der Ort ist unbekannt; gerechnet ist nur mit bundesweiten Feiertagen.",
  uebernommen: "Der Tag ist übernommen, nicht gerechnet.",
  "ohne-antwort": "Nach dem Recht von heute ergibt sich aus den Angaben der Buchung kein Tag mehr.",
} as const;
export type Freigabegrund = keyof typeof freigabegruende;

/** A change of law has left the entry without a day: a lawyer has to look at the booked one. */
export const ohneAntwortGrund = "ohne-antwort" satisfies Freigabegrund;

/** A reason in words; one that is not known any more by its code. */
export const freigabesatz = (code: string): string =>
  Object.hasOwn(freigabegruende, code) ? freigabegruende[code as Freigabegrund] : code;

/** Ways on which the document itself was handed over or its arrival confirmed: no day is supposed. */
const tatsaechlich: ReadonlySet<Bekanntgabeart> = new Set<Bekanntgabeart>([
  "zustellung",
  "zu-briefkasten",
  "zu-niederlegung",
  "eb",
  "eeb",
  "einschreiben-rueckschein",
]);

const istAusland = (weg: Bekanntgabeart): boolean => weg.endsWith("ausland") || weg.includes("ausland");

/** What speaks against letting staff keep this period alone; empty: nothing does. */
export function freigabegruendeVon(
  ergebnis: FristErgebnis | KatalogfristErgebnis,
  { eingabe }: Fristfrage,
  { ortUnbekannt }: { readonly ortUnbekannt: boolean },
): readonly Freigabegrund[] {
  const weg = eingabe.bekanntgabe?.weg;
  const gruende: Readonly<Record<Exclude<Freigabegrund, "uebernommen" | "ohne-antwort">, boolean>> = {
    sicherheit: ergebnis.sicherheit !== "hoch",
    streit: ergebnis.streitpunkte.length > 0,
    fassung: "andereFassung" in ergebnis && ergebnis.andereFassung !== undefined,
    ausland: weg !== undefined && istAusland(weg),
    fiktion: weg !== undefined && !tatsaechlich.has(weg) && !istAusland(weg),
    "fuenf-monate": ergebnis.zwischentage.some(({ name }) => name === "fuenf-monate"),
    bestaetigung: "bestaetigung" in ergebnis && ergebnis.bestaetigung,
    "ort-unbekannt": ortUnbekannt,
  };
  return (Object.keys(gruende) as (keyof typeof gruende)[]).filter((grund) => gruende[grund]);
}
