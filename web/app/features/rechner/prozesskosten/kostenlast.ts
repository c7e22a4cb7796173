import { anteil, type Cent, cent, euro, type Schritt, summe, zahl } from "@gebuehrenportal/recht";
import type { ProzesskostenEingabe } from "./eingabe.ts";
import type { Abschnitt, Ausgang, Kostenausgleich, Kostensummen } from "./ergebnis.ts";

/** All of it, in hundredths of a percent. */
const alles = 10_000;

/** Sums of all parts of the case. */
export function kostensummen(abschnitte: readonly Abschnitt[]): Kostensummen {
  const von = (art: keyof Kostensummen) => summe(abschnitte.map((a) => a.summen[art]));
  return { eigene: von("eigene"), gegner: von("gegner"), gericht: von("gericht"), zusammen: von("zusammen") };
}

/** Hundredths of a percent as words: 6667 → „66,67 %“, 7000 → „70 %“. */
export const prozenttext = (hundertstel: number): string =>
  `${zahl(cent(hundertstel)).replace(/,00$/, "")}\u00a0%`;

/** Who bears what: when the own side loses, wins, by the quota, and after a settlement that says nothing about costs. */
export function ausgaenge(eingabe: ProzesskostenEingabe, summen: Kostensummen): readonly Ausgang[] {
  const { kostenquote, prozesskostenhilfe = false, instanzen } = eingabe;
  const nachAnteil = (art: Ausgang["art"], norm: string, quote: number): Ausgang => {
    const betrag = eigenerAnteil(summen, quote, prozesskostenhilfe);
    return {
      art,
      norm,
      eigene: betrag,
      gegner: cent(anteil(summen.zusammen, alles - quote, alles)),
      schritte: anteilsschritte(summen, quote, norm, prozesskostenhilfe),
    };
  };
  return [
    nachAnteil("unterliegen", "§ 91 Abs. 1 ZPO", alles),
    nachAnteil("obsiegen", "§ 91 Abs. 1 ZPO", 0),
    ...(kostenquote === undefined ? [] : [nachAnteil("quote", "§ 92 Abs. 1 ZPO", kostenquote)]),
    ...(instanzen.some(({ ende }) => ende === "vergleich")
      ? [kostenaufhebung(summen, prozesskostenhilfe)]
      : []),
  ];
}

/** Legal aid frees from the court's costs and the own lawyer's, never from the opponent's (§§ 122 Abs. 1, 123 ZPO). */
const eigenerAnteil = ({ zusammen, gegner }: Kostensummen, quote: number, hilfe: boolean): Cent =>
  anteil(hilfe ? gegner : zusammen, quote, alles);

function anteilsschritte(
  summen: Kostensummen,
  quote: number,
  norm: string,
  hilfe: boolean,
): readonly Schritt[] {
  const { zusammen, gegner } = summen;
  return [
    { text: "Anwaltskosten beider Seiten und Gerichtskosten", norm: "§ 91 Abs. 1, 2 ZPO", betrag: zusammen },
    ...(hilfe
      ? [
          {
            text: "Davon mit Prozesskostenhilfe nur die Anwaltskosten der Gegenseite",
            norm: "§§ 122 Abs. 1, 123 ZPO",
            betrag: gegner,
          },
        ]
      : []),
    { text: `Eigener Anteil ${prozenttext(quote)}`, norm, betrag: eigenerAnteil(summen, quote, hilfe) },
  ];
}

function kostenaufhebung({ eigene, gegner, gericht }: Kostensummen, hilfe: boolean): Ausgang {
  const haelfte = anteil(gericht, 1, 2);
  const norm = "§§ 92 Abs. 1 Satz 2, 98 ZPO";
  return {
    art: "kostenaufhebung",
    norm,
    eigene: hilfe ? cent(0) : cent(eigene + haelfte),
    gegner: cent(gegner + gericht - haelfte),
    schritte: [
      { text: "Eigene Anwaltskosten", norm, betrag: eigene },
      { text: "Hälfte der Gerichtskosten", norm, betrag: haelfte },
      ...(hilfe
        ? [{ text: "Mit Prozesskostenhilfe nichts davon", norm: "§ 122 Abs. 1 ZPO", betrag: cent(0) }]
        : []),
    ],
  };
}

/** What one side must pay the other once the costs are shared: the share owed less what was paid. */
export function kostenausgleich(
  { kostenquote, rolle, instanzen, prozesskostenhilfe }: ProzesskostenEingabe,
  abschnitte: readonly Abschnitt[],
  summen: Kostensummen,
): Kostenausgleich | undefined {
  if (kostenquote === undefined || prozesskostenhilfe) return undefined;
  const vorschuss = summe(
    abschnitte.map(({ id, summen: s }) => {
      const fuehrer =
        id === "2" || id === "3" ? (instanzen[Number(id) - 1]?.rechtsmittelVon ?? "eigene") : undefined;
      const eigener = fuehrer === undefined ? rolle === "klaeger" : fuehrer === "eigene";
      return eigener ? s.gericht : cent(0);
    }),
  );
  const geschuldet = anteil(summen.zusammen, kostenquote, alles);
  const gezahlt = cent(summen.eigene + vorschuss);
  const offen = cent(geschuldet - gezahlt);
  const norm = "§ 106 Abs. 1 ZPO";
  return {
    schuldner: offen > 0 ? "eigene" : "gegner",
    betrag: cent(Math.abs(offen)),
    schritte: [
      {
        text: `Eigener Anteil ${prozenttext(kostenquote)} von ${euro(summen.zusammen)}`,
        norm,
        betrag: geschuldet,
      },
      { text: "Abzüglich eigene Anwaltskosten", norm, betrag: cent(-summen.eigene) },
      { text: "Abzüglich selbst vorgeschossene Gerichtskosten", norm, betrag: cent(-vorschuss) },
      {
        text: offen > 0 ? "An die Gegenseite zu zahlen" : "Von der Gegenseite zu erstatten",
        norm,
        betrag: cent(Math.abs(offen)),
      },
    ],
  };
}

const abwaegung = "§ 91 Abs. 1 ZPO";

/**
 * Chance of winning from which the case pays: what is lost by losing, in relation to that and what winning brings. For a
 * defendant the same: he weighs paying at once against defending himself.
 */
export function gewinnschwelle(wert: Cent, verlieren: Cent, gewinnen: Cent) {
  const gewinn = cent(wert - gewinnen);
  const nenner = verlieren + gewinn;
  const prozent100 = nenner <= 0 ? alles : Math.min(alles, Math.ceil((verlieren * alles) / nenner));
  return {
    prozent100,
    schritte: [
      { text: "Verlust bei Unterliegen", norm: abwaegung, betrag: verlieren },
      { text: "Gewinn bei Obsiegen", norm: abwaegung, betrag: gewinn },
      { text: `Verlust geteilt durch Verlust und Gewinn: ${prozenttext(prozent100)}`, norm: abwaegung },
    ],
  };
}

/** Average of both outcomes at a chance of winning. */
export function erwartung(wert: Cent, verlieren: Cent, gewinnen: Cent, aussicht: number) {
  const plus = anteil(cent(wert - gewinnen), aussicht, alles);
  const minus = anteil(verlieren, alles - aussicht, alles);
  return {
    betrag: cent(plus - minus),
    schritte: [
      { text: `${prozenttext(aussicht)} des Gewinns bei Obsiegen`, norm: abwaegung, betrag: plus },
      {
        text: `${prozenttext(alles - aussicht)} des Verlusts bei Unterliegen`,
        norm: abwaegung,
        betrag: cent(-minus),
      },
    ],
  };
}
