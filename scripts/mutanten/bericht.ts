import type { Gleichwertig } from "./gleichwertig-typ.ts";

/** What is read of the JSON report; positions count from 1. */
export type Bericht = {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly Mutant[];
      }
    >
  >;
};
export type Mutant = {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: Ort; readonly end: Ort };
};
/** A change with its number and its file; `status` is set when it is not to be tried. */
export type Aenderung = Mutant & { readonly id: string; readonly datei: string };
type Ort = { readonly line: number; readonly column: number };

type Dateiergebnis = {
  readonly datei: string;
  readonly erkannt: number;
  readonly zeitablauf: number;
  readonly gesamt: number;
  readonly gleichwertig: number;
  readonly ueberlebende: readonly string[];
};
export type Ergebnis = {
  readonly dateien: readonly Dateiergebnis[];
  readonly prozent: number;
  /** Entries of the list that no surviving change matches any more. */
  readonly ueberholt: readonly Gleichwertig[];
};

const erkannte = new Set(["Killed", "Timeout", "RuntimeError"]);
const unerkannte = new Set(["Survived", "NoCoverage"]);

/** A change that no test noticed. One that the compiler refuses counts neither for nor against the tests. */
export const ueberlebend = ({ status }: Mutant): boolean => unerkannte.has(status);

/** The report of a run: every change with what became of it. */
export function alsBericht(
  quellen: Readonly<Record<string, string>>,
  aenderungen: readonly Aenderung[],
  befund: (id: string) => string,
): Bericht {
  const files = Object.entries(quellen).map(([datei, source]) => {
    const mutants = aenderungen
      .filter((a) => a.datei === datei)
      .map((a) => ({ ...a, status: a.status || befund(a.id) }));
    return [datei, { source, mutants }] as const;
  });
  return { files: Object.fromEntries(files) };
}

/** Score and survivors per file. Named equivalent changes count neither for nor against the tests. */
export function ausgewertet(bericht: Bericht, gleichwertige: readonly Gleichwertig[]): Ergebnis {
  const getroffen = new Set<Gleichwertig>();
  const dateien = Object.entries(bericht.files).map(([datei, { source, mutants }]): Dateiergebnis => {
    const zeilenDerDatei = source.split("\n");
    const offen = mutants.filter(ueberlebend);
    const echte = offen.filter(({ location: { start }, replacement }) => {
      const zeile = zeilenDerDatei[start.line - 1]?.trim();
      const treffer = gleichwertige.find(
        (g) => g.datei === datei && g.zeile === zeile && g.ersatz === replacement,
      );
      if (treffer) getroffen.add(treffer);
      return treffer === undefined;
    });
    const erkannt = mutants.filter(({ status }) => erkannte.has(status)).length;
    return {
      datei,
      erkannt,
      zeitablauf: mutants.filter(({ status }) => status === "Timeout").length,
      gesamt: erkannt + echte.length,
      gleichwertig: offen.length - echte.length,
      ueberlebende: echte.map(({ location, replacement = "", mutatorName, status }) => {
        const alt = ausschnitt(zeilenDerDatei, location);
        const nie = status === "NoCoverage" ? " (kein Test)" : "";
        return `${datei}:${location.start.line}:${location.start.column} ${mutatorName}${nie}: ${kurz(alt)} → ${kurz(replacement)}`;
      }),
    };
  });
  const summe = (wert: (d: Dateiergebnis) => number) => dateien.reduce((n, d) => n + wert(d), 0);
  return {
    dateien,
    prozent: anteil(
      summe((d) => d.erkannt),
      summe((d) => d.gesamt),
    ),
    ueberholt: gleichwertige.filter((g) => g.datei in bericht.files && !getroffen.has(g)),
  };
}

/** The report as it is printed: survivors, then one line per file, worst first, then the whole. */
export function zeilen({ dateien, prozent, ueberholt }: Ergebnis): string[] {
  const schlechteste = dateien.toSorted((a, b) => anteil(a.erkannt, a.gesamt) - anteil(b.erkannt, b.gesamt));
  const summe = (wert: (d: Dateiergebnis) => number) => String(dateien.reduce((n, d) => n + wert(d), 0));
  return [
    ...dateien.flatMap(({ ueberlebende }) => ueberlebende),
    ...ueberholt.map(({ datei, zeile, ersatz }) => `Nicht mehr gleichwertig: ${datei}: ${zeile} → ${ersatz}`),
    "",
    ...schlechteste.map(
      (d) =>
        `${zahl(anteil(d.erkannt, d.gesamt))} %  ${d.erkannt} von ${d.gesamt}${zusatz(d.gleichwertig, "gleichwertig")}${zusatz(d.zeitablauf, "durch Zeitablauf")}  ${d.datei}`,
    ),
    `${zahl(prozent)} %  ${summe((d) => d.erkannt)} von ${summe((d) => d.gesamt)}  insgesamt`,
  ];
}

const anteil = (teil: number, ganzes: number): number => (ganzes === 0 ? 100 : (teil / ganzes) * 100);
const zahl = (prozent: number): string => prozent.toFixed(1).replace(".", ",").padStart(5);
const zusatz = (anzahl: number, wort: string): string => (anzahl === 0 ? "" : `, ${anzahl} ${wort}`);

function ausschnitt(
  alle: readonly string[],
  { start, end }: { readonly start: Ort; readonly end: Ort },
): string {
  const teil = alle.slice(start.line - 1, end.line);
  const letzte = teil.length - 1;
  return teil
    .map((zeile, i) => zeile.slice(i === 0 ? start.column - 1 : 0, i === letzte ? end.column - 1 : undefined))
    .join(" ");
}

const kurz = (text: string): string => {
  const einzeilig = text.replace(/\s+/g, " ").trim();
  return einzeilig.length > 70 ? `${einzeilig.slice(0, 67)}…` : einzeilig;
};
