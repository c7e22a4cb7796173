import { katalogsuche } from "@gebuehrenportal/fristen/katalogsuche";
import { gefaltet, mitParagrafenzeichen, relevanzListe, stammworte } from "#features/blog/index.server.ts";
import { adresseVon } from "#features/fristenkatalog/index.server.ts";
import type { Suchtreffer } from "./contract.ts";
import { type Verzeichniseintrag, verzeichnis } from "./verzeichnis.ts";

const trefferHoechstens = 30;
/** Statutory periods among the pages; the catalogue itself finds the others. */
const fristenHoechstens = 5;

/**
 * What the portal has on a question: calculators, pages, periods of the catalogue, and posts by relevance; at most 30.
 *
 * @throws {ApiFehler} 503 the posts cannot be read; with `ohneArtikel` they are left out
 */
export async function seitensuche(
  frage: string,
  { ohneArtikel = false }: { readonly ohneArtikel?: boolean } = {},
): Promise<Suchtreffer[]> {
  const q = frage.trim().slice(0, 200);
  if (q === "") return [];
  const eigene = [...imVerzeichnis(q), ...fristen(q)];
  if (ohneArtikel) return eigene;
  const { posts } = await relevanzListe(q, { limit: trefferHoechstens - eigene.length });
  return [
    ...eigene,
    ...posts.map(
      ({ title, slug, excerpt }): Suchtreffer => ({
        type: "post",
        title,
        url: `/blog/${encodeURIComponent(slug)}`,
        excerpt,
      }),
    ),
  ];
}

function imVerzeichnis(q: string): Suchtreffer[] {
  const worte = stammworte(q);
  if (worte.length === 0) return [];
  const stelle = ({ title, excerpt, stichworte = "" }: Verzeichniseintrag): number => {
    const [imTitel, ueberall] = [[title], [title, excerpt, stichworte]].map((felder) =>
      gefaltet(felder.join(" ")),
    );
    if (worte.every((wort) => imTitel?.includes(wort))) return 0;
    return worte.every((wort) => ueberall?.includes(wort)) ? 1 : 2;
  };
  return verzeichnis()
    .map((eintrag) => ({ eintrag, rang: stelle(eintrag) }))
    .filter(({ rang }) => rang < 2)
    .sort((a, b) => a.rang - b.rang)
    .map(({ eintrag: { type, title, url, excerpt } }) => ({ type, title, url, excerpt }));
}

function fristen(q: string): Suchtreffer[] {
  return katalogsuche(mitParagrafenzeichen(q), { hoechstens: fristenHoechstens }).map(
    ({ id, name, norm, ausloeser }) => ({
      type: "page",
      title: `${name}, ${norm}`,
      url: adresseVon(id),
      excerpt: `Frist ab: ${ausloeser}`,
    }),
  );
}
