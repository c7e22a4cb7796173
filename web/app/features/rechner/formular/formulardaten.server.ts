import type { LoaderFunctionArgs } from "react-router";
import { eingetrageneSaetze } from "#features/basiszinssatz/index.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { queryBekannt } from "#platform/http/anfrage.server.ts";
import type { Rahmendaten } from "../ui/einfacher-rechner.tsx";
import { istGefragt, werteAusQuery } from "./query.ts";
import type { Motor, Rechnerbild, Zusatz } from "./rechnerformular.ts";

type Seitenanfrage = Pick<LoaderFunctionArgs, "request" | "context">;

/** Everything a plain calculator's page shows at first: the form of its query and the result, so that no script is needed. */
export function rahmendaten(
  bild: Rechnerbild,
  motor: Motor,
  { request, context }: Seitenanfrage,
  zusatz: Zusatz = {},
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
    auswertung: motor.auswertung({ ...zusatz, werte, heute: tag, gefragt }),
    zusatz,
    fehlerAn: anbieter.beispiel ? undefined : anbieter.email,
  };
}

/** The same for a calculator that needs the base rate: with the half-years that the operator entered. */
export const rahmendatenMitBasiszins = async (
  bild: Rechnerbild,
  motor: Motor,
  anfrage: Seitenanfrage,
): Promise<Rahmendaten> => rahmendaten(bild, motor, anfrage, { basiszinsen: await eingetrageneSaetze() });
