import type { Feature } from "#platform/feature.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { ausgabeRoute, rvgPdfRoute } from "./ausgabe/api/ausgabe.ts";
import { rechnerkacheln } from "./kacheln.server.ts";
import { routes } from "./routes.ts";
import { verzeichnis } from "./verzeichnis.ts";

const vorn = verzeichnis.filter(({ aufrufeHinten }) => !aufrufeHinten);
const hinten = verzeichnis.filter(({ aufrufeHinten }) => aufrufeHinten);

/** The calculators. */
export const rechner: Feature<MitZiel> = {
  seiten: routes,
  aufrufe: [...[...vorn, ...hinten].flatMap(({ aufrufe }) => aufrufe), ausgabeRoute, rvgPdfRoute],
  suchziele: verzeichnis.map(({ pfad, name, kachel, stichworte }, rang) => ({
    rang,
    type: "tool",
    title: name,
    url: pfad,
    excerpt: kachel,
    stichworte,
  })),
  karten: () => rechnerkacheln().map((kachel, rang) => ({ gruppe: "werkzeuge", rang, ...kachel })),
};
