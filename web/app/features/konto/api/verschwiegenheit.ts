import { z } from "zod";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import {
  verschwiegenheitZustimmen,
  verschwiegenheitZustimmungen,
} from "../profil/verschwiegenheit.server.ts";
import { fassungen, geltendeFassung } from "../profil/verschwiegenheit-fassung.ts";

const path = "/api/konto/verschwiegenheit";

const lesenRoute = apiRoute({
  method: "GET",
  path,
  guard: "konto",
  contract: {
    summary: "Gibt die geltende Fassung der Vereinbarung nach § 43e BRAO und was das Konto vereinbart hat.",
    response: z.object({
      fassung: z.enum(fassungen),
      zustimmungen: z.array(z.object({ fassung: z.string(), am: z.string() })),
    }),
  },
  handler: async ({ sitzung }) => ({
    fassung: geltendeFassung as typeof geltendeFassung,
    zustimmungen: (await verschwiegenheitZustimmungen(requireKonto(sitzung))).map(({ fassung, am }) => ({
      fassung,
      am: am.toISOString(),
    })),
  }),
});

const zustimmenRoute = apiRoute({
  method: "POST",
  path,
  guard: "konto",
  contract: {
    summary: "Stimmt der Vereinbarung über Auftragsverarbeitung und Verschwiegenheit zu, einmal je Fassung.",
    body: z.strictObject({ fassung: z.literal(geltendeFassung) }),
    response: z.object({ fassung: z.enum(fassungen) }),
  },
  handler: async ({ sitzung, body }) => {
    await verschwiegenheitZustimmen(requireKonto(sitzung), body.fassung);
    return { fassung: body.fassung };
  },
});

/** The agreement that goes before saving mandate data. */
export const verschwiegenheitsRouten = [lesenRoute, zustimmenRoute];
