import { z } from "zod";
import { protokollLesen } from "#platform/audit/protokoll-store.server.ts";
import { db } from "#platform/db/zugang.server.ts";
import { apiRoute } from "#platform/http/api-route.ts";

/** `GET /api/admin/log`: security-relevant acts, newest first. */
export const protokollRoute = apiRoute({
  method: "GET",
  path: "/api/admin/log",
  guard: "admin",
  contract: {
    summary: "Listet sicherheitsrelevante Vorgänge aller Konten, die neuesten zuerst.",
    query: z.object({
      account: z.uuid().optional(),
      before: z.coerce.number().int().min(1).optional(),
      limit: z.coerce.number().int().min(1).max(500).default(100),
    }),
    response: z.object({
      entries: z.array(
        z.object({
          id: z.int(),
          at: z.string(),
          act: z.string(),
          account: z.uuid().nullable(),
          by: z.uuid().nullable(),
          details: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
  },
  handler: async ({ query }) => {
    const zeilen = await protokollLesen(db(), {
      konto: query.account,
      vor: query.before,
      limit: query.limit,
    });
    return {
      entries: zeilen.map(({ id, am, akt, konto, von, einzelheiten }) => ({
        id,
        at: am.toISOString(),
        act: akt,
        account: konto,
        by: von,
        details: { ...(einzelheiten as object) },
      })),
    };
  },
});
