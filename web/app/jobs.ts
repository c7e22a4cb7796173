import type { Jobart } from "#platform/jobs/jobs.server.ts";
import { features } from "./features.ts";
import { beitraege } from "./server.ts";

/** Every job of the features; the server starts them. Mails have their own. */
export const jobs: readonly Jobart[] = features.flatMap((feature) => {
  const { jobs: eigene = [] } = feature;
  return typeof eigene === "function" ? eigene(() => beitraege) : eigene;
});
