import { umgebung } from "./env.server.ts";

/**
 * Where a fault is reported: a mail to the operator, or the page that says who he is while his data are not set.
 *
 * @param was what is at fault: „RVG-Rechner“
 * @param text of the mail; unset: the reporter's own
 */
export function fehlermeldung(was: string, text?: string): string {
  const { anbieter } = umgebung();
  if (anbieter.beispiel) return "/impressum";
  const inhalt = text === undefined ? "" : `&body=${encodeURIComponent(text)}`;
  return `mailto:${anbieter.email}?subject=${encodeURIComponent(`Fehler: ${was}`)}${inhalt}`;
}
