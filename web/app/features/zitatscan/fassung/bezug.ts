import type { Norm } from "@gebuehrenportal/zitate";

/** What is asked for: a norm as the reader of citations gives it. */
export type Normbezug = Pick<Norm, "abbr" | "einheit" | "nr" | "stufen"> &
  Partial<Pick<Norm, "akt" | "fassung">>;

/** One place a series names. */
export type Ort = {
  readonly abbr: string;
  readonly einheit: "§" | "Art" | "Nr" | "Vorbem";
  readonly nr: string;
  readonly abs?: string;
  readonly satz?: string;
  readonly nummer?: string;
};

const einheiten: Readonly<Record<string, Ort["einheit"]>> = {
  "§": "§",
  "§§": "§",
  "Art.": "Art",
  "Nr.": "Nr",
  "Vorbem.": "Vorbem",
};

const stueck =
  /^\s*(?:(§§?|Art\.|Nr\.|Vorbem\.)\s*)?(\d+[a-z]*(?:\.\d+)?)?(?:\s*Abs\. (\w+))?(?:\s*(?:Satz|S\.) (\d+))?(?:\s*Nr\. (\w+))?(?:\s*(?:Buchst\.|Anm\.|Tabelle)\s*\w*)*\s*(.*?)\s*$/;

/** The places a series stands for, as it names them: „§ 122 Abs. 2, 2a AO“, „Nr. 4142, 5116 VV“, „§ 13 Abs. 1 RVG“. */
export function orte(norm: string): readonly Ort[] {
  const alle: { -readonly [feld in keyof Ort]: Ort[feld] }[] = [];
  for (const teil of norm.split(/[;,]| und /)) {
    const [, zeichen, nr, abs, satz, nummer, abbr = ""] = stueck.exec(teil) ?? [];
    const vorige = alle.at(-1);
    const einheit = zeichen === undefined ? vorige?.einheit : einheiten[zeichen];
    if (nr === undefined || einheit === undefined) continue;
    const weitererAbsatz = zeichen === undefined && vorige?.abs !== undefined && abs === undefined;
    alle.push({
      abbr,
      einheit,
      nr: weitererAbsatz ? vorige.nr : nr,
      ...(weitererAbsatz ? { abs: nr } : abs !== undefined && { abs }),
      ...(satz !== undefined && { satz }),
      ...(nummer !== undefined && { nummer }),
    });
  }
  alle.toReversed().reduce((gesetz, ort) => {
    ort.abbr = ort.abbr === "" ? gesetz : ort.abbr === "VV" ? "VV RVG" : ort.abbr;
    return ort.abbr;
  }, "");
  return alle;
}

/** Whether a citation can mean a place: the same norm, and no step that says otherwise. */
export function meint(ort: Ort, { abbr, einheit, nr, stufen }: Normbezug): boolean {
  const gleich = (a: string | undefined, b: string | undefined) =>
    a === undefined || b === undefined || a === b;
  return (
    ort.abbr === abbr &&
    ort.einheit === einheit &&
    ort.nr === nr &&
    gleich(ort.abs, stufen.abs) &&
    gleich(ort.nummer, stufen.nummer) &&
    gleich(ort.satz, stufen.satz)
  );
}

/** Whether a place is only a part of what a citation names: Abs. 2 of „§ 13 RVG“. */
export const nurTeil = ({ abs, nummer, satz }: Ort, { stufen }: Normbezug): boolean =>
  (abs !== undefined && stufen.abs === undefined) ||
  (nummer !== undefined && stufen.nummer === undefined) ||
  (satz !== undefined && stufen.satz === undefined);
