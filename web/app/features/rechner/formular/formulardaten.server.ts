import type { Tag } from "@gebuehrenportal/recht";
import type { LoaderFunctionArgs } from "react-router";
import { heute } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { queryBekannt } from "#platform/http/anfrage.server.ts";
import { mitBasiszins, mitJahreswerten } from "./blattrechnung.ts";
import type { Feldanpassungen } from "./formularfeld.ts";
import { istGefragt, werteAusQuery } from "./query.ts";
import type { Blattauswertung, Rechnerformular, Rechnung, Werte, Zusatz } from "./rechnerformular.ts";

/** What the server prepared: the form of the query and its result. */
export type Formulardaten = {
  readonly heute: Tag;
  readonly werte: Werte;
  readonly gefragt: boolean;
  readonly anpassungen: Feldanpassungen;
  readonly auswertung: Blattauswertung;
  readonly zusatz: Zusatz;
  readonly fehlerAn: string | undefined;
};

type Seitenanfrage = Pick<LoaderFunctionArgs, "request" | "context">;

/** Everything a plain calculator's page shows at first: the form of its query and the result, so that no script is needed. */
export function formulardaten(
  formular: Rechnerformular,
  rechnung: Rechnung,
  { request, context }: Seitenanfrage,
  zusatz: Zusatz = {},
): Formulardaten {
  const { searchParams } = new URL(request.url);
  const tag = heute();
  if (searchParams.size === 0) queryBekannt(context);
  const werte = werteAusQuery(formular, searchParams);
  const gefragt = istGefragt(formular, searchParams);
  const { anbieter } = umgebung();
  return {
    heute: tag,
    werte,
    gefragt,
    anpassungen: rechnung.felder?.(werte, tag) ?? {},
    auswertung: rechnung.auswertung({ ...zusatz, werte, heute: tag, gefragt }),
    zusatz,
    fehlerAn: anbieter.beispiel ? undefined : anbieter.email,
  };
}

/** `formulardaten` of a calculator that needs the base rate: with the half-years that the operator entered. */
export const formulardatenMitBasiszins = async (
  formular: Rechnerformular,
  rechnung: Rechnung,
  anfrage: Seitenanfrage,
): Promise<Formulardaten> => formulardaten(formular, rechnung, anfrage, await mitBasiszins());

/** `formulardaten` of a calculator that needs other figures of the year: with those that the operator entered. */
export const formulardatenMitJahreswerten = async (
  formular: Rechnerformular,
  rechnung: Rechnung,
  anfrage: Seitenanfrage,
): Promise<Formulardaten> => formulardaten(formular, rechnung, anfrage, await mitJahreswerten());
