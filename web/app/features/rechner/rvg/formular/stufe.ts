/** Stage of a matter. Different stages are different Angelegenheiten (§§ 15 bis 18 RVG), each with its own Nr. 7002 VV. */
export type Stufe =
  | "beratung"
  | "vorgerichtlich"
  | "mahnverfahren"
  | "instanz"
  | "berufung"
  | "revision"
  | "vollstreckung"
  | "ermittlung"
  | "strafgericht"
  | "behoerde"
  | "bussgericht"
  | "sonstiges";

type Stufenangabe = {
  readonly titel: string;
  /** Numbers the stage usually brings; the form offers them ready to tick. */
  readonly ueblich: readonly string[];
  /** Ranges of numbers (inclusive) that belong to this stage and to no other. */
  readonly nummern: readonly (readonly [number, number])[];
};

/** Stages in the order in which a matter runs through them. */
export const stufen: Readonly<Record<Stufe, Stufenangabe>> = {
  beratung: {
    titel: "Beratung",
    ueblich: ["34"],
    nummern: [
      [34, 34],
      [2100, 2103],
      [2501, 2502],
    ],
  },
  vorgerichtlich: {
    titel: "Außergerichtliche Vertretung",
    ueblich: ["2300", "1000"],
    nummern: [
      [2200, 2303],
      [2503, 2508],
    ],
  },
  mahnverfahren: { titel: "Mahnverfahren", ueblich: ["3305", "3308"], nummern: [[3305, 3308]] },
  instanz: {
    titel: "Erste Instanz",
    ueblich: ["3100", "3104", "1003"],
    nummern: [
      [3100, 3106],
      [3300, 3301],
    ],
  },
  berufung: { titel: "Berufung", ueblich: ["3200", "3202", "1004"], nummern: [[3200, 3205]] },
  revision: { titel: "Revision", ueblich: ["3206", "3208", "3210"], nummern: [[3206, 3213]] },
  vollstreckung: { titel: "Zwangsvollstreckung", ueblich: ["3309", "3310"], nummern: [[3309, 3312]] },
  ermittlung: {
    titel: "Ermittlungsverfahren",
    ueblich: ["4100", "4104", "4141"],
    nummern: [[4104, 4105]],
  },
  strafgericht: {
    titel: "Strafverfahren vor Gericht",
    ueblich: ["4100", "4106", "4108", "4141"],
    nummern: [[4106, 4123]],
  },
  behoerde: {
    titel: "Bußgeldverfahren vor der Behörde",
    ueblich: ["5100", "5103", "5115"],
    nummern: [[5101, 5106]],
  },
  bussgericht: {
    titel: "Bußgeldverfahren vor dem Amtsgericht",
    ueblich: ["5100", "5109", "5110", "5115"],
    nummern: [[5107, 5112]],
  },
  sonstiges: { titel: "Angelegenheit", ueblich: [], nummern: [] },
};

const reihe = Object.keys(stufen) as Stufe[];

/** Whether a text names a stage; for values that come from a link. */
export const istStufe = (text: string): text is Stufe => Object.hasOwn(stufen, text);

/** The stage a number belongs to alone; `undefined` for those that occur in several (1000, 4100, 7000 …). */
export function stufeVon(nr: string): Stufe | undefined {
  const n = Number(nr);
  return reihe.find((stufe) => stufen[stufe].nummern.some(([von, bis]) => n >= von && n <= bis));
}

/**
 * Sorts a plain list of numbers into matters by stage, in the order of the stages. Numbers without a stage of their own
 * join one that is there: 1004 the appeal, 1003 the court, parts 4 and 5 their own, everything else the first matter of the list.
 */
export function nachStufen<T extends { readonly nr: string }>(
  positionen: readonly T[],
): { stufe: Stufe; positionen: T[] }[] {
  const gruppen = new Map<Stufe, T[]>();
  const lose: T[] = [];
  for (const position of positionen) {
    const stufe = stufeVon(position.nr);
    if (stufe) gruppen.set(stufe, [...(gruppen.get(stufe) ?? []), position]);
    else lose.push(position);
  }
  if (gruppen.size === 0)
    return positionen.length > 0 ? [{ stufe: "sonstiges", positionen: [...positionen] }] : [];
  const vorhanden = reihe.filter((stufe) => gruppen.has(stufe));
  for (const position of lose) gruppen.get(zielFuer(position.nr, vorhanden))?.push(position);
  return vorhanden.map((stufe) => ({ stufe, positionen: gruppen.get(stufe) ?? [] }));
}

function zielFuer(nr: string, vorhanden: readonly Stufe[]): Stufe {
  return lieber(nr).find((stufe) => vorhanden.includes(stufe)) ?? vorhanden[0] ?? "sonstiges";
}

function lieber(nr: string): readonly Stufe[] {
  if (nr === "1004") return ["revision", "berufung"];
  if (nr === "1003") return ["instanz", "mahnverfahren"];
  if (nr.startsWith("4")) return ["ermittlung", "strafgericht"];
  return nr.startsWith("5") ? ["behoerde", "bussgericht"] : [];
}
