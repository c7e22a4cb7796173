import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Artikel } from "../../../artikel.ts";
import { Artikelblatt } from "./artikelblatt.tsx";

const am = new Date("2026-06-15T10:00:00Z");
const artikel: Artikel = {
  id: "a",
  title: "Titel",
  excerpt: "",
  slug: "titel",
  status: "published",
  categories: [],
  tags: [],
  author: { id: null, name: "Anna", avatar: null },
  authorId: null,
  authorRef: null,
  readTime: null,
  featuredImage: null,
  bild: null,
  viewCount: 0,
  isGuestPost: false,
  location: null,
  version: 1,
  publishedAt: am,
  updatedAt: am,
  createdAt: am,
  submittedAt: null,
  content: "<p>Text</p>",
  stand: null,
  korrektur: null,
};
const seite = (anders: Partial<Artikel>) =>
  renderToStaticMarkup(
    <Artikelblatt
      artikel={{ ...artikel, ...anders }}
      nachbarn={{ aelter: undefined, neuer: undefined }}
      aehnliche={[]}
      url="https://gebuehren.example/blog/titel"
      daten={[]}
    />,
  );
const avatare = (avatar: string | null) => {
  const html = seite({ author: { ...artikel.author, avatar } });
  return [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src]) => src);
};

test("Das Bild eines Autors kommt aus dem eigenen Haus oder ist das übliche", () => {
  expect(avatare("/media/blog/portraet.png")).toEqual(Array(2).fill("/media/blog/portraet.png"));
  for (const keines of [null, "https://fremd.example/bild.png", "//fremd.example/bild.png"])
    expect(avatare(keines), String(keines)).toEqual(Array(2).fill("/default-avatar.png"));
});

test("Ein Auszug, der nur der Anfang des Textes ist, steht nicht doppelt da", () => {
  const content =
    '<h2 id="a">Die Regel</h2><p>Die Gebühr<sup><a href="#fn-1">1</a></sup>, die <code>x</code>, ist halb &amp; halb anzurechnen.</p>';
  for (const excerpt of [
    "Die Gebühr, die x, ist halb & halb…",
    "Die Gebühr, die x, ist halb & halb anzurechnen.",
  ])
    expect(seite({ content, excerpt }).split("Die Gebühr").length - 1, excerpt).toBe(1);
  for (const excerpt of ["Worum es geht", "Die Gebühr ist ganz…"])
    expect(seite({ content, excerpt })).toContain(excerpt);
});
