import { anteil, cent, plusTage, summe, type Tag } from "@gebuehrenportal/recht";
import { tarife } from "#platform/access/tarife.ts";
import { jeSteuerfallGutgeschrieben, vorzeitigBeendet } from "./perioden.ts";
import type { Abschnitt, Ereignis, Folge, Umstaende, Vertrag } from "./vertrag.ts";
import { widerrufOhneBelehrungBis } from "./widerrufsfrist.ts";
import { letzterTag, periodenende, tageBis, tagVon } from "./zeit.ts";

type Von<A extends Ereignis["art"]> = Extract<Ereignis, { art: A }>;

/**
 * The day before which a contract ends when it is cancelled now: the end of the trial, or of the first period that does
 * not end before `zum`. Whose tier rests ends today.
 */
export function kuendigungstag(vertrag: Vertrag, jetzt: string, zum?: Tag): Tag {
  const heute = tagVon(jetzt);
  if (vertrag.ausgesetzt) return heute;
  const erster =
    vertrag.zustand === "trialing" ? tagVon(vertrag.testphaseBis ?? jetzt) : (vertrag.periodeBis ?? heute);
  const anker = vertrag.anker ?? erster;
  // A trial that nobody pays for has no day after its end.
  if (vertrag.zustand === "trialing" && !vertrag.zahlweg) return erster;
  let ende = erster;
  // Nobody plans a cancellation further ahead than this; the bound keeps a mistyped year from billing for centuries.
  for (let i = 0; zum && ende < zum && i < 60; i += 1) ende = periodenende(anker, ende);
  return ende;
}

/**
 * Notes the end; whose tier rests, or who has an important reason, ends at once. Days after that reason was declared are
 * credited, also of a contract that has ended until somebody finds that the reason holds.
 */
export function gekuendigt(bisher: Vertrag, ereignis: Von<"gekuendigt">, umstaende: Umstaende): Folge {
  const heute = tagVon(umstaende.jetzt);
  const vorbei = bisher.zustand === "ended";
  if (vorbei && !(ereignis.fristlos && ereignis.am)) return { ablehnung: "kein-vertrag" };
  if (ereignis.fristlos || bisher.ausgesetzt) {
    // While the tier rests nothing is billed that could be credited.
    const { vertrag, wirkungen } =
      bisher.ausgesetzt && !ereignis.am
        ? { vertrag: bisher, wirkungen: [] }
        : vorzeitigBeendet(bisher, ereignis.am ?? heute, umstaende);
    if (vorbei && vertrag === bisher) return { ablehnung: "kein-vertrag" };
    return {
      vertrag: vorbei ? vertrag : beendet({ ...vertrag, gekuendigtZum: heute }, heute),
      wirkungen: [...wirkungen, { art: "mail", vorlage: "gekuendigt" }],
    };
  }
  const gekuendigtZum = kuendigungstag(bisher, umstaende.jetzt, ereignis.zum);
  if (bisher.gekuendigtZum && bisher.gekuendigtZum <= gekuendigtZum) return { ablehnung: "unveraendert" };
  return {
    vertrag: { ...bisher, gekuendigtZum, wechselZu: null },
    wirkungen: [{ art: "mail", vorlage: "gekuendigt" }],
  };
}

/** Takes a cancellation back as long as the contract runs. */
export function kuendigungZurueckgenommen(vertrag: Vertrag): Folge {
  if (vertrag.zustand === "ended") return { ablehnung: "kein-vertrag" };
  if (!vertrag.gekuendigtZum) return { ablehnung: "nicht-gekuendigt" };
  return {
    vertrag: { ...vertrag, gekuendigtZum: null },
    wirkungen: [{ art: "mail", vorlage: "kuendigung-zurueck" }],
  };
}

/** The contract is over; what is owed stays owed. */
export const beendet = (vertrag: Vertrag, am: Tag): Vertrag => ({
  ...vertrag,
  zustand: "ended",
  beendetAm: am,
  wechselZu: null,
  ausgesetzt: false,
});

