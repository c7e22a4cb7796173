import { oeffentlich, type PageRoute } from "#platform/access/guard.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";

/** The readable description of the calls, and the same for programs. */
export const routes: readonly (PageRoute & MitZiel)[] = [
  {
    path: "/api",
    file: "features/schnittstelle/pages/schnittstelle.tsx",
    guard: oeffentlich("Who calls without an account reads the description without one"),
    ohneQuery: true,
    ziel: { ort: "fuss", rang: 95, text: "Schnittstelle" },
  },
  {
    path: "/openapi.json",
    file: "features/schnittstelle/openapi.ts",
    guard: oeffentlich("The same description for programs"),
    ohneQuery: true,
    sitemap: false,
  },
];
