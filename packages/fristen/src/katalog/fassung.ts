import { katalogquellen } from "@gebuehrenportal/gesetze/fristenkatalog/quellen.ts";
import type { Fassungszeile, Fristzeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import { datum, plusTage, type Quelle, type Tag, tag, type Vermerk } from "@gebuehrenportal/recht";
import { dauerText } from "../rechnung/dauer.ts";
import { dauerAusKuerzel } from "../rechnung/dauer-text.ts";
import type { Beginn, Dauer } from "../typen.ts";

/** A length with the way its first day counts. */
export type Mass = { readonly dauer: Dauer; readonly beginn?: Beginn };

/** A version of an entry with the words for the time it holds. */
export type Fassungsmass = Mass & { readonly gilt: string };

/** The version that holds on a day, and another one where it is doubtful or the law changes after that day. */
export type Fassungswahl = {
  readonly gewaehlt: Fassungsmass;
  readonly andere?: Fassungsmass;
  /** The day of the change between the two. */
  readonly ab: Tag;
  readonly vermerk?: Vermerk;
};

/** All dated versions of an entry, the oldest first; none for a length that is not dated. */
export const fassungenVon = ({ dauer }: Fristzeile): readonly Fassungszeile[] =>
  typeof dauer === "object" ? dauer : [];

/** Which of the dated versions holds for an event; `undefined` for a length that is not dated. */
export function fassungBei(z: Fristzeile, norm: string, am: Tag): Fassungswahl | undefined {
  const alle = fassungenVon(z);
  const i = geltend(alle, am);
  const [selbst, danach, davor] = [alle[i], alle[i + 1], alle[i - 1]];
  if (!selbst) return undefined;
  const gewaehlt = mass(z, alle, i);
  if (!gewaehlt) return ersatz(z, norm, alle, i);
  if (davor && selbst.ab !== undefined && selbst.zweifelBis !== undefined && am <= tag(selbst.zweifelBis)) {
    const andere = mass(z, alle, i - 1);
    return { gewaehlt, ...(andere && { andere }), ab: tag(selbst.ab) };
  }
  const ab = tag(danach?.ab ?? selbst.ab ?? "1900-01-01");
  const andere = danach && !danach.eindeutig ? mass(z, alle, i + 1) : undefined;
  return { gewaehlt, ...(andere && { andere }), ab };
}

/** The last version that has begun; before the first one the first. */
const geltend = (alle: readonly Fassungszeile[], am: Tag): number =>
  Math.max(
    0,
    alle.findLastIndex(({ ab }) => ab === undefined || tag(ab) <= am),
  );

/** The event lies in a time without a version: the next one is counted, else the last before, and that is said. */
function ersatz(
  z: Fristzeile,
  norm: string,
  alle: readonly Fassungszeile[],
  i: number,
): Fassungswahl | undefined {
  const spaeter = alle.findIndex((f, j) => j > i && f.dauer !== undefined);
  const j = spaeter > 0 ? spaeter : alle.findLastIndex((f, k) => k < i && f.dauer !== undefined);
  const gewaehlt = mass(z, alle, j);
  const ab = tag((spaeter > 0 ? alle[j]?.ab : alle[i]?.ab) ?? "1900-01-01");
  return gewaehlt && { gewaehlt, ab, vermerk: fehlt(norm, ab, spaeter > 0) };
}

function mass(z: Fristzeile, alle: readonly Fassungszeile[], i: number): Fassungsmass | undefined {
  const f = alle[i];
  const beginn = f?.beginn ?? z.beginn;
  return f?.dauer === undefined
    ? undefined
    : { dauer: dauerAusKuerzel(f.dauer), gilt: zeitraum(alle, i), ...(beginn && { beginn }) };
}

/** „bis 28.07.2026“, „vom 01.01.2022 bis 31.12.2022“, „ab 29.07.2026“ */
function zeitraum(alle: readonly Fassungszeile[], i: number): string {
  const [ab, danach] = [alle[i]?.ab, alle[i + 1]?.ab];
  const bis = danach === undefined ? undefined : datum(plusTage(tag(danach), -1));
  if (ab === undefined || i === 0) return bis === undefined ? "" : `bis ${bis}`;
  return bis === undefined ? `ab ${datum(tag(ab))}` : `vom ${datum(tag(ab))} bis ${bis}`;
}

const fehlt = (norm: string, ab: Tag, alter: boolean): Vermerk => ({
  art: "warnung",
  text: alter
    ? `Vor dem ${datum(ab)} gab es diese Frist nicht. Bitte prüfen Sie, ob sie für diesen Vorgang schon gilt.`
    : `Seit dem ${datum(ab)} gilt diese Fassung nur noch für übergeleitete Vorgänge. Bitte prüfen Sie das Übergangsrecht.`,
  norm,
});

/** A version as a page lists it. */
export type Katalogfassung = {
  /** First day; absent for the first version where its day is not known. */
  readonly ab?: Tag;
  readonly bis?: Tag;
  /** „2 Wochen“, or that the period did not exist (any more). */
  readonly text: string;
  readonly stand: "früher" | "gilt" | "künftig";
  readonly beginnUngesichert: boolean;
  /** The day of the event alone decides between this version and the one before. */
  readonly eindeutig: boolean;
  readonly quelle?: Quelle;
};

/** Every version of an entry as it stands on a day, the oldest first. */
export function katalogfassungen(z: Fristzeile, am: Tag): readonly Katalogfassung[] {
  const alle = fassungenVon(z);
  const heute = geltend(alle, am);
  return alle.map(({ ab, dauer, quelle, abSicherheit, eindeutig = false }, i) => {
    const danach = alle[i + 1]?.ab;
    return {
      ...(ab !== undefined && { ab: tag(ab) }),
      ...(danach !== undefined && { bis: plusTage(tag(danach), -1) }),
      text:
        dauer === undefined ? (i === 0 ? "gab es nicht" : "aufgehoben") : dauerText(dauerAusKuerzel(dauer)),
      stand: i < heute ? "früher" : i === heute ? "gilt" : "künftig",
      beginnUngesichert: abSicherheit !== undefined,
      eindeutig,
      ...(quelle !== undefined && { quelle: katalogquellen[quelle] }),
    };
  });
}

/** The length on a day in its short form; `undefined` where the statute has none, or none on that day. */
export const dauerAm = (z: Fristzeile, am: Tag): string | undefined => {
  if (typeof z.dauer !== "object") return z.dauer;
  return z.dauer[geltend(z.dauer, am)]?.dauer;
};