/** What a withdrawal today would mean: what is owed for the days used, and what is credited (§ 357a Abs. 2 BGB). */
export function widerrufsfolge(vertrag: Vertrag, heute: Tag, ohneBelehrung = false) {
  const zeilen = widerruflicheAbschnitte(vertrag).map((abschnitt) => ({
    abschnitt,
    // Whoever was not told owes nothing (§ 357a Abs. 2 Satz 1 Nr. 3 BGB).
    wertersatz: ohneBelehrung ? cent(0) : wertersatz(vertrag, abschnitt, heute),
  }));
  return {
    zeilen,
    wertersatz: summe(zeilen.map((z) => z.wertersatz)),
    gutschrift: summe(zeilen.map((z) => cent(z.abschnitt.preis - z.abschnitt.gutgeschrieben - z.wertersatz))),
  };
}

/** The periods that fall with a withdrawal; once withdrawn from, none is left. */
const widerruflicheAbschnitte = ({ abschnitte, widerrufAb }: Vertrag): readonly Abschnitt[] =>
  abschnitte.filter(({ von }) => von >= widerrufAb);

/** Whether there is something to withdraw from: a contract that runs, or periods of one that has ended. */
export const istWiderruflich = (vertrag: Vertrag): boolean =>
  vertrag.zustand !== "ended" || widerruflicheAbschnitte(vertrag).length > 0;

/**
 * Owed is something only for whoever has expressly wished the service to begin: the share of the days before the
 * declaration. A period that a higher tier has replaced, or that has ended early, is worth what was not credited of it.
 */
function wertersatz(vertrag: Vertrag, { von, bis, preis, gutgeschrieben }: Abschnitt, heute: Tag) {
  if (!vertrag.ausdruecklicherBeginn) return cent(0);
  const [rest, alle] = [cent(preis - gutgeschrieben), tageBis(von, bis)];
  return alle === 0 ? rest : anteil(rest, Math.min(alle, Math.max(0, tageBis(von, heute))), alle);
}

/** Last day on which a consumer may withdraw from a contract. */
export const widerrufsfrist = (vertrag: Vertrag, ohneBelehrung = false): Tag =>
  ohneBelehrung ? widerrufOhneBelehrungBis(tagVon(vertrag.bestelltAm)) : vertrag.widerrufBis;

/** A consumer withdraws within his time: the contract ends now, and what has ended is settled anew. */
export function widerrufen(bisher: Vertrag, ereignis: Von<"widerrufen">, umstaende: Umstaende): Folge {
  const heute = tagVon(umstaende.jetzt);
  // What arrived before midnight and is looked at after it came on the day before.
  const am = ereignis.am ?? heute;
  const vorbei = bisher.zustand === "ended";
  if (!istWiderruflich(bisher)) return { ablehnung: "kein-vertrag" };
  if (am > widerrufsfrist(bisher, ereignis.ohneBelehrung))
    return { ablehnung: vorbei ? "kein-vertrag" : "widerrufsfrist-vorbei" };
  const text = `Widerruf, Tarif ${tarife[bisher.typ].name}`;
  const zeilen = widerrufsfolge(bisher, am, ereignis.ohneBelehrung).zeilen.map(
    ({ abschnitt, wertersatz: owed }) => {
      const { von, bis, preis, gutgeschrieben } = abschnitt;
      const posten = { text, von, bis: letzterTag(bis), brutto: cent(owed + gutgeschrieben - preis) };
      return { abschnitt, posten };
    },
  );
  const { vertrag, wirkungen } = jeSteuerfallGutgeschrieben(bisher, zeilen, umstaende);
  const abgerechnet: Vertrag = { ...vertrag, widerrufAb: plusTage(heute, 1) };
  return {
    // It counts from the moment it arrived, also when it has its effect later.
    vertrag: vorbei ? abgerechnet : beendet(abgerechnet, am),
    wirkungen: [...wirkungen, { art: "mail", vorlage: "widerrufen" }],
  };
}

/** The contract of an account that is about to be erased goes no further than what has been begun. */
export function mitKontoende(vertrag: Vertrag): Vertrag {
  if (vertrag.zustand === "ended") return vertrag;
  const ende =
    vertrag.zustand === "trialing" && vertrag.testphaseBis
      ? tagVon(vertrag.testphaseBis)
      : vertrag.periodeBis;
  if (vertrag.gekuendigtZum && (!ende || vertrag.gekuendigtZum <= ende)) return vertrag;
  return { ...vertrag, gekuendigtZum: ende, wechselZu: null };
}
