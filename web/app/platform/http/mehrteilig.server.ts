import { ApiFehler } from "../fehler/api-fehler.ts";
import { eingehend } from "./eingehend.server.ts";
import { formularAus } from "./formular.server.ts";

/** Boundaries, names and the other fields beside the file. */
const beiwerk = 64 * 1024;

/** One file and the other fields of a form (`multipart/form-data`). */
export type Formulardatei = {
  readonly datei: Uint8Array<ArrayBuffer>;
  readonly felder: Readonly<Record<string, string>>;
};

/**
 * Reads a form with a file, for handlers that first ask whether somebody may send one. What is larger than it may be is
 * given up as soon as that is known, before it has arrived.
 *
 * @param feld name of the field that carries the file
 * @returns undefined: no form, or none with such a file
 * @throws {ApiFehler} 413, 400 a broken form
 */
export async function dateiAusFormular(
  request: Request,
  { feld, maxBytes, zuGross }: { readonly feld: string; readonly maxBytes: number; readonly zuGross: string },
): Promise<Formulardatei | undefined> {
  const typ = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(typ)) return undefined;
  const zuViel = () => new ApiFehler(413, { error: zuGross, code: "zu-gross", field: feld });
  const formular = await formularAus(typ, begrenzt(request, maxBytes + beiwerk, zuViel));
  if (!formular)
    throw new ApiFehler(400, { code: "kein-formular", error: "Das Formular ist unvollständig." });
  const [, datei] = formular.dateien.find(([name]) => name === feld) ?? [];
  if (!datei) return undefined;
  if (datei.byteLength > maxBytes) throw zuViel();
  return { datei, felder: Object.fromEntries(formular.texte) };
}

async function* begrenzt(request: Request, maxBytes: number, zuViel: () => ApiFehler) {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw zuViel();
  let groesse = 0;
  for await (const teil of eingehend(request)) {
    groesse += teil.byteLength;
    if (groesse > maxBytes) throw zuViel();
    yield teil;
  }
}
