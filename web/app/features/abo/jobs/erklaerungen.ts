import type { Jobart } from "#platform/jobs/jobs.server.ts";
import { erklaerungsjobname } from "../bearbeitung/annehmen.server.ts";
import { erklaerungBearbeiten, liegengebliebeneErklaerungen } from "../bearbeitung/bearbeiten.server.ts";
import { erledigteErklaerungenLoeschen } from "../erklaerungen/verbleib.server.ts";

/** Jobs of the declarations: each at once, what was left, and what is past its time. */
export const erklaerungsJobs: readonly Jobart[] = [
  {
    name: erklaerungsjobname,
    ausfuehren: ({ id }) => (typeof id === "string" ? erklaerungBearbeiten(id) : Promise.resolve()),
  },
  {
    name: "abo-erklaerungen",
    takt: "*/5 * * * *",
    ausfuehren: async () => {
      await liegengebliebeneErklaerungen();
    },
  },
  { name: "abo-erklaerungen-alt", takt: "40 3 * * *", ausfuehren: erledigteErklaerungenLoeschen },
];
