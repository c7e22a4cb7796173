import type { Hemmung, Verjaehrungseingabe } from "@gebuehrenportal/fristen";
import { einfach } from "./frist.ts";
import { type Platz, platzVon, silvester, tagAm } from "./kalender.ts";
import type { Pruefergebnis } from "./pruefergebnis.ts";
import type { Pruefregeln } from "./regeln.ts";
import { frueheste, monateIn, monateWeiter, nachEreignis } from "./tagezaehlung.ts";

type Zeit = { readonly von: Platz; readonly bis: Platz; readonly frei: Platz };

/** Limitation, lived through day by day: a suspended day uses up nothing of the period. */
export function pruefVerjaehrung(e: Verjaehrungseingabe, regeln: Pruefregeln): Pruefergebnis | undefined {
  const ereignis = platzVon(e.ereignisAm);
  const vonJahresende = (e.beginn ?? "jahresende") === "jahresende";
  const start = vonJahresende ? silvester(tagAm(ereignis).jahr) : ereignis;
  const zeiten = (e.hemmungen ?? []).map((h) => zeit(h, regeln));
  const neu = (e.neubeginnAm ?? []).map(platzVon).sort((a, b) => a - b);
  let lauf = gelebt(start, e, zeiten, regeln);
  for (const tag of neu) if (tag > start && tag <= lauf) lauf = gelebt(tag, e, zeiten, regeln);
  const grenzen = (e.hoechstfristen ?? []).map(({ ab, dauer }) => nachEreignis(platzVon(ab), dauer, regeln));
  return einfach(e, frueheste([lauf, ...grenzen]), regeln);
}

/** First and last suspended day, and the day before which the claim is not barred (§ 203 Satz 2 BGB). */
function zeit({ art, von, bis }: Hemmung, regeln: Pruefregeln): Zeit {
  const letzter = bis === undefined ? platzVon(von) : platzVon(bis);
  return {
    von: platzVon(von),
    bis: art === "rechtsverfolgung" ? monateWeiter(letzter, 6, regeln) : letzter,
    frei: art === "verhandlung" ? monateWeiter(letzter, 3, regeln) : 0,
  };
}

/** The last day of the period that begins after `start`. */
function gelebt(
  start: Platz,
  { dauer, hemmungen = [] }: Verjaehrungseingabe,
  alle: readonly Zeit[],
  regeln: Pruefregeln,
): Platz {
  const ungehemmt = monateWeiter(start, monateIn(dauer), regeln);
  const zeiten = alle.map((z, i) =>
    hemmungen[i]?.art === "hoehere-gewalt" ? amSchluss(z, ungehemmt, regeln) : z,
  );
  let offen = ungehemmt - start;
  let tag = start;
  while (true) {
    tag += 1;
    const gehemmt = gehemmtAm(tag, zeiten);
    offen += (regeln.hemmungstageEinmal ? Math.min(gehemmt, 1) : gehemmt) - 1;
    if (offen > 0) continue;
    offen = 0;
    const offenGehalten = zeiten.some(({ von, frei }) => von <= tag && tag < frei);
    const ruhtWeiter = zeiten.some(({ von, bis }) => von <= tag && tag < bis);
    if (!offenGehalten && !ruhtWeiter) return tag;
  }
}

/** § 206 BGB: force majeure counts within the last six months only. Tried as the only suspension there is. */
const amSchluss = (z: Zeit, ende: Platz, regeln: Pruefregeln): Zeit => ({
  ...z,
  von: Math.max(z.von, monateWeiter(ende, -6, regeln) + 1),
});

/** How many suspensions hold on a day. */
const gehemmtAm = (tag: Platz, zeiten: readonly Zeit[]): number =>
  zeiten.filter(({ von, bis }) => von <= tag && tag <= bis).length;
