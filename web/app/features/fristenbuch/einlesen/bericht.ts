import type { Ort } from "@gebuehrenportal/fristen";
import { begruendungsnorm, katalogverzeichnis } from "@gebuehrenportal/fristen/katalog";
import { datum, type Tag } from "@gebuehrenportal/recht";
import { type Abgelehnt, jedesEinmal } from "#dokumente/einlesen/bericht.ts";
import type { Zuordnung } from "#dokumente/einlesen/tabelle.ts";
import { gekuerzt } from "#platform/gekuerzt.ts";
import { vorfristtageZum } from "../plan/vorfristen.ts";
import { aktenschluessel } from "../worte/frist.ts";
import { laengen } from "../worte/laengen.ts";
import { type Fristtabelle, type Teil, tagIn, vorgemerkt, wiederkehrend } from "./tabelle.ts";

/** A deadline as a file names it. */
export type Uebernahme = {
  readonly nr: number;
  readonly ende: Tag;
  readonly uhr: string | null;
  readonly titel: string;
  readonly aktenzeichen: string;
  readonly vorfristen: readonly Tag[];
  /** Why these are not the Vorfristen of the file; empty: they are, or there is none. */
  readonly vorfristhinweis: "" | "gerechnet" | "in der Datei schon vorbei";
  /** By its name or norm it is for stating grounds. */
  readonly begruendungsfrist: boolean;
  readonly norm: string;
  readonly bemerkung: string;
  readonly sachbearbeiter: string;
  readonly notfrist: boolean;
  /** Somebody of the office by his name; unset: whoever takes it over. */
  readonly verantwortlich: string | undefined;
  readonly person: string | undefined;
  /** The name that the file gives instead, of nobody in the office. */
  readonly unbekannt: string;
};

/** What a deadline is known by: file, name and day. */
export const kennung = ({
  aktenzeichen,
  titel,
  ende,
}: Pick<Uebernahme, "aktenzeichen" | "titel"> & { readonly ende: Tag | null }): string =>
  [aktenschluessel(aktenzeichen), aktenschluessel(titel), ende ?? "-"].join("|");

type Lage = {
  readonly heute: Tag;
  /** Where the office sits. */
  readonly buero: Ort | undefined;
  readonly personen: readonly { readonly id: string; readonly name: string }[];
};

/** Deadlines that a table holds, and the rows that hold none. */
export function uebernahmenAus(tabelle: Fristtabelle, zuordnung: Zuordnung<Teil>, lage: Lage) {
  const ort = tabelle.art === "csv" ? "Zeile" : "Nr.";
  return jedesEinmal(
    tabelle.zeilen.map((zeile, i): Uebernahme | Abgelehnt => {
      const nr = tabelle.nummern[i] ?? i + 1;
      const gelesen = uebernahmeAus(nr, zeile, zuordnung, lage);
      return typeof gelesen === "string"
        ? { nr, text: zeile.filter(Boolean).join(", ").slice(0, 200), grund: gelesen }
        : gelesen;
    }),
    kennung,
    ({ nr, titel }, vorher) => ({
      nr,
      text: titel,
      grund: `Dieselbe Frist steht schon in ${ort} ${vorher}.`,
    }),
  );
}

