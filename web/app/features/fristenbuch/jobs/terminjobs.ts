import { umgebung } from "#platform/env/env.server.ts";
import type { Jobart } from "#platform/jobs/jobs.server.ts";
import { anTermineErinnern } from "../termine/erinnern.server.ts";

/** What Termine and Wiedervorlagen do by the clock. */
export const terminjobs: readonly Jobart[] = [
  {
    // Somebody may want to be reminded a quarter of an hour before.
    name: "termine-erinnern",
    takt: "*/5 * * * *",
    ausfuehren: async () => {
      await anTermineErinnern(umgebung().baseUrl);
    },
  },
];
