import { ApiFehler } from "../fehler/api-fehler.ts";

/** PostgreSQL's code, or the system's, of an error or of what caused it. */
function codes(fehler: unknown): readonly string[] {
  if (!(fehler instanceof Error)) return [];
  const { code, cause } = fehler as NodeJS.ErrnoException;
  return [...(code === undefined ? [] : [String(code)]), ...codes(cause)];
}

/** Not opened yet, refused, broken off, shutting down, or no connection free in time. */
export function istUnerreichbar(fehler: unknown): boolean {
  if (fehler instanceof ApiFehler) return fehler.status === 503 && fehler.koerper.code === undefined;
  if (!(fehler instanceof Error)) return false;
  if (
    codes(fehler).some((code) => /^(E(CONN|PIPE|HOST|NET|NOTFOUND|AI_AGAIN|NOENT)|08|57P0|53300)/.test(code))
  )
    return true;
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/.test(
    fehler.message,
  );
}

/** No room on the disk of the database or of the files, or nothing may be written there. */
const voll = /^(53[12]00|25006|58030|ENOSPC|EDQUOT|EROFS)$/;
/** A statement that took too long. */
const abgebrochen = "57014";

/** Seconds after which asking again makes sense. */
const nachSekunden = "10";

/**
 * The refusal for an error that is nobody's fault here and passes: the database is away, a disk is full, something took
 * too long. Undefined: any other error.
 */
export function stoerungAus(fehler: unknown): ApiFehler | undefined {
  if (fehler instanceof ApiFehler) return undefined;
  const stoerung = (code: string, error: string) =>
    new ApiFehler(503, { code, error }, { "Retry-After": nachSekunden });
  const alle = codes(fehler);
  if (alle.some((code) => voll.test(code)))
    return stoerung(
      "speicher-voll",
      "Es kann gerade nichts gespeichert werden. Bitte versuchen Sie es später wieder.",
    );
  if (alle.includes(abgebrochen) || (fehler instanceof Error && /^Query read timeout/.test(fehler.message)))
    return stoerung("zu-langsam", "Die Antwort hat zu lange gedauert. Bitte versuchen Sie es später wieder.");
  if (istUnerreichbar(fehler) && !alle.includes("ENOENT"))
    return stoerung("nicht-verfuegbar", "Der Dienst ist vorübergehend nicht verfügbar");
  return undefined;
}
