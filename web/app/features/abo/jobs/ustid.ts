import type { Jobart } from "#platform/jobs/jobs.server.ts";
import { nummernNachpruefen } from "../ustid/nachpruefen.server.ts";

/** VAT numbers without an answer yet, and before each invoice that rests on one. */
export const ustidJobs: readonly Jobart[] = [
  {
    name: "abo-ustid",
    takt: "7,37 * * * *",
    ausfuehren: async () => {
      await nummernNachpruefen();
    },
  },
];
