import { anteil, cent, summe, type Tag } from "@gebuehrenportal/recht";
import { tarife } from "#platform/access/tarife.ts";
import { gutgeschrieben } from "./forderungen.ts";
import { vorzeitigBeendet } from "./perioden.ts";
import type {
  Abschnitt,
  Ereignis,
  Folge,
  Posten,
  Steuerfall,
  Umstaende,
  Vertrag,
  Wirkung,
} from "./vertrag.ts";
import { widerrufOhneBelehrungBis } from "./widerrufsfrist.ts";
import { letzterTag, periodenende, tageBis, tagVon } from "./zeit.ts";

type Von<A extends Ereignis["art"]> = Extract<Ereignis, { art: A }>;

/**
 * The day before which a contract ends when it is cancelled now: the end of the trial, or of the first period that does
 * not end before `zum`. Whose tier rests ends today.
 */
export function kuendigungstag(v: Vertrag, jetzt: string, zum?: Tag): Tag {
  const heute = tagVon(jetzt);
  if (v.ausgesetzt) return heute;
  const erster = v.zustand === "trialing" ? tagVon(v.testphaseBis ?? jetzt) : (v.periodeBis ?? heute);
  const anker = v.anker ?? erster;
  // A trial that nobody pays for has no day after its end.
  if (v.zustand === "trialing" && !v.zahlweg) return erster;
  let ende = erster;
  // Nobody plans a cancellation further ahead than this; the bound keeps a mistyped year from billing for centuries.
  for (let i = 0; zum && ende < zum && i < 60; i += 1) ende = periodenende(anker, ende);
  return ende;
}

/** Notes the end; whose tier rests, or who has an important reason, ends at once. */
export function gekuendigt(v: Vertrag, e: Von<"gekuendigt">, umstaende: Umstaende): Folge {
  const heute = tagVon(umstaende.jetzt);
  if (v.zustand === "ended") return { ablehnung: "kein-vertrag" };
  if (e.fristlos || v.ausgesetzt) {
    const { vertrag, wirkungen } = v.ausgesetzt
      ? { vertrag: v, wirkungen: [] }
      : vorzeitigBeendet(v, heute, umstaende);
    return {
      vertrag: beendet({ ...vertrag, gekuendigtZum: heute }, heute),
      wirkungen: [...wirkungen, { art: "mail", vorlage: "gekuendigt" }],
    };
  }
  const gekuendigtZum = kuendigungstag(v, umstaende.jetzt, e.zum);
  if (v.gekuendigtZum && v.gekuendigtZum <= gekuendigtZum) return { ablehnung: "unveraendert" };
  return {
    vertrag: { ...v, gekuendigtZum, wechselZu: null },
    wirkungen: [{ art: "mail", vorlage: "gekuendigt" }],
  };
}

/** Takes a cancellation back as long as the contract runs. */
export function kuendigungZurueckgenommen(v: Vertrag): Folge {
  if (v.zustand === "ended") return { ablehnung: "kein-vertrag" };
  if (!v.gekuendigtZum) return { ablehnung: "nicht-gekuendigt" };
  return {
    vertrag: { ...v, gekuendigtZum: null },
    wirkungen: [{ art: "mail", vorlage: "kuendigung-zurueck" }],
  };
}

/** The contract is over; what is owed stays owed. */
export const beendet = (v: Vertrag, am: Tag): Vertrag => ({
  ...v,
  zustand: "ended",
  beendetAm: am,
  wechselZu: null,
  ausgesetzt: false,
});

/** What a withdrawal today would mean: what is owed for the days used, and what is credited (§ 357a Abs. 2 BGB). */
export function widerrufsfolge(v: Vertrag, heute: Tag, ohneBelehrung = false) {
  const betroffen = v.abschnitte.filter(({ von }) => von >= v.widerrufAb);
  const zeilen = betroffen.map((a) => ({
    abschnitt: a,
    // Whoever was not told owes nothing (§ 357a Abs. 2 Satz 1 Nr. 3 BGB).
    wertersatz: ohneBelehrung ? cent(0) : wertersatz(v, a, heute),
  }));
  return {
    zeilen,
    wertersatz: summe(zeilen.map((z) => z.wertersatz)),
    gutschrift: summe(zeilen.map((z) => cent(z.abschnitt.preis - z.abschnitt.gutgeschrieben - z.wertersatz))),
  };
}

