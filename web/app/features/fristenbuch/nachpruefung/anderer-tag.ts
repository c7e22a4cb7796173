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
export function andererTag(f: Eingetragen, gerechnet: Tag | null, neu: Planende | undefined): Tag | null {
  if (!neu || f.ende === null || f.zustand === "verlaengert") return null;
  if (neu.ende !== gerechnet) return massgeblich(f, neu);
  // An extension is applied for: the end stands there as provisional, what was computed is the one before it.
  if (f.endeVorVerlaengerung !== null) return null;
  if (neu.zugangBis !== f.zugangBis) return neu.zugangBis ?? neu.ende;
  if (neu.sichererTag !== f.sichererTag) return neu.sichererTag;
  return neu.uhr === f.endeUhr ? null : neu.ende;
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
export function ersetzterTag(f: Eingetragen & Pick<Frist, "abweichendEnde" | "abweichendGrund">): Tag | null {
  const zuTun = f.richtung === "rueckwaerts" ? f.sichererTag : f.ende;
  const vorher = f.abweichendGrund === "ausloeser" ? null : f.endeVorVerlaengerung;
  const alle = [f.zugangBis, vorher, zuTun, f.ende, f.sichererTag];
  return alle.find((tag) => tag !== null && tag !== f.abweichendEnde) ?? f.ende;
}
