import { cent } from "@gebuehrenportal/recht";
import type { Transaction } from "kysely";
import type { Beleg } from "#dokumente/e-rechnung/beleg.ts";
import { storno } from "#dokumente/e-rechnung/summen.ts";
import { heute, jetzt } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { type Ausgestellt, verrechnen } from "../rechnungen/ausstellen/ausstellen.server.ts";
import { aufbewahrenBis, rechnungsnummer } from "../rechnungen/beleg/beleg.ts";
import {
  belegSchreiben,
  istBerichtigt,
  nummerNehmen,
  type Rechnung,
  rechnungLesen,
  stornoZu,
} from "../rechnungen/rechnungen-store.server.ts";

type Tx = Transaction<DB>;

/** An invoice that can still be taken back: its account and contract are there, and nothing of it has been corrected. */
export type Stornierbar = Rechnung & { readonly kontoId: string; readonly vertragId: string };

/** The invoice, if it can be taken back as a whole, or be issued anew. */
export async function stornierbar(tx: Tx, rechnungId: string): Promise<Stornierbar | undefined> {
  const rechnung = await rechnungLesen(tx, rechnungId);
  if (rechnung?.art !== "rechnung") return undefined;
  const { kontoId, vertragId } = rechnung;
  if (!kontoId || !vertragId || (await istBerichtigt(tx, rechnung))) return undefined;
  return { ...rechnung, kontoId, vertragId };
}

/**
 * Takes an invoice back as a whole by a document of its own: what is open on it is owed no more, what was paid goes
 * back. Called again, it finds that one.
 *
 * @returns `undefined`: it is a correction itself, or part of it was corrected already
 */
export async function stornieren(tx: Tx, rechnungId: string): Promise<Ausgestellt | undefined> {
  const schon = await stornoZu(tx, rechnungId);
  if (schon) return schon;
  const rechnung = await stornierbar(tx, rechnungId);
  if (!rechnung) return undefined;
  const { beleg, offen, kontoId } = rechnung;
  const { neu, betrag } = await stornoSchreiben(tx, rechnung, await naechsteNummer(tx));
  await verrechnen(tx, neu, {
    kontoId,
    ausgestelltAm: heute(),
    zu: [rechnung],
    posten: [{ brutto: betrag }],
    erstatten: cent(Math.min(beleg.brutto, Math.max(0, beleg.brutto - offen))),
  });
  return neu;
}

/** A number that has been taken, and what it is made of. */
export type Belegnummer = { readonly jahr: number; readonly laufend: number; readonly nummer: string };

/** Takes the next number of today. */
export async function naechsteNummer(tx: Tx): Promise<Belegnummer> {
  const { jahr, laufend } = await nummerNehmen(tx, heute());
  return { jahr, laufend, nummer: rechnungsnummer(jahr, laufend) };
}

/** Writes the document that takes an invoice back; what becomes of the money is the caller's. */
export async function stornoSchreiben(
  tx: Tx,
  rechnung: Stornierbar,
  { jahr, laufend, nummer }: Belegnummer,
  mehr: Pick<Beleg, "ersetztDurch"> = {},
) {
  const beleg = {
    ...storno(rechnung.beleg, { nummer, datum: heute(), freigegebenVon: "" }),
    ...mehr,
  };
  const id = await belegSchreiben(tx, {
    kontoId: rechnung.kontoId,
    vertragId: rechnung.vertragId,
    schluessel: `S-${rechnung.schluessel}`,
    art: "korrektur",
    jahr,
    laufend,
    zu: rechnung.id,
    storno: true,
    steuerfall: rechnung.steuerfall,
    zahlweg: rechnung.zahlweg,
    beleg,
    aufbewahrenBis: aufbewahrenBis(heute()),
    am: new Date(jetzt().epochMilliseconds),
  });
  return { neu: { id, nummer }, betrag: beleg.brutto };
}
