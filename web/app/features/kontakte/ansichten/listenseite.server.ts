import type { Sitzung } from "#platform/access/konto.ts";
import { kontakteLesen, kontaktLesen, kontaktzahl } from "../adressbuch/kontakte.server.ts";
import { jeSeite } from "../grenzen.ts";
import { oderFaktor, rechte } from "./seite.server.ts";

/** Everything that the page of the contacts shows. */
export async function kontaktliste(wer: Sitzung, adresse: string) {
  const { searchParams } = new URL(adresse);
  const suche = (searchParams.get("suche") ?? "").replaceAll("\0", "").trim().slice(0, 200);
  const nach = searchParams.get("nach");
  const seite = await oderFaktor(kontakteLesen(wer, { suche, nach, limit: jeSeite }));
  return {
    ...rechte(wer),
    suche,
    seite,
    anzahl: seite ? await kontaktzahl(wer) : 0,
    /** The contact that is about to be deleted. */
    gefragt: searchParams.get("loeschen"),
    meldung: seite ? await meldung(wer, searchParams) : undefined,
    zurueck: new URLSearchParams({ ...(suche && { suche }), ...(nach && { nach }) }).toString(),
  };
}

/** What was done just before, as the address says. */
async function meldung(wer: Sitzung, query: URLSearchParams): Promise<string | undefined> {
  if (query.has("geloescht")) return "Der Kontakt ist gelöscht.";
  const id = query.get("angelegt") ?? query.get("geaendert");
  if (!id) return undefined;
  const kontakt = await kontaktLesen(wer, id).catch(() => undefined);
  if (!kontakt) return undefined;
  return query.has("angelegt") ? `„${kontakt.name}“ ist angelegt.` : `„${kontakt.name}“ ist geändert.`;
}
