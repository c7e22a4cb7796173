import { plusMonate, plusTage, type Tag } from "@gebuehrenportal/recht";
import type { z } from "zod";
import { heute } from "#platform/clock/clock.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { type Buchlage, type Buchnutzer, imBuch } from "../einstellung/buchzugang.server.ts";
import { buerozeitVon } from "../einstellung/bueroort.server.ts";
import { namenVon } from "../worte/papierworte.ts";
import * as contract from "./contract.ts";
import { terminsaetze } from "./saetze.ts";
import {
  type Spanne,
  type Termin,
  type Terminangaben,
  type Terminart,
  type Vorkommen,
  vorkommenVon,
} from "./termin.ts";
import { termineZwischen } from "./termin-store.server.ts";
import {
  type Bereich,
  terminAendern,
  terminEintragen,
  terminStreichen,
  wiedervorlageErledigen,
} from "./termine.server.ts";
import type { Takt } from "./wiederholung.ts";

type Wunsch = z.output<typeof contract.neueWiedervorlage>["recurrence"];
type Terminbild = z.input<typeof contract.termin>;
type Wiedervorlagenbild = z.input<typeof contract.wiedervorlage>;

const wiederholungAus = (wunsch: Wunsch): Terminangaben["wiederholung"] =>
  wunsch && {
    takt: contract.worte[wunsch.every],
    alle: wunsch.interval,
    bis: wunsch.until,
    anzahl: wunsch.count,
  };

const taktwort = (takt: Takt) =>
  (Object.keys(contract.worte) as (keyof typeof contract.worte)[]).find((w) => contract.worte[w] === takt) ??
  "week";

type Ganz = z.output<typeof contract.neuerTermin> & { readonly reason: string };
type Felder = { readonly [Name in keyof Ganz]?: Ganz[Name] | undefined };

/** What a body says, by the words of the book; what it does not say stays away. */
function angabenAus(body: Felder): Partial<Terminangaben> {
  const titel = body.title ?? body.reason;
  return {
    ...(titel !== undefined && { titel }),
    ...(body.date !== undefined && { tag: body.date }),
    ...(body.from !== undefined && { von: body.from }),
    ...(body.to !== undefined && { bis: body.to }),
    ...(body.place !== undefined && { ort: body.place }),
    ...(body.aktenzeichen !== undefined && { aktenzeichen: body.aktenzeichen }),
    ...(body.person !== undefined && { person: body.person }),
    ...(body.note !== undefined && { notiz: body.note }),
    ...(body.reminderMinutes !== undefined && { erinnerung: body.reminderMinutes }),
    ...(body.recurrence !== undefined && { wiederholung: wiederholungAus(body.recurrence) }),
  };
}

const leer = { von: null, bis: null, ort: "" };

/** Notes a Termin as a call says it. */
export const terminAnlegen = (
  wer: Buchnutzer,
  body: z.output<typeof contract.neuerTermin>,
): Promise<Termin> => terminEintragen(wer, "termin", vollstaendig(body, body.title));

/** Notes a Wiedervorlage as a call says it. */
export const wiedervorlageAnlegen = (
  wer: Buchnutzer,
  body: z.output<typeof contract.neueWiedervorlage>,
): Promise<Termin> => terminEintragen(wer, "wiedervorlage", vollstaendig(body, body.reason));

function vollstaendig(
  body: z.output<typeof contract.neueWiedervorlage> | z.output<typeof contract.neuerTermin>,
  titel: string,
): Terminangaben {
  const { date, aktenzeichen, person, note, reminderMinutes, recurrence } = body;
  return {
    ...leer,
    tag: date,
    aktenzeichen,
    person,
    notiz: note,
    erinnerung: reminderMinutes,
    wiederholung: wiederholungAus(recurrence),
    ...("title" in body && { von: body.from, bis: body.to, ort: body.place }),
    titel,
  };
}

type Bereichswunsch = {
  readonly scope?: keyof typeof contract.umfangsworte | undefined;
  readonly occurrence?: Tag | undefined;
};
const bereichAus = ({ scope, occurrence }: Bereichswunsch): Bereich => ({
  umfang: scope && contract.umfangsworte[scope],
  tag: occurrence,
});

/** Changes one as a call says it; `done` of a Wiedervorlage comes last. */
export async function terminBearbeiten(
  wer: Buchnutzer,
  { id, art }: { readonly id: string; readonly art: Terminart },
  body: z.output<typeof contract.terminaenderung> | z.output<typeof contract.wiedervorlagenaenderung>,
): Promise<Termin> {
  const { scope, occurrence, revision, ...felder } = body;
  const { done, ...rest } = "done" in felder ? felder : { ...felder, done: undefined };
  const angaben = angabenAus(rest);
  const bereich = bereichAus({ scope, occurrence });
  const geaendert =
    Object.keys(angaben).length > 0 || done === undefined
      ? await terminAendern(wer, { id, art, stand: revision }, angaben, bereich)
      : undefined;
  if (done === undefined && geaendert) return geaendert;
  return wiedervorlageErledigen(
    wer,
    { id: geaendert?.id ?? id, stand: geaendert ? undefined : revision },
    { tag: occurrence, erledigt: done === true },
  );
}

/** Strikes one as a call says it. */
export const terminLoeschen = (
  wer: Buchnutzer,
  { id, art }: { readonly id: string; readonly art: Terminart },
  {
    reason,
    revision,
    ...bereich
  }: Bereichswunsch & { readonly reason: string; readonly revision?: number | undefined },
): Promise<void> => terminStreichen(wer, { id, art, stand: revision }, reason, bereichAus(bereich));

