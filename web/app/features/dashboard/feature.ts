import type { Feature } from "#platform/feature.ts";
import { routes } from "./routes.ts";

/** Where somebody who is signed in starts. */
export const dashboard: Feature = {
  seiten: routes,
};
