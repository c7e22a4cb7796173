import type { Manuskript } from "../artikel.ts";
import type { Manuskriptansicht } from "../ui/manuskriptblatt.tsx";

/** A post that is not public, as a page shows it to be read; plain data that travel to the browser. */
export function manuskriptansicht(m: Manuskript): Manuskriptansicht {
  return {
    title: m.title,
    excerpt: m.excerpt,
    content: m.content,
    categories: m.categories,
    tags: m.tags,
    autor: m.author.name,
    gast: m.isGuestPost,
    bild: m.bild,
    stand: m.stand,
    korrektur: m.korrektur,
    lesezeit: m.readTime,
  };
}
