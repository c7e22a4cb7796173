import type { ApiRoute } from "#platform/http/api-route.ts";
import { features } from "./features.ts";
import { beitraege } from "./server.ts";

/** Every call of the portal with its guard; the server mounts and enforces it, the documentation is derived from it. */
export const apiRoutes: readonly ApiRoute[] = features.flatMap(({ aufrufe = [] }) =>
  typeof aufrufe === "function" ? aufrufe(() => apiRoutes, beitraege) : aufrufe,
);
