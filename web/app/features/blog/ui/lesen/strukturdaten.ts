import type { Artikel } from "../../artikel.ts";
import { artikeladresse, autoradresse } from "./adressen.ts";

/** Address of the picture that other programs show of a post; it changes with every version. */
export const ogbild = ({ id, version }: Pick<Artikel, "id" | "version">): string =>
  `/media/og/${id}-${version}.png`;

/** What search engines read of a post: what it is, and where it stands. As the text of a script. */
export function strukturdaten(artikel: Artikel, baseUrl: string): string {
  const url = baseUrl + artikeladresse(artikel.slug);
  const { title, excerpt, author, authorId, publishedAt, updatedAt, categories, tags, bild } = artikel;
  const herausgeber = { "@type": "Organization", name: "Gebührenportal", url: `${baseUrl}/` };
  return alsSkripttext({
    "@context": "https://schema.org",
    "@graph": [
      {
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
        publisher: herausgeber,
        image: [baseUrl + ogbild(artikel), ...(bild ? [new URL(bild.url, baseUrl).href] : [])],
        articleSection: categories,
        keywords: tags.join(", "),
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Blog", item: `${baseUrl}/blog` },
          { "@type": "ListItem", position: 2, name: title, item: url },
        ],
      },
    ],
  });
}

/** JSON that cannot end the script it stands in. */
const alsSkripttext = (wert: unknown): string => JSON.stringify(wert).replaceAll("<", "\\u003c");
