import type { Feature } from "#platform/feature.ts";
import { berechnungsRouten } from "./api/berechnungen.ts";
import { berechnungsausfuhr } from "./ausfuhr-store.server.ts";
import { berechnungsJobs } from "./jobs/aufraeumen.ts";
import { routes } from "./routes.ts";

/** Saved calculations. */
export const berechnungen: Feature = {
  seiten: routes,
  aufrufe: berechnungsRouten,
  jobs: berechnungsJobs,
  ausfuhr: berechnungsausfuhr,
  karten: () => [
    {
      gruppe: "konto",
      rang: 10,
      pfad: "/meine-berechnungen",
      text: "Meine Berechnungen",
      satz: "Gespeichertes öffnen, weiterrechnen und vergleichen.",
    },
  ],
};
