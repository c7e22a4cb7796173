import type { Tag } from "@gebuehrenportal/recht";
import type { Sitzung } from "../access/konto.ts";
import { darf } from "../access/tarif.ts";
import { requireZugang } from "../access/zugang.server.ts";
import type { Beitraege } from "../beitraege.server.ts";
import { ApiFehler } from "../fehler/api-fehler.ts";
import type { ApiRoute } from "./api-route.ts";
import { eingabe } from "./eingabefehler.ts";
import type { Ratengrenze } from "./raten.server.ts";

/** How somebody comes to a call, whichever door he took: the call itself, the form of a page, a tool of a model. */
export type Eingang = {
  readonly request: Request;
  /** Who asks, as far as the door could tell. */
  readonly sitzung: Sitzung | undefined;
  /** A page of another origin has caused it. */
  readonly fremd: boolean;
  /** What counts as one client for limits. */
  readonly client: string;
  readonly raten: Ratengrenze;
  /** Where a failure to count is told, unless the door has counted already. */
  readonly zaehlung: Zaehlung;
  /** Where a dear call waits its turn; unset: whoever comes through this door has waited already. */
  readonly dran?: Warteschritt;
  readonly heute: Tag;
  readonly beitraege: Beitraege;
  readonly params: Readonly<Record<string, string>>;
  /** Query string and body before they are checked; nobody reads them for somebody who may not call. */
  readonly query: () => unknown;
  readonly body: () => unknown;
};

type Zaehlung = "schon-gezaehlt" | { readonly gescheitert: (fehler: unknown) => void };

/** Does the work as soon as it is the client's turn. */
export type Warteschritt = <T>(arbeit: () => Promise<T>) => Promise<T>;

/** What the log says then. */
export const unzaehlbar = "Anfragen können nicht gezählt werden";

/** What a handler gives: plain data, or a finished answer. */
export type Ergebnis = Awaited<ReturnType<ApiRoute["handler"]>>;

/**
 * The one way to a handler, in the order in which refusals are decided: did a page of ours cause it (403), may he (401,
 * 403), too often (429), is the input right (400, 413, 415). Object (404) and state (409) are the handler's.
 *
 * @throws {ApiFehler} the refusal; anything else is a bug
 */
export async function ausfuehren(route: ApiRoute, eingang: Eingang): Promise<Ergebnis> {
  const { request, sitzung, client, raten, heute, beitraege, params } = eingang;
  if (eingang.fremd) throw new ApiFehler(403, { code: "fremde-herkunft" });
  requireZugang(route.guard, sitzung);
  await begrenzen(route, eingang);
  const { contract, handler } = route;
  const texte = contract.errors ?? {};
  const aufruf = {
    query: contract.query && eingabe(contract.query, eingang.query(), texte),
    body: contract.body && eingabe(contract.body, await eingang.body(), texte),
    params,
    request,
    sitzung,
    client,
    raten,
    heute,
    beitraege,
  };
  return route.teuer && eingang.dran ? eingang.dran(async () => handler(aufruf)) : handler(aufruf);
}

/** Without the database nobody can count; a calculation needs none and is answered all the same. */
async function begrenzen({ limit, limitKonto }: ApiRoute, eingang: Eingang): Promise<void> {
  const { sitzung, client, raten, zaehlung } = eingang;
  if (zaehlung === "schon-gezaehlt") return;
  const { nutzer } = sitzung ?? {};
  const fuerKonto = nutzer && limitKonto && darf(nutzer.subscriptionStatus, limitKonto.faehigkeit);
  try {
    if (fuerKonto) await raten.pruefen(limitKonto, nutzer.id);
    else if (limit) await raten.pruefen(limit, client);
  } catch (fehler) {
    if (fehler instanceof ApiFehler && fehler.status === 429) throw fehler;
    zaehlung.gescheitert(fehler);
  }
}
