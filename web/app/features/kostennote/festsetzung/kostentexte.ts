import type { Grundgruppe, Grundlage } from "../grundlage/grundlage.server.ts";
import type { Antragsfelder } from "./antragsfelder.ts";
import { auslagenerklaerungen } from "./auslagenerklaerungen.ts";
import type { Kostenart } from "./kostentabelle.ts";
import type { Feldtext } from "./luecke.ts";

type Kostenantrag = {
  readonly art: Kostenart;
  readonly grundlage: Grundlage;
  readonly gruppen: readonly Grundgruppe[];
  readonly felder: Antragsfelder;
  readonly f: Feldtext;
  /** The party deducts VAT. */
  readonly vorsteuer: boolean;
};

/** The opening sentence. */
export function einleitung({ art, gruppen, f }: Kostenantrag): string {
  const bussgeld = gruppen.some(({ zeilen }) => zeilen.some(({ nr }) => /^5/.test(nr)));
  switch (art) {
    case "kosten":
      return `Namens und in Vollmacht von ${f("antragsteller")} beantragen wir auf Grund des vollstreckbaren Titels (${f("titel")}; § 103 Abs. 1 ZPO),`;
    case "stpo":
      return `Namens und in Vollmacht von ${f("antragsteller")} beantragen wir auf Grund der Kostenentscheidung (${f("titel")}; § 464b StPO${bussgeld ? ", § 46 Abs. 1 OWiG" : ""}),`;
    case "beitreibung":
      return `Als ${f("antragsteller")} beigeordnete Rechtsanwälte (${f("beschluss")}) beantragen wir im eigenen Namen auf Grund des vollstreckbaren Titels (${f("titel")}; § 126 Abs. 1, § 103 Abs. 1 ZPO),`;
    default:
      return `In eigener Sache beantragen wir gegen unseren Auftraggeber (${f("gegner")}),`;
  }
}

const zinsnormen: Readonly<Record<Kostenart, string>> = {
  kosten: "§ 104 Abs. 1 Satz 2 ZPO",
  beitreibung: "§ 104 Abs. 1 Satz 2 ZPO",
  stpo: "§ 464b Satz 2, 3 StPO, § 104 Abs. 1 Satz 2 ZPO",
  verguetung: "§ 11 Abs. 2 Satz 3 RVG, § 104 Abs. 1 Satz 2 ZPO",
};

/** The numbered applications. */
export function antraege({ art, felder, f }: Kostenantrag): string[] {
  const ab = felder.zinsab ? `ab dem ${felder.zinsab}` : "ab dem Eingang dieses Antrags";
  const zinsen = `auszusprechen, dass der festgesetzte Betrag ${ab} mit fünf Prozentpunkten über dem Basiszinssatz nach § 247 BGB zu verzinsen ist (${zinsnormen[art]}), und`;
  const ausfertigung =
    "eine vollstreckbare Ausfertigung des Beschlusses mit Bescheinigung der Zustellung zu erteilen (§ 794 Abs. 1 Nr. 2, § 169 Abs. 1 ZPO).";
  if (art === "verguetung")
    return [
      `die nachstehend berechnete gesetzliche Vergütung gegen ${f("gegner")} nach § 11 RVG festzusetzen,`,
      "die von uns gezahlten Auslagen für die Zustellung des Beschlusses aufzunehmen (§ 11 Abs. 2 Satz 5 RVG),",
      zinsen,
      ausfertigung,
    ];
  if (art === "stpo")
    return [
      `die nachstehend berechneten notwendigen Auslagen nach § 464b StPO gegen ${f("gegner")} festzusetzen,`,
      zinsen,
      ausfertigung,
    ];
  if (art === "beitreibung")
    return [
      `die nachstehend berechneten Gebühren und Auslagen nach § 126 Abs. 1, §§ 103, 104 ZPO für uns gegen ${f("gegner")} festzusetzen,`,
      zinsen,
      ausfertigung,
    ];
  const gerichtskosten = felder.gerichtskosten
    ? `die verauslagten Gerichtskosten von ${felder.gerichtskosten} und weitere gezahlte Gerichtskosten hinzuzusetzen,`
    : "die verauslagten Gerichtskosten hinzuzusetzen,";
  return [
    felder.quote
      ? `die nachstehend berechneten Kosten nach § 106 ZPO auszugleichen; von den Kosten trägt ${f("gegner")} ${felder.quote},`
      : `die nachstehend berechneten Kosten nach §§ 103, 104 ZPO gegen ${f("gegner")} festzusetzen,`,
    gerichtskosten,
    zinsen,
    ausfertigung,
  ];
}

