import { z } from "zod";
import { db } from "#platform/db/zugang.server.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { mailstaende } from "#platform/mail/mail-store.server.ts";

const mail = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  kind: z.string(),
  state: z.enum(["waiting", "sent", "failed"]),
  attempts: z.int(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  error: z.string().nullable(),
});

const zustaende = { wartet: "waiting", gesendet: "sent", gescheitert: "failed" } as const;
type Zustand = keyof typeof zustaende;
const gefragt = { waiting: "wartet", sent: "gesendet", failed: "gescheitert" } as const;

/** `GET /api/admin/mails`: what became of the mails, failures and refusals included; never what stands in them. */
export const mailsRoute = apiRoute({
  method: "GET",
  path: "/api/admin/mails",
  guard: "admin",
  contract: {
    summary: "Listet die Mails des Portals mit ihrem Versandstand, ohne Inhalt.",
    query: z.object({
      state: z.enum(["waiting", "sent", "failed"]).optional(),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    response: z.object({ mails: z.array(mail) }),
  },
  handler: async ({ query }) => {
    const zeilen = await mailstaende(db(), {
      zustand: query.state && gefragt[query.state],
      limit: query.limit,
    });
    return {
      mails: zeilen.map((zeile) => ({
        id: zeile.id,
        to: zeile.an,
        subject: zeile.betreff,
        kind: zeile.art,
        state: zustaende[zeile.zustand as Zustand],
        attempts: zeile.versuche,
        createdAt: zeile.erstellt.toISOString(),
        sentAt: zeile.gesendet_am?.toISOString() ?? null,
        error: zeile.fehler,
      })),
    };
  },
});
