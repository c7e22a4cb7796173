import { katalogquellen } from "@gebuehrenportal/gesetze/fristenkatalog/quellen.ts";
import { katalogquelle, katalogreihe } from "@gebuehrenportal/gesetze/fristenkatalog/stand.ts";
import type { Fassungszeile, Fristzeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import { bgbAnfang } from "@gebuehrenportal/gesetze/fristregeln/anfang.ts";
import { geprueft } from "@gebuehrenportal/gesetze/geprueft.ts";
import { type Fassung, type Reihe, tag, zeitreihe } from "@gebuehrenportal/recht";
import { fristzeile } from "./daten.ts";
import { fassungenVon } from "./fassung.ts";
import { katalogverzeichnis } from "./suche.ts";

/** The catalogue as a whole and every change of law in it, for the page „Rechtsstand“. */
export const katalogreihen: readonly Reihe[] = [
  { titel: "Fristenkatalog", reihe: katalogreihe },
  ...katalogverzeichnis.flatMap(({ id, name, norm }) => {
    const z = fristzeile(id);
    return z ? [...laengen(z, name, norm), ...grenzen(z, name)] : [];
  }),
];

/** The versions of a length, each with its own source. */
function laengen(zeile: Fristzeile, name: string, norm: string): readonly Reihe[] {
  const [erste, ...weitere] = fassungenVon(zeile).flatMap(fassung);
  return erste
    ? [{ titel: `Frist: ${name}`, reihe: zeitreihe({ norm, geprueft }, [erste, ...weitere]) }]
    : [];
}

/** A version; where the first has no day of its own, it holds „von Anfang an“. None before there was a period. */
function fassung(
  { ab, abSicherheit, dauer, quelle }: Fassungszeile,
  index: number,
): readonly Fassung<string>[] {
  if (index === 0 && dauer === undefined) return [];
  return [
    {
      ab: ab === undefined ? bgbAnfang : tag(ab),
      quelle: quelle === undefined ? katalogquelle : katalogquellen[quelle],
      wert: dauer ?? "aufgehoben",
      ...(abSicherheit && { abSicherheit }),
    },
  ];
}

/** A limit that has a first day of its own. */
function grenzen({ grenze }: Fristzeile, name: string): readonly Reihe[] {
  if (grenze?.seit === undefined) return [];
  const { seit, norm, dauer, quelle } = grenze;
  return [
    {
      titel: `Höchstfrist: ${name}`,
      reihe: zeitreihe({ norm, geprueft }, [
        { ab: tag(seit), quelle: quelle === undefined ? katalogquelle : katalogquellen[quelle], wert: dauer },
      ]),
    },
  ];
}
