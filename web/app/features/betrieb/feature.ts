import type { Feature } from "#platform/feature.ts";
import { demoMailsRoute } from "./api/demo-mails.ts";
import { mailsRoute } from "./api/mails.ts";
import { protokollRoute } from "./api/protokoll.ts";

/** What those who run the portal need. */
export const betrieb: Feature = {
  aufrufe: [mailsRoute, protokollRoute, demoMailsRoute],
};
