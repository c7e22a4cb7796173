import type { Feature } from "#platform/feature.ts";
import { betriebsRouten } from "./api/routen.ts";

/** What those who run the portal need. */
export const betrieb: Feature = {
  aufrufe: betriebsRouten,
};
