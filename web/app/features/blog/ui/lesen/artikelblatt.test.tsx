import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Artikel } from "../../artikel.ts";
import { Artikelblatt } from "./artikelblatt.tsx";

const am = new Date("2026-06-15T10:00:00Z");
const artikel: Artikel = {
  ...{ id: "a", title: "Titel", excerpt: "", slug: "titel", status: "published", categories: [], tags: [] },
  ...{ author: { id: null, name: "Anna", avatar: null }, authorId: null, authorRef: null, readTime: null },
  ...{ featuredImage: null, bild: null, viewCount: 0, isGuestPost: false, location: null, version: 1 },
  ...{ publishedAt: am, updatedAt: am, createdAt: am, submittedAt: null },
  ...{ content: "<p>Text</p>", stand: null, korrektur: null },
};
const avatare = (avatar: string | null) => {
  const html = renderToStaticMarkup(
    <Artikelblatt
      artikel={{ ...artikel, author: { ...artikel.author, avatar } }}
      nachbarn={{ aelter: undefined, neuer: undefined }}
      aehnliche={[]}
      url="https://gebuehren.example/blog/titel"
      daten={[]}
    />,
  );
  return [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src]) => src);
};

test("Das Bild eines Autors kommt aus dem eigenen Haus oder ist das übliche", () => {
  expect(avatare("/media/blog/portraet.png")).toEqual(Array(2).fill("/media/blog/portraet.png"));
  for (const keines of [null, "https://fremd.example/bild.png", "//fremd.example/bild.png"])
    expect(avatare(keines), String(keines)).toEqual(Array(2).fill("/default-avatar.png"));
});
