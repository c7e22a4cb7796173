import type { Tag } from "@gebuehrenportal/recht";
import type { Kysely } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import { type Buchungswunsch, buchen, ohneAngaben } from "./eintrag/buchen.server.ts";
import { inhaber } from "./testing-nutzer.ts";

/** An office with a few entries as people book them; gives their ids. */
export async function musterbuch(db: Kysely<DB>, name: string): Promise<readonly string[]> {
  const wer = await inhaber(db, `Muster-${name}`);
  const katalog = (id: string): Buchungswunsch["frage"] => ({
    art: "katalog",
    id,
    eingabe: { ereignisAm: "2026-11-02" as Tag, ort: { land: "BE" } },
  });
  const ids: string[] = [];
  for (const [i, frage] of [
    katalog("zpo-517"),
    katalog("zpo-339"),
    {
      art: "frei" as const,
      eingabe: {
        ereignisAm: "2026-11-02" as Tag,
        dauer: [{ wert: 2, einheit: "woche" as const }],
        ort: { land: "BE" as const },
      },
    },
  ].entries())
    ids.push(
      ...(await buchen(wer, { frage, ortUnbekannt: false, angaben: angaben(`${i} O 12/26`) })).map(
        ({ id }) => id,
      ),
    );
  return ids;
}

const angaben = (aktenzeichen: string): Buchungswunsch["angaben"] => ({
  ...ohneAngaben,
  titel: "Müller gegen Schulze, Stellungnahme",
  aktenzeichen,
  art: "Prozess",
  sachbearbeiter: "Dr. Rosa Luchs",
  bemerkung: "Mandantin will bis Montag Nachricht.",
});
