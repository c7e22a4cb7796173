import { alsTag } from "@gebuehrenportal/recht";
import { type Feldstreit, gesehenesAus, nachStreit } from "#ui/zugleich/formularfelder.ts";
import type { Fremdaenderung, Veraltet } from "../../eintrag/seither.server.ts";
import type { Frist, Fristfelder, Nachweis } from "../../worte/frist.ts";
import { namenVon } from "../../worte/papierworte.ts";
import { zeitwort } from "../../worte/wanduhr.ts";
import type { Felder } from "../buchung/buchungsformular.server.ts";
import { tagKurz } from "../zeile.ts";
import { angabenfelder, formularname } from "./eintragsangaben.ts";

/** What somebody else has changed of an entry, in words. */
export type Inzwischen = {
  readonly was: string;
  /** Unset: more than words can say here. */
  readonly vorher?: string;
  readonly jetzt?: string;
  readonly wer: string;
  readonly iso: string;
};

/** What a form gets back that was made for an entry that is another one now. */
export type Veraltetes = {
  readonly felder: Felder;
  readonly streit?: readonly Feldstreit[];
  readonly inzwischen?: readonly Inzwischen[];
};

/**
 * The form as it goes on: what was typed stays, and its owner is told what is another one than he saw. From now on he has
 * seen that.
 */
export function veraltetes(veraltet: Veraltet, felder: Felder): Veraltetes {
  const { frist, aenderungen = [], streit } = veraltet;
  const wer = werVon(veraltet);
  const stand = String(frist.stand);
  if (streit.length === 0) {
    const inzwischen = inWorten(aenderungen, veraltet).toSorted((a, b) => (a.iso < b.iso ? -1 : 1));
    return { felder: { ...felder, stand }, inzwischen };
  }
  const jetzt = angabenfelder(frist);
  return {
    felder: { ...nachStreit(felder, gesehenesAus(felder) ?? {}, jetzt), stand },
    streit: streit.map((feld) => {
      const aenderung = aenderungen.find((a) => a.feld === feld);
      const name = formularname(feld);
      return {
        field: name,
        yours: wertwort(feld, feld === "vorlaeufig" ? felder[name] === "ja" : felder[name], veraltet),
        theirs: wertwort(feld, frist[feld], veraltet),
        by: aenderung ? wer(aenderung.von) : "jemandem",
        at: aenderung?.am.toISOString(),
      };
    }),
  };
}

const werVon =
  ({ personen, ich }: Pick<Veraltet, "personen" | "ich">) =>
  (von: string | null): string =>
    von === ich ? "Ihnen selbst" : von === null ? "dem Portal" : namenVon(personen)(von);

const feldworte: Readonly<Partial<Record<keyof Fristfelder, string>>> = {
  titel: "Bezeichnung",
  aktenzeichen: "Aktenzeichen",
  norm: "Norm",
  verantwortlich: "Verantwortlich",
  vorlaeufig: "Stand",
  vorfristen: "Vorfristen",
  ereignisAm: "Ereignis",
  ende: "Ende",
  endeUhr: "Uhrzeit des Endes",
  beantragtBis: "Verlängerung beantragt bis",
  endeVorVerlaengerung: "Ende vor Verlängerung",
  abweichendEnde: "Anderer Tag neben dem Ende",
  erledigtAm: "Erledigt",
  nachweis: "Nachweis",
  gestrichenAm: "Gestrichen",
  bemerkung: "Bemerkung",
  art: "Art der Frist",
  sachbearbeiter: "Sachbearbeiter",
  empfaenger: "Empfänger",
};
const ortsfelder: ReadonlySet<string> = new Set(["ort", "land", "gericht", "gemeinde"]);

/** Fields with words one by one; of the others that there is a change of the place or of the computation. */
function inWorten(aenderungen: readonly Fremdaenderung[], veraltet: Veraltet): readonly Inzwischen[] {
  const wer = werVon(veraltet);
  const benannt = aenderungen.flatMap(({ feld, vorher, jetzt, von, am }) => {
    const was = feldworte[feld];
    if (was === undefined) return [];
    const [alt, neu] = [wertwort(feld, vorher, veraltet), wertwort(feld, jetzt, veraltet)];
    return [{ was, vorher: alt || "leer", jetzt: neu || "leer", wer: wer(von), iso: am.toISOString() }];
  });
  const ort = aenderungen.find(({ feld }) => ortsfelder.has(feld));
  const ortszeile = ort ? [{ was: "Ort geändert", wer: wer(ort.von), iso: ort.am.toISOString() }] : [];
  if (benannt.length + ortszeile.length > 0) return [...benannt, ...ortszeile];
  return aenderungen
    .slice(0, 1)
    .map(({ von, am }) => ({ was: "Berechnung geändert", wer: wer(von), iso: am.toISOString() }));
}

/** A value of the log or of the form as people read it. */
function wertwort(feld: keyof Frist, wert: unknown, { personen }: Pick<Veraltet, "personen">): string {
  if (feld === "vorlaeufig") return wert ? "Vorläufig" : "Der Tag steht fest";
  if (wert === null || wert === undefined || wert === "") return feld === "verantwortlich" ? "Niemand" : "";
  if (Array.isArray(wert)) return wert.map((eines) => wertwort(feld, eines, { personen })).join(" und ");
  if (feld === "verantwortlich") return namenVon(personen)(String(wert));
  if (feld === "nachweis") {
    const { at, channel, reference } = wert as Nachweis;
    return [wertwort("ende", at, { personen }), channel, reference].filter(Boolean).join(", ");
  }
  const text = wert instanceof Date ? wert.toISOString() : String(wert);
  const tag = alsTag(text);
  if (tag) return tagKurz(tag);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? zeitwort(new Date(text)) : text;
}
