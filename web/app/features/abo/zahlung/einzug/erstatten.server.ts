import { cent, kleiner } from "@gebuehrenportal/recht";
import type { Transaction } from "kysely";
import { vertragskontoFesthalten } from "#features/konto/index.server.ts";
import { heute, jetzt } from "#platform/clock/clock.server.ts";
import { abwicklung, betrieb } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { einzeln } from "#platform/jobs/einzeln.ts";
import { rechnungLesen } from "../../rechnungen/rechnungen-store.server.ts";
import { zahlungBuchen } from "../buchen.server.ts";
import { Abgelehnt, type Erstattungsstand, schluesselStunden, type Zahlstelle } from "../port.ts";
import {
  type Erstattung,
  erstattbar,
  erstattungGesendet,
  erstattungSchreiben,
  erstattungStellen,
  erstattungZuFremdId,
  geplanteErstattungen,
  unterwegs,
  zuErstatten,
} from "./erstattung-store.server.ts";

const am = () => new Date(jetzt().epochMilliseconds);
const jeGang = 200;

/**
 * Plans what goes back by the way it came: what a correction pays out, and what was paid too much. What was not debited is
 * left to the administration.
 *
 * @param kontoId of this account; unset: of all
 * @returns what went wrong
 */
export async function erstattungenPlanen(kontoId?: string): Promise<readonly unknown[]> {
  const belege = await betrieb((tx) => zuErstatten(tx, kontoId));
  return einzeln(belege, ({ id, kontoId: wem }) => abwicklung(wem, (tx) => planen(tx, wem, id)));
}

async function planen(tx: Transaction<DB>, kontoId: string, rechnungId: string): Promise<void> {
  if (!(await vertragskontoFesthalten(tx, kontoId))) return;
  const beleg = await rechnungLesen(tx, rechnungId);
  let rest = cent(-(beleg?.offen ?? 0) - (await unterwegs(tx, rechnungId)));
  for (const { einzugId, betrag: hoechstens } of await erstattbar(tx, rechnungId)) {
    const betrag = kleiner(rest, hoechstens);
    if (betrag <= 0) return;
    rest = cent(rest - betrag);
    await erstattungSchreiben(tx, { kontoId, einzugId, rechnungId, betrag, am: am() });
  }
}

/** Sends what is planned; one that fails holds none of the others up. @returns what went wrong */
export async function erstattungenSenden(stelle: Zahlstelle, kontoId?: string): Promise<readonly unknown[]> {
  const geplant = await betrieb((tx) => geplanteErstattungen(tx, { limit: jeGang, am: am(), kontoId }));
  return einzeln(geplant, (erstattung) => senden(stelle, erstattung));
}

async function senden(stelle: Zahlstelle, erstattung: Erstattung): Promise<void> {
  const { id, kontoId, gesendetAm } = erstattung;
  if (!(await abwicklung(kontoId, (tx) => erstattungGesendet(tx, id, am())))) return;
  try {
    const alt =
      gesendetAm && gesendetAm.getTime() < jetzt().epochMilliseconds - schluesselStunden * 3_600_000;
    const stand =
      (alt ? await stelle.erstattungSuchen(erstattung) : undefined) ?? (await stelle.erstatten(erstattung));
    await verbuchen(erstattung, stand);
  } catch (fehler) {
    if (!(fehler instanceof Abgelehnt)) throw fehler;
    await verbuchen(erstattung, { fremdId: "", zustand: "gescheitert" });
  }
}

/** A refund settles its document; one that came back opens it again, for the administration. */
async function verbuchen(
  { id, kontoId, rechnungId, betrag }: Erstattung,
  { fremdId, zustand }: Erstattungsstand,
): Promise<void> {
  await abwicklung(kontoId, async (tx) => {
    const neu = await erstattungStellen(tx, id, { zustand, fremdId: fremdId || null, am: am() });
    if (!neu || !fremdId) return;
    const gemeinsam = { rechnungId, am: heute(), quelle: "stripe" } as const;
    await zahlungBuchen(tx, { ...gemeinsam, betrag: cent(-betrag), fremdId });
    if (zustand === "gescheitert")
      await zahlungBuchen(tx, { ...gemeinsam, betrag, fremdId: `${fremdId} zurück` });
  });
}

/** Something has happened to a refund: asks how it stands and books that. */
export async function erstattungAbgleichen(stelle: Zahlstelle, fremdId: string): Promise<void> {
  const erstattung = await betrieb((tx) => erstattungZuFremdId(tx, fremdId));
  const stand = erstattung && (await stelle.erstattungLesen(fremdId));
  if (stand) await verbuchen(erstattung, stand);
}