/** The deadline of a row, or why it is none. */
function uebernahmeAus(
  nr: number,
  zeile: readonly string[],
  orte: Zuordnung<Teil>,
  lage: Lage,
): Uebernahme | string {
  const { heute, personen } = lage;
  const zelle = (spalte: number | undefined, hoechstens = Number.POSITIVE_INFINITY) =>
    spalte === undefined ? "" : gekuerzt((zeile[spalte] ?? "").trim(), hoechstens);
  if (zeile.length === 0) return "Der Termin ist nicht lesbar.";
  const erledigt = zelle(orte.erledigt);
  if (istJa(erledigt) || tagIn(erledigt, heute)) return "Schon erledigt.";
  if (/^(gestrichen|abgesagt)/i.test(erledigt)) return "Gestrichen oder abgesagt.";
  const endetext = zelle(orte.ende);
  if (endetext === "") return "Ohne Ende.";
  const ende = tagIn(endetext, heute);
  if (endetext === wiederkehrend)
    return "Der Termin kehrt wieder; welcher die Frist ist, sagt die Datei nicht.";
  if (endetext === vorgemerkt) return "Eine Vorfrist oder ein sicherer Tag; die Frist selbst steht daneben.";
  if (ende === undefined)
    return `„${endetext.slice(0, 40)}“ ist kein Kalendertag; lesbar sind 07.12.2026 und 2026-12-07.`;
  const titel = zelle(orte.titel, laengen.titel);
  if (titel === "") return "Ohne Bezeichnung der Frist.";
  const vortext = zelle(orte.vorfrist);
  const vorfristen = vortext
    .split(/[;,\n]|\s+und\s+/)
    .filter((t) => t.trim() !== "")
    .map((t) => tagIn(t, heute));
  if (vorfristen.some((v) => v === undefined)) return `„${vortext.slice(0, 40)}“ ist keine Vorfrist.`;
  if (vorfristen.some((v) => v !== undefined && v >= ende))
    return `Die Vorfrist liegt nicht vor dem Ende (${datum(ende)}).`;
  const norm = zelle(orte.norm, laengen.norm);
  const begruendungsfrist = istBegruendung(titel, norm);
  const genannte = vorfristen.flatMap((v) => v ?? []);
  const uhr = uhrIn(zelle(orte.uhr) || endetext);
  const genannt = zelle(orte.verantwortlich, laengen.sachbearbeiter);
  const klein = genannt.toLocaleLowerCase("de-DE");
  const person = personen.find(({ name }) => name.toLocaleLowerCase("de-DE") === klein);
  const unbekannt = person ? "" : genannt;
  return {
    nr,
    ende,
    uhr,
    titel,
    aktenzeichen: zelle(orte.aktenzeichen, laengen.aktenzeichen),
    begruendungsfrist,
    ...vorlage(ende, genannte, { ...lage, begruendungsfrist }),
    norm,
    bemerkung: zelle(orte.bemerkung),
    sachbearbeiter: zelle(orte.sachbearbeiter, laengen.sachbearbeiter) || unbekannt,
    notfrist: istJa(zelle(orte.notfrist)) || /^notfrist\b/i.test(titel),
    verantwortlich: person?.id,
    person: person?.name,
    unbekannt,
  };
}

/**
 * When the file is presented: as the table says, else as the portal computes it, so that nothing comes into the book without
 * a Vorfrist. One that is over already is made up for today.
 */
function vorlage(
  ende: Tag,
  genannte: readonly Tag[],
  { heute, buero, begruendungsfrist }: Pick<Lage, "heute" | "buero"> & Pick<Uebernahme, "begruendungsfrist">,
): Pick<Uebernahme, "vorfristen" | "vorfristhinweis"> {
  const gerechnet = vorfristtageZum(ende, { begruendungsfrist, buero, ab: heute });
  if (genannte.length === 0 || ende <= heute)
    return { vorfristen: gerechnet, vorfristhinweis: gerechnet.length > 0 ? "gerechnet" : "" };
  const vorbei = genannte.some((tag) => tag < heute);
  const tage = genannte.map((tag) => (tag < heute ? heute : tag));
  return {
    vorfristen: [...new Set(tage)].toSorted(),
    vorfristhinweis: vorbei ? "in der Datei schon vorbei" : "",
  };
}

/** Sections that ask for grounds by the end of a period: „520 ZPO“. */
const begruendungsnormen: ReadonlySet<string> = new Set(
  katalogverzeichnis.flatMap(({ id }) => paragraf(begruendungsnorm(id) ?? "") ?? []),
);

/** „Berufungsbegründung“, or a norm that asks for grounds. */
const istBegruendung = (titel: string, norm: string): boolean =>
  /begr(?:ü|ue)ndung/i.test(titel) || begruendungsnormen.has(paragraf(norm) ?? "");

/** „520 ZPO“ of „§ 520 Abs. 2 Satz 1 ZPO“. */
function paragraf(norm: string): string | undefined {
  const [, nummer, gesetz] = /^§+\s*(\d+[a-z]?)\b.*\s([A-ZÄÖÜ][\w-]+)$/.exec(norm.trim()) ?? [];
  return nummer && gesetz ? `${nummer} ${gesetz}` : undefined;
}

const istJa = (text: string): boolean => /^(?:(?:ja|j|x|1|wahr|true|yes|done|✓)$|erledigt)/i.test(text);

/** „09:30“, also behind a day; midnight is what tables write behind a day that has no time. */
function uhrIn(text: string): string | null {
  const [, h, m] = /(?:^|[T ,])([01]?\d|2[0-3]):([0-5]\d)(?::\d\d)?(?:\s*Uhr)?$/i.exec(text) ?? [];
  return h && m && Number(h + m) > 0 ? `${h.padStart(2, "0")}:${m}` : null;
}
