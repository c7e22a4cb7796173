import { anteil, type Cent, cent, type Schritt, summe } from "@gebuehrenportal/recht";
import type { ProzesskostenEingabe } from "../eingabe.ts";
import type { Abschnitt, Ausgang, Kostensummen, Nichterstattung } from "../ergebnis.ts";
import { alles, prozenttext } from "../prozent.ts";
import { kostenhilfe, regelnDes } from "../rechtsweg/rechtsweg.ts";
import { normenliste } from "../rechtsweg/teil.ts";
import { quotenausgang } from "./kostenausgleichung.ts";

/** Sums of all parts of the case. */
export function kostensummen(abschnitte: readonly Abschnitt[]): Kostensummen {
  const von = (art: keyof Kostensummen) => summe(abschnitte.map((a) => a.summen[art]));
  return { eigene: von("eigene"), gegner: von("gegner"), gericht: von("gericht"), zusammen: von("zusammen") };
}

/** Lawyers' costs of all parts that nobody repays, with every norm that says so. */
export function nichtErstattet(abschnitte: readonly Abschnitt[]): Nichterstattung {
  const mit = abschnitte.filter((a) => a.nichtErstattet.eigene > 0 || a.nichtErstattet.gegner > 0);
  return {
    eigene: summe(mit.map((a) => a.nichtErstattet.eigene)),
    gegner: summe(mit.map((a) => a.nichtErstattet.gegner)),
    normen: normenliste(mit.map((a) => a.nichtErstattet.normen)),
  };
}

/** The costs as they are shared: what follows the outcome, and what the own side is freed from or keeps. */
export type Lage = {
  /** Costs that are repaid by the outcome. */
  readonly verteilt: Omit<Kostensummen, "zusammen"> & { readonly zusammen: Cent };
  readonly fest: Nichterstattung;
  /** Parts of `verteilt` and `fest` that legal aid takes from the own side. */
  readonly befreit: { readonly verteilt: Cent; readonly fest: Cent };
};

/** Legal aid reaches the instances, not what came before them. */
export const mitHilfe = ({ stelle }: Abschnitt, { prozesskostenhilfe }: ProzesskostenEingabe): boolean =>
  prozesskostenhilfe === true && stelle !== undefined;

export function lage(eingabe: ProzesskostenEingabe, abschnitte: readonly Abschnitt[]): Lage {
  const alle = kostensummen(abschnitte);
  const fest = nichtErstattet(abschnitte);
  const befreite = abschnitte.filter((a) => mitHilfe(a, eingabe));
  const festBefreit = summe(befreite.map((a) => a.nichtErstattet.eigene));
  return {
    verteilt: {
      eigene: cent(alle.eigene - fest.eigene),
      gegner: cent(alle.gegner - fest.gegner),
      gericht: alle.gericht,
      zusammen: cent(alle.zusammen - fest.eigene - fest.gegner),
    },
    fest,
    befreit: {
      verteilt: cent(summe(befreite.flatMap((a) => [a.summen.eigene, a.summen.gericht])) - festBefreit),
      fest: festBefreit,
    },
  };
}

/** Who bears what: when the own side loses, wins, by the quota, and after a settlement that says nothing about costs. */
export function ausgaenge(
  eingabe: ProzesskostenEingabe,
  abschnitte: readonly Abschnitt[],
): readonly Ausgang[] {
  const { kostenquote, instanzen, rechtsweg = "zivil" } = eingabe;
  const { normen } = regelnDes[rechtsweg];
  const stand = lage(eingabe, abschnitte);
  const nachAnteil = (art: Ausgang["art"], norm: string, quote: number): Ausgang => {
    const { verteilt, fest } = stand;
    return {
      art,
      norm,
      eigene: eigeneLast(stand, quote),
      gegner: cent(fest.gegner + verteilt.zusammen - anteil(verteilt.zusammen, quote, alles)),
      schritte: anteilsschritte(stand, quote, norm, kostenhilfe(rechtsweg)),
    };
  };
  const ohneQuote =
    rechtsweg === "scheidung"
      ? verbundausgaenge(eingabe, abschnitte, nachAnteil)
      : [nachAnteil("unterliegen", normen.unterliegen, alles), nachAnteil("obsiegen", normen.unterliegen, 0)];
  return [
    ...ohneQuote,
    ...(kostenquote === undefined ? [] : [nachAnteil("quote", normen.quote, kostenquote)]),
    ...(eingabe.quoten ? [quotenausgang(eingabe, eingabe.quoten, abschnitte)] : []),
    ...(instanzen.some(({ ende }) => ende === "vergleich")
      ? [kostenaufhebung(eingabe, abschnitte, normen.aufhebung)]
      : []),
  ];
}

