import { z } from "zod";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { nutzer } from "../contract.ts";
import { identitaet } from "../identitaet.server.ts";
import { markeGueltigMs } from "../konstanten.ts";
import { zugriffsmarkeAusgeben } from "../sitzungen-store.server.ts";

/** `GET /api/auth/get-token`: a bearer token that ends with the session, after an hour at the latest. */
export const tokenRoute = apiRoute({
  method: "GET",
  path: "/api/auth/get-token",
  guard: "konto",
  contract: {
    summary: "Gibt ein Zugriffsmerkmal für eine Stunde.",
    response: z.object({ token: z.string() }),
  },
  handler: async ({ sitzung }) => {
    const { sitzungId } = requireKonto(sitzung);
    const ms = jetzt().epochMilliseconds;
    const gueltigkeit = { jetzt: new Date(ms), laeuftAb: new Date(ms + markeGueltigMs) };
    return { token: await identitaet((tx) => zugriffsmarkeAusgeben(tx, sitzungId, gueltigkeit)) };
  },
});

/** `GET /api/auth/user/profile`, and the same below the backend base. */
const profil = (path: `/api/${string}`) =>
  apiRoute({
    method: "GET",
    path,
    guard: "konto",
    contract: { summary: "Gibt die eigenen Angaben.", response: nutzer },
    handler: ({ sitzung }) => requireKonto(sitzung).nutzer,
  });

export const selbstRouten = [
  tokenRoute,
  profil("/api/auth/user/profile"),
  profil("/api/backend/auth/user/profile"),
];
