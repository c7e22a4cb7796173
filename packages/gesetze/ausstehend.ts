import { datum, type Quelle, type Sicherheit, type Tag, tag, type Vermerk } from "@gebuehrenportal/recht";
import { produkthaftung2024, verbraucherkredit2026, vollstreckung2026 } from "./quellen.ts";

/** A step of an act: its first day, what it brings, how sure the day is. Without a day it is not passed yet. */
export type Ausstehendstufe = {
  readonly ab?: Tag;
  readonly was: string;
  readonly sicherheit?: Exclude<Sicherheit, "hoch">;
};

/** An act that is published or pending and that the portal does not compute with yet, wholly or in part. */
export type Ausstehend = {
  readonly name: string;
  readonly norm: string;
  readonly quelle: Quelle;
  readonly stufen: readonly Ausstehendstufe[];
  /** What of it is not known yet, as a sentence. */
  readonly offen: string;
  /** Where a reader meets it, in words. */
  readonly betrifft: string;
};

/**
 * Known and not yet in. Whoever carries an act in takes it out here; whoever hears of a new one adds it, with what it
 * touches.
 */
export const ausstehend = {
  verbraucherkredit: {
    name: "Neues Verbraucherkreditrecht",
    norm: "§§ 491 ff., 356b ff. BGB, § 34k GewO",
    quelle: verbraucherkredit2026,
    stufen: [{ ab: tag("2026-11-20"), was: "Verträge ab diesem Tag: Kreditvertrag, Widerruf, Verzug" }],
    offen:
      "Der neue Wortlaut der §§ 356b und 497 BGB und des § 688 Abs. 2 Nr. 1 ZPO ist noch nicht eingearbeitet.",
    betrifft: "Widerruf von Verbraucherdarlehen, ihre Verzugszinsen, ihr Mahnverfahren",
  },
  vollstreckung: {
    name: "Digitalisierung der Zwangsvollstreckung",
    norm: "§§ 754a, 829, 829a ZPO",
    quelle: vollstreckung2026,
    stufen: [
      { ab: tag("2026-10-01"), was: "elektronische Abschriften aller Titel", sicherheit: "mittel" },
      { ab: tag("2027-01-01"), was: "Datensatz zum Antrag (§ 829 Abs. 5 ZPO)", sicherheit: "mittel" },
      {
        ab: tag("2027-06-01"),
        was: "Banken nehmen elektronische Zustellungen an; eine Quelle nennt den 01.10.2027",
        sicherheit: "niedrig",
      },
    ],
    offen: "Ob sich Gebühren und Auslagen der Gerichtsvollzieher ändern, ist nicht bekannt.",
    betrifft: "Kosten des Gerichtsvollziehers und der Vollstreckung",
  },
  produkthaftung: {
    name: "Neues Produkthaftungsrecht",
    norm: "§§ 12, 13 ProdHaftG",
    quelle: produkthaftung2024,
    stufen: [{ ab: tag("2026-12-09"), was: "Produkte, die ab diesem Tag in Verkehr kommen" }],
    offen:
      "Das deutsche Gesetz (BT-Drs. 21/4297) ist noch nicht verkündet; gerechnet ist nach der Richtlinie (EU) 2024/2853.",
    betrifft: "Verjährung und Erlöschen von Ansprüchen aus Produkthaftung",
  },
  mietrecht: {
    name: "Schonfristzahlung auch bei ordentlicher Kündigung",
    norm: "§§ 569, 573 BGB",
    quelle: {
      titel: "Entwurf eines zweiten Mietrechtsgesetzes, Bundestag",
      fundstelle: "BT-Drs. 21/6807",
    },
    stufen: [{ was: "im Oktober 2026 nicht beschlossen", sicherheit: "niedrig" }],
    offen: "Ob und wann das Gesetz kommt, ist nicht bekannt.",
    betrifft: "Fristen der Wohnraummiete",
  },
} as const satisfies Readonly<Record<string, Ausstehend>>;

export type Ausstehendes = keyof typeof ausstehend;

/**
 * The note for a result that an act not yet carried touches: from its first day on, by the day that decides there.
 *
 * @param am the deciding day of the result
 */
export function ausstehendVermerke(welches: Ausstehendes, am: Tag, feld?: string): readonly Vermerk[] {
  const { name, norm, quelle, stufen, offen }: Ausstehend = ausstehend[welches];
  const erster = stufen.flatMap(({ ab }) => ab ?? []).at(0);
  if (erster === undefined || am < erster) return [];
  return [
    {
      art: "warnung",
      text: `${name}, seit dem ${datum(erster)} (${quelle.fundstelle}): in dieser Rechnung noch nicht berücksichtigt. ${offen} Bitte prüfen Sie die Norm im geltenden Wortlaut.`,
      norm,
      ...(feld !== undefined && { feld }),
    },
  ];
}
