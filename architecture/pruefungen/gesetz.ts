import { aufgeloest, type Haus, istTest, type Verstoss } from "../haus.ts";
import { gesetz, reihenAusserhalb } from "../rules-recht.ts";
import { blaetter } from "./belege.ts";

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
 * Versions of an excerpt that none of its series has, and figures that none of them says on that day. Its evidence stands at those
 * series, so that it must not say anything of its own.
 */
export function auszuegePruefen(reihen: readonly Reihe[]): string[] {
  return reihen.flatMap(({ titel, reihe: { norm, fassungen, aus } }) =>
    (aus === undefined ? [] : fassungen)
      .filter((fassung) => !stehtIn(aus ?? [], fassung))
      .map(
        ({ ab }) =>
          `${titel} (${norm}), Fassung ab ${ab}: steht nicht in der Reihe, aus der sie genommen ist`,
      ),
  );
}

function stehtIn(aus: readonly Zeitreihe[], { ab, quelle, wert }: Zeitreihe["fassungen"][number]): boolean {
  const zahlen = aus.flatMap(({ fassungen }) => [
    ...blaetter(fassungen.findLast((fassung) => fassung.ab <= ab)?.wert).values(),
  ]);
  return (
    aus.some(({ fassungen }) => fassungen.some((f) => f.ab === ab && f.quelle === quelle)) &&
    [...blaetter(wert).values()].every((zahl) => zahlen.includes(zahl))
  );
}

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