const monate = 3;
const hoechstensTage = 731;

/** The time a list is about. @throws {ApiFehler} 400 it ends before it begins, or reaches too far */
function spanneAus({ from, to }: { readonly from?: Tag | undefined; readonly to?: Tag | undefined }): Spanne {
  const von = from ?? heute();
  const bis = to ?? plusMonate(von, monate);
  if (bis < von || bis > plusTage(von, hoechstensTage))
    throw new ApiFehler(400, { error: terminsaetze.spanne, field: "to", code: "spanne" });
  return { von, bis };
}

type Frage = z.output<typeof contract.terminfrage>;

/** The Termine of a time, each with its days. */
export const termineVon = (wer: Buchnutzer, frage: Frage): Promise<Terminbild[]> =>
  listeVon(wer, "termin", frage, terminbild);

/** The Wiedervorlagen of a time, each with its days. */
export const wiedervorlagenVon = (wer: Buchnutzer, frage: Frage): Promise<Wiedervorlagenbild[]> =>
  listeVon(wer, "wiedervorlage", frage, wiedervorlagenbild);

function listeVon<T>(
  wer: Buchnutzer,
  art: Terminart,
  { person, aktenzeichen, ...zeit }: Frage,
  bild: (lage: Buchlage, termin: Termin, tage: readonly Vorkommen[]) => T,
): Promise<T[]> {
  const spanne = spanneAus(zeit);
  return imBuch(wer, async (lage) => {
    const termine = await termineZwischen(lage.tx, lage.kanzleiId, spanne, { art, akte: aktenzeichen });
    return termine.flatMap((termin) => {
      const tage = tageVon(lage, termin, spanne).filter((v) => person === undefined || v.person === person);
      return tage.length === 0 ? [] : [bild(lage, termin, tage)];
    });
  });
}

const tageVon = ({ einstellung }: Buchlage, termin: Termin, spanne: Spanne) =>
  vorkommenVon(termin, spanne, buerozeitVon(einstellung).istBuerotag);

/** The days of one Termin that a single answer gives: the next three months, or the only one. */
const naheTage = (lage: Buchlage, termin: Termin): readonly Vorkommen[] => {
  const von = termin.wiederholung === null ? termin.tag : lage.heute;
  return tageVon(lage, termin, { von, bis: plusMonate(von, monate) });
};

/** One Termin as the calls give it. */
export const terminAlsAntwort = (wer: Buchnutzer, t: Termin): Promise<Terminbild> =>
  imBuch(wer, async (lage) => terminbild(lage, t, naheTage(lage, t)));

/** One Wiedervorlage as the calls give it. */
export const wiedervorlageAlsAntwort = (wer: Buchnutzer, t: Termin): Promise<Wiedervorlagenbild> =>
  imBuch(wer, async (lage) => wiedervorlagenbild(lage, t, naheTage(lage, t)));

const mensch = ({ personen }: Buchlage, id: string | null) =>
  id === null ? null : { id, name: namenVon(personen)(id) };

const tagesbild = (lage: Buchlage, v: Vorkommen) => ({
  seriesDate: v.serientag,
  date: v.tag,
  person: mensch(lage, v.person),
  note: v.notiz,
  changed: v.abweichend,
});

function kopf(lage: Buchlage, t: Termin) {
  const { wiederholung } = t;
  return {
    id: t.id,
    aktenzeichen: t.aktenzeichen,
    date: t.tag,
    person: mensch(lage, t.person),
    note: t.notiz,
    reminderMinutes: t.erinnerung,
    recurrence: wiederholung && {
      every: taktwort(wiederholung.takt),
      interval: wiederholung.alle,
      until: wiederholung.bis,
      count: wiederholung.anzahl,
    },
    cancelled: t.ausnahmen.flatMap(({ tag, entfaellt }) => (entfaellt ? [tag] : [])),
    revision: t.stand,
    struck:
      t.gestrichenAm === null
        ? null
        : {
            at: t.gestrichenAm.toISOString(),
            by: t.gestrichenVon === null ? null : namenVon(lage.personen)(t.gestrichenVon),
            reason: t.streichgrund,
          },
    createdAt: t.erstellt.toISOString(),
    updatedAt: t.geaendert.toISOString(),
  };
}

const terminbild = (lage: Buchlage, t: Termin, tage: readonly Vorkommen[]): Terminbild => ({
  ...kopf(lage, t),
  title: t.titel,
  from: t.von,
  to: t.bis,
  place: t.ort,
  occurrences: tage.map((v) => ({
    ...tagesbild(lage, v),
    title: v.titel,
    from: v.von,
    to: v.bis,
    place: v.ort,
  })),
});

const wiedervorlagenbild = (lage: Buchlage, t: Termin, tage: readonly Vorkommen[]): Wiedervorlagenbild => ({
  ...kopf(lage, t),
  reason: t.titel,
  occurrences: tage.map((v) => ({
    ...tagesbild(lage, v),
    reason: v.titel,
    notedDate: v.eingetragen ?? v.tag,
    done:
      v.erledigtAm === null
        ? null
        : {
            at: v.erledigtAm.toISOString(),
            by: v.erledigtVon === null ? null : namenVon(lage.personen)(v.erledigtVon),
          },
  })),
});
