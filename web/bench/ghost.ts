import { abwechselnd, type Lauf, verhaeltnisse } from "./abwechselnd.ts";
import { bestandstexte } from "./blog-bestand.ts";
import type { Messwert } from "./messwert.ts";

/** As many as our page shows, and as Ghost's own theme shows. */
const jeSeite = 12;

/**
 * Requests per second of the portal's list of posts beside Ghost's: its front page in the theme it comes with, and the
 * list of its Content API. Ghost is asked for the page uncompressed, which costs it least. A Ghost nobody has set up yet
 * is set up and filled with the same texts first; any other is measured as it is, if it has as many posts.
 *
 * @param url where Ghost answers; it says of itself that it is there (`url` in its settings)
 * @param pid Ghost's process; 0: unknown
 * @throws {Error} Ghost does not answer as expected, or has another number of posts
 */
export async function ghostMessen(
  portal: { readonly url: string; readonly pid: number },
  { url, pid, anzahl }: { readonly url: string; readonly pid: number; readonly anzahl: number },
): Promise<Messwert[]> {
  const ghost = new URL(url).origin;
  if (await istNeu(ghost)) await fuellen(ghost, anzahl);
  const api = await contentApi(ghost);
  const { meta } = await lesen<{ meta: { pagination: { total: number } } }>(await fetch(`${api}&limit=1`));
  const { total } = meta.pagination;
  // A new Ghost brings a post or two of its own.
  if (total < anzahl || total > anzahl + 10)
    throw new Error(`Ghost hat ${total} Artikel, das Portal ${anzahl}. Nehmen Sie ein frisches Ghost.`);
  const vonGhost = { kodierung: "identity", pid };
  const vomPortal = { pid: portal.pid };
  const laeufe: Lauf[] = [
    { ...vonGhost, name: "Ghost, Startseite", url: `${ghost}/`, messungen: [] },
    {
      ...vomPortal,
      name: "/blog aus dem Seitenspeicher",
      url: `${portal.url}/blog`,
      kodierung: "br",
      messungen: [],
    },
    {
      ...vomPortal,
      name: "/blog neu gerechnet",
      url: `${portal.url}/blog?token=ungepuffert`,
      kodierung: "identity",
      messungen: [],
    },
    {
      ...vonGhost,
      name: "Ghost, Content API",
      url: `${api}&limit=${jeSeite}&include=authors,tags&fields=id,title,slug,excerpt,published_at,feature_image`,
      messungen: [],
    },
    {
      ...vomPortal,
      name: "GET /api/blog",
      url: `${portal.url}/api/blog?limit=${jeSeite}`,
      kodierung: "identity",
      messungen: [],
    },
  ];
  const entscheidet = await abwechselnd(laeufe);
  const [startseite = [], gespeichert = [], neu = [], contentliste = [], liste = []] = laeufe.map(
    ({ messungen }) => messungen,
  );
  return [
    ...verhaeltnisse("/blog aus dem Seitenspeicher / Ghost", gespeichert, startseite, entscheidet, {
      mindestens: 10,
    }),
    ...verhaeltnisse("/blog neu gerechnet / Ghost", neu, startseite, entscheidet, {}),
    ...verhaeltnisse("GET /api/blog / Ghosts Content API", liste, contentliste, entscheidet, {}),
  ];
}

async function istNeu(ghost: string): Promise<boolean> {
  const { setup } = await lesen<{ setup: readonly { status: boolean }[] }>(
    await fetch(`${ghost}/ghost/api/admin/authentication/setup/`),
  );
  return setup[0]?.status === false;
}

/** Ghost has its pages search through its Content API, so each of them says how to ask it; a new one not at once. */
async function contentApi(ghost: string): Promise<string> {
  for (let versuch = 0; versuch < 60; versuch += 1) {
    const seite = await (await fetch(`${ghost}/`)).text();
    const key = /data-key="([0-9a-f]+)"/.exec(seite)?.[1];
    if (key) return `${ghost}/ghost/api/content/posts/?key=${key}`;
    await new Promise((weiter) => setTimeout(weiter, 500));
  }
  throw new Error(`${ghost}/ ist keine Startseite von Ghost.`);
}

/** The owner of the Ghost that is measured; nobody else ever sees it. */
const inhaber = { email: "messung@kanzlei.example", password: "Kranich-Segel-Messung-41" };

async function fuellen(ghost: string, anzahl: number): Promise<void> {
  console.log(`Ghost wird eingerichtet und bekommt ${anzahl.toLocaleString("de-DE")} Artikel`);
  const senden = (pfad: string, koerper: unknown) =>
    fetch(`${ghost}/ghost/api/admin${pfad}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: ghost },
      body: JSON.stringify(koerper),
    });
  await lesen(
    await senden("/authentication/setup/", {
      setup: [{ ...inhaber, name: "Messung", blogTitle: "Messung" }],
    }),
  );
  const anmeldung = await senden("/session/", { username: inhaber.email, password: inhaber.password });
  if (!anmeldung.ok) throw new Error(`Ghost lässt sich nicht anmelden: ${await anmeldung.text()}`);
  const cookie = anmeldung.headers.getSetCookie().map((zeile) => zeile.split(";")[0]);
  const datei = new FormData();
  datei.set("importfile", new File([einfuhr(anzahl)], "artikel.json", { type: "application/json" }));
  await lesen(
    await fetch(`${ghost}/ghost/api/admin/db/`, {
      method: "POST",
      headers: { Origin: ghost, Cookie: cookie.join("; ") },
      body: datei,
    }),
  );
}

/** Longest excerpt Ghost takes. */
const auszugslaenge = 300;

/** The posts of `bestandAnlegen` as a file that Ghost imports; its author is the owner. */
function einfuhr(anzahl: number): string {
  const texte = bestandstexte();
  const gestern = Date.now() - 86_400_000;
  const nummern = Array.from({ length: anzahl }, (_, i) => i + 1);
  const tags = [
    ...Array.from({ length: 10 }, (_, n) => ({
      id: `k${n}`,
      name: `Kategorie ${n}`,
      slug: `kategorie-${n}`,
    })),
    ...Array.from({ length: 40 }, (_, n) => ({ id: `t${n}`, name: `Tag ${n}`, slug: `tag-${n}` })),
  ];
  const posts = nummern.map((n) => {
    const { text = "", auszug = "" } = texte[(n * 7) % texte.length] ?? {};
    const zeit = new Date(gestern - (anzahl - n) * 60_000).toISOString();
    return {
      id: `p${n}`,
      title: `Beitrag ${n}`,
      slug: `beitrag-${n}`,
      status: "published",
      html: `<p>${text}</p>`,
      custom_excerpt: auszug.slice(0, auszugslaenge),
      published_at: zeit,
      created_at: zeit,
      updated_at: zeit,
    };
  });
  const posts_tags = nummern.flatMap((n) =>
    [`k${n % 10}`, `t${n % 40}`, `t${(n + 11) % 40}`].map((tag_id, sort_order) => ({
      post_id: `p${n}`,
      tag_id,
      sort_order,
    })),
  );
  return JSON.stringify({
    db: [
      {
        meta: { exported_on: gestern, version: "6.0.0" },
        data: { posts, tags, posts_tags, posts_authors: [] },
      },
    ],
  });
}

async function lesen<T>(antwort: Response): Promise<T> {
  const text = await antwort.text();
  if (!antwort.ok) throw new Error(`${antwort.url} antwortet mit ${antwort.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as T;
}
