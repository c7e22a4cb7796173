import type { Tag } from "@gebuehrenportal/recht";
import type { Mahnfrist, Mahnfristeneingabe } from "../src/mahnverfahren/mahnfristen.ts";
import type { Antragsteller } from "../src/mahnverfahren/mahngericht.ts";
import { abgerufen, type Fall, type FallQuelle, t } from "./fall.ts";

export type Fristfall = Fall & {
  readonly eingabe: Mahnfristeneingabe;
  readonly art: Mahnfrist["art"];
  readonly ende: Tag;
};

export const fristfaelle: readonly Fristfall[] = [
  {
    titel: "Vollstreckungsbescheid am 14.01.2025 zugestellt: Einspruchsfrist am 28.01.2025 abgelaufen",
    quelle: {
      titel: "LG Deggendorf, Urteil vom 02.06.2025 – 24 O 65/25, Rn. 2",
      datum: "02.06.2025",
      fundort: "https://www.gesetze-bayern.de/Content/Document/Y-300-Z-BECKRS-B-2025-N-26382",
    },
    eingabe: { zustellungMb: t("2024-12-10"), zustellungVb: t("2025-01-14") },
    art: "einspruch",
    ende: t("2025-01-28"),
    bemerkung: "Die Zustellung des Mahnbescheids nennt die Quelle nicht.",
  },
  {
    titel: "Mahnbescheid am 01.03.2018 zugestellt",
    quelle: {
      titel: "Gerichtliche Mahnung (gelber Brief) erhalten: wie die Frist berechnen?",
      datum: "03.2018",
      fundort:
        "https://www.finanzfrage.net/g/frage/gerichtl-mahnung-gelber-brief-erhalten-wie-14-taegige-widerrufsfrist-berechnen",
    },
    eingabe: { zustellungMb: t("2018-03-01") },
    art: "widerspruch",
    ende: t("2018-03-15"),
  },
];

export type Gerichtsfall = Fall & {
  readonly antragsteller: Antragsteller;
  readonly gericht: RegExp;
  readonly anschrift: string;
};

const liste: FallQuelle = {
  titel: "Die Mahngerichte der Länder: Zuständigkeiten",
  datum: abgerufen,
  fundort: "https://www.mahngerichte.de/verfahrensueberblick/antragstellung/zustaendigkeiten/",
};

const laut = (antragsteller: Antragsteller, gericht: RegExp, anschrift: string): Gerichtsfall => ({
  titel: [antragsteller.land, antragsteller.olgBezirk].filter(Boolean).join(" "),
  quelle: liste,
  antragsteller,
  gericht,
  anschrift,
});

export const gerichtsfaelle: readonly Gerichtsfall[] = [
  laut({ land: "BW" }, /Amtsgericht Stuttgart/, "70154 Stuttgart"),
  laut({ land: "BY" }, /Amtsgericht Coburg/, "96441 Coburg"),
  laut({ land: "BE" }, /Amtsgericht Wedding/, "13343 Berlin"),
  laut({ land: "BB" }, /Amtsgericht Wedding/, "13343 Berlin"),
  laut({ land: "ausland" }, /Amtsgericht Wedding/, "13343 Berlin"),
  laut({ land: "HB" }, /Amtsgericht Bremen/, "28184 Bremen"),
  laut({ land: "HH" }, /Amtsgericht Hamburg-Altona/, "22747 Hamburg"),
  laut({ land: "MV" }, /Amtsgericht Hamburg-Altona/, "22747 Hamburg"),
  laut({ land: "HE" }, /Amtsgericht Hünfeld/, "36084 Hünfeld"),
  laut({ land: "NI" }, /Amtsgericht Uelzen/, "Rosenmauer 2, 29525 Uelzen"),
  laut({ land: "NW", olgBezirk: "hamm" }, /Amtsgericht Hagen/, "58081 Hagen"),
  laut({ land: "NW", olgBezirk: "duesseldorf" }, /Amtsgericht Hagen/, "58081 Hagen"),
  laut({ land: "NW", olgBezirk: "koeln" }, /Amtsgericht Euskirchen/, "53878 Euskirchen"),
];
