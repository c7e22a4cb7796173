import type { Cent } from "@gebuehrenportal/recht";

/** An invoice that is still open. */
export type OffeneRechnung = {
  readonly id: string;
  readonly nummer: string;
  readonly offen: number;
  /** Numbers under which it was issued before. */
  readonly fruehere?: readonly string[];
};

/** A document that money went back on, or may go back on. */
export type Beglichen = OffeneRechnung & {
  readonly art: "rechnung" | "korrektur";
  /** What was paid on it and has not been taken back, each payment for itself. */
  readonly gezahlt: readonly number[];
};

/** To which invoices a payment belongs, and how sure that is. */
export type Zuordnung =
  | {
      readonly art: "sicher";
      readonly teile: readonly {
        readonly rechnungId: string;
        readonly betrag: number;
        /** As it was named. */
        readonly nummer: string;
      }[];
    }
  | { readonly art: "zweifel"; readonly grund: string; readonly vorschlaege: readonly string[] };

/** An entry as it is to be assigned. */
export type Eingang = {
  readonly zweck: string;
  readonly betrag: Cent;
  /** Those of the numbers it may name that have been given to a document. */
  readonly vorhanden: ReadonlySet<string>;
  /** Numbers it names whose part is booked already, and no longer in the amount. */
  readonly gebucht?: ReadonlySet<string>;
};

/** Digits of a number at least (then with zeros before it), and as many as it may ever have. */
const [stellen, hoechstensStellen] = [5, 8];

/**
 * Numbers of invoices in what a payer wrote, however he and his bank parted them. Each is told in all the ways it can be
 * read, the shortest first: „10000 0“ may be both, while „100000“ is not „10000“.
 */
export function nennungen(zweck: string): readonly (readonly string[])[] {
  const zeichen = [...zweck.toUpperCase()].flatMap((eines, stelle) =>
    /[A-Z0-9]/.test(eines) ? [{ z: eines, stelle }] : [],
  );
  const glatt = zeichen.map(({ z }) => z).join("");
  const gefunden = [...glatt.matchAll(/GP(20\d{2})(\d{5,})/g)].map(
    ({ 1: jahr = "", 2: ziffern = "", index }) => {
      const stelle = (i: number) => zeichen[index + 6 + i]?.stelle ?? 0;
      const luecke = [...ziffern].findIndex((_, i) => i > 0 && stelle(i) > stelle(i - 1) + 1);
      const amStueck = luecke < 0 ? ziffern.length : luecke;
      return lesarten(ziffern, amStueck).map((n) => `GP-${jahr}-${n}`);
    },
  );
  return [...new Map(gefunden.map((n) => [n.join(), n])).values()];
}

function lesarten(ziffern: string, amStueck: number): readonly string[] {
  // Only a number that would be shorter has zeros before it.
  if (ziffern.startsWith("0")) return [ziffern.slice(0, stellen)];
  const von = amStueck > hoechstensStellen ? stellen : Math.max(stellen, amStueck);
  const bis = Math.min(ziffern.length, hoechstensStellen);
  return Array.from({ length: bis - von + 1 }, (_, i) => ziffern.slice(0, von + i));
}

/** What is named, by what there is: one document each, or in doubt. */
function gemeint({ zweck, vorhanden, gebucht }: Eingang) {
  const alle = nennungen(zweck).map((lesarten) => ({
    lesarten,
    da: lesarten.filter((n) => vorhanden.has(n)),
  }));
  const offen = alle.filter(({ da }) => !da.some((n) => gebucht?.has(n)));
  return {
    nummern: offen.flatMap(({ da }) => da),
    unbekannt: offen.flatMap(({ lesarten: [kuerzeste], da }) =>
      da.length === 0 && kuerzeste ? [kuerzeste] : [],
    ),
    eindeutig: offen.every(({ da }) => da.length === 1),
  };
}

/** Sure is a payment alone that names invoices which are open with exactly this amount, together. */
export function zuordnung(eingang: Eingang, offene: readonly OffeneRechnung[]): Zuordnung {
  const { betrag } = eingang;
  const { nummern, unbekannt, eindeutig } = gemeint(eingang);
  const genannt = offene.filter((r) => heisst(r, nummern));
  const summe = genannt.reduce((s, { offen }) => s + offen, 0);
  const alle = eindeutig && nummern.every((nummer) => genannt.some((r) => heisst(r, [nummer])));
  if (genannt.length > 0 && alle && summe === betrag)
    return {
      art: "sicher",
      teile: genannt.map((rechnung) => ({
        rechnungId: rechnung.id,
        betrag: rechnung.offen,
        nummer: nummern.find((n) => heisst(rechnung, [n])) ?? rechnung.nummer,
      })),
    };
  if (genannt.length > 0)
    return {
      art: "zweifel",
      grund: alle
        ? "Der Betrag weicht von dem ab, was offen ist."
        : eindeutig || unbekannt.length > 0
          ? "Eine der genannten Rechnungen ist nicht offen oder nicht bekannt."
          : "Welche Rechnung genannt ist, lässt sich verschieden lesen.",
      vorschlaege: genannt.map(({ id }) => id),
    };
  const gleiche = offene.filter(({ offen }) => offen === betrag).map(({ id }) => id);
  if (unbekannt.length > 0)
    return {
      art: "zweifel",
      grund: `Die Rechnung ${unbekannt.join(", ")} gibt es nicht.`,
      vorschlaege: gleiche,
    };
  if (nummern.length > 0)
    return { art: "zweifel", grund: `Auf ${nummern.join(", ")} ist nichts offen.`, vorschlaege: gleiche };
  return { art: "zweifel", grund: "Im Verwendungszweck steht keine Rechnungsnummer.", vorschlaege: gleiche };
}

const heisst = ({ nummer, fruehere = [] }: OffeneRechnung, nummern: readonly string[]): boolean =>
  [nummer, ...fruehere].some((n) => nummern.includes(n));

/**
 * To which document money belongs that went out. Sure is a credit that is paid out with exactly what is open on it, and
 * a payment taken back that was booked with exactly this amount; each payment is taken back once.
 *
 * @param betrag below zero
 */
export function ruecklauf(ausgang: Eingang, belege: readonly Beglichen[]): Zuordnung {
  const { betrag } = ausgang;
  const { nummern, unbekannt, eindeutig } = gemeint(ausgang);
  const genannt = belege.filter((r) => heisst(r, nummern));
  const erstattet = genannt.filter(({ offen }) => offen === betrag);
  const zurueck = genannt.filter(({ art, gezahlt }) => art === "rechnung" && gezahlt.includes(-betrag));
  const [beleg, ...weitere] = erstattet.length > 0 ? erstattet : zurueck;
  const [nummer, ...mehr] = nummern;
  if (beleg && nummer && weitere.length === 0 && eindeutig && mehr.length === 0)
    return { art: "sicher", teile: [{ rechnungId: beleg.id, betrag, nummer }] };
  const vorschlaege = genannt.map(({ id }) => id);
  if (genannt.length === 0)
    return { art: "zweifel", grund: `Ausgang: ${unbekannt.join(", ")} ist nicht bekannt.`, vorschlaege };
  return {
    art: "zweifel",
    grund: "Ausgang: Mit diesem Betrag ist auf die genannte Rechnung nichts gezahlt oder zu erstatten.",
    vorschlaege,
  };
}
