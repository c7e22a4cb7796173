import type { Jobart } from "#platform/jobs/jobs.server.ts";
import { rechnungenAufraeumen } from "../rechnungen/aufbewahrung.server.ts";
import { belegeAusstellen } from "../rechnungen/auftraege.server.ts";
import { belegjob, faelligeVertraegeFuehren } from "../vertrag/fuehren.server.ts";

/** Jobs of the contracts and their documents. */
export const aboJobs: readonly Jobart[] = [
  {
    name: "abo-vertraege",
    takt: "*/5 * * * *",
    ausfuehren: async () => {
      await faelligeVertraegeFuehren();
    },
  },
  {
    name: belegjob,
    takt: "* * * * *",
    ausfuehren: async () => {
      await belegeAusstellen();
    },
  },
  { name: "abo-rechnungen-aufraeumen", takt: "23 4 * * *", ausfuehren: rechnungenAufraeumen },
];
