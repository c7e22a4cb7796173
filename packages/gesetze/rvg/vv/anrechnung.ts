import { type Cent, eur, type Fassung, tag, type Zeitreihe, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../../geprueft.ts";
import { kostBraeg2025, kostRaeg2021, kostRmog2004, zweitesKostRmog2013 } from "../quellen.ts";
import type { Gebuehrenart } from "./typen.ts";

/** A set of fees: listed numbers, or all numbers of a kind within parts of the VV (first digit), less some. */
export type Gebuehrenkreis = {
  readonly nr?: readonly string[];
  readonly art?: readonly Gebuehrenart[];
  readonly teil?: string;
  readonly ausser?: readonly string[];
};

export type Anrechnungswert = {
  /** Norm in the wording of the time. */
  readonly norm: string;
  /** Share as a fraction; `ausnahme` for the exception of Nr. 2503 Anm. 2 Satz 2 VV. */
  readonly anteil: readonly [zaehler: number, nenner: number];
  readonly ausnahme?: readonly [zaehler: number, nenner: number];
  /** Highest credited rate × 100 of fees by value; it does not rise with Nr. 1008 VV. */
  readonly hoechstsatz100?: number;
  /** Highest credited amount of fees by frame. */
  readonly hoechstbetrag?: Cent;
};

export type Anrechnungsregel = {
  readonly id: string;
  readonly paare: readonly { readonly von: Gebuehrenkreis; readonly auf: Gebuehrenkreis }[];
  readonly werte: Zeitreihe<Anrechnungswert>;
  /**
   * Only the surplus the settled claims bring is credited: through a fee of their own (3101), or through the value of one
   * fee over everything (3104).
   */
  readonly mehrbetrag?: "eigene-gebuehr" | "gemeinsame-gebuehr";
  /** Of several credited fees over the same subject only the last one (Vorbem. 3 Abs. 4 Satz 3 VV). */
  readonly nurLetzte?: true;
  /**
   * What a fee is too small to take goes on to the next one it is itself credited on (OLG Köln, 27.04.2009, 17 W 249/08):
   * Geschäftsgebühr, 0,5 of Nr. 3307 VV, lawsuit.
   */
  readonly rest?: true;
  /** The rule that is meant when the credited fee stands in a matter with one of these numbers. */
  readonly neben?: readonly string[];
};

type Stand = Omit<Fassung<Anrechnungswert>, "wert">;
const seit2006: Stand = {
  ab: tag("2006-07-01"),
  quelle: kostRmog2004,
  sicherheit: "mittel",
  abSicherheit: "mittel",
};
const seit2013: Stand = { ab: tag("2013-08-01"), quelle: zweitesKostRmog2013 };
const seit2021: Stand = { ab: tag("2021-01-01"), quelle: kostRaeg2021 };
const seit2025: Stand = { ab: tag("2025-06-01"), quelle: kostBraeg2025 };

const reihe = (norm: string, ...fassungen: readonly [Stand, Omit<Anrechnungswert, "norm">, string?][]) =>
  zeitreihe<Anrechnungswert>(
    { norm, geprueft },
    fassungen.map(([stand, wert, damals]) => ({ ...stand, wert: { norm: damals ?? norm, ...wert } })),
  );

const ganz = { anteil: [1, 1] } as const;
const haelfte = { anteil: [1, 2] } as const;
/** In force unchanged since the first version. */
const immer = (norm: string, wert: Omit<Anrechnungswert, "norm"> = ganz) =>
  reihe(norm, [seit2006, wert], [seit2013, wert]);
/** Half, at most 0,75, and at most these amounts where fees by frame are credited. */
const halbeGeschaeftsgebuehr = (hoechstbetrag: number) => ({
  ...haelfte,
  hoechstsatz100: 75,
  hoechstbetrag: eur(hoechstbetrag),
});
const halbSeit2013: readonly [Stand, Omit<Anrechnungswert, "norm">][] = [
  [seit2013, halbeGeschaeftsgebuehr(175)],
  [seit2021, halbeGeschaeftsgebuehr(207)],
  [seit2025, halbeGeschaeftsgebuehr(225)],
];

const geschaeftsgebuehren: Gebuehrenkreis = { nr: ["2300", "2301", "2302", "2303"] };
const verfahrenTeil3: Gebuehrenkreis = { art: ["verfahren"], teil: "3" };
/** Verfahrensgebühren of a lawsuit: neither dunning nor enforcement. */
const rechtsstreit: Gebuehrenkreis = {
  ...verfahrenTeil3,
  ausser: ["3305", "3306", "3307", "3308", "3309", "3311"],
};
const ersterRechtszug: Gebuehrenkreis = { nr: ["3100", "3101"] };
const instanz: Gebuehrenkreis = {
  nr: [
    "3100",
    "3101",
    "3102",
    "3200",
    "3201",
    "3204",
    "3206",
    "3207",
    "3208",
    "3209",
    "3212",
    "3300",
    "3301",
  ],
};
const jedeGebuehr: Gebuehrenkreis = {
  art: ["geschaeft", "beratungshilfe", "verfahren", "termin", "grund", "einzel", "pruefung"],
};
const verteidigung = (teil: string): Gebuehrenkreis => ({ art: ["grund", "verfahren", "termin"], teil });
const rechtsmittel: Gebuehrenkreis = {
  art: ["verfahren"],
  nr: [
    "3200",
    "3201",
    "3204",
    "3206",
    "3207",
    "3208",
    "3209",
    "3212",
    "3500",
    "3501",
    "3502",
    "3503",
    "3504",
    "3505",
    "3506",
    "3507",
    "3508",
    "3509",
    "3510",
    "3511",
    "3512",
    "4124",
    "4125",
    "4130",
    "4131",
    "5113",
    "6207",
    "6211",
    "6215",
    "6402",
  ],
};

const regel = (
  id: string,
  von: Gebuehrenkreis,
  auf: Gebuehrenkreis,
  werte: Zeitreihe<Anrechnungswert>,
  rest: Partial<Pick<Anrechnungsregel, "mehrbetrag" | "nurLetzte" | "neben" | "rest">> = {},
): Anrechnungsregel => ({ id, paare: [{ von, auf }], werte, ...rest });

/** Every credit the VV and the RVG know, by id. The day of the matter whose fee shrinks decides whether it exists. */
export const anrechnungsregeln: readonly Anrechnungsregel[] = [
  regel(
    "vorb3-4",
    geschaeftsgebuehren,
    verfahrenTeil3,
    reihe("Vorbem. 3 Abs. 4 VV", [seit2006, { ...haelfte, hoechstsatz100: 75 }], ...halbSeit2013),
    { nurLetzte: true, rest: true },
  ),
  regel(
    "vorb23-4",
    { nr: ["2300", "2301", "2302"] },
    { nr: ["2300", "2301", "2302"] },
    reihe("Vorbem. 2.3 Abs. 4 VV", ...halbSeit2013),
  ),
  regel("vorb23-5", { nr: ["2302"] }, { nr: ["2302"] }, reihe("Vorbem. 2.3 Abs. 5 VV", ...halbSeit2013)),
  regel(
    "vorb23-6",
    { nr: ["2300", "2301"] },
    { nr: ["2303"] },
    reihe(
      "Vorbem. 2.3 Abs. 6 VV",
      [seit2006, { ...haelfte, hoechstsatz100: 75 }, "Nr. 2303 Anm. VV"],
      [seit2013, { ...haelfte, hoechstsatz100: 75 }],
    ),
  ),
  regel(
    "vorb64-2",
    { nr: ["2302"] },
    { nr: ["6400", "6402"] },
    reihe("Vorbem. 6.4 Abs. 2 VV", ...halbSeit2013),
  ),
  regel("2100", { nr: ["2100", "2101", "2102", "2103"] }, rechtsmittel, immer("Nr. 2100, 2102 Anm. VV")),
  regel(
    "2501-2",
    { nr: ["2501", "2502"] },
    { ...jedeGebuehr, ausser: ["2500", "2501", "2502"] },
    immer("Nr. 2501 Anm. 2 VV"),
  ),
  regel(
    "2503-2",
    { nr: ["2503", "2504", "2505", "2506", "2507"] },
    { art: ["geschaeft", "verfahren", "termin", "grund", "einzel"] },
    immer("Nr. 2503 Anm. 2 VV", { ...haelfte, ausnahme: [1, 4] }),
    { rest: true },
  ),
  regel("3100-1", ersterRechtszug, ersterRechtszug, immer("Nr. 3100 Anm. 1 VV")),
  regel(
    "3100-2",
    ersterRechtszug,
    ersterRechtszug,
    reihe(
      "Nr. 3100 Anm. 2 VV",
      [seit2006, ganz, "Nr. 3100 Anm. 3 VV"],
      [seit2013, ganz, "Nr. 3100 Anm. 3 VV"],
      [seit2021, ganz],
    ),
  ),
  regel(
    "vorb3-5",
    { nr: ["3100", "3101", "3102", "3200", "3201", "3300", "3301"] },
    instanz,
    immer("Vorbem. 3 Abs. 5 VV"),
  ),
  regel("vorb3-6", instanz, instanz, immer("Vorbem. 3 Abs. 6 VV")),
  regel(
    "vorb3-7",
    { nr: ["3100", "3101", "3200", "3201"] },
    { nr: ["3100", "3101", "3200", "3201"] },
    reihe(
      "Vorbem. 3 Abs. 7 VV",
      [seit2006, ganz, "Nr. 3100 Anm. 2 VV"],
      [seit2013, ganz, "Nr. 3100 Anm. 2 VV"],
      [seit2021, ganz],
    ),
  ),
  regel(
    "3101-1",
    { nr: ["3101", "3201", "3207", "3209"] },
    verfahrenTeil3,
    immer("Nr. 3101 Anm. 1, 3201 Anm. 1 VV"),
    { mehrbetrag: "eigene-gebuehr" },
  ),
  regel(
    "3104-2",
    { nr: ["3104", "3105", "3202", "3203", "3210", "3211"] },
    { art: ["termin"], teil: "3" },
    immer("Nr. 3104 Anm. 2 VV"),
    { mehrbetrag: "gemeinsame-gebuehr" },
  ),
  regel("3104-4", { nr: ["3104"] }, { nr: ["3104", "3105"] }, immer("Nr. 3104 Anm. 4 VV"), {
    neben: ["3305", "3306", "3307"],
  }),
  regel("3305", { nr: ["3305", "3306"] }, rechtsstreit, immer("Nr. 3305 Anm. VV")),
  regel("3307", { nr: ["3307"] }, rechtsstreit, immer("Nr. 3307 Anm. VV")),
  {
    id: "nzb",
    paare: [
      { von: { nr: ["3504", "3505"] }, auf: { nr: ["3200", "3201"] } },
      { von: { nr: ["3506", "3507"] }, auf: { nr: ["3206", "3207", "3208", "3209"] } },
      { von: { nr: ["3508", "3509"] }, auf: { nr: ["3208", "3209"] } },
      { von: { nr: ["3511"] }, auf: { nr: ["3204"] } },
      { von: { nr: ["3512"] }, auf: { nr: ["3212"] } },
      { von: { nr: ["6215"] }, auf: { nr: ["6211"] } },
      { von: { nr: ["6402"] }, auf: { nr: ["6402"] } },
    ],
    werte: immer("Nr. 3504, 3506, 3511, 3512, 6215, 6402 Anm. VV"),
  },
  regel("5100", { nr: ["5100"] }, { nr: ["4100", "4101"] }, immer("Nr. 4100 Anm. 2 VV")),
  regel("4143", { nr: ["4143"] }, rechtsstreit, immer("Nr. 4143 Anm. 2 VV", { anteil: [1, 3] })),
  {
    id: "vorb43-4",
    paare: [
      { von: { nr: ["4300", "4301", "4302"] }, auf: verteidigung("4") },
      { von: { nr: ["5200"] }, auf: verteidigung("5") },
      { von: { nr: ["6500"] }, auf: verteidigung("6") },
    ],
    werte: immer("Vorbem. 4.3 Abs. 4, Nr. 5200 Anm. 3, Nr. 6500 Anm. 3 VV"),
  },
  regel("34-2", { nr: ["34"] }, jedeGebuehr, immer("§ 34 Abs. 2 RVG")),
];
