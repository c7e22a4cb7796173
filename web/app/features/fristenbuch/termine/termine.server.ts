import { plusTage, type Tag, tagNummer } from "@gebuehrenportal/recht";
import { z } from "zod";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import {
  type Buchlage,
  type Buchnutzer,
  buchAendern,
  imBuch,
  requireRecht,
  requireVereinbarung,
  urheber,
} from "../einstellung/buchzugang.server.ts";
import { saetze } from "../worte/saetze.ts";
import { pruefen } from "./pruefung.ts";
import { terminsaetze } from "./saetze.ts";
import {
  type Ausnahme,
  type Tagesangaben,
  type Termin,
  type Terminangaben,
  type Terminart,
  type Umfang,
  unterschied,
} from "./termin.ts";
import {
  terminAnlegen,
  terminFesthalten,
  terminLesen,
  terminSchreiben,
  terminvorgangAnhaengen,
} from "./termin-store.server.ts";
import { istSerientag, tageVor } from "./wiederholung.ts";

/** Which Termin somebody means, and which version of it he has seen. */
export type Terminbezug = {
  readonly id: string;
  /** Of which kind it has to be; unset: of any. */
  readonly art?: Terminart | undefined;
  readonly stand?: number | undefined;
};

/** Which of its days, and how many of them; `tag` as the series gives it. Of what comes once neither is needed. */
export type Bereich = { readonly umfang?: Umfang | undefined; readonly tag?: Tag | undefined };

const unbekannt = (art: Terminart | undefined): ApiFehler =>
  new ApiFehler(404, {
    error: art === "wiedervorlage" ? terminsaetze.wiedervorlageNichtGefunden : terminsaetze.nichtGefunden,
  });

const falsch = (error: string, field: string, code: string): ApiFehler =>
  new ApiFehler(400, { error, field, code });

/** The id of an address; anything that is none is nobody's. */
const kennung = (id: string): string | undefined => z.uuid().safeParse(id).data?.toLowerCase();

/**
 * Notes a Termin or a Wiedervorlage.
 *
 * @throws {ApiFehler} 403 the role, or no agreement on secrecy; 400 something of it cannot be
 */
export const terminEintragen = (wer: Buchnutzer, art: Terminart, angaben: Terminangaben): Promise<Termin> =>
  buchAendern(wer, async (lage) => {
    requireRecht(lage, "buchen");
    await requireVereinbarung(lage);
    requireSinn(lage, art, angaben);
    const termin = await terminAnlegen(
      lage.tx,
      lage.kanzleiId,
      { ...angaben, art, ausnahmen: [] },
      urheber(lage),
    );
    await vermerken(lage, termin, "eingetragen", angaben);
    return termin;
  });

/** @throws {ApiFehler} 400 with the field */
function requireSinn(
  { personen }: Buchlage,
  art: Terminart,
  angaben: Terminangaben,
  bisher: string | null = null,
): void {
  const fehler = pruefen(art, angaben);
  if (fehler) throw falsch(fehler.satz, fehler.feld, fehler.code);
  // Who has left stays where nobody has taken over.
  const { person } = angaben;
  if (person !== null && person !== bisher && !personen.some(({ id }) => id === person))
    throw falsch(saetze.person, "person", "person");
}

const vermerken = (lage: Buchlage, { id, stand }: Termin, art: string, inhalt: unknown): Promise<void> =>
  terminvorgangAnhaengen(lage.tx, lage.kanzleiId, {
    ...urheber(lage),
    terminId: id,
    stand,
    art,
    inhalt: JSON.stringify(inhalt),
  });

/** One of the office. @throws {ApiFehler} 404 */
export const terminZeigen = (wer: Buchnutzer, { id, art }: Terminbezug): Promise<Termin> =>
  imBuch(wer, async ({ tx, kanzleiId }) => {
    const gelesen = kennung(id);
    const termin = gelesen && (await terminLesen(tx, kanzleiId, gelesen));
    if (!termin || (art ?? termin.art) !== termin.art) throw unbekannt(art);
    return termin;
  });

