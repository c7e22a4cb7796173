import type { Tag } from "@gebuehrenportal/recht";
import { csvDatei } from "../csv-datei.ts";
import type { Termin } from "./ics.ts";
import { tagLang } from "./tagtext.ts";

/** A deadline put aside in this tab. */
export type Merkposten = {
  readonly titel: string;
  readonly akte: string;
  readonly norm: string;
  readonly ereignisAm: Tag;
  readonly ende: Tag;
  readonly vorfristen: readonly Tag[];
  /** The whole form, to come back to it. */
  readonly pfad: string;
  readonly termine: readonly Termin[];
};

/** Begins like everything that is typed, so that signing out takes it away. */
const schluessel = "eingaben/fristenrechner/liste";
const hoechstens = 200;

/** The deadlines put aside in this tab, by their end; none where the browser keeps nothing. */
export function merkliste(): readonly Merkposten[] {
  try {
    const roh: unknown = JSON.parse(sessionStorage.getItem(schluessel) ?? "[]");
    return Array.isArray(roh) ? roh.filter(istPosten) : [];
  } catch {
    return [];
  }
}

/** Keeps the list in this tab alone; gives back what is kept, in the order of the ends. */
export function merklisteSetzen(posten: readonly Merkposten[]): readonly Merkposten[] {
  const neu = [...posten]
    .sort((a, b) => (a.ende < b.ende ? -1 : a.ende > b.ende ? 1 : 0))
    .slice(0, hoechstens);
  try {
    sessionStorage.setItem(schluessel, JSON.stringify(neu));
  } catch {
    // Storage full or forbidden: the list lives as long as the page.
  }
  return neu;
}

/** With one more; the same deadline computed anew takes the place of the former. */
export const mitPosten = (liste: readonly Merkposten[], neu: Merkposten): readonly Merkposten[] => [
  ...liste.filter((p) => p.termine[0]?.uid !== neu.termine[0]?.uid),
  neu,
];

/** The list as a file for German Excel. */
export const listeAlsCsv = (liste: readonly Merkposten[]): string =>
  csvDatei([
    ["Akte", "Frist", "Norm", "Ereignis", "Vorfristen", "Fristende"],
    ...liste.map((p) => [
      p.akte,
      p.titel,
      p.norm,
      tagLang(p.ereignisAm),
      p.vorfristen.map(tagLang).join("; "),
      tagLang(p.ende),
    ]),
  ]);

function istPosten(roh: unknown): roh is Merkposten {
  if (typeof roh !== "object" || roh === null) return false;
  const p = roh as Partial<Merkposten>;
  return (
    typeof p.titel === "string" &&
    typeof p.ende === "string" &&
    typeof p.pfad === "string" &&
    p.pfad.startsWith("/fristenrechner#") &&
    Array.isArray(p.vorfristen) &&
    Array.isArray(p.termine)
  );
}
