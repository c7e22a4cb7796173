import type { LoaderFunctionArgs } from "react-router";
import { heute } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { queryBekannt } from "#platform/http/anfrage.server.ts";
import type { Motor, Rechnerbild } from "./rahmen.ts";
import { istGefragt, werteAusQuery } from "./rahmen-query.ts";
import type { Rahmendaten } from "./ui/rahmen.tsx";

/** Everything a plain calculator's page shows at first: the form of its query and the result, so that no script is needed. */
export function rahmendaten(
  bild: Rechnerbild,
  motor: Motor,
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
): Rahmendaten {
  const { searchParams } = new URL(request.url);
  const tag = heute();
  if (searchParams.size === 0) queryBekannt(context);
  const werte = werteAusQuery(bild, searchParams);
  const gefragt = istGefragt(bild, searchParams);
  const { anbieter } = umgebung();
  return {
    heute: tag,
    werte,
    gefragt,
    umbau: motor.felder?.(werte, tag) ?? {},
    auswertung: motor.auswertung({ werte, heute: tag, gefragt }),
    fehlerAn: anbieter.beispiel ? undefined : anbieter.email,
  };
}
