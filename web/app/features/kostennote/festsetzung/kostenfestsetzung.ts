import { anteil, cent, datum, summe, type Tag, untrennbar, zahl } from "@gebuehrenportal/recht";
import type { Satztabelle, Satzzeile } from "#dokumente/blatt/blattsatz.ts";
import { zeile as einzeilig } from "../absender.ts";
import type { Grundgruppe, Grundlage, Grundzeile } from "../grundlage.server.ts";
import { aufBewilligtes, type Grundzahlung } from "../grundzahlung.ts";

/** Which costs are fixed: those of the opponent (§§ 103, 104 ZPO), or the fee owed by the own client (§ 11 RVG). */
export type Antragsart = "kosten" | "verguetung";

/** What was typed. Everything may be left out: the text then keeps a gap to be filled by hand. */
export type Antragsfelder = Readonly<Record<string, string>>;

/** Names of the fields, in the order of the form. */
export const antragsfeldnamen = [
  "gericht",
  "aktenzeichen",
  "klaeger",
  "beklagter",
  "antragsteller",
  "gegner",
  "titel",
  "quote",
  "gerichtskosten",
  "zinsab",
  "mitgeteilt",
  "kanzlei",
] as const;

export const antragsfelder = (roh: Antragsfelder): Antragsfelder =>
  Object.fromEntries(
    [...antragsfeldnamen, "art", "vorsteuer"].flatMap((name) => {
      const wert = einzeilig(roh[name], 200).replaceAll("\0", "");
      return wert ? [[name, wert]] : [];
    }),
  );

/** An application as finished texts in reading order. */
export type Antragssatz = {
  readonly titel: string;
  readonly stand: Tag;
  readonly fusszeile: string;
  readonly gericht: readonly string[];
  readonly angaben: readonly (readonly [string, string])[];
  readonly einleitung: string;
  readonly antraege: readonly string[];
  readonly berechnung: Satztabelle;
  readonly erklaerungen: readonly string[];
  readonly schluss: readonly string[];
};

const luecke = "……………………";

type Feldtext = (name: (typeof antragsfeldnamen)[number]) => string;

/** The text of an application from a calculation. */
export function antragssatz(felder: Antragsfelder, ganze: Grundlage, heute: Tag): Antragssatz {
  const art: Antragsart = felder.art === "verguetung" ? "verguetung" : "kosten";
  const vorsteuer = art === "kosten" && felder.vorsteuer === "ja";
  const titel = art === "kosten" ? "Kostenfestsetzungsantrag" : "Antrag auf Festsetzung der Vergütung";
  const f: Feldtext = (name) => felder[name] ?? luecke;
  const grundlage = prozesskosten(ganze);
  return {
    titel,
    stand: heute,
    fusszeile: [titel, felder.aktenzeichen, datum(heute)].filter(Boolean).join(" · "),
    gericht: ["An das", f("gericht")],
    angaben: [
      ["Aktenzeichen", f("aktenzeichen")],
      ["In Sachen", `${f("klaeger")} ./. ${f("beklagter")}`],
      ["Datum", datum(heute)],
    ],
    einleitung: untrennbar(
      art === "kosten"
        ? `Namens und in Vollmacht von ${f("antragsteller")} beantragen wir auf Grund des vollstreckbaren Titels (${f("titel")}; § 103 Abs. 1 ZPO),`
        : `In eigener Sache beantragen wir gegen unseren Auftraggeber (${f("gegner")}),`,
    ),
    antraege: antraege(art, felder, f).map(untrennbar),
    berechnung: berechnung(grundlage, { art, vorsteuer }),
    erklaerungen: [
      ...(art === "kosten"
        ? kostenerklaerungen(grundlage, vorsteuer)
        : verguetungserklaerungen(grundlage, f)),
      ...auslagenerklaerungen(grundlage),
    ].map(untrennbar),
    schluss: [f("kanzlei")],
  };
}

/** Out of court: no costs of the proceedings (§ 91 ZPO, § 11 Abs. 1 Satz 1 RVG). */
const vorgerichtlich = ({ gebuehr, nr }: Grundzeile): boolean => gebuehr && /^(2[0-9]{3}|34)$/.test(nr);

