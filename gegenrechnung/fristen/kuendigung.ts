import type {
  Dauer,
  Endtermin,
  Kuendigungsart,
  Kuendigungseingabe,
  Werktageingabe,
} from "@gebuehrenportal/fristen";
import {
  monatsersterNach,
  monatsersterVon,
  monatsletzterVon,
  type Platz,
  platzVon,
  tagAm,
} from "./kalender.ts";
import type { Pruefergebnis } from "./pruefergebnis.ts";
import type { Pruefregeln } from "./regeln.ts";
import { mietrechtAb } from "./tabellen.ts";
import {
  abWerktag,
  bisWerktag,
  gesichert,
  istFeiertag,
  type Lage,
  lagen,
  nachEreignis,
} from "./tagezaehlung.ts";

/** Working day as in notices: Saturdays are ones. */
const istWerktagMitSamstag = (lage: Lage, p: Platz): boolean =>
  tagAm(p).wochentag !== 7 && !istFeiertag(lage, p);

/** The n-th working day from a day on (the day included). */
function nterWerktag(
  lage: Lage,
  ab: Platz,
  n: number,
  samstag: Werktageingabe["samstag"] = "zaehlt-ausser-letzter",
): { readonly gezaehlt: Platz; readonly ende: Platz; readonly sicher: Platz } {
  let p = ab - 1;
  for (let i = 0; i < n; i += 1) {
    p += 1;
    while (!istWerktagMitSamstag(lage, p) || (samstag === "zaehlt-nicht" && tagAm(p).wochentag === 6)) p += 1;
  }
  const weicht =
    samstag === "zaehlt-ausser-letzter" && tagAm(p).wochentag === 6 && lage.regeln.samstagAlsLetzterWeicht;
  return weicht
    ? { gezaehlt: p, ende: abWerktag(lage, p), sicher: bisWerktag(lage, p) }
    : { gezaehlt: p, ende: p, sicher: p };
}

/** The last day for the arrival; where a holiday that is not certain moved it, the safe one without it. */
function zugangBis(lage: Lage, ab: Platz, n: number): Record<string, Platz> {
  const gerechnet = nterWerktag(lage, ab, n);
  const ohne = nterWerktag(gesichert(lage), ab, n);
  return { "zugang-bis": ohne.gezaehlt < gerechnet.gezaehlt ? ohne.sicher : gerechnet.ende };
}

const eineLage = (e: Werktageingabe | Kuendigungseingabe, regeln: Pruefregeln): Lage => {
  const [lage] = lagen(e, "BGB", regeln);
  if (lage === undefined) throw new Error("Ohne Ort lässt sich kein Werktag zählen");
  return lage;
};

/** The n-th working day of a month. */
export function pruefWerktag(e: Werktageingabe, regeln: Pruefregeln): Pruefergebnis {
  const erster = monatsersterVon(platzVon(e.monatAm));
  const bei = (lage: Lage) => nterWerktag(lage, erster, e.n ?? 3, e.samstag);
  const lage = eineLage(e, regeln);
  return { ende: bei(lage).ende, sicher: bei(gesichert(lage)).sicher };
}

const trifft: Record<Endtermin, (p: Platz) => boolean> = {
  "15": (p) => tagAm(p).tag === 15,
  monatsende: (p) => tagAm(p + 1).tag === 1,
  quartalsende: (p) => tagAm(p + 1).tag === 1 && tagAm(p).monat % 3 === 0,
  samstag: (p) => tagAm(p).wochentag === 6,
};

function abTermin(ab: Platz, termine: readonly Endtermin[]): Platz {
  let p = ab;
  while (termine.length > 0 && !termine.some((termin) => trifft[termin](p))) p += 1;
  return p;
}

const wochen = (wert: number): Dauer => [{ wert, einheit: "woche" }];
const monate = (wert: number): Dauer => [{ wert, einheit: "monat" }];

/** Notice by a number of months (weeks) to a day. */
type Frist = { readonly dauer: (jahre: number) => Dauer; readonly zu: readonly Endtermin[] };

