import { oeffentlich, type PageRoute } from "#platform/access/guard.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";

/** The catalogue of statutory periods: the list, and a page for each. */
export const routes: readonly (PageRoute & MitZiel)[] = [
  {
    path: "/fristenkatalog",
    file: "features/fristenkatalog/pages/katalog.tsx",
    guard: oeffentlich("Free catalogue"),
    query: ["q", "gebiet"],
    ziel: { ort: "fuss", rang: 78, text: "Fristenkatalog" },
  },
  {
    path: "/fristenkatalog/:id",
    file: "features/fristenkatalog/pages/eintrag.tsx",
    guard: oeffentlich("Free catalogue"),
    ohneQuery: true,
  },
];
