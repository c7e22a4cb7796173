import type { Tag } from "@gebuehrenportal/recht";
import fc from "fast-check";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import type { Buchnutzer } from "../einstellung/buchzugang.server.ts";
import {
  angabenAendern,
  erledigen,
  genehmigen,
  streichen,
  wiederOeffnen,
} from "../eintrag/aendern.server.ts";
import { type Buchungswunsch, buchen, ohneAngaben } from "../eintrag/buchen.server.ts";
import { ausloeserAendern } from "../eintrag/neurechnen.server.ts";
import { verlaengerungAblehnen, verlaengerungBeantragen } from "../eintrag/verlaengern.server.ts";
import type { Fristfrage } from "../plan/frage.ts";
import type { Frist } from "../worte/frist.ts";

/** What somebody of the office does; of entries that are there already, the n-th. */
export type Buchzug =
  | { readonly art: "frei"; readonly am: Tag; readonly wochen: number }
  /** A whole chain; of the same file twice, it is refused once. */
  | { readonly art: "kette"; readonly am: Tag; readonly akte: number }
  | { readonly art: "ausloeser"; readonly am: Tag; readonly frist: number }
  | { readonly art: "bemerkung"; readonly frist: number; readonly text: string }
  | {
      readonly art: "genehmigen" | "erledigen" | "oeffnen" | "streichen" | "beantragen" | "ablehnen";
      readonly frist: number;
    };

/** What became of it: entries with the line of the log that says so, or a refusal that the book knows. */
export type Zugfolge =
  | { readonly art: "getan"; readonly fristen: readonly { readonly id: string; readonly stand: number }[] }
  | { readonly art: "abgelehnt"; readonly code: string };

const tage = ["2026-10-30", "2026-11-02", "2026-11-03", "2026-11-09", "2026-11-13"] as Tag[];
const am = fc.constantFrom(...tage);
const frist = fc.nat(10_000);
const auf = (
  weight: number,
  ...arten: readonly Extract<Buchzug, { frist: number; text?: never }>["art"][]
) => ({
  weight,
  arbitrary: fc.record({ art: fc.constantFrom(...arten), frist }) as fc.Arbitrary<Buchzug>,
});

/** What an office does all at once. */
export const buchzug: fc.Arbitrary<Buchzug> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ art: fc.constant("frei" as const), am, wochen: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 3, arbitrary: fc.record({ art: fc.constant("kette" as const), am, akte: fc.nat(12) }) },
  { weight: 2, arbitrary: fc.record({ art: fc.constant("ausloeser" as const), am, frist }) },
  {
    weight: 2,
    arbitrary: fc.record({
      art: fc.constant("bemerkung" as const),
      frist,
      text: fc.string({ maxLength: 20 }),
    }),
  },
  auf(4, "erledigen", "streichen", "genehmigen"),
  auf(2, "oeffnen", "beantragen", "ablehnen"),
);

/** Does it as a page or call would. @throws whatever is no refusal of the book */
export async function zugTun(wer: Buchnutzer, zug: Buchzug, id: string): Promise<Zugfolge> {
  try {
    const fristen = [await getan(wer, zug, { id })].flat();
    return { art: "getan", fristen: fristen.map((f) => ({ id: f.id, stand: f.stand })) };
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler)) throw fehler;
    return { art: "abgelehnt", code: String(Object(fehler.koerper).code ?? fehler.status) };
  }
}

function getan(
  wer: Buchnutzer,
  zug: Buchzug,
  bezug: { readonly id: string },
): Promise<Frist | readonly Frist[]> {
  switch (zug.art) {
    case "frei": {
      const dauer = [{ wert: zug.wochen, einheit: "woche" as const }];
      return buchen(
        wer,
        wunsch({ art: "frei", eingabe: { ereignisAm: zug.am, dauer, ort: { land: "BE" } } }, ""),
      );
    }
    case "kette": {
      const frage = {
        art: "katalog" as const,
        id: "zpo-517",
        eingabe: { ereignisAm: zug.am, ort: { land: "BE" as const } },
      };
      return buchen(wer, wunsch(frage, `${zug.akte} O 12/26`));
    }
    case "ausloeser":
      return ausloeserAendern(wer, bezug, zug.am);
    case "bemerkung":
      return angabenAendern(wer, bezug, { bemerkung: zug.text });
    case "genehmigen":
      return genehmigen(wer, bezug);
    case "erledigen":
      return erledigen(wer, bezug, { at: "2026-11-16", channel: "beA", reference: "4711" });
    case "oeffnen":
      return wiederOeffnen(wer, bezug);
    case "streichen":
      return streichen(wer, bezug, "doppelt");
    case "beantragen":
      return verlaengerungBeantragen(wer, bezug, { am: "2026-11-13" as Tag, bis: "2026-12-21" as Tag });
    default:
      return verlaengerungAblehnen(wer, bezug);
  }
}

const wunsch = (frage: Fristfrage, aktenzeichen: string): Buchungswunsch => ({
  frage,
  ortUnbekannt: false,
  angaben: {
    ...ohneAngaben,
    titel: frage.art === "frei" ? "Stellungnahme" : "",
    aktenzeichen,
  },
});
