import { type Kysely, sql, type Transaction } from "kysely";
import { type Bestelltarif, bestelltarifAus } from "#platform/access/tarife.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import type { Demokontoids, Demoteil } from "#platform/demo.server.ts";
import { anwenden } from "../vertrag/anwenden.ts";
import { naechsteUhr } from "../vertrag/uhr.ts";
import type { Ereignis, Umstaende, Vertrag } from "../vertrag/vertrag.ts";
import { vertragSchreiben } from "../vertrag/vertrag-store.server.ts";
import { widerrufBis } from "../vertrag/widerrufsfrist.ts";
import { tagVon } from "../vertrag/zeit.ts";

/** Days since the order, about as long as the accounts of the demo have been there. */
const seitTagen = 29;

/** A contract for every account of the demo that has a tier of its own; they go with their accounts. */
export const abodemo: Demoteil = { vorbereiten: async () => vertraegeAnlegen };

async function vertraegeAnlegen(tx: Transaction<DB>, konten: Demokontoids): Promise<void> {
  await sql`select set_config('app.betrieb', '1', true)`.execute(tx);
  for (const { id, tarif } of await zahlende(tx, [...konten.values()])) {
    const vertrag = laufender(tarif);
    const uhr = naechsteUhr(vertrag, false);
    const neu = { id: undefined, kontoId: id, vertrag, naechsteUhr: uhr ? new Date(uhr) : null };
    await vertragSchreiben(tx, neu, new Date(jetzt().epochMilliseconds));
  }
  await sql`select set_config('app.betrieb', '', true)`.execute(tx);
}

async function zahlende(tx: Kysely<DB>, ids: readonly string[]) {
  const konten = await tx
    .selectFrom("konto")
    .select(["id", "tarif"])
    .where("id", "in", [...ids])
    .execute();
  return konten.flatMap(({ id, tarif: text }) => {
    const tarif = bestelltarifAus(text);
    return tarif ? [{ id, tarif }] : [];
  });
}

/** Ordered a while ago, and run until now. */
function laufender(typ: Bestelltarif): Vertrag {
  const am = (tage: number): Umstaende => ({
    jetzt: Temporal.Instant.fromEpochMilliseconds(jetzt().epochMilliseconds)
      .subtract({ hours: 24 * tage })
      .toString(),
    rechnungen: false,
  });
  const bestellung: Ereignis = {
    art: "bestellt",
    typ,
    zahlweg: "rechnung",
    ausdruecklicherBeginn: false,
    testphase: false,
    steuerfall: "inland",
    widerrufBis: widerrufBis(tagVon(am(seitTagen).jetzt)),
  };
  const bestellt = anwenden(undefined, bestellung, am(seitTagen));
  const heute = "vertrag" in bestellt ? anwenden(bestellt.vertrag, { art: "uhr" }, am(0)) : bestellt;
  if ("ablehnung" in heute) throw new Error(`Demovertrag abgelehnt: ${heute.ablehnung}`);
  return heute.vertrag;
}
