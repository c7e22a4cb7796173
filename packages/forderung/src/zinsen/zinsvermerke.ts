import { ausstehendVermerke } from "@gebuehrenportal/gesetze/ausstehend.ts";
import { type Cent, datum, euro, type Tag, type Vermerk } from "@gebuehrenportal/recht";
import { prozentText } from "../basiszins.ts";
import { tagzaehlungText } from "./tagzaehlung.ts";
import { istImmobiliardarlehen } from "./tilgung.ts";
import type { Zinseingabe } from "./zins-typen.ts";
import { istVorlaeufig, type Lauf, type Rahmen } from "./zinslauf.ts";

/** What the reader must know: conventions nobody fixed by law, assumptions, unknown half-years, and what was left out. */
export function zinsvermerke(
  eingabe: Zinseingabe,
  laeufe: readonly Lauf[],
  rahmen: Rahmen,
  vorlaeufig: Cent,
): Vermerk[] {
  return [
    {
      art: "hinweis",
      text: `Das Gesetz regelt die Zählung der Zinstage nicht. Gerechnet ist ${tagzaehlungText[rahmen.zaehlung]}; der erste und der letzte Tag zählen mit.`,
      norm: "§ 187 Abs. 1, § 188 BGB",
      feld: "tagzaehlung",
    },
    ...(laeufe.some(istVorlaeufig) ? [vorlaeufigGerechnet(rahmen, vorlaeufig)] : []),
    ...laeufe.flatMap((l) => [...l.satz.vermerke, ...forderungsvermerke(l, rahmen)]),
    ...spaeteKosten(eingabe),
    ...zahlungsvermerke(eingabe, rahmen, laeufe),
    {
      art: "hinweis",
      text: "Verzugszinsen tragen keine Zinsen (Zinseszinsverbot).",
      norm: "§ 289 Satz 1 BGB",
    },
  ];
}

/** The rate that runs went on; `vorlaeufig`: the interest that depends on it. */
const vorlaeufigGerechnet = ({ unbekanntAb, basis }: Rahmen, vorlaeufig: Cent): Vermerk => ({
  art: "warnung",
  text: `Der Basiszinssatz ab dem ${datum(unbekanntAb)} ist noch nicht bekannt; vorläufig ist mit dem laufenden Satz von ${prozentText(basis.at(-1)?.prozent100 ?? 0)} weitergerechnet. Von den Zinsen sind ${euro(vorlaeufig)} vorläufig.`,
  norm: "§ 247 Abs. 1 BGB",
  feld: "bis",
});

/** The calculation ended with the last day whose base rate is known, before the day that was asked for. */
export const endetVorher = (unbekanntAb: Tag, bis: Tag, verlangt: Tag): Vermerk => ({
  art: "warnung",
  text: `Der Basiszinssatz ab dem ${datum(unbekanntAb)} ist noch nicht bekannt; die Rechnung endet deshalb am ${datum(bis)} und nicht am ${datum(verlangt)}.`,
  norm: "§ 247 Abs. 1 BGB",
  feld: "bis",
});

function forderungsvermerke({ f, feld, satz, abschnitte }: Lauf, { bis }: Rahmen): Vermerk[] {
  const liste: Vermerk[] = [];
  if (f.verzugAb > bis) {
    liste.push({
      art: "warnung",
      text: `Der Verzug beginnt erst am ${datum(f.verzugAb)}; bis dahin fallen keine Zinsen an.`,
      norm: "§ 288 Abs. 1 BGB",
      feld: `${feld}.verzugAb`,
    });
  }
  if (satz.ueberBasis && abschnitte.some((a) => (a.basis100 ?? 0) + satz.wert100 < 0)) {
    liste.push({
      art: "hinweis",
      text: "Der Basiszinssatz war so niedrig, dass sich zeitweise kein Zinssatz über null ergab; gerechnet ist dann mit 0\u00a0%.",
      norm: "§ 247 BGB",
      feld: `${feld}.zinssatz`,
    });
  }
  if (f.zinssatz.art === "handel") {
    liste.push({
      art: "hinweis",
      text: "Der Zinssatz von 5\u00a0% unter Kaufleuten gilt nicht für Verzugszinsen.",
      norm: "§ 352 Abs. 1 Satz 1 HGB",
      feld: `${feld}.zinssatz`,
    });
  }
  if (f.zinssatz.art === "verbraucherdarlehen" || f.zinssatz.art === "immobiliardarlehen")
    liste.push(...ausstehendVermerke("verbraucherkredit", bis, `${feld}.zinssatz`));
  if (f.zinssatz.art === "verbraucherdarlehen") {
    liste.push({
      art: "hinweis",
      text: "Verzugszinsen eines Verbraucherdarlehens sind gesondert zu buchen; als Schaden daraus höchstens der gesetzliche Zinssatz.",
      norm: "§ 497 Abs. 2 BGB",
      feld: `${feld}.zinssatz`,
    });
  }
  return liste;
}

