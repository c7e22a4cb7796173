import type { z } from "zod";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { apiRoute } from "#platform/http/api-route.ts";
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

const gelesenRoute = apiRoute({
  method: "POST",
  path: "/api/blog/notifications/read",
  guard: "konto",
  contract: {
    summary: "Merkt Mitteilungen als gelesen; ohne ids alle.",
    body: vertrag.gelesene,
    response: vertrag.erledigt,
  },
  handler: async ({ sitzung, body }) => {
    await gelesen(requireKonto(sitzung), body.ids);
    return { success: true } as const;
  },
});

export const mitteilungsrouten = [listeRoute, gelesenRoute];
