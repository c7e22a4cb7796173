import { stand } from "../testing-stand.ts";

const forderung = (betrag: string, ab: string, rest = "") =>
  `forderungen.1.betrag=${betrag}&forderungen.1.verzugAb=${ab}${rest}`;

/** States that every form of a result is made from: page, files and call, with the amount or day that is known of them. */
export const staende = [
  stand(`${forderung("10000", "2023-01-01")}&bis=2023-06-30`, "328,28"),
  stand(
    `${forderung("10000", "2023-01-01", "&forderungen.1.zinssatz=unternehmer&forderungen.1.pauschale=ja")}&bis=2023-06-30`,
    "526,64",
  ),
  stand(
    `${forderung("10000", "2023-01-01")}&bis=2023-06-30&zahlungen.1.am=2023-06-30&zahlungen.1.betrag=1000`,
    "9.328,28",
  ),
  stand(
    `${forderung("2500,50", "2019-02-03")}&forderungen.2.betrag=700&forderungen.2.verzugAb=2021-05-06&bis=2026-03-31&zahlungen.1.am=2022-12-24&zahlungen.1.betrag=1234,56&kosten.1.betrag=40&kosten.1.am=2019-03-01`,
  ),
];

/** Inputs from which each call is asked: between them every field has its place. */
export const basen = {
  "POST /api/rechner/zinsen": [
    {
      hauptforderungen: [
        { id: "f1", betrag: 1_000_000, verzugAb: "2026-01-15", zinssatz: { art: "verbraucher" } },
      ],
      zahlungen: [{ am: "2026-06-30", betrag: 200_000 }],
      kosten: [{ id: "k1", am: "2026-02-01", betrag: 5_000 }],
      bis: "2026-09-30",
    },
    {
      hauptforderungen: [
        {
          id: "f1",
          betrag: 500_000,
          verzugAb: "2026-01-15",
          zinssatz: { art: "unternehmer", entstandenAm: "2020-01-01" },
        },
        { id: "f2", betrag: 500_000, verzugAb: "2026-01-15", zinssatz: { art: "fest", prozent: 4 } },
      ],
      zahlungen: [
        {
          am: "2026-06-30",
          betrag: 200_000,
          tilgung: "bestimmung",
          bestimmung: [{ auf: "hauptforderung", id: "f2" }],
        },
      ],
      bis: "2026-09-30",
      schalter: {},
    },
  ],
  "GET /api/rechner/basiszinssatz": [{}],
};

/** Fields without effect in one of these inputs, each with the reason why that is right. */
export const ausnahmen = {
  "POST /api/rechner/zinsen": {
    "kosten[].id": "Kennung, auf die sich Bestimmungen von Zahlungen beziehen; die Antwort führt sie nicht",
  },
};
