import { umsatzsteuersatz } from "@gebuehrenportal/gebuehren";
import { fassungAm, type Tag } from "@gebuehrenportal/recht";
import { type Besteuerung, besteuerung, type Leistungsort } from "#dokumente/e-rechnung/steuer.ts";

type Leistung = {
  readonly ort: Leistungsort;
  readonly kleinunternehmer: boolean;
  readonly leistungsende: Tag;
};

/**
 * How the fees are taxed. The end of the service decides the rate (Nr. 7008 VV, § 27 Abs. 1 UStG).
 *
 * @returns `undefined` when no rate is recorded for that day
 */
export const gebuehrensteuer = ({ leistungsende, ...lage }: Leistung): Besteuerung | undefined =>
  besteuerung({ ...lage, steuersatz: fassungAm(umsatzsteuersatz, leistungsende)?.wert });