/** Holds a Termin that may still be changed. @throws {ApiFehler} 404, 409 struck or changed since */
async function gehalten({ tx, kanzleiId }: Buchlage, { id, art, stand }: Terminbezug): Promise<Termin> {
  const gelesen = kennung(id);
  const termin = gelesen && (await terminFesthalten(tx, kanzleiId, gelesen));
  if (!termin || (art ?? termin.art) !== termin.art) throw unbekannt(art);
  if (termin.gestrichenAm) throw new ApiFehler(409, { error: terminsaetze.gestrichen, code: "gestrichen" });
  if (stand !== undefined && stand !== termin.stand)
    throw new ApiFehler(409, { error: terminsaetze.veraltet, code: "veraltet" });
  return termin;
}

/** The day that is meant. @throws {ApiFehler} 400 none is said, or the series has it no more */
function gemeint(termin: Termin, { tag, umfang }: Bereich): { readonly tag: Tag; readonly umfang: Umfang } {
  if (termin.wiederholung === null) return { tag: termin.tag, umfang: "alle" };
  if (tag === undefined) {
    if ((umfang ?? "alle") !== "alle") throw falsch(terminsaetze.tagFehlt, "occurrence", "tag-fehlt");
    return { tag: termin.tag, umfang: "alle" };
  }
  const entfaellt = termin.ausnahmen.some((a) => a.tag === tag && a.entfaellt);
  if (!istSerientag(termin, tag) || entfaellt)
    throw falsch(terminsaetze.tagUnbekannt, "occurrence", "tag-unbekannt");
  // What follows from the first day is all of it.
  const nur = umfang ?? "nur";
  return { tag, umfang: nur === "folgende" && tag === termin.tag ? "alle" : nur };
}

/**
 * Changes a Termin: a single day of a series, all from a day on (a new series begins there), or all.
 *
 * @throws {ApiFehler} 403, 404, 409 struck or changed since, 400 something of it cannot be
 * @returns what now holds that day
 */
export const terminAendern = (
  wer: Buchnutzer,
  bezug: Terminbezug,
  aenderung: Partial<Terminangaben>,
  bereich: Bereich,
): Promise<Termin> =>
  buchAendern(wer, async (lage) => {
    requireRecht(lage, "aendern");
    await requireVereinbarung(lage);
    const termin = await gehalten(lage, bezug);
    const { tag, umfang } = gemeint(termin, bereich);
    if (umfang === "nur") return einenTagAendern(lage, termin, tag, aenderung);
    return umfang === "folgende"
      ? abAendern(lage, termin, tag, aenderung)
      : alleAendern(lage, termin, tag, aenderung);
  });

async function schreiben(
  lage: Buchlage,
  bisher: Termin,
  neu: Termin,
  { art, inhalt }: { readonly art: string; readonly inhalt: unknown },
): Promise<Termin> {
  const termin = await terminSchreiben(lage.tx, lage.kanzleiId, neu, lage.am);
  await vermerken(lage, termin, art, inhalt);
  return { ...termin, id: bisher.id };
}

const gleichOft = (a: Terminangaben["wiederholung"], b: Terminangaben["wiederholung"]): boolean =>
  JSON.stringify(a && [a.takt, a.alle, a.bis, a.anzahl]) ===
  JSON.stringify(b && [b.takt, b.alle, b.bis, b.anzahl]);

async function einenTagAendern(
  lage: Buchlage,
  termin: Termin,
  tag: Tag,
  { wiederholung, aktenzeichen, ...felder }: Partial<Terminangaben>,
): Promise<Termin> {
  const andereAkte = aktenzeichen !== undefined && aktenzeichen !== termin.aktenzeichen;
  if (andereAkte || (wiederholung !== undefined && !gleichOft(wiederholung, termin.wiederholung)))
    throw falsch(terminsaetze.nurEinTag, andereAkte ? "aktenzeichen" : "recurrence", "nur-ein-tag");
  const bisher = ausnahmeAm(termin, tag);
  const jetzt: Tagesangaben = { ...angabenVon(termin), tag, ...bisher.anders };
  const neu: Tagesangaben = { ...jetzt, ...felder };
  requireSinn(
    lage,
    termin.art,
    { ...neu, aktenzeichen: termin.aktenzeichen, wiederholung: null },
    jetzt.person,
  );
  const ausnahme = { ...bisher, anders: unterschied(termin, tag, neu) };
  return schreiben(lage, termin, mitAusnahme(termin, ausnahme), {
    art: "tag-geaendert",
    inhalt: { tag, vorher: jetzt, nachher: neu },
  });
}

