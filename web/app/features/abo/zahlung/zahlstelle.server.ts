import { umgebung } from "#platform/env/env.server.ts";
import type { Zahlweg } from "../vertrag/vertrag.ts";
import type { Zahlstelle } from "./port.ts";

/** The ways of payment that can be chosen, the usual one first. */
export function angeboteneZahlwege(): readonly Zahlweg[] {
  const { stripe, demo } = umgebung();
  return stripe && !demo ? ["rechnung", "stripe"] : ["rechnung"];
}

let offen: { readonly zugang: object; readonly stelle: Zahlstelle } | undefined;

/** Who debits cards and accounts; undefined: nobody does here. The library comes with the first use. */
export async function zahlstelle(): Promise<Zahlstelle | undefined> {
  const { stripe: zugang, demo } = umgebung();
  if (!zugang || demo) return undefined;
  if (offen?.zugang !== zugang) {
    const { stripeZahlstelle } = await import("./stripe/stripe-zahlstelle.server.ts");
    offen = { zugang, stelle: stripeZahlstelle(zugang) };
  }
  return offen.stelle;
}
