import type { RegimeId } from "@gebuehrenportal/gesetze/fristregeln/typen.ts";
import { type KeinErgebnis, keinErgebnis } from "@gebuehrenportal/recht";
import type { Gerichtsort, Ort, Sitzort } from "../ort.ts";

/** Whether chambers for criminals are seats: the periods of StPO, OWiG and StVollzG are counted by § 43 StPO. */
export const istStrafsache = (regime: RegimeId | undefined): boolean => regime === "StPO";

/** The seats of a court that count unless the matter is a criminal one; chosen alone, such a seat is the one. */
export function sitzeDerSache({ sitze }: Gerichtsort): readonly [Sitzort, ...Sitzort[]] {
  const [erster, ...weitere] = sitze.filter(({ nurStraf }) => !nurStraf);
  return erster ? [erster, ...weitere] : sitze;
}

/** The place in a matter of that procedure: where it is a criminal one, every seat of the court counts alike. */
export function ortDerSache(ort: Ort, regime: RegimeId | undefined): Ort {
  const { gericht } = ort;
  if (typeof gericht !== "object" || !istStrafsache(regime)) return ort;
  const [erster, ...weitere] = gericht.sitze;
  return { ...ort, gericht: { ...gericht, sitze: [ohneSchranke(erster), ...weitere.map(ohneSchranke)] } };
}

const ohneSchranke = ({ nurStraf: _, ...sitz }: Sitzort): Sitzort => sitz;

/** Refuses a seat at which the court has nothing but chambers for criminals, in any other matter. */
export function sitzPruefen({ gericht }: Ort, regime: RegimeId | undefined): KeinErgebnis | undefined {
  if (typeof gericht !== "object" || istStrafsache(regime)) return undefined;
  if (!gericht.sitze.every(({ nurStraf }) => nurStraf)) return undefined;
  return keinErgebnis(
    `In ${gericht.sitze[0].name} hat ${gericht.name} nur Kammern für Strafsachen; in anderen Sachen ist die Frist dort nicht zu wahren.`,
    "§§ 78, 78a GVG",
    "ort.sitz",
  );
}
