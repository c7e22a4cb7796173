import type { RvgAntwort, RvgEingabe, RvgErgebnis } from "@gebuehrenportal/gebuehren";
import { type Gegenergebnis, gegenrechnung } from "./gegenrechnung.ts";

/** What came out of one comparison: the kind of both answers, and each amount that differs. */
export type Vergleich = {
  readonly art: "ergebnis" | "kein-ergebnis";
  readonly abweichungen: readonly string[];
};

type Gegenrechnung = Extract<Gegenergebnis, { art: "ergebnis" }>;
type Betrag = readonly [name: string, rechner: number | undefined, gegen: number | undefined];

/** Compares the engine's answer with the second calculation: totals, matters, lines, treasury. */
export function vergleich(eingabe: RvgEingabe, antwort: RvgAntwort): Vergleich {
  const gegen = gegenrechnung(eingabe);
  if (antwort.art === "kein-ergebnis" && gegen.art === "kein-ergebnis")
    return { art: "kein-ergebnis", abweichungen: [] };
  if (antwort.art === "kein-ergebnis")
    return { art: "ergebnis", abweichungen: [`Rechner ohne Ergebnis: ${antwort.grund}`] };
  if (gegen.art === "kein-ergebnis")
    return { art: "ergebnis", abweichungen: [`Gegenrechnung ohne Ergebnis: ${gegen.grund}`] };
  const betraege = [...summen(antwort, gegen), ...angelegenheiten(antwort, gegen)];
  return {
    art: "ergebnis",
    abweichungen: betraege
      .filter(([, a, b]) => a !== b)
      .map(([name, a, b]) => `${name}: Rechner ${a}, Gegenrechnung ${b}`),
  };
}

function summen(a: RvgErgebnis, b: Gegenrechnung): readonly Betrag[] {
  return [
    ["netto", a.netto, b.netto],
    ["Umsatzsteuer", a.umsatzsteuer.betrag, b.umsatzsteuer],
    ["brutto", a.brutto, b.brutto],
    ["gezahlt", a.zahlungen?.brutto ?? 0, b.gezahlt],
    ["enthaltene Umsatzsteuer", a.zahlungen?.enthalteneUmsatzsteuer ?? 0, b.enthalteneUmsatzsteuer],
    ["offen", a.offen, b.offen],
    ["Zahl der Angelegenheiten", a.angelegenheiten.length, b.angelegenheiten.length],
  ];
}

function angelegenheiten(a: RvgErgebnis, b: Gegenrechnung): readonly Betrag[] {
  return b.angelegenheiten.flatMap((gegen, i): readonly Betrag[] => {
    const er = a.angelegenheiten[i];
    const name = (feld: string): string => `${gegen.id} ${feld}`;
    return [
      [name("Gebühren vor Anrechnung"), er?.gebuehrenVorAnrechnung, gegen.gebuehrenVorAnrechnung],
      [name("Gebühren"), er?.gebuehren, gegen.gebuehren],
      [name("Auslagen"), er?.auslagen, gegen.auslagen],
      [name("netto"), er?.netto, gegen.netto],
      [name("steuerfrei"), er?.steuerfrei, gegen.steuerfrei],
      ...zeilen(er?.zeilen ?? [], gegen.zeilen, name),
      ...felder(er?.staatskasse, gegen.staatskasse, name),
    ];
  });
}

type VergleichbareZeile = {
  readonly art: string;
  readonly nr: string;
  readonly angerechnet?: { readonly regel: string };
  readonly betrag: number;
  readonly position?: string;
};

/** Fee lines one by one, caps, credits by rule and expenses by number as sums: their split into lines is free. */
function zeilen(
  a: readonly VergleichbareZeile[],
  b: readonly VergleichbareZeile[],
  name: (feld: string) => string,
): readonly Betrag[] {
  const schluessel = (z: VergleichbareZeile): string =>
    z.art === "gebuehr"
      ? `gebuehr ${z.position ?? z.nr}`
      : z.art === "kappung"
        ? "kappung"
        : `${z.art} ${z.angerechnet?.regel ?? auslagennummer(z)}`;
  const summiert = (liste: readonly VergleichbareZeile[]): ReadonlyMap<string, number> => {
    const karte = new Map<string, number>();
    for (const z of liste) karte.set(schluessel(z), (karte.get(schluessel(z)) ?? 0) + z.betrag);
    return karte;
  };
  const vonA = summiert(a);
  const vonB = summiert(b);
  const alle = new Set([...vonA.keys(), ...vonB.keys()]);
  return [...alle].map((k): Betrag => [name(k), vonA.get(k) ?? 0, vonB.get(k) ?? 0]);
}

/** Expenses without a number of the register (passing through) have free wording in `nr`. */
const auslagennummer = (z: VergleichbareZeile): string =>
  z.art !== "auslage" || /^700[0-7]$/.test(z.nr) ? z.nr : "durchlaufend";

const kassenfelder = [
  "gebuehren",
  "auslagen",
  "netto",
  "umsatzsteuer",
  "brutto",
  "abzug",
  "auszahlung",
  "weitereVerguetung",
] as const;

function felder(
  a: Readonly<Record<(typeof kassenfelder)[number], number>> | undefined,
  b: Readonly<Record<(typeof kassenfelder)[number], number>> | undefined,
  name: (feld: string) => string,
): readonly Betrag[] {
  return kassenfelder.map((f): Betrag => [name(`Staatskasse ${f}`), a?.[f], b?.[f]]);
}
