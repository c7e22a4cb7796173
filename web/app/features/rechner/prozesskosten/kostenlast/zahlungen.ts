import {
  anteil,
  type Cent,
  cent,
  euro,
  groesser,
  kleiner,
  type Schritt,
  summe,
} from "@gebuehrenportal/recht";
import type { ProzesskostenEingabe, Quoten } from "../eingabe.ts";
import type { Abschnitt, Ausgang, Kostenausgleich, Kostenausgleichung, Zahlung } from "../ergebnis.ts";
import { alles, prozenttext } from "../prozent.ts";
import { gerichtsgesetz, gerichtsnormen, kostenhilfe, regelnDes } from "../rechtsweg/rechtsweg.ts";
import { kostenausgleichung, quotenzahlungen } from "./kostenausgleichung.ts";
import { lage, mitHilfe } from "./kostenlast.ts";

export type Verteilung = {
  readonly ausgleich?: Kostenausgleich;
  readonly kostenausgleichung?: Kostenausgleichung;
  readonly zahlungen: readonly Zahlung[];
};

/**
 * Who pays whom once the costs are shared by the quota: the balance between the sides (§ 106 ZPO); under legal aid what of it
 * goes to the lawyer (§ 126 ZPO) and passes to the treasury (§ 59 RVG), and the court's costs that nobody has advanced.
 */
export function verteilung(
  eingabe: ProzesskostenEingabe,
  abschnitte: readonly Abschnitt[],
  staatskasse: Cent,
): Verteilung | undefined {
  const { kostenquote: quote, prozesskostenhilfe = false } = eingabe;
  if (eingabe.quoten) return nachQuoten(eingabe, eingabe.quoten, abschnitte);
  if (quote === undefined) return undefined;
  const ausgleich = kostenausgleich(eingabe, abschnitte, quote);
  const hilfe = prozesskostenhilfe
    ? {
        staatskasse,
        regelkosten: summe(abschnitte.filter((a) => mitHilfe(a, eingabe)).map((a) => a.summen.eigene)),
        norm: kostenhilfe(eingabe.rechtsweg).norm,
      }
    : undefined;
  const zahlungen = [
    ...zwischenDenSeiten(ausgleich, regelnDes[eingabe.rechtsweg ?? "zivil"].normen.ausgleich, hilfe),
    ...mitDemGericht(eingabe, abschnitte, quote),
    ...schadensersatz(eingabe, abschnitte, quote),
    ...(staatskasse > 0 ? [zahlung("staatskasse", "anwalt", staatskasse, "§§ 45, 49 RVG")] : []),
  ];
  return { ausgleich, zahlungen: zahlungen.filter(({ betrag }) => betrag > 0) };
}

/** Each side bears a share of the other's costs: two claims, set off. */
function nachQuoten(
  eingabe: ProzesskostenEingabe,
  quoten: Quoten,
  abschnitte: readonly Abschnitt[],
): Verteilung {
  const wer = (a: Abschnitt) => vorschuss(eingabe, a);
  const ausgleichung = kostenausgleichung(eingabe, quoten, abschnitte, wer);
  return {
    kostenausgleichung: ausgleichung,
    zahlungen: quotenzahlungen(eingabe, quoten, abschnitte, wer, ausgleichung),
  };
}

const zahlung = (
  von: Zahlung["von"],
  an: Zahlung["an"],
  betrag: Cent,
  norm: string,
  schritte: readonly Schritt[] = [],
): Zahlung => ({ von, an, betrag, norm, schritte });

/**
 * Who advanced the fee of a part: the claimant, later the appellant. Nobody where none is due in advance: before the labour
 * courts (§ 11 GKG), and for leave to appeal, whose fee arises with the decision.
 */
function vorschuss(
  eingabe: ProzesskostenEingabe,
  { id, stelle = 0 }: Abschnitt,
): "eigene" | "gegner" | undefined {
  const { rechtsweg = "zivil", rolle, instanzen } = eingabe;
  if (!regelnDes[rechtsweg].vorschuss || id.startsWith("zulassung")) return undefined;
  if (stelle > 0) return instanzen[stelle]?.rechtsmittelVon ?? "eigene";
  return rolle === "klaeger" ? "eigene" : "gegner";
}

