import type { Kysely } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import { forderungsschluessel } from "../../rechnungen/beleg/beleg.ts";
import {
  geltendeRechnung,
  type Rechnung,
  rechnungZuNummer,
} from "../../rechnungen/rechnungen-store.server.ts";
import { gezahlteBetraege } from "../../rechnungen/zahlung-store.server.ts";
import type { Beglichen } from "./zuordnung.ts";

/** The documents of some numbers as they count now, with what was paid on them. For the portal itself (`betrieb`). */
export async function beglicheneBelege(
  tx: Kysely<DB>,
  nummern: readonly string[],
): Promise<readonly Beglichen[]> {
  const belege = new Map<string, Beglichen>();
  for (const nummer of new Set(nummern)) {
    const genannt = await rechnungZuNummer(tx, nummer);
    const gilt = genannt && (await geltendeRechnung(tx, genannt.id));
    if (gilt && !belege.has(gilt.id)) belege.set(gilt.id, await beglichen(tx, gilt));
  }
  return [...belege.values()];
}

async function beglichen(tx: Kysely<DB>, rechnung: Rechnung): Promise<Beglichen> {
  const { id, nummer, art, offen, beleg, vertragId, schluessel } = rechnung;
  const betraege = await gezahlteBetraege(tx, { id, vertragId, name: forderungsschluessel(schluessel) });
  return {
    id,
    nummer,
    art,
    offen,
    fruehere: beleg.ersetzt?.map((e) => e.nummer) ?? [],
    gezahlt: nichtZurueck(betraege),
  };
}

/** Payments, each without one that was taken back with the same amount. */
function nichtZurueck(betraege: readonly number[]): readonly number[] {
  const gezahlt = betraege.filter((b) => b > 0);
  for (const zurueck of betraege.filter((b) => b < 0)) {
    const stelle = gezahlt.indexOf(-zurueck);
    if (stelle >= 0) gezahlt.splice(stelle, 1);
  }
  return gezahlt;
}
