import { euro, summe, type Vermerk } from "@gebuehrenportal/recht";
import { verbundgrenzen, versorgungsausgleichMindestens } from "@gebuehrenportal/streitwert/grenzen";
import type { ProzesskostenEingabe } from "../eingabe.ts";
import { istKindschaftssache } from "./folgesachen.ts";

const hinweis = (text: string, norm: string): Vermerk => ({ art: "hinweis", text, norm });
const warnung = (text: string, norm: string): Vermerk => ({ art: "warnung", text, norm });

/** What the reader must know of a divorce beside the figures. `ehesache`: the value of the divorce alone. */
export const verbundvermerke = (
  eingabe: ProzesskostenEingabe,
  ehesache: ProzesskostenEingabe["wert"],
): readonly Vermerk[] => [
  ...zumWert(eingabe, ehesache),
  ...zumVersorgungsausgleich(eingabe),
  ...zuDenFolgesachen(eingabe),
  ...zurRuecknahme(eingabe),
  ...zuDenRechtsmitteln(eingabe),
  ...zuDenAnwaelten(eingabe),
];

function zumWert(
  { instanzen }: ProzesskostenEingabe,
  wert: ProzesskostenEingabe["wert"],
): readonly Vermerk[] {
  const am = instanzen[0]?.am;
  const grenzen = am && verbundgrenzen(am)?.ehesache;
  if (!grenzen || (wert >= grenzen.mindestens && wert <= grenzen.hoechstens)) return [];
  const grenze =
    wert < grenzen.mindestens
      ? `mindestens ${euro(grenzen.mindestens)}`
      : `höchstens ${euro(grenzen.hoechstens)}`;
  return [
    warnung(
      `Der Wert der Ehesache beträgt ${grenze}; gerechnet ist mit dem angegebenen Wert.`,
      "§ 43 Abs. 1 Satz 2 FamGKG",
    ),
  ];
}

function zumVersorgungsausgleich({ folgesachen = [], instanzen }: ProzesskostenEingabe): readonly Vermerk[] {
  const werte = folgesachen.flatMap(({ art, wert }) =>
    art === "versorgungsausgleich" && wert !== undefined ? [wert] : [],
  );
  if (werte.length === 0) {
    return [
      hinweis(
        "Kein Versorgungsausgleich ist mitgerechnet; über ihn wird mit der Scheidung meist auch ohne Antrag entschieden.",
        "§ 137 Abs. 2 Satz 2 FamFG",
      ),
    ];
  }
  const am = instanzen[0]?.am;
  const mindestens = am && versorgungsausgleichMindestens(am);
  return mindestens !== undefined && summe(werte) < mindestens
    ? [
        hinweis(
          `Der Versorgungsausgleich ist insgesamt mindestens ${euro(mindestens)} wert, wenn das Gericht nicht weniger festsetzt; gerechnet ist mit dem angegebenen Wert.`,
          "§ 50 Abs. 1 Satz 2, Abs. 3 FamGKG",
        ),
      ]
    : [];
}

