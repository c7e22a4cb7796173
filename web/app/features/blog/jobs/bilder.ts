import type { Jobart } from "#platform/jobs/jobs.server.ts";
import { bilderAufraeumen } from "../medien/bilder-aufraeumen.server.ts";

/** Jobs of pictures. */
export const bilderJobs: readonly Jobart[] = [
  {
    name: "blog-bilder-aufraeumen",
    takt: "23 3 * * *",
    ausfuehren: async () => {
      await bilderAufraeumen();
    },
  },
];
