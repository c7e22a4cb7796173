import type { Feature } from "#platform/feature.ts";
import { basiszinsJobs } from "./jobs/erinnerung.ts";

/** Base rates that the operator enters. */
export const basiszinssatz: Feature = {
  jobs: basiszinsJobs,
};
