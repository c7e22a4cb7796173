import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

/**
 * Content security policy of a page: its own inline scripts, everything else from the own origin only.
 *
 * @param inline what names the inline scripts: their hashes when the page may be kept and sent to many readers, the
 *   nonce of this one answer otherwise
 * @param webassembly the page compiles WebAssembly in workers of its own text
 */
export function contentSecurityPolicy(inline: Iterable<string>, webassembly = false): string {
  const skripte = ["'self'", ...inline, ...(webassembly ? ["'wasm-unsafe-eval'"] : [])].join(" ");
  return [
    "default-src 'self'",
    `script-src ${skripte}`,
    // A worker made of the page's own text is bound by the page's policy; one loaded from a file has that of the file.
    ...(webassembly ? ["worker-src blob:"] : []),
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

/**
 * A page as many readers get it, all alike, in pieces, and the hashes of its own inline scripts: those written with the
 * nonce of this rendering, which has then served. A script that got into the page in any other way cannot know it and
 * stays without a name.
 */
export function ohneNonce(
  seite: string,
  nonce: string,
): { readonly teile: readonly string[]; readonly hashes: ReadonlySet<string> } {
  const teile = seite.split(nonceAttribut(nonce));
  const hashes = new Set<string>();
  for (const [stelle, danach] of teile.entries()) {
    const davor = teile[stelle - 1] ?? "";
    const klammer = danach.indexOf(">");
    const marke = davor.slice(davor.lastIndexOf("<")) + danach.slice(0, klammer);
    if (!/^<script(\s|$)/.test(marke)) continue;
    if (/\ssrc\s*=/.test(marke) || /\stype\s*=\s*["']?application\//.test(marke)) continue;
    const ende = danach.indexOf("</script>", klammer);
    if (ende !== -1) hashes.add(skripthash(danach.slice(klammer + 1, ende)));
  }
  return { teile, hashes };
}

/** Most scripts of a page stand in every answer; only its data differ. */
const bekannte = new LRUCache<string, string>({ max: 200 });
/** Longer ones are data. */
const laengstes = 5_000;

function skripthash(inhalt: string): string {
  const bekannt = bekannte.get(inhalt);
  if (bekannt !== undefined) return bekannt;
  const neu = `'sha256-${hash("sha256", inhalt, "base64")}'`;
  if (inhalt.length <= laengstes) bekannte.set(inhalt, neu);
  return neu;
}

const nonceAttribut = (nonce: string) => ` nonce="${nonce}"`;