/** What the application declares. */
export function erklaerungen(antrag: Kostenantrag): string[] {
  const { art, gruppen } = antrag;
  const zeilen = gruppen.flatMap((g) => g.zeilen);
  return [
    ...(art === "verguetung" ? verguetungserklaerungen(antrag) : kostenerklaerungen(antrag)),
    ...auslagenerklaerungen(zeilen, "§ 104 Abs. 2"),
  ];
}

function kostenerklaerungen({ art, gruppen, grundlage, vorsteuer }: Kostenantrag): string[] {
  const zeilen = gruppen.flatMap((g) => g.zeilen);
  const ausKasse = grundlage.zahlungen.some(({ von }) => von === "staatskasse");
  const partei = art === "beitreibung" ? "Die vertretene Partei" : "Die antragstellende Partei";
  const norm = art === "stpo" ? "§ 464b Satz 3 StPO, § 104 Abs. 2 Satz 3 ZPO" : "§ 104 Abs. 2 Satz 3 ZPO";
  return [
    vorsteuer
      ? `${partei} ist zum Vorsteuerabzug berechtigt; Umsatzsteuer wird nicht verlangt (${norm}).`
      : `${partei} erklärt, dass sie die Umsatzsteuerbeträge nicht als Vorsteuer abziehen kann (${norm}).`,
    ...(zeilen.some(({ gebuehr, betrag }) => gebuehr && betrag < 0)
      ? ["Vorgerichtlich entstandene Gebühren sind nach dem Gesetz angerechnet (§ 15a RVG)."]
      : []),
    ...(art === "stpo" && gruppen.some((g) => g.kasse?.art === "bestellt")
      ? [
          "Was die Staatskasse dem bestellten Anwalt zahlt, ist abgesetzt (§ 52 Abs. 1 Satz 2, § 53 Abs. 2 Satz 2 RVG).",
        ]
      : ausKasse
        ? ["Was die Staatskasse gezahlt hat, ist abgesetzt (§ 59 RVG)."]
        : []),
    ...(art === "beitreibung"
      ? [
          "Die Kosten sind nicht schon auf die vertretene Partei festgesetzt und nicht gezahlt (§ 126 Abs. 2 ZPO).",
        ]
      : []),
    "Die zur Mitteilung an den Gegner bestimmte Abschrift der Kostenberechnung und die Belege sind beigefügt (§ 103 Abs. 2 Satz 2 ZPO).",
  ];
}

function verguetungserklaerungen({ gruppen, grundlage, f }: Kostenantrag): string[] {
  return [
    `Die Vergütung ist fällig (§ 8 RVG). Die Berechnung nach § 10 RVG ist dem Auftraggeber am ${f("mitgeteilt")} mitgeteilt worden.`,
    grundlage.zahlungen.length > 0
      ? "Getilgte Beträge sind abgesetzt (§ 11 Abs. 1 Satz 2 RVG)."
      : "Auf die Vergütung ist nichts gezahlt (§ 11 Abs. 1 Satz 2 RVG).",
    ...(gruppen.some((g) => g.zeilen.some(({ rahmen }) => rahmen))
      ? [
          "Rahmengebühren sind nur mit den Mindestgebühren enthalten, oder der Auftraggeber hat ihrer Höhe ausdrücklich zugestimmt; seine Erklärung ist dann beigefügt (§ 11 Abs. 8 RVG).",
        ]
      : []),
  ];
}
