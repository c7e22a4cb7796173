import type { Transaction } from "kysely";
import { abwicklung } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { teamtarifmail } from "../mails/teamtarifmail.ts";
import { teamnachricht } from "../vertrag/teamnachricht.ts";
import type { Vertrag } from "../vertrag/vertrag.ts";
import { imTeamDerLeitung } from "./team-store.server.ts";

/** Tells everybody who works in the team of this account when its tier changes or ends, with the change itself. */
export async function teamBenachrichtigen(
  tx: Transaction<DB>,
  vorher: Vertrag | undefined,
  nachher: Vertrag,
): Promise<void> {
  const nachricht = teamnachricht(vorher, nachher);
  if (!nachricht) return;
  const { baseUrl } = umgebung();
  for (const { name, email } of await imTeamDerLeitung(tx))
    await mailEinreihen(tx, { ...teamtarifmail(name, nachricht, baseUrl), an: email });
}

/** Names of those who lose their tier with this contract, for its owner to read before he ends it. */
export async function verlierendeMitglieder(
  kontoId: string,
  vertrag: Pick<Vertrag, "typ" | "zustand"> | undefined,
): Promise<readonly string[]> {
  if (vertrag?.typ !== "teams" || vertrag.zustand === "ended") return [];
  const mitglieder = await abwicklung(kontoId, imTeamDerLeitung);
  return mitglieder.map(({ name }) => name);
}
