import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { identitaet } from "../identitaet.server.ts";
import { kontoFesthalten, kontoZuId } from "../konto-store.server.ts";
import { sicherheitsmail } from "../mails/konto-mails.ts";
import { texte } from "../texts.ts";
import {
  type Anmeldeergebnis,
  type Anmeldeumstand,
  abgelehnt,
  angemeldet,
  kontoHindernis,
  mitMeldung,
} from "./anmeldung.server.ts";
import {
  passkeyBenutzt,
  passkeykennungen,
  passkeySchreiben,
  passkeyZuKennung,
} from "./passkey-store.server.ts";
import { frageEinloesen, frageMerken } from "./passkeyfrage.server.ts";

const hoechstens = 20;

/** What the browser is to do, and the cookie that ties its answer to the question. */
export type Passkeyaufgabe = { readonly optionen: object; readonly cookies: readonly string[] };

/** Ed25519, ES256 and RS256 (IANA, COSE Algorithms): what every device has. Those of tomorrow Node only tries out. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Loaded at the first use. */
const bibliothek = () => import("@simplewebauthn/server");

/** For whom passkeys are made and answer: this portal, and no other page. */
function portal() {
  const { hostname, origin } = new URL(umgebung().baseUrl);
  return { expectedRPID: hostname, expectedOrigin: origin };
}

/**
 * Begins the registration of a passkey.
 *
 * @throws {ApiFehler} 409 the account has as many as it may have
 */
export async function passkeyVorbereiten(kontoId: string): Promise<Passkeyaufgabe> {
  const { konto, vorhandene } = await identitaet(async (tx) => ({
    konto: await kontoZuId(tx, kontoId),
    vorhandene: await passkeykennungen(tx, kontoId),
  }));
  if (!konto) throw new ApiFehler(401);
  if (vorhandene.length >= hoechstens)
    throw new ApiFehler(409, { error: texte.zuVielePasskeys, code: "zu-viele-passkeys" });
  const { generateRegistrationOptions } = await bibliothek();
  const optionen = await generateRegistrationOptions({
    rpName: "Gebührenportal",
    rpID: portal().expectedRPID,
    userName: konto.email,
    userDisplayName: konto.name,
    excludeCredentials: vorhandene.map(({ credential_id: id, transporte }) => ({
      id,
      ...(transporte && { transports: transporte.split(",") as AuthenticatorTransport[] }),
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs,
  });
  return { optionen, cookies: [await frageMerken(optionen.challenge, kontoId)] };
}

/**
 * Keeps a passkey whose answer is right.
 *
 * @throws {ApiFehler} 400 it is not
 */
export async function passkeyAnlegen(
  kontoId: string,
  headers: Headers,
  { name, response }: { readonly name: string; readonly response: object },
): Promise<{ readonly id: string; readonly name: string }> {
  const challenge = await frageEinloesen(headers, kontoId);
  const neu = challenge && (await angelegt(challenge, response as RegistrationResponseJSON));
  const angelegte = neu && { ...neu, konto_id: kontoId, name };
  const id = await identitaet(async (tx) => {
    const geschrieben = angelegte && (await passkeySchreiben(tx, angelegte));
    if (!geschrieben) return undefined;
    const konto = await kontoZuId(tx, kontoId);
    const was = `Ihrem Konto wurde der Passkey „${name}“ hinzugefügt. Mit ihm kann man sich ohne Passwort anmelden.`;
    const ziel = `${umgebung().baseUrl}/konto`;
    if (konto) await mailEinreihen(tx, { an: konto.email, ...sicherheitsmail(konto.name, was, ziel) });
    await protokolliere(tx, { akt: "passkey-angelegt", konto: kontoId, von: kontoId });
    return geschrieben;
  });
  if (!id) throw new ApiFehler(400, { error: texte.passkeyUngueltig, code: "passkey-ungueltig" });
  return { id, name };
}

/** What is kept of a passkey that a device has made; undefined: its answer is wrong. */
async function angelegt(expectedChallenge: string, response: RegistrationResponseJSON) {
  const { verifyRegistrationResponse } = await bibliothek();
  return geprueft(async () => {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      ...portal(),
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    if (!registrationInfo) return undefined;
    const { credential, credentialDeviceType, credentialBackedUp, aaguid } = registrationInfo;
    return {
      credential_id: credential.id,
      oeffentlicher_schluessel: Buffer.from(credential.publicKey).toString("base64"),
      zaehler: credential.counter,
      geraeteart: credentialDeviceType,
      gesichert: credentialBackedUp,
      transporte: credential.transports?.join(",") || null,
      aaguid,
    };
  });
}

/** Begins a sign-in with a passkey; the browser offers those it has. */
export async function passkeyFragen(): Promise<Passkeyaufgabe> {
  const { generateAuthenticationOptions } = await bibliothek();
  const rpID = portal().expectedRPID;
  const optionen = await generateAuthenticationOptions({ rpID, userVerification: "required" });
  return { optionen, cookies: [await frageMerken(optionen.challenge, null)] };
}

/** Signs in with the answer of a passkey. It stands for password and second factor at once: the device asked who is there. */
export async function mitPasskeyAnmelden(
  headers: Headers,
  response: Record<string, unknown>,
  umstand: Anmeldeumstand,
): Promise<Anmeldeergebnis> {
  const challenge = await frageEinloesen(headers, null);
  const kontoId = challenge && (await erkannt(challenge, response as unknown as AuthenticationResponseJSON));
  const weg = { weg: "passkey", geraet: umstand.geraet } as const;
  return mitMeldung(umstand, async (tx) => {
    const konto = kontoId && (await kontoFesthalten(tx, kontoId));
    if (!konto) return abgelehnt(tx, undefined, "CredentialsSignin", { ...weg, fehlversuch: true });
    const hindernis = kontoHindernis(konto, umstand.wiederherstellen);
    if (hindernis) return abgelehnt(tx, konto.id, hindernis, { ...weg, fehlversuch: false });
    return angemeldet(tx, konto, "passkey", umstand);
  });
}

/** The account of the passkey that has answered; undefined: none of ours, or its answer is wrong. */
async function erkannt(
  expectedChallenge: string,
  response: AuthenticationResponseJSON,
): Promise<string | undefined> {
  const passkey = await identitaet((tx) => passkeyZuKennung(tx, String(response.id)));
  if (!passkey) return undefined;
  const { verifyAuthenticationResponse } = await bibliothek();
  const credential = {
    id: passkey.credential_id,
    publicKey: new Uint8Array(Buffer.from(passkey.oeffentlicher_schluessel, "base64")),
    counter: Number(passkey.zaehler),
  };
  const angaben = { response, expectedChallenge, ...portal(), credential, requireUserVerification: true };
  const antwort = await geprueft(() => verifyAuthenticationResponse(angaben));
  if (!antwort?.verified) return undefined;
  const { newCounter } = antwort.authenticationInfo;
  const am = new Date(jetzt().epochMilliseconds);
  await identitaet((tx) => passkeyBenutzt(tx, passkey.id, newCounter, am));
  return passkey.konto_id;
}

/** The library refuses by throwing, also what it cannot even read; undefined is then the answer. */
async function geprueft<T>(pruefung: () => Promise<T>): Promise<T | undefined> {
  try {
    return await pruefung();
  } catch {
    return undefined;
  }
}
