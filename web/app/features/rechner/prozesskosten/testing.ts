import { stand } from "../testing-stand.ts";
import type { Quoten } from "./eingabe.ts";

const klage = { wert: 1_000_000, instanzen: [{ am: "2026-01-15" }] };

/** States that every form of a result is made from: page, files and call, with the amount or day that is known of them. */
export const staende = [
  stand("wert=10000", "4.776,00"),
  stand("wert=10000&stichtag=2021-06-01", "4.498,90"),
  stand("wert=10000&instanzen=3&aussicht=60&quote=1/4", "5.524,52"),
  // 3/8 und 11/16 gegen 5/16, mit Reisen, über zwei Instanzen verrechnet: 2.966,85 − 1.324,92
  stand(
    "wert=10000&instanzen=2&stichtag=2026-01-15&quotegegner=5/16&quoteeigene=3/8&quotegericht=5/16&eigenereise=120&gegnerreise2=80",
    "1.641,93",
  ),
  // ArbG 1.963,50 + 566,00 (Nr. 8210 KV, 2,0 × 283,00); LAG 2 × 2.196,26 + 905,60 (Nr. 8220 KV, 3,2 × 283,00)
  stand("wert=10000&instanzen=2&gericht=ArbG Bautzen", "7.827,62"),
  // Mehrkosten (§ 150 Abs. 4 FamFG): 2 × 2.127,13 + 627,00 aus 13.000 € weniger 2 × 1.432,46 + 431,00 aus 7.000 €
  stand(
    "rechtsweg=scheidung&wert=7000&stichtag=2026-01-15&folgesachen.1.art=gueterrecht&folgesachen.1.wert=6000",
    "1.585,34",
  ),
  stand("wert=12345&instanzen=2&mahnverfahren=ja&mandanten=2&zeugen=100&ende=vergleich&pkh=ja"),
];

/** Inputs from which each call is asked: between them every field has its place. */
export const basen = {
  "POST /api/rechner/prozesskosten": [
    {
      ...klage,
      vorgerichtlich: { am: "2025-12-01" },
      mahnverfahren: { am: "2026-01-02" },
      kostenquote: 25,
      aussicht: 60,
    },
    { ...klage, eigene: {}, gegner: {} },
    { ...klage, gericht: "ag-dortmund" },
    { ...klage, rechtsweg: "arbeit", instanzen: [{ ende: "ruecknahme", am: "2026-01-15" }] },
    { ...klage, rechtsweg: "finanz", wert: 50_000 },
    { ...klage, rechtsweg: "scheidung", folgesachen: [{ art: "gueterrecht", wert: 600_000 }] },
    {
      ...klage,
      instanzen: [
        { am: "2026-01-15", eigeneKosten: { reise: 12_000 }, gegnerKosten: { betrag: 200_000 } },
        { quoten: { eigeneVonGegner: 50, gegnerVonEigenen: "1/2", gericht: 50 } },
      ],
      quoten: { eigeneVonGegner: "5/16", gegnerVonEigenen: "3/8", gericht: "5/16" },
    },
  ],
};

/** Fields without effect in one of these inputs, each with the reason why that is right. */
export const ausnahmen = {
  "POST /api/rechner/prozesskosten": {
    ohneMindestwert: "Der Streitwert liegt über dem Mindestwert (§ 52 Abs. 4 Nr. 1 GKG)",
    rolle: "Ohne Vorgeschichte und Quote kosten Kläger und Beklagter gleich viel",
  },
};

type Anteile = { readonly kostenquote?: number; readonly aussicht?: number } & MitQuoten & {
    readonly instanzen?: readonly MitQuoten[];
  };
type MitQuoten = { readonly quoten?: Quoten };
const hundertstel = (wert: number | undefined) => (wert === undefined ? undefined : wert / 100);

/** The call names shares as percent or fractions. */
const mitBruechen = <T extends MitQuoten>(x: T) => ({
  ...x,
  quoten:
    x.quoten &&
    Object.fromEntries(
      Object.entries(x.quoten).map(([name, { zaehler, nenner }]) => [
        name,
        nenner === 10_000 ? zaehler / 100 : `${zaehler}/${nenner}`,
      ]),
    ),
});

/** The call names parts of a hundred, the engine hundredths of them. */
export const alsAnfrage = ({ kostenquote, aussicht, instanzen, ...rest }: Anteile) => ({
  ...mitBruechen(rest),
  instanzen: instanzen?.map(mitBruechen),
  kostenquote: hundertstel(kostenquote),
  aussicht: hundertstel(aussicht),
});

/** More states of the page: between them every field of its call can be said. */
export const seiten = [
  "wert=1000&rechtsweg=finanz",
  "wert=10000&rechtsweg=arbeit&ende=ruecknahme",
  "wert=10000&instanzen=2&ende2=ruecknahme&vorBegruendung2=ja&zulassung2=erfolgreich",
  "wert=10000&instanzen=3&ende3=ruecknahme&vorBegruendung3=ja",
  "wert=10000&rechtsweg=verwaltung&instanzen=2",
  "wert=10000&rechtsweg=scheidung&folgesachen.1.art=haushalt&folgesachen.1.wert=6000",
  "wert=10000&instanzen=3&eigenereise=120&quotegegner=5/16&quoteeigene=3/8&quotegericht=5/16&quotegegner2=1/2&quoteeigene2=1/2&quotegericht2=1/2&quotegegner3=1/2&quoteeigene3=1/4&quotegericht3=1/4",
];
