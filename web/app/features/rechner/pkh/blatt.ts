import { cent, euro, type Vermerk } from "@gebuehrenportal/recht";
import type { PkhEingabe, PkhErgebnis } from "@gebuehrenportal/streitwert";
import type { Blatt, Blatttabelle, Blattzeile, Spalte } from "#dokumente/blatt/blatt.ts";

const spalten: readonly Spalte[] = [
  { titel: "Position", art: "text" },
  { titel: "Grundlage", art: "norm" },
  { titel: "Betrag in €", art: "betrag" },
];

/** The sheet: what it means first, then how the income to be used comes about. */
export function pkhBlatt(eingabe: PkhEingabe, ergebnis: PkhErgebnis): Blatt {
  const hilfe = eingabe.verfahren === "vkh" ? "Verfahrenskostenhilfe" : "Prozesskostenhilfe";
  return {
    titel: hilfe,
    kennzahl: { text: "Monatsrate", wert: kurz(ergebnis) },
    fassungen: [ergebnis.fassung],
    tabellen: [bedeutung(eingabe, ergebnis, hilfe), herleitung(ergebnis)],
    vermerke: [...erklaerung(ergebnis), ...ergebnis.vermerke],
    rechenstand: ergebnis.rechenstand,
  };
}

const kurz = ({ entscheidung, rate }: PkhErgebnis): string =>
  entscheidung === "keine-bewilligung"
    ? "keine Bewilligung"
    : entscheidung === "ohne-raten"
      ? "keine Raten"
      : rate === undefined
        ? "offen"
        : euro(rate);

function bedeutung({ kosten, vermoegen }: PkhEingabe, ergebnis: PkhErgebnis, hilfe: string): Blatttabelle {
  const { entscheidung, rate, hoechstbetrag, hoechstzahl, offen, schritte } = ergebnis;
  const saetze: Readonly<Record<PkhErgebnis["entscheidung"], string>> = {
    "ohne-raten": `${hilfe} ohne Raten: Die Partei zahlt nichts dazu.`,
    "mit-raten": `${hilfe} mit Raten: Die Partei zahlt jeden Monat ${euro(rate ?? cent(0))}, höchstens ${hoechstzahl} Mal.`,
    "keine-bewilligung": `Keine ${hilfe}: Die Partei kann die Kosten selbst tragen.`,
    offen: "Noch offen: Die Freibeträge der Zeit sind nicht erfasst.",
  };
  const vergleich = schritte.find(({ norm }) => norm === "§ 115 Abs. 4 ZPO");
  return {
    titel: "Was das bedeutet",
    spalten,
    zeilen: [
      { art: "titel", zellen: [saetze[entscheidung]] },
      ...(vermoegen ? [{ zellen: ["Aus dem Vermögen", "§ 115 Abs. 3 ZPO", vermoegen] }] : []),
      ...(rate !== undefined && rate > 0
        ? [
            {
              zellen: ["Alle Raten zusammen höchstens", "§ 115 Abs. 2 Satz 4 ZPO", hoechstbetrag],
              kennung: "result-maximum",
            },
          ]
        : []),
      ...(kosten !== undefined && vergleich
        ? [
            { zellen: ["Kosten des Verfahrens", vergleich.norm, kosten] },
            {
              zellen: ["Grenze aus Raten und Vermögen", vergleich.norm, vergleich.betrag],
              schritte: [vergleich],
            },
          ]
        : []),
      rate === undefined
        ? { zellen: ["Monatsrate bleibt offen", offen[0]?.norm ?? "§ 115 Abs. 1 ZPO", undefined] }
        : {
            art: "summe",
            zellen: ["Monatsrate", "§ 115 Abs. 2 ZPO", rate],
            schritte,
            kennung: "result-rate",
          },
    ],
  };
}

const herleitung = ({ zeilen }: PkhErgebnis): Blatttabelle => ({
  titel: "Einzusetzendes Einkommen im Monat",
  spalten,
  zeilen: zeilen.map(({ art, bezeichnung, norm, betrag, schritte }, i): Blattzeile => {
    const letzte = i === zeilen.length - 1;
    return {
      ...(letzte ? { art: "summe" } : art === "zwischensumme" ? { art } : {}),
      // The first norm finds the place; the step names the others.
      zellen: [bezeichnung, norm.split(", §")[0], betrag],
      ...(schritte.length > 0 && { schritte }),
      ...(letzte && { kennung: "result-income" }),
    };
  }),
});

/** What nobody sees in figures alone. */
function erklaerung({ entscheidung, hoechstzahl }: PkhErgebnis): Vermerk[] {
  if (entscheidung === "mit-raten")
    return [
      {
        art: "hinweis",
        text: `Die Raten enden, sobald sie die Kosten gedeckt haben, spätestens nach ${hoechstzahl} Monaten.`,
        norm: "§ 120 Abs. 3 ZPO",
      },
    ];
  if (entscheidung === "ohne-raten")
    return [
      {
        art: "hinweis",
        text: "Die Kosten des Gegners trägt die Partei trotzdem selbst, wenn sie verliert.",
        norm: "§ 123 ZPO",
      },
    ];
  return [];
}
