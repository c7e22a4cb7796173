import { oeffentlich, type PageRoute } from "#platform/access/guard.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";

const seite = (name: string, grund: string) =>
  ({ file: `features/seiten/pages/${name}.tsx`, guard: oeffentlich(grund), ohneQuery: true }) as const;

/** Home page and the pages every portal must have. */
export const routes: readonly (PageRoute & MitZiel)[] = [
  { path: "/", ...seite("start", "Home page"), ziel: { ort: "kopf", rang: 10, text: "Start" } },
  {
    path: "/impressum",
    ...seite("impressum", "§ 5 DDG demands it for everybody"),
    ziel: { ort: "fuss", rang: 10, text: "Impressum" },
  },
  {
    path: "/datenschutz",
    ...seite("datenschutz", "Art. 13 DSGVO demands it for everybody"),
    ziel: { ort: "fuss", rang: 20, text: "Datenschutz" },
  },
  {
    path: "/faq",
    ...seite("faq", "Whoever has a question has no account yet"),
    ziel: { ort: "fuss", rang: 70, text: "Häufige Fragen" },
  },
  {
    path: "/barrierefreiheit",
    ...seite("barrierefreiheit", "§ 14 BFSG demands it for everybody"),
    ziel: { ort: "fuss", rang: 80, text: "Barrierefreiheit" },
  },
  {
    path: "/rechtsstand",
    ...seite("rechtsstand", "Which law the portal computes with concerns every reader"),
    ziel: { ort: "fuss", rang: 90, text: "Rechtsstand" },
  },
];
