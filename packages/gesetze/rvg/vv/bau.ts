import { eur, type Fassung, type Quelle, type Sicherheit, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../../geprueft.ts";
import { kostBraeg2025, kostRaeg2021, kostRmog2004, zweitesKostRmog2013 } from "../quellen.ts";
import { beziehungen } from "./beziehungen.ts";
import type { Gebuehrenart, VvNummer, VvWert } from "./typen.ts";

type Wert = VvNummer["werte"]["fassungen"][number]["wert"];

/** A version with a day and a source of its own, between the columns. */
type Eigentag = Fassung<Wert>;

/** A cell of a row: a value, `fehlt` before the number exists, or a version between the columns. */
export type Zelle = Wert | Eigentag | null;

/** A row of the Vergütungsverzeichnis before it is filed under its number. */
export type Zeile = {
  readonly gebuehrenart: Gebuehrenart;
  readonly spalte?: VvNummer["spalte"];
  readonly zellen: readonly Zelle[];
  readonly sicherheit?: Sicherheit;
  /** How sure it is that the number existed on the day of the first column; default `mittel`. */
  readonly beginnSicherheit?: Sicherheit;
};

/**
 * The columns of each row, oldest first. A new fee table is one more column here; rows whose value stays end earlier.
 * Values since 2013 stand in two or more dated texts of the statute (`amtliche-zeilen/README.md`); those of 2006 in two
 * texts of 2012 and 2013 only, the states in between are not proved.
 */
export const spalten: readonly Omit<Fassung<Wert>, "wert">[] = [
  { ab: tag("2006-07-01"), quelle: kostRmog2004, sicherheit: "mittel" },
  { ab: tag("2013-08-01"), quelle: zweitesKostRmog2013 },
  { ab: tag("2021-01-01"), quelle: kostRaeg2021 },
  { ab: tag("2025-06-01"), quelle: kostBraeg2025 },
];

/** The number does not exist yet in this column. */
export const fehlt = null;
/** The number was repealed with this column. */
export const entfallen: Wert = { art: "entfallen" };
/** An expense: its rules stand in `teil-7.ts`. */
export const auslage: Wert = { art: "auslage" };

/** A version in force from a day of its own. */
export const ab = (
  tagText: string,
  quelle: Quelle,
  wert: Wert,
  sicher: Pick<Eigentag, "sicherheit" | "abSicherheit"> = {},
): Eigentag => ({ ab: tag(tagText), quelle, wert, ...sicher });

const inHundertsteln = (gebuehrensatz: number): number => Math.round(gebuehrensatz * 100);

/** Fixed rate: `satz(1.3)`; with the column of appointed counsel `satz(1, 1)`. */
export const satz = (wahlanwalt: number, bestellt?: number): VvWert => ({
  art: "satz",
  satz100: inHundertsteln(wahlanwalt),
  ...(bestellt === undefined ? {} : { bestellt100: inHundertsteln(bestellt) }),
});

/** Nr. 1000 VV with its two cases: Nr. 1 and Nr. 2 (payment agreement). */
export const satzNr1Nr2 = (nr1: number, nr2: number): VvWert => ({
  art: "satz",
  satz100: inHundertsteln(nr1),
  variante2: inHundertsteln(nr2),
});

/** Rate from–to, and the threshold that may be exceeded only for extensive or difficult work. */
export const satzrahmen = (min: number, max: number, schwelle?: number): VvWert => ({
  art: "satzrahmen",
  min100: inHundertsteln(min),
  max100: inHundertsteln(max),
  ...(schwelle === undefined ? {} : { schwelle100: inHundertsteln(schwelle) }),
});

/** Amount from–to in euros, and the fixed amount of appointed counsel. */
export const rahmen = (min: number, max: number, bestellt?: number): VvWert => ({
  art: "betragsrahmen",
  min: eur(min),
  max: eur(max),
  ...(bestellt === undefined ? {} : { bestellt: eur(bestellt) }),
});

/** Amount from–to in euros with the threshold of Nr. 2302 VV. */
export const schwelle = (min: number, max: number, schwellenbetrag: number): VvWert => ({
  art: "betragsrahmen",
  min: eur(min),
  max: eur(max),
  schwelle: eur(schwellenbetrag),
});

/** Fixed amount in euros. */
export const fest = (betrag: number): VvWert => ({ art: "festbetrag", betrag: eur(betrag) });

/** Fixed amount in euros that only appointed counsel has. */
export const bestellt = (betrag: number): VvWert => ({ art: "festbetrag", bestellt: eur(betrag) });

type Verweis = Extract<VvWert, { art: "verweis" }>;

/** „In Höhe von“: share and caps as printed, `verweis({ hoechstsatz: 0.5, hoechstbetrag: 220 })`. */
export const verweis = ({
  hoechstsatz,
  hoechstbetrag,
  anteil100 = 100,
  ...rest
}: Partial<Pick<Verweis, "von" | "anteil100" | "ohneErhoehung" | "ohneZuschlag" | "mittelgebuehr">> & {
  readonly hoechstsatz?: number;
  readonly hoechstbetrag?: number;
} = {}): VvWert => ({
  art: "verweis",
  anteil100,
  ...rest,
  ...(hoechstsatz === undefined ? {} : { hoechstsatz100: inHundertsteln(hoechstsatz) }),
  ...(hoechstbetrag === undefined ? {} : { hoechstbetrag: eur(hoechstbetrag) }),
});

/** „in Höhe der …gebühr, höchstens 0,5, bei Betragsrahmengebühren höchstens 220 €“. */
export const hoechstens = (hoechstsatz: number, hoechstbetrag: number): VvWert =>
  verweis({ hoechstsatz, hoechstbetrag });

/** „Für den Wahlanwalt bemisst sich die Gebühr nach der Rahmenmitte.“ */
export const mitte = { mittelgebuehr: true } as const;

const zeilenart =
  (gebuehrenart: Gebuehrenart) =>
  (...zellen: readonly Zelle[]): Zeile => ({ gebuehrenart, zellen });

export const einigung = zeilenart("einigung");
export const erhoehung = zeilenart("erhoehung");
export const hebe = zeilenart("hebe");
export const zusatz = zeilenart("zusatz");
export const pruefung = zeilenart("pruefung");
export const geschaeft = zeilenart("geschaeft");
export const beratungshilfe = zeilenart("beratungshilfe");
export const verfahren = zeilenart("verfahren");
export const termin = zeilenart("termin");
export const grund = zeilenart("grund");
export const einzel = zeilenart("einzel");
export const auslagen = zeilenart("auslage");

/** Length surcharges: only appointed counsel has them. */
export const laenge = (...zellen: readonly Zelle[]): Zeile => ({
  gebuehrenart: "laenge",
  spalte: "bestellt",
  zellen,
});

export const nurWahlanwalt = (zeile: Zeile): Zeile => ({ ...zeile, spalte: "wahlanwalt" });
export const nurBestellt = (zeile: Zeile): Zeile => ({ ...zeile, spalte: "bestellt" });
/** The wording is attested, the reach is not certain in any version. */
export const unsicher = (zeile: Zeile): Zeile => ({ ...zeile, sicherheit: "mittel" });

const istEigentag = (z: Zelle): z is Eigentag => z !== null && "ab" in z;

function fassungen({ zellen, sicherheit, beginnSicherheit = "mittel" }: Zeile): Fassung<Wert>[] {
  const inSpalten = zellen.filter((z) => !istEigentag(z)) as readonly (Wert | null)[];
  const reihe = inSpalten.flatMap((wert, index): Fassung<Wert>[] => {
    const spalte = spalten[index];
    if (!spalte) throw new RangeError(`Mehr Werte als Spalten: ${inSpalten.length}`);
    if (wert === null) return [];
    return [
      {
        ...spalte,
        wert,
        ...(sicherheit ? { sicherheit } : {}),
        ...(index === 0 ? { abSicherheit: beginnSicherheit } : {}),
      },
    ];
  });
  return [...reihe, ...zellen.filter(istEigentag)].sort((a, b) => (a.ab < b.ab ? -1 : 1));
}

/** Files the rows of a Teil under their numbers and ties them to each other. */
export const teil = (zeilen: Readonly<Record<string, Zeile>>): readonly VvNummer[] =>
  Object.entries(zeilen).map(([nr, zeile]) => ({
    nr,
    gebuehrenart: zeile.gebuehrenart,
    spalte: zeile.spalte ?? "beide",
    werte: zeitreihe({ norm: `Nr. ${nr} VV`, geprueft }, fassungen(zeile)),
    ...beziehungen(nr),
  }));
