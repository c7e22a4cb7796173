import { z } from "zod";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { zuJson } from "#platform/http/serial.ts";
import { version, versionen, versionWiederherstellen } from "../redaktion/versionen.server.ts";
import * as vertrag from "../schreiben/contract-schreiben.ts";

const basis = "/api/blog/:id/versions";

const listeRoute = apiRoute({
  method: "GET",
  path: basis,
  guard: "konto",
  contract: {
    summary: "Die veröffentlichten Fassungen eines Artikels, die jüngste zuerst.",
    response: vertrag.versionsliste,
  },
  handler: async ({ sitzung, params: { id = "" } }) =>
    zuJson({ versions: await versionen(requireKonto(sitzung), id) }) as z.input<typeof vertrag.versionsliste>,
});

const einzelnRoute = apiRoute({
  method: "GET",
  path: `${basis}/:version`,
  guard: "konto",
  contract: { summary: "Eine veröffentlichte Fassung.", response: z.unknown() },
  handler: async ({ sitzung, params: { id = "", version: nummer = "" } }) =>
    zuJson(await version(requireKonto(sitzung), id, Number(nummer))),
});

const zurueckRoute = apiRoute({
  method: "POST",
  path: `${basis}/:version/restore`,
  guard: "konto",
  contract: {
    summary: "Macht eine frühere Fassung zur öffentlichen, als neue Version.",
    body: vertrag.wiederherstellung,
    response: vertrag.angelegt,
    errors: vertrag.fehlertexte,
  },
  handler: ({ sitzung, params: { id = "", version: nummer = "" }, body }) =>
    versionWiederherstellen(requireKonto(sitzung), id, Number(nummer), body.version),
});

export const versionsrouten = [listeRoute, einzelnRoute, zurueckRoute];
