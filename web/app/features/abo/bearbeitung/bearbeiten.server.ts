import type { Transaction } from "kysely";
import { kontoZuAdresse, vertragskontoFesthalten } from "#features/konto/index.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { betrieb, erklaerung as inErklaerung } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { einzeln, fehlerMelden } from "#platform/jobs/einzeln.ts";
import { benachrichtigen, type Stille } from "../erklaerungen/benachrichtigen.server.ts";
import {
  abgewartete,
  anzahlSeit,
  ergebnisSchreiben,
  erklaerungFesthalten,
  erklaerungLesen,
  kontenZuNummer,
  type Stand,
  unbearbeitete,
  unzugestellteAufschieben,
  wartetSchon,
} from "../erklaerungen/erklaerung-store.server.ts";
import type { Wirkung } from "../erklaerungen/wirkung.ts";
import { kuendigungAnwenden } from "../kuendigung/kuendigungswirkung.server.ts";
import { idAnfang } from "../vertrag/vertragsnummer.ts";
import { widerrufAnwenden } from "../widerruf/widerrufswirkung.server.ts";
import { seitenUnterrichten } from "../wirken/fuehren.server.ts";
import { einspruchStunden, nur } from "../worte/erklaerungsworte.ts";
import { erklaerungAbgewartet } from "./antwort.server.ts";

/** So many mails in a day one address or account gets by declarations of strangers; the declarations count all the same. */
const mailsAmTag = 10;

/**
 * Finds the contract of a declaration, lets it end or asks the account, and confirms: everything to the account, what was
 * declared and when it arrived to the address that was given. Happens once, however often it is called.
 */
export async function erklaerungBearbeiten(id: string): Promise<void> {
  const gelesen = await inErklaerung(id, undefined, (tx) => erklaerungLesen(tx, id));
  if (!gelesen || gelesen.ergebnis) return;
  const kontoId = await kontoVon(gelesen);
  const stille = await zuVieleMails(gelesen, kontoId);
  const ausgang = await inErklaerung(id, kontoId, async (tx) => {
    const stand = await erklaerungFesthalten(tx, id);
    if (!stand || stand.ergebnis) return undefined;
    const konto = kontoId === undefined ? undefined : await vertragskontoFesthalten(tx, kontoId);
    const wirkung = konto ? await anwenden(tx, stand, konto.id) : unbekannt;
    const { vertrag } = wirkung;
    await ergebnisSchreiben(tx, id, wirkung.ergebnis, {
      kontoId: konto?.id ?? null,
      vertragId: vertrag && "id" in vertrag ? vertrag.id : (vertrag?.vorher?.id ?? null),
      offen: wirkung.offen,
      am: new Date(jetzt().epochMilliseconds),
      wirktAb: wirkung.ergebnis.ausgang === "wartet" ? abgewartetAm(stand) : null,
      vorher: stand.angemeldet ? undefined : wirkung.vorher,
    });
    await benachrichtigen(tx, { stand, wirkung, konto, stille });
    return vertrag;
  });
  if (ausgang && kontoId !== undefined) await seitenUnterrichten(kontoId, ausgang);
}

const abgewartetAm = ({ eingegangen }: Stand): Date =>
  new Date(Date.parse(eingegangen) + einspruchStunden * 3_600_000);

/**
 * Does what was left: a process may have been killed between the declaration and its effect, and withdrawals that nobody
 * has objected to in time have theirs.
 */
export async function liegengebliebeneErklaerungen(): Promise<number> {
  const am = jetzt().epochMilliseconds;
  const { ids, abgelaufene } = await betrieb(async (tx) => {
    await unzugestellteAufschieben(tx, new Date(am), new Date(am + einspruchStunden * 3_600_000));
    return { ids: await unbearbeitete(tx, 500), abgelaufene: await abgewartete(tx, new Date(am), 500) };
  });
  const fehler = [
    ...(await einzeln(ids, erklaerungBearbeiten)),
    ...(await einzeln(abgelaufene, erklaerungAbgewartet)),
  ];
  fehlerMelden(fehler, "Erklärungen ließen sich nicht bearbeiten.");
  return ids.length + abgelaufene.length;
}

const unbekannt: Wirkung = { ergebnis: nur("unbekannt"), offen: true, vertrag: undefined };

const anwenden = (tx: Transaction<DB>, stand: Stand, kontoId: string): Promise<Wirkung> =>
  stand.art === "kuendigung" ? kuendigungAnwenden(tx, stand, kontoId) : widerrufAnwenden(tx, stand, kontoId);

/** The account of a declaration: the one that was signed in, or else the one of the address, or of the contract. */
async function kontoVon({ kontoId, kontoadresse, vertragsnummer }: Stand): Promise<string | undefined> {
  if (kontoId) return kontoId;
  const konto = kontoadresse ? await kontoZuAdresse(kontoadresse) : undefined;
  const anfang = idAnfang(vertragsnummer);
  if (konto || !anfang) return konto?.id;
  const gefunden = await betrieb((tx) => kontenZuNummer(tx, anfang));
  return gefunden.length === 1 ? gefunden[0] : undefined;
}

async function zuVieleMails(stand: Stand, kontoId: string | undefined): Promise<Stille> {
  if (stand.angemeldet) return { empfaenger: false, konto: false, gefragt: false };
  const seit = new Date(Date.parse(stand.eingegangen) - 86_400_000);
  return betrieb(async (tx) => ({
    empfaenger: (await anzahlSeit(tx, "bestaetigung_an", stand.bestaetigungAn, seit)) > mailsAmTag,
    konto: kontoId !== undefined && (await anzahlSeit(tx, "konto_id", kontoId, seit)) >= mailsAmTag,
    gefragt: kontoId !== undefined && (await wartetSchon(tx, kontoId)),
  }));
}
