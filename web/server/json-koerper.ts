import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { nullzeichen } from "#platform/http/eingabefehler.ts";
import { eingehend } from "#platform/http/eingehend.server.ts";
import { einfacheFelder } from "#platform/http/formular.server.ts";

const vorgabe = 256 * 1024;

/**
 * Reads a body that may be form-encoded or JSON. Of a field that occurs more than once the last value counts.
 *
 * @throws {ApiFehler} as `jsonKoerper`; 400 more fields than any form has
 */
export async function formularKoerper(request: Request, maxBytes = vorgabe, frei = false): Promise<unknown> {
  const typ = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (typ !== "application/x-www-form-urlencoded") return jsonKoerper(request, maxBytes, frei);
  const felder = einfacheFelder(await gelesen(request, maxBytes));
  if (!felder)
    throw new ApiFehler(400, { code: "kein-formular", error: "Das Formular hat zu viele Felder." });
  return Object.fromEntries(felder);
}

/**
 * Reads the JSON body of a request.
 *
 * @param frei the body may be missing: `undefined` then
 * @throws {ApiFehler} 415 another type, 413 larger than `maxBytes`, 400 no JSON or a text with a null byte
 */
export async function jsonKoerper(request: Request, maxBytes = vorgabe, frei = false): Promise<unknown> {
  const typ = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (frei && typ === undefined) return undefined;
  if (typ !== "application/json") throw new ApiFehler(415);
  const text = await gelesen(request, maxBytes);
  if (frei && text === "") return undefined;
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(text)) throw nullzeichen();
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiFehler(400, { code: "kein-json", error: "Der Inhalt ist kein gültiges JSON." });
  }
}

async function gelesen(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw new ApiFehler(413);
  const teile: Uint8Array[] = [];
  let groesse = 0;
  for await (const teil of eingehend(request)) {
    groesse += teil.byteLength;
    if (groesse > maxBytes) throw new ApiFehler(413);
    teile.push(teil);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(teile));
  } catch {
    throw new ApiFehler(400, { code: "kein-json", error: "Der Inhalt ist kein gültiges UTF-8." });
  }
}
