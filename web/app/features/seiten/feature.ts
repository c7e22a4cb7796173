import type { Feature } from "#platform/feature.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { fragenziele } from "./fragen/fragen.ts";
import { routes } from "./routes.ts";

/** The home page, and what every portal must say. */
export const seiten: Feature<MitZiel> = {
  seiten: routes,
  suchziele: [
    {
      rang: 125,
      type: "page",
      title: "Häufige Fragen",
      url: "/faq",
      excerpt: "Wie das Portal rechnet, was es kostet und was mit Ihren Daten geschieht.",
      stichworte: "FAQ Hilfe Antworten",
    },
    {
      rang: 130,
      type: "page",
      title: "Rechtsstand",
      url: "/rechtsstand",
      excerpt: "Mit welchen Gesetzesfassungen das Portal rechnet und wann sie geprüft wurden.",
      stichworte: "Gesetze Fassung Berichtigungen",
    },
    {
      rang: 190,
      type: "page",
      title: "Datenschutz",
      url: "/datenschutz",
      excerpt: "Welche Daten verarbeitet werden, wozu und wie lange.",
      stichworte: "DSGVO Cookies Privatsphäre",
    },
    {
      rang: 200,
      type: "page",
      title: "Impressum",
      url: "/impressum",
      excerpt: "Anbieter und Kontakt.",
      stichworte: "Anschrift E-Mail Betreiber Kontakt",
    },
    ...fragenziele,
  ],
};
