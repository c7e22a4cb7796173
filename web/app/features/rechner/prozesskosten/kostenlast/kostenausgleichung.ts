import { anteil, type Cent, cent, euro, type Schritt, summe } from "@gebuehrenportal/recht";
import type { Anteil, Parteiseite, ProzesskostenEingabe, Quoten } from "../eingabe.ts";
import type { Abschnitt, Ausgang, Kostenausgleichung, Zahlung } from "../ergebnis.ts";
import { gerichtsgesetz, gerichtsnormen, regelnDes } from "../rechtsweg/rechtsweg.ts";

/** Who advanced the court's fee of a part; `undefined`: nobody. */
export type Vorschuss = (a: Abschnitt) => Parteiseite | undefined;

/** What of a part is repaid by quotas of its own, with the quotas that hold there. */
type Teil = {
  readonly titel: string;
  readonly quoten: Quoten;
  readonly eigene: Cent;
  readonly gegner: Cent;
  readonly gericht: Cent;
  readonly vorgeschossenVon: Parteiseite | undefined;
  /** Sides whose lawyer nobody repays here; their share is named all the same. */
  readonly ohneErstattung: readonly Parteiseite[];
};

/** Parts before the case follow the quotas of the first instance. */
function teile(
  eingabe: ProzesskostenEingabe,
  quoten: Quoten,
  abschnitte: readonly Abschnitt[],
  vorschuss: Vorschuss,
): readonly Teil[] {
  return abschnitte.map((a) => ({
    titel: a.titel,
    quoten: eingabe.instanzen[a.stelle ?? 0]?.quoten ?? quoten,
    eigene: cent(a.summen.eigene - a.nichtErstattet.eigene),
    gegner: cent(a.summen.gegner - a.nichtErstattet.gegner),
    gericht: a.summen.gericht,
    vorgeschossenVon: vorschuss(a),
    ohneErstattung: (["eigene", "gegner"] as const).filter((seite) => a.nichtErstattet[seite] > 0),
  }));
}

export const anteilstext = ({ zaehler, nenner }: Anteil): string => `${zaehler}/${nenner}`;
const von = (betrag: Cent, { zaehler, nenner }: Anteil): Cent => anteil(betrag, zaehler, nenner);
const rest = ({ zaehler, nenner }: Anteil): Anteil => ({ zaehler: nenner - zaehler, nenner });

/**
 * The balance of costs where each side bears a share of the other's (§§ 92, 106 ZPO): a claim of each side, over all instances,
 * with the court's costs it advanced beyond its own share, set off against each other.
 */
export function kostenausgleichung(
  eingabe: ProzesskostenEingabe,
  quoten: Quoten,
  abschnitte: readonly Abschnitt[],
  vorschuss: Vorschuss,
): Kostenausgleichung {
  const norm = regelnDes[eingabe.rechtsweg ?? "zivil"].normen.ausgleich;
  const alle = teile(eingabe, quoten, abschnitte, vorschuss);
  const eigener = anspruch("eigene", alle, norm);
  const fremder = anspruch("gegner", alle, norm);
  const offen = cent(eigener.betrag - fremder.betrag);
  const betrag = cent(Math.abs(offen));
  return {
    ansprueche: [eigener, fremder],
    schuldner: offen < 0 ? "eigene" : "gegner",
    betrag,
    schritte: [
      { text: "Anspruch der eigenen Seite", norm, betrag: eigener.betrag },
      { text: "Abzüglich Anspruch der Gegenseite", norm, betrag: cent(-fremder.betrag) },
      { text: offen < 0 ? "An die Gegenseite zu zahlen" : "Von der Gegenseite zu erstatten", norm, betrag },
    ],
  };
}

