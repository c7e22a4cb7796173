import { rechtsstand as forderung } from "@gebuehrenportal/forderung/rechtsstand";
import { rechtsstand as fristen } from "@gebuehrenportal/fristen/rechtsstand";
import { rechtsstand as gebuehren } from "@gebuehrenportal/gebuehren";
import { rechtsstand as gerichtskosten } from "@gebuehrenportal/gerichtskosten";
import type { Rechtsstandzeile } from "@gebuehrenportal/recht";
import { rechtsstand as streitwert } from "@gebuehrenportal/streitwert/rechtsstand";
import { rechtsstand as versorgungsausgleich } from "@gebuehrenportal/versorgungsausgleich/rechtsstand";
import {
  eingetrageneJahreswerte,
  eingetrageneSaetze,
  mitEintraegen,
} from "#features/jahreswerte/index.server.ts";

/** Every version of every norm the portal computes with, from all law packages and as entered by the operator. */
export const gesammelterRechtsstand = async (): Promise<readonly Rechtsstandzeile[]> =>
  mitEintraegen(
    [
      ...gebuehren(),
      ...gerichtskosten(),
      ...forderung(await eingetrageneSaetze()),
      ...streitwert(),
      ...versorgungsausgleich(),
      ...fristen(),
    ],
    await eingetrageneJahreswerte(),
  );
