import famgkg from "@gebuehrenportal/gesetze/famgkg/titel.json" with { type: "json" };
import gkg from "@gebuehrenportal/gesetze/gkg/titel.json" with { type: "json" };
import gnotkg from "@gebuehrenportal/gesetze/gnotkg/titel.json" with { type: "json" };
import gvkostg from "@gebuehrenportal/gesetze/gvkostg/titel.json" with { type: "json" };
import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import type { Tag } from "@gebuehrenportal/recht";

/** Short names of the numbers and where they stand. The full texts are in `verzeichnis/index.ts`. */
type Titeldatei = {
  readonly pfade: readonly (readonly string[])[];
  readonly nummern: Readonly<Record<string, Titelzeile>>;
};
type Titelzeile = {
  readonly t: string;
  readonly p: number;
  readonly c?: number;
  /** Earlier names, each with the first day on which it no longer held. */
  readonly f?: readonly (readonly string[])[];
};

const dateien: Readonly<Record<Gesetz, Titeldatei>> = { gkg, famgkg, gnotkg, gvkostg };

const zeile = (gesetz: Gesetz, nr: string): Titelzeile | undefined =>
  Object.hasOwn(dateien[gesetz].nummern, nr) ? dateien[gesetz].nummern[nr] : undefined;

/** What the number is called, on a day where it meant something else then; `undefined` for an unknown number. */
export function titel(gesetz: Gesetz, nr: string, stichtag?: Tag): string | undefined {
  const gefunden = zeile(gesetz, nr);
  const frueher = stichtag && gefunden?.f?.find(([bis = ""]) => stichtag < bis)?.[1];
  return frueher ?? gefunden?.t;
}

/** Teil, Hauptabschnitt, Abschnitt of the number, outermost first; empty for an unknown number. */
export function pfad(gesetz: Gesetz, nr: string): readonly string[] {
  const gefunden = zeile(gesetz, nr);
  return gefunden ? (dateien[gesetz].pfade[gefunden.p] ?? []) : [];
}

/** Whether lawyers use the number often; menus show these, the search knows all. */
export const gelaeufig = (gesetz: Gesetz, nr: string): boolean => zeile(gesetz, nr)?.c === 1;
