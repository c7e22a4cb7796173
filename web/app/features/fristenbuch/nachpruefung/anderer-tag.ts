import type { Tag } from "@gebuehrenportal/recht";
import type { Planende } from "../plan/fristplan.ts";
import type { Frist } from "../worte/frist.ts";

type Eingetragen = Pick<
  Frist,
  "zustand" | "richtung" | "ende" | "endeUhr" | "sichererTag" | "zugangBis" | "endeVorVerlaengerung"
>;

/**
 * The day that would stand in the book by the law of today where it is another one: the end, else the day until which a
 * notice must arrive, else the safe day. `null`: the same, or the day hangs on no statute because a court has set it.
 *
 * @param gerechnet the end that the computation of the entry has found
 */
export function andererTag(
  eingetragen: Eingetragen,
  gerechnet: Tag | null,
  neu: Planende | undefined,
): Tag | null {
  // Whatever else it waits for: a court has set the end.
  if (!neu || eingetragen.ende === null || eingetragen.endeVorVerlaengerung !== null) return null;
  if (neu.ende !== gerechnet) return massgeblich(eingetragen, neu);
  if (neu.zugangBis !== eingetragen.zugangBis) return neu.zugangBis ?? neu.ende;
  if (neu.sichererTag !== eingetragen.sichererTag) return neu.sichererTag;
  return neu.uhr === eingetragen.endeUhr ? null : neu.ende;
}

/** Of a backward period the safe day counts, of a notice the day on which it must have arrived. */
const massgeblich = ({ richtung, ende, sichererTag, zugangBis }: Eingetragen, neu: Planende): Tag => {
  const [alt, tag] =
    richtung === "rueckwaerts"
      ? [sichererTag, neu.sichererTag]
      : zugangBis === null
        ? [ende, neu.ende]
        : [zugangBis, neu.zugangBis ?? neu.ende];
  return tag === alt ? neu.ende : tag;
};

/** The booked day that the other one would replace. */
export function ersetzterTag(
  eingetragen: Eingetragen & Pick<Frist, "abweichendEnde" | "abweichendGrund">,
): Tag | null {
  const zuTun = eingetragen.richtung === "rueckwaerts" ? eingetragen.sichererTag : eingetragen.ende;
  const alle = [eingetragen.zugangBis, zuTun, eingetragen.ende, eingetragen.sichererTag];
  return alle.find((tag) => tag !== null && tag !== eingetragen.abweichendEnde) ?? eingetragen.ende;
}
