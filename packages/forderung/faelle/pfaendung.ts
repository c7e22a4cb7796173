import { type Cent, datum, type Tag } from "@gebuehrenportal/recht";
import type { Erhoehungsbetrag } from "../src/pfaendung/p-konto.ts";
import { abgerufen, eur, type Fall, type FallQuelle, t } from "./fall.ts";

export type Pfaendungsfall = Fall & {
  readonly netto: Cent;
  readonly personen: number;
  readonly stichtag: Tag;
  readonly pfaendbar: Cent;
  readonly verbleibt?: Cent;
};

export const pfaendungsfaelle: readonly Pfaendungsfall[] = [
  {
    titel: "Familienvater, 3.000 € netto, Ehefrau und zwei Kinder",
    quelle: {
      titel: "Wie viel darf gepfändet werden?",
      datum: abgerufen,
      fundort: "https://privatinsolvenz24.com/faq-items/8",
    },
    netto: eur(3_000),
    personen: 3,
    stichtag: t("2023-07-01"),
    pfaendbar: eur(144.58),
    verbleibt: eur(2_855.42),
    bemerkung:
      "Die Quelle nennt daneben die Grenze des Vorjahres (1.339,99 €); gerechnet ist sie mit den Beträgen ab 01.07.2023.",
  },
];

export type PKontoFall = Fall & {
  readonly stichtag: Tag;
  readonly personen: number;
  readonly weitere?: readonly Erhoehungsbetrag[];
  readonly erhoeht: Cent;
};

const bonn: FallQuelle = {
  titel: "Schuldnerberatung Bonn: Neue Pfändungsfreigrenzen auch beim Pfändungsschutzkonto (P-Konto)",
  datum: "07.2023",
  fundort:
    "https://schuldnerberatung-bonn.de/neue-pfaendungsfreigrenzen-auch-beim-pfaendungsschutzkonto-p-konto",
};

const bonnerTabelle = (stichtag: Tag, betraege: readonly number[]): readonly PKontoFall[] =>
  betraege.map((betrag, personen) => ({
    titel: `Freigrenze des Kontos bei ${personen} Unterhaltsberechtigten am ${datum(stichtag)}`,
    quelle: bonn,
    stichtag,
    personen,
    erhoeht: eur(betrag),
  }));

const schutzkonto: FallQuelle = {
  titel: "P-Konto Freibeträge ab Juli 2023",
  datum: "07.2023",
  fundort: "https://www.schutzkonto.de/news/p-konto-freibetrag-juli-2023/",
};

const kindergeld = (kinder: number): readonly Erhoehungsbetrag[] =>
  Array.from({ length: kinder }, () => ({
    bezeichnung: "Kindergeld",
    betrag: eur(250),
    norm: "§ 902 Satz 1 Nr. 5 ZPO",
  }));

export const pKontoFaelle: readonly PKontoFall[] = [
  ...bonnerTabelle(t("2023-06-30"), [1_340, 1_840.62, 2_119.52, 2_398.42, 2_677.32, 2_956.22]),
  ...bonnerTabelle(t("2023-07-01"), [1_410, 1_937.76, 2_231.78, 2_525.8, 2_819.82, 3_113.84]),
  {
    titel: "Alleinstehend, 2023",
    quelle: schutzkonto,
    stichtag: t("2023-07-15"),
    personen: 0,
    erhoeht: eur(1_410),
  },
  {
    titel: "Alleinerziehend mit einem Kind und Kindergeld, 2023",
    quelle: schutzkonto,
    stichtag: t("2023-07-15"),
    personen: 1,
    weitere: kindergeld(1),
    erhoeht: eur(2_187.76),
  },
  {
    titel: "Alleinerziehend mit zwei Kindern und Kindergeld, 2023",
    quelle: schutzkonto,
    stichtag: t("2023-07-15"),
    personen: 2,
    weitere: kindergeld(2),
    erhoeht: eur(2_731.78),
  },
  {
    titel: "Grundbetrag des Kontos ab Juli 2025",
    quelle: {
      titel: "P-Konto Freibetrag 2025: Neue Werte ab Juli im Überblick",
      datum: "2025",
      fundort:
        "https://www.schuldnerberatung-schickner.de/news/p-konto-freibetrag-2025-neue-werte-ab-juli-im-ueberblick",
    },
    stichtag: t("2025-07-01"),
    personen: 0,
    erhoeht: eur(1_560),
    bemerkung:
      "Die Quelle rundet auch die erhöhten Beträge auf volle 10 €; § 902 ZPO sagt das nicht, verglichen wird nur der Grundbetrag.",
  },
  {
    titel: "Grundbetrag des Kontos ab Juli 2024",
    quelle: {
      titel: "Höhere Freigrenzen beim P-Konto 2024",
      datum: "06.2024",
      fundort: "https://finanznews-123.de/hoehere-freigrenzen-beim-p-konto-2024",
    },
    stichtag: t("2024-07-01"),
    personen: 0,
    erhoeht: eur(1_500),
  },
  {
    titel: "Grundbetrag des Kontos bis Juni 2022",
    quelle: {
      titel: "P-Konto Freibetrag 2022",
      datum: "2022",
      fundort: "https://p-konto.de/freibetrag-2022/",
    },
    stichtag: t("2022-06-30"),
    personen: 0,
    erhoeht: eur(1_260),
  },
];