/**
 * Owed is something only for whoever has expressly wished the service to begin: the share of the days before the
 * declaration. A period that a higher tier has replaced is worth what was not credited of it.
 */
function wertersatz(v: Vertrag, a: Abschnitt, heute: Tag) {
  if (!v.ausdruecklicherBeginn) return cent(0);
  if (a.von !== v.periodeVon || a !== v.abschnitte.findLast(({ von }) => von === v.periodeVon))
    return cent(a.preis - a.gutgeschrieben);
  return anteil(a.preis, Math.max(0, tageBis(a.von, heute)), tageBis(a.von, a.bis));
}

/** Last day on which a consumer may withdraw from a contract. */
export const widerrufsfrist = (v: Vertrag, ohneBelehrung = false): Tag =>
  ohneBelehrung ? widerrufOhneBelehrungBis(tagVon(v.bestelltAm)) : v.widerrufBis;

/** A consumer withdraws within his time: the contract ends now. */
export function widerrufen(v: Vertrag, e: Von<"widerrufen">, umstaende: Umstaende): Folge {
  const heute = tagVon(umstaende.jetzt);
  // What arrived before midnight and is looked at after it came on the day before.
  const am = e.am ?? heute;
  if (v.zustand === "ended") return { ablehnung: "kein-vertrag" };
  if (am > widerrufsfrist(v, e.ohneBelehrung)) return { ablehnung: "widerrufsfrist-vorbei" };
  const { vertrag, wirkungen } = widerrufGutgeschrieben(v, am, e.ohneBelehrung ?? false, umstaende);
  return {
    vertrag: beendet(vertrag, heute),
    wirkungen: [...wirkungen, { art: "mail", vorlage: "widerrufen" }],
  };
}

const steuerfaelle: readonly Steuerfall[] = ["inland", "eu-reverse-charge"];

/** Credits what a withdrawal gives back, by one document for each way in which its periods were taxed. */
function widerrufGutgeschrieben(v: Vertrag, am: Tag, ohneBelehrung: boolean, umstaende: Umstaende) {
  const { zeilen } = widerrufsfolge(v, am, ohneBelehrung);
  const text = `Widerruf, Tarif ${tarife[v.typ].name}`;
  const wirkungen: Wirkung[] = [];
  let vertrag = v;
  for (const steuerfall of steuerfaelle) {
    const eigene = zeilen.filter(({ abschnitt: a }) => (a.steuerfall ?? "inland") === steuerfall);
    const posten = eigene.flatMap(({ abschnitt: a, wertersatz: owed }): readonly Posten[] => {
      const brutto = cent(owed + a.gutgeschrieben - a.preis);
      return brutto === 0 ? [] : [{ text, von: a.von, bis: letzterTag(a.bis), brutto }];
    });
    const zu = eigene.flatMap(({ abschnitt: a }) => (a.preis === 0 ? [] : [a.schluessel]));
    const schritt = gutgeschrieben(vertrag, posten, zu, umstaende);
    vertrag = schritt.vertrag;
    wirkungen.push(...schritt.wirkungen);
  }
  return { vertrag, wirkungen };
}

/** The contract of an account that is about to be erased goes no further than what has been begun. */
export function mitKontoende(v: Vertrag): Vertrag {
  if (v.zustand === "ended") return v;
  const ende = v.zustand === "trialing" && v.testphaseBis ? tagVon(v.testphaseBis) : v.periodeBis;
  if (v.gekuendigtZum && (!ende || v.gekuendigtZum <= ende)) return v;
  return { ...v, gekuendigtZum: ende, wechselZu: null };
}
