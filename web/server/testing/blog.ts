import type { Kysely } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import { kontoportal, type Testbrowser } from "./konto.ts";

/** The kinds of accounts of the table of rights that matter for the blog. */
export const blogkonten = {
  FR: {},
  TM: { tarif: "Teammitglied" },
  AU: { ist_autor: true },
  GA: { ist_gastautor: true },
  MO: { rolle: "moderator" },
  AD: { rolle: "admin" },
} as const;
export type Blogkonto = keyof typeof blogkonten;

export const artikelkoerper = {
  title: "Gebühren & Kosten im Mahnverfahren",
  content: "<h2>Überblick</h2><p>Die Gebühr Nr. 3305 VV RVG entsteht mit dem Auftrag.</p>",
  categories: ["Gebühren"],
  tags: ["Mahnverfahren", "RVG"],
};

/** A portal with one signed-in browser for each kind of account, and what tests of writing ask again and again. */
export async function blogportal(db: Kysely<DB>) {
  const portal = kontoportal(db, { RATE_LIMITS: "relaxed" });
  const adresse = (wer: Blogkonto) => `${wer.toLowerCase()}@kanzlei.example`;
  const browser = {} as Record<Blogkonto, Testbrowser>;
  const ids = {} as Record<Blogkonto, string>;
  for (const wer of Object.keys(blogkonten) as Blogkonto[]) {
    const konto = await portal.eingerichtet(adresse(wer), { ...blogkonten[wer], name: `Name ${wer}` });
    browser[wer] = konto.browser;
    ids[wer] = konto.id;
  }
  const rufen = async (wer: Blogkonto, method: string, pfad: string, koerper?: unknown) =>
    browser[wer].json(method, pfad, koerper ?? {});
  const entwurf = async (wer: Blogkonto, rest: object = {}) =>
    gelungen(await rufen(wer, "POST", "/api/blog/draft", { ...artikelkoerper, ...rest }));
  const eingereicht = async (wer: Blogkonto, rest: object = {}) =>
    gelungen(await rufen(wer, "POST", "/api/blog/pending", { ...artikelkoerper, ...rest }));
  const entscheiden = async (koerper: object) =>
    gelungen(await rufen("AD", "PUT", "/api/blog/pending", koerper));
  return {
    ...portal,
    konten: browser,
    besucher: portal.browser("198.51.100.9"),
    ids,
    adresse,
    rufen,
    /** A draft of this account; its id. */
    entwurf,
    eingereicht,
    abgelehnt: async (wer: Blogkonto) =>
      entscheiden({ id: await eingereicht(wer), action: "reject", comment: "Quelle fehlt." }),
    veroeffentlicht: async (wer: Blogkonto, rest: object = {}) =>
      entscheiden({ id: await eingereicht(wer, rest), action: "approve" }),
  };
}

function gelungen({ status, text, koerper }: { status: number; text: string; koerper: never }): string {
  if (status > 201) throw new Error(`${status} ${text}`);
  return (koerper as { id: string }).id;
}
