import { tag } from "@gebuehrenportal/recht";
import { regeln } from "@gebuehrenportal/streitwert";
import { stand } from "../testing-stand.ts";

/** States that every form of a result is made from: page, files and call, with the amount or day that is known of them. */
export const staende = [
  // 3 × 3.000 und 5 % von 362.000 − 2 × 60.000 − 2 × 30.000
  stand("regel=ehesache&netto1=2000&netto2=1000&reinvermoegen=362000&kinder=2", "18.100,00"),
  stand("regel=hilfsaufrechnung&klageforderung=7000&gegenforderungen=2000&antragAm=2013-08-01", "9.000,00"),
  stand("regel=geldforderung&hauptforderung=8000&antragAm=2026-01-01&beschwer=900", "8.000,00"),
  stand("regel=raeumung&monatsentgelt=800&antragAm=2026-01-02", "9.600,00"),
  stand("regel=ehesache&netto1=2500&netto2=1500&antragAm=2026-01-02", "12.000,00"),
];

/** Inputs from which each call is asked: between them every field has its place. */
export const basen = {
  "GET /api/rechner/streitwert": [{}],
  "POST /api/rechner/streitwert": [
    { regel: "geldforderung", angaben: { hauptforderung: 600_000 }, zustaendigkeit: { sache: "zivil" } },
    { regel: "raeumung", angaben: { monatsentgelt: 84_500 }, zustaendigkeit: { sache: "wohnraummiete" } },
  ],
};

/** What each kind of field is filled with. */
const muster = {
  geld: "5000",
  geldliste: "5000;3000",
  zahl: "2",
  prozent: "50",
  schalter: "ja",
  wahl: "",
} as const;

/** More states of the page: every rule with what it asks for. */
export const seiten = [
  "regel=wettbewerb&bedeutung=500000",
  ...regeln(tag("2026-11-21")).map(({ id, felder }) =>
    new URLSearchParams([
      ["regel", id],
      ...felder
        .filter(({ pflicht }) => pflicht)
        .map(({ name, art, wahl }) => [name, muster[art] || (wahl?.[0]?.wert ?? "")]),
    ]).toString(),
  ),
];

/** Fields of the page that its call does not need, each with the reason. */
export const nurAufDerSeite = {
  gebiet: "Siebt die Liste der Regeln; der Aufruf nennt die Regel",
  wort: "Sucht in der Liste der Regeln; der Aufruf nennt die Regel",
};
