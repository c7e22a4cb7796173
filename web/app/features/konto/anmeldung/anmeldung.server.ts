import type { Sitzung } from "#platform/access/konto.ts";
import { mitBleibenMs, ohneBleibenMs } from "#platform/access/sitzung.server.ts";
import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { ereignisMelden } from "#platform/realtime/bus.server.ts";
import { faktorEinloesen } from "../faktor/zweiter-faktor.server.ts";
import { type IdentitaetTx, identitaet } from "../identitaet.server.ts";
import { type Anmeldekonto, kontoFesthalten, kontoZuEmail, loeschungSetzen } from "../konto-store.server.ts";
import { sicherheitMelden } from "../sitzungen/sicherheitsmeldung.server.ts";
import { sitzungAnlegen, sitzungBeenden, type Weg } from "../sitzungen/sitzungen-store.server.ts";
import { kennwortStimmt } from "./kennwort.server.ts";

/** Why nobody is signed in. All but the first are told only to somebody who has shown the right password. */
export type Anmeldefehler =
  | "CredentialsSignin"
  | "ACCOUNT_DISABLED"
  | "ACCOUNT_DELETION_SCHEDULED"
  | "EMAIL_NOT_VERIFIED"
  | "SECOND_FACTOR"
  | "OAuthAccountNotLinked";

export type Anmeldeergebnis =
  | { readonly art: "angemeldet"; readonly token: string; readonly kontoId: string; readonly email: string }
  | {
      readonly art: "abgelehnt";
      readonly fehler: Anmeldefehler;
      /** Whether something wrong was shown; a right password that does not suffice is no failure. */
      readonly fehlversuch: boolean;
    };

/** What belongs to any sign-in, whatever the proof. */
export type Anmeldeumstand = {
  readonly geraet: string;
  readonly angemeldetBleiben: boolean;
  /** The owner has confirmed that an account marked for erasure is to stay. */
  readonly wiederherstellen: boolean;
  /** The session this browser has had so far: it ends, because nobody could sign it out any more. */
  readonly bisherige: Sitzung | undefined;
};

export type Kennwortanmeldung = Anmeldeumstand & {
  readonly email: string;
  readonly kennwort: string;
  readonly totp: string | undefined;
  readonly wiederherstellungscode: string | undefined;
};

/** Without confirmation of the address one may sign in for this long after registration. */
export const unbestaetigtTage = 7;

/**
 * Signs in with address and password. An unknown address costs the same work as a wrong password and gets the same
 * answer.
 */
export async function anmelden(eingabe: Kennwortanmeldung): Promise<Anmeldeergebnis> {
  const email = eingabe.email.trim().toLowerCase();
  const gefunden = await identitaet((tx) => kontoZuEmail(tx, email));
  const stimmt = await kennwortStimmt(eingabe.kennwort, gefunden?.hash ?? undefined);
  return mitMeldung(eingabe, async (tx) => {
    const umstand = { weg: "kennwort", geraet: eingabe.geraet } as const;
    const konto = gefunden && stimmt ? await kontoFesthalten(tx, gefunden.id) : undefined;
    // Another hash by now: the password has been changed while this one was checked.
    if (!konto || konto.hash !== gefunden?.hash)
      return abgelehnt(tx, gefunden?.id, "CredentialsSignin", { ...umstand, fehlversuch: true });
    const hindernis = kontoHindernis(konto, eingabe.wiederherstellen);
    if (hindernis) return abgelehnt(tx, konto.id, hindernis, { ...umstand, fehlversuch: false });
    if (konto.zweiterFaktor) {
      const { totp, wiederherstellungscode } = eingabe;
      if (!totp && !wiederherstellungscode)
        return { art: "abgelehnt", fehler: "SECOND_FACTOR", fehlversuch: false };
      if (!(await faktorEinloesen(tx, konto.id, { totp, wiederherstellungscode })))
        return abgelehnt(tx, konto.id, "SECOND_FACTOR", { ...umstand, fehlversuch: true });
    }
    return angemeldet(tx, konto, "kennwort", eingabe);
  });
}

/** One attempt to sign in; open pages of the session that it has ended hear of it after the commit. */
export async function mitMeldung(
  { bisherige }: Pick<Anmeldeumstand, "bisherige">,
  versuch: (tx: IdentitaetTx) => Promise<Anmeldeergebnis>,
): Promise<Anmeldeergebnis> {
  const ergebnis = await identitaet(versuch);
  if (bisherige && ergebnis.art === "angemeldet")
    await ereignisMelden({ type: "session.changed", an: { konto: bisherige.nutzer.id } });
  return ergebnis;
}

/** What stands against an account that has proved itself: disabled, to be erased, never confirmed. */
export function kontoHindernis(konto: Anmeldekonto, wiederherstellen: boolean): Anmeldefehler | undefined {
  if (konto.gesperrtAm) return "ACCOUNT_DISABLED";
  const seitTagen = (jetzt().epochMilliseconds - konto.erstellt.getTime()) / 86_400_000;
  if (!konto.bestaetigtAm && seitTagen > unbestaetigtTage) return "EMAIL_NOT_VERIFIED";
  return konto.loeschungAm && !wiederherstellen ? "ACCOUNT_DELETION_SCHEDULED" : undefined;
}

/** Begins a session for an account that has proved itself and against which nothing stands. */
export async function angemeldet(
  tx: IdentitaetTx,
  konto: Pick<Anmeldekonto, "id" | "email" | "loeschungAm">,
  weg: Weg,
  { geraet, angemeldetBleiben, bisherige }: Anmeldeumstand,
): Promise<Anmeldeergebnis> {
  const ms = jetzt().epochMilliseconds;
  if (bisherige && (await sitzungBeenden(tx, bisherige.nutzer.id, bisherige.sitzungId))) {
    const { id } = bisherige.nutzer;
    await protokolliere(tx, { akt: "abmeldung", konto: id, von: id });
  }
  if (konto.loeschungAm) {
    await loeschungSetzen(tx, konto.id, null);
    const was = "Die Löschung Ihres Kontos wurde zurückgenommen; es bleibt bestehen.";
    await sicherheitMelden(tx, konto.id, { akt: "konto-wiederhergestellt", was });
  }
  const token = await sitzungAnlegen(tx, {
    kontoId: konto.id,
    angemeldetBleiben,
    geraet,
    weg,
    jetzt: new Date(ms),
    laeuftAb: new Date(ms + (angemeldetBleiben ? mitBleibenMs : ohneBleibenMs)),
  });
  await protokolliere(tx, {
    akt: "anmeldung",
    konto: konto.id,
    von: konto.id,
    einzelheiten: { weg, geraet },
  });
  return { art: "angemeldet", token, kontoId: konto.id, email: konto.email };
}

/** Writes a failed sign-in down; without account the line says only that somebody tried. */
export async function abgelehnt(
  tx: IdentitaetTx,
  konto: string | undefined,
  fehler: Anmeldefehler,
  { weg, geraet, fehlversuch }: { weg: Weg; geraet: string; fehlversuch: boolean },
): Promise<Anmeldeergebnis> {
  await protokolliere(tx, {
    akt: "anmeldung-gescheitert",
    konto,
    einzelheiten: { weg, geraet, grund: fehler },
  });
  return { art: "abgelehnt", fehler, fehlversuch };
}
