import { umgebung } from "#platform/env/env.server.ts";
import type { Jobart } from "#platform/jobs/jobs.server.ts";
import { anBasiszinssatzErinnern } from "../erinnerung.server.ts";

/** Jobs of the base rate. */
export const basiszinsJobs: readonly Jobart[] = [
  {
    name: "basiszinssatz-erinnern",
    takt: "23 7 * * *",
    ausfuehren: async () => {
      await anBasiszinssatzErinnern(umgebung().baseUrl);
    },
  },
];
