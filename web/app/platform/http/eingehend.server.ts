import { ApiFehler } from "../fehler/api-fehler.ts";

/**
 * The body of a request, piece by piece.
 *
 * @throws {ApiFehler} 400 it broke off: whoever sent it has gone, which is no fault of ours
 */
export async function* eingehend(request: Request): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  try {
    for await (const teil of request.body ?? []) yield teil;
  } catch {
    throw new ApiFehler(400, {
      code: "abgebrochen",
      error: "Die Eingabe ist nicht vollständig angekommen.",
    });
  }
}
