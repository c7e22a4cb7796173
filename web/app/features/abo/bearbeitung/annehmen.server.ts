import { randomUUID } from "node:crypto";
import { jetzt } from "#platform/clock/clock.server.ts";
import { erklaerung as inErklaerung } from "#platform/db/mandant.server.ts";
import { jobEinreihen } from "#platform/jobs/einreihen-store.server.ts";
import { erklaerungSchreiben } from "../erklaerungen/erklaerung-store.server.ts";
import type { Erklaerungsangaben } from "../worte/erklaerungsworte.ts";
import { erklaerungBearbeiten } from "./bearbeiten.server.ts";

/** Name of the job that looks at one declaration. */
export const erklaerungsjobname = "abo-erklaerung";

/**
 * Keeps a declaration: from then on it has arrived. What it brings about happens in a job, so that nobody can tell by
 * the answer or by how long it took whether an account fits; whoever is signed in sees the outcome at once.
 *
 * @param kontoId the signed-in account, which declares it for itself
 * @returns its id, which opens its confirmation
 */
export async function erklaerungAnnehmen(
  angaben: Erklaerungsangaben,
  kontoId: string | undefined,
): Promise<string> {
  const id = randomUUID();
  const eingegangen = Temporal.Instant.fromEpochMilliseconds(jetzt().epochMilliseconds).toString();
  const angemeldet = kontoId !== undefined;
  await inErklaerung(id, kontoId, async (tx) => {
    await erklaerungSchreiben(tx, { ...angaben, id, eingegangen, angemeldet, kontoId: kontoId ?? null });
    await jobEinreihen(tx, erklaerungsjobname, { id });
  });
  if (angemeldet) await erklaerungBearbeiten(id);
  return id;
}
