import type { z } from "zod";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { erfolgsroute } from "#platform/http/erfolgsroute.ts";
import { zuJson } from "#platform/http/serial.ts";
import { gelesen, mitteilungen } from "../mitteilungen/mitteilungen.server.ts";
import * as vertrag from "../schreiben/contract-schreiben.ts";

const listeRoute = apiRoute({
  method: "GET",
  path: "/api/blog/notifications",
  guard: "konto",
  contract: {
    summary: "Was im Blog mit den eigenen Artikeln geschehen ist, das Jüngste zuerst.",
    response: vertrag.mitteilungsliste,
  },
  handler: async ({ sitzung }) =>
    zuJson({ notifications: await mitteilungen(requireKonto(sitzung)) }) as z.input<
      typeof vertrag.mitteilungsliste
    >,
});

const gelesenRoute = erfolgsroute({
  method: "POST",
  path: "/api/blog/notifications/read",
  guard: "konto",
  contract: {
    summary: "Merkt Mitteilungen als gelesen; ohne ids alle.",
    body: vertrag.gelesene,
  },
  handler: ({ sitzung, body }) => gelesen(requireKonto(sitzung), body.ids),
});

export const mitteilungsrouten = [listeRoute, gelesenRoute];
