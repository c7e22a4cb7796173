import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import { siehtAnzeigen } from "#platform/access/tarif.ts";
import type { Anzeigenseite, Anzeigenwahl } from "#platform/beitraege.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { db } from "#platform/db/zugang.server.ts";
import { gemerkt } from "#platform/realtime/gemerkt.server.ts";
import { Anzeigenplatz } from "#ui/anzeigen/anzeigenplatz.tsx";
import { auswahl } from "./auswahl.ts";
import { anzeigeAus, type Kampagne, laeuft, lieferbar } from "./kampagne.ts";
import { nichtBeendete } from "./kampagnen-store.server.ts";
import { type Platz, plaetzeDerSeite } from "./plaetze.ts";
import { streuung } from "./streuung.server.ts";

/**
 * The ads of a page, place by place; none for tiers that are free of them. What leads to a page of the portal that does
 * not exist yet is left out.
 */
export async function seitenanzeigen(seite: Anzeigenseite): Promise<readonly Anzeigenwahl[]> {
  const { art, pfad, wer, gibtSeite } = seite;
  if (!siehtAnzeigen(wer?.nutzer.subscriptionStatus ?? "free")) return [];
  const alle = await nichtBeendet();
  const tag = heute();
  const schluessel = `${tag} ${art} ${pfad}`;
  const seiten = gewaehlte.get(alle) ?? new LRUCache<string, readonly Anzeigenwahl[]>({ max: 500 });
  gewaehlte.set(alle, seiten);
  const bekannt = seiten.get(schluessel);
  if (bekannt) return bekannt;
  const kampagnen = alle.filter((eine) => laeuft(eine, tag) && lieferbar(eine.ziel, gibtSeite));
  const wahl = auswahl(kampagnen, plaetzeDerSeite[art], { pfad, tag }, streuung);
  const anzeigen = [...wahl].map(([platz, beste]) =>
    beste.map((eine) => [eine.id, html(eine, platz)] as const),
  );
  seiten.set(schluessel, anzeigen);
  return anzeigen;
}

/** What pages carry follows from address and day; it goes with the campaigns, which are read anew when one has changed. */
const gewaehlte = new WeakMap<readonly Kampagne[], LRUCache<string, readonly Anzeigenwahl[]>>();

const fertige = new WeakMap<Kampagne, Map<Platz, string>>();

/** An ad as it stands in a page: the same for every reader, so it is rendered once for each place. */
function html(kampagne: Kampagne, platz: Platz): string {
  const jePlatz = fertige.get(kampagne) ?? new Map<Platz, string>();
  fertige.set(kampagne, jePlatz);
  const fertig =
    jePlatz.get(platz) ?? renderToStaticMarkup(<Anzeigenplatz {...anzeigeAus(kampagne, platz)} />);
  jePlatz.set(platz, fertig);
  return fertig;
}

const minute = 60_000;

/** Read once per change of the pages, which every change of a campaign tells of, also to other processes. */
const gelesene = gemerkt(() => nichtBeendete(db(), heute()), 10 * minute);

let zuletzt: readonly Kampagne[] = [];

/** Those that have not ended. While the database does not answer, those that were read last: the page itself is shown then, too. */
async function nichtBeendet(): Promise<readonly Kampagne[]> {
  try {
    zuletzt = await gelesene();
  } catch {
    // See above; whatever else needs the database says what is wrong with it.
  }
  return zuletzt;
}
