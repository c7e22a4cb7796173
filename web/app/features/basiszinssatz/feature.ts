import type { Feature } from "#platform/feature.ts";
import { basiszinsaufgabe } from "./aufgabe.server.ts";
import { eintraegeHerausnehmen } from "./basiszinssatz-store.server.ts";
import { basiszinsJobs } from "./jobs/erinnerung.ts";
import { routes } from "./routes.ts";

/** Base rates that the operator enters. */
export const basiszinssatz: Feature = {
  seiten: routes,
  jobs: basiszinsJobs,
  verwaltung: [{ rang: 20, pfad: "/admin/basiszinssatz", text: "Basiszinssatz" }],
  demo: { leeren: eintraegeHerausnehmen },
  aufgaben: basiszinsaufgabe,
};
