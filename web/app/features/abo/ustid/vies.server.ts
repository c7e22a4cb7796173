import { z } from "zod";
import { umgebung } from "#platform/env/env.server.ts";
import type { Nummernauskunft } from "../anschrift/anschrift-store.server.ts";

/** Answers of `POST /check-vat-number`; what VIES knows of name and address is not read. */
const auskunft = z.object({ valid: z.boolean(), requestIdentifier: z.string().nullish() });
const absage = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

const fristMs = 8_000;

/**
 * Asks VIES, the directory of the member states, whether a VAT number is valid, as the operator (whose own number makes
 * VIES give a consultation number). Whatever is no clear answer is none: a state that does not answer says nothing about
 * the number.
 */
export async function viesFragen(ustId: string): Promise<Nummernauskunft> {
  const { viesUrl, anbieter } = umgebung();
  if (!viesUrl) return { art: "keine" };
  const koerper = {
    countryCode: ustId.slice(0, 2),
    vatNumber: ustId.slice(2),
    ...(anbieter.ustId && {
      requesterMemberStateCode: anbieter.ustId.slice(0, 2),
      requesterNumber: anbieter.ustId.slice(2),
    }),
  };
  try {
    const antwort = await fetch(`${viesUrl}/check-vat-number`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(koerper),
      redirect: "error",
      signal: AbortSignal.timeout(fristMs),
    });
    return gelesen(await antwort.json());
  } catch {
    return { art: "keine" };
  }
}

/** What an answer of VIES says. */
export function gelesen(inhalt: unknown): Nummernauskunft {
  const fehler = absage.safeParse(inhalt);
  if (fehler.success)
    return fehler.data.errorWrappers.some(({ error }) => error === "INVALID_INPUT")
      ? { art: "ungueltig" }
      : { art: "keine" };
  const { success, data } = auskunft.safeParse(inhalt);
  if (!success) return { art: "keine" };
  if (!data.valid) return { art: "ungueltig" };
  return { art: "gueltig", quelle: "vies", kennung: (data.requestIdentifier ?? "").slice(0, 60) };
}
