import { renderToStaticMarkup } from "react-dom/server";
import { siehtAnzeigen } from "#platform/access/tarif.ts";
import type { Anzeigenseite, Anzeigenwahl } from "#platform/beitraege.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { db } from "#platform/db/zugang.server.ts";
import { Anzeigenplatz } from "#ui/anzeigen/anzeigenplatz.tsx";
import { auswahl } from "./auswahl.ts";
import { anzeigeAus, type Kampagne, laeuft, lieferbar } from "./kampagne.ts";
import { laufendeKampagnen } from "./kampagnen-store.server.ts";
import { type Platz, plaetzeDerSeite } from "./plaetze.ts";
import { streuung } from "./streuung.server.ts";

/**
 * The ads of a page, place by place; none for tiers that are free of them. What leads to a page of the portal that does
 * not exist yet is left out.
 */
export async function seitenanzeigen(seite: Anzeigenseite): Promise<readonly Anzeigenwahl[]> {
  const { art, pfad, wer, gibtSeite } = seite;
  if (!siehtAnzeigen(wer?.nutzer.subscriptionStatus ?? "free")) return [];
  const kampagnen = (await laufende()).filter(({ ziel }) => lieferbar(ziel, gibtSeite));
  const wahl = auswahl(kampagnen, plaetzeDerSeite[art], { pfad, tag: heute() }, streuung);
  return [...wahl].map(([platz, beste]) => beste.map((eine) => [eine.id, html(eine, platz)] as const));
}

const html = (kampagne: Kampagne, platz: Platz): string =>
  renderToStaticMarkup(<Anzeigenplatz {...anzeigeAus(kampagne, platz)} />);

let zuletzt: readonly Kampagne[] = [];

/** Those that run today. While the database does not answer, those that were read last: the page itself is shown then, too. */
async function laufende(): Promise<readonly Kampagne[]> {
  const am = heute();
  try {
    zuletzt = await laufendeKampagnen(db(), am);
  } catch {
    // See above; whatever else needs the database says what is wrong with it.
  }
  return zuletzt.filter((eine) => laeuft(eine, am));
}
