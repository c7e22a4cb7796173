import { plusTage, type Tag } from "@gebuehrenportal/recht";
import { aussetzenNachTagen } from "./fristen.ts";
import type { Forderung, Tarifstand, Vertrag } from "./vertrag.ts";
import { beginnVon, tagVon } from "./zeit.ts";

const frei: Tarifstand = { tarif: "free", bis: null, testphaseBis: null };

/**
 * The tier an account has by its contract. Whatever ends a tier without somebody's doing is known before and stands in
 * `bis`, so nothing has to run at that moment.
 */
export function tarifstand(vertrag: Vertrag | undefined): Tarifstand {
  if (!vertrag || vertrag.zustand === "ended" || vertrag.ausgesetzt) return frei;
  const { typ, zustand, testphaseBis, zahlweg, gekuendigtZum, forderungen } = vertrag;
  if (zustand === "trialing" && (!zahlweg || endetMitTestphase(vertrag)))
    return { tarif: typ, bis: testphaseBis, testphaseBis };
  const enden = [...(gekuendigtZum ? [gekuendigtZum] : []), ...forderungen.flatMap((f) => ruhtAb(f) ?? [])];
  const ende = enden.toSorted()[0];
  return {
    tarif: typ,
    bis: ende ? beginnVon(ende) : null,
    testphaseBis: zustand === "trialing" ? testphaseBis : null,
  };
}

/** Whether a trial is cancelled for its own end, not for the end of a period that is paid for after it. */
export const endetMitTestphase = ({ zustand, gekuendigtZum, testphaseBis }: Vertrag): boolean =>
  zustand === "trialing" &&
  gekuendigtZum !== null &&
  testphaseBis !== null &&
  gekuendigtZum <= tagVon(testphaseBis);

/** The day from which on an unpaid invoice makes the tier rest; unset before the second reminder has gone out. */
export const ruhtAb = ({ offen, gemahntAm, unterwegs }: Forderung) =>
  offen > 0 && gemahntAm && !unterwegs ? plusTage(gemahntAm, aussetzenNachTagen) : undefined;

/** First day of the next period, on which a lower tier takes the place of the present one. */
export const naechsterBeginn = ({ zustand, testphaseBis, periodeBis }: Vertrag): Tag | null =>
  zustand === "trialing" && testphaseBis ? tagVon(testphaseBis) : periodeBis;
