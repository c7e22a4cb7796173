import type { PageRoute } from "#platform/access/guard.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";

const seite = (name: string) =>
  ({ file: `features/seiten/pages/${name}.tsx`, guard: "oeffentlich", ohneQuery: true }) as const;

/** Home page and the pages every portal must have. */
export const routes: readonly (PageRoute & MitZiel)[] = [
  { path: "/", ...seite("start"), ziel: { ort: "kopf", rang: 10, text: "Start" } },
  { path: "/impressum", ...seite("impressum"), ziel: { ort: "fuss", rang: 10, text: "Impressum" } },
  { path: "/datenschutz", ...seite("datenschutz"), ziel: { ort: "fuss", rang: 20, text: "Datenschutz" } },
  { path: "/agb", ...seite("agb"), ziel: { ort: "fuss", rang: 30, text: "AGB" } },
  { path: "/rechtsstand", ...seite("rechtsstand"), ziel: { ort: "fuss", rang: 90, text: "Rechtsstand" } },
];
