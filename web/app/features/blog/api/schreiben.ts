import { requireKonto, requireRolle } from "#platform/access/zugang.server.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { erfolgsroute } from "#platform/http/erfolgsroute.ts";
import type { Limit } from "#platform/http/limit.ts";
import { absage } from "../fehler.ts";
import { ablehnen, einreichen, freigeben, zurueckziehen } from "../redaktion/ablauf.server.ts";
import {
  artikelAendern,
  artikelLoeschen,
  requireAenderbar,
  veroeffentlichen,
} from "../redaktion/veroeffentlichen.server.ts";
import * as vertrag from "../schreiben/contract-schreiben.ts";
import { entwurfAnlegen, warteschlange } from "../schreiben/entwuerfe.server.ts";

/** Autosave writes every few seconds; nobody types faster. */
const schreiblimit: Limit = { name: "blog-schreiben", anzahl: 240, sekunden: 60 };
/** A text of the largest size, as the editor keeps it. */
const maxBytes = 2 * 1024 * 1024;
const errors = vertrag.fehlertexte;

const angelegt = (koerper: { readonly id: string; readonly version?: number }): Response =>
  Response.json(koerper, { status: 201 });

const entwurfRoute = apiRoute({
  method: "POST",
  path: "/api/blog/draft",
  guard: "konto",
  limit: schreiblimit,
  maxBytes,
  contract: {
    summary:
      "Legt einen Entwurf an; nötig ist nur ein Titel. Mit revisionOf: eine Änderung an einem eigenen Artikel.",
    body: vertrag.spaeter(vertrag.entwurf),
    response: vertrag.angelegt,
    status: 201,
    errors,
  },
  handler: async ({ sitzung, body }) =>
    angelegt(await entwurfAnlegen(requireKonto(sitzung), vertrag.gelesen(vertrag.entwurf, body))),
});

const einreichenRoute = apiRoute({
  method: "POST",
  path: "/api/blog/pending",
  guard: "konto",
  limit: schreiblimit,
  maxBytes,
  contract: {
    summary: "Reicht einen Artikel zur Prüfung ein: einen neuen, einen eigenen Entwurf oder eine Änderung.",
    body: vertrag.spaeter(vertrag.einreichung),
    response: vertrag.angelegt,
    status: 201,
    errors,
  },
  handler: async ({ sitzung, body }) => {
    const wer = requireKonto(sitzung);
    if (!wer.nutzer.emailVerified) throw absage(403, "email-unbestaetigt");
    return angelegt({ id: await einreichen(wer, vertrag.gelesen(vertrag.einreichung, body)) });
  },
});

const warteschlangeRoute = apiRoute({
  method: "GET",
  path: "/api/blog/pending",
  guard: "moderator",
  contract: {
    summary: "Die eingereichten Artikel, der am längsten wartende zuerst.",
    response: vertrag.artikelliste,
  },
  handler: async ({ sitzung }) => vertrag.alsListe(await warteschlange(requireKonto(sitzung))),
});

const entscheidenRoute = apiRoute({
  method: "PUT",
  path: "/api/blog/pending",
  guard: "konto",
  contract: {
    summary:
      "Gibt einen eingereichten Artikel frei (approve), lehnt ihn mit Begründung ab (reject), oder zieht den eigenen zurück (withdraw).",
    body: vertrag.spaeter(vertrag.entscheidung),
    response: vertrag.angelegt,
    errors,
  },
  handler: async ({ sitzung, body }) => {
    const wer = requireKonto(sitzung);
    // To take back one's own is everybody's, all else is for those who moderate, before anything is said about it.
    if ((body as { action?: unknown } | null)?.action !== "withdraw") requireRolle(sitzung, "moderator");
    const wahl = vertrag.gelesen(vertrag.entscheidung, body);
    if (wahl.action === "withdraw") {
      await zurueckziehen(wer, wahl.id);
      return { id: wahl.id };
    }
    if (wahl.action === "approve") return { id: (await freigeben(wer, wahl.id, wahl)).id };
    await ablehnen(wer, wahl.id, wahl.comment, wahl.version);
    return { id: wahl.id };
  },
});

const veroeffentlichenRoute = apiRoute({
  method: "POST",
  path: "/api/blog",
  guard: "moderator",
  maxBytes,
  contract: {
    summary: "Veröffentlicht einen Artikel ohne Prüfung, sofort oder zu einem Zeitpunkt.",
    body: vertrag.spaeter(vertrag.veroeffentlichung),
    response: vertrag.angelegt,
    status: 201,
    errors,
  },
  handler: async ({ sitzung, body }) => {
    const wer = requireKonto(sitzung);
    return angelegt({ id: await veroeffentlichen(wer, vertrag.gelesen(vertrag.veroeffentlichung, body)) });
  },
});

const aendernRoute = apiRoute({
  method: "PUT",
  path: "/api/blog/:id",
  guard: "konto",
  limit: schreiblimit,
  maxBytes,
  contract: {
    summary: "Ändert einen Entwurf oder einen Artikel; was fehlt, bleibt.",
    body: vertrag.spaeter(vertrag.artikelaenderung),
    response: vertrag.angelegt,
    errors,
  },
  handler: async ({ sitzung, params: { id = "" }, body }) => {
    const wer = requireKonto(sitzung);
    if (!vertrag.giltEntwurf(body)) await requireAenderbar(wer, id);
    return artikelAendern(wer, id, vertrag.gelesen(vertrag.artikelaenderung, body));
  },
});

const loeschenRoute = erfolgsroute({
  method: "DELETE",
  path: "/api/blog/:id",
  guard: "konto",
  contract: {
    summary: "Löscht einen eigenen Entwurf; für die Redaktion auch Eingereichtes und Veröffentlichtes.",
    errors,
  },
  handler: ({ sitzung, params: { id = "" } }) => artikelLoeschen(requireKonto(sitzung), id),
});

/** Calls with a fixed name stand before those that take any. */
export const schreibrouten = [
  entwurfRoute,
  einreichenRoute,
  warteschlangeRoute,
  entscheidenRoute,
  veroeffentlichenRoute,
];
export const einzelrouten = [aendernRoute, loeschenRoute];
