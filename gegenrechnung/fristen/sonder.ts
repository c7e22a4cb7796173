import type * as F from "@gebuehrenportal/fristen";
import { beendet, einfach, pruefFrist } from "./frist.ts";
import {
  monatsersterNach,
  monatsersterVon,
  monatsletzterVon,
  type Platz,
  platzVon,
  silvester,
  tagAm,
} from "./kalender.ts";
import type { Pruefergebnis } from "./pruefergebnis.ts";
import type { Pruefregeln } from "./regeln.ts";
import { mietrechtAb, pruefregimes } from "./tabellen.ts";
import {
  bisWerktag,
  frueheste,
  lagen,
  monateIn,
  monateWeiter,
  nachEreignis,
  tageIn,
} from "./tagezaehlung.ts";

const m = (wert: number): F.Dauer => [{ wert, einheit: "monat" }];
const w = (wert: number): F.Dauer => [{ wert, einheit: "woche" }];

/** § 190 BGB: on from the end that really was one; up to a day: that day, moved. */
export function pruefVerlaengerung(
  e: F.Verlaengerungseingabe,
  regeln: Pruefregeln,
): Pruefergebnis | undefined {
  const alt = e.frist && pruefFrist({ ...nurGrund(e), ...e.frist }, regeln);
  const tatsaechlich = e.bisherigesEndeAm === undefined ? alt?.ende : platzVon(e.bisherigesEndeAm);
  if (tatsaechlich === undefined || e.notfrist) return undefined;
  if (e.antragAm !== undefined && platzVon(e.antragAm) > tatsaechlich) return undefined;
  const ab = regeln.verlaengerungAbVerschobenem ? tatsaechlich : (alt?.rechnerisch ?? tatsaechlich);
  const roh = e.bis === undefined ? nachEreignis(ab, e.um ?? [], regeln) : platzVon(e.bis);
  return { ...einfach(e, roh, regeln), weitere: { "urspruengliches-ende": tatsaechlich } };
}

const nurGrund = ({ ort, regime, weitereOrte }: F.Grundeingabe): F.Grundeingabe => ({
  ...(ort && { ort }),
  ...(regime && { regime }),
  ...(weitereOrte && { weitereOrte }),
});

/** R-5M: five months after pronouncement, never moved; an earlier service begins the period itself. */
export function pruefFuenfMonate(e: F.FuenfMonateEingabe, regeln: Pruefregeln): Pruefergebnis | undefined {
  if (e.verkuendungAm < (pruefregimes[e.regime ?? "ZPO"].ab ?? "")) return undefined;
  const fuenf = monateWeiter(platzVon(e.verkuendungAm), 5, regeln);
  const zugestellt = e.zustellungAm === undefined ? undefined : platzVon(e.zustellungAm);
  const ab = zugestellt !== undefined && zugestellt < fuenf ? zugestellt : fuenf;
  return {
    ...einfach(e, nachEreignis(ab, e.dauer, regeln), regeln),
    weitere: { "fuenf-monate": fuenf },
  };
}

/** 31 December of year + n; months end with their month. */
export function pruefJahresende(e: F.Ultimoeingabe, regeln: Pruefregeln): Pruefergebnis {
  const start = silvester(tagAm(platzVon(e.ereignisAm)).jahr);
  const roh = monatsletzterVon(monatsersterNach(start, monateIn(e.dauer))) + tageIn(e.dauer);
  return einfach(e, roh, regeln);
}

/** Last day of the n-th month after, and of months that follow it. */
export function pruefMonatsende(e: F.Monatsendeeingabe, regeln: Pruefregeln): Pruefergebnis | undefined {
  if (e.danachMonate !== undefined && e.ereignisAm < mietrechtAb) return undefined;
  const roh = monatsletzterVon(monatsersterNach(platzVon(e.ereignisAm), monateIn(e.dauer))) + tageIn(e.dauer);
  const ergebnis = einfach(e, roh, regeln);
  if (e.danachMonate === undefined) return ergebnis;
  const danach = monatsletzterVon(monatsersterNach(roh, e.danachMonate));
  return {
    ...ergebnis,
    weitere: { "folgefrist-rechnerisch": danach, folgefrist: einfach(e, danach, regeln).ende },
  };
}

