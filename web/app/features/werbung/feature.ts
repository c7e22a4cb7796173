import type { Feature } from "#platform/feature.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { kontaktRoute } from "./api/kontakt.ts";
import { leistungRoute } from "./api/leistung.ts";
import { werbedemo } from "./demo.server.ts";
import { anzeigenmedium } from "./kampagnen/bild.server.ts";
import { routes } from "./routes.ts";

/** Ads, their campaigns, and the form to the operator. */
export const werbung: Feature<MitZiel> = {
  seiten: routes,
  aufrufe: [kontaktRoute, leistungRoute],
  anzeigen: async (seite) => (await ausliefern()).seitenanzeigen(seite),
  medien: anzeigenmedium,
  verwaltung: [{ rang: 60, pfad: "/admin/werbung", text: "Werbung" }],
  demo: werbedemo,
  suchziele: [
    {
      rang: 185,
      type: "page",
      title: "Kontakt",
      url: "/kontakt",
      excerpt: "Fragen zum Portal, Hinweise auf Fehler, Werbung.",
      stichworte: "Nachricht E-Mail schreiben Hilfe Support werben Anzeige",
    },
  ],
};

let geladen: Promise<typeof import("./anzeigen/ausliefern.server.tsx")> | undefined;

/** The build reads this list with Node alone, which knows no `.tsx`; every page asks, so it is looked up once. */
function ausliefern() {
  geladen ??= import("./anzeigen/ausliefern.server.tsx");
  return geladen;
}
