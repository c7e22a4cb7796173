import type { Context } from "hono";
import { clientAdresse, clientKennung } from "#platform/http/adresse.server.ts";
import type { Bauteile, Env } from "./kontext.ts";

/** What counts as one client for limits and for his share of the server. */
export function clientVon(
  context: Context<Env>,
  { trustedProxy }: Pick<Bauteile["umgebung"], "trustedProxy">,
): string {
  const gegenstelle = context.env?.incoming?.socket.remoteAddress;
  return clientKennung(clientAdresse((name) => context.req.header(name), gegenstelle, trustedProxy));
}
