import { mittlere } from "./anteil.ts";
import { textVon, type Zeile } from "./zeilen.ts";

/** Share of a page's height at its upper and lower edge in which heads and feet stand. */
const rand = 0.18;
/** So many lines at each edge may be a head or a foot. */
const meiste = 4;
const gleichHoch = 4;

/** The lines at the edges of a page from outside in, each with what makes it alike on other pages. */
export type Raender = { readonly zeilen: readonly Randzeile[] };

type Randzeile = {
  readonly zeile: Zeile;
  readonly vom: "oben" | "unten";
  readonly abstand: number;
  readonly muster: string;
  /** Whether more room than between lines parts it from the text. */
  readonly fuerSich: boolean;
};

/** What may be head or foot of a page. */
export function raenderVon(zeilen: readonly Zeile[]): Raender {
  const hoehe = zeilen[0]?.seite.hoehe ?? 0;
  const sortiert = [...zeilen].sort((a, b) => a.grund - b.grund);
  const oben = sortiert.slice(0, meiste).filter(({ grund }) => grund < hoehe * rand);
  const unten = sortiert
    .slice(-meiste)
    .reverse()
    .filter(({ grund }) => grund > hoehe * (1 - rand));
  const abstand = mittlere(sortiert.slice(1).map(({ grund }, i) => grund - (sortiert[i]?.grund ?? grund)));
  const fuerSich = (zeile: Zeile, nach: 1 | -1) => {
    const naechste = sortiert[sortiert.indexOf(zeile) + nach];
    return !naechste || Math.abs(naechste.grund - zeile.grund) > 1.35 * Math.max(abstand, 1.4 * zeile.hoehe);
  };
  return {
    zeilen: [
      ...oben.map((zeile) => randzeile(zeile, "oben", zeile.grund, fuerSich(zeile, 1))),
      ...unten.map((zeile) => randzeile(zeile, "unten", hoehe - zeile.grund, fuerSich(zeile, -1))),
    ],
  };
}

function randzeile(zeile: Zeile, vom: "oben" | "unten", abstand: number, fuerSich: boolean): Randzeile {
  return { zeile, vom, abstand, muster: textVon(zeile).replace(/\d+/g, "0").replace(/\s+/g, ""), fuerSich };
}

/** Heads and feet of a page: what repeats on its neighbours, and numbers of pages; from the edge to the first other line. */
export function kopfUndFuss(seite: Raender, nachbarn: readonly Raender[]): ReadonlySet<Zeile> {
  const wiederholt = (eine: Randzeile) =>
    istSeitenzahl(eine) ||
    nachbarn.some(({ zeilen }) => zeilen.some((andere) => sindGleich(eine, andere))) ||
    stehtAllein(eine, nachbarn);
  return new Set(
    (["oben", "unten"] as const).flatMap((vom) => {
      const zeilen = seite.zeilen.filter((eine) => eine.vom === vom);
      const ende = zeilen.findIndex((eine) => !wiederholt(eine));
      return zeilen.slice(0, ende < 0 ? zeilen.length : ende).map(({ zeile }) => zeile);
    }),
  );
}

const istSeitenzahl = ({ muster, fuerSich }: Randzeile): boolean =>
  fuerSich && /^[-–—|]?(?:Seite|S\.|Blatt|Bl\.)?0(?:(?:von|\/|-|–)0)?[-–—|]?$/.test(muster);

const sindGleich = (a: Randzeile, b: Randzeile): boolean =>
  a.muster === b.muster && a.vom === b.vom && Math.abs(a.abstand - b.abstand) < gleichHoch;

/** Heads that change with the chapter: alone at the same height on the pages before and after. */
function stehtAllein(eine: Randzeile, nachbarn: readonly Raender[]): boolean {
  const ebenso = nachbarn.filter(({ zeilen }) =>
    zeilen.some(
      (andere) =>
        andere.fuerSich &&
        andere.vom === eine.vom &&
        Math.abs(andere.abstand - eine.abstand) < gleichHoch / 2,
    ),
  );
  return eine.fuerSich && nachbarn.length > 1 && ebenso.length === nachbarn.length;
}
