import { z } from "zod";
import { oeffentlich } from "#platform/access/guard.ts";
import { dbAls } from "#platform/db/zugang.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { mailsAn } from "#platform/mail/mail-store.server.ts";

/** `GET /api/demo/mails`: the mailbox of a demo, where mails reach nobody. Without `DEMO_MODE=1` there is no such call. */
export const demoMailsRoute = apiRoute({
  method: "GET",
  path: "/api/demo/mails",
  guard: oeffentlich("Mailbox of a demo; 404 without DEMO_MODE"),
  contract: {
    summary: "Zeigt in der Demo die Mails an eine Adresse, die neuesten zuerst.",
    // Read by the handler: outside of a demo even a wrong question is none.
    query: z.object({ to: z.string().max(254).optional() }),
    response: z.object({
      mails: z.array(
        z.object({
          to: z.string(),
          subject: z.string(),
          text: z.string(),
          links: z.array(z.string()),
          sentAt: z.string(),
        }),
      ),
    }),
    errors: { fehlt: "Die Adresse fehlt." },
  },
  handler: async ({ query }) => {
    if (!umgebung().demo) throw new ApiFehler(404);
    const an = query.to?.trim().toLowerCase();
    if (!an) throw new ApiFehler(400, { error: "Die Adresse fehlt.", code: "fehlt", field: "to" });
    const zeilen = await mailsAn(dbAls("portal_post"), an);
    return {
      mails: zeilen.map(({ an: to, betreff, text, erstellt }) => ({
        to,
        subject: betreff,
        text,
        links: verweise(text),
        sentAt: erstellt.toISOString(),
      })),
    };
  },
});

/** The addresses that stand in a text, each once, without the punctuation after them. */
export function verweise(text: string): string[] {
  const gefunden = text.match(/https?:\/\/[^\s<>"„“]+/g) ?? [];
  return [...new Set(gefunden.map((adresse) => adresse.replace(/[.,;:!?)\]]+$/, "")))];
}
