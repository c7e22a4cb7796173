import type { Sitzung } from "#platform/access/konto.ts";
import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import type { Loeschhindernis, Loeschteil } from "#platform/beitraege.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { loeschfristTage } from "#platform/konstanten.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import type { Uebergabelauf } from "#platform/nachlass.ts";
import { ereignisMelden } from "#platform/realtime/bus.server.ts";
import { abgelaufeneAufgabenLoeschen } from "../anmeldung/passkey-store.server.ts";
import { type IdentitaetTx, identitaet } from "../identitaet.server.ts";
import { kontoZuId, loeschungSetzen } from "../konto-store.server.ts";
import { loeschungsmail } from "../mails/konto-mails.ts";
import { abgelaufeneMarkenLoeschen, einmalmarkenEntwerten } from "../sitzungen/marken-store.server.ts";
import { abgelaufeneSitzungenLoeschen, sitzungenBeenden } from "../sitzungen/sitzungen-store.server.ts";
import { texte } from "../texts.ts";
import { faelligeKonten, kontoLoeschen } from "./loeschung-store.server.ts";
import { administrationFesthalten } from "./verwaltung-store.server.ts";

/**
 * Signs an account out everywhere and marks it for erasure after fourteen days.
 *
 * @param teile what the features have to say to it
 * @param uebergabe what is open of it in the office of others goes to them at once: nobody works on it from now on
 * @returns the instant of the erasure
 * @throws {ApiFehler} 409 a feature needs the account still, or nobody else administers the portal; 400 somebody is named who may
 * not take over
 */
export async function loeschungVormerken(
  kontoId: string,
  teile: readonly Loeschteil[],
  uebergabe?: Uebergabelauf,
): Promise<Date> {
  const am = jetzt().add({ hours: 24 * loeschfristTage });
  const instant = new Date(am.epochMilliseconds);
  await identitaet(async (tx) => {
    const konto = await kontoZuId(tx, kontoId);
    if (!konto) return;
    const hindernis = await loeschhindernis(tx, kontoId, teile);
    if (hindernis) throw new ApiFehler(409, { error: hindernis.satz, code: hindernis.code });
    const admins = await administrationFesthalten(tx, kontoId);
    if (admins.includes(kontoId) && admins.length === 1)
      throw new ApiFehler(409, { error: texte.letzteAdministration, code: "letzte-administration" });
    await uebergabe?.inTransaktion(tx);
    await loeschungSetzen(tx, kontoId, instant);
    await sitzungenBeenden(tx, kontoId);
    await einmalmarkenEntwerten(tx, kontoId, ["newsletter", "email-aenderung"]);
    const tag = am.toZonedDateTimeISO("Europe/Berlin").toPlainDate();
    const datum = tag.toLocaleString("de-DE", { day: "2-digit", month: "2-digit", year: "numeric" });
    const mail = loeschungsmail(konto.name, datum, `${umgebung().baseUrl}/login`);
    await mailEinreihen(tx, { an: konto.email, ...mail });
    await protokolliere(tx, { akt: "loeschung-vorgemerkt", konto: kontoId, von: kontoId });
  });
  await ereignisMelden({ type: "session.changed", an: { konto: kontoId } });
  await uebergabe?.danach();
  return instant;
}

async function loeschhindernis(
  tx: IdentitaetTx,
  kontoId: string,
  teile: readonly Loeschteil[],
): Promise<Loeschhindernis | undefined> {
  for (const { hindernis } of teile) {
    if (await hindernis?.besteht(tx, kontoId)) return hindernis;
  }
  return undefined;
}

/** What of this account stays after its erasure, a sentence each: first what concerns not everybody. */
export async function bleibendes(wer: Sitzung, teile: readonly Loeschteil[]): Promise<readonly string[]> {
  const alles = teile.flatMap(({ bleibt = [] }) => bleibt);
  const betroffen = await Promise.all(alles.map(({ betrifft }) => betrifft?.(wer) ?? true));
  return alles
    .filter((_, i) => betroffen[i])
    .toSorted((a, b) => Number(!a.betrifft) - Number(!b.betrifft))
    .map(({ satz }) => satz);
}

/** What may keep an account from being erased, by code. */
export const hindernissaetze = (teile: readonly Loeschteil[]): Readonly<Record<string, string>> =>
  Object.fromEntries(teile.flatMap(({ hindernis }) => (hindernis ? [[hindernis.code, hindernis.satz]] : [])));

/**
 * Erases the accounts whose fourteen days are over, each in a transaction of its own; returns how many. One that cannot
 * be erased holds none of the others up.
 *
 * @param teile what the features have to say to it
 * @throws {AggregateError} in the end, when some are still there
 */
export async function faelligeKontenLoeschen(teile: readonly Loeschteil[]): Promise<number> {
  const am = new Date(jetzt().epochMilliseconds);
  let geloescht = 0;
  const fehler: unknown[] = [];
  for (const id of await identitaet((tx) => faelligeKonten(tx, am))) {
    try {
      for (const { vorbereiten } of teile) await vorbereiten?.(id);
      if (await faelligesKontoLoeschen(id, am, teile)) geloescht += 1;
    } catch (einer) {
      fehler.push(einer);
    }
  }
  if (fehler.length > 0)
    throw new AggregateError(fehler, `${fehler.length} fällige Konten ließen sich nicht löschen.`);
  return geloescht;
}

function faelligesKontoLoeschen(id: string, am: Date, teile: readonly Loeschteil[]): Promise<boolean> {
  return identitaet(async (tx) => {
    // Somebody may have joined the team since the owner wished to leave.
    const hindernis = await loeschhindernis(tx, id, teile);
    if (hindernis) throw new Error(`Das Konto ${id} kann noch nicht gehen: ${hindernis.code}`);
    if (!(await kontoLoeschen(tx, id, am))) return false;
    await protokolliere(tx, { akt: "konto-geloescht", konto: id });
    return true;
  });
}

/** Removes sessions, tokens, links and challenges that are over. */
export async function abgelaufenesLoeschen(): Promise<void> {
  const am = new Date(jetzt().epochMilliseconds);
  await identitaet(async (tx) => {
    await abgelaufeneSitzungenLoeschen(tx, am);
    await abgelaufeneMarkenLoeschen(tx, am);
    await abgelaufeneAufgabenLoeschen(tx, am);
  });
}
