import { createHash } from "node:crypto";
import { createOTP } from "@better-auth/utils/otp";
import { jetzt } from "#platform/clock/clock.server.ts";
import { type IdentitaetTx, identitaet } from "../identitaet.server.ts";
import { sicherheitMelden } from "../sitzungen/sicherheitsmeldung.server.ts";
import { entsiegelt, erneuert } from "../sitzungen/siegel.server.ts";
import {
  alleGeheimnisse,
  codesUebrig,
  codeVerbrauchen,
  faktorLesen,
  geheimnisErsetzen,
  schrittVerbrauchen,
} from "./zweiter-faktor-store.server.ts";

/** What somebody offers as second factor. */
export type Faktorangabe = {
  readonly totp: string | undefined;
  readonly wiederherstellungscode: string | undefined;
};

const schrittMs = 30_000;

/**
 * Whether a code of the app or one of the recovery codes is right; either works once. Recovery codes are few, so their
 * owner hears of each that is used.
 */
export async function faktorEinloesen(
  tx: IdentitaetTx,
  kontoId: string,
  { totp, wiederherstellungscode }: Faktorangabe,
): Promise<boolean> {
  if (totp) {
    const faktor = await faktorLesen(tx, kontoId);
    const geheimnis = faktor && entsiegelt("totp", faktor.geheimnis);
    const schritt = geheimnis && (await passenderSchritt(geheimnis, totp));
    return schritt ? schrittVerbrauchen(tx, kontoId, schritt) : false;
  }
  if (!wiederherstellungscode || !(await codeVerbrauchen(tx, kontoId, codehash(wiederherstellungscode))))
    return false;
  const uebrig = await codesUebrig(tx, kontoId);
  const was = `Für Ihr Konto wurde ein Wiederherstellungscode benutzt; unbenutzt sind noch ${uebrig}.`;
  await sicherheitMelden(tx, kontoId, { akt: "wiederherstellungscode-benutzt", was });
  return true;
}

/** The time step whose code this is: the present one, or the neighbour of a clock that is wrong. */
export async function passenderSchritt(geheimnis: string, angabe: string): Promise<number | undefined> {
  const code = angabe.replace(/\s/g, "");
  if (!/^\d{6}$/.test(code)) return undefined;
  const schritt = Math.floor(jetzt().epochMilliseconds / schrittMs);
  const otp = createOTP(geheimnis);
  for (const kandidat of [schritt, schritt - 1, schritt + 1]) {
    if ((await otp.hotp(kandidat)) === code) return kandidat;
  }
  return undefined;
}

/** What the database keeps of a recovery code; blanks, hyphens and case do not count. */
export function codehash(code: string): Buffer {
  return createHash("sha256").update(code.replace(/[\s-]/g, "").toUpperCase()).digest();
}

/** Seals with the present secret of the portal what the one before has sealed, so that the next change loses no factor. */
export async function faktorenNeuVersiegeln(): Promise<void> {
  await identitaet(async (tx) => {
    for (const { kontoId, geheimnis: bisher } of await alleGeheimnisse(tx)) {
      const neu = erneuert("totp", bisher);
      if (neu) await geheimnisErsetzen(tx, kontoId, { bisher, neu });
    }
  });
}
