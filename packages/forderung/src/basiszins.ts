import { basiszinsGrenzen, basiszinssatz } from "@gebuehrenportal/gesetze/bgb/paragraph-247.ts";
import {
  datum,
  type KeinErgebnis,
  keinErgebnis,
  plusTage,
  type Quelle,
  type Tag,
  tagAus,
  teile,
  type Vermerk,
} from "@gebuehrenportal/recht";

/** A half-year the operator of the portal entered. `prozent100`: hundredths of a percentage point (1,52 % = 152). */
export type Basiszinszeile = {
  readonly ab: Tag;
  readonly prozent100: number;
  /** Where the operator read it. */
  readonly fundstelle?: string;
  readonly eingetragenAm?: Tag;
  /** Not announced yet: what is computed with it says so. */
  readonly entwurf?: boolean;
};

export type Basiszins = {
  readonly ab: Tag;
  /** Last day of the half-year. */
  readonly bis: Tag;
  readonly prozent100: number;
  readonly herkunft: "gesetz" | "betreiber";
  readonly quelle: Quelle;
};

export type Basiszinssaetze = {
  readonly art: "ergebnis";
  readonly norm: string;
  /** Every half-year since 1 January 2002, ascending. */
  readonly zeilen: readonly Basiszins[];
  /** First day for which no rate is known. */
  readonly unbekanntAb: Tag;
  readonly vermerke: readonly Vermerk[];
};

const norm = basiszinssatz.norm;
const halbjahresbeginn = (t: Tag): boolean => /-(01|07)-01$/.test(t);

/** The next 1 January or 1 July after a day. */
export function naechstesHalbjahr(tag: Tag): Tag {
  const { jahr, monat } = teile(tag);
  const naechstes = monat < 7 ? tagAus(jahr, 7, 1) : tagAus(jahr + 1, 1, 1);
  return naechstes ?? tag;
}

/**
 * Every known base rate since 1 January 2002 (§ 247 BGB). `zusatz`: half-years after the last recorded one, in any order; each
 * must begin on 1 January or 1 July and follow without a gap, and a recorded half-year cannot be overwritten, else the answer
 * is a non-result naming the row. Half-years nobody knows yet are not guessed: `unbekanntAb`.
 */
export function basiszinssaetze(zusatz: readonly Basiszinszeile[] = []): Basiszinssaetze | KeinErgebnis {
  const zeilen: Basiszins[] = basiszinssatz.fassungen.map(({ ab, wert, quelle }) => ({
    ab,
    bis: plusTage(naechstesHalbjahr(ab), -1),
    prozent100: wert,
    herkunft: "gesetz",
    quelle,
  }));
  const vermerke: Vermerk[] = [];
  const letzte = basiszinssatz.fassungen.at(-1)?.ab;
  let erwartet = letzte === undefined ? undefined : naechstesHalbjahr(letzte);
  for (const [i, zeile] of zusatz
    .map((z, k) => [k, z] as const)
    .toSorted((a, b) => (a[1].ab < b[1].ab ? -1 : 1))) {
    const fehler = zeilenfehler(zeile, erwartet, letzte);
    if (fehler) return keinErgebnis(fehler, norm, `basiszinsen[${i}]`);
    erwartet = naechstesHalbjahr(zeile.ab);
    zeilen.push({
      ab: zeile.ab,
      bis: plusTage(erwartet, -1),
      prozent100: zeile.prozent100,
      herkunft: "betreiber",
      quelle: eintragsquelle(zeile),
    });
    vermerke.push(eintragsvermerk(zeile, i));
  }
  return {
    art: "ergebnis",
    norm,
    zeilen,
    unbekanntAb: plusTage(zeilen.at(-1)?.bis ?? basiszinssatz.geprueft, 1),
    vermerke,
  };
}

function zeilenfehler(
  { ab, prozent100 }: Basiszinszeile,
  erwartet: Tag | undefined,
  letzte: Tag | undefined,
): string | undefined {
  if (!halbjahresbeginn(ab)) return "Der Basiszinssatz ändert sich nur zum 1. Januar und 1. Juli.";
  if (!Number.isSafeInteger(prozent100))
    return "Der Basiszinssatz ist in ganzen Hundertsteln eines Prozentpunkts anzugeben.";
  if (letzte !== undefined && ab <= letzte) return `Der Basiszinssatz ab ${datum(ab)} ist bereits erfasst.`;
  if (erwartet !== undefined && ab > erwartet) return `Der Basiszinssatz ab ${datum(erwartet)} fehlt.`;
  return ab === erwartet ? undefined : `Der Basiszinssatz ab ${datum(ab)} ist doppelt angegeben.`;
}

/** How a row of the operator is quoted, with source and day. */
export const eintragsquelle = ({ ab, fundstelle, eingetragenAm, entwurf }: Basiszinszeile): Quelle => ({
  titel: entwurf ? "Entwurf, vom Betreiber eingetragen" : "vom Betreiber eingetragen",
  fundstelle: `${fundstelle ?? `Basiszinssatz ab ${datum(ab)}`}${eingetragenAm ? `, eingetragen am ${datum(eingetragenAm)}` : ""}`,
});

/**
 * Of the rows an operator entered those that count, ascending: after the last half-year the law file records (which wins), and
 * up to the first gap.
 */
export function geltendeEintraege(zeilen: readonly Basiszinszeile[]): Basiszinszeile[] {
  const letzte = basiszinssatz.fassungen.at(-1)?.ab;
  let erwartet = letzte === undefined ? undefined : naechstesHalbjahr(letzte);
  const geltend: Basiszinszeile[] = [];
  for (const zeile of zeilen.toSorted((a, b) => (a.ab < b.ab ? -1 : 1))) {
    if (zeile.ab !== erwartet) continue;
    geltend.push(zeile);
    erwartet = naechstesHalbjahr(zeile.ab);
  }
  return geltend;
}

/** „1,52 %“, with a true minus sign. */
export const prozentText = (prozent100: number): string => {
  const absolut = Math.abs(prozent100);
  return `${prozent100 < 0 ? "\u2212" : ""}${Math.trunc(absolut / 100)},${String(absolut % 100).padStart(2, "0")}\u00a0%`;
};

function eintragsvermerk(zeile: Basiszinszeile, index: number): Vermerk {
  const { ab, prozent100 } = zeile;
  const { unten, oben } = basiszinsGrenzen;
  const plausibel = prozent100 >= unten && prozent100 <= oben;
  const zusatz = plausibel
    ? ""
    : ` Der Wert liegt außerhalb von ${prozentText(unten)} bis ${prozentText(oben)}; bitte prüfen.`;
  return {
    art: plausibel && !zeile.entwurf ? "hinweis" : "warnung",
    text: `Der Basiszinssatz ab ${datum(ab)} (${prozentText(prozent100)}) ist ${
      zeile.entwurf ? "ein Entwurf und noch nicht bekanntgemacht, " : ""
    }vom Betreiber eingetragen (${eintragsquelle(zeile).fundstelle}).${zusatz}`,
    norm,
    feld: `basiszinsen[${index}]`,
  };
}
