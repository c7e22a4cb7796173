import { oeffentlich, type PageRoute } from "#platform/access/guard.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";

/** The search of the whole portal. */
export const routes: readonly (PageRoute & MitZiel)[] = [
  {
    path: "/search",
    file: "features/suche/pages/suche.tsx",
    guard: oeffentlich("Whoever looks for something has no account yet"),
    query: ["q"],
    ziel: { ort: "fuss", rang: 75, text: "Suche" },
  },
];
