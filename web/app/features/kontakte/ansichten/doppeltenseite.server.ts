import { data } from "react-router";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { formularfelder, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { kontakteZusammenfuehren } from "../adressbuch/kontakte.server.ts";

/** What became of a group. */
export type Zusammenfuehrung = { readonly erledigt?: string; readonly fehler?: string };

/** Keeps the contact that was chosen and removes the others of its group. */
export async function zusammenfuehren({ request, context }: Seitenaufruf) {
  const wer = requireTarif(sitzungAus(context), "premium");
  const felder = await formularfelder(request);
  const { bleibt = "" } = felder;
  const weg = Object.entries(felder).flatMap(([feld, id]) =>
    feld.startsWith("alle-") && id !== bleibt ? [id] : [],
  );
  try {
    const anzahl = await kontakteZusammenfuehren(wer, { bleibt, weg });
    const erledigt = anzahl === 1 ? "Ein Eintrag ist gelöscht." : `${anzahl} Einträge sind gelöscht.`;
    return data<Zusammenfuehrung>({ erledigt });
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler)) throw fehler;
    const text =
      fehler.status === 404 ? "Diese Einträge haben sich inzwischen geändert." : fehler.koerper.error;
    return data<Zusammenfuehrung>({ fehler: text }, { status: 422 });
  }
}