function zuDenFolgesachen({
  folgesachen = [],
  instanzen,
  prozesskostenhilfe,
}: ProzesskostenEingabe): readonly Vermerk[] {
  if (folgesachen.length === 0) return [];
  const hat = (feld: "zeugen" | "sachverstaendige" | "eigeneKosten" | "gegnerKosten") =>
    instanzen.some((i) => i[feld]);
  const mehrfach = folgesachen.some(
    ({ art }, i) => istKindschaftssache(art) && folgesachen.slice(0, i).some((f) => f.art === art),
  );
  return [
    hinweis(
      "Mehrkosten einer Folgesache sind alle Kosten mit ihr, weniger die Kosten ohne sie. Anders als gegeneinander aufgehoben werden sie nur, wenn das Gericht sie nach billigem Ermessen einem Ehegatten auferlegt. Ob es die Differenz meint oder einen Anteil nach den Werten, ist Auslegung seiner Entscheidung.",
      "§ 150 Abs. 4 FamFG; OLG Nürnberg, 25.09.2014, 11 WF 1152/14",
    ),
    ...(mehrfach
      ? [
          hinweis(
            "Eine Kindschaftssache ist mehrfach angegeben, und jede Angabe ist gerechnet; betrifft eine einzige mehrere Kinder, erhöht sie den Wert nur einmal.",
            "§ 44 Abs. 2 Satz 1 Halbsatz 2 FamGKG",
          ),
        ]
      : []),
    ...(folgesachen.length > 1
      ? [
          hinweis(
            "Die Mehrkosten gelten für jede Folgesache allein; zusammengezählt ergeben sie nicht die Kosten aller Folgesachen, weil die Gebühren langsamer steigen als der Wert.",
            "§ 13 Abs. 1 RVG, § 28 Abs. 1 FamGKG",
          ),
        ]
      : []),
    ...(hat("zeugen") || hat("sachverstaendige")
      ? [
          hinweis(
            "Zeugen und Sachverständige sind in den Mehrkosten nicht enthalten; was sie wegen einer Folgesache gekostet haben, kommt hinzu.",
            "Nr. 2005 KV FamGKG",
          ),
        ]
      : []),
    ...(hat("eigeneKosten") || hat("gegnerKosten")
      ? [
          hinweis(
            "Die Mehrkosten rechnen mit den gesetzlichen Gebühren, nicht mit den angegebenen Kosten.",
            "§ 91 Abs. 2 ZPO",
          ),
        ]
      : []),
    ...(prozesskostenhilfe && folgesachen.some(({ art }) => art !== "versorgungsausgleich")
      ? [
          hinweis(
            "Die Verfahrenskostenhilfe für die Scheidung erstreckt sich von selbst nur auf den Versorgungsausgleich; für andere Folgesachen ist sie eigens zu bewilligen.",
            "§ 149 FamFG",
          ),
        ]
      : []),
  ];
}

const zurRuecknahme = ({ instanzen }: ProzesskostenEingabe): readonly Vermerk[] =>
  instanzen[0]?.ende === "ruecknahme"
    ? [
        hinweis(
          "Wer den Scheidungsantrag zurücknimmt, trägt die Kosten der Scheidung und der Folgesachen; haben beide ihren Antrag zurückgenommen, sind sie aufgehoben.",
          "§ 150 Abs. 2 FamFG",
        ),
      ]
    : [];

function zuDenRechtsmitteln({ folgesachen = [], instanzen }: ProzesskostenEingabe): readonly Vermerk[] {
  if (instanzen.length === 1) return [];
  const dritte = instanzen[2];
  return [
    ...(dritte?.ende === "erledigung" && !dritte.vorBegruendung
      ? [
          hinweis(
            "Nach der Begründung der Rechtsbeschwerde ermäßigt eine Erledigung die Gebühr des Gerichts nicht mehr.",
            "Nr. 1131, 1132 KV FamGKG",
          ),
        ]
      : []),
    hinweis(
      "Aufgehoben gerechnet sind auch die Kosten der Rechtsmittel; wer mit einem Rechtsmittel keinen Erfolg hat, trägt in der Regel dessen Kosten.",
      "§ 97 Abs. 1 ZPO, § 84 FamFG",
    ),
    ...(folgesachen.length > 0 && instanzen.some((i, stelle) => stelle > 0 && i.wert !== undefined)
      ? [
          hinweis(
            "In einer Instanz mit eigenem Wert ändert keine Folgesache etwas; die Mehrkosten stammen aus den übrigen.",
            "§ 40 Abs. 1 FamGKG",
          ),
        ]
      : []),
  ];
}

function zuDenAnwaelten({ rolle, eigene, gegner }: ProzesskostenEingabe): readonly Vermerk[] {
  const [antragsteller, antragsgegner] = rolle === "klaeger" ? [eigene, gegner] : [gegner, eigene];
  if (antragsteller?.anwalt === "ohne") {
    return [warnung("Den Scheidungsantrag kann nur ein Anwalt stellen.", "§ 114 Abs. 1 FamFG")];
  }
  return antragsgegner?.anwalt === "ohne"
    ? [
        hinweis(
          "Ohne Anwalt kann der Antragsgegner der Scheidung zustimmen, aber keine eigenen Anträge stellen.",
          "§ 114 Abs. 1, 4 Nr. 3 FamFG",
        ),
      ]
    : [];
}