/** § 622 Abs. 2 BGB: so many years, so many months. */
const staffel622 = [
  [20, 7],
  [15, 6],
  [12, 5],
  [10, 4],
  [8, 3],
  [5, 2],
  [2, 1],
] as const;

const fristen: Partial<Record<Kuendigungsart, Frist>> = {
  "622-1": { dauer: () => wochen(4), zu: ["15", "monatsende"] },
  "622-2": {
    dauer: (jahre) => monate(staffel622.find(([ab]) => jahre >= ab)?.[1] ?? 0),
    zu: ["monatsende"],
  },
  "622-3": { dauer: () => wochen(2), zu: [] },
  "inso-113": { dauer: () => monate(3), zu: ["monatsende"] },
  "621-quartal": { dauer: () => wochen(6), zu: ["quartalsende"] },
  "580a-1-tag": { dauer: () => [{ wert: 1, einheit: "tag" }], zu: [] },
  "621-tag": { dauer: () => [{ wert: 1, einheit: "tag" }], zu: [] },
};

/** Months after that of arrival, when the notice came by the third working day of its month. */
const dritterWerktag: Partial<Record<Kuendigungsart, (jahre: number) => number>> = {
  "573c-1": () => 2,
  "573c-1-vermieter": (jahre) => 2 + (jahre >= 5 ? 3 : 0) + (jahre >= 8 ? 3 : 0),
  "573d-2": () => 2,
  "580a-1-monat": () => 2,
};

/** Kinds of notice that the second engine knows. */
export const pruefarten = [
  ...Object.keys(fristen),
  ...Object.keys(dritterWerktag),
  "573c-3",
  "621-monat",
  "580a-2",
  "580a-1-woche",
  "621-woche",
] as Kuendigungsart[];

/** The day a notice ends the contract. */
export function pruefKuendigung(e: Kuendigungseingabe, regeln: Pruefregeln): Pruefergebnis | undefined {
  if (e.zugangAm < mietrechtAb && /^5[78]/.test(e.art ?? "")) return undefined;
  const zugang = platzVon(e.zugangAm);
  const jahre = e.jahre ?? 0;
  if (e.art === undefined) {
    return { ende: abTermin(nachEreignis(zugang, e.dauer ?? [], regeln), e.endtermine ?? []) };
  }
  const frist = fristen[e.art];
  if (frist !== undefined) {
    const dauer = e.art === "622-2" && jahre < 2 ? wochen(4) : frist.dauer(jahre);
    const zu = e.art === "622-2" && jahre < 2 ? fristen["622-1"]?.zu : frist.zu;
    return { ende: abTermin(nachEreignis(zugang, dauer, regeln), zu ?? []) };
  }
  const lage = eineLage(e, regeln);
  const erster = monatsersterVon(zugang);
  const raeume = dritterWerktag[e.art];
  if (raeume !== undefined) {
    const spaet = zugang > nterWerktag(lage, erster, 3).ende ? 1 : 0;
    return {
      ende: monatsletzterVon(monatsersterNach(erster, raeume(jahre) + spaet)),
      weitere: zugangBis(lage, erster, 3),
    };
  }
  if (e.art === "573c-3" || e.art === "621-monat") {
    return { ende: monatsletzterVon(monatsersterNach(erster, tagAm(zugang).tag <= 15 ? 0 : 1)) };
  }
  if (e.art === "580a-2") {
    const quartal = monatsersterNach(erster, -((tagAm(zugang).monat - 1) % 3));
    const spaet = zugang > nterWerktag(lage, quartal, 3).ende ? 3 : 0;
    return {
      ende: monatsletzterVon(monatsersterNach(quartal, 5 + spaet)),
      weitere: zugangBis(lage, quartal, 3),
    };
  }
  let montag = zugang;
  while (tagAm(montag).wochentag !== 1) montag -= 1;
  const samstag = montag + 5;
  const ende = zugang <= nterWerktag(lage, montag, 1).ende ? samstag : samstag + 7;
  return { ende, weitere: zugangBis(lage, montag, 1) };
}
