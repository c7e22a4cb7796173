import type { Gesetz, Kostenzeile } from "@gebuehrenportal/gerichtskosten";
import { titel } from "@gebuehrenportal/gerichtskosten/titel";
import { euro, kurzname, type Tag } from "@gebuehrenportal/recht";
import {
  type Blatt,
  type Blattfassung,
  type Blattzeile,
  kennzahlEuro,
  rechnungsspalten,
} from "#dokumente/blatt/blatt.ts";
import type { Kostenergebnis } from "./gericht.ts";

/** Names of the registers' statutes as people write them. */
export const gesetzname: Readonly<Record<Gesetz, string>> = {
  gkg: "GKG",
  famgkg: "FamGKG",
  gnotkg: "GNotKG",
  gvkostg: "GvKostG",
};

/** The sheet of a bill of costs: line by line, fees and expenses summed where there are both. */
export function blatt(ergebnis: Kostenergebnis, stichtag: Tag): Blatt {
  const { gesetz, zeilen, gebuehren, auslagen, summe, vermerke, rechenstand, gericht } = ergebnis;
  const name = `Kosten nach dem ${gesetzname[gesetz]}`;
  const beides = zeilen.some((z) => z.art === "auslage") && zeilen.some((z) => z.art !== "auslage");
  return {
    titel: gericht ? `${name}, ${gericht.name}` : name,
    kennzahl: kennzahlEuro(gesetz === "gkg" || gesetz === "famgkg" ? "Gerichtskosten" : "Kosten", summe),
    fassungen: fassungen(zeilen),
    tabellen: [
      {
        titel: name,
        spalten: rechnungsspalten,
        zeilen: [
          // The page hides the title of a table that is alone.
          ...(gericht ? ([{ art: "titel", zellen: [gericht.name] }] as const) : []),
          ...zeilen.map((zeile) => blattzeile(zeile, gesetz, stichtag)),
          ...(beides
            ? ([
                { art: "zwischensumme", zellen: ["Gebühren", undefined, undefined, gebuehren] },
                { art: "zwischensumme", zellen: ["Auslagen", undefined, undefined, auslagen] },
              ] as const)
            : []),
          {
            art: "summe",
            zellen: ["Summe", undefined, undefined, summe],
            kennung: "result-total",
          },
        ],
      },
    ],
    vermerke,
    rechenstand,
  };
}

/** Each version that holds for a line, once, with its reason; several are told apart by their numbers. */
function fassungen(zeilen: readonly Kostenzeile[]): readonly Blattfassung[] {
  const gruppen = [
    ...Map.groupBy(zeilen, ({ fassung: f }) => `${f.ab} ${kurzname(f.quelle)} ${f.grund}`).values(),
  ];
  return gruppen.flatMap((gruppe) =>
    gruppe.slice(0, 1).map(({ fassung: { norm: _, ...fassung } }) => ({
      ...fassung,
      ...(gruppen.length > 1 && { norm: `Nr. ${[...new Set(gruppe.map((z) => z.nr))].join(", ")}` }),
    })),
  );
}

/** A line of the bill; the name is the one the number had on the day. */
export function blattzeile(zeile: Kostenzeile, gesetz: Gesetz, stichtag: Tag): Blattzeile {
  const { art, nr, statt, norm, wert, anzahl, satz100, betrag, schritte } = zeile;
  const register = art === "anrechnung" ? "gkg" : gesetz;
  const name = titel(register, nr, stichtag) ?? "";
  const worte =
    art === "anrechnung"
      ? `Anrechnung Nr. ${nr} ${name}`
      : `${nr} ${name}${statt ? ` (statt Nr. ${statt})` : ""}${anzahl && anzahl > 1 ? `, ${anzahl} ×` : ""}`;
  const aus = wert === undefined ? "" : ` aus ${euro(wert)}`;
  return { zellen: [worte + aus, norm, satz100, betrag], schritte };
}
