import { type Cent, cent, kleiner, summe, type Tag } from "@gebuehrenportal/recht";
import type { Transaction } from "kysely";
import type { Empfaenger } from "#dokumente/e-rechnung/beleg.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { fehlendeAnbieterangaben } from "#platform/env/anbieter.server.ts";
import { Bedienfehler } from "#platform/env/bedienfehler.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import type { Posten, Steuerfall, Zahlweg } from "../../vertrag/vertrag.ts";
import { absenderAus } from "../beleg/absender.ts";
import { aufbewahrenBis, rechnungsbeleg, rechnungsnummer } from "../beleg/beleg.ts";
import {
  belegSchreiben,
  nummerNehmen,
  type Rechnung,
  rechnungZuSchluessel,
  type UstIdNachweis,
} from "../rechnungen-store.server.ts";
import { zahlungSchreiben } from "../zahlung-store.server.ts";

type Tx = Transaction<DB>;

/** What names a document for its contract, and whose it is. */
type Kopf = {
  readonly kontoId: string;
  readonly vertragId: string;
  /** Names it within the contract; the same one again is the same document. */
  readonly schluessel: string;
};

export type Rechnungswunsch = Kopf & {
  readonly posten: readonly Posten[];
  readonly empfaenger: Empfaenger;
  readonly steuerfall: Steuerfall;
  readonly zahlweg: Zahlweg;
  readonly ausgestelltAm: Tag;
  readonly faelligAm: Tag;
  /** What an invoice without VAT rests on. */
  readonly ustIdNachweis?: UstIdNachweis | undefined;
};

/** A document with its number. */
export type Ausgestellt = { readonly id: string; readonly nummer: string };

/**
 * Issues an invoice within the caller's transaction (`abwicklung`), its number with it. What has been issued under this
 * name is found again.
 *
 * @throws {Bedienfehler} the operator has not said everything that an invoice must say of him
 */
export async function rechnungAusstellen(tx: Tx, wunsch: Rechnungswunsch): Promise<Ausgestellt> {
  const schon = await rechnungZuSchluessel(tx, wunsch.vertragId, wunsch.schluessel);
  if (schon) return schon;
  return ablegen(tx, wunsch, { art: "rechnung", zu: null, storno: false });
}

export type Korrekturwunsch = Omit<Rechnungswunsch, "faelligAm"> & {
  /** The invoices it belongs to, at least one. */
  readonly zu: readonly Rechnung[];
  /** What of it goes back to the customer; the rest is set off against what is open. */
  readonly erstatten: Cent;
};

/** Issues the correction of invoices: a document of its own with negative amounts, set off against what is open. */
export async function korrekturAusstellen(tx: Tx, wunsch: Korrekturwunsch): Promise<Ausgestellt> {
  const schon = await rechnungZuSchluessel(tx, wunsch.vertragId, wunsch.schluessel);
  if (schon) return schon;
  const [erste] = wunsch.zu;
  if (!erste) throw new Error("Eine Rechnungskorrektur braucht ihre Rechnung.");
  const neu = await ablegen(
    tx,
    { ...wunsch, faelligAm: wunsch.ausgestelltAm },
    { art: "korrektur", zu: erste.id, storno: false, rechnungen: wunsch.zu },
  );
  await verrechnen(tx, neu, wunsch);
  return neu;
}

type Art = {
  readonly art: "rechnung" | "korrektur";
  readonly zu: string | null;
  readonly storno: boolean;
  readonly rechnungen?: readonly Rechnung[];
};

async function ablegen(tx: Tx, wunsch: Rechnungswunsch, art: Art): Promise<Ausgestellt> {
  const { anbieter } = umgebung();
  const fehlt = fehlendeAnbieterangaben(anbieter);
  if (fehlt.length > 0)
    throw new Bedienfehler(`Rechnungen lassen sich nicht ausstellen; es fehlt ${fehlt.join(", ")}.`);
  if (wunsch.steuerfall === "eu-reverse-charge" && !anbieter.ustId)
    throw new Bedienfehler("Rechnungen in einen anderen EU-Staat brauchen ANBIETER_UST_ID.");
  const { jahr, laufend } = await nummerNehmen(tx, wunsch.ausgestelltAm);
  const nummer = rechnungsnummer(jahr, laufend);
  const beleg = rechnungsbeleg({
    ...wunsch,
    nummer,
    absender: absenderAus(anbieter),
    ...(art.rechnungen
      ? { zu: art.rechnungen.map((r) => ({ nummer: r.nummer, datum: r.beleg.datum })) }
      : {}),
  });
  const id = await belegSchreiben(tx, {
    kontoId: wunsch.kontoId,
    vertragId: wunsch.vertragId,
    schluessel: wunsch.schluessel,
    art: art.art,
    jahr,
    laufend,
    zu: art.zu,
    storno: art.storno,
    steuerfall: wunsch.steuerfall,
    zahlweg: wunsch.zahlweg,
    beleg,
    ustIdNachweis: wunsch.ustIdNachweis,
    aufbewahrenBis: aufbewahrenBis(wunsch.ausgestelltAm),
    am: new Date(jetzt().epochMilliseconds),
  });
  return { id, nummer };
}

type Verrechnung = {
  readonly kontoId: string;
  readonly ausgestelltAm: Tag;
  readonly zu: readonly Rechnung[];
  readonly posten: readonly Pick<Posten, "brutto">[];
  readonly erstatten: Cent;
};

/** What is not paid back settles the invoices, in their order; the correction itself is settled by as much. */
export async function verrechnen(tx: Tx, korrektur: Ausgestellt, verrechnung: Verrechnung): Promise<void> {
  const betrag = -summe(verrechnung.posten.map(({ brutto }) => brutto));
  let rest = cent(betrag - verrechnung.erstatten);
  const gemeinsam = {
    kontoId: verrechnung.kontoId,
    am: verrechnung.ausgestelltAm,
    quelle: "korrektur",
    von: null,
  } as const;
  if (rest > 0)
    await zahlungSchreiben(tx, {
      ...gemeinsam,
      rechnungId: korrektur.id,
      betrag: cent(-rest),
      fremdId: korrektur.nummer,
    });
  for (const [i, rechnung] of verrechnung.zu.entries()) {
    const letzte = i === verrechnung.zu.length - 1;
    const teil = letzte ? rest : kleiner(rest, cent(Math.max(0, rechnung.offen)));
    rest = cent(rest - teil);
    if (teil > 0)
      await zahlungSchreiben(tx, {
        ...gemeinsam,
        rechnungId: rechnung.id,
        betrag: teil,
        fremdId: `${korrektur.nummer} ${rechnung.nummer}`,
      });
  }
}
