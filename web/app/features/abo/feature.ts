import type { Feature } from "#platform/feature.ts";
import { aboRouten } from "./api/subscription.ts";
import { aboJobs } from "./jobs/vertraege.ts";

/** Tiers, orders and contracts. */
export const abo: Feature = {
  aufrufe: aboRouten,
  jobs: aboJobs,
};
