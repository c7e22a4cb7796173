import { datum, type Tag, untrennbar } from "@gebuehrenportal/recht";
import type { Satztabelle } from "#dokumente/satztabelle.ts";
import { type Frist, istUnerledigt, type Zustand } from "./frist.ts";
import { saetze } from "./saetze.ts";

const zustandswort: Readonly<Record<Zustand, string>> = {
  "ausloeser-offen": "Auslöser offen",
  "zu-genehmigen": "Zu kontrollieren",
  offen: "Offen",
  "verlaengerung-beantragt": "Verlängerung beantragt",
  verlaengert: "Verlängert",
  erledigt: "Erledigt",
  gestrichen: "Gestrichen",
};

/** The state of an entry on paper; an end that is only applied for stands there with its day, whatever else is waited for. */
export function standwort(frist: Pick<Frist, "zustand" | "beantragtBis">): string {
  const { zustand, beantragtBis } = frist;
  if (beantragtBis === null || !istUnerledigt(frist)) return zustandswort[zustand];
  const antrag = `Verlängerung beantragt bis ${datum(beantragtBis)} (vorläufig)`;
  return zustand === "verlaengerung-beantragt" ? antrag : `${zustandswort[zustand]}; ${antrag}`;
}

/** What somebody was called from an instant on, until the next one. */
export type Namensstand = { readonly id: string; readonly ab: Date; readonly name: string };

/** Names by ids. `am`: as it was then; unset: as it is now. */
export type Namen = (id: string | null, am?: Date | null) => string;

/**
 * The names of those who work or have worked in the office. Whoever has left keeps the one that he had when he acted; of
 * what is still in his hands it is said that he has left.
 *
 * @param namen what the book has noted, in the order of the instants
 */
export function namenVon(
  personen: readonly { readonly id: string; readonly name: string }[],
  namen: readonly Namensstand[] = [],
): Namen {
  const heute = new Map(personen.map(({ id, name }) => [id, name]));
  return (id, am) => {
    if (id === null) return "Portal";
    const staende = namen.filter((stand) => stand.id === id);
    const damals = am ? (staende.findLast(({ ab }) => ab <= am) ?? staende[0]) : undefined;
    const letzter = staende.at(-1);
    const einst = letzter && saetze.ausgeschieden(letzter.name);
    return damals?.name ?? heute.get(id) ?? einst ?? saetze.ehemalig;
  };
}

/** The head of the chain as it stands on paper. */
export const kopfwort = ({ nr, hash }: { readonly nr: number; readonly hash: string }): string =>
  nr === 0 ? "noch keine" : `Nr. ${nr}, ${hash}`;

/** A column, and its share of the width: each has one, so that no text ever leaves its column. */
export type Papierspalte = readonly [titel: string, anteil: number];

/** A table on paper; without rows it says so. */
export const tafel = (
  titel: string,
  spalten: readonly Papierspalte[],
  zeilen: readonly (readonly string[])[],
  leer: string,
): Satztabelle => ({
  titel,
  spalten:
    zeilen.length === 0
      ? [{ titel: "", rechts: false }]
      : spalten.map(([name, anteil]) => ({ titel: name, rechts: false, anteil })),
  zeilen:
    zeilen.length === 0
      ? [{ art: "zeile", zellen: [leer] }]
      : zeilen.map((zellen) => ({ art: "zeile", zellen: zellen.map(untrennbar) })),
});

/** These papers have none of their own kind. */
export const ohneRechenweg: Satztabelle = { titel: "", spalten: [], zeilen: [] };

/** „16.11.2026, 17:45 Uhr“ */
export const endewort = (frist: Pick<Frist, "endeUhr">, tag: Tag | null): string =>
  tag === null ? "noch kein Tag" : `${datum(tag)}${frist.endeUhr === null ? "" : `, ${frist.endeUhr} Uhr`}`;

/** A day, or nothing. */
export const tagwort = (tag: Tag | null): string => (tag === null ? "" : datum(tag));

/** „Berufungsbegründung, § 520 Abs. 2 ZPO“ */
export const fristUndNorm = ({ titel, norm }: Pick<Frist, "titel" | "norm">): string =>
  [titel, norm].filter(Boolean).join(", ");
