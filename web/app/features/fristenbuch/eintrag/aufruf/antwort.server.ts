import type { z } from "zod";
import { type Buchlage, type Buchnutzer, imBuch } from "../../einstellung/buchzugang.server.ts";
import type { Frist } from "../../worte/frist.ts";
import { saetze } from "../../worte/saetze.ts";
import { rechenwege } from "../fristbild.server.ts";
import { fristenFinden, type Listenwahl } from "../liste-store.server.ts";
import type { Rechenweg } from "../rechnung-store.server.ts";
import type * as contract from "./contract.ts";

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
    return alsDeadline(frist, lage, wege.get(frist.rechnungId ?? ""));
  });

/** The list of the call. */
export const deadlinesVon = (wer: Buchnutzer, status: Listenwahl["status"]): Promise<Deadline[]> =>
  imBuch(wer, async (lage) => alsDeadlines(lage, await fristenFinden(lage, { status })));

const zustandswort = (zustand: Frist["zustand"]): Deadline["status"] =>
  zustand === "erledigt" ? "done" : zustand === "gestrichen" ? "struck" : "open";

/** In the place of a derivation that cannot be read: the day stands as it was booked. */
const nichtLesbar: NonNullable<Rechenweg["schritte"]> = [{ text: saetze.unlesbar, norm: "", tag: null }];

function alsDeadline(
  f: Frist,
  { personen }: Pick<Buchlage, "personen">,
  weg: Rechenweg | undefined,
): Deadline {
  const name = (id: string | null): string | null =>
    id === null ? null : (personen.find((p) => p.id === id)?.name ?? saetze.ehemalig);
  const zeit = (am: Date | null) => am?.toISOString() ?? null;
  return {
    id: f.id,
    title: f.titel,
    aktenzeichen: f.aktenzeichen,
    art: f.art,
    sachbearbeiter: f.sachbearbeiter,
    bemerkung: f.bemerkung,
    timezone: f.zeitzone,
    startDate: f.startAm ?? f.ereignisAm,
    days: f.tage,
    weeks: f.wochen,
    months: f.monate,
    years: f.jahre,
    state: f.land,
    dueDate: f.ende,
    dueTime: f.endeUhr,
    safeDate: f.sichererTag,
    status: zustandswort(f.zustand),
    recipients: f.empfaenger,
    templateId: f.vorlageId,
    norm: f.norm,
    rule: f.regel,
    event: f.ereignis,
    eventDate: f.ereignisAm,
    court: f.gericht,
    gemeinde: f.gemeinde,
    begin: f.beginn,
    direction: f.richtung,
    notfrist: f.notfrist,
    vorfristen: [...f.vorfristen],
    provisional: f.vorlaeufig,
    approvalNeeded: [...f.freigabeGruende],
    approvedBy: name(f.freigegebenVon),
    approvedAt: zeit(f.freigegebenAm),
    proof: f.nachweis,
    withoutProof: f.zustand === "erledigt" && f.nachweis === null,
    struck:
      f.gestrichenAm === null
        ? null
        : { at: f.gestrichenAm.toISOString(), by: name(f.gestrichenVon), reason: f.streichgrund },
    derivation: weg
      ? (weg.schritte ?? nichtLesbar).map(({ text, norm, tag }) => ({ text, norm, date: tag }))
      : [],
    lawVersion: weg?.regelstand ?? null,
    createdAt: f.erstellt.toISOString(),
    updatedAt: f.geaendert.toISOString(),
  };
}