const spaeteKosten = ({ kosten = [], bis }: Zinseingabe): Vermerk[] =>
  kosten.flatMap(({ am }, index): Vermerk[] =>
    am !== undefined && am > bis
      ? [
          {
            art: "warnung",
            text: `Die Kosten vom ${datum(am)} liegen nach dem Ende der Rechnung und sind nicht berücksichtigt.`,
            norm: "§ 367 Abs. 1 BGB",
            feld: `kosten[${index}].am`,
          },
        ]
      : [],
  );

function zahlungsvermerke(eingabe: Zinseingabe, { schalter }: Rahmen, laeufe: readonly Lauf[]): Vermerk[] {
  const zahlungen = eingabe.zahlungen ?? [];
  const liste: Vermerk[] = zahlungen.flatMap((zahlung, index): Vermerk[] =>
    zahlung.am > eingabe.bis
      ? [
          {
            art: "warnung",
            text: `Die Zahlung vom ${datum(zahlung.am)} liegt nach dem Ende der Rechnung und ist nicht berücksichtigt.`,
            norm: "§ 362 Abs. 1 BGB",
            feld: `zahlungen[${index}].am`,
          },
        ]
      : [],
  );
  if (zahlungen.length > 0) {
    const mit = schalter.zahlungstag === "mitgezaehlt";
    liste.push({
      art: "hinweis",
      text: `Der Tag einer Zahlung ist ${mit ? "noch" : "nicht mehr"} aus dem vollen Betrag verzinst.`,
      norm: "§ 362 Abs. 1 BGB",
    });
  }
  if (zahlungen.length > 0 && laeufe.length > 1) {
    const je = schalter.mehrereForderungen === "je-forderung";
    liste.push({
      art: "hinweis",
      text: je
        ? "Unter mehreren Forderungen bestimmt das Gesetz zuerst, welche getilgt wird; danach zählen bei ihr Zinsen vor der Hauptforderung."
        : "Bei mehreren Forderungen sind zuerst alle Zinsen, dann alle Hauptforderungen getilgt.",
      norm: je ? "§ 366 Abs. 2, § 367 Abs. 1 BGB" : "§ 367 Abs. 1 BGB",
    });
  }
  if (zahlungen.some((z) => z.tilgung === "verbraucherdarlehen") && laeufe.some(istImmobiliardarlehen)) {
    liste.push({
      art: "hinweis",
      text: "Für Immobiliar-Verbraucherdarlehen gilt die Reihenfolge Kosten, Hauptforderung, Zinsen nicht; bei ihnen sind Zinsen vor der Hauptforderung getilgt.",
      norm: "§ 497 Abs. 4 Satz 2 BGB",
    });
  }
  if (zahlungen.some((z) => z.tilgung === "bestimmung")) {
    liste.push({
      art: "hinweis",
      text: "Weicht die Bestimmung des Schuldners von der Reihenfolge Kosten, Zinsen, Hauptforderung ab, kann der Gläubiger die Leistung ablehnen.",
      norm: "§ 367 Abs. 2 BGB",
    });
  }
  return liste;
}
