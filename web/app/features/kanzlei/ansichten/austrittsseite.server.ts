import { data, redirect } from "react-router";
import type { Sitzung } from "#platform/access/konto.ts";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { ohneFaktor } from "#platform/access/zweiter-faktor.server.ts";
import { beitraegeContext } from "#platform/beitraege.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import type { ApiRoute } from "#platform/http/api-route.ts";
import { alsAufruf, formularfelder, inhalt, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { type Nachfolge, type Nachlass, nachlassVon, verteilung } from "#platform/nachlass.ts";
import { jePerson, uebernehmende } from "#ui/felder/uebergabefelder.ts";
import { austrittsroute, entfernungsroute } from "../api/team.ts";
import { teamVon } from "../team/team.server.ts";

type Austrittsaufruf = Seitenaufruf & { readonly params: { readonly userId?: string | undefined } };

/** Somebody who is to leave the team, and what hangs on him. */
export type Austrittsansicht = {
  readonly id: string;
  readonly name: string;
  /** He leaves by himself. */
  readonly ich: boolean;
  readonly nachlass: Nachlass;
};

/** What the form has brought about: a preview, or why nothing was done. */
export type Austrittsergebnis = {
  readonly felder: Readonly<Record<string, string>>;
  readonly vorschau?: ReturnType<typeof verteilung>;
  readonly fehler?: string;
};

const unbekannt = () => data(null, { status: 404 });

/**
 * Everything the page shows; undefined: a second factor is missing.
 *
 * @throws 404 nobody of this team, its lead, or somebody else whom only the lead may take out
 */
export async function austrittsseite(aufruf: Austrittsaufruf): Promise<Austrittsansicht | undefined> {
  const { sitzung, id } = gefragt(aufruf);
  const team = await ohneFaktor(teamVon(sitzung));
  if (!team) return undefined;
  const mitglied = team.mitglieder.find((eines) => eines.id === id);
  const ich = id === sitzung.nutzer.id;
  if (!mitglied || mitglied.leitet || !(ich || sitzung.nutzer.isTeamAdmin)) throw unbekannt();
  const { nachlass } = aufruf.context.get(beitraegeContext);
  return { id, name: mitglied.name, ich, nachlass: await nachlassVon(nachlass, sitzung.kanzleiId, id) };
}

function gefragt({ context, params }: Austrittsaufruf): { readonly sitzung: Sitzung; readonly id: string } {
  const sitzung = requireTarif(sitzungAus(context), "teams");
  return { sitzung, id: (params.userId ?? "").toLowerCase() };
}

/** Shows how the choice divides the work, or carries it out. */
export async function austrittshandlung(aufruf: Austrittsaufruf) {
  const felder = await formularfelder(aufruf.request);
  const seite = await austrittsseite(aufruf);
  if (!seite) throw data(null, { status: 403 });
  const { id, ich, nachlass } = seite;
  const nachfolge = { einzeln: uebernehmende(felder, nachlass.posten) };
  const vorschau = verteilung(nachlass, nachfolge);
  if (felder.was !== "ausfuehren") return antwort({ felder, vorschau });
  // What came in since the preview, and nobody takes over.
  if (vorschau.offen > Number(felder.offen ?? 0))
    return antwort({
      felder,
      vorschau,
      fehler: "Inzwischen ist etwas dazugekommen. Bitte sehen Sie die Übersicht noch einmal an.",
    });
  const route = ich ? austrittsroute : entfernungsroute;
  const gesagt = await ausgefuehrt(route, aufruf, { id, ich, nachfolge });
  if (gesagt !== undefined) return antwort({ felder, vorschau, fehler: gesagt });
  throw redirect(ich ? "/dashboard" : "/team?entfernt=1", 303);
}

async function ausgefuehrt(
  route: ApiRoute,
  aufruf: Seitenaufruf,
  { id, ich, nachfolge }: { readonly id: string; readonly ich: boolean; readonly nachfolge: Nachfolge },
): Promise<string | undefined> {
  const params = ich ? {} : { userId: id };
  const gegeben = await alsAufruf(route, aufruf, {
    body: { handOver: jePerson(nachfolge.einzeln) },
    params,
  });
  return gegeben.ok ? undefined : ((await inhalt(gegeben)).error ?? "Nicht gespeichert.");
}

const antwort = (ergebnis: Austrittsergebnis) => data(ergebnis, ergebnis.fehler === undefined ? 200 : 422);
