import { hash } from "node:crypto";
import { Feed, type Item } from "feed";
import { heute } from "#platform/clock/clock.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { artikeladresse, autoradresse, kategorieadresse, tagadresse } from "../adressen.ts";
import type { Artikelfilter, Artikelkopf } from "../artikel.ts";
import { htmlText, mitVollenAdressen, xmlText } from "./feedtext.ts";
import { autorNach, kategorieNach, schlagwortNach } from "./lesen.server.ts";
import { inhalteLesen, koepfeLesen } from "./lesen-store.server.ts";
import { ausSpeicher } from "./speicherfehler.server.ts";

/** Posts of a feed. */
const laenge = 20;

type Gegenstand = {
  readonly filter: Artikelfilter;
  readonly titel: string;
  readonly beschreibung: string;
  /** The page it belongs to. */
  readonly seite: string;
};

export type Feedart = "alle" | "kategorie" | "tag" | "autor";

/**
 * A feed as an answer: RSS, or Atom with `?format=atom`. Made from the database each time, so it is right in every
 * process at once; whoever has it already gets 304.
 *
 * @param datei last segment of the path, such as `fristen.xml`
 */
export async function feedantwort(request: Request, art: Feedart, datei = ""): Promise<Response> {
  const name = /^(.+)\.xml$/.exec(datei)?.[1];
  try {
    const gegenstand = await gegenstandVon(art, name ?? "");
    if (!gegenstand) return text(404, "Diesen Feed gibt es nicht.");
    return ausgeliefert(request, await gemacht(gegenstand, request));
  } catch (fehler) {
    if (fehler instanceof ApiFehler && fehler.status === 503) return text(503, fehler.koerper.error);
    throw fehler;
  }
}

async function gegenstandVon(art: Feedart, name: string): Promise<Gegenstand | undefined> {
  if (art === "alle")
    return {
      filter: {},
      titel: "Gebührenportal: Blog",
      beschreibung: "Beiträge zu Gebühren, Kosten und Fristen",
      seite: "/blog",
    };
  if (art === "autor") {
    const autor = await autorNach(name);
    return (
      autor && {
        filter: { authorId: autor.id ?? "" },
        titel: `Gebührenportal: ${autor.name}`,
        beschreibung: `Artikel von ${autor.name}`,
        seite: autoradresse(autor.id ?? ""),
      }
    );
  }
  const [gefunden, adresse, wort] =
    art === "kategorie"
      ? [await kategorieNach(name), kategorieadresse, "in der Kategorie"]
      : [await schlagwortNach(name), tagadresse, "zum Tag"];
  return (
    gefunden && {
      filter: art === "kategorie" ? { category: gefunden.slug } : { tag: gefunden.slug },
      titel: `Gebührenportal: ${gefunden.name}`,
      beschreibung: `Artikel ${wort} „${gefunden.name}“`,
      seite: adresse(gefunden.slug),
    }
  );
}

type Fertig = { readonly xml: string; readonly art: "rss" | "atom"; readonly stand: Date };

async function gemacht(gegenstand: Gegenstand, request: Request): Promise<Fertig> {
  const url = new URL(request.url);
  // The server has put its own address there, whatever the request called itself.
  const baseUrl = url.origin;
  const art = url.searchParams.get("format") === "atom" ? "atom" : "rss";
  const { year: _, month: __, ...filter } = gegenstand.filter;
  const { koepfe, inhalte } = await ausSpeicher(async () => {
    const gelesen = await koepfeLesen({ ...filter, limit: laenge });
    return { koepfe: gelesen, inhalte: await inhalteLesen(gelesen.map(({ id }) => id)) };
  });
  const stand = standVon(koepfe);
  const selbst = `${baseUrl}${url.pathname}`;
  const feed = new Feed({
    id: selbst,
    title: xmlText(gegenstand.titel),
    description: xmlText(gegenstand.beschreibung),
    link: `${baseUrl}${gegenstand.seite}`,
    language: "de",
    updated: stand,
    generator: false,
    feedLinks: { rss: selbst, atom: `${selbst}?format=atom` },
  });
  for (const kopf of koepfe) feed.addItem(eintrag(kopf, inhalte.get(kopf.id) ?? "", baseUrl, art));
  return { xml: art === "rss" ? feed.rss2() : mitSprache(feed.atom1()), art, stand };
}

/** When the latest of these posts was changed; a feed without any stands as of last midnight. */
function standVon(koepfe: readonly Artikelkopf[]): Date {
  if (koepfe.length === 0)
    return new Date(Temporal.PlainDate.from(heute()).toZonedDateTime("Europe/Berlin").epochMilliseconds);
  return new Date(Math.max(...koepfe.map(({ updatedAt }) => updatedAt.getTime())));
}

/** The library names the language in RSS alone. */
const mitSprache = (atom: string): string => atom.replace("<feed ", '<feed xml:lang="de" ');

function eintrag(kopf: Artikelkopf, html: string, baseUrl: string, art: "rss" | "atom"): Item {
  const link = `${baseUrl}${artikeladresse(kopf.slug)}`;
  const autor = xmlText(kopf.author.name);
  // In Atom these are HTML, in RSS text.
  const alsText = (wert: string) => xmlText(art === "atom" ? htmlText(wert) : wert);
  return {
    title: alsText(kopf.title),
    link,
    // Stays when the address of the portal changes.
    id: art === "atom" ? `urn:uuid:${kopf.id}` : "",
    date: kopf.updatedAt,
    published: kopf.publishedAt ?? kopf.createdAt,
    description: alsText(kopf.excerpt),
    content: xmlText(bild(kopf, baseUrl) + mitVollenAdressen(html, baseUrl, link)),
    category: kopf.categories.map((name) => ({ name: xmlText(name), term: xmlText(name) })),
    // RSS wants an e-mail address where Atom wants a name.
    ...(art === "atom"
      ? { author: [{ name: autor }] }
      : { extensions: [{ name: "dc:creator", objects: { _text: autor } }] }),
  };
}

function bild({ featuredImage, title }: Artikelkopf, baseUrl: string): string {
  if (featuredImage === null) return "";
  const src = featuredImage.startsWith("/") ? `${baseUrl}${featuredImage}` : featuredImage;
  return `<p><img src="${htmlText(src)}" alt="${htmlText(title)}"></p>`;
}

function ausgeliefert(request: Request, { xml, art, stand }: Fertig): Response {
  const etag = `"${hash("sha256", xml, "base64url").slice(0, 22)}"`;
  const headers = {
    "Content-Type": `application/${art}+xml; charset=utf-8`,
    "Cache-Control": "public, max-age=0, must-revalidate",
    "Last-Modified": stand.toUTCString(),
    ETag: etag,
  };
  const bekannt = request.headers.get("if-none-match")?.split(",") ?? [];
  const unveraendert = bekannt.some((teil) => ["*", etag].includes(teil.trim().replace(/^W\//, "")));
  return unveraendert ? new Response(null, { status: 304, headers }) : new Response(xml, { headers });
}

function text(status: number, satz: string): Response {
  return new Response(`${satz}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
