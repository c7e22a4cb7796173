import type { Dauer } from "@gebuehrenportal/fristen";
import type { Katalogeintrag } from "@gebuehrenportal/fristen/katalog";
import { saetze } from "../worte/saetze.ts";

/** What somebody says of a period of the catalogue besides its day and place; unset: nothing. */
export type Genanntes = {
  readonly dauer?: Dauer | undefined;
  readonly begin?: string | undefined;
  readonly direction?: string | undefined;
  readonly notfrist?: boolean | undefined;
};

const dauerschluessel = (dauer: Dauer): string =>
  dauer
    .map(({ wert, einheit }) => `${einheit}${wert}`)
    .toSorted()
    .join(" ");

/** What the statute has fixed and was said to be otherwise; what agrees with it does no harm. */
export function wirkungslose(
  eintrag: Pick<Katalogeintrag, "dauer" | "offen" | "beginn" | "richtung" | "notfrist">,
  { dauer = [], begin, direction, notfrist }: Genanntes,
): Readonly<Partial<Record<keyof Genanntes, string>>> {
  const { offen } = eintrag;
  const dieselbe = dauerschluessel(dauer) === dauerschluessel(eintrag.dauer ?? []);
  return {
    ...(!offen && dauer.length > 0 && !dieselbe && { dauer: saetze.dauerStehtFest }),
    ...(begin !== undefined && begin !== eintrag.beginn && { begin: saetze.zaehlweiseStehtFest }),
    ...(direction !== undefined &&
      direction !== eintrag.richtung && { direction: saetze.zaehlweiseStehtFest }),
    ...(notfrist !== undefined && notfrist !== eintrag.notfrist && { notfrist: saetze.artStehtFest }),
  };
}
