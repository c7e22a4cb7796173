import { betrieb } from "#platform/db/mandant.server.ts";
import type { Nachfolge, Nachlass } from "#platform/nachlass.ts";
import {
  type Buchlage,
  type Buchnutzer,
  buchAendern,
  imBuch,
  requireRecht,
  requireVereinbarung,
} from "../einstellung/buchzugang.server.ts";
import { gesperrteLesen } from "../einstellung/personen-store.server.ts";
import { darfImBuch } from "../einstellung/rechte.ts";
import { fristBuchen } from "../eintrag/verbuchen.server.ts";
import { buchFesthalten } from "../protokoll/protokoll-store.server.ts";
import { fristposten, nachfolgerUnter, requireNachfolger } from "./nachlass.server.ts";
import { offeneOhneVerantwortliche } from "./uebergabe-store.server.ts";

/** Open entries without a person, and whether the reader may give them to somebody. */
export type Herrenloses = { readonly nachlass: Nachlass; readonly darf: boolean };

/** Open entries that nobody of the office is responsible for, and who may take them. */
export async function herrenloseFristen(wer: Buchnutzer): Promise<Herrenloses> {
  const gesperrt = await betrieb((tx) => gesperrteLesen(tx, wer.kanzleiId));
  return imBuch(wer, async ({ tx, kanzleiId, personen, akteur }) => ({
    darf: darfImBuch(akteur, "aendern"),
    nachlass: {
      posten: (await offeneOhneVerantwortliche(tx, kanzleiId)).map(fristposten),
      nachfolger: nachfolgerUnter(personen, gesperrt).map(({ id, name }) => ({ id, name })),
    },
  }));
}

/**
 * Lays entries without a person into the hands of others; those that nobody takes stay as they are.
 *
 * @returns how many
 * @throws {ApiFehler} 403 role, agreement on secrecy; 400 somebody is named who may not take over
 */
export async function fristenZuweisen(wer: Buchnutzer, nachfolge: Nachfolge): Promise<number> {
  const gesperrt = await betrieb((tx) => gesperrteLesen(tx, wer.kanzleiId));
  return buchAendern(wer, async (lage) => {
    requireRecht(lage, "aendern");
    await requireVereinbarung(lage);
    requireNachfolger(nachfolgerUnter(lage.personen, gesperrt), nachfolge);
    return zugewiesen(lage, nachfolge);
  });
}

async function zugewiesen(lage: Buchlage, { alles, einzeln }: Nachfolge): Promise<number> {
  const { tx, kanzleiId } = lage;
  await buchFesthalten(tx, kanzleiId);
  let anzahl = 0;
  for (const frist of await offeneOhneVerantwortliche(tx, kanzleiId)) {
    const an = einzeln.get(frist.id) ?? alles;
    if (an === undefined) continue;
    anzahl += 1;
    const beilage = { uebergabe: { bisher: frist.verantwortlich, an } };
    await fristBuchen(lage, frist, { verantwortlich: an }, { art: "uebergeben", beilage });
  }
  return anzahl;
}
