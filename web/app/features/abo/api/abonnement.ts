import type { z } from "zod";
import type { abonnement } from "../contract.ts";
import type { Vertrag } from "../vertrag/vertrag.ts";
import { beginnVon } from "../vertrag/zeit.ts";

/** A contract as programs see it; null: it is over. */
export function alsAbonnement(vertrag: Vertrag | undefined): z.input<typeof abonnement> | null {
  if (!vertrag || vertrag.zustand === "ended") return null;
  const testphase = vertrag.zustand === "trialing" ? vertrag.testphaseBis : null;
  const ende = testphase ?? (vertrag.periodeBis ? beginnVon(vertrag.periodeBis) : vertrag.bestelltAm);
  return {
    type: vertrag.typ,
    cycle: vertrag.zyklus,
    status: vertrag.zustand,
    trialEndsAt: testphase && iso(testphase),
    currentPeriodEnd: iso(ende),
    priceCents: vertrag.preis,
    cancelAtPeriodEnd: vertrag.gekuendigtZum !== null,
  };
}

/** As all instants of the calls: with milliseconds. */
const iso = (instant: string): string => new Date(instant).toISOString();
