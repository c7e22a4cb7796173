import { datum, kurzname, type Schritt, type Vermerk } from "@gebuehrenportal/recht";
import type {
  Gericht,
  Sache,
  Schwelle,
  StreitwertErgebnis,
  ZustaendigkeitErgebnis,
} from "@gebuehrenportal/streitwert";
import { type Blatt, type Blatttabelle, type Blattzeile, kennzahlEuro } from "#dokumente/blatt/blatt.ts";

type Zuordnung = {
  readonly gericht: ZustaendigkeitErgebnis;
  readonly sache: Sache | undefined;
  /** The kind of matter was taken from the area of the rule. */
  readonly vermutet: boolean;
  /** Value for jurisdiction, where the reader named another one. */
  readonly eigener: number | undefined;
};

/** The sheet of a value: how it comes about, then the court and what the value opens. */
export function streitwertblatt(wert: StreitwertErgebnis, zuordnung: Zuordnung | undefined): Blatt {
  return {
    titel: "Streitwert",
    kennzahl: kennzahlEuro(begriff(wert), wert.wert),
    fassungen: [wert.fassung, ...(zuordnung ? [zuordnung.gericht.fassung] : [])],
    tabellen: [werttabelle(wert), ...(zuordnung ? [gerichtstabelle(zuordnung.gericht)] : [])],
    vermerke: vermerke(wert, zuordnung),
    rechenstand: wert.rechenstand,
  };
}

const begriff = ({ regel }: StreitwertErgebnis): string =>
  regel.gebiet === "familie" ? "Verfahrenswert" : "Streitwert";

/** The steps are the lines; the last of them is the value. */
function werttabelle(wert: StreitwertErgebnis): Blatttabelle {
  const { regel, schritte } = wert;
  return {
    titel: regel.titel,
    spalten: [
      { titel: "Position", art: "text" },
      { titel: "Grundlage", art: "norm" },
      { titel: "Betrag in €", art: "betrag" },
    ],
    zeilen: [
      ...(schritte.length > 1
        ? schritte.map(({ text, norm, betrag }): Blattzeile => ({ zellen: [text, kurzenorm(norm), betrag] }))
        : []),
      {
        art: "summe",
        zellen: [begriff(wert), kurzenorm(regel.norm), wert.wert],
        schritte,
        kennung: "result-value",
      },
    ],
  };
}

/** The table has room for a section, not for the whole name of a catalogue; steps and notes name it. */
const kurzenorm = (norm: string): string =>
  norm.replace(/^Streitwertkatalog \w+(?: \(Fassung (\d+)\))?$/, (_, fassung = "") =>
    `Streitwertkatalog ${fassung}`.trim(),
  );

const gerichtsname: Readonly<Record<Gericht, string>> = {
  amtsgericht: "Amtsgericht",
  landgericht: "Landgericht",
  familiengericht: "Familiengericht (Amtsgericht)",
  arbeitsgericht: "Arbeitsgericht",
};

function gerichtstabelle({ gericht, zeilen }: ZustaendigkeitErgebnis): Blatttabelle {
  return {
    titel: "Zuständigkeit und Rechtsmittel",
    spalten: [
      { titel: "Frage", art: "text" },
      { titel: "Grundlage", art: "norm" },
      { titel: "Antwort", art: "text" },
    ],
    zeilen: [
      {
        zellen: ["Gericht der ersten Instanz", zeilen[0]?.norm, gerichtsname[gericht]],
        kennung: "result-court",
        schritte: zeilen[0] ? weg(zeilen[0]) : [],
      },
      ...zeilen.slice(1).map((z) => ({ zellen: [frage[z.id] ?? z.titel, z.norm, z.text], schritte: weg(z) })),
    ],
  };
}

/** Short words, so that the column stays narrow on phones. */
const frage: Readonly<Partial<Record<Schwelle["id"], string>>> = {
  "vereinfachtes-verfahren": "Verfahren nach Ermessen",
  schlichtung: "Güteversuch vorab",
  "online-verfahren": "Online-Verfahren",
  nichtzulassungsbeschwerde: "Beschwerde zum BGH",
  kostenbeschwerde: "Beschwerde über Kosten",
  streitwertbeschwerde: "Beschwerde über Wert und Ansatz",
  "berufung-arbeitsgericht": "Berufung",
};

/** The step, then which version of the limit holds and why. */
const weg = ({ schritte, fassung, norm, sicherheit }: Schwelle): readonly Schritt[] => [
  ...schritte,
  ...(fassung
    ? [{ text: `Fassung vom ${datum(fassung.ab)} (${kurzname(fassung.quelle)}): ${fassung.grund}`, norm }]
    : []),
  ...(sicherheit === "hoch" ? [] : [{ text: "Nur durch eine Quelle belegt", norm }]),
];

function vermerke(wert: StreitwertErgebnis, zuordnung: Zuordnung | undefined): readonly Vermerk[] {
  const alle: readonly Vermerk[] = [
    ...zweifel(wert),
    ...wert.vermerke,
    ...(zuordnung ? [...annahmen(zuordnung), ...zuordnung.gericht.vermerke] : []),
  ];
  return [...new Map(alle.map((v) => [v.text, v])).values()];
}

/** How sure the rule is, unless a note of the law says so already. */
const zweifel = ({ sicherheit, regel, vermerke: gesagt }: StreitwertErgebnis): Vermerk[] =>
  sicherheit === "hoch" || gesagt.some(({ art }) => art === "warnung")
    ? []
    : [
        {
          art: "warnung",
          text: "Prüfen Sie diesen Wert am Text des Gesetzes oder Katalogs, bevor Sie ihn verwenden.",
          norm: regel.norm,
        },
      ];

function annahmen({ sache, vermutet, eigener }: Zuordnung): Vermerk[] {
  return [
    ...(vermutet && sache === "wohnraummiete"
      ? [
          {
            art: "hinweis" as const,
            text: "Für die Zuständigkeit ist Wohnraum angenommen. Bei Geschäftsräumen wählen Sie „Zivilsache, nach dem Wert“.",
            norm: "§ 23 Nr. 2 Buchst. a GVG",
            feld: "sache",
          },
        ]
      : []),
    ...(eigener === undefined && sache !== "familie" && sache !== "arbeit"
      ? [
          {
            art: "hinweis" as const,
            text: "Für Zuständigkeit und Rechtsmittel ist mit demselben Wert gerechnet; nach der ZPO kann er ein anderer sein.",
            norm: "§§ 2 ff. ZPO",
            feld: "zustaendigkeitswert",
          },
        ]
      : []),
  ];
}
