/** A credit that two matters side by side suggest by their numbers alone. */
export type Anrechnungspaar = {
  readonly von: readonly string[];
  /** Of several targets the first in the list is the next step. */
  readonly auf: readonly string[];
  readonly norm: string;
  /** Id of the rule where more than one fits the two numbers. */
  readonly regel?: string;
  /** When the credit depends on more than the same subject: that condition, a full sentence. */
  readonly bedingung?: string;
  /** The source counts only in a matter with one of these numbers. */
  readonly neben?: readonly string[];
};

/** A fee of the form or of the engine's input, as far as credits need it. */
type Gebuehr = { readonly a: string; readonly p: string; readonly nr: string };
export type Anrechnungsfund<G extends Gebuehr> = {
  readonly paar: Anrechnungspaar;
  readonly von: G;
  readonly auf: G;
};

const mahnverfahren = ["3305", "3306", "3307"];
const wertgericht = ["3100", "3101", "3200", "3201", "3206", "3207", "3208", "3209"];
const rahmengericht = ["3102", "3204", "3212"];
const gericht = [...wertgericht, ...rahmengericht];
const geschaeft = ["2300", "2301", "2302", "2303"];
/** Whether a number is a Geschäftsgebühr of Vorbem. 3 Abs. 4 VV. */
export const istGeschaeftsgebuehr = (nr: string): boolean => geschaeft.includes(nr);
const verteidigung = ["4100", "4104", "4106", "4112", "4118"];
const bussgeld = ["5100", "5101", "5103", "5105", "5107", "5109", "5111"];
const danach = [...geschaeft, ...mahnverfahren, ...gericht, ...verteidigung, ...bussgeld];
const spaeterAnhaengig =
  "Die zweite Angelegenheit folgt unmittelbar auf die erste und betrifft denselben Gegenstand.";

/** Credits recognised from numbers; the engine's rules decide in the end whether and how they apply. */
export const anrechnungspaare: readonly Anrechnungspaar[] = [
  {
    von: ["34"],
    auf: danach,
    norm: "§ 34 Abs. 2 RVG",
    bedingung: `${spaeterAnhaengig} Nichts anderes ist vereinbart.`,
  },
  { von: ["2501", "2502"], auf: ["2503", ...danach], norm: "Nr. 2501 Anm. 2 VV" },
  {
    von: ["2300", "2301", "2302"],
    auf: ["2300", "2301", "2302"],
    norm: "Vorbem. 2.3 Abs. 4 VV",
    regel: "vorb23-4",
    bedingung:
      "Die erste Angelegenheit ist das Verwaltungsverfahren, die zweite das Nachprüfungsverfahren in derselben Sache.",
  },
  { von: ["2300", "2301"], auf: ["2303", ...mahnverfahren, ...wertgericht], norm: "Vorbem. 3 Abs. 4 VV" },
  { von: ["2303"], auf: [...mahnverfahren, ...wertgericht], norm: "Vorbem. 3 Abs. 4 VV" },
  { von: ["2302"], auf: rahmengericht, norm: "Vorbem. 3 Abs. 4 VV" },
  { von: ["2302"], auf: ["6400", "6402"], norm: "Vorbem. 6.4 Abs. 2 VV" },
  { von: ["2503"], auf: [...mahnverfahren, ...gericht], norm: "Nr. 2503 Anm. 2 VV" },
  { von: ["3305", "3306"], auf: gericht, norm: "Nr. 3305 Anm. VV" },
  { von: ["3307"], auf: gericht, norm: "Nr. 3307 Anm. VV" },
  { von: ["3104"], auf: ["3104", "3105"], norm: "Nr. 3104 Anm. 4 VV", neben: mahnverfahren },
  {
    von: ["2100", "2101", "2102", "2103"],
    auf: ["3200", "3201", "3204", "3206", "3208", "3212", "3504", "3506", "3511", "3512", "4124", "4130"],
    norm: "Nr. 2100, 2102 Anm. VV",
  },
  {
    von: ["3100"],
    auf: ["3100"],
    norm: "Nr. 3100 Anm. 2 VV",
    regel: "3100-2",
    bedingung:
      "Die erste Angelegenheit ist ein Urkunden- oder Wechselprozess, die zweite das ordentliche Verfahren nach Abstandnahme oder Vorbehaltsurteil.",
  },
  { von: ["3504", "3505"], auf: ["3200", "3201"], norm: "Nr. 3504 Anm. VV" },
  { von: ["3506", "3507"], auf: ["3206", "3207", "3208", "3209"], norm: "Nr. 3506 Anm. VV" },
  { von: ["3508", "3509"], auf: ["3208", "3209"], norm: "Nr. 3506 Anm. VV" },
  { von: ["3511"], auf: ["3204"], norm: "Nr. 3511 Anm. VV" },
  { von: ["3512"], auf: ["3212"], norm: "Nr. 3512 Anm. VV" },
  { von: ["4143"], auf: ["3100", "3101", "3200"], norm: "Nr. 4143 Anm. 2 VV" },
  {
    von: ["5100"],
    auf: ["4100"],
    norm: "Nr. 4100 Anm. 2 VV",
    bedingung: "Beide Verfahren betreffen dieselbe Tat oder Handlung.",
  },
  { von: ["4300", "4301", "4302"], auf: verteidigung, norm: "Vorbem. 4.3 Abs. 4 VV" },
  { von: ["5200"], auf: bussgeld, norm: "Nr. 5200 Anm. 3 VV" },
];

/**
 * The credits that fit fees of different matters: for each pair the last source (only the last of several is credited,
 * Vorbem. 3 Abs. 4 Satz 3 VV) and its nearest target; between like numbers the first on the second.
 */
export function anrechnungsfunde<G extends Gebuehr>(gebuehren: readonly G[]): Anrechnungsfund<G>[] {
  return anrechnungspaare.flatMap((paar) => {
    const daneben = (g: G) => gebuehren.some((x) => x.a === g.a && paar.neben?.includes(x.nr));
    const quellen = gebuehren.filter((g) => paar.von.includes(g.nr) && (!paar.neben || daneben(g)));
    const gleiche = paar.von.some((nr) => paar.auf.includes(nr));
    const von = gleiche ? quellen[0] : quellen.at(-1);
    const auf = paar.auf
      .map((nr) => gebuehren.find((g) => g.nr === nr && g.a !== von?.a && !(gleiche && quellen[0] === g)))
      .find((g) => g !== undefined);
    return von && auf ? [{ paar, von, auf }] : [];
  });
}
