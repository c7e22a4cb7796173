import type { Zeile } from "@gebuehrenportal/gebuehren";
import { titel as vvTitel } from "@gebuehrenportal/gebuehren/verzeichnis";
import type { Kostenzeile } from "@gebuehrenportal/gerichtskosten";
import { euro, kurzname } from "@gebuehrenportal/recht";
import {
  type Blatt,
  type Blattfassung,
  type Blatttabelle,
  type Blattzeile,
  kennzahlEuro,
  rechnungsspalten,
  type Spalte,
} from "../blatt.ts";
import type { Abschnitt, Anwaltskosten, Ausgang, ProzesskostenErgebnis } from "./ergebnis.ts";
import { prozenttext } from "./kostenlast.ts";

/** The sheet of a case: the whole, who bears it, whether it pays, and each instance line by line. */
export function blatt(ergebnis: ProzesskostenErgebnis): Blatt {
  const { abschnitte, ausgaenge, vermerke, rechenstand } = ergebnis;
  const schlimmstenfalls = ausgaenge.find((a) => a.art === "unterliegen");
  return {
    titel: "Prozesskosten",
    kennzahl: kennzahlEuro("Kostenrisiko", schlimmstenfalls?.eigene ?? ergebnis.summen.zusammen),
    fassungen: fassungen(abschnitte),
    tabellen: [
      uebersicht(ergebnis),
      lasten(ergebnis),
      aussichten(ergebnis),
      ...abschnitte.map(abschnittstabelle),
    ],
    vermerke,
    rechenstand,
  };
}

const betragsspalte = (titel: string): Spalte => ({ titel, art: "betrag" });

function uebersicht({ abschnitte, summen }: ProzesskostenErgebnis): Blatttabelle {
  return {
    titel: "Das ganze Verfahren",
    spalten: [
      { titel: "Abschnitt", art: "text" },
      betragsspalte("Anwalt in €"),
      betragsspalte("Gegner in €"),
      betragsspalte("Gericht in €"),
      betragsspalte("Zusammen in €"),
    ],
    zeilen: [
      ...abschnitte.map(
        ({ id, titel, summen: s }): Blattzeile => ({
          zellen: [titel, s.eigene, s.gegner, s.gericht, s.zusammen],
          kennung: `result-instance-${id}`,
        }),
      ),
      {
        art: "summe",
        zellen: ["Summe", summen.eigene, summen.gegner, summen.gericht, summen.zusammen],
        kennung: "result-total",
      },
    ],
  };
}

const faelle: Readonly<Record<Ausgang["art"], { text: string; kennung: string }>> = {
  unterliegen: { text: "Ganz verloren", kennung: "result-worst" },
  obsiegen: { text: "Ganz gewonnen", kennung: "result-best" },
  quote: { text: "Nach der Kostenquote", kennung: "result-quota" },
  kostenaufhebung: {
    text: "Vergleich, Kosten aufgehoben",
    kennung: "result-settlement",
  },
};

function lasten({ ausgaenge, ausgleich }: ProzesskostenErgebnis): Blatttabelle {
  return {
    titel: "Wer die Kosten trägt",
    spalten: [
      { titel: "Ausgang", art: "text" },
      { titel: "Grundlage", art: "norm" },
      betragsspalte("Gegner in €"),
      betragsspalte("Selbst in €"),
    ],
    zeilen: [
      ...ausgaenge.map(
        ({ art, norm, gegner, eigene, schritte }): Blattzeile => ({
          zellen: [faelle[art].text, norm, gegner, eigene],
          schritte,
          kennung: faelle[art].kennung,
        }),
      ),
      ...(ausgleich
        ? [
            {
              zellen: [
                ausgleich.schuldner === "eigene" ? "Ausgleich: selbst zu zahlen" : "Ausgleich: Gegner zahlt",
                "§ 106 Abs. 1 ZPO",
                ausgleich.schuldner === "gegner" ? ausgleich.betrag : undefined,
                ausgleich.schuldner === "eigene" ? ausgleich.betrag : undefined,
              ],
              schritte: ausgleich.schritte,
            },
          ]
        : []),
    ],
  };
}

