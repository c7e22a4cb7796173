import { oeffentlich } from "#platform/access/guard.ts";
import { rechnerLimit, rechnerLimitKonto } from "#platform/http/api-route.ts";

/** What every call of a calculator has: open to everybody and to other sites, within limits. */
export const rechneraufruf = {
  method: "POST",
  guard: oeffentlich("Public calculation, limited per address"),
  cors: true,
  limit: rechnerLimit,
  limitKonto: rechnerLimitKonto,
} as const;
