import type { PageRoute } from "#platform/access/guard.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";

const seite = (name: string) => `features/seiten/pages/${name}.tsx`;

/** Home page and the pages every portal must have. */
export const routes: readonly (PageRoute & MitZiel)[] = [
  { path: "/", file: seite("start"), guard: "oeffentlich", ziel: { ort: "kopf", rang: 10, text: "Start" } },
];
