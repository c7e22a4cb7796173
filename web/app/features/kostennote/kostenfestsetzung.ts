import { anteil, cent, datum, summe, type Tag, untrennbar, zahl } from "@gebuehrenportal/recht";
import type { Satztabelle, Satzzeile } from "../rechner/ausgabe/blattsatz.ts";
import { zeile as einzeilig } from "./absender.ts";
import type { Grundlage } from "./grundlage.server.ts";

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

/** The text of an application from a calculation. */
export function antragssatz(felder: Antragsfelder, grundlage: Grundlage, heute: Tag): Antragssatz {
  const art: Antragsart = felder.art === "verguetung" ? "verguetung" : "kosten";
  const vorsteuer = art === "kosten" && felder.vorsteuer === "ja";
  const titel = art === "kosten" ? "Kostenfestsetzungsantrag" : "Antrag auf Festsetzung der Vergütung";
  const f = (name: (typeof antragsfeldnamen)[number]) => felder[name] ?? luecke;
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
        ? `Namens und in Vollmacht von ${f("antragsteller")} beantragen wir auf Grund des Titels ${f("titel")},`
        : "In eigener Sache beantragen wir,",
    ),
    antraege: antraege(art, felder, f).map(untrennbar),
    berechnung: berechnung(grundlage, vorsteuer),
    erklaerungen: erklaerungen(art, vorsteuer, f).map(untrennbar),
    schluss: [f("kanzlei")],
  };
}

function antraege(
  art: Antragsart,
  felder: Antragsfelder,
  f: (name: (typeof antragsfeldnamen)[number]) => string,
): string[] {
  const ab = felder.zinsab ? `ab dem ${felder.zinsab}` : "ab dem Eingang dieses Antrags";
  const zinsen = `auszusprechen, dass der festgesetzte Betrag ${ab} mit fünf Prozentpunkten über dem Basiszinssatz nach § 247 BGB zu verzinsen ist (${art === "kosten" ? "§ 104 Abs. 1 Satz 2 ZPO" : "§ 11 Abs. 2 Satz 3 RVG, § 104 Abs. 1 Satz 2 ZPO"})`;
  if (art === "verguetung")
    return [
      `die nachstehend berechnete gesetzliche Vergütung gegen ${f("gegner")} nach § 11 RVG festzusetzen,`,
      `${zinsen}, und`,
      "eine vollstreckbare Ausfertigung des Beschlusses zu erteilen.",
    ];
  return [
    felder.quote
      ? `die nachstehend berechneten Kosten nach § 106 ZPO auszugleichen; von den Kosten trägt ${f("gegner")} ${felder.quote},`
      : `die nachstehend berechneten Kosten nach §§ 103, 104 ZPO gegen ${f("gegner")} festzusetzen,`,
    "verauslagte Gerichtskosten hinzuzusetzen,",
    `${zinsen}, und`,
    "eine vollstreckbare Ausfertigung des Beschlusses zu erteilen.",
  ];
}

function erklaerungen(
  art: Antragsart,
  vorsteuer: boolean,
  f: (name: (typeof antragsfeldnamen)[number]) => string,
): string[] {
  if (art === "verguetung")
    return [
      `Die Vergütung ist fällig (§ 8 RVG). Die Berechnung nach § 10 RVG ist am ${f("mitgeteilt")} mitgeteilt worden.`,
      "Rahmengebühren sind nur enthalten, soweit Mindestgebühren geltend gemacht werden oder der Auftraggeber der Höhe ausdrücklich zugestimmt hat (§ 11 Abs. 8 RVG).",
    ];
  return [
    vorsteuer
      ? "Die antragstellende Partei ist zum Vorsteuerabzug berechtigt; Umsatzsteuer wird nicht verlangt (§ 104 Abs. 2 Satz 3 ZPO)."
      : "Die antragstellende Partei erklärt, dass sie die Umsatzsteuerbeträge nicht als Vorsteuer abziehen kann (§ 104 Abs. 2 Satz 3 ZPO).",
    "Es wird versichert, dass die Auslagen für Post- und Telekommunikationsdienstleistungen entstanden sind (§ 104 Abs. 2 Satz 2 ZPO).",
  ];
}

const reihe = (text: string, norm: string, betrag: number, art: Satzzeile["art"]): Satzzeile => ({
  art,
  zellen: [text, norm, "", zahl(cent(betrag))].map(untrennbar),
});

/** Table and sum: the VAT of the calculation, none for a party that deducts it. */
function berechnung({ gruppen, prozent }: Grundlage, vorsteuer: boolean): Satztabelle {
  const alle = gruppen.flatMap((g) => g.zeilen);
  const netto = summe(alle.map((z) => z.betrag));
  const basis = summe(alle.filter((z) => !z.durchlaufend).map((z) => z.betrag));
  const steuer = vorsteuer ? cent(0) : anteil(basis, prozent, 100);
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
      reihe("Summe ohne Umsatzsteuer", "", netto, "zwischensumme"),
      ...(vorsteuer || prozent === 0
        ? []
        : [reihe(`Umsatzsteuer ${prozent} %`, "Nr. 7008 VV RVG", steuer, "zeile")]),
      reihe("Festzusetzender Betrag", "", netto + steuer, "summe"),
    ],
  };
}
