import { z } from "zod";
import { requireRolle } from "#platform/access/zugang.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { kontovergeben, ohneVergebenes } from "#platform/http/vergeben.ts";
import { zugleichfehler } from "#platform/zugleich/zugleich.ts";
import { kontozustaende } from "../profil/kontozustand.ts";
import { kontenListe, kontoAendern } from "../profil/verwaltung.server.ts";
import { texte } from "../texts.ts";
import { uuidAus } from "./uuid.ts";

const konto = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  subscriptionStatus: z.string().meta({ description: "Der Tarif, der jetzt gilt." }),
  subscriptionEndsAt: z
    .string()
    .nullable()
    .meta({ description: "Ende des eigenen Tarifs, falls es feststeht." }),
  trialEndsAt: z.string().nullable(),
  isAuthor: z.boolean(),
  isGuestAuthor: z.boolean(),
  teamId: z.uuid().nullable(),
  isTeamAdmin: z.boolean(),
  emailVerified: z.boolean(),
  disabled: z.boolean(),
  deletionAt: z.string().nullable(),
  createdAt: z.string(),
});

const suche = z.object({
  query: z.string().max(200).default(""),
  // As everywhere: what is no sensible number is the default, what is too large the largest.
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .catch(50)
    .default(50)
    .transform((anzahl) => Math.min(anzahl, 200)),
  tier: z.enum(["free", "basic", "premium", "teams", "Teammitglied"]).optional(),
  state: z.enum(kontozustaende).optional(),
  after: z
    .string()
    .regex(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    )
    .optional()
    .meta({ description: "`next` der vorigen Antwort." }),
});

function stelle(after: string | undefined) {
  const [erstellt, id] = after?.split("_") ?? [];
  return erstellt && id ? { erstellt, id } : undefined;
}

const listeRoute = apiRoute({
  method: "GET",
  path: "/api/admin/users",
  guard: "admin",
  contract: {
    summary: "Sucht Konten, die neuesten zuerst.",
    query: suche,
    response: z.object({ users: z.array(konto), next: z.string().nullable() }),
  },
  handler: ({ query: { query, tier, state, after, limit } }) =>
    kontenListe({ suche: query.trim(), tarif: tier, zustand: state, nach: stelle(after), limit }),
});

const kontoangaben = z.strictObject({
  role: z.enum(["user", "moderator", "admin"]).optional(),
  isAuthor: z.boolean().optional(),
  isGuestAuthor: z.boolean().optional(),
  disabled: z.boolean().optional(),
});

const aendernRoute = apiRoute({
  method: "PATCH",
  path: "/api/admin/users/:id",
  guard: "admin",
  contract: {
    summary: "Ändert Rolle, Merkmale oder Sperre eines fremden Kontos.",
    body: ohneVergebenes(
      kontovergeben,
      kontoangaben.extend({
        seen: kontoangaben
          .optional()
          .describe(
            "Was der Aufrufer gesehen hat: Was er nicht geändert hat, bleibt, wie es inzwischen ist; dasselbe verschieden geändert, wird nichts gespeichert (`zugleich`)",
          ),
      }),
    ),
    response: z.object({ user: konto }),
    errors: {
      "eigenes-konto": texte.eigenesKonto,
      "letzte-administration": texte.letzteAdministration,
      ...zugleichfehler,
    },
  },
  handler: async ({ params, body, sitzung }) => {
    const admin = requireRolle(sitzung, "admin").nutzer;
    const id = uuidAus(params.id);
    if (id === admin.id) throw new ApiFehler(409, { error: texte.eigenesKonto, code: "eigenes-konto" });
    const user = id && (await kontoAendern(admin.id, id, body));
    if (!user) throw new ApiFehler(404);
    return { user };
  },
});

/** Administration of accounts. */
export const verwaltungsRouten = [listeRoute, aendernRoute];
