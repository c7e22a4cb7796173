import { cent } from "@gebuehrenportal/recht";
import type { Transaction } from "kysely";
import { vertragskontoFesthalten } from "#features/konto/index.server.ts";
import { heute, jetzt } from "#platform/clock/clock.server.ts";
import { abwicklung, betrieb } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { einzeln } from "#platform/jobs/einzeln.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { einzugsmail } from "../../mails/einzugsmail.ts";
import { forderungsschluessel } from "../../rechnungen/beleg/beleg.ts";
import { rechnungLesen } from "../../rechnungen/rechnungen-store.server.ts";
import { vertragZuId } from "../../vertrag/vertrag-store.server.ts";
import { zahlungenAnstossen } from "../../wirken/anstossen.server.ts";
import { type Zahlungseingang, zahlungenVerbuchen } from "../buchen.server.ts";
import { Abgelehnt, type Einzugsstand, schluesselStunden, type Zahlstelle } from "../port.ts";
import { einzugsbuchungen } from "./abgleich.ts";
import {
  type Einzug,
  einzugFesthalten,
  einzugGesendet,
  einzugSchreiben,
  einzugStellen,
  einzugZuFremdId,
  faelligeRechnungen,
  geplanteEinzuege,
  istAusgeschoepft,
  laufendeEinzuege,
} from "./einzug-store.server.ts";
import { kundeVon } from "./zahlkunde-store.server.ts";

const am = () => new Date(jetzt().epochMilliseconds);
const stunden = (anzahl: number) => new Date(jetzt().epochMilliseconds - anzahl * 3_600_000);

const jeGang = 200;

/**
 * Plans what is to be debited: an invoice whose contract is paid this way, as far as both say that it is open.
 *
 * @param kontoId of this account; unset: of all
 * @returns what went wrong
 */
export async function einzuegePlanen(kontoId?: string): Promise<readonly unknown[]> {
  const faellig = await betrieb((tx) => faelligeRechnungen(tx, am(), kontoId));
  return einzeln(faellig, ({ id, kontoId: wem }) => abwicklung(wem, (tx) => planen(tx, wem, id)));
}

async function planen(tx: Transaction<DB>, kontoId: string, rechnungId: string): Promise<void> {
  const konto = await vertragskontoFesthalten(tx, kontoId);
  const rechnung = await rechnungLesen(tx, rechnungId);
  const kunde = await kundeVon(tx, kontoId);
  if (!konto || !rechnung?.vertragId || !kunde?.mittel) return;
  const { vertragId, schluessel } = rechnung;
  const vertrag = (await vertragZuId(tx, vertragId))?.vertrag;
  const forderung = vertrag?.forderungen.find((f) => f.schluessel === forderungsschluessel(schluessel));
  // A credit that is not issued yet has reduced the claim alone.
  const betrag = Math.min(rechnung.offen, forderung?.offen ?? 0);
  if (betrag <= 0) return;
  await einzugSchreiben(tx, {
    kontoId,
    vertragId,
    rechnungId,
    betrag: cent(betrag),
    kunde: kunde.kunde,
    mittel: kunde.mittel,
    am: am(),
  });
}

/**
 * Debits that are planned, each under its own key: whoever dies in between asks for the same one again.
 *
 * @param limit so many in one go
 */
export async function einzuegeSenden(
  stelle: Pick<Zahlstelle, "einziehen" | "einzugSuchen">,
  kontoId?: string,
  limit = jeGang,
): Promise<readonly unknown[]> {
  const geplant = await betrieb((tx) => geplanteEinzuege(tx, { limit, am: am(), kontoId }));
  return einzeln(geplant, (einzug) => senden(stelle, einzug));
}

/** Debits that take days, and news that never came. */
export async function einzuegeNachsehen(stelle: Zahlstelle): Promise<readonly unknown[]> {
  const laufend = await betrieb((tx) => laufendeEinzuege(tx, stunden(1), jeGang));
  return einzeln(laufend, async (einzug) => {
    const stand = einzug.fremdId ? await stelle.einzugLesen(einzug.fremdId) : undefined;
    if (stand) await verbuchen(einzug, stand);
  });
}