/** So many years before the beginning of the year of the event. */
export function pruefJahresanfang(e: F.Ultimoeingabe): Pruefergebnis {
  const jahr = tagAm(platzVon(e.ereignisAm)).jahr;
  return { ende: monatsersterNach(platzVon(`${jahr}-01-01`), -monateIn(e.dauer)) };
}

/** § 345 StPO in its two stages. */
export function pruefRevision(e: F.RevisionStpoEingabe, regeln: Pruefregeln): Pruefergebnis {
  const regime = e.regime ?? "StPO";
  const verkuendet = platzVon(e.verkuendungAm);
  const einlegungRoh = nachEreignis(verkuendet, w(1), regeln);
  const einlegung = einfach(e, einlegungRoh, regeln, regime);
  if (e.zustellungAm === undefined) return einlegung;
  const akten = e.urteilZuDenAktenAm === undefined ? verkuendet : platzVon(e.urteilZuDenAktenAm);
  const spaet = Number(akten > verkuendet + 21 * 7) + Number(akten > verkuendet + 35 * 7);
  const monate = 1 + (e.verkuendungAm >= "2021-07-01" ? spaet : 0);
  const zugestellt = platzVon(e.zustellungAm);
  // Whether the month runs from the moved end is disputed: the earlier day is the period.
  const ab = Math.max(zugestellt, einlegungRoh);
  return {
    ...einfach(e, nachEreignis(ab, m(monate), regeln), regeln, regime),
    weitere: { einlegung: einlegung.ende },
  };
}

/** A reminder, back to the working day before. */
export function pruefVorfrist(e: F.Vorfristeingabe, regeln: Pruefregeln): Pruefergebnis {
  const roh = monateWeiter(platzVon(e.endeAm), -monateIn(e.dauer), regeln) - tageIn(e.dauer);
  return { ende: frueheste(lagen(e, e.regime ?? "BGB", regeln).map((lage) => bisWerktag(lage, roh))) };
}

/** Four months, six for decisions before 1 February 2022; never moved. */
export function pruefEmrk(e: F.EmrkEingabe, regeln: Pruefregeln): Pruefergebnis {
  const monate = (e.entscheidungAm ?? e.ereignisAm) < "2022-02-01" ? 6 : 4;
  return beendet(nachEreignis(platzVon(e.ereignisAm), m(monate), regeln), [], false);
}

/** Art. 263 Abs. 6 AEUV with the days for the Official Journal and for distance. */
export const pruefEug = (e: F.EugEingabe, regeln: Pruefregeln): Pruefergebnis | undefined =>
  pruefFrist({ ...e, regime: "EUG", dauer: e.dauer ?? m(2) }, regeln);

/** § 249 ZPO: the whole period anew. */
export const pruefUnterbrechung = (e: F.Unterbrechungseingabe, regeln: Pruefregeln): Pruefergebnis =>
  einfach(e, nachEreignis(platzVon(e.endeAm), e.dauer, regeln), regeln);

const wiedereinsetzungsfristen: Partial<Record<F.RegimeId, readonly [F.Dauer, F.Dauer]>> = {
  ZPO: [w(2), m(1)],
  FamFG: [w(2), m(1)],
  ArbGG: [w(2), m(1)],
  VwGO: [w(2), m(1)],
  FGO: [w(2), m(1)],
  SGG: [m(1), m(1)],
  AO: [m(1), m(1)],
  StPO: [w(1), w(1)],
  VwVfG: [w(2), w(2)],
  "SGB X": [w(2), w(2)],
  BVerfGG: [w(2), w(2)],
  DPMA: [m(2), m(2)],
};

/** Regimes with a period of their own for reinstatement. */
export const wiedereinsetzungsregimes = Object.keys(wiedereinsetzungsfristen) as F.RegimeId[];

