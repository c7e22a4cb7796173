import { z } from "zod";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { erfolg } from "#platform/http/erfolgsroute.ts";
import { sitzungscookieWeg } from "../anmeldung/cookies.server.ts";
import { json } from "../antwort.server.ts";
import { eigenesProtokoll, sitzungsliste } from "../profil/sicherheit.server.ts";
import { eineSitzungBeenden, ueberallAbmelden } from "../sitzungen/sitzungen.server.ts";
import { uuidAus } from "./uuid.ts";

const basis = "/api/backend/auth/user";

const listeRoute = apiRoute({
  method: "GET",
  path: `${basis}/sessions`,
  guard: "konto",
  contract: {
    summary: "Nennt die Geräte, auf denen das Konto angemeldet ist.",
    response: z.object({
      sessions: z.array(
        z.object({
          id: z.uuid(),
          device: z.string(),
          method: z.string(),
          remember: z.boolean(),
          createdAt: z.string(),
          lastUsedAt: z.string(),
          expiresAt: z.string(),
          current: z.boolean(),
        }),
      ),
    }),
  },
  handler: async ({ sitzung }) => {
    const { nutzer, sitzungId } = requireKonto(sitzung);
    return { sessions: await sitzungsliste(nutzer.id, sitzungId) };
  },
});

const eineRoute = apiRoute({
  method: "DELETE",
  path: `${basis}/sessions/:id`,
  guard: "konto",
  contract: { summary: "Meldet ein Gerät ab.", response: erfolg },
  handler: async ({ params, sitzung }) => {
    const { nutzer, sitzungId } = requireKonto(sitzung);
    const id = uuidAus(params.id);
    if (!id || !(await eineSitzungBeenden(nutzer.id, id))) throw new ApiFehler(404);
    return json({ success: true }, { cookies: id === sitzungId ? [sitzungscookieWeg()] : [] });
  },
});

const alleRoute = apiRoute({
  method: "DELETE",
  path: `${basis}/sessions`,
  guard: "konto",
  contract: { summary: "Meldet alle Geräte ab, auch dieses.", response: erfolg },
  handler: async ({ sitzung }) => {
    await ueberallAbmelden(requireKonto(sitzung).nutzer.id);
    return json({ success: true }, { cookies: [sitzungscookieWeg()] });
  },
});

const protokollRoute = apiRoute({
  method: "GET",
  path: `${basis}/log`,
  guard: "konto",
  contract: {
    summary: "Nennt, was mit dem eigenen Konto geschah.",
    query: z.object({
      kind: z.enum(["anmeldungen", "alles"]).default("alles"),
      before: z.coerce.number().int().positive().optional(),
    }),
    response: z.object({
      entries: z.array(z.object({ id: z.int(), at: z.string(), act: z.string(), details: z.unknown() })),
    }),
  },
  handler: async ({ query, sitzung }) => {
    const nurAnmeldungen = query.kind === "anmeldungen";
    const { id } = requireKonto(sitzung).nutzer;
    return { entries: await eigenesProtokoll(id, { nurAnmeldungen, vor: query.before }) };
  },
});

/** Where an account is signed in, and what happened to it. */
export const sitzungsRouten = [listeRoute, eineRoute, alleRoute, protokollRoute];
