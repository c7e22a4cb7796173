import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { type Umgebung, umgebung } from "#platform/env/env.server.ts";
import { appSecrets } from "#platform/env/geheimnis.server.ts";

/** One purpose, one key: what was sealed for one can never be shown for another. */
export type Zweck = "csrf" | "google" | "totp" | "geraet";

type Schluessel = readonly [Buffer, ...Buffer[]];
let abgelegt: { readonly fuer: Umgebung; readonly schluessel: Map<Zweck, Schluessel> } | undefined;

/** Keys of a purpose: the first one signs and seals, all of them are believed. */
function schluessel(zweck: Zweck): Schluessel {
  if (abgelegt?.fuer !== umgebung()) abgelegt = { fuer: umgebung(), schluessel: new Map() };
  const bekannt = abgelegt.schluessel.get(zweck);
  if (bekannt) return bekannt;
  const [neu, ...alte] = appSecrets(umgebung());
  const abgeleitet = (geheimnis: string) =>
    Buffer.from(hkdfSync("sha256", geheimnis, "", `konto/${zweck}`, 32));
  const neue: Schluessel = [abgeleitet(neu), ...alte.map(abgeleitet)];
  abgelegt.schluessel.set(zweck, neue);
  return neue;
}

/** A signature of a text. */
export function unterschrift(zweck: Zweck, text: string): string {
  return hmac(schluessel(zweck)[0], text).toString("base64url");
}

/** Whether we have signed this text for this purpose, with the present secret or the one before. */
export function unterschriftStimmt(zweck: Zweck, text: string, behauptet: string): boolean {
  const angabe = Buffer.from(behauptet, "base64url");
  return schluessel(zweck).some((key) => {
    const erwartet = hmac(key, text);
    return erwartet.length === angabe.length && timingSafeEqual(erwartet, angabe);
  });
}

/** Seals a text so that only this portal can read it (AES-256-GCM). */
export function versiegelt(zweck: Zweck, text: string): string {
  const iv = randomBytes(12);
  const chiffre = createCipheriv("aes-256-gcm", schluessel(zweck)[0], iv);
  const inhalt = Buffer.concat([chiffre.update(text, "utf8"), chiffre.final()]);
  return Buffer.concat([iv, chiffre.getAuthTag(), inhalt]).toString("base64url");
}

/** The text in a seal; undefined for anything we have not sealed for this purpose. */
export function entsiegelt(zweck: Zweck, siegel: string): string | undefined {
  return geoeffnet(schluessel(zweck), siegel);
}

/** A seal of the secret before, sealed anew with the present one; undefined when there is nothing to do. */
export function erneuert(zweck: Zweck, siegel: string): string | undefined {
  const [, ...alte] = schluessel(zweck);
  const text = geoeffnet(alte, siegel);
  return text === undefined ? undefined : versiegelt(zweck, text);
}

function geoeffnet(keys: readonly Buffer[], siegel: string): string | undefined {
  const bytes = Buffer.from(siegel, "base64url");
  if (bytes.length < 28) return undefined;
  for (const key of keys) {
    try {
      const chiffre = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
      chiffre.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([chiffre.update(bytes.subarray(28)), chiffre.final()]).toString("utf8");
    } catch {
      // Another key, or no seal of ours.
    }
  }
  return undefined;
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
