import { gekuerzt } from "#platform/gekuerzt.ts";

/** Longest address of a mail that common programmes still take whole. */
const adresslaenge = 1900;
const betrefflaenge = 200;

/**
 * Address of a mail with the computation as text; nothing is sent by us. A long text is cut at a line. Recipients and
 * subject are one line each, so that what was typed cannot begin another header.
 */
export function mailadresse(an: string, betreff: string, text: string): string {
  const kopf = `mailto:${kodiert(einzeilig(an))}?subject=${kodiert(gekuerzt(einzeilig(betreff), betrefflaenge))}&body=`;
  const zeilen: string[] = [];
  let laenge = kopf.length;
  for (const zeile of text.split("\n")) {
    const roh = kodiert(`${zeile}\r\n`);
    if (laenge + roh.length > adresslaenge) {
      zeilen.push(kodiert("…"));
      break;
    }
    zeilen.push(roh);
    laenge += roh.length;
  }
  return kopf + zeilen.join("");
}

const einzeilig = (text: string): string => text.replace(/\p{Cc}+/gu, " ").trim();

/** `@` and comma may stand in an address as they are; half a character would throw. */
const kodiert = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll("%40", "@").replaceAll("%2C", ",");
