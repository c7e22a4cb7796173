import type { RvgErgebnis } from "@gebuehrenportal/gebuehren";
import { titel } from "@gebuehrenportal/gebuehren/verzeichnis";

/** Titles of the numbers of one matter, as they were called on its day. */
export type Titel = Readonly<Record<string, string>>;

/** Titles of every number in a result, by the id of its matter: Nr. 2302 VV of 2012 is not that of today. */
export function titelJeAngelegenheit({ angelegenheiten }: RvgErgebnis): Readonly<Record<string, Titel>> {
  return Object.fromEntries(
    angelegenheiten.map(({ id, zeilen, staatskasse, fassung }) => {
      const nummern = [...zeilen, ...(staatskasse?.zeilen ?? [])].map((z) => z.nr);
      const namen = nummern.flatMap((nr) => {
        const name = titel(nr, fassung.ab);
        return name === undefined ? [] : [[nr, name] as const];
      });
      return [id, Object.fromEntries(namen)];
    }),
  );
}
