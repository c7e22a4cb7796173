import { umgebung } from "#platform/env/env.server.ts";
import type { Jobart } from "#platform/jobs/jobs.server.ts";
import { bilderAufraeumen } from "../medien/bilder-aufraeumen.server.ts";
import { mitteilungenAufraeumen, mitteilungenMailen } from "../mitteilungen/mitteilungen.server.ts";
import { mitteilungsjob } from "../mitteilungen/mitteilungen-store.server.ts";
import { faelligeVeroeffentlichen } from "../redaktion/termine.server.ts";

const jedeMinute = "* * * * *";

/** Jobs of the blog. */
export const blogJobs: readonly Jobart[] = [
  {
    name: "blog-erscheinen",
    takt: jedeMinute,
    ausfuehren: async () => {
      await faelligeVeroeffentlichen();
    },
  },
  {
    name: mitteilungsjob,
    takt: jedeMinute,
    ausfuehren: async () => {
      while ((await mitteilungenMailen(umgebung().baseUrl)) > 0);
    },
  },
  { name: "blog-aufraeumen", takt: "41 3 * * *", ausfuehren: mitteilungenAufraeumen },
  {
    name: "blog-bilder-aufraeumen",
    takt: "23 3 * * *",
    ausfuehren: async () => {
      await bilderAufraeumen();
    },
  },
];