const angabenVon = ({
  tag,
  titel,
  von,
  bis,
  ort,
  person,
  notiz,
  erinnerung,
}: Tagesangaben): Tagesangaben => ({
  tag,
  titel,
  von,
  bis,
  ort,
  person,
  notiz,
  erinnerung,
});

const ausnahmeAm = ({ ausnahmen }: Termin, tag: Tag): Ausnahme =>
  ausnahmen.find((a) => a.tag === tag) ?? {
    tag,
    entfaellt: false,
    anders: null,
    erledigtAm: null,
    erledigtVon: null,
  };

/** The Termin with what is said of one day; an exception that says nothing is none. */
function mitAusnahme(termin: Termin, ausnahme: Ausnahme): Termin {
  const sagtEtwas = ausnahme.entfaellt || ausnahme.anders !== null || ausnahme.erledigtAm !== null;
  return {
    ...termin,
    ausnahmen: [
      ...termin.ausnahmen.filter(({ tag }) => tag !== ausnahme.tag),
      ...(sagtEtwas ? [ausnahme] : []),
    ].toSorted((a, b) => (a.tag < b.tag ? -1 : 1)),
  };
}

/** Exceptions as they stand in a series that begins so many days later; what it has no day for is gone unless it is done. */
const verschoben = (ausnahmen: readonly Ausnahme[], um: number, neu: Terminangaben): readonly Ausnahme[] =>
  ausnahmen.flatMap((a) => {
    const tag = plusTage(a.tag, um);
    if (istSerientag(neu, tag)) return [{ ...a, tag }];
    return a.erledigtAm ? [a] : [];
  });

async function alleAendern(
  lage: Buchlage,
  termin: Termin,
  tag: Tag,
  aenderung: Partial<Terminangaben>,
): Promise<Termin> {
  // Whoever moves one day and means all of them moves the first one as far.
  const um = aenderung.tag === undefined ? 0 : tagNummer(aenderung.tag) - tagNummer(tag);
  const neu: Terminangaben = { ...angaben(termin), ...aenderung, tag: plusTage(termin.tag, um) };
  requireSinn(lage, termin.art, neu, termin.person);
  const ausnahmen = verschoben(termin.ausnahmen, um, neu);
  const { ausnahmen: _, ...vorher } = termin;
  return schreiben(
    lage,
    termin,
    { ...termin, ...neu, ausnahmen },
    {
      art: "geaendert",
      inhalt: { vorher: angaben(vorher), nachher: neu },
    },
  );
}

const angaben = (termin: Terminangaben): Terminangaben => ({
  ...angabenVon(termin),
  aktenzeichen: termin.aktenzeichen,
  wiederholung: termin.wiederholung,
});

async function abAendern(
  lage: Buchlage,
  termin: Termin,
  tag: Tag,
  aenderung: Partial<Terminangaben>,
): Promise<Termin> {
  const { wiederholung } = termin;
  if (wiederholung === null) return alleAendern(lage, termin, tag, aenderung);
  const gewuenscht = aenderung.wiederholung;
  const bleibtSo = gewuenscht === undefined || gleichOft(gewuenscht, wiederholung);
  const rest = wiederholung.anzahl === null ? null : wiederholung.anzahl - tageVor(termin, tag);
  const um = aenderung.tag === undefined ? 0 : tagNummer(aenderung.tag) - tagNummer(tag);
  const neu: Terminangaben = {
    ...angaben(termin),
    ...aenderung,
    tag: plusTage(tag, um),
    wiederholung: bleibtSo ? { ...wiederholung, anzahl: rest } : gewuenscht,
  };
  requireSinn(lage, termin.art, neu, termin.person);
  const spaetere = termin.ausnahmen.filter((a) => a.tag >= tag);
  await beenden(lage, termin, tag);
  const folgend = await terminAnlegen(
    lage.tx,
    lage.kanzleiId,
    { ...neu, art: termin.art, ausnahmen: verschoben(spaetere, um, neu) },
    urheber(lage),
  );
  await vermerken(lage, folgend, "abgetrennt", { von: termin.id, nachher: neu });
  return folgend;
}