const nurVorgerichtlich = ({ zeilen }: Grundgruppe): boolean => {
  const gebuehren = zeilen.filter((z) => z.gebuehr && z.betrag > 0);
  return gebuehren.length > 0 && gebuehren.every(vorgerichtlich);
};

/** The costs of the proceedings: a matter out of court stays away, with its expenses. */
function prozesskosten(g: Grundlage): Grundlage {
  const gruppen = g.gruppen.filter((gruppe) => !nurVorgerichtlich(gruppe));
  const zahlen = gruppen.length > 1;
  return {
    ...g,
    gruppen: gruppen.map(({ titel, ...rest }, i) => ({
      ...rest,
      ...(titel ? { titel: titel.replace(/^(\d+\. )?/, zahlen ? `${i + 1}. ` : "") } : {}),
    })),
  };
}

/** What somebody should know of a calculation before it becomes an application. */
export function antragsbedenken(g: Grundlage): string[] {
  const weg = g.gruppen.filter(nurVorgerichtlich);
  const bleibende = prozesskosten(g).gruppen;
  const nummern = [
    ...new Set(bleibende.flatMap(({ zeilen }) => zeilen.filter(vorgerichtlich).map(({ nr }) => nr))),
  ];
  return [
    ...(weg.length > 0
      ? [
          bleibende.length > 0
            ? "Die vorgerichtliche Angelegenheit bleibt im Antrag weg: Sie gehört nicht zu den Kosten des gerichtlichen Verfahrens (§ 91 ZPO, § 11 Abs. 1 Satz 1 RVG)."
            : "Diese Berechnung enthält nur vorgerichtliche Gebühren: Davon lässt sich nichts festsetzen (§ 91 ZPO, § 11 Abs. 1 Satz 1 RVG).",
        ]
      : []),
    ...(nummern.length > 0
      ? [
          `${nummern.map((nr) => (nr === "34" ? "§ 34 RVG" : `Nr. ${nr} VV`)).join(", ")} gehört nicht zu den Kosten des gerichtlichen Verfahrens (§ 91 ZPO, § 11 Abs. 1 Satz 1 RVG). Rechnen Sie die vorgerichtliche Tätigkeit als eigene Angelegenheit.`,
        ]
      : []),
    ...(g.gruppen.some((gruppe) => gruppe.vereinbarung)
      ? [
          "Festgesetzt wird die gesetzliche Vergütung; die vereinbarte bleibt außer Betracht (§ 91 Abs. 2 ZPO, § 11 Abs. 1 RVG).",
        ]
      : []),
    ...(bleibende.some(({ auftrag }) => auftrag.art === "offen")
      ? [
          "Der Tag des Auftrags ist nicht angegeben: Gerechnet ist nach dem heutigen Recht. Er bestimmt, welches gilt (§ 60 Abs. 1 RVG); tragen Sie ihn in der Berechnung ein.",
        ]
      : []),
    ...(g.staatskasse
      ? [
          g.gruppen.some(({ bewilligt }) => bewilligt)
            ? "Prozesskostenhilfe für einen Teil: Gegen die eigene Partei wird nach § 11 RVG nur der Unterschied zur Vergütung aus dem bewilligten Wert festgesetzt (§ 122 Abs. 1 Nr. 3 ZPO)."
            : "Beigeordnet oder bestellt: Ansprüche gegen die eigene Partei können gesperrt sein, ein Antrag nach § 11 RVG bliebe dann ohne Erfolg (§ 122 Abs. 1 Nr. 3 ZPO).",
        ]
      : []),
    ...(g.gruppen.some(({ zeilen }) => zeilen.some(({ rahmen }) => rahmen))
      ? [
          "Rahmengebühren: Nach § 11 RVG nur die Mindestgebühren oder mit ausdrücklicher Zustimmung, die dem Antrag beiliegt (§ 11 Abs. 8 RVG).",
        ]
      : []),
  ].map(untrennbar);
}

