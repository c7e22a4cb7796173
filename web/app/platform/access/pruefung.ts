import { type Guard, istOeffentlich } from "./guard.ts";
import type { Sitzung } from "./konto.ts";
import { oeffnet, type Tarifstufe } from "./tarif.ts";

/** Why somebody may not come in. */
export type Ablehnung =
  | { readonly art: "anmelden" }
  | { readonly art: "rolle" }
  | { readonly art: "tarif"; readonly stufe: Tarifstufe };

/** What a guard has against a session; nothing: come in. */
export function ablehnung(guard: Guard, sitzung: Sitzung | undefined): Ablehnung | undefined {
  if (istOeffentlich(guard)) return undefined;
  if (!sitzung) return { art: "anmelden" };
  const { role, subscriptionStatus } = sitzung.nutzer;
  switch (guard) {
    case "konto":
      return undefined;
    case "admin":
      return role === "admin" ? undefined : { art: "rolle" };
    case "moderator":
      return role === "admin" || role === "moderator" ? undefined : { art: "rolle" };
    default: {
      const stufe = stufeAus(guard);
      return oeffnet(subscriptionStatus, stufe) ? undefined : { art: "tarif", stufe };
    }
  }
}

/** What a guard has against a session that wants a page: visitors get the upgrade screen of a tier gate, no sign-in. */
export function seitenablehnung(guard: Guard, sitzung: Sitzung | undefined): Ablehnung | undefined {
  const grund = ablehnung(guard, sitzung);
  if (grund?.art !== "anmelden" || !istTarifguard(guard)) return grund;
  return { art: "tarif", stufe: stufeAus(guard) };
}

type Tarifguard = `tarif:${Tarifstufe}`;

function istTarifguard(guard: Guard): guard is Tarifguard {
  return guard.startsWith("tarif:");
}

function stufeAus(guard: Tarifguard): Tarifstufe {
  return guard.slice("tarif:".length) as Tarifstufe;
}
