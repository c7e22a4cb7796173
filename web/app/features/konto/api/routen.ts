import type { ApiRoute } from "#platform/http/api-route.ts";
import { anmeldenRoute } from "./anmelden.ts";
import { googleRouten } from "./google.ts";
import { linkRouten } from "./links.ts";
import { nextAuthRouten } from "./next-auth.ts";
import { passkeyRouten } from "./passkeys.ts";
import { registrierenRoute } from "./registrieren.ts";
import { selbstRouten } from "./selbst.ts";
import { sicherheitsRouten } from "./sicherheit.ts";
import { sitzungsRouten } from "./sitzungen.ts";
import { verschwiegenheitsRouten } from "./verschwiegenheit.ts";
import { verwaltungsRouten } from "./verwaltung.ts";

/**
 * Every call of accounts and sessions. The state of the sign-in itself everybody is told.
 *
 * @param hindernisse what may keep an account from being erased, by code, for the description of that call
 */
export const kontoRouten = (hindernisse: Readonly<Record<string, string>> = {}): readonly ApiRoute[] =>
  alle(hindernisse).map((route) =>
    route.path.startsWith("/api/auth/") ? { ...route, nachsichtig: true } : route,
  );

const alle = (hindernisse: Readonly<Record<string, string>>): readonly ApiRoute[] => [
  ...nextAuthRouten,
  anmeldenRoute,
  ...googleRouten,
  registrierenRoute,
  ...linkRouten,
  ...selbstRouten(hindernisse),
  ...sicherheitsRouten,
  ...passkeyRouten,
  ...sitzungsRouten,
  ...verschwiegenheitsRouten,
  ...verwaltungsRouten,
];