/** Costs of the court in parts that are settled with the court itself: without an advance, or under legal aid. */
const direkt = (eingabe: ProzesskostenEingabe, a: Abschnitt): boolean =>
  vorschuss(eingabe, a) === undefined || mitHilfe(a, eingabe);

const gerichtskosten = (abschnitte: readonly Abschnitt[]): Cent =>
  summe(abschnitte.map((a) => a.summen.gericht));

/** The fee before the case that was claimed as damages, whole: no costs, but a claim of its own (§ 15a Abs. 3 RVG). */
function mitgeklagt(
  { vorgerichtlich, rechtsweg = "zivil" }: ProzesskostenEingabe,
  abschnitte: readonly Abschnitt[],
): Cent {
  const vor = abschnitte.find(({ id }) => id === "vorgerichtlich");
  if (rechtsweg !== "zivil" || !vorgerichtlich?.nebenforderung || !vor) return cent(0);
  return vor.summen.eigene;
}

/** What one side must pay the other once the costs are shared: the share owed less what was paid. */
function kostenausgleich(
  eingabe: ProzesskostenEingabe,
  abschnitte: readonly Abschnitt[],
  quote: number,
): Kostenausgleich {
  const norm = regelnDes[eingabe.rechtsweg ?? "zivil"].normen.ausgleich;
  const { verteilt } = lage(eingabe, abschnitte);
  const vorgeschossen = abschnitte.filter((a) => !direkt(eingabe, a));
  const eigene = cent(verteilt.eigene - mitgeklagt(eingabe, abschnitte));
  const vonEigener = gerichtskosten(vorgeschossen.filter((a) => vorschuss(eingabe, a) === "eigene"));
  const masse = cent(eigene + verteilt.gegner + gerichtskosten(vorgeschossen));
  const geschuldet = anteil(masse, quote, alles);
  const offen = cent(geschuldet - eigene - vonEigener);
  const betrag = cent(Math.abs(offen));
  return {
    schuldner: offen > 0 ? "eigene" : "gegner",
    betrag,
    schritte: [
      { text: `Eigener Anteil ${prozenttext(quote)} von ${euro(masse)}`, norm, betrag: geschuldet },
      { text: "Abzüglich eigene Anwaltskosten", norm, betrag: cent(-eigene) },
      { text: "Abzüglich selbst vorgeschossene Gerichtskosten", norm, betrag: cent(-vonEigener) },
      {
        text: offen > 0 ? "An die Gegenseite zu zahlen" : "Von der Gegenseite zu erstatten",
        norm,
        betrag,
      },
    ],
  };
}

/**
 * Under legal aid the own lawyer's fees stand in the balance as well and lower what is owed to the opponent (§§ 106, 126 Abs. 2
 * ZPO): the own side bears what it pays in the end, not its part of the opponent's costs.
 */
export function nachAusgleich(
  eingabe: ProzesskostenEingabe,
  abschnitte: readonly Abschnitt[],
  ausgang: Ausgang,
  zahlungen: readonly Zahlung[],
): Ausgang {
  if (!eingabe.prozesskostenhilfe || ausgang.art !== "quote") return ausgang;
  const ohneHilfe = abschnitte.filter((a) => !mitHilfe(a, eingabe));
  const selbst = cent(
    summe(ohneHilfe.map((a) => a.summen.eigene)) +
      gerichtskosten(ohneHilfe.filter((a) => vorschuss(eingabe, a) === "eigene")),
  );
  const bewegungen = zahlungen.flatMap(({ von, an, betrag, norm }): Schritt[] =>
    von === "eigene"
      ? [{ text: "Zu zahlen", norm, betrag }]
      : an === "eigene"
        ? [{ text: "Zu bekommen", norm, betrag: cent(-betrag) }]
        : [],
  );
  const hilfe = kostenhilfe(eingabe.rechtsweg);
  const eigene = cent(selbst + summe(bewegungen.flatMap((b) => b.betrag ?? [])));
  return {
    ...ausgang,
    eigene,
    schritte: [
      ...(selbst > 0
        ? [{ text: `Selbst bezahlt, ohne ${hilfe.name}`, norm: ausgang.norm, betrag: selbst }]
        : []),
      ...bewegungen,
      { text: "Nach dem Ausgleich zu tragen", norm: hilfe.norm("§§ 106, 122, 123 ZPO"), betrag: eigene },
    ],
  };
}