/** Ends a series before one of its days. */
function beenden(lage: Buchlage, termin: Termin, vor: Tag): Promise<Termin> {
  const wiederholung = termin.wiederholung && {
    ...termin.wiederholung,
    anzahl: null,
    bis: plusTage(vor, -1),
  };
  const ausnahmen = termin.ausnahmen.filter((a) => a.tag < vor);
  return schreiben(
    lage,
    termin,
    { ...termin, wiederholung, ausnahmen },
    {
      art: "beendet",
      inhalt: { vorher: termin.wiederholung, nachher: wiederholung },
    },
  );
}

/**
 * Strikes a Termin: a single day of a series is left out, the series ends before a day, or all of it is struck. It stays
 * with who, when and why.
 *
 * @throws {ApiFehler} 403, 404, 409 struck or changed since
 */
export const terminStreichen = (
  wer: Buchnutzer,
  bezug: Terminbezug,
  grund: string,
  bereich: Bereich,
): Promise<void> =>
  buchAendern(wer, async (lage) => {
    requireRecht(lage, "aendern");
    const termin = await gehalten(lage, bezug);
    const { tag, umfang } = gemeint(termin, bereich);
    if (umfang === "nur")
      await schreiben(lage, termin, mitAusnahme(termin, { ...ausnahmeAm(termin, tag), entfaellt: true }), {
        art: "tag-gestrichen",
        inhalt: { tag, grund },
      });
    else if (umfang === "folgende") await beenden(lage, termin, tag);
    else
      await schreiben(
        lage,
        termin,
        { ...termin, gestrichenAm: lage.am, gestrichenVon: lage.akteur.id, streichgrund: grund },
        { art: "gestrichen", inhalt: { grund } },
      );
  });

/**
 * Says that a Wiedervorlage is done on one of its days, or that it is not.
 *
 * @throws {ApiFehler} 403, 404, 409 struck or changed since
 */
export const wiedervorlageErledigen = (
  wer: Buchnutzer,
  { id, stand }: Terminbezug,
  { tag: gewuenscht, erledigt }: { readonly tag: Tag | undefined; readonly erledigt: boolean },
): Promise<Termin> =>
  buchAendern(wer, async (lage) => {
    requireRecht(lage, "erledigen");
    const termin = await gehalten(lage, { id, stand, art: "wiedervorlage" });
    if (termin.wiederholung !== null && gewuenscht === undefined)
      throw falsch(terminsaetze.tagFehlt, "occurrence", "tag-fehlt");
    const tag = termin.wiederholung === null ? termin.tag : (gewuenscht ?? termin.tag);
    const bisher = ausnahmeAm(termin, tag);
    if (bisher.entfaellt || (!istSerientag(termin, tag) && !bisher.erledigtAm))
      throw falsch(terminsaetze.tagUnbekannt, "occurrence", "tag-unbekannt");
    // Said twice, it stays with whoever said it first.
    if ((bisher.erledigtAm !== null) === erledigt) return termin;
    const neu = erledigt
      ? { ...bisher, erledigtAm: lage.am, erledigtVon: lage.akteur.id }
      : { ...bisher, erledigtAm: null, erledigtVon: null };
    return schreiben(lage, termin, mitAusnahme(termin, neu), {
      art: erledigt ? "erledigt" : "wieder-geoeffnet",
      inhalt: { tag },
    });
  });