type NachAnteil = (art: Ausgang["art"], norm: string, quote: number) => Ausgang;

/** How a divorce ends (§ 150 Abs. 1, 2 FamFG), the likely way first: costs are cancelled, or the applicant bears them all. */
function verbundausgaenge(
  eingabe: ProzesskostenEingabe,
  abschnitte: readonly Abschnitt[],
  nachAnteil: NachAnteil,
): readonly Ausgang[] {
  const { rolle, instanzen } = eingabe;
  const ende = instanzen[0]?.ende;
  const zurueckgenommen = ende === "ruecknahme";
  const norm = "§ 150 Abs. 2 Satz 1 FamFG";
  const alleinige = {
    ...(rolle === "klaeger" ? nachAnteil("unterliegen", norm, alles) : nachAnteil("obsiegen", norm, 0)),
    titel: `Scheidungsantrag ${zurueckgenommen ? "zurückgenommen" : "abgewiesen"}`,
  };
  const aufgehoben = (titel: string, satz: string) => ({
    ...kostenaufhebung(eingabe, abschnitte, `§ 150 ${satz} FamFG`),
    titel,
  });
  if (zurueckgenommen) return [alleinige, aufgehoben("Beide Anträge zurückgenommen", "Abs. 2 Satz 2")];
  return ende === "erledigung"
    ? [aufgehoben("Verfahren erledigt", "Abs. 2 Satz 2")]
    : [aufgehoben("Ehe geschieden", "Abs. 1"), alleinige];
}

const eigenerTeil = ({ verteilt, befreit }: Lage): Cent => cent(verteilt.zusammen - befreit.verteilt);

/** Legal aid frees from the court's costs and the own lawyer's, never from the opponent's (§§ 122 Abs. 1, 123 ZPO). */
const eigeneLast = (stand: Lage, quote: number): Cent =>
  cent(stand.fest.eigene - stand.befreit.fest + anteil(eigenerTeil(stand), quote, alles));

function anteilsschritte(
  stand: Lage,
  quote: number,
  norm: string,
  hilfe: ReturnType<typeof kostenhilfe>,
): readonly Schritt[] {
  const { verteilt, fest, befreit } = stand;
  const keinErsatz = cent(fest.eigene + fest.gegner);
  const selbst = cent(fest.eigene - befreit.fest);
  return [
    {
      text: "Anwaltskosten beider Seiten und Gerichtskosten",
      norm,
      betrag: cent(verteilt.zusammen + keinErsatz),
    },
    ...(keinErsatz > 0
      ? [{ text: "Davon erstattet niemand", norm: fest.normen, betrag: cent(-keinErsatz) }]
      : []),
    ...(befreit.verteilt > 0
      ? [
          {
            text: `Davon mit ${hilfe.name} nicht zu tragen`,
            norm: hilfe.norm("§§ 122 Abs. 1, 123 ZPO"),
            betrag: cent(-befreit.verteilt),
          },
        ]
      : []),
    {
      text: `Eigener Anteil ${prozenttext(quote)}`,
      norm,
      betrag: anteil(eigenerTeil(stand), quote, alles),
    },
    ...(selbst > 0
      ? [{ text: "Dazu eigene Anwaltskosten ohne Erstattung", norm: fest.normen, betrag: selbst }]
      : []),
  ];
}

function kostenaufhebung(
  eingabe: ProzesskostenEingabe,
  abschnitte: readonly Abschnitt[],
  norm: string,
): Ausgang {
  const alle = kostensummen(abschnitte);
  const selbst = kostensummen(abschnitte.filter((a) => !mitHilfe(a, eingabe)));
  const haelfte = anteil(selbst.gericht, 1, 2);
  const hilfe = kostenhilfe(eingabe.rechtsweg);
  const befreit = alle.eigene > selbst.eigene || alle.gericht > selbst.gericht;
  return {
    art: "kostenaufhebung",
    norm,
    eigene: cent(selbst.eigene + haelfte),
    gegner: cent(alle.gegner + alle.gericht - anteil(alle.gericht, 1, 2)),
    schritte: [
      { text: "Eigene Anwaltskosten", norm, betrag: selbst.eigene },
      { text: "Hälfte der Gerichtskosten", norm, betrag: haelfte },
      ...(befreit
        ? [{ text: `Das Übrige nimmt die ${hilfe.name} ab`, norm: hilfe.norm("§ 122 Abs. 1 ZPO") }]
        : []),
    ],
  };
}
