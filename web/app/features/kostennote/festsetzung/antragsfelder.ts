import { zeile } from "#platform/gekuerzt.ts";
import type { Antragsart } from "./antragsart.ts";

/** What was typed. Everything may be left out: the text then keeps a gap to be filled by hand. */
export type Antragsfelder = Readonly<Record<string, string>>;

/** Names of the fields of all applications. */
export const antragsfeldnamen = [
  "gericht",
  "aktenzeichen",
  "klaeger",
  "beklagter",
  "beschuldigt",
  "antragsteller",
  "gegner",
  "beschluss",
  "titel",
  "quote",
  "gerichtskosten",
  "zinsab",
  "mitgeteilt",
  "konto",
  "kanzlei",
] as const;
export type Antragsfeldname = (typeof antragsfeldnamen)[number];

/** A field of the form: name, label, hint. */
export type Feldangabe = readonly [Antragsfeldname, string, string?];

const gericht: Feldangabe = ["gericht", "Gericht"];
const aktenzeichen: Feldangabe = ["aktenzeichen", "Aktenzeichen des Gerichts"];
const parteien: readonly Feldangabe[] = [
  ["klaeger", "Klägerin oder Kläger"],
  ["beklagter", "Beklagte oder Beklagter"],
];
const titel: Feldangabe = ["titel", "Titel", "Zum Beispiel: Urteil vom 05.03.2026."];
const konto: Feldangabe = ["konto", "Konto der Kanzlei"];
const zinsab: Feldangabe = ["zinsab", "Zinsen ab", "Leer: ab Eingang des Antrags."];

/** The fields that each application asks for, in the order of its form. */
const felderJeAntrag: Readonly<Record<Antragsart, readonly Feldangabe[]>> = {
  staatskasse: [
    ["gericht", "Gericht", "Das des ersten Rechtszugs (§ 55 Abs. 1 RVG)."],
    aktenzeichen,
    ...parteien,
    ["beschuldigt", "Beschuldigte Person"],
    ["antragsteller", "Vertretene Person"],
    ["beschluss", "Beiordnung oder Bestellung", "Zum Beispiel: Beschluss vom 05.03.2026."],
    konto,
  ],
  beratungshilfe: [
    ["gericht", "Amtsgericht", "Das am Wohnsitz der rechtsuchenden Person (§ 55 Abs. 4 RVG)."],
    ["aktenzeichen", "Geschäftsnummer des Gerichts"],
    ["antragsteller", "Rechtsuchende Person"],
    ["titel", "Angelegenheit"],
    ["beschluss", "Berechtigungsschein", "Zum Beispiel: vom 05.03.2026."],
    konto,
  ],
  kosten: [
    gericht,
    aktenzeichen,
    ...parteien,
    ["antragsteller", "Antragstellende Partei"],
    ["gegner", "Gegen wen"],
    titel,
    [
      "quote",
      "Anteil des Gegners",
      "Nur bei Quote: dann Ausgleichung nach § 106 ZPO, zum Beispiel zwei Drittel.",
    ],
    ["gerichtskosten", "Verauslagte Gerichtskosten", "Betrag mit €. Leer: Das Gericht setzt sie hinzu."],
    [
      "zinsab",
      "Zinsen ab",
      "Leer: ab Eingang des Antrags. Früher nur ab Verkündung des Urteils bei § 105 Abs. 3 ZPO.",
    ],
  ],
  stpo: [
    gericht,
    aktenzeichen,
    ["beschuldigt", "Beschuldigte Person"],
    ["antragsteller", "Wem die Auslagen zu erstatten sind"],
    ["gegner", "Gegen wen", "Die Staatskasse oder die verurteilte Person."],
    titel,
    zinsab,
  ],
  beitreibung: [
    gericht,
    aktenzeichen,
    ...parteien,
    ["antragsteller", "Vertretene Partei"],
    ["gegner", "Gegen wen"],
    titel,
    ["beschluss", "Beiordnung", "Zum Beispiel: Beschluss vom 05.03.2026."],
    zinsab,
  ],
  verguetung: [
    gericht,
    aktenzeichen,
    ...parteien,
    ["gegner", "Auftraggeber"],
    zinsab,
    ["mitgeteilt", "Berechnung mitgeteilt am"],
  ],
};

/** The fields of an application for its matters: the parties of a suit, or the accused. */
export function felderZu(
  art: Antragsart,
  gruppen: readonly { readonly kasse?: { readonly strafsache: boolean } }[],
): readonly Feldangabe[] {
  if (art !== "staatskasse") return felderJeAntrag[art];
  const straf = gruppen.some(({ kasse }) => kasse?.strafsache);
  const zivil = gruppen.some(({ kasse }) => kasse && !kasse.strafsache);
  return felderJeAntrag[art].filter(([name]) => {
    if (name === "beschuldigt") return straf;
    return zivil || (name !== "klaeger" && name !== "beklagter");
  });
}

/** Whether the party's right to deduct VAT counts: only where costs of the party are fixed. */
export const fragtVorsteuer = (art: Antragsart): boolean =>
  art === "kosten" || art === "stpo" || art === "beitreibung";

/** The fields of the form, one line each, with the choices. */
export const antragsfelder = (roh: Antragsfelder): Antragsfelder =>
  Object.fromEntries(
    [...antragsfeldnamen, "art", "vorsteuer", "verlangt", "weitere"].flatMap((name) => {
      const wert = zeile(roh[name]).replaceAll("\0", "");
      return wert ? [[name, wert]] : [];
    }),
  );
