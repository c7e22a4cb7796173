import { isDeepStrictEqual } from "node:util";
import { aufgeloest, type Haus, istTest, type Verstoss } from "../haus.ts";
import { gesetz, reihenAusserhalb } from "../rules-recht.ts";

/** A call that makes a series. */
const macht = /\bzeitreihe(<|\()/;

type Zeitreihe = {
  readonly norm: string;
  readonly geprueft: string;
  readonly fassungen: readonly {
    readonly ab: string;
    readonly quelle: { readonly titel: string; readonly fundstelle: string };
    readonly wert?: unknown;
  }[];
  readonly aus?: readonly Zeitreihe[];
};
type Reihe = { readonly titel: string; readonly reihe: Zeitreihe };

/** Versions without a source that can be looked up, and series nobody says to have compared with the text. */
export function herkunftPruefen(reihen: readonly Reihe[]): string[] {
  return reihen.flatMap(({ titel, reihe }) => [
    ...reihe.fassungen
      .filter(({ quelle }) => quelle.titel.trim() === "" || !/\d/.test(quelle.fundstelle))
      .map(({ ab }) => `${titel} (${reihe.norm}), Fassung ab ${ab}: keine Quelle`),
    ...(/^\d{4}-\d\d-\d\d$/.test(reihe.geprueft) && reihe.norm !== ""
      ? []
      : [`${titel}: kein Tag der Prüfung`]),
  ]);
}

/**
 * Versions of an excerpt that none of its series has, and what none of them says on that day, numbers and words. Its evidence stands
 * at those series, so that it must not say anything of its own: it is one of them, whole or in part, the same part in
 * every version, or what several say together.
 */
export function auszuegePruefen(reihen: readonly Reihe[]): string[] {
  return reihen.flatMap(({ titel, reihe: { norm, fassungen, aus = [] } }) => {
    if (aus.length === 0) return [];
    const orte = fassungen.map((fassung) => orteIn(aus, fassung));
    if ([...(orte[0] ?? [])].some((ort) => orte.every((hier) => hier.has(ort)))) return [];
    const nirgends = fassungen.filter((_, i) => orte[i]?.size === 0);
    return (nirgends.length > 0 ? nirgends : fassungen).map(
      ({ ab }) => `${titel} (${norm}), Fassung ab ${ab}: steht nicht in der Reihe, aus der sie genommen ist`,
    );
  });
}

/** Where in its series a version of an excerpt stands. */
function orteIn(
  aus: readonly Zeitreihe[],
  { ab, quelle, wert }: Zeitreihe["fassungen"][number],
): ReadonlySet<string> {
  if (!aus.some(({ fassungen }) => fassungen.some((f) => f.ab === ab && f.quelle === quelle)))
    return new Set();
  const geltende = aus.flatMap(({ fassungen }) => fassungen.findLast((f) => f.ab <= ab) ?? []);
  const werte = geltende.map((f) => f.wert);
  const teile = werte.flatMap((ganzes, i) => orteVon(ganzes, wert).map((ort) => `${i}${ort}`));
  return new Set([...teile, ...(aus.length > 1 && istZusammen(werte, wert) ? ["zusammen"] : [])]);
}

/** The paths at which a value says all that a part of it says. */
function orteVon(ganzes: unknown, teil: unknown, ort = ""): readonly string[] {
  const tiefer = istObjekt(ganzes)
    ? Object.entries(ganzes).flatMap(([feld, wert]) => orteVon(wert, teil, `${ort}.${feld}`))
    : [];
  return istTeil(ganzes, teil) ? [ort, ...tiefer] : tiefer;
}

const istTeil = (ganzes: unknown, teil: unknown): boolean =>
  istObjekt(ganzes) && istObjekt(teil)
    ? Object.entries(teil).every(([feld, wert]) => isDeepStrictEqual(ganzes[feld], wert))
    : isDeepStrictEqual(ganzes, teil);

/** Whether each field is one of the series as a whole, or of its name there, in the order of the series. */
function istZusammen(reihen: readonly unknown[], wert: unknown): boolean {
  if (!istObjekt(wert)) return false;
  let naechste = 0;
  return Object.entries(wert).every(([feld, inhalt]) => {
    for (; naechste < reihen.length; naechste += 1) {
      const reihe = reihen[naechste];
      if (istObjekt(reihe) && Object.hasOwn(reihe, feld) && isDeepStrictEqual(reihe[feld], inhalt))
        return true;
      if (isDeepStrictEqual(reihe, inhalt)) {
        naechste += 1;
        return true;
      }
    }
    return false;
  });
}

const istObjekt = (wert: unknown): wert is Readonly<Record<string, unknown>> =>
  typeof wert === "object" && wert !== null && !Array.isArray(wert);

/**
 * Files of the law with a dated series that no test reaches, directly or through the rules that read it. The list of
 * all series does not count as reading them.
 */
export function ungepruefteReihen(haus: Haus): string[] {
  const erreicht = new Set([...haus.quellen.keys()].filter((pfad) => /^packages\/.+\.test\.ts$/.test(pfad)));
  for (const pfad of erreicht) {
    if (/^packages\/gesetze\/reihen\//.test(pfad)) continue;
    for (const { ziel, nurTyp } of haus.quellen.get(pfad)?.importe ?? []) {
      const datei = aufgeloest(haus, pfad, ziel);
      if (datei !== undefined && !nurTyp) erreicht.add(datei);
    }
  }
  return [...haus.quellen.values()]
    .filter(({ pfad, text }) => gesetz.test(pfad) && macht.test(text))
    .map(({ pfad }) => pfad)
    .filter((pfad) => !erreicht.has(pfad));
}

/** A citation of a gazette as it is typed, `BGBl. I 2016 S. 2591` or by the key of a register, `2016/2591`. */
const fundstelle = /"(?:BGBl|RGBl|ABl)\. [^"]*"|"\d{4}\/\d+"(?=: \[)/g;
const schluessel = /^BGBl\. (?:I (\d{4}) S|(\d{4}) I Nr)\. (\d+)/;

/** Acts whose citation is typed in more than one place of the law: an act stands once. */
export function fundstellenPruefen(haus: Haus): Verstoss[] {
  const orte = [...haus.quellen.values()]
    .filter(({ pfad }) => gesetz.test(pfad) && pfad.endsWith(".ts") && !istTest(pfad))
    .flatMap(({ pfad, text }) =>
      [...new Set(text.match(fundstelle))].map((stelle) => ({
        pfad,
        stelle: einheitlich(stelle.slice(1, -1)),
      })),
    );
  return [...Map.groupBy(orte, ({ stelle }) => stelle)]
    .filter(([, mehrere]) => mehrere.length > 1)
    .map(([stelle, mehrere]) => ({
      regel: "fundstellen",
      pfad: mehrere.map(({ pfad }) => pfad).join(", "),
      was: `${stelle} steht mehrmals`,
    }));
}

const einheitlich = (stelle: string): string => {
  const [, seite, nummer, stellenzahl] = schluessel.exec(stelle) ?? [];
  return stellenzahl === undefined ? stelle : `${seite ?? nummer}/${stellenzahl}`;
};

/** Dated series that stand outside of the law. */
export function reihenPruefen(haus: Haus): Verstoss[] {
  return [...haus.quellen.values()]
    .filter(({ pfad, text }) => /^(packages|web)\//.test(pfad) && macht.test(text))
    .filter(({ pfad }) => !gesetz.test(pfad) && !pfad.startsWith("packages/recht/") && !istTest(pfad))
    .filter(({ pfad }) => !Object.hasOwn(reihenAusserhalb, pfad))
    .map(({ pfad }) => ({ regel: "reihen", pfad, was: "Eine Zeitreihe gehört in das Gesetz" }));
}
