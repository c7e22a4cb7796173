import { plusTage, type Tag } from "@gebuehrenportal/recht";
import {
  type Buerozeit,
  bueroTagNach,
  bueroTagVor,
  type Wanduhr,
  zeitpunkt,
} from "../einstellung/buerozeit.ts";
import { type Abwesenheit, istAbwesend } from "../einstellung/rechte.ts";
import type { Person } from "../eintrag/frist-store.server.ts";
import { type Frist, istUnerledigt } from "../worte/frist.ts";

/** What somebody is reminded of, and when. */
export type Erinnerungsart = "vorfrist" | "vortag" | "tag" | "stunden";
export type Anlass = { readonly art: Erinnerungsart; readonly tag: Tag };

/** What reminders ask of an entry. */
export type Erinnerbar = Pick<
  Frist,
  "zustand" | "gattung" | "ende" | "endeUhr" | "sichererTag" | "hoechstensBis" | "vorfristen"
>;

/** Reminders leave from this hour; whatever ends at an hour at any time. */
export const morgens = "07:00";
/** So many days back a reminder is made up for after an outage. */
export const nachholtage = 3;
const stundenVorher = 4;

/** The day that an entry is reminded by: safe on every view; without a day, the one after which nobody may act. */
export const stichtag = ({ sichererTag, hoechstensBis }: Erinnerbar): Tag | null =>
  sichererTag ?? hoechstensBis;

/**
 * What an entry gives to be reminded of at this moment: its Vorfristen, the last office day before its safe day, and that
 * day; hours before where it ends at an hour. Days that an outage has swallowed are made up for.
 */
export function anlaesse(
  frist: Erinnerbar,
  uhr: Wanduhr,
  zeit: Pick<Buerozeit, "istBuerotag">,
): readonly Anlass[] {
  const bis = stichtag(frist);
  if (!istUnerledigt(frist) || bis === null) return [];
  const { heute } = uhr;
  const jetzt = (t: Tag): boolean => plusTage(heute, -nachholtage) <= t && t <= heute;
  const gefunden: Anlass[] = [];
  if (uhr.uhr >= morgens) {
    if (frist.gattung !== "wartefrist" && heute < bis) {
      for (const t of frist.vorfristen) if (jetzt(t)) gefunden.push({ art: "vorfrist", tag: t });
      const davor = bueroTagVor(bis, zeit);
      if (jetzt(davor)) gefunden.push({ art: "vortag", tag: davor });
    }
    if (jetzt(bis)) gefunden.push({ art: "tag", tag: bis });
  }
  const { ende, endeUhr } = frist;
  if (frist.gattung === "stunde" && ende !== null && endeUhr !== null) {
    const schluss = zeitpunkt(ende, endeUhr);
    const nun = zeitpunkt(heute, uhr.uhr);
    const vorher = schluss.subtract({ hours: stundenVorher });
    if (Temporal.Instant.compare(vorher, nun) <= 0 && Temporal.Instant.compare(nun, schluss) < 0)
      gefunden.push({ art: "stunden", tag: ende });
  }
  return gefunden;
}

type Beteiligte = {
  readonly personen: readonly Person[];
  /** Absences that are not over. */
  readonly abwesenheiten: readonly Abwesenheit[];
  /** Who cannot sign in: whatever goes to them alone, nobody acts on. */
  readonly gesperrt: ReadonlySet<string>;
  readonly heute: Tag;
};

/** Why the person responsible is not told; unset: it is, or it is away and somebody stands in. */
export function entfallen(
  { verantwortlich }: Pick<Frist, "verantwortlich">,
  { personen, gesperrt }: Pick<Beteiligte, "personen" | "gesperrt">,
): "ausgeschieden" | "gesperrt" | undefined {
  if (verantwortlich === null) return undefined;
  if (!personen.some(({ id }) => id === verantwortlich)) return "ausgeschieden";
  return gesperrt.has(verantwortlich) ? "gesperrt" : undefined;
}

/**
 * Who is told of an entry, one after the other: the person responsible, who stands in, who leads the office. Who is away
 * or cannot sign in is passed over, as long as somebody is left. Never empty where anybody works in the office.
 */
export function leiter(
  { verantwortlich }: Pick<Frist, "verantwortlich">,
  { personen, abwesenheiten, gesperrt, heute }: Beteiligte,
): readonly string[] {
  const bekannt = new Set(personen.map(({ id }) => id));
  const vertretung = (id: string | null): readonly string[] =>
    abwesenheiten.flatMap((a) => (a.kontoId === id && a.vertretung !== null ? [a.vertretung] : []));
  const leitung = personen.flatMap((p) => (p.leitet ? [p.id] : []));
  const eigene = [
    ...(verantwortlich === null ? [] : [verantwortlich]),
    ...vertretung(verantwortlich),
    ...leitung,
    ...leitung.flatMap(vertretung),
  ].filter((id) => bekannt.has(id));
  const istDa = (id: string) => !gesperrt.has(id) && !istAbwesend(abwesenheiten, id, heute);
  const da = [...new Set(eigene)].filter(istDa);
  // One person alone cannot wake herself: another lawyer may.
  const anwaelte = personen.flatMap((p) => (p.kanzleirolle === "rechtsanwalt" ? [p.id] : []));
  const weitere = anwaelte.filter((id) => !da.includes(id) && istDa(id));
  if (da.length < 2) da.push(...weitere.slice(0, 2 - da.length));
  if (da.length > 0) return da;
  // Rather somebody who is away than an account that is blocked; that one rather than nobody.
  const offen = [...leitung, ...anwaelte, ...bekannt].filter((id) => !gesperrt.has(id));
  return offen.length > 0 ? [...new Set(offen)].slice(0, 2) : leitung;
}

/** What the letter in the morning shows of an entry. */
export type Tagesposten<F extends Erinnerbar = Frist> = {
  readonly frist: F;
  readonly rang: "ueberfaellig" | "heute" | "vorfrist" | "naechster";
};

const raenge = ["ueberfaellig", "heute", "vorfrist", "naechster"] as const;

/** What somebody reads in the morning: overdue, today, Vorfristen of today, and what ends on the next office day. */
export function tagesposten<F extends Erinnerbar>(
  fristen: readonly F[],
  heute: Tag,
  zeit: Pick<Buerozeit, "istBuerotag">,
): readonly Tagesposten<F>[] {
  const naechster = bueroTagNach(heute, zeit);
  const rang = (f: F): Tagesposten["rang"] | undefined => {
    const bis = stichtag(f);
    if (!istUnerledigt(f) || bis === null) return undefined;
    if (bis < heute) return f.gattung === "wartefrist" ? undefined : "ueberfaellig";
    if (bis === heute) return "heute";
    if (f.vorfristen.includes(heute)) return "vorfrist";
    return bis <= naechster ? "naechster" : undefined;
  };
  const posten = fristen.flatMap((frist) => {
    const r = rang(frist);
    return r === undefined ? [] : [{ frist, rang: r }];
  });
  return posten.toSorted((a, b) => raenge.indexOf(a.rang) - raenge.indexOf(b.rang));
}
