import { cent, type Jahreswert, type Zahlen, type Zahlenfeld } from "@gebuehrenportal/recht";
import { type Freibetraege, freibetraege, type Gebietswerte, type PkhGebiet } from "../zpo/paragraph-115.ts";

const gebiete: Readonly<Record<PkhGebiet, string>> = {
  bund: "Bund",
  fuerstenfeldbruck: "Landkreis Fürstenfeldbruck",
  starnberg: "Landkreis Starnberg",
  "muenchen-land": "Landkreis München",
  "muenchen-stadt": "Landeshauptstadt München",
};

const betraege: Readonly<Record<keyof Freibetraege, string>> = {
  erwerbstaetig: "Erwerbstätige",
  partei: "Partei, Ehegatte",
  erwachsen: "Erwachsene",
  ab14: "15. bis 18. Lebensjahr",
  ab6: "7. bis 14. Lebensjahr",
  unter6: "Bis 6. Lebensjahr",
};

const arten = Object.keys(betraege) as (keyof Freibetraege)[];
const alleGebiete = Object.keys(gebiete) as PkhGebiet[];
const feldname = (gebiet: PkhGebiet, art: keyof Freibetraege) => `${gebiet}-${art}`;

const feld = (gebiet: PkhGebiet, art: keyof Freibetraege): Zahlenfeld => ({
  name: feldname(gebiet, art),
  titel: betraege[art],
  einheit: "euro",
  gruppe: gebiete[gebiet],
  ...(gebiet !== "bund" && { freiwillig: true }),
});

const gebietswerte = (gebiet: PkhGebiet, zahlen: Zahlen): Freibetraege | undefined =>
  zahlen[feldname(gebiet, "partei")] === undefined
    ? undefined
    : (Object.fromEntries(
        arten.map((art) => [art, cent(zahlen[feldname(gebiet, art)] ?? 0)]),
      ) as Freibetraege);

/** § 115 Abs. 1 ZPO, each year; districts with higher amounts may be left out. */
export const pkhFreibetraege: Jahreswert<Gebietswerte> = {
  name: "pkh",
  titel: "Freibeträge der Prozesskostenhilfe",
  reihe: freibetraege,
  felder: alleGebiete.flatMap((gebiet) => arten.map((art) => feld(gebiet, art))),
  ausZahlen: (zahlen) =>
    Object.fromEntries(
      alleGebiete.flatMap((gebiet) => {
        const werte = gebietswerte(gebiet, zahlen);
        return werte ? [[gebiet, werte]] : [];
      }),
    ) as Gebietswerte,
  inZahlen: (wert) =>
    Object.fromEntries(
      alleGebiete.flatMap((gebiet) =>
        arten.flatMap((art) => {
          const betrag = wert[gebiet]?.[art];
          return betrag === undefined ? [] : [[feldname(gebiet, art), betrag]];
        }),
      ),
    ),
};