function antraege(art: Antragsart, felder: Antragsfelder, f: Feldtext): string[] {
  const ab = felder.zinsab ? `ab dem ${felder.zinsab}` : "ab dem Eingang dieses Antrags";
  const norm =
    art === "kosten" ? "§ 104 Abs. 1 Satz 2 ZPO" : "§ 11 Abs. 2 Satz 3 RVG, § 104 Abs. 1 Satz 2 ZPO";
  const zinsen = `auszusprechen, dass der festgesetzte Betrag ${ab} mit fünf Prozentpunkten über dem Basiszinssatz nach § 247 BGB zu verzinsen ist (${norm}), und`;
  const ausfertigung =
    "eine vollstreckbare Ausfertigung des Beschlusses mit Bescheinigung der Zustellung zu erteilen (§ 794 Abs. 1 Nr. 2, § 169 Abs. 1 ZPO).";
  if (art === "verguetung")
    return [
      `die nachstehend berechnete gesetzliche Vergütung gegen ${f("gegner")} nach § 11 RVG festzusetzen,`,
      "die von uns gezahlten Auslagen für die Zustellung des Beschlusses aufzunehmen (§ 11 Abs. 2 Satz 5 RVG),",
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

const zeilenVon = ({ gruppen }: Grundlage): Grundzeile[] => gruppen.flatMap((g) => g.zeilen);
const hatZahlung = ({ zahlungen }: Grundlage, von: Grundzahlung["von"]) =>
  zahlungen.some((z) => z.von === von);

function kostenerklaerungen(g: Grundlage, vorsteuer: boolean): string[] {
  return [
    vorsteuer
      ? "Die antragstellende Partei ist zum Vorsteuerabzug berechtigt; Umsatzsteuer wird nicht verlangt (§ 104 Abs. 2 Satz 3 ZPO)."
      : "Die antragstellende Partei erklärt, dass sie die Umsatzsteuerbeträge nicht als Vorsteuer abziehen kann (§ 104 Abs. 2 Satz 3 ZPO).",
    ...(zeilenVon(g).some(({ gebuehr, betrag }) => gebuehr && betrag < 0)
      ? ["Vorgerichtlich entstandene Gebühren sind nach dem Gesetz angerechnet (§ 15a RVG)."]
      : []),
    ...(hatZahlung(g, "staatskasse") ? ["Was die Staatskasse gezahlt hat, ist abgesetzt (§ 59 RVG)."] : []),
    "Die zur Mitteilung an den Gegner bestimmte Abschrift der Kostenberechnung und die Belege sind beigefügt (§ 103 Abs. 2 Satz 2 ZPO).",
  ];
}

function verguetungserklaerungen(g: Grundlage, f: Feldtext): string[] {
  return [
    `Die Vergütung ist fällig (§ 8 RVG). Die Berechnung nach § 10 RVG ist dem Auftraggeber am ${f("mitgeteilt")} mitgeteilt worden.`,
    g.zahlungen.length > 0
      ? "Getilgte Beträge sind abgesetzt (§ 11 Abs. 1 Satz 2 RVG)."
      : "Auf die Vergütung ist nichts gezahlt (§ 11 Abs. 1 Satz 2 RVG).",
    ...(zeilenVon(g).some(({ rahmen }) => rahmen)
      ? [
          "Rahmengebühren sind nur mit den Mindestgebühren enthalten, oder der Auftraggeber hat ihrer Höhe ausdrücklich zugestimmt; seine Erklärung ist dann beigefügt (§ 11 Abs. 8 RVG).",
        ]
      : []),
  ];
}

/** How expenses are made credible (§ 104 Abs. 2 ZPO; for § 11 RVG by its Abs. 2 Satz 3). */
function auslagenerklaerungen(g: Grundlage): string[] {
  const auslagen = zeilenVon(g).filter(({ gebuehr }) => !gebuehr);
  const post = auslagen.filter(({ nr }) => /^700[12]$/.test(nr));
  return [
    ...(post.length > 0
      ? [
          "Es wird anwaltlich versichert, dass die Auslagen für Post- und Telekommunikationsdienstleistungen entstanden sind (§ 104 Abs. 2 Satz 2 ZPO).",
        ]
      : []),
    ...(auslagen.length > post.length
      ? [
          "Die übrigen Auslagen werden durch die beigefügten Belege glaubhaft gemacht (§ 104 Abs. 2 Satz 1 ZPO).",
        ]
      : []),
  ];
}

const reihe = (text: string, norm: string, betrag: number, art: Satzzeile["art"]): Satzzeile => ({
  art,
  zellen: [text, norm, "", zahl(cent(betrag))].map(untrennbar),
});

/** What is taken off: § 11 RVG whatever was paid, otherwise what the opponent or the treasury has paid. */
const abzuege: Readonly<
  Record<Grundzahlung["von"], Readonly<Partial<Record<Antragsart, readonly [string, string]>>>>
> = {
  mandant: { verguetung: ["Zahlung des Auftraggebers", "§ 11 Abs. 1 Satz 2 RVG"] },
  vorschuss: { verguetung: ["Vorschuss", "§ 11 Abs. 1 Satz 2 RVG"] },
  gegner: {
    verguetung: ["Zahlung des Gegners", "§ 11 Abs. 1 Satz 2 RVG"],
    kosten: ["Zahlung des Gegners", "§ 362 Abs. 1 BGB"],
  },
  staatskasse: {
    verguetung: ["Zahlung der Staatskasse", "§ 11 Abs. 1 Satz 2 RVG"],
    kosten: ["Zahlung der Staatskasse", "§ 59 Abs. 1 RVG"],
  },
};

/** Table and sum: the VAT of the calculation, none for a party that deducts it. */
function berechnung(
  { gruppen, prozent, zahlungen }: Grundlage,
  { art, vorsteuer }: { readonly art: Antragsart; readonly vorsteuer: boolean },
): Satztabelle {
  const alle = gruppen.flatMap((g) => g.zeilen);
  const bewilligt = art === "verguetung" ? gruppen.flatMap((g) => g.bewilligt ?? []) : [];
  const gesperrt = summe(bewilligt.map((b) => b.netto));
  const netto = cent(summe(alle.map((z) => z.betrag)) - gesperrt);
  // Nr. 2500 VV contains its VAT.
  const voll = summe(alle.filter((z) => !z.durchlaufend && z.nr !== "2500").map((z) => z.betrag));
  const basis = cent(voll - gesperrt);
  const steuer = vorsteuer ? cent(0) : anteil(basis, prozent, 100);
  const abzug = (z: Grundzahlung) =>
    art === "verguetung" && aufBewilligtes(z, gruppen) ? undefined : abzuege[z.von][art];
  const abgezogen = zahlungen.flatMap((z) => {
    const als = abzug(z);
    return als ? [reihe(...als, -z.betrag, "zeile")] : [];
  });
  const gezahlt = summe(zahlungen.filter(abzug).map(({ betrag }) => betrag));
  return {
    titel: "Berechnung",
    spalten: [
      { titel: "Position", rechts: false },
      { titel: "Grundlage", rechts: false },
      { titel: "Wert in €", rechts: true },
      { titel: "Betrag in €", rechts: true },
    ],
    zeilen: [
      ...gruppen.flatMap(({ titel, zeilen }): Satzzeile[] => [
        ...(titel ? [{ art: "titel" as const, zellen: [untrennbar(titel)] }] : []),
        ...zeilen.map((z) => ({
          art: "zeile" as const,
          zellen: [z.text, z.norm, z.wert === undefined ? "" : zahl(z.wert), zahl(z.betrag)].map(untrennbar),
        })),
      ]),
      ...bewilligt.map((b) => reihe(b.text, "§ 122 Abs. 1 Nr. 3 ZPO", -b.netto, "zeile")),
      reihe("Summe ohne Umsatzsteuer", "", netto, "zwischensumme"),
      ...(vorsteuer || prozent === 0
        ? []
        : [reihe(`Umsatzsteuer ${prozent} %`, "Nr. 7008 VV", steuer, "zeile")]),
      ...abgezogen,
      reihe("Festzusetzender Betrag", "", Math.max(0, netto + steuer - gezahlt), "summe"),
    ],
  };
}
