import type { Jobart } from "#platform/jobs/jobs.server.ts";
import { faelligeVertraegeFuehren } from "../vertrag/fuehren.server.ts";

/** Jobs of the contracts. */
export const aboJobs: readonly Jobart[] = [
  {
    name: "abo-vertraege",
    takt: "*/5 * * * *",
    ausfuehren: async () => {
      await faelligeVertraegeFuehren();
    },
  },
];