function anspruch(
  glaeubiger: Parteiseite,
  alle: readonly Teil[],
  norm: string,
): Kostenausgleichung["ansprueche"][number] {
  const schritte = alle.flatMap((teil): Schritt[] => {
    const { quoten, titel, gericht, vorgeschossenVon } = teil;
    const quote = glaeubiger === "eigene" ? quoten.gegnerVonEigenen : quoten.eigeneVonGegner;
    const kosten = teil[glaeubiger];
    // Of the court's costs that one side advanced, the other repays its share.
    const fremderAnteil = glaeubiger === "eigene" ? rest(quoten.gericht) : quoten.gericht;
    return [
      ...(kosten > 0 || teil.ohneErstattung.includes(glaeubiger)
        ? [
            {
              text: `${titel}: ${anteilstext(quote)} der zu erstattenden Kosten von ${euro(kosten)}`,
              norm,
              betrag: von(kosten, quote),
            },
          ]
        : []),
      ...(vorgeschossenVon === glaeubiger && gericht > 0
        ? [
            {
              text: `${titel}: ${anteilstext(fremderAnteil)} der vorgeschossenen Gerichtskosten von ${euro(gericht)}`,
              norm,
              betrag: von(gericht, fremderAnteil),
            },
          ]
        : []),
    ];
  });
  return { glaeubiger, betrag: summe(schritte.flatMap((s) => s.betrag ?? [])), schritte };
}

/** What each side bears in the end by these quotas. */
export function quotenausgang(
  eingabe: ProzesskostenEingabe,
  quoten: Quoten,
  abschnitte: readonly Abschnitt[],
): Ausgang {
  const { normen } = regelnDes[eingabe.rechtsweg ?? "zivil"];
  const norm = normen.quote;
  const alle = teile(eingabe, quoten, abschnitte, () => undefined);
  const fest = summe(abschnitte.map((a) => a.nichtErstattet.eigene));
  const selbst = summe(alle.map((t) => cent(t.eigene - von(t.eigene, t.quoten.gegnerVonEigenen))));
  const fremd = summe(alle.map((t) => von(t.gegner, t.quoten.eigeneVonGegner)));
  const gericht = summe(alle.map((t) => von(t.gericht, t.quoten.gericht)));
  const eigene = summe([fest, selbst, fremd, gericht]);
  const zusammen = summe(abschnitte.map((a) => a.summen.zusammen));
  return {
    art: "quote",
    norm,
    eigene,
    gegner: cent(zusammen - eigene),
    schritte: [
      { text: "Eigene außergerichtliche Kosten ohne das Erstattete", norm, betrag: cent(selbst + fest) },
      { text: "Anteil an denen der Gegenseite", norm, betrag: fremd },
      { text: "Anteil an den Gerichtskosten", norm, betrag: gericht },
    ],
  };
}

/** The payments that follow: the balance, and the court's costs that nobody advanced. */
export function quotenzahlungen(
  eingabe: ProzesskostenEingabe,
  quoten: Quoten,
  abschnitte: readonly Abschnitt[],
  vorschuss: Vorschuss,
  { schuldner, betrag, schritte }: Kostenausgleichung,
): readonly Zahlung[] {
  const { normen } = regelnDes[eingabe.rechtsweg ?? "zivil"];
  const offene = teile(eingabe, quoten, abschnitte, vorschuss).filter(
    ({ vorgeschossenVon }) => vorgeschossenVon === undefined,
  );
  const eigener = summe(offene.map((t) => von(t.gericht, t.quoten.gericht)));
  const gesamt = summe(offene.map((t) => t.gericht));
  const glaeubiger = schuldner === "eigene" ? "gegner" : "eigene";
  const norm = gerichtsnormen[gerichtsgesetz(eingabe.rechtsweg)].schuld;
  const gericht = { an: "gericht", norm, schritte: [] } as const;
  const zahlungen: readonly Zahlung[] = [
    { von: schuldner, an: glaeubiger, betrag, norm: normen.ausgleich, schritte },
    { ...gericht, von: "eigene", betrag: eigener },
    { ...gericht, von: "gegner", betrag: cent(gesamt - eigener) },
  ];
  return zahlungen.filter((z) => z.betrag > 0);
}
