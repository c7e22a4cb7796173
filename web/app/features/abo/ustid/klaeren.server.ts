import type { Transaction } from "kysely";
import { vertragskontoFesthalten } from "#features/konto/index.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { abwicklung } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { umgebung } from "#platform/env/env.server.ts";
import type { Limit } from "#platform/http/limit.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { type Anschrift, type GespeicherteAnschrift, steuerfallVon } from "../anschrift/anschrift.ts";
import {
  anschriftLesen,
  anschriftSchreiben,
  auskunftSchreiben,
  type Nummernauskunft,
} from "../anschrift/anschrift-store.server.ts";
import { ustidmail } from "../mails/ustidmail.ts";
import { type Ausgang, ereignisAnwenden, seitenUnterrichten } from "../wirken/fuehren.server.ts";
import { viesFragen } from "./vies.server.ts";

/** Each question goes to VIES; nobody has more numbers of his own in an hour. */
export const nummernlimit: Limit = { name: "abo-ustid", anzahl: 20, sekunden: 3_600, fest: true };

/** What stands at the field when VIES has said no. */
export const nummerUngueltig =
  "VIES, das Verzeichnis der EU-Staaten, kennt diese Nummer nicht als gültig. Bitte prüfen Sie sie; neue Nummern stehen dort oft erst nach einigen Tagen.";

const am = () => new Date(jetzt().epochMilliseconds);

/**
 * Takes over where invoices go from now on: asks VIES about a number that is not confirmed yet, before anything is written,
 * and taxes a contract that runs as the new address wants it.
 *
 * @param vorFrage runs before VIES is asked; may refuse
 * @returns `undefined`: VIES says that the number is not valid, and nothing was stored
 */
export async function anschriftUebernehmen(
  kontoId: string,
  anschrift: Anschrift | undefined,
  vorFrage: () => Promise<void> = async () => undefined,
): Promise<{ readonly anschrift: GespeicherteAnschrift | undefined } | undefined> {
  const ustId = anschrift?.ustId;
  const auskunft = ustId ? await erfragt(kontoId, ustId, vorFrage) : undefined;
  if (auskunft?.art === "ungueltig") return undefined;
  const { gespeichert, ausgaenge } = await abwicklung(kontoId, async (tx) => {
    // In the order in which orders lock: account, then address. What time has done was done under the address of before.
    const bisher = await ereignisAnwenden(tx, kontoId, { art: "uhr" });
    await anschriftSchreiben(tx, kontoId, anschrift, am());
    if (ustId && auskunft) await auskunftSchreiben(tx, { kontoId, ustId, am: am() }, auskunft);
    const gespeichert = await anschriftLesen(tx, kontoId);
    return { gespeichert, ausgaenge: [bisher, await besteuern(tx, kontoId, gespeichert)] };
  });
  for (const ausgang of ausgaenge) await seitenUnterrichten(kontoId, ausgang);
  return { anschrift: gespeichert };
}

/** What VIES says of a number; undefined: it is confirmed already, nobody asks again. */
async function erfragt(
  kontoId: string,
  ustId: string,
  vorFrage: () => Promise<void>,
): Promise<Nummernauskunft | undefined> {
  const bisher = await abwicklung(kontoId, (tx) => anschriftLesen(tx, kontoId));
  if (bisher?.ustId === ustId && bisher.bestaetigung) return undefined;
  await vorFrage();
  return viesFragen(ustId);
}

/** Taxes the contract that runs as its address says. */
const besteuern = (
  tx: Transaction<DB>,
  kontoId: string,
  anschrift: GespeicherteAnschrift | undefined,
): Promise<Ausgang> =>
  ereignisAnwenden(tx, kontoId, ({ vorher }) => {
    const steuerfall = steuerfallVon(anschrift);
    const laeuft = vorher && vorher.vertrag.zustand !== "ended";
    return laeuft && vorher.vertrag.steuerfall !== steuerfall
      ? { art: "besteuert", steuerfall }
      : { art: "uhr" };
  });

/**
 * Notes what VIES or an administrator says later of the number of an address: the contract is taxed accordingly from the
 * next invoice on, and its owner is told when something has changed. A number that is another one by now is left alone.
 */
export async function auskunftVerbuchen(
  kontoId: string,
  ustId: string,
  auskunft: Nummernauskunft,
): Promise<boolean> {
  const ausgaenge = await abwicklung(kontoId, async (tx) => {
    const konto = await vertragskontoFesthalten(tx, kontoId);
    const vorher = await anschriftLesen(tx, kontoId);
    if (vorher?.ustId !== ustId) return undefined;
    // What time has done was done under the answer of before.
    const bisher = await ereignisAnwenden(tx, kontoId, { art: "uhr" });
    await auskunftSchreiben(tx, { kontoId, ustId, am: am() }, auskunft);
    const anschrift = await anschriftLesen(tx, kontoId);
    const ausgang = await besteuern(tx, kontoId, anschrift);
    const neu =
      (auskunft.art === "gueltig" && !vorher.bestaetigung) ||
      (auskunft.art === "ungueltig" && !vorher.ungueltig);
    if (neu && anschrift && konto && !konto.loeschungAm)
      await mailEinreihen(tx, { ...ustidmail({ anschrift, konto, ...umstand(ausgang) }), an: konto.email });
    return [bisher, ausgang];
  });
  for (const ausgang of ausgaenge ?? []) await seitenUnterrichten(kontoId, ausgang);
  return ausgaenge !== undefined;
}

/** What the mail needs to know of the contract that runs. */
const umstand = (ausgang: Ausgang) => ({
  vertrag: "vertrag" in ausgang && ausgang.vertrag.zustand !== "ended" ? ausgang.vertrag : undefined,
  baseUrl: umgebung().baseUrl,
});
