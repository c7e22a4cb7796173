import type { Jobart } from "#platform/jobs/jobs.server.ts";
import { abgelaufeneEntfernen } from "../aufraeumen.server.ts";

/** Jobs of saved calculations. */
export const berechnungsJobs: readonly Jobart[] = [
  {
    name: "berechnungen-aufraeumen",
    takt: "29 3 * * *",
    ausfuehren: async () => {
      await abgelaufeneEntfernen();
    },
  },
];
