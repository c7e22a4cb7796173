import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, kostBraeg2025, kostRaeg2021, zweitesKostRmog2013 } from "../quellen.ts";

const ab2013 = tag("2013-08-01");
const ab2021 = tag("2021-01-01");
const ab2025 = tag("2025-06-01");

/** §§ 33, 35, 37 to 40 FamGKG: rules without an amount. */
export const gegenstaende = zeitreihe<null>({ norm: "§§ 33, 35, 37 bis 40 FamGKG", geprueft }, [
  { ab: ab2013, quelle: fuer(zweitesKostRmog2013, "famgkg"), wert: null },
]);

/** § 36 Abs. 3, § 46 Abs. 3 FamGKG. */
export const hoechstwertVermoegen = zeitreihe<Cent>({ norm: "§ 36 Abs. 3, § 46 Abs. 3 FamGKG", geprueft }, [
  { ab: ab2013, quelle: fuer(zweitesKostRmog2013, "famgkg"), wert: eur(1_000_000) },
]);

/** § 41 FamGKG: from this part of the value of the main matter, in percent. */
export const einstweiligeAnordnung = zeitreihe<{ readonly prozent: number }>(
  { norm: "§ 41 FamGKG", geprueft },
  [{ ab: ab2013, quelle: fuer(zweitesKostRmog2013, "famgkg"), wert: { prozent: 50 } }],
);

/** § 42 Abs. 2, 3 FamGKG. */
export const auffangwert = zeitreihe<{ readonly regel: Cent; readonly hoechstens: Cent }>(
  { norm: "§ 42 FamGKG", geprueft },
  [
    {
      ab: ab2013,
      quelle: fuer(zweitesKostRmog2013, "famgkg"),
      wert: { regel: eur(5_000), hoechstens: eur(500_000) },
    },
  ],
);

/** § 43 FamGKG: months of net income of both spouses, floor and cap. */
export const ehesache = zeitreihe<{
  readonly monate: number;
  readonly mindestens: Cent;
  readonly hoechstens: Cent;
}>({ norm: "§ 43 FamGKG", geprueft }, [
  {
    ab: ab2013,
    quelle: fuer(zweitesKostRmog2013, "famgkg"),
    wert: { monate: 3, mindestens: eur(3_000), hoechstens: eur(1_000_000) },
  },
]);

/** § 44 Abs. 2 FamGKG: increase of the value of § 43 for each matter of children, in percent, each at most. */
export const verbund = zeitreihe<{ readonly prozent: number; readonly hoechstens: Cent }>(
  { norm: "§ 44 Abs. 2 FamGKG", geprueft },
  [
    {
      ab: ab2013,
      quelle: fuer(zweitesKostRmog2013, "famgkg"),
      wert: { prozent: 20, hoechstens: eur(3_000) },
    },
    { ab: ab2021, quelle: fuer(kostRaeg2021, "famgkg"), wert: { prozent: 20, hoechstens: eur(4_000) } },
    { ab: ab2025, quelle: fuer(kostBraeg2025, "famgkg"), wert: { prozent: 20, hoechstens: eur(5_000) } },
  ],
);

/** § 45 Abs. 1 FamGKG. */
export const kindschaft = zeitreihe<Cent>({ norm: "§ 45 Abs. 1 FamGKG", geprueft }, [
  { ab: ab2013, quelle: fuer(zweitesKostRmog2013, "famgkg"), wert: eur(3_000) },
  { ab: ab2021, quelle: fuer(kostRaeg2021, "famgkg"), wert: eur(4_000) },
  { ab: ab2025, quelle: fuer(kostBraeg2025, "famgkg"), wert: eur(5_000) },
]);

/** § 47 Abs. 1 FamGKG. */
export const abstammung = zeitreihe<{ readonly nr1und4: Cent; readonly uebrige: Cent }>(
  { norm: "§ 47 Abs. 1 FamGKG", geprueft },
  [
    {
      ab: ab2013,
      quelle: fuer(zweitesKostRmog2013, "famgkg"),
      wert: { nr1und4: eur(2_000), uebrige: eur(1_000) },
    },
    { ab: ab2025, quelle: fuer(kostBraeg2025, "famgkg"), wert: { nr1und4: eur(3_000), uebrige: eur(1_000) } },
  ],
);

/** § 48 Abs. 1, 2 FamGKG by the numbers of § 200 FamFG. */
export const ehewohnungHaushalt = zeitreihe<{
  readonly wohnungGetrennt: Cent;
  readonly wohnungEndgueltig: Cent;
  readonly haushaltGetrennt: Cent;
  readonly haushaltEndgueltig: Cent;
}>({ norm: "§ 48 FamGKG", geprueft }, [
  {
    ab: ab2013,
    quelle: fuer(zweitesKostRmog2013, "famgkg"),
    wert: {
      wohnungGetrennt: eur(3_000),
      wohnungEndgueltig: eur(4_000),
      haushaltGetrennt: eur(2_000),
      haushaltEndgueltig: eur(3_000),
    },
  },
  {
    ab: ab2025,
    quelle: fuer(kostBraeg2025, "famgkg"),
    wert: {
      wohnungGetrennt: eur(4_000),
      wohnungEndgueltig: eur(5_000),
      haushaltGetrennt: eur(2_000),
      haushaltEndgueltig: eur(3_000),
    },
  },
]);

/** § 49 Abs. 1 FamGKG by the sections of the GewSchG. */
export const gewaltschutz = zeitreihe<{ readonly paragraph1: Cent; readonly paragraph2: Cent }>(
  { norm: "§ 49 Abs. 1 FamGKG", geprueft },
  [
    {
      ab: ab2013,
      quelle: fuer(zweitesKostRmog2013, "famgkg"),
      wert: { paragraph1: eur(2_000), paragraph2: eur(3_000) },
    },
    {
      ab: ab2025,
      quelle: fuer(kostBraeg2025, "famgkg"),
      wert: { paragraph1: eur(3_000), paragraph2: eur(4_000) },
    },
  ],
);

/** How courts take the spouses' fortune into account: a percentage of what exceeds allowances. No statute says it. */
export type Vermoegensansatz = {
  readonly id: string;
  readonly prozent: number;
  readonly jeEhegatte: Cent;
  readonly jeKind: Cent;
  /** Decision that shows the practice. */
  readonly beleg: string;
};

/** The first is the default where a fortune is given. */
export const vermoegensansaetze: readonly [Vermoegensansatz, ...Vermoegensansatz[]] = [
  {
    id: "fuenf-prozent",
    prozent: 5,
    jeEhegatte: eur(60_000),
    jeKind: eur(30_000),
    beleg: "OLG Bamberg, 13.04.2017, 2 WF 51/17",
  },
  {
    id: "zehn-prozent",
    prozent: 10,
    jeEhegatte: eur(30_000),
    jeKind: eur(0),
    beleg: "OLG Schleswig, 04.08.2017, 10 WF 137/17",
  },
];