/** R-WIEDER: from the end of the obstacle, at most a year from the missed end. */
export function pruefWiedereinsetzung(
  e: F.Wiedereinsetzungseingabe,
  regeln: Pruefregeln,
): Pruefergebnis | undefined {
  const regime = e.regime ?? "ZPO";
  const fristen = wiedereinsetzungsfristen[regime];
  if (fristen === undefined) return undefined;
  return pruefFrist(
    {
      ...nurGrund(e),
      vorfristen: [],
      regime,
      ereignisAm: e.wegfallAm,
      dauer: e.kuendigungsschutz ? w(2) : fristen[e.begruendung ? 1 : 0],
      ...(e.versaeumtesEndeAm &&
        regime !== "StPO" && {
          hoechstgrenze: { ab: e.versaeumtesEndeAm, dauer: m(e.kuendigungsschutz ? 6 : 12), norm: "" },
        }),
    },
    regeln,
  );
}

/** R-BELEHR: a year instead of the ordinary period; less in matters of asylum applied for since 12 June 2026. */
export const pruefOhneBelehrung = (e: F.Belehrungseingabe, regeln: Pruefregeln): Pruefergebnis =>
  einfach(
    e,
    nachEreignis(
      platzVon(e.ereignisAm),
      m(
        e.asyl === undefined || (e.asylantragAm ?? e.ereignisAm) < "2026-06-12"
          ? 12
          : e.asyl === "regel"
            ? 3
            : 1,
      ),
      regeln,
    ),
    regeln,
  );

/** § 51 GmbHG: a week between the expected arrival and the meeting; neither day counts. */
export function pruefGmbhLadung(e: F.GmbhLadungEingabe, regeln: Pruefregeln): Pruefergebnis {
  const zugang = pruefRueck(platzVon(e.versammlungAm), 7, regeln);
  const aufgabe = zugang - (e.postlaufTage ?? 2);
  return { ende: aufgabe, weitere: { "zugang-bis": zugang } };
}

const pruefRueck = (ereignis: Platz, tage: number, regeln: Pruefregeln): Platz =>
  ereignis - tage - (regeln.rueckwaertsVollerZeitraum ? 1 : 0);

/** § 191 BGB: the day on which the days of all stretches, each once, reach the period. */
export function pruefZeitraeume(e: F.Zeitraumeingabe): Pruefergebnis | undefined {
  const noetig = monateTage(e.dauer) + tageIn(e.dauer);
  const stuecke = e.zeitraeume.map(({ von, bis }) => [platzVon(von), platzVon(bis)] as const);
  const letzter = Math.max(...stuecke.map(([, bis]) => bis));
  let erreicht = 0;
  for (let p = Math.min(...stuecke.map(([von]) => von)); p <= letzter; p += 1) {
    if (stuecke.some(([von, bis]) => von <= p && p <= bis)) erreicht += 1;
    if (erreicht === noetig) return { ende: p };
  }
  return undefined;
}

/** A month counts as 30 days, a year as 365; half a year and a quarter are months (§ 189 BGB). */
const monateTage = (dauer: F.Dauer): number =>
  dauer.reduce(
    (summe, { wert, einheit }) =>
      summe + wert * ({ jahr: 365, halbjahr: 180, vierteljahr: 90, monat: 30 }[einheit as string] ?? 0),
    0,
  );

/** § 192 BGB. */
export function pruefMonatsmarke(e: F.Monatsmarkeneingabe, regeln: Pruefregeln): Pruefergebnis {
  const erster = monatsersterVon(platzVon(e.ereignisAm));
  const roh = { anfang: erster, mitte: erster + 14, ende: monatsletzterVon(erster) }[e.marke];
  return einfach(e, roh, regeln);
}

/** Zustellungsreformgesetz; before it § 270 Abs. 3 ZPO said the same. */
const paragraph167Ab = "2002-07-01";

/** § 167 ZPO: filed in time and served soon; fourteen days of one's own delay do no harm. */
export function pruefDemnaechst(e: F.Demnaechsteingabe): F.DemnaechstErgebnis["grund"] | undefined {
  if (e.eingangAm < paragraph167Ab) return undefined;
  if (platzVon(e.zustellungAm) <= platzVon(e.fristendeAm)) return "rechtzeitig";
  if (platzVon(e.eingangAm) > platzVon(e.fristendeAm)) return "eingang-verspaetet";
  return e.verzoegerungTage <= 14 ? "demnaechst" : "verzoegerung";
}
