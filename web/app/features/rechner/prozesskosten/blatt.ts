import type { Zeile } from "@gebuehrenportal/gebuehren";
import { titel as vvTitel } from "@gebuehrenportal/gebuehren/verzeichnis";
import type { Kostenzeile } from "@gebuehrenportal/gerichtskosten";
import { type Cent, euro, kurzname } from "@gebuehrenportal/recht";
import {
  type Blatt,
  type Blattfassung,
  type Blatttabelle,
  type Blattzeile,
  kennzahlEuro,
  rechnungsspalten,
  type Spalte,
} from "#dokumente/blatt/blatt.ts";
import { aufDiesemBlatt, satzzelle, zeilentitel } from "../vvzeile.ts";
import type { WirklicheKosten } from "./eingabe.ts";
import type { Abschnitt, Anwaltskosten, Ausgang, Beteiligter, ProzesskostenErgebnis } from "./ergebnis.ts";
import { kvName } from "./namen.ts";
import { prozenttext } from "./prozent.ts";
import { gerichtsnormen } from "./rechtsweg/rechtsweg.ts";
import { kostenanteile } from "./verbund/kostenanteile.ts";

/** The sheet of a case: the whole, who bears it, whether it pays, and each instance line by line. */
export function blatt(ergebnis: ProzesskostenErgebnis): Blatt {
  const { abschnitte, ausgaenge, vermerke, rechenstand, gericht } = ergebnis;
  const schlimmstenfalls = ausgaenge.find((a) => a.art === "unterliegen");
  return {
    titel: gericht ? `Prozesskosten, ${gericht.name}` : "Prozesskosten",
    kennzahl: ergebnis.gewinnschwelle
      ? kennzahlEuro("Kostenrisiko", schlimmstenfalls?.eigene ?? ergebnis.summen.zusammen)
      : kennzahlEuro("Eigene Kosten", ausgaenge[0]?.eigene ?? ergebnis.summen.zusammen),
    fassungen: fassungen(abschnitte),
    tabellen: [
      uebersicht(ergebnis),
      lasten(ergebnis),
      ...ausgleichungstabelle(ergebnis),
      ...zahlungstabelle(ergebnis),
      ...mehrkostentabelle(ergebnis),
      ...aussichten(ergebnis),
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

function lasten({ ausgaenge }: ProzesskostenErgebnis): Blatttabelle {
  return {
    titel: "Wer die Kosten trägt",
    spalten: [
      { titel: "Ausgang", art: "text" },
      { titel: "Grundlage", art: "norm" },
      betragsspalte("Gegner in €"),
      betragsspalte("Selbst in €"),
    ],
    zeilen: ausgaenge.map(
      ({ art, titel, norm, gegner, eigene, schritte }): Blattzeile => ({
        zellen: [titel ?? faelle[art].text, norm, gegner, eigene],
        schritte,
        kennung: faelle[art].kennung,
      }),
    ),
  };
}

const beteiligte: Readonly<Record<Beteiligter, { von: string; an: string }>> = {
  eigene: { von: "Eigene Seite", an: "eigene Seite" },
  gegner: { von: "Gegenseite", an: "Gegenseite" },
  anwalt: { von: "Eigener Anwalt", an: "eigenen Anwalt" },
  staatskasse: { von: "Staatskasse", an: "Staatskasse" },
  gericht: { von: "Gericht", an: "Gericht" },
};

/** Two claims and what remains of them (§ 106 ZPO). */
function ausgleichungstabelle({ kostenausgleichung }: ProzesskostenErgebnis): Blatttabelle[] {
  if (!kostenausgleichung) return [];
  const { ansprueche, schuldner, betrag, schritte } = kostenausgleichung;
  const norm = schritte[0]?.norm ?? "";
  return [
    {
      titel: "Kostenausgleichung",
      spalten: [
        { titel: "Anspruch", art: "text" },
        { titel: "Grundlage", art: "norm" },
        betragsspalte("Betrag in €"),
      ],
      zeilen: [
        ...ansprueche.map(
          ({ glaeubiger, betrag: anspruch, schritte: herleitung }): Blattzeile => ({
            zellen: [`Anspruch: ${beteiligte[glaeubiger].von}`, norm, anspruch],
            schritte: herleitung,
            kennung: `result-claim-${glaeubiger}`,
          }),
        ),
        {
          art: "summe",
          zellen: [
            schuldner === "eigene" ? "Verrechnet: an die Gegenseite" : "Verrechnet: von der Gegenseite",
            norm,
            betrag,
          ],
          schritte,
          kennung: "result-set-off",
        },
      ],
    },
  ];
}

/** Only with a quota: each payment by its direction. */
function zahlungstabelle({ zahlungen }: ProzesskostenErgebnis): Blatttabelle[] {
  if (!zahlungen?.length) return [];
  return [
    {
      titel: "Wer an wen zahlt",
      spalten: [
        { titel: "Zahlung", art: "text" },
        { titel: "Grundlage", art: "norm" },
        betragsspalte("Betrag in €"),
      ],
      zeilen: zahlungen.map(
        ({ von, an, norm, betrag, schritte }): Blattzeile => ({
          zellen: [`${beteiligte[von].von} an ${beteiligte[an].an}`, norm, betrag],
          schritte,
          kennung: `result-payment-${von}-${an}`,
        }),
      ),
    },
  ];
}

/** Only with Folgesachen: what each of them adds, and to whose costs. */
function mehrkostentabelle({ mehrkosten }: ProzesskostenErgebnis): Blatttabelle[] {
  if (!mehrkosten) return [];
  return [
    {
      titel: "Mehrkosten jeder Folgesache",
      spalten: [
        { titel: "Kosten", art: "text" },
        { titel: "Grundlage", art: "norm" },
        betragsspalte("Mehr in €"),
      ],
      zeilen: mehrkosten.flatMap(({ titel, wert, mit, mehr, schritte }, i): Blattzeile[] => [
        { art: "titel", zellen: [`${titel}, Wert ${euro(wert)}`] },
        ...kostenanteile
          .filter(([art]) => mit[art] > 0)
          .map(([art, name, norm]) => ({ zellen: [name, norm, mehr[art]] })),
        {
          art: "summe",
          zellen: [`Mehrkosten: ${titel}`, "§ 150 Abs. 4 FamFG", mehr.zusammen],
          schritte,
          kennung: `result-extra-${i + 1}`,
        },
      ]),
    },
  ];
}

function aussichten({ gewinnschwelle, erwartung, staatskasse }: ProzesskostenErgebnis): Blatttabelle[] {
  if (!gewinnschwelle && staatskasse === undefined) return [];
  return [aussichtstabelle({ gewinnschwelle, erwartung, staatskasse })];
}

type Aussichten = {
  readonly [K in "gewinnschwelle" | "erwartung" | "staatskasse"]: ProzesskostenErgebnis[K] | undefined;
};

function aussichtstabelle({ gewinnschwelle, erwartung, staatskasse }: Aussichten): Blatttabelle {
  return {
    titel: gewinnschwelle ? "Ob sich der Prozess lohnt" : "Verfahrenskostenhilfe",
    spalten: [
      { titel: "Angabe", art: "text" },
      { titel: "Wert", art: "text" },
    ],
    zeilen: [
      ...(gewinnschwelle
        ? [
            {
              zellen: [
                "Gewinnschwelle: lohnt sich ab einer Aussicht von",
                prozenttext(gewinnschwelle.prozent100),
              ],
              schritte: gewinnschwelle.schritte,
              kennung: "result-break-even",
            },
          ]
        : []),
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

function abschnittstabelle(abschnitt: Abschnitt): Blatttabelle {
  const { titel, eigene, gegner, summen, wirklich } = abschnitt;
  const wert = abschnittswert(abschnitt);
  return {
    titel: wert === undefined ? titel : `${titel}, Wert ${euro(wert)}`,
    spalten: rechnungsspalten,
    zeilen: [
      ...seitenzeilen("Eigener Anwalt", "Eigene Seite", eigene, wirklich?.eigene),
      ...seitenzeilen("Anwalt der Gegenseite", "Gegenseite", gegner, wirklich?.gegner),
      ...gerichtszeilen(abschnitt),
      { art: "summe", zellen: [`${titel} zusammen`, undefined, undefined, summen.zusammen] },
    ],
  };
}

/** The lawyer of a side as computed, or what it really spent; travel below. */
function seitenzeilen(
  anwalt: string,
  seite: string,
  kosten: Anwaltskosten | undefined,
  wirklich: WirklicheKosten | undefined,
): Blattzeile[] {
  const { betrag, reise } = wirklich ?? {};
  return [
    ...(betrag === undefined
      ? anwaltszeilen(anwalt, kosten)
      : [{ zellen: [`${seite}: angegebene Kosten`, "§ 91 ZPO", undefined, betrag] }]),
    ...(reise === undefined
      ? []
      : [{ zellen: [`${seite}: Reisekosten und anderes`, "§ 91 Abs. 1 ZPO", undefined, reise] }]),
  ];
}

/** What the fees are computed from; on paper nothing else says it. */
const abschnittswert = ({ eigene, gegner, gericht }: Abschnitt): Cent | undefined =>
  [
    ...(gericht?.zeilen ?? []),
    ...((eigene ?? gegner)?.rechnung.angelegenheiten ?? []).flatMap((a) => a.zeilen),
  ].find(({ wert }) => wert !== undefined)?.wert;

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

const vvZeile = (z: Zeile, ab: Blattfassung["ab"]): Blattzeile => ({
  zellen: [
    zeilentitel(aufDiesemBlatt(z), { [z.nr]: vvTitel(z.nr, ab) ?? "" }),
    z.norm,
    satzzelle(z),
    z.betrag,
  ],
  schritte: z.schritte,
});

function gerichtszeilen({ gericht, gebuehrenfrei }: Abschnitt): Blattzeile[] {
  if (!gericht) return [];
  return [
    { art: "titel", zellen: ["Gericht"] },
    ...(gebuehrenfrei
      ? [{ zellen: [gebuehrenfrei.text, gebuehrenfrei.norm, undefined, 0] } satisfies Blattzeile]
      : []),
    ...gericht.zeilen.map(gerichtszeile),
    { art: "zwischensumme", zellen: ["Gerichtskosten", undefined, undefined, gericht.summe] },
  ];
}

const auslagen: Readonly<Record<string, string>> = {
  zeugen: "Zeugen",
  sachverstaendige: "Sachverständige",
};

function gerichtszeile({ art, position, nr, norm, satz100, betrag, schritte }: Kostenzeile): Blattzeile {
  const name = auslagen[position] ?? kvName(nr);
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
    ...(gericht?.zeilen.length
      ? [{ ...gericht.fassung, norm: gerichtsnormen[gericht.gesetz === "famgkg" ? "famgkg" : "gkg"].name }]
      : []),
  ]);
  return [...new Map(alle.map((f) => [`${f.norm} ${f.ab} ${kurzname(f.quelle)} ${f.grund}`, f])).values()];
}
