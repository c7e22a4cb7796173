import { artikeladresse, autoradresse, ogbildadresse } from "../../../adressen.ts";
import type { Artikel } from "../../../artikel.ts";

/**
 * What search engines read of a post: what it is, and where it stands. Each the text of a script of its own, because not
 * every reader of them knows a `@graph`.
 */
export function strukturdaten(artikel: Artikel, baseUrl: string): readonly string[] {
  const url = baseUrl + artikeladresse(artikel.slug);
  const { title, excerpt, author, authorId, publishedAt, updatedAt, categories, tags, bild } = artikel;
  const post = {
    "@type": "BlogPosting",
    "@id": `${url}#artikel`,
    mainEntityOfPage: url,
    url,
    headline: title,
    description: excerpt,
    inLanguage: "de",
    datePublished: publishedAt?.toISOString(),
    dateModified: updatedAt.toISOString(),
    author: {
      "@type": "Person",
      name: author.name,
      ...(authorId && { url: baseUrl + autoradresse(authorId) }),
    },
    publisher: {
      "@type": "Organization",
      name: "Gebührenportal",
      url: `${baseUrl}/`,
      logo: { "@type": "ImageObject", url: `${baseUrl}/favicon.svg` },
    },
    image: [baseUrl + ogbildadresse(artikel), ...(bild ? [new URL(bild.url, baseUrl).href] : [])],
    ...(categories.length > 0 && { articleSection: categories }),
    ...(tags.length > 0 && { keywords: tags.join(", ") }),
  };
  const pfad = {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Blog", item: `${baseUrl}/blog` },
      { "@type": "ListItem", position: 2, name: title, item: url },
    ],
  };
  return [post, pfad].map((eines) => alsSkripttext({ "@context": "https://schema.org", ...eines }));
}

/** JSON that cannot end the script it stands in. */
const alsSkripttext = (wert: unknown): string => JSON.stringify(wert).replaceAll("<", "\\u003c");
