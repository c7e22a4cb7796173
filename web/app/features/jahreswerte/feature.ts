import type { Feature } from "#platform/feature.ts";
import { jahreswertaufgabe } from "./aufgabe.server.ts";
import { eintraegeHerausnehmen } from "./jahreswerte-store.server.ts";
import { jahreswertJobs } from "./jobs/erinnerung.ts";
import { routes } from "./routes.ts";

/** Figures of the year that the operator enters. */
export const jahreswerte: Feature = {
  seiten: routes,
  jobs: jahreswertJobs,
  verwaltung: [{ rang: 20, pfad: "/admin/jahreswerte", text: "Jahreswerte" }],
  demo: { leeren: eintraegeHerausnehmen },
  aufgaben: jahreswertaufgabe,
};
