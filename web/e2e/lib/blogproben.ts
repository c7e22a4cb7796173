import type { Probe, Rufer } from "./probe.ts";
import { probebild } from "./probebild.ts";

const artikel = {
  title: "Gebühren und Kosten im Mahnverfahren",
  content: "<p>Die Gebühr Nr. 3305 VV RVG entsteht mit dem Auftrag.</p>",
};
const unbekannt = "00000000-0000-4000-8000-000000000000";
const entwurf = (wer: Rufer) => wer.json("POST", "/api/blog/draft", artikel);
const eingereicht = (wer: Rufer) => wer.json("POST", "/api/blog/pending", artikel);
/** Without a submission: guests may have only three of them at once. */
const veroeffentlicht = (wer: Rufer, admin: Rufer) =>
  admin.json("POST", "/api/blog", { ...artikel, authorId: wer.kontoId });
const hochgeladen = async (wer: Rufer) => {
  const formular = new FormData();
  formular.set("file", probebild());
  const { url = "" } = (await wer.senden("/api/blog/image", formular)) as { url?: string };
  return { koerper: { filePath: url.replace(/^\/media\//, "") } };
};
let nummer = 0;
const name = () => ({ name: `Probe ${++nummer}-${Date.now()}` });
const eintrag = (admin: Rufer, pfad: string) => admin.json("POST", pfad, name());

/** Samples for the pages and calls of the blog; each makes what it asks for. */
export function blogproben(): Readonly<Record<string, () => Probe>> {
  const aendern = { koerper: { excerpt: "Neuer Auszug" } };
  const ordnung = (pfad: string): Readonly<Record<string, () => Probe>> => ({
    [`POST ${pfad}`]: () => ({ koerper: name() }),
    [`PUT ${pfad}/:id`]: () => ({ koerper: name(), gegenstand: ({ admin }) => eintrag(admin, pfad) }),
    [`DELETE ${pfad}/:id`]: () => ({ gegenstand: ({ admin }) => eintrag(admin, pfad) }),
    [`POST ${pfad}/:id/merge`]: () => ({
      gegenstand: async ({ admin }) => ({
        ...(await eintrag(admin, pfad)),
        koerper: { into: (await eintrag(admin, pfad)).id },
      }),
    }),
  });
  return {
    ...ordnung("/api/blog/categories"),
    ...ordnung("/api/blog/tags"),
    "POST /api/blog/related": () => ({ koerper: {} }),
    "GET /api/blog (auch `pending`, `rejected`), nicht nur eigene": () => ({ query: "?status=draft" }),
    "GET /api/blog mit `authorId` des eigenen Kontos": () => ({
      gegenstand: async ({ eigener }) => ({ query: `?status=draft&authorId=${eigener.kontoId}` }),
    }),
    "GET /api/blog/:id veröffentlicht": () => ({
      gegenstand: ({ eigener, admin }) => veroeffentlicht(eigener, admin),
    }),
    "GET /api/blog/:id Entwurf, eingereicht oder abgelehnt": () => ({
      gegenstand: ({ eigener }) => entwurf(eigener),
    }),
    "GET /api/blog/user/:userId eines anderen": () => ({
      gegenstand: async ({ fremder }) => ({ id: fremder.kontoId }),
    }),
    "GET /api/blog/user/:userId des eigenen Kontos": () => ({
      gegenstand: async ({ eigener }) => ({ id: eigener.kontoId }),
    }),
    "POST /api/blog/draft": () => ({ koerper: { title: "Nur ein Titel" } }),
    "POST /api/blog/pending": () => ({ koerper: artikel }),
    "POST /api/blog/pending Änderung an einem eigenen veröffentlichten": () => ({
      gegenstand: async ({ eigener, admin }) => ({
        koerper: { revisionOf: (await veroeffentlicht(eigener, admin)).id, excerpt: "Neu" },
      }),
    }),
    "POST /api/blog": () => ({ koerper: artikel }),
    "PUT /api/blog/pending freigeben oder ablehnen": () => ({
      gegenstand: async ({ fremder }) => ({
        koerper: { id: (await eingereicht(fremder)).id, action: "approve" },
      }),
    }),
    "PUT /api/blog/pending eigenen zurückziehen": () => ({
      gegenstand: async ({ eigener }) => ({
        koerper: { id: (await eingereicht(eigener)).id, action: "withdraw" },
      }),
    }),
    "PUT /api/blog/:id eigener Entwurf oder abgelehnt": () => ({
      ...aendern,
      gegenstand: ({ eigener }) => entwurf(eigener),
    }),
    "PUT /api/blog/:id selbst eingereicht": () => ({
      ...aendern,
      gegenstand: ({ eigener }) => eingereicht(eigener),
    }),
    "PUT /api/blog/:id eigener veröffentlichter": () => ({
      ...aendern,
      gegenstand: ({ eigener, admin }) => veroeffentlicht(eigener, admin),
    }),
    "PUT /api/blog/:id fremder veröffentlichter": () => ({
      ...aendern,
      gegenstand: ({ fremder, admin }) => veroeffentlicht(fremder, admin),
    }),
    "PUT /api/blog/:id fremd und nicht veröffentlicht (Entwürfe auch für MO: 404)": () => ({
      ...aendern,
      gegenstand: ({ fremder }) => eingereicht(fremder),
    }),
    "DELETE /api/blog/:id fremd und nicht veröffentlicht (Entwürfe auch für MO: 404)": () => ({
      gegenstand: ({ fremder }) => eingereicht(fremder),
    }),
    "DELETE /api/blog/:id eigener Entwurf oder abgelehnt": () => ({
      gegenstand: ({ eigener }) => entwurf(eigener),
    }),
    "DELETE /api/blog/:id selbst eingereicht": () => ({ gegenstand: ({ eigener }) => eingereicht(eigener) }),
    "DELETE /api/blog/:id veröffentlicht": () => ({
      gegenstand: ({ eigener, admin }) => veroeffentlicht(eigener, admin),
    }),
    "POST /api/blog/image mit dem Recht an Bildern": () => ({ datei: probebild() }),
    "DELETE /api/blog/image eigenes Bild": () => ({
      // Who may not upload has no picture of his own.
      gegenstand: async ({ eigener, admin, art }) =>
        hochgeladen(["AU", "GA", "MO"].includes(art) ? eigener : admin),
    }),
    "DELETE /api/blog/image fremdes Bild": () => ({
      gegenstand: ({ autor, admin, art }) => hochgeladen(art === "AU" ? admin : autor),
    }),
    ...Object.fromEntries(
      ["GET /api/blog/:id/versions", "GET /api/blog/:id/versions/:version"].flatMap((ziel) => [
        [
          `${ziel} eigener veröffentlichter`,
          (): Probe => ({ gegenstand: ({ eigener, admin }) => veroeffentlicht(eigener, admin) }),
        ],
        [
          `${ziel} fremder veröffentlichter`,
          (): Probe => ({ gegenstand: ({ fremder, admin }) => veroeffentlicht(fremder, admin) }),
        ],
      ]),
    ),
    "POST /api/blog/:id/versions/:version/restore eigener veröffentlichter": () => ({
      gegenstand: ({ eigener, admin }) => veroeffentlicht(eigener, admin),
    }),
    "POST /api/blog/notifications/read": () => ({ koerper: {} }),
    "/blog/:slug": () => ({
      gegenstand: async ({ admin }) => {
        const { id = "" } = await veroeffentlicht(admin, admin);
        return { id: ((await admin.lesen(`/api/blog/${id}`)) as { slug: string }).slug };
      },
    }),
    "/feed/category/:datei": () => ({ id: "unbekannt.xml", gut: [404] }),
    "/feed/tag/:datei": () => ({ id: "unbekannt.xml", gut: [404] }),
    "/feed/author/:datei": () => ({ id: "unbekannt.xml", gut: [404] }),
    "/blog/category/:slug": () => ({ id: "unbekannt", gut: [404] }),
    "/blog/tag/:slug": () => ({ id: "unbekannt", gut: [404] }),
    "/blog/entwurf/:id": () => ({ gegenstand: ({ eigener }) => entwurf(eigener) }),
    "/blog/vorschau/:id": () => ({ gegenstand: ({ eigener }) => entwurf(eigener) }),
    // What guests have written stays as it is, so there is nothing for them to compare.
    "/blog/versionen/:id": () => ({
      gegenstand: async ({ art, eigener, admin }) => ({
        ...(await veroeffentlicht(eigener, admin)),
        gut: art === "GA" ? [404] : [200],
      }),
    }),
    "/moderation/pruefung/:id": () => ({ id: unbekannt, gut: [404] }),
    "/moderation/artikel/:id": () => ({ id: unbekannt, gut: [404] }),
  };
}
