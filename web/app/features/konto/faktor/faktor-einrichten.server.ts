import { randomInt } from "node:crypto";
import { createOTP } from "@better-auth/utils/otp";
import { neueMarke } from "#platform/access/marke.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { type IdentitaetTx, identitaet } from "../identitaet.server.ts";
import { sicherheitMelden } from "../sitzungen/sicherheitsmeldung.server.ts";
import { entsiegelt, versiegelt } from "../sitzungen/siegel.server.ts";
import { texte } from "../texts.ts";
import { codehash, passenderSchritt } from "./zweiter-faktor.server.ts";
import {
  codesErsetzen,
  faktorBestaetigen,
  faktorEntfernen,
  faktorFesthalten,
  faktorLesen,
  faktorVorlegen,
  schrittVerbrauchen,
} from "./zweiter-faktor-store.server.ts";

const codezahl = 10;
// Without letters and digits that are taken for each other.
const codezeichen = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/**
 * Begins to set up a second factor: the address an authenticator app reads (also as QR code). Nothing is asked for yet.
 *
 * @throws {ApiFehler} 409 one is set up already
 */
export async function faktorBeginnen(
  kontoId: string,
  email: string,
): Promise<{ uri: string; secret: string }> {
  const geheimnis = neueMarke().slice(0, 32);
  const siegel = versiegelt("totp", geheimnis);
  if (!(await identitaet((tx) => faktorVorlegen(tx, kontoId, siegel))))
    throw new ApiFehler(409, { error: texte.faktorBesteht, code: "faktor-besteht" });
  const uri = createOTP(geheimnis).url("Gebührenportal", email);
  return { uri, secret: new URL(uri).searchParams.get("secret") ?? "" };
}

/**
 * Asks for the factor from now on, because a code has shown that the app has the secret.
 *
 * @returns recovery codes; they are shown this once
 * @throws {ApiFehler} 400 wrong code, 409 nothing has been begun or it is set up already
 */
export function faktorAbschliessen(kontoId: string, code: string): Promise<string[]> {
  return identitaet(async (tx) => {
    const faktor = await faktorFesthalten(tx, kontoId);
    if (!faktor) throw new ApiFehler(409, { error: texte.faktorFehlt, code: "faktor-fehlt" });
    if (faktor.bestaetigt_am)
      throw new ApiFehler(409, { error: texte.faktorBesteht, code: "faktor-besteht" });
    const geheimnis = entsiegelt("totp", faktor.geheimnis);
    const schritt = geheimnis && (await passenderSchritt(geheimnis, code));
    if (!schritt || !(await schrittVerbrauchen(tx, kontoId, schritt)))
      throw new ApiFehler(400, { error: texte.codeFalsch, code: "code-falsch", field: "totp" });
    await faktorBestaetigen(tx, kontoId, new Date(jetzt().epochMilliseconds));
    const was = "Für Ihr Konto ist jetzt die Bestätigung in zwei Schritten eingerichtet.";
    await sicherheitMelden(tx, kontoId, { akt: "zweiter-faktor-eingerichtet", was });
    return neueCodes(tx, kontoId);
  });
}

/** Asks for the password alone from now on. */
export async function faktorAbschalten(kontoId: string): Promise<void> {
  await identitaet(async (tx) => {
    if (!(await faktorEntfernen(tx, kontoId))) return;
    const was = "Für Ihr Konto wurde die Bestätigung in zwei Schritten abgeschaltet.";
    await sicherheitMelden(tx, kontoId, { akt: "zweiter-faktor-entfernt", was });
  });
}

/**
 * Replaces the recovery codes.
 *
 * @throws {ApiFehler} 409 without a second factor there is nothing to recover
 */
export function codesErneuern(kontoId: string): Promise<string[]> {
  return identitaet(async (tx) => {
    if (!(await faktorLesen(tx, kontoId))?.bestaetigt_am)
      throw new ApiFehler(409, { error: texte.faktorFehlt, code: "faktor-fehlt" });
    const was =
      "Für Ihr Konto wurden neue Wiederherstellungscodes erzeugt; die bisherigen gelten nicht mehr.";
    await sicherheitMelden(tx, kontoId, { akt: "wiederherstellungscodes-erneuert", was });
    return neueCodes(tx, kontoId);
  });
}

async function neueCodes(tx: IdentitaetTx, kontoId: string): Promise<string[]> {
  const codes = Array.from({ length: codezahl }, neuerCode);
  await codesErsetzen(tx, kontoId, codes.map(codehash));
  return codes;
}

/** Four groups of four: 80 bits. */
function neuerCode(): string {
  const gruppe = () => Array.from({ length: 4 }, () => codezeichen[randomInt(codezeichen.length)]).join("");
  return [gruppe(), gruppe(), gruppe(), gruppe()].join("-");
}
