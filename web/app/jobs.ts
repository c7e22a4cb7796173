import { basiszinsJobs } from "#features/basiszinssatz/jobs/erinnerung.ts";
import { berechnungsJobs } from "#features/berechnungen/jobs/aufraeumen.ts";
import { blogJobs } from "#features/blog/jobs/blog-jobs.ts";
import { kontoJobs } from "#features/konto/jobs/konto-jobs.ts";
import type { Jobart } from "#platform/jobs/jobs.server.ts";

/** Every job of the features; the server starts them. Mails have their own. */
export const jobs: readonly Jobart[] = [...kontoJobs, ...berechnungsJobs, ...basiszinsJobs, ...blogJobs];
