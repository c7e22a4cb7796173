import { umgebung } from "#platform/env/env.server.ts";
import type { Jobart } from "#platform/jobs/jobs.server.ts";
import { anJahreswerteErinnern } from "../erinnerung.server.ts";

/** Jobs of the figures of the year. */
export const jahreswertJobs: readonly Jobart[] = [
  {
    name: "jahreswerte-erinnern",
    takt: "23 7 * * *",
    ausfuehren: async () => {
      await anJahreswerteErinnern(umgebung().baseUrl);
    },
  },
];
