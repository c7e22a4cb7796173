import { Aufruffehler } from "#platform/client/antworten.ts";
import { gesendet } from "#platform/client/aufrufe.ts";
import { backend } from "#platform/client/backend.ts";
import { texte } from "../../texts.ts";
import type { Anmeldeausgang } from "./anmeldeaufrufe.ts";
import { meldungZuAbsage, meldungZuAusfall } from "./anmeldemeldungen.ts";
import type { Meldung } from "./sofortmeldungen.ts";

/** Why there is no new passkey: `feld` is the field at fault, if it is one. */
export type Passkeyabsage = { readonly text: string; readonly feld?: string | undefined };

/** Makes a passkey on this device and keeps it with the account; gives the reason if that did not work. */
export async function passkeyAnlegen(
  name: string,
  beweis: { readonly password: string; readonly totp?: string; readonly recoveryCode?: string },
): Promise<Passkeyabsage | undefined> {
  try {
    const optionen = await backend<PublicKeyCredentialCreationOptionsJSON>("/auth/user/passkeys/options", {
      daten: beweis,
    });
    const neu = await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(optionen),
    });
    if (!(neu instanceof PublicKeyCredential)) return { text: texte.passkeyUngueltig };
    await backend("/auth/user/passkeys", { daten: { name, response: neu.toJSON() } });
    return undefined;
  } catch (ursache) {
    if (ursache instanceof Aufruffehler) return { text: ursache.message, feld: ursache.koerper.field };
    const abbruch = ursache instanceof DOMException && ursache.name === "NotAllowedError";
    return { text: abbruch ? "Der Vorgang wurde abgebrochen." : texte.passkeyUngueltig };
  }
}

const abgebrochen: Meldung = {
  titel: "Anmeldung fehlgeschlagen",
  text: "Die Anmeldung mit Passkey wurde abgebrochen.",
  art: "gefahr",
  wiederholbar: false,
};

/** Signs in with a passkey of this device; `restore`: the owner takes back the erasure of the account. */
export async function passkeyAnmeldung(remember: boolean, restore = false): Promise<Anmeldeausgang> {
  try {
    const frage = await gesendet("/api/auth/passkey/options", { method: "POST", json: "{}" });
    if (!frage.ok) return { art: "gescheitert", meldung: meldungZuAbsage({ status: frage.status }) };
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await frage.json());
    const antwort = await navigator.credentials.get({ publicKey });
    if (!(antwort instanceof PublicKeyCredential)) return { art: "gescheitert", meldung: abgebrochen };
    const { csrfToken } = (await (await gesendet("/api/auth/csrf")).json()) as { csrfToken: string };
    const daten = { csrfToken, remember, restore, response: antwort.toJSON() };
    const ergebnis = await gesendet("/api/auth/callback/passkey", { json: JSON.stringify(daten) });
    if (ergebnis.ok) return { art: "angemeldet" };
    const absage = (await ergebnis.json().catch(() => ({}))) as { error?: string; url?: string };
    if (absage.error === "ACCOUNT_DELETION_SCHEDULED") return { art: "zur-loeschung" };
    return { art: "gescheitert", meldung: meldungZuAbsage({ status: ergebnis.status, ...absage }) };
  } catch (ursache) {
    if (ursache instanceof DOMException && ursache.name === "NotAllowedError")
      return { art: "gescheitert", meldung: abgebrochen };
    return { art: "gescheitert", meldung: meldungZuAusfall(ursache, navigator.onLine) };
  }
}
