import type { Feature } from "#platform/feature.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { stapelRoute, zitateRoute } from "./api/zitate.ts";

/** The norms a document cites, found and linked. */
export const zitatscan: Feature<MitZiel> = {
  aufrufe: [zitateRoute, stapelRoute],
};
