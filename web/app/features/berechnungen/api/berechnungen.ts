import { requireKonto } from "#platform/access/zugang.server.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import type { Limit } from "#platform/http/limit.ts";
import {
  berechnungSpeichern,
  berechnungsliste,
  berechnungZeigen,
  kopieren,
  loeschen,
  umbenennen,
  versionSpeichern,
  wiederherstellen,
} from "../berechnungen.server.ts";
import * as vertrag from "../contract.ts";

/** Each one computes; 60 per minute and client. */
const speicherlimit: Limit = { name: "berechnungen", anzahl: 60, sekunden: 60 };

const angelegt = (koerper: object): Response => Response.json(koerper, { status: 201 });

const listeRoute = apiRoute({
  method: "GET",
  path: "/api/berechnungen",
  guard: "konto",
  contract: {
    summary: "Gibt die eigenen gespeicherten Berechnungen, die letzte Änderung zuerst.",
    query: vertrag.listenfrage,
    response: vertrag.liste,
  },
  handler: async ({ sitzung, query: { suche, nach, geloeschte } }) => {
    const seite = await berechnungsliste(requireKonto(sitzung), {
      suche,
      nach,
      geloeschte: geloeschte !== undefined,
    });
    return { ...seite, zeilen: [...seite.zeilen] };
  },
});

const speichernRoute = apiRoute({
  method: "POST",
  path: "/api/berechnungen",
  guard: "konto",
  limit: speicherlimit,
  contract: {
    summary: "Speichert eine Berechnung; gerechnet wird dabei neu. Im Tarif Free bis zu drei.",
    body: vertrag.speichern,
    response: vertrag.angelegt,
    status: 201,
    errors: vertrag.fehlertexte,
  },
  handler: async ({ sitzung, body, heute }) =>
    angelegt({ id: await berechnungSpeichern(requireKonto(sitzung), body, heute) }),
});

const einzeln = "/api/berechnungen/:id";

const zeigenRoute = apiRoute({
  method: "GET",
  path: einzeln,
  guard: "konto",
  contract: { summary: "Gibt eine gespeicherte Berechnung mit ihrem Rechenweg.", response: vertrag.bild },
  handler: async ({ sitzung, params }) => {
    const bild = await berechnungZeigen(requireKonto(sitzung), params.id);
    return { ...bild, versionen: [...bild.versionen] };
  },
});

const umbenennenRoute = apiRoute({
  method: "PATCH",
  path: einzeln,
  guard: "konto",
  contract: {
    summary: "Ändert Bezeichnung und Aktenzeichen einer gespeicherten Berechnung.",
    body: vertrag.aenderung,
    response: vertrag.erledigt,
    errors: vertrag.fehlertexte,
  },
  handler: async ({ sitzung, params, body }) => {
    await umbenennen(requireKonto(sitzung), params.id, body);
    return { ok: true } as const;
  },
});

const loeschenRoute = apiRoute({
  method: "DELETE",
  path: einzeln,
  guard: "konto",
  contract: {
    summary: "Löscht eine Berechnung; 30 Tage lang lässt sie sich zurückholen.",
    response: vertrag.erledigt,
  },
  handler: async ({ sitzung, params }) => {
    await loeschen(requireKonto(sitzung), params.id);
    return { ok: true } as const;
  },
});

const versionRoute = apiRoute({
  method: "POST",
  path: `${einzeln}/versionen`,
  guard: "konto",
  limit: speicherlimit,
  contract: {
    summary: "Speichert geänderte Eingaben als neue Version; die früheren bleiben lesbar.",
    body: vertrag.neueVersion,
    response: vertrag.versionsantwort,
    status: 201,
    errors: vertrag.fehlertexte,
  },
  handler: async ({ sitzung, params, body, heute }) =>
    angelegt({ version: await versionSpeichern(requireKonto(sitzung), params.id ?? "", body, heute) }),
});

const kopieRoute = apiRoute({
  method: "POST",
  path: `${einzeln}/kopie`,
  guard: "konto",
  limit: speicherlimit,
  contract: {
    summary: "Legt eine Kopie einer gespeicherten Berechnung an.",
    response: vertrag.angelegt,
    status: 201,
    errors: vertrag.fehlertexte,
  },
  handler: async ({ sitzung, params }) => angelegt({ id: await kopieren(requireKonto(sitzung), params.id) }),
});

const wiederherstellungRoute = apiRoute({
  method: "POST",
  path: `${einzeln}/wiederherstellung`,
  guard: "konto",
  contract: {
    summary: "Holt eine gelöschte Berechnung zurück.",
    response: vertrag.erledigt,
    errors: vertrag.fehlertexte,
  },
  handler: async ({ sitzung, params }) => {
    await wiederherstellen(requireKonto(sitzung), params.id);
    return { ok: true } as const;
  },
});

/** The calls of saved calculations; each sees those of its caller alone. */
export const berechnungsRouten = [
  listeRoute,
  speichernRoute,
  zeigenRoute,
  umbenennenRoute,
  loeschenRoute,
  versionRoute,
  kopieRoute,
  wiederherstellungRoute,
];
