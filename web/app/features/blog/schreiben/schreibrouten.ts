import type { PageRoute } from "#platform/access/guard.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";

const seite = (name: string) =>
  ({ file: `features/blog/pages/${name}.tsx`, guard: "konto", sitemap: false }) as const;
const moderation = (name: string) => ({ ...seite(name), guard: "moderator" }) as const;

/** Where posts are written, reviewed and put in order. */
export const schreibrouten: readonly (PageRoute & MitZiel)[] = [
  { path: "/blog/neu", ...seite("neu") },
  { path: "/blog/meine-artikel", ...seite("meine-artikel") },
  { path: "/blog/entwurf/:id", ...seite("entwurf") },
  { path: "/blog/vorschau/:id", ...seite("vorschau") },
  { path: "/blog/versionen/:id", ...seite("eigene-versionen") },
  { path: "/moderation", ...moderation("moderation"), gesperrt: true },
  { path: "/moderation/pruefung/:id", ...moderation("pruefung") },
  { path: "/moderation/artikel", ...moderation("veroeffentlichte") },
  { path: "/moderation/artikel/:id", ...moderation("versionen") },
  { path: "/moderation/ordnung", ...moderation("ordnung") },
];
