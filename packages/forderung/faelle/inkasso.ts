import type { Cent, Tag } from "@gebuehrenportal/recht";
import type { Inkassoart } from "../src/inkasso.ts";
import { abgerufen, eur, type Fall, type FallQuelle, t } from "./fall.ts";

export type Inkassofall = Fall & {
  readonly forderung: Cent;
  readonly stichtag: Tag;
  readonly art: Inkassoart;
  /** 1.0 fee of the printed table of § 13 RVG. */
  readonly einfach: Cent;
  readonly gebuehr: Cent;
};

const inkasso1: FallQuelle = {
  titel: "Inkassogebührensätze für unsere Mahnungen, gültig ab 01.10.2021",
  datum: "01.10.2021",
  fundort: "https://www.inkasso1.de/inkasso-gebuehren/",
};

const halbe = (wert: number, einfach: number, gebuehr: number): Inkassofall => ({
  titel: `0,5 Gebühr bis ${wert} €`,
  quelle: inkasso1,
  forderung: eur(wert),
  stichtag: t("2021-10-01"),
  art: "einfach",
  einfach: eur(einfach),
  gebuehr: eur(gebuehr),
});

export const inkassofaelle: readonly Inkassofall[] = [
  halbe(500, 49, 24.5),
  halbe(1_000, 88, 44),
  halbe(1_500, 127, 63.5),
  halbe(5_000, 334, 167),
  {
    titel: "Forderung bis 50 €, 1,0 Gebühr 30 €: davon 0,5",
    quelle: {
      titel: "Reform zur Inkassovergütung, gültig seit dem 01.10.2021",
      datum: abgerufen,
      fundort:
        "https://de.flow.riverty.com/de-de/faq/reform-zur-inkassoverguetung/reform-zur-inkassoverguetung-gueltig-seit-dem-01102021",
    },
    forderung: eur(50),
    stichtag: t("2022-03-01"),
    art: "einfach",
    einfach: eur(49),
    gebuehr: eur(15),
  },
];
