import { oeffentlich, type PageRoute } from "#platform/access/guard.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";

/** The one page of the blog that the header links; apart from the others, because every browser loads it. */
export const eingang: readonly (PageRoute & MitZiel)[] = [
  {
    path: "/blog",
    file: "features/blog/pages/blog.tsx",
    guard: oeffentlich("A magazine that everybody reads"),
    query: ["author", "year", "month", "startAfter"],
    anzeigen: "blog",
    ziel: { ort: "kopf", rang: 15, text: "Blog" },
  },
];
