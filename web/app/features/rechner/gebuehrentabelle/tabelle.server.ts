import {
  mindestgebuehr as anwaltsmindestgebuehr,
  gebuehrentabelle as anwaltstabelle,
} from "@gebuehrenportal/gebuehren/gebuehrentabelle";
import {
  familienmindestgebuehr,
  mindestgebuehr as gerichtsmindestgebuehr,
  gebuehrentabelle as gerichtstabelle,
  mindestgebuehrGnotkg,
} from "@gebuehrenportal/gerichtskosten";
import {
  type Cent,
  fassungAm,
  type Gebuehrentabelle,
  type KeinErgebnis,
  kurzname,
  type Tag,
  type Zeitreihe,
} from "@gebuehrenportal/recht";
import type { Einfache, Mindestens } from "./ui/spaltenwert.ts";
import type { Spalte, Tabellenfeld, Wunsch } from "./wunsch.ts";

/** The finished table as plain data: 1.0 fees, to which page and file apply the rates of their columns. */
export type Wertetabelle = {
  readonly zeilen: readonly Wertezeile[];
  readonly mindestens: Mindestens;
  readonly mindestensVergleich?: Mindestens;
  /** Versions used, each once: „§ 13 Abs. 1 RVG“ since the day, by the act. */
  readonly fassungen: readonly Fassungszeile[];
  /** Why a table has no figures for a day. */
  readonly luecken: readonly string[];
};
export type Wertezeile = {
  /** `null`: without upper end. */
  readonly bis: Cent | null;
  readonly einfach: Einfache;
  /** 1.0 fees on the day of comparison. */
  readonly vergleich?: Einfache;
};
export type Fassungszeile = { readonly norm: string; readonly ab: Tag; readonly titel: string };

type Teil = Gebuehrentabelle | KeinErgebnis;
type Ausschnitt = Pick<Wunsch, "von" | "bis"> & { readonly stichtag: Tag };

const quellen: Readonly<Record<Tabellenfeld, (a: Ausschnitt) => Teil>> = {
  rvg: (a) => anwaltstabelle({ tabelle: "rvg13", ...a }),
  pkh: (a) => anwaltstabelle({ tabelle: "rvg49", ...a }),
  gkg: (a) => gerichtstabelle({ tabelle: "gkg34", ...a }),
  famgkg: (a) => gerichtstabelle({ tabelle: "famgkg28", ...a }),
  gnotkga: (a) => gerichtstabelle({ tabelle: "gnotkg34a", ...a }),
  gnotkgb: (a) => gerichtstabelle({ tabelle: "gnotkg34b", ...a }),
};

/** Least amount of a fee by each table. */
const kleinste: Readonly<Record<Tabellenfeld, Zeitreihe<Cent>>> = {
  rvg: anwaltsmindestgebuehr,
  pkh: anwaltsmindestgebuehr,
  gkg: gerichtsmindestgebuehr,
  famgkg: familienmindestgebuehr,
  gnotkga: mindestgebuehrGnotkg,
  gnotkgb: mindestgebuehrGnotkg,
};

/** Computes the rows for a wish without faults: a row begins wherever one of the shown tables has a step. */
export function wertetabelle({ stichtag, vergleich, von, bis, spalten }: Wunsch): Wertetabelle {
  const heutige = teileAm(spalten, { stichtag, von, bis });
  const andere = vergleich ? teileAm(spalten, { stichtag: vergleich, von, bis }) : undefined;
  const alle = [...heutige.values(), ...(andere?.values() ?? [])];
  return {
    zeilen: grenzenAus(alle).map((grenze) => ({
      bis: grenze,
      einfach: einfacheAus(heutige, grenze),
      ...(andere ? { vergleich: einfacheAus(andere, grenze) } : {}),
    })),
    mindestens: mindestensAm(heutige, stichtag),
    ...(andere && vergleich ? { mindestensVergleich: mindestensAm(andere, vergleich) } : {}),
    fassungen: fassungenAus(alle),
    luecken: lueckenAus(alle),
  };
}

type Teile = ReadonlyMap<Tabellenfeld, Teil>;

function teileAm(spalten: readonly Spalte[], ausschnitt: Ausschnitt): Teile {
  return new Map(
    [...new Set(spalten.map((s) => s.tabelle))].map((feld) => [feld, quellen[feld](ausschnitt)]),
  );
}

function grenzenAus(teile: readonly Teil[]): (Cent | null)[] {
  const grenzen = teile.flatMap((teil) => (teil.art === "ergebnis" ? teil.zeilen.map((z) => z.bis) : []));
  const endliche = [...new Set(grenzen.filter((g) => g !== null))].sort((a, b) => a - b);
  return grenzen.includes(null) ? [...endliche, null] : endliche;
}

function einfacheAus(teile: Teile, grenze: Cent | null): Einfache {
  const wert = grenze ?? Number.POSITIVE_INFINITY;
  return Object.fromEntries(
    [...teile].flatMap(([feld, teil]) => {
      if (teil.art !== "ergebnis") return [];
      const zeile = teil.zeilen.find((z) => wert > z.ueber && (z.bis === null || wert <= z.bis));
      return zeile ? [[feld, zeile.gebuehr]] : [];
    }),
  );
}

function mindestensAm(teile: Teile, stichtag: Tag): Mindestens {
  return Object.fromEntries(
    [...teile.keys()].flatMap((feld) => {
      const fassung = fassungAm(kleinste[feld], stichtag);
      return fassung ? [[feld, fassung.wert]] : [];
    }),
  );
}

function fassungenAus(teile: readonly Teil[]): Fassungszeile[] {
  const zeilen = teile.flatMap((teil): Fassungszeile[] => {
    if (teil.art !== "ergebnis") return [];
    const { ab, quelle } = teil.fassung;
    return [{ norm: teil.norm, ab, titel: kurzname(quelle) }];
  });
  return [...new Map(zeilen.map((z) => [`${z.norm} ${z.ab}`, z])).values()];
}

const lueckenAus = (teile: readonly Teil[]): string[] => [
  ...new Set(teile.flatMap((t) => (t.art === "kein-ergebnis" ? [`${t.norm}: ${t.grund}`] : []))),
];