async function senden(stelle: Pick<Zahlstelle, "einziehen" | "einzugSuchen">, einzug: Einzug): Promise<void> {
  const { id, kontoId, rechnungId, kunde, mittel, betrag, gesendetAm } = einzug;
  const zweck = await abwicklung(kontoId, async (tx) => {
    const jetziger = await einzugFesthalten(tx, id);
    if (jetziger?.zustand !== "geplant") return undefined;
    await einzugGesendet(tx, id, am());
    return `Rechnung ${(await rechnungLesen(tx, rechnungId))?.nummer ?? ""}`;
  });
  if (zweck === undefined) return;
  try {
    const alt = gesendetAm && gesendetAm < stunden(schluesselStunden);
    const stand =
      (alt ? await stelle.einzugSuchen({ id, kunde }) : undefined) ??
      (await stelle.einziehen({ id, kunde, mittel, betrag, zweck, rechnungId }));
    await verbuchen(einzug, stand);
  } catch (fehler) {
    if (!(fehler instanceof Abgelehnt)) throw fehler;
    const gescheitert = { zustand: "gescheitert", fremdId: null } as const;
    // Without a payment, too, `zahlungenVerbuchen` locks the account before the debit, as everybody else does.
    await zahlungenVerbuchen(kontoId, [], (tx) => abschliessen(tx, einzug, gescheitert));
  }
}

/**
 * Books how it stands with a debit: what has been paid, taken back and given back, and what became of it, in one
 * transaction. In any order, and as often as one likes.
 */
async function verbuchen(einzug: Einzug, stand: Einzugsstand): Promise<void> {
  const { kontoId, rechnungId } = einzug;
  await zahlungenVerbuchen(kontoId, eingaenge(rechnungId, stand), (tx) => abschliessen(tx, einzug, stand));
}

const eingaenge = (rechnungId: string, stand: Einzugsstand): readonly Zahlungseingang[] =>
  einzugsbuchungen(stand).map((buchung) => ({ ...buchung, rechnungId, am: heute(), quelle: "stripe" }));

/** Whoever's debit has failed for good is told so, once. */
async function abschliessen(
  tx: Transaction<DB>,
  { id, kontoId, rechnungId, mittel }: Einzug,
  { zustand, fremdId }: { readonly zustand: Einzug["zustand"]; readonly fremdId: string | null },
): Promise<void> {
  const vorher = await einzugFesthalten(tx, id);
  if (!vorher || !(await einzugStellen(tx, id, { zustand, fremdId, am: am() }))) return;
  // Meanwhile the invoice may have been settled otherwise: then it goes back.
  if (zustand === "gelungen") await zahlungenAnstossen(tx, kontoId);
  if (zustand !== "gescheitert" || vorher.zustand === "gescheitert") return;
  const konto = await vertragskontoFesthalten(tx, kontoId);
  const rechnung = await rechnungLesen(tx, rechnungId);
  if (!konto || !rechnung || rechnung.offen <= 0) return;
  const kunde = await kundeVon(tx, kontoId);
  const bezeichnung = kunde?.mittel === mittel ? kunde.bezeichnung : "";
  const { nummer, offen } = rechnung;
  const mail = einzugsmail(
    { nummer, offen: cent(offen), bezeichnung, ausgeschoepft: await istAusgeschoepft(tx, rechnungId) },
    { name: konto.name, baseUrl: umgebung().baseUrl },
  );
  await mailEinreihen(tx, { ...mail, an: konto.email });
}

/** Something has happened to a debit: asks how it stands and books that. */
export async function einzugAbgleichen(stelle: Zahlstelle, fremdId: string): Promise<void> {
  const stand = await stelle.einzugLesen(fremdId);
  if (!stand) return;
  const { einzug, rechnung } = await betrieb(async (tx) => {
    const bekannt = await einzugZuFremdId(tx, fremdId);
    if (bekannt || !stand.rechnungId) return { einzug: bekannt };
    // Its account is gone, while the invoice is kept; or the news was faster than the answer, which then comes to the same.
    return { rechnung: await rechnungLesen(tx, stand.rechnungId) };
  });
  if (einzug) await verbuchen(einzug, stand);
  if (rechnung) await zahlungenVerbuchen(rechnung.kontoId, eingaenge(rechnung.id, stand));
}
