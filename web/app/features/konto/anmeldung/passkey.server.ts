import { APIError } from "@better-auth/core/error";
import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { identitaet } from "../identitaet.server.ts";
import { kontoFesthalten, kontoZuId } from "../konto-store.server.ts";
import { sicherheitsmail } from "../mails/konto-mails.ts";
import { schluesseltext } from "../sitzungen/siegel.server.ts";
import { texte } from "../texts.ts";
import {
  type Anmeldeergebnis,
  type Anmeldeumstand,
  abgelehnt,
  angemeldet,
  kontoHindernis,
  mitMeldung,
} from "./anmeldung.server.ts";
import { sicher } from "./cookies.server.ts";
import { passkeyEntfernen, passkeysLesen } from "./passkey-store.server.ts";

const hoechstens = 20;

/** What the browser is to do, and the cookie that ties its answer to the question. */
export type Passkeyaufgabe = { readonly optionen: object; readonly cookies: readonly string[] };

/**
 * Begins the registration of a passkey.
 *
 * @throws {ApiFehler} 409 the account has as many as it may have
 */
export async function passkeyVorbereiten(kontoId: string, headers: Headers): Promise<Passkeyaufgabe> {
  const vorhandene = await identitaet((tx) => passkeysLesen(tx, kontoId));
  if (vorhandene.length >= hoechstens)
    throw new ApiFehler(409, { error: texte.zuVielePasskeys, code: "zu-viele-passkeys" });
  const { api } = await bibliothek();
  const antwort = await api.generatePasskeyRegistrationOptions({
    headers,
    query: { context: kontoId },
    returnHeaders: true,
  });
  const optionen = {
    ...antwort.response,
    authenticatorSelection: {
      ...antwort.response.authenticatorSelection,
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
  };
  return { optionen, cookies: antwort.headers.getSetCookie() };
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
  const { api } = await bibliothek();
  const neu = await geprueft(() => api.verifyPasskeyRegistration({ headers, body: { name, response } }));
  if (neu?.userId !== kontoId) {
    // The question was put to somebody else who used this browser before.
    if (neu) await identitaet((tx) => passkeyEntfernen(tx, neu.userId, neu.id));
    throw new ApiFehler(400, { error: texte.passkeyUngueltig, code: "passkey-ungueltig" });
  }
  await identitaet(async (tx) => {
    const konto = await kontoZuId(tx, kontoId);
    const was = `Ihrem Konto wurde der Passkey „${name}“ hinzugefügt. Mit ihm kann man sich ohne Passwort anmelden.`;
    const ziel = `${umgebung().baseUrl}/konto`;
    if (konto) await mailEinreihen(tx, { an: konto.email, ...sicherheitsmail(konto.name, was, ziel) });
    await protokolliere(tx, { akt: "passkey-angelegt", konto: kontoId, von: kontoId });
  });
  return { id: neu.id, name };
}

/** Begins a sign-in with a passkey; the browser offers those it has. */
export async function passkeyFragen(headers: Headers): Promise<Passkeyaufgabe> {
  const { api } = await bibliothek();
  const antwort = await api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true });
  const optionen = { ...antwort.response, userVerification: "required" };
  return { optionen, cookies: antwort.headers.getSetCookie() };
}

/** Signs in with the answer of a passkey. It stands for password and second factor at once: the device asked who is there. */
export async function mitPasskeyAnmelden(
  headers: Headers,
  response: Record<string, unknown>,
  umstand: Anmeldeumstand,
): Promise<Anmeldeergebnis> {
  const { api } = await bibliothek();
  const erkannt = await geprueft(() =>
    api.verifyPasskeyAuthentication({ headers, body: { response: response as never } }),
  );
  const weg = { weg: "passkey", geraet: umstand.geraet } as const;
  return mitMeldung(umstand, async (tx) => {
    const konto = erkannt && (await kontoFesthalten(tx, erkannt.user.id));
    if (!konto) return abgelehnt(tx, undefined, "CredentialsSignin", { ...weg, fehlversuch: true });
    const hindernis = kontoHindernis(konto, umstand.wiederherstellen);
    if (hindernis) return abgelehnt(tx, konto.id, hindernis, { ...weg, fehlversuch: false });
    return angemeldet(tx, konto, "passkey", umstand);
  });
}

/** The library refuses by throwing; undefined is then the answer. A fault of ours stays one. */
async function geprueft<T>(pruefung: () => Promise<T>): Promise<T | undefined> {
  try {
    return await pruefung();
  } catch (fehler) {
    if (fehler instanceof APIError && fehler.statusCode < 500) return undefined;
    // Malformed answers make the library stumble; it says so with this code of its own.
    if (fehler instanceof APIError && /verify/i.test(String(fehler.body?.code ?? fehler.message)))
      return undefined;
    throw fehler;
  }
}

let geladen: { readonly fuer: object; readonly auth: ReturnType<typeof erstellt> } | undefined;

function bibliothek(): ReturnType<typeof erstellt> {
  if (geladen?.fuer !== umgebung()) geladen = { fuer: umgebung(), auth: erstellt() };
  return geladen.auth;
}

/** Better Auth for passkeys alone: never mounted, only its functions are called. Loaded at the first use. */
async function erstellt() {
  const [{ betterAuth }, { passkey }, { passkeyAdapter }] = await Promise.all([
    import("better-auth/minimal"),
    import("@better-auth/passkey"),
    import("./passkey-adapter-store.server.ts"),
  ]);
  const { baseUrl } = umgebung();
  return betterAuth({
    appName: "Gebührenportal",
    baseURL: baseUrl,
    secret: schluesseltext("passkey"),
    database: passkeyAdapter,
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: { cookiePrefix: "next-auth", useSecureCookies: sicher() },
    plugins: [
      passkey({
        rpID: new URL(baseUrl).hostname,
        rpName: "Gebührenportal",
        origin: new URL(baseUrl).origin,
        advanced: { webAuthnChallengeCookie: "passkey" },
        registration: {
          requireSession: false,
          resolveUser: async ({ context }) => {
            const konto = context ? await identitaet((tx) => kontoZuId(tx, context)) : undefined;
            if (!konto) throw new APIError("UNAUTHORIZED");
            return { id: konto.id, name: konto.email, displayName: konto.name };
          },
          afterVerification: async ({ verification }) => {
            if (!verification.registrationInfo?.userVerified) throw new APIError("UNAUTHORIZED");
          },
        },
        authentication: {
          afterVerification: async ({ verification }) => {
            if (!verification.authenticationInfo.userVerified) throw new APIError("UNAUTHORIZED");
          },
        },
      }),
    ],
  });
}
