import { oeffentlich } from "#platform/access/guard.ts";
import { db } from "#platform/db/zugang.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import type { Limit } from "#platform/http/limit.ts";
import { mailEinreihen } from "#platform/mail/mail-store.server.ts";
import { dank, kontaktanfrage, kontaktantwort } from "../kontakt/anfrage.ts";
import { falle } from "../kontakt/angaben.ts";
import { kontaktmail } from "../mails/kontaktmail.ts";

const jeClient: Limit = { name: "kontakt", anzahl: 5, sekunden: 3_600 };

/** `POST /api/kontakt`: hands a message to the operator. Nothing of it is kept but the mail until it is sent. */
export const kontaktRoute = apiRoute({
  method: "POST",
  path: "/api/kontakt",
  guard: oeffentlich("Whoever has a question need not have an account; limited per client"),
  maxBytes: 32 * 1024,
  contract: {
    summary: "Schickt dem Betreiber eine Nachricht.",
    body: kontaktanfrage,
    response: kontaktantwort,
  },
  handler: async ({ body, raten, client }) => {
    // What fills in a field that nobody sees is a program, and learns nothing.
    if (body[falle] !== "") return { message: dank };
    // A mistyped form has sent nothing, so only what is right counts.
    await raten.pruefen(jeClient, client);
    await mailEinreihen(db(), { an: umgebung().anbieter.email, antwortAn: body.email, ...kontaktmail(body) });
    return { message: dank };
  },
});
