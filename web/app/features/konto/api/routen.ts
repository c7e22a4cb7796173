import type { ApiRoute } from "#platform/http/api-route.ts";
import { anmeldenRoute } from "./anmelden.ts";
import { nextAuthRouten } from "./next-auth.ts";
import { registrierenRoute } from "./registrieren.ts";
import { selbstRouten } from "./selbst.ts";

/** Every call of accounts and sessions. */
export const kontoRouten: readonly ApiRoute[] = [
  ...nextAuthRouten,
  anmeldenRoute,
  registrierenRoute,
  ...selbstRouten,
];
