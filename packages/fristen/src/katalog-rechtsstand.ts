import { type Fassung, type Reihe, tag, zeitreihe } from "@gebuehrenportal/recht";
import { katalogquelle, katalogreihe } from "../gesetz/katalog/stand.ts";
import type { Fassungszeile } from "../gesetz/katalog/typ.ts";
import { geprueft } from "../gesetz/regeln/geprueft.ts";
import { fristzeile } from "./katalog-daten.ts";
import { katalogverzeichnis } from "./katalog-suche.ts";

/** The catalogue as a whole and every change of law in it, for the page „Rechtsstand“. */
export const katalogreihen: readonly Reihe[] = [
  { titel: "Fristenkatalog", reihe: katalogreihe },
  ...katalogverzeichnis.flatMap(({ id, name, norm }) => {
    const [erste, ...weitere] = (fristzeile(id)?.fassungen ?? []).flatMap(fassung);
    return erste
      ? [{ titel: `Frist: ${name}`, reihe: zeitreihe({ norm, geprueft }, [erste, ...weitere]) }]
      : [];
  }),
];

/** A dated version; the one before the first change has no day of its own. */
function fassung({ ab, abSicherheit, dauer }: Fassungszeile): readonly Fassung<string>[] {
  if (ab === undefined) return [];
  const wert = dauer ?? "aufgehoben";
  return [{ ab: tag(ab), quelle: katalogquelle, wert, ...(abSicherheit && { abSicherheit }) }];
}