/** Legal aid: what the treasury pays the lawyer, and what he would have earned without it. */
type Hilfe = {
  readonly staatskasse: Cent;
  readonly regelkosten: Cent;
  readonly norm: (zpo: string) => string;
};

/** The opponent pays the assigned lawyer up to his regular fees; what the treasury paid beyond that passes to it. */
function zwischenDenSeiten(
  { schuldner, betrag, schritte }: Kostenausgleich,
  norm: string,
  hilfe: Hilfe | undefined,
): readonly Zahlung[] {
  if (schuldner === "eigene")
    return [
      zahlung("eigene", "gegner", betrag, hilfe ? `${hilfe.norm("§ 123 ZPO")}; ${norm}` : norm, schritte),
    ];
  if (!hilfe) return [zahlung("gegner", "eigene", betrag, norm, schritte)];
  const unterschied = groesser(cent(hilfe.regelkosten - hilfe.staatskasse), cent(0));
  const anAnwalt = kleiner(betrag, unterschied);
  const anKasse = kleiner(cent(betrag - anAnwalt), hilfe.staatskasse);
  const beitreibung = hilfe.norm("§ 126 Abs. 1 ZPO");
  return [
    zahlung("gegner", "anwalt", anAnwalt, beitreibung, [
      ...schritte,
      { text: "Regelgebühren weniger Zahlung der Staatskasse", norm: "§ 50 RVG", betrag: unterschied },
      { text: "Davon aus dem Ausgleich", norm: beitreibung, betrag: anAnwalt },
    ]),
    zahlung("gegner", "staatskasse", anKasse, "§ 59 Abs. 1 RVG", [
      {
        text: "Was dem Anwalt danach nicht mehr zusteht, geht über",
        norm: "§ 59 Abs. 1 RVG",
        betrag: anKasse,
      },
    ]),
    zahlung("gegner", "eigene", cent(betrag - anAnwalt - anKasse), norm),
  ];
}

/** Costs of the court that were not advanced; under legal aid the own share is not asked for, and repaid to an opponent who advanced it. */
function mitDemGericht(
  eingabe: ProzesskostenEingabe,
  abschnitte: readonly Abschnitt[],
  quote: number,
): readonly Zahlung[] {
  const teile = abschnitte.filter((a) => direkt(eingabe, a));
  const gesamt = gerichtskosten(teile);
  const eigener = anteil(gesamt, quote, alles);
  const vomGegner = gerichtskosten(teile.filter((a) => vorschuss(eingabe, a) === "gegner"));
  const offen = cent(gesamt - eigener - vomGegner);
  const { schuld: norm, rueck, vorschuss: vorab } = gerichtsnormen[gerichtsgesetz(eingabe.rechtsweg)];
  return [
    ...(eingabe.prozesskostenhilfe ? [] : [zahlung("eigene", "gericht", eigener, norm)]),
    offen < 0
      ? zahlung("gericht", "gegner", cent(-offen), rueck, [
          { text: "Von der Gegenseite vorgeschossen", norm: vorab, betrag: vomGegner },
          { text: "Abzüglich ihres Anteils", norm, betrag: cent(eigener - gesamt) },
        ])
      : zahlung("gegner", "gericht", offen, norm),
  ];
}

function schadensersatz(
  eingabe: ProzesskostenEingabe,
  abschnitte: readonly Abschnitt[],
  quote: number,
): readonly Zahlung[] {
  const betrag = mitgeklagt(eingabe, abschnitte);
  return [
    zahlung("gegner", "eigene", cent(betrag - anteil(betrag, quote, alles)), "§§ 280, 286 BGB", [
      { text: "Geschäftsgebühr als Nebenforderung", norm: "§§ 280 Abs. 2, 286 BGB", betrag },
      { text: `Zugesprochen im selben Verhältnis, ${prozenttext(alles - quote)}`, norm: "§ 287 ZPO" },
    ]),
  ];
}
