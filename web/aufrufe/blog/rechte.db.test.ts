import { expect } from "vitest";
import { test } from "#platform/db/testing.ts";
import { artikelkoerper, type Blogkonto, blogkonten, blogportal } from "../../server/testing/blog.ts";
import { zurueckgestellt } from "../../server/testing/konto.ts";

zurueckgestellt();

type Portal = Awaited<ReturnType<typeof blogportal>>;
type Ruf = { readonly method: string; readonly pfad: string; readonly koerper?: unknown };
/** Expected statuses in the order AN, FR, TM, AU, GA, MO, AD; null: the line does not speak of it. */
type Soll = readonly (number | null)[];
type Fall = readonly [id: string, soll: Soll, ruf: (portal: Portal, wer: Blogkonto | "AN") => Promise<Ruf>];

const niemand = [401, 403, 403, 403, 403] as const;
const alle = (status: number) => [401, status, status, status, status, status, status];
const eigen = (wer: Blogkonto | "AN"): Blogkonto => (wer === "AN" ? "FR" : wer);
/** Somebody else than who asks. */
const fremd = (wer: Blogkonto | "AN"): Blogkonto => (wer === "TM" ? "FR" : "TM");
const put = (id: string): Ruf => ({
  method: "PUT",
  pfad: `/api/blog/${id}`,
  koerper: { excerpt: "Neuer Auszug" },
});
const senden = (method: string, pfad: string, koerper: unknown): Ruf => ({ method, pfad, koerper });
const einreichen = (koerper: unknown) => senden("POST", "/api/blog/pending", koerper);
/** Decided by who reviews, withdrawn by who has submitted. */
const entscheiden = (id: string, action: string, mehr: object = {}) =>
  senden("PUT", "/api/blog/pending", { id, action, ...mehr });
const loeschen = (id: string): Ruf => ({ method: "DELETE", pfad: `/api/blog/${id}` });
const lesen = (pfad: string): Ruf => ({ method: "GET", pfad });
const namen = { kategorie: 0 };
const neu = (pfad: string): Ruf => ({
  method: "POST",
  pfad,
  koerper: { name: `Eintrag ${++namen.kategorie}` },
});
const eintrag = async (portal: Portal, pfad: string): Promise<string> => {
  const ruf = neu(pfad);
  const { koerper } = await portal.rufen("AD", "POST", pfad, ruf.koerper);
  return (koerper as { id: string }).id;
};

