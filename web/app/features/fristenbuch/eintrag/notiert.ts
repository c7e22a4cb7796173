import { datum } from "@gebuehrenportal/recht";
import type { Fristfrage } from "../plan/frage.ts";
import type { Frist } from "../worte/frist.ts";

/**
 * First the calendar, then the file: the mark „notiert“ is made from the entry, and the acknowledgement of receipt goes out
 * only after it (BGH II ZB 23/17, XII ZB 167/11).
 */

/** The mark for the file, from an entry that stands in the book; `undefined`: it has no day yet, or is struck. */
export function notiertvermerk(
  frist: Pick<Frist, "ende" | "vorfristen" | "zustand">,
  gebucht: string,
): string | undefined {
  if (frist.ende === null || frist.zustand === "gestrichen") return undefined;
  const vorfristen = frist.vorfristen.map(datum).join(" und ");
  return `Vermerk für die Akte: notiert im Fristenbuch, Ende ${datum(frist.ende)}${vorfristen ? `, Vorfrist ${vorfristen}` : ""}; gebucht ${gebucht}`;
}

/** What is told before something is booked that was served against an acknowledgement of receipt. */
export const ebWarnung = ({ eingabe: { bekanntgabe } }: Fristfrage): string | undefined =>
  bekanntgabe?.weg === "eb" || bekanntgabe?.weg === "eeb"
    ? "Das Empfangsbekenntnis bitte erst abgeben, wenn die Frist gebucht und in der Akte notiert ist."
    : undefined;
