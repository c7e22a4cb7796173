import { betrieb } from "#platform/db/mandant.server.ts";
import { artikeladresse } from "../adressen.ts";
import type { Entschiedenes } from "../ui/moderation/entschieden.tsx";
import { uuidAus } from "../uuid.ts";
import {
  type Entscheidungszeile,
  erschienenAus,
  letzteEinreichung,
  letzteEntscheidung,
} from "./entschiedenes-store.server.ts";

const gewordenAus: Readonly<Record<string, Entschiedenes["geworden"]>> = {
  "artikel-freigegeben": "freigegeben",
  "artikel-abgelehnt": "zurueckgegeben",
  "artikel-geloescht": "geloescht",
};

/**
 * What became of a post that was submitted once; undefined: there never was one, or nobody remembers. For those who
 * moderate alone: a draft that its author has taken back is told of, not shown.
 */
export async function entschiedenes(id: string | undefined): Promise<Entschiedenes | undefined> {
  const uuid = uuidAus(id);
  if (uuid === undefined) return undefined;
  return betrieb(async (tx) => {
    const [artikel, entscheidung, einreichung] = [
      await erschienenAus(tx, uuid),
      await letzteEntscheidung(tx, uuid),
      await letzteEinreichung(tx, uuid),
    ];
    if (!artikel && !entscheidung && !einreichung) return undefined;
    const title = artikel?.titel ?? einreichung?.titel ?? "Ein Artikel";
    const ziel = artikel && artikeladresse(artikel.slug);
    // Submitted once more after that decision, and waiting no longer: its author has taken it back.
    const zurueck = einreichung && (!entscheidung || einreichung.am > entscheidung.am);
    if (zurueck && !artikel)
      return { title, geworden: "zurueckgezogen", am: einreichung.erledigt, von: null, ziel };
    return { title, ziel, ...letztes(entscheidung, artikel) };
  });
}

function letztes(
  entscheidung: Entscheidungszeile | undefined,
  artikel: { readonly am: Date; readonly von: string | null } | undefined,
): Pick<Entschiedenes, "geworden" | "am" | "von"> {
  const geworden = entscheidung && gewordenAus[entscheidung.akt];
  if (entscheidung && geworden) return { geworden, am: entscheidung.am, von: entscheidung.von };
  return { geworden: "freigegeben", am: artikel?.am ?? null, von: artikel?.von ?? null };
}

/** Address of the published post that a manuscript has become; undefined: it is none. */
export async function artikelzielAus(manuskriptId: string | undefined): Promise<string | undefined> {
  const uuid = uuidAus(manuskriptId);
  const artikel = uuid && (await betrieb((tx) => erschienenAus(tx, uuid)));
  return artikel ? artikeladresse(artikel.slug) : undefined;
}
