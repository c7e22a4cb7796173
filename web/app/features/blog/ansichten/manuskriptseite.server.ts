import type { Manuskript } from "../artikel.ts";
import type { Manuskriptansicht } from "../ui/manuskriptblatt.tsx";

/** A post that is not public, as a page shows it to be read; plain data that travel to the browser. */
export function manuskriptansicht(manuskript: Manuskript): Manuskriptansicht {
  return {
    title: manuskript.title,
    excerpt: manuskript.excerpt,
    content: manuskript.content,
    categories: manuskript.categories,
    tags: manuskript.tags,
    autor: manuskript.author.name,
    gast: manuskript.isGuestPost,
    bild: manuskript.bild,
    stand: manuskript.stand,
    korrektur: manuskript.korrektur,
    lesezeit: manuskript.readTime,
  };
}
