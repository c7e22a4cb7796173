import { adresseHoechstens } from "./typen.ts";

/** Printable ASCII without what ends an attribute, and letters beyond: no blanks, no control characters, no backslash. */
const harmlos = /^[^\s\p{C}"'<>\\^`{|}]+$/u;

/**
 * Whether a link may lead there: `http:`, `https:`, `mailto:` with an address, a path of our own, a place on the page.
 * What browsers read as another scheme or another host (`//host`, `/\host`, `java\tscript:`) is none of these.
 */
export function linkErlaubt(adresse: unknown): adresse is string {
  if (typeof adresse !== "string" || adresse.length > adresseHoechstens || !harmlos.test(adresse))
    return false;
  if (/^#[\p{L}\p{N}_-]+$/u.test(adresse)) return true;
  if (/^mailto:[^/@:?]+@[^/@:?]+(\?[^/@]*)?$/i.test(adresse)) return true;
  if (/^\/(?!\/)/.test(adresse)) return true;
  if (!/^https?:\/\/[^/?#@]+([/?#]|$)/i.test(adresse)) return false;
  return URL.canParse(adresse);
}

/** Whether a link leads away from the portal. */
export function fremd(adresse: string): boolean {
  return /^https?:/i.test(adresse);
}

/** Whether a picture may stand there: one of our own store, by its path, nothing else. */
export function bildErlaubt(adresse: unknown): adresse is string {
  return typeof adresse === "string" && adresse.length <= 300 && bildpfad.test(adresse);
}

const bildpfad = /^\/media\/blog(?:\/[a-z0-9_-]+)+\.(?:png|jpg|webp|gif|avif)$/;
