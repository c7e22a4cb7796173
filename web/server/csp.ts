import { hash } from "node:crypto";

const inlineSkript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Content security policy of a page: its own inline scripts, everything else from the own origin only.
 *
 * @param inline what names the inline scripts: their hashes when the page may be kept and sent to many readers, the
 *   nonce of this one answer otherwise
 */
export function contentSecurityPolicy(inline: Iterable<string>): string {
  const skripte = ["'self'", ...inline].join(" ");
  return [
    "default-src 'self'",
    `script-src ${skripte}`,
    "style-src 'self'",
    // Widget libraries write style attributes; these cannot run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Policy for answers that are no pages: nothing may be loaded, run or framed. */
export const leerePolicy = "default-src 'none'; frame-ancestors 'none'";

/** The hashes of the inline scripts that stand in a finished page. */
export function skripthashes(html: string): Set<string> {
  const hashes = new Set<string>();
  for (const [, attribute = "", inhalt = ""] of html.matchAll(inlineSkript)) {
    if (/\ssrc\s*=/.test(attribute) || /\stype\s*=\s*["']?application\//.test(attribute)) continue;
    hashes.add(`'sha256-${hash("sha256", inhalt, "base64")}'`);
  }
  return hashes;
}
