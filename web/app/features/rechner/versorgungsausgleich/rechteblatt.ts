import { euro, type Offen } from "@gebuehrenportal/recht";
import type { AnrechtErgebnis, Grenzpruefung, Traeger } from "@gebuehrenportal/versorgungsausgleich";
import type { Blatttabelle, Blattzeile } from "#dokumente/blatt/blatt.ts";
import type { Ausgleichseingabe, Ausgleichsergebnis } from "./ausgleichsrechnung.ts";
import { groessentext, mitKonstanten } from "./groessentext.ts";

/** Each right with its lines, then the comparison of rights of equal kind. */
export function rechtetabelle(eingaben: Ausgleichseingabe["anrechte"], r: Ausgleichsergebnis): Blatttabelle {
  return {
    titel: "Anrechte",
    spalten: [
      { titel: "Anrecht", art: "text" },
      { titel: "Grundlage", art: "norm" },
      { titel: "Angabe", art: "text" },
    ],
    zeilen: [
      ...r.anrechte.flatMap((a, i) => {
        const { bezeichnung, traeger } = eingaben[i] ?? {};
        const name = bezeichnung ?? (traeger ? traegername[traeger] : "");
        return [
          { art: "titel", zellen: [`${i + 1}. ${name} (Ehegatte ${a.ehegatte})`] },
          ...zeilen(a),
        ] satisfies Blattzeile[];
      }),
      ...r.vergleiche.flatMap(({ nummern: [a, b], differenz, bagatelle, offen, schritte }) => [
        { art: "titel", zellen: [`Vergleich der gleichartigen Anrechte ${a} und ${b}`] } as const,
        ...(differenz === undefined
          ? []
          : [
              {
                zellen: ["Differenz der Ausgleichswerte", "§ 18 Abs. 1 VersAusglG", euro(differenz)],
                schritte,
              },
            ]),
        ...(bagatelle ? [geringfuegig(bagatelle)] : []),
        ...offen.map(offenzeile),
      ]),
    ],
  };
}

const traegername: Readonly<Record<Traeger, string>> = {
  grv: "Gesetzliche Rentenversicherung",
  beamte: "Beamtenversorgung",
  "beamte-extern": "Beamtenversorgung",
  betrieblich: "Betriebsrente",
  direktzusage: "Betriebsrente",
  berufsstaendisch: "Berufsständische Versorgung",
  privat: "Private Rentenversicherung",
};

function zeilen(a: AnrechtErgebnis): readonly Blattzeile[] {
  return [
    { zellen: ["Ehezeitanteil", "§ 39 VersAusglG", groessentext(a.ehezeitanteil)] },
    {
      zellen: ["Ausgleichswert", "§ 1 Abs. 2 VersAusglG", groessentext(a.ausgleichswert)],
      schritte: mitKonstanten(a.schritte, a.konstanten),
      kennung: "result-share",
    },
    ...(a.rente === undefined
      ? []
      : [{ zellen: ["Das sind am Ende der Ehezeit", "§ 64 SGB VI", `${euro(a.rente)} im Monat`] }]),
    ...(a.kapitalwert === undefined || a.ausgleichswert.einheit === "kapital"
      ? []
      : [{ zellen: ["Korrespondierender Kapitalwert", "§ 47 VersAusglG", euro(a.kapitalwert)] }]),
    teilungszeile(a),
    ...(a.bagatelle ? [geringfuegig(a.bagatelle)] : []),
    ...a.offen.map(offenzeile),
  ];
}

/** What stays open for want of a figure of the year. */
const offenzeile = ({ was, norm, grund }: Offen): Blattzeile => ({
  zellen: [`${was.replace(/,$/, "")} bleibt offen`, norm, grund],
});

const teilungsworte: Readonly<Record<AnrechtErgebnis["teilung"]["art"], string>> = {
  intern: "Interne Teilung",
  extern: "Externe Teilung",
  "extern-auf-verlangen": "Intern; extern, wenn der Träger es verlangt",
};

const teilungszeile = ({ teilung }: AnrechtErgebnis): Blattzeile => ({
  zellen: ["Teilung", teilung.norm, teilungsworte[teilung.art]],
  ...(teilung.grenze && {
    schritte: [{ text: teilung.grenze.text, norm: teilung.grenze.norm, betrag: teilung.grenze.grenze }],
  }),
});

const geringfuegig = ({ norm, grenze, eingehalten, text }: Grenzpruefung): Blattzeile => ({
  zellen: [
    "Geringfügigkeit",
    norm,
    eingehalten ? `Gering, höchstens ${euro(grenze)}` : `Nicht gering, mehr als ${euro(grenze)}`,
  ],
  schritte: [{ text, norm, betrag: grenze }],
});
