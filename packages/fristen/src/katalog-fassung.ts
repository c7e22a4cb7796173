import { datum, plusTage, type Tag, tag, type Vermerk } from "@gebuehrenportal/recht";
import type { Fassungszeile, Fristzeile } from "../gesetz/katalog/typ.ts";
import { dauerAusKuerzel } from "./katalog-daten.ts";
import type { Beginn, Dauer } from "./typen.ts";

/** A length with the way its first day counts. */
export type Mass = { readonly dauer: Dauer; readonly beginn?: Beginn };

/** A version of an entry with the words for the time it holds. */
export type Fassungsmass = Mass & { readonly gilt: string };

/** The version that holds on a day, and the other one where it is doubtful or the day is older than the change. */
export type Fassungswahl = {
  readonly gewaehlt: Fassungsmass;
  readonly andere?: Fassungsmass;
  /** First day of the newer version. */
  readonly ab: Tag;
  readonly vermerk?: Vermerk;
};

/** Which of two dated versions holds for an event; `undefined` for entries with one version only. */
export function fassungBei(
  { fassungen, beginn }: Fristzeile,
  norm: string,
  am: Tag,
): Fassungswahl | undefined {
  const [alt, neu] = fassungen ?? [];
  if (!alt || neu?.ab === undefined) return undefined;
  const ab = tag(neu.ab);
  const vorher = mass(alt, `bis ${datum(plusTage(ab, -1))}`, beginn);
  const nachher = mass(neu, `ab ${datum(ab)}`, beginn);
  const alter = am < ab;
  const einzige = vorher ?? nachher;
  if (!vorher || !nachher) {
    if (!einzige) return undefined;
    return (vorher === undefined) === alter
      ? { gewaehlt: einzige, ab, vermerk: fehlt(norm, ab, alter) }
      : { gewaehlt: einzige, ab };
  }
  const offen = neu.zweifelBis !== undefined && am <= tag(neu.zweifelBis);
  if (alter) return { gewaehlt: vorher, andere: nachher, ab };
  return offen ? { gewaehlt: nachher, andere: vorher, ab } : { gewaehlt: nachher, ab };
}

const mass = (f: Fassungszeile, gilt: string, beginn: Beginn | undefined): Fassungsmass | undefined => {
  const b = f.beginn ?? beginn;
  return f.dauer === undefined
    ? undefined
    : { dauer: dauerAusKuerzel(f.dauer), gilt, ...(b && { beginn: b }) };
};

/** The event lies in a time in which the entry did not exist. */
const fehlt = (norm: string, ab: Tag, alter: boolean): Vermerk => ({
  art: "warnung",
  text: alter
    ? `Vor dem ${datum(ab)} gab es diese Frist nicht. Bitte prüfen Sie, ob sie für diesen Vorgang schon gilt.`
    : `Seit dem ${datum(ab)} gilt diese Fassung nur noch für übergeleitete Vorgänge. Bitte prüfen Sie das Übergangsrecht.`,
  norm,
});