function aussichten({ gewinnschwelle, erwartung, staatskasse }: ProzesskostenErgebnis): Blatttabelle {
  return {
    titel: "Ob sich der Prozess lohnt",
    spalten: [
      { titel: "Angabe", art: "text" },
      { titel: "Wert", art: "text" },
    ],
    zeilen: [
      {
        zellen: ["Gewinnschwelle: lohnt sich ab einer Aussicht von", prozenttext(gewinnschwelle.prozent100)],
        schritte: gewinnschwelle.schritte,
        kennung: "result-break-even",
      },
      ...(erwartung
        ? [
            {
              zellen: ["Erwartungswert bei der angegebenen Aussicht", euro(erwartung.betrag)],
              schritte: erwartung.schritte,
              kennung: "result-expectation",
            },
          ]
        : []),
      ...(staatskasse === undefined
        ? []
        : [{ zellen: ["Aus der Staatskasse an den eigenen Anwalt (§ 49 RVG)", euro(staatskasse)] }]),
    ],
  };
}

function abschnittstabelle({ titel, eigene, gegner, gericht, summen }: Abschnitt): Blatttabelle {
  return {
    titel,
    spalten: rechnungsspalten,
    zeilen: [
      ...anwaltszeilen("Eigener Anwalt", eigene),
      ...anwaltszeilen("Anwalt der Gegenseite", gegner),
      { art: "titel", zellen: ["Gericht"] },
      ...gericht.zeilen.map(gerichtszeile),
      { art: "zwischensumme", zellen: ["Gerichtskosten", undefined, undefined, gericht.summe] },
      { art: "summe", zellen: [`${titel} zusammen`, undefined, undefined, summen.zusammen] },
    ],
  };
}

function anwaltszeilen(name: string, kosten: Anwaltskosten | undefined): Blattzeile[] {
  if (!kosten) return [];
  const { rechnung, rechnungen, betrag } = kosten;
  const ust = rechnung.umsatzsteuer;
  return [
    { art: "titel", zellen: [rechnungen > 1 ? `${name}: ${rechnungen} gleiche Rechnungen` : name] },
    ...rechnung.angelegenheiten.flatMap((a) => a.zeilen.map((z) => vvZeile(z, a.fassung.ab))),
    ...(ust.betrag > 0
      ? [{ zellen: [`7008 Umsatzsteuer ${ust.prozent}\u00a0%`, ust.norm, undefined, ust.betrag] }]
      : []),
    {
      art: "zwischensumme",
      zellen: [rechnungen > 1 ? `${name}, ${rechnungen} Rechnungen` : name, undefined, undefined, betrag],
    },
  ];
}

function vvZeile({ nr, art, norm, satz100, betrag, schritte }: Zeile, ab: Blattfassung["ab"]): Blattzeile {
  const worte = art === "anrechnung" ? `Anrechnung der Gebühr Nr. ${nr}` : `${nr} ${vvTitel(nr, ab) ?? ""}`;
  return { zellen: [worte, norm, satz100, betrag], schritte };
}

/** Names of the few numbers of the court that occur here. */
const kvNamen: Readonly<Record<string, string>> = {
  "1100": "Mahnverfahren",
  "1210": "Verfahren im Allgemeinen",
  "1211": "Vorzeitiges Ende des Verfahrens",
  "1220": "Berufungsverfahren",
  "1221": "Rücknahme vor der Begründung",
  "1222": "Vorzeitiges Ende der Berufung",
  "1230": "Revisionsverfahren",
  "1231": "Rücknahme vor der Begründung",
  "1232": "Vorzeitiges Ende der Revision",
};

const auslagen: Readonly<Record<string, string>> = {
  zeugen: "Zeugen",
  sachverstaendige: "Sachverständige",
};

function gerichtszeile({ art, position, nr, norm, satz100, betrag, schritte }: Kostenzeile): Blattzeile {
  const name = auslagen[position] ?? kvNamen[nr] ?? "";
  const worte = art === "anrechnung" ? `Anrechnung der Gebühr Nr. ${nr}` : `${nr} ${name}`;
  return { zellen: [worte, norm, satz100, betrag], schritte };
}

/** Each version of RVG and GKG with the instance it was used for. */
function fassungen(abschnitte: readonly Abschnitt[]): readonly Blattfassung[] {
  const alle = abschnitte.flatMap(({ eigene, gegner, gericht }): Blattfassung[] => [
    ...((eigene ?? gegner)?.rechnung.angelegenheiten ?? []).map(({ fassung }) => ({
      ...fassung,
      norm: "RVG",
    })),
    { ...gericht.fassung, norm: "GKG" },
  ]);
  return [...new Map(alle.map((f) => [`${f.norm} ${f.ab} ${kurzname(f.quelle)} ${f.grund}`, f])).values()];
}
