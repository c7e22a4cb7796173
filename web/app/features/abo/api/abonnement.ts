import type { z } from "zod";
import type { abonnement } from "../contract.ts";
import type { Vertrag } from "../vertrag/vertrag.ts";
import { beginnVon } from "../vertrag/zeit.ts";

/** A contract as programs see it; null: it is over. */
export function alsAbonnement(v: Vertrag | undefined): z.input<typeof abonnement> | null {
  if (!v || v.zustand === "ended") return null;
  const testphase = v.zustand === "trialing" ? v.testphaseBis : null;
  const ende = testphase ?? (v.periodeBis ? beginnVon(v.periodeBis) : v.bestelltAm);
  return {
    type: v.typ,
    cycle: v.zyklus,
    status: v.zustand,
    trialEndsAt: testphase && iso(testphase),
    currentPeriodEnd: iso(ende),
    priceCents: v.preis,
    cancelAtPeriodEnd: v.gekuendigtZum !== null,
  };
}

/** As all instants of the calls: with milliseconds. */
const iso = (instant: string): string => new Date(instant).toISOString();