const faelle: readonly Fall[] = [
  ...(["draft", "pending", "rejected"] as const).map(
    (status): Fall => [
      `PERM-BLOG-02 ${status}`,
      [...niemand, 200, 200],
      async () => lesen(`/api/blog?status=${status}`),
    ],
  ),
  [
    "PERM-BLOG-03",
    alle(200),
    async ({ ids }, wer) => lesen(`/api/blog?status=draft&authorId=${ids[eigen(wer)]}`),
  ],
  [
    "PERM-BLOG-05 eigener Entwurf",
    [404, 200, 200, 200, 200, 200, 200],
    async (p, wer) => lesen(`/api/blog/${await p.entwurf(eigen(wer))}`),
  ],
  [
    "PERM-BLOG-05 fremder Entwurf",
    [404, 404, 404, 404, 404, 404, 200],
    async (p, wer) => lesen(`/api/blog/${await p.entwurf(fremd(wer))}`),
  ],
  [
    "PERM-BLOG-05 fremder eingereichter",
    [404, 404, 404, 404, 404, 200, 200],
    async (p, wer) => lesen(`/api/blog/${await p.eingereicht(fremd(wer))}`),
  ],
  [
    "PERM-BLOG-05 fremder abgelehnter",
    [404, 404, 404, 404, 404, 200, 200],
    async (p, wer) => lesen(`/api/blog/${await p.abgelehnt(fremd(wer))}`),
  ],
  [
    "PERM-BLOG-06",
    [200, 200, 200, 200, 200, 200, 200],
    async ({ ids }, wer) => lesen(`/api/blog/user/${ids[fremd(wer)]}`),
  ],
  [
    "PERM-BLOG-08",
    alle(201),
    async () => ({ method: "POST", pfad: "/api/blog/draft", koerper: { title: "Nur ein Titel" } }),
  ],
  ["PERM-BLOG-09", alle(201), async () => einreichen(artikelkoerper)],
  [
    "PERM-BLOG-09 fremder Entwurf",
    [401, 404, 404, 404, 404, 404, 404],
    async (p, wer) => einreichen({ draftId: await p.entwurf(fremd(wer)) }),
  ],
  ["PERM-BLOG-10", [...niemand, 200, 200], async () => lesen("/api/blog/pending")],
  [
    "PERM-BLOG-11 freigeben",
    [...niemand, 200, 200],
    async (p, wer) => entscheiden(await p.eingereicht(fremd(wer)), "approve"),
  ],
  [
    "PERM-BLOG-11 ablehnen",
    [...niemand, 200, 200],
    async (p, wer) => entscheiden(await p.eingereicht(fremd(wer)), "reject", { comment: "Zu kurz." }),
  ],
  [
    "PERM-BLOG-12",
    [...niemand, 201, 201],
    async () => ({ method: "POST", pfad: "/api/blog", koerper: artikelkoerper }),
  ],
  ["PERM-BLOG-13 Entwurf", alle(200), async (p, wer) => put(await p.entwurf(eigen(wer)))],
  ["PERM-BLOG-13 abgelehnt", alle(200), async (p, wer) => put(await p.abgelehnt(eigen(wer)))],
  [
    "PERM-BLOG-14",
    [401, 409, 409, 409, 409, 200, 200],
    async (p, wer) => put(await p.eingereicht(eigen(wer))),
  ],
  [
    "PERM-BLOG-15",
    [401, 403, 403, 200, 403, 200, 200],
    async (p, wer) => put(await p.veroeffentlicht(eigen(wer))),
  ],
  ["PERM-BLOG-16", [...niemand, 200, 200], async (p, wer) => put(await p.veroeffentlicht(fremd(wer)))],
  ...([put, loeschen] as const).flatMap((ruf): Fall[] => [
    [
      `PERM-BLOG-17 ${ruf("x").method} Entwurf`,
      [401, 404, 404, 404, 404, 404, 200],
      async (p, wer) => ruf(await p.entwurf(fremd(wer))),
    ],
    [
      `PERM-BLOG-17 ${ruf("x").method} eingereicht`,
      [401, 404, 404, 404, 404, 200, 200],
      async (p, wer) => ruf(await p.eingereicht(fremd(wer))),
    ],
    [
      `PERM-BLOG-17 ${ruf("x").method} abgelehnt`,
      [401, 404, 404, 404, 404, 200, 200],
      async (p, wer) => ruf(await p.abgelehnt(fremd(wer))),
    ],
  ]),
  ["PERM-BLOG-18 Entwurf", alle(200), async (p, wer) => loeschen(await p.entwurf(eigen(wer)))],
  ["PERM-BLOG-18 abgelehnt", alle(200), async (p, wer) => loeschen(await p.abgelehnt(eigen(wer)))],
  [
    "PERM-BLOG-18 eingereicht (AMD-51)",
    alle(409),
    async (p, wer) => loeschen(await p.eingereicht(eigen(wer))),
  ],
  [
    "PERM-BLOG-19 eigener",
    [...niemand, 200, 200],
    async (p, wer) => loeschen(await p.veroeffentlicht(eigen(wer))),
  ],
  [
    "PERM-BLOG-19 fremder",
    [...niemand, 200, 200],
    async (p, wer) => loeschen(await p.veroeffentlicht(fremd(wer))),
  ],
  ...(["/api/blog/categories", "/api/blog/tags"] as const).flatMap((pfad): Fall[] => [
    [`PERM-BLOG-20/21 POST ${pfad}`, [...niemand, 201, 201], async () => neu(pfad)],
    [
      `PERM-BLOG-20/21 PUT ${pfad}`,
      [...niemand, 200, 200],
      async (p) => ({ ...neu(pfad), method: "PUT", pfad: `${pfad}/${await eintrag(p, pfad)}` }),
    ],
    [
      `PERM-BLOG-20/21 DELETE ${pfad}`,
      [...niemand, 200, 200],
      async (p) => ({ method: "DELETE", pfad: `${pfad}/${await eintrag(p, pfad)}` }),
    ],
    [
      `PERM-BLOG-27 ${pfad}`,
      [...niemand, 200, 200],
      async (p) => ({
        method: "POST",
        pfad: `${pfad}/${await eintrag(p, pfad)}/merge`,
        koerper: { into: await eintrag(p, pfad) },
      }),
    ],
  ]),
  [
    "AMD-50 Änderung einreichen",
    [401, 201, 201, 201, 403, 201, 201],
    async (p, wer) =>
      einreichen({ revisionOf: await p.veroeffentlicht(eigen(wer)), excerpt: "Neuer Auszug" }),
  ],
  [
    "AMD-50 fremden Artikel ändern wollen",
    [401, 403, 403, 403, 403, 201, 201],
    async (p, wer) =>
      einreichen({ revisionOf: await p.veroeffentlicht(fremd(wer)), excerpt: "Neuer Auszug" }),
  ],
  [
    "AMD-51 zurückziehen",
    alle(200),
    async (p, wer) => entscheiden(await p.eingereicht(eigen(wer)), "withdraw"),
  ],
  [
    "AMD-51 fremden zurückziehen",
    [401, 404, 404, 404, 404, 404, 404],
    async (p, wer) => entscheiden(await p.eingereicht(fremd(wer)), "withdraw"),
  ],
  [
    "PERM-BLOG-25 Versionen eigener",
    [401, 200, 200, 200, 403, 200, 200],
    async (p, wer) => lesen(`/api/blog/${await p.veroeffentlicht(eigen(wer))}/versions`),
  ],
  [
    "PERM-BLOG-25 Versionen fremder",
    [...niemand, 200, 200],
    async (p, wer) => lesen(`/api/blog/${await p.veroeffentlicht(fremd(wer))}/versions/1`),
  ],
  [
    "PERM-BLOG-26 wiederherstellen",
    [401, 403, 403, 200, 403, 200, 200],
    async (p, wer) => ({
      method: "POST",
      pfad: `/api/blog/${await p.veroeffentlicht(eigen(wer))}/versions/1/restore`,
    }),
  ],
  ["PERM-BLOG-28 Mitteilungen", alle(200), async () => lesen("/api/blog/notifications")],
];

const spalten = ["AN", ...(Object.keys(blogkonten) as Blogkonto[])] as const;

test("Die Rechte gelten für jede Art von Konto", async ({ db }) => {
  const portal = await blogportal(db);
  const abweichungen: string[] = [];
  let anfragen = 0;
  for (const [id, soll, rufen] of faelle) {
    for (const [i, wer] of spalten.entries()) {
      const erwartet = soll[i];
      if (erwartet === null) continue;
      const { method, pfad, koerper } = await rufen(portal, wer);
      const browser = wer === "AN" ? portal.besucher : portal.konten[wer];
      const antwort =
        method === "GET" ? await browser.get(pfad) : await browser.json(method, pfad, koerper ?? {});
      anfragen += 1;
      if (antwort.status !== erwartet)
        abweichungen.push(
          `${id} ${wer}: ${erwartet} erwartet, ${antwort.status} ${antwort.text.slice(0, 160)}`,
        );
    }
    // A guest has no more than three submitted posts at once.
    await db.deleteFrom("blog_manuskript").execute();
  }
  expect(abweichungen).toEqual([]);
  expect(anfragen).toBe(faelle.length * spalten.length);
}, 300_000);
