import type { z } from "zod";
import { type Buchlage, type Buchnutzer, imBuch } from "../../einstellung/buchzugang.server.ts";
import { rubrumLesen } from "../../rubrum/rubrum-store.server.ts";
import type { Frist } from "../../worte/frist.ts";
import { namenVon } from "../../worte/papierworte.ts";
import { saetze } from "../../worte/saetze.ts";
import { offeneVorfristen } from "../../worte/vorfrist.ts";
import { rechenwege } from "../fristbild.server.ts";
import { fristenFinden, type Listenwahl } from "../liste-store.server.ts";
import type { Rechenweg } from "../rechnung-store.server.ts";
import type * as contract from "./contract.ts";
import type { Kettenangebot } from "./kette.ts";

/** An entry as the calls give it. */
type Deadline = z.input<typeof contract.frist>;

/** Entries as the calls give them, with derivation and the names of people. */
export async function alsDeadlines(lage: Buchlage, fristen: readonly Frist[]): Promise<Deadline[]> {
  const wege = await rechenwege(lage, fristen);
  return fristen.map((frist) => alsDeadline(frist, lage, wege.get(frist.rechnungId ?? "")));
}

/** One entry as the calls give it, as it stands in the book now. */
export const deadlineVon = (wer: Buchnutzer, frist: Frist): Promise<Deadline> =>
  imBuch(wer, async (lage) => {
    const wege = await rechenwege(lage, [frist]);
    const rubrum = await rubrumLesen(lage.tx, lage.kanzleiId, frist.akte);
    return alsDeadline({ ...frist, rubrum }, lage, wege.get(frist.rechnungId ?? ""));
  });

/** What follows from a period that was booked, as the call gives it. */
export const alsKette = (
  kette: readonly Kettenangebot[],
): z.input<typeof contract.buchungsantwort>["kette"] =>
  kette.map(({ glied, frist }) => ({
    rule: glied.regel,
    after: glied.nach,
    title: glied.name,
    norm: glied.norm,
    trigger: glied.bild.anknuepfung,
    dueDate: glied.tage?.ende ?? null,
    dueTime: glied.tage?.uhr ?? null,
    safeDate: glied.tage?.sichererTag ?? null,
    vorfristen: [...(glied.tage?.vorfristen ?? [])],
    bookable: glied.nichtBuchbar === undefined,
    reason: glied.nichtBuchbar ?? null,
    id: frist?.id ?? null,
  }));

/** The list of the call. */
export const deadlinesVon = (wer: Buchnutzer, status: Listenwahl["status"]): Promise<Deadline[]> =>
  imBuch(wer, async (lage) => alsDeadlines(lage, await fristenFinden(lage, { status })));

const zustandswort = (zustand: Frist["zustand"]): Deadline["status"] =>
  zustand === "erledigt" ? "done" : zustand === "gestrichen" ? "struck" : "open";

/** In the place of a derivation that cannot be read: the day stands as it was booked. */
const nichtLesbar: NonNullable<Rechenweg["schritte"]> = [{ text: saetze.unlesbar, norm: "", tag: null }];

/** What is applied for comes first: a second application may follow the first grant. */
function verlaengerungVon({ beantragtBis, endeVorVerlaengerung, ende }: Frist): Deadline["extension"] {
  if (beantragtBis !== null) return { state: "beantragt", until: beantragtBis };
  return endeVorVerlaengerung === null || ende === null ? null : { state: "bewilligt", until: ende };
}

/** Each Vorfrist, and each that was presented or given up before the end was another one, ascending. */
function vorfriststaende(
  frist: Frist,
  name: (id: string | null, am: Date) => string | null,
): Deadline["vorfristenStand"] {
  const offene = offeneVorfristen(frist).map((date) => ({
    date,
    state: "offen" as const,
    at: null,
    by: null,
    reason: "",
  }));
  const erledigte = frist.vorfristerledigungen.map(({ tag, art, am, von, grund }) => ({
    date: tag,
    state: art,
    at: am,
    by: name(von, new Date(am)),
    reason: grund,
  }));
  return [...offene, ...erledigte].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

function alsDeadline(
  frist: Frist,
  { personen, namen }: Pick<Buchlage, "personen" | "namen">,
  weg: Rechenweg | undefined,
): Deadline {
  const bekannt = namenVon(personen, namen);
  const name = (id: string | null, am: Date | null): string | null => (id === null ? null : bekannt(id, am));
  const zeit = (am: Date | null) => am?.toISOString() ?? null;
  return {
    id: frist.id,
    title: frist.titel,
    aktenzeichen: frist.aktenzeichen,
    rubrum: frist.rubrum ?? "",
    art: frist.art,
    sachbearbeiter: frist.sachbearbeiter,
    bemerkung: frist.bemerkung,
    timezone: frist.zeitzone,
    startDate: frist.startAm ?? frist.ereignisAm,
    days: frist.tage,
    weeks: frist.wochen,
    months: frist.monate,
    years: frist.jahre,
    state: frist.land,
    dueDate: frist.ende,
    dueTime: frist.endeUhr,
    safeDate: frist.sichererTag,
    status: zustandswort(frist.zustand),
    recipients: frist.empfaenger,
    templateId: frist.vorlageId,
    norm: frist.norm,
    rule: frist.regel,
    event: frist.ereignis,
    eventDate: frist.ereignisAm,
    court: frist.gericht,
    gemeinde: frist.gemeinde,
    begin: frist.beginn,
    direction: frist.richtung,
    notfrist: frist.notfrist,
    vorfristen: [...frist.vorfristen],
    vorfristenStand: vorfriststaende(frist, name),
    extension: verlaengerungVon(frist),
    provisional: frist.vorlaeufig,
    approvalNeeded: [...frist.freigabeGruende],
    approvedBy: name(frist.freigegebenVon, frist.freigegebenAm),
    approvedAt: zeit(frist.freigegebenAm),
    proof: frist.nachweis,
    withoutProof: frist.zustand === "erledigt" && frist.nachweis === null,
    struck:
      frist.gestrichenAm === null
        ? null
        : {
            at: frist.gestrichenAm.toISOString(),
            by: name(frist.gestrichenVon, frist.gestrichenAm),
            reason: frist.streichgrund,
          },
    derivation: weg
      ? (weg.schritte ?? nichtLesbar).map(({ text, norm, tag }) => ({ text, norm, date: tag }))
      : [],
    lawVersion: weg?.regelstand ?? null,
    createdAt: frist.erstellt.toISOString(),
    updatedAt: frist.geaendert.toISOString(),
  };
}
