import type { ApiRoute } from "#platform/http/api-route.ts";
import { demoMailsRoute } from "./demo-mails.ts";
import { mailsRoute } from "./mails.ts";
import { protokollRoute } from "./protokoll.ts";

/** Calls for those who run the portal. */
export const betriebsRouten: readonly ApiRoute[] = [mailsRoute, protokollRoute, demoMailsRoute];
