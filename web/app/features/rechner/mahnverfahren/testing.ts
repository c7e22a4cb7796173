import { stand } from "../testing-stand.ts";

const tag = "2026-03-20";

/** States that every form of a result is made from: page, files and call, with the amount or day that is known of them. */
export const staende = [
  stand("wert=5000", "530,91"),
  stand("wert=5000&vb=1&land=BY&zugestellt=2024-12-10&zugestelltVb=2025-01-14", "741,83"),
  stand("wert=500&streit=ja&mindest=halbe-gebuehr&inkasso=regel&verlangt=100", "111,54"),
];

/** Inputs from which each call is asked: between them every field has its place. */
export const basen = {
  "POST /api/rechner/mahnverfahren": [
    {
      wert: 500_000,
      antragAm: "2026-03-01",
      vollstreckungsbescheid: true,
      antragsteller: { land: "HE" },
      fristen: { zustellungMb: tag },
      streit: { wert: 40_000 },
      inkasso: { art: "regel" },
      pruefung: { verbraucherdarlehen: { effektivzins: 15, vertragAm: "2024-05-01" } },
    },
    { wert: 50_000, antragAm: "2026-03-01", vollstreckungsbescheid: true, streit: { wert: 50_000 } },
    { wert: 500_000, verfahren: "arbeitsgericht", fristen: { zustellungMb: tag } },
    { wert: 500_000, verfahren: "europaeisch" },
    { wert: 500_000, vertreten: "antragsgegner" },
  ],
};

/** Fields without effect in one of these inputs, each with the reason why that is right. */
export const ausnahmen = {
  "POST /api/rechner/mahnverfahren": {
    "antragsteller.land":
      "Für das Europäische Mahnverfahren gibt es ein einziges Gericht (§ 1087 ZPO), vor den Arbeitsgerichten folgt es dem Klagegericht (§ 46a Abs. 2 ArbGG)",
  },
};

/** More states of the page: between them every field of its call can be said. */
export const seiten = [
  "wert=5000&effektivzins=15&darlehenVom=2024-05-01",
  "wert=5000&zugestellt=2026-03-20&aufforderung=2026-04-20&gerichtsland=BY&streitgericht=AG Augsburg",
];

type Mahnfrage = { readonly fristen?: { readonly gericht?: object } };

/** The call names the court by its id, the engine takes its seats. The states know one. */
export const alsAnfrage = ({ fristen, ...rest }: Mahnfrage) => ({
  ...rest,
  ...(fristen && { fristen: { ...fristen, ...(fristen.gericht && { gericht: "ag-augsburg" }) } }),
});
