import {
  mindestgebuehr as anwaltsmindestgebuehr,
  gebuehrentabelle as anwaltstabelle,
} from "@gebuehrenportal/gebuehren/gebuehrentabelle";
import {
  mindestgebuehr as gerichtsmindestgebuehr,
  gebuehrentabelle as gerichtstabelle,
} from "@gebuehrenportal/gerichtskosten";
import {
  anteil,
  type Cent,
  cent,
  fassungAm,
  type Gebuehrentabelle,
  groesser,
  type KeinErgebnis,
  type Tag,
} from "@gebuehrenportal/recht";
import { kurzname } from "../kurzname.ts";
import type { Spalte, Tabellenfeld, Wunsch } from "./wunsch.ts";

/** The finished table: plain data for page and file. */
export type Tabellenbild = {
  readonly zeilen: readonly Bildzeile[];
  /** Versions used, each once: „§ 13 Abs. 1 RVG“ since the day, by the act. */
  readonly fassungen: readonly Fassungszeile[];
  /** Why a table has no figures for a day. */
  readonly luecken: readonly string[];
};
export type Bildzeile = {
  /** `null`: without upper end. */
  readonly bis: Cent | null;
  /** One entry per column: the fee on the day, or nothing where no version is known. */
  readonly werte: readonly (Cent | null)[];
  /** The same for the day of comparison. */
  readonly vergleich?: readonly (Cent | null)[];
};
export type Fassungszeile = {
  readonly norm: string;
  readonly ab: Tag;
  readonly titel: string;
  readonly link?: string;
};

type Teil = Gebuehrentabelle | KeinErgebnis;
type Ausschnitt = Pick<Wunsch, "von" | "bis"> & { readonly stichtag: Tag };

const quellen: Readonly<Record<Tabellenfeld, (a: Ausschnitt) => Teil>> = {
  rvg: (a) => anwaltstabelle({ tabelle: "rvg13", ...a }),
  pkh: (a) => anwaltstabelle({ tabelle: "rvg49", ...a }),
  gkg: (a) => gerichtstabelle({ tabelle: "gkg34", ...a }),
};

/** Computes the rows for a wish without faults: a row begins wherever one of the shown tables has a step. */
export function tabellenbild({ stichtag, vergleich, von, bis, spalten }: Wunsch): Tabellenbild {
  const heutige = teileAm(spalten, { stichtag, von, bis });
  const andere = vergleich ? teileAm(spalten, { stichtag: vergleich, von, bis }) : undefined;
  const grenzen = grenzenAus([...heutige.values(), ...(andere?.values() ?? [])]);
  const zeilen = grenzen.map(
    (grenze): Bildzeile => ({
      bis: grenze,
      werte: spalten.map((spalte) => betrag(heutige, spalte, grenze, stichtag)),
      ...(andere && vergleich
        ? { vergleich: spalten.map((spalte) => betrag(andere, spalte, grenze, vergleich)) }
        : {}),
    }),
  );
  const alle = [...heutige.values(), ...(andere?.values() ?? [])];
  return { zeilen, fassungen: fassungenAus(alle), luecken: lueckenAus(alle) };
}

function teileAm(spalten: readonly Spalte[], ausschnitt: Ausschnitt): ReadonlyMap<Tabellenfeld, Teil> {
  return new Map(
    [...new Set(spalten.map((s) => s.tabelle))].map((feld) => [feld, quellen[feld](ausschnitt)]),
  );
}

function grenzenAus(teile: readonly Teil[]): (Cent | null)[] {
  const grenzen = teile.flatMap((teil) => (teil.art === "ergebnis" ? teil.zeilen.map((z) => z.bis) : []));
  const endliche = [...new Set(grenzen.filter((g) => g !== null))].sort((a, b) => a - b);
  return grenzen.includes(null) ? [...endliche, null] : endliche;
}

function betrag(
  teile: ReadonlyMap<Tabellenfeld, Teil>,
  { tabelle, satz100 }: Spalte,
  grenze: Cent | null,
  stichtag: Tag,
): Cent | null {
  const teil = teile.get(tabelle);
  if (teil?.art !== "ergebnis") return null;
  const wert = grenze ?? Number.POSITIVE_INFINITY;
  const zeile = teil.zeilen.find((z) => wert > z.ueber && (z.bis === null || wert <= z.bis));
  if (!zeile) return null;
  const reihe = tabelle === "gkg" ? gerichtsmindestgebuehr : anwaltsmindestgebuehr;
  return groesser(anteil(zeile.gebuehr, satz100, 100), fassungAm(reihe, stichtag)?.wert ?? cent(0));
}

function fassungenAus(teile: readonly Teil[]): Fassungszeile[] {
  const zeilen = teile.flatMap((teil): Fassungszeile[] => {
    if (teil.art !== "ergebnis") return [];
    const { ab, quelle } = teil.fassung;
    return [{ norm: teil.norm, ab, titel: kurzname(quelle), ...(quelle.link ? { link: quelle.link } : {}) }];
  });
  return [...new Map(zeilen.map((z) => [`${z.norm} ${z.ab}`, z])).values()];
}

const lueckenAus = (teile: readonly Teil[]): string[] => [
  ...new Set(teile.flatMap((t) => (t.art === "kein-ergebnis" ? [`${t.norm}: ${t.grund}`] : []))),
];
