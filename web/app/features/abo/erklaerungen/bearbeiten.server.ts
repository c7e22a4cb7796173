import type { Transaction } from "kysely";
import { kontoZuAdresse, vertragskontoFesthalten } from "#features/konto/index.server.ts";
import { heute, jetzt } from "#platform/clock/clock.server.ts";
import { betrieb, erklaerung as inErklaerung } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { einzeln, fehlerMelden } from "#platform/jobs/einzeln.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { kuendigungAnwenden } from "../kuendigung/anwenden.server.ts";
import { erklaerungsbestaetigung, kontonachricht } from "../mails/erklaerungsmail.ts";
import { seitenUnterrichten } from "../vertrag/fuehren.server.ts";
import { idAnfang } from "../vertrag/vertragsnummer.ts";
import { widerrufAnwenden } from "../widerruf/anwenden.server.ts";
import { type Ergebnis, nur } from "./erklaerung.ts";
import {
  anzahlSeit,
  ergebnisSchreiben,
  erklaerungFesthalten,
  erklaerungLesen,
  kontenZuNummer,
  type Stand,
  unbearbeitete,
} from "./erklaerung-store.server.ts";
import type { Wirkung } from "./wirkung.ts";

/** So many mails in a day one address or account gets by declarations of strangers; the declarations count all the same. */
const mailsAmTag = 10;

/**
 * Finds the contract of a declaration, lets it end, and confirms: everything to the account, what was declared and when
 * it arrived to the address that was given. Happens once, however often it is called.
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
    });
    await benachrichtigen(tx, { stand, ergebnis: wirkung.ergebnis, konto, stille });
    return vertrag;
  });
  if (ausgang && kontoId !== undefined) await seitenUnterrichten(kontoId, ausgang);
}

/** Does what was left: a process may have been killed between the declaration and its effect. */
export async function liegengebliebeneErklaerungen(): Promise<number> {
  const ids = await betrieb((tx) => unbearbeitete(tx, 500));
  fehlerMelden(await einzeln(ids, erklaerungBearbeiten), "Erklärungen ließen sich nicht bearbeiten.");
  return ids.length;
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

type Stille = { readonly empfaenger: boolean; readonly konto: boolean };

async function zuVieleMails(stand: Stand, kontoId: string | undefined): Promise<Stille> {
  if (stand.angemeldet) return { empfaenger: false, konto: false };
  const seit = new Date(Date.parse(stand.eingegangen) - 86_400_000);
  return betrieb(async (tx) => ({
    empfaenger: (await anzahlSeit(tx, "bestaetigung_an", stand.bestaetigungAn, seit)) > mailsAmTag,
    konto: kontoId !== undefined && (await anzahlSeit(tx, "konto_id", kontoId, seit)) >= mailsAmTag,
  }));
}

type Anlass = {
  readonly stand: Stand;
  readonly ergebnis: Ergebnis;
  readonly konto: { readonly name: string; readonly email: string } | undefined;
  readonly stille: Stille;
};

/** To the account with all that came of it; to another address without, because anybody can give any. */
async function benachrichtigen(
  tx: Transaction<DB>,
  { stand, ergebnis, konto, stille }: Anlass,
): Promise<void> {
  const angaben = { erklaerung: stand, umgebung: umgebung(), heute: heute() };
  const ansKonto = konto !== undefined && (stand.angemeldet || stand.bestaetigungAn === konto.email);
  if (ansKonto ? !stille.konto : !stille.empfaenger)
    await mailEinreihen(tx, {
      ...erklaerungsbestaetigung({ ...angaben, ergebnis: ansKonto ? ergebnis : undefined }),
      an: stand.bestaetigungAn,
    });
  if (konto && stand.bestaetigungAn !== konto.email && !stille.konto)
    await mailEinreihen(tx, { ...kontonachricht({ ...angaben, ergebnis, konto }), an: konto.email });
}
