import type { Transaction } from "kysely";
import { leitungUebernehmen, teamUnterrichten } from "#features/kanzlei/index.server.ts";
import { vertragskontoFesthalten } from "#features/konto/index.server.ts";
import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { abwicklung } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { uebergebenmail } from "../mails/uebergabemail.ts";
import type { Ereignis } from "../vertrag/vertrag.ts";
import { kontoWaehlen } from "../vertrag/vertrag-store.server.ts";
import {
  type Ausgang,
  ereignisAnwenden,
  type Lage,
  seitenUnterrichten,
  umstaendeJetzt,
} from "../wirken/fuehren.server.ts";

/**
 * Orders as a member to whom the lead of the team is offered. Lead, end of the old contract and the new contract are one
 * transaction: the team has a lead who pays at every moment, and one of them alone.
 *
 * @param kontoId whoever orders
 * @param ereignis makes the order of the state it finds
 * @param absage makes of a refused order what is thrown, so that nothing of all this happens
 * @returns undefined: nothing is offered to him, and he is a member still
 */
export async function mitLeitungBestellen(
  kontoId: string,
  ereignis: (lage: Lage) => Ereignis | Promise<Ereignis>,
  absage: (grund: Extract<Ausgang, { ablehnung: unknown }>["ablehnung"]) => Error,
): Promise<Ausgang | undefined> {
  const { ausgang, uebernommen } = await abwicklung(kontoId, async (tx) => {
    const uebernommen = await leitungUebernehmen(tx, new Date(umstaendeJetzt().jetzt));
    if (!uebernommen) return { ausgang: await schonGeleitet(tx, kontoId, ereignis) };
    const { team, kanzleiId, bisher } = uebernommen;
    await kontoWaehlen(tx, bisher);
    // He may lead without a contract; whatever he had pays for nothing any more.
    const ende = await ereignisAnwenden(
      tx,
      bisher,
      { art: "gekuendigt", fristlos: true },
      undefined,
      "eigene",
    );
    const alt = await vertragskontoFesthalten(tx, bisher);
    await kontoWaehlen(tx, kontoId);
    const ausgang = await ereignisAnwenden(tx, kontoId, ereignis);
    if ("ablehnung" in ausgang) throw absage(ausgang.ablehnung);
    const beendet = "ablehnung" in ende ? undefined : ende.wirkungen;
    if (alt) {
      const gutschrift = beendet?.some(({ art }) => art === "gutschrift") ?? false;
      const uebergang = { team, neu: ausgang.konto.name, vertrag: beendet !== undefined, gutschrift };
      const mail = uebergebenmail(alt.name, uebergang, umgebung().baseUrl);
      await mailEinreihen(tx, { ...mail, an: alt.email });
    }
    const einzelheiten = { team: kanzleiId, bisher };
    await protokolliere(tx, { akt: "team-leitung-uebernommen", konto: kontoId, von: kontoId, einzelheiten });
    return { ausgang, uebernommen };
  });
  if (!ausgang || !uebernommen) return ausgang;
  await seitenUnterrichten(kontoId, ausgang);
  await teamUnterrichten(uebernommen.kanzleiId, kontoId, uebernommen.bisher);
  return ausgang;
}

/**
 * Orders for somebody who leads already: his order came twice, and the session of the request does not know of the
 * first. `undefined`: he does not lead.
 */
async function schonGeleitet(
  tx: Transaction<DB>,
  kontoId: string,
  ereignis: Parameters<typeof mitLeitungBestellen>[1],
) {
  const konto = await vertragskontoFesthalten(tx, kontoId);
  return konto?.tarif === "teams" ? ereignisAnwenden(tx, kontoId, ereignis) : undefined;
}
