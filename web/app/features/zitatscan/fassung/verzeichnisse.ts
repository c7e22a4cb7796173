import { familiengebuehrStufen } from "@gebuehrenportal/gesetze/famgkg/paragraph-28.ts";
import { gerichtsgebuehrStufen } from "@gebuehrenportal/gesetze/gkg/paragraph-34.ts";
import { tabelleA, tabelleB } from "@gebuehrenportal/gesetze/gnotkg/paragraph-34.ts";
import { kvNummerVon } from "@gebuehrenportal/gesetze/kostennummern.ts";
import { verzeichnisfassungen } from "@gebuehrenportal/gesetze/kostenverzeichnis/fassungen.ts";
import { andererTatbestand } from "@gebuehrenportal/gesetze/kostenverzeichnis/tatbestand.ts";
import type { Bezug, Gesetz, Nummernwert } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import { wertgebuehrStufen } from "@gebuehrenportal/gesetze/rvg/paragraph-13.ts";
import { spalten } from "@gebuehrenportal/gesetze/rvg/vv/bau.ts";
import { vvNummer } from "@gebuehrenportal/gesetze/rvg/vv/index.ts";
import type { VvWert } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import {
  anteil,
  euro,
  fassungAm,
  type Stufentabelle,
  satz,
  type Tag,
  tabellengebuehr,
  type Zeitreihe,
} from "@gebuehrenportal/recht";
import type { Normbezug } from "./bezug.ts";
import { stichtage } from "./kosten.ts";
import { type Datiert, datiert } from "./typen.ts";
import { beispielwert } from "./worte.ts";

const gesetze: Readonly<Record<string, Gesetz>> = {
  "KV GKG": "gkg",
  "KV FamGKG": "famgkg",
  "KV GNotKG": "gnotkg",
  "KV GvKostG": "gvkostg",
};

const tabellen: Readonly<Partial<Record<Bezug, Zeitreihe<Stufentabelle>>>> = {
  gkg34: gerichtsgebuehrStufen,
  famgkg28: familiengebuehrStufen,
  gnotkg34a: tabelleA,
  gnotkg34b: tabelleB,
};

/** The number of a register of fees as a dated series; its rates follow the table of the day. */
export function nummernreihe({ abbr, einheit, nr }: Normbezug): Datiert | undefined {
  if (einheit !== "Nr") return undefined;
  if (abbr === "VV RVG") return vvReihe(nr);
  const gesetz = gesetze[abbr];
  return gesetz && kvReihe(gesetz, nr, abbr);
}

function vvReihe(nr: string): Datiert | undefined {
  const nummer = vvNummer(nr);
  // An expense: its amounts are series of their own.
  if (!nummer || nummer.gebuehrenart === "auslage") return undefined;
  const { werte } = nummer;
  const reihe = { ...werte, norm: `Nr. ${nr} VV RVG` };
  const folgtTabelle = werte.fassungen.some(({ wert }) => ratenText(wert) !== undefined);
  return {
    ...datiert(`Gebühr Nr. ${nr} VV RVG`, reihe, vvText, { massgeblich: stichtage.rvg }),
    neu: beginntNach(werte, spalten[0]?.ab),
    ...(folgtTabelle && { tabelle: { reihe: wertgebuehrStufen, satz: ratenText } }),
  };
}

function kvReihe(gesetz: Gesetz, nr: string, abbr: string): Datiert | undefined {
  const nummer = kvNummerVon(gesetz, nr);
  if (!nummer) return undefined;
  const tabelle = nummer.bezug && tabellen[nummer.bezug];
  const massgeblich = gesetz === "gvkostg" ? undefined : stichtage[gesetz];
  return {
    ...datiert(`Nr. ${nr} ${abbr}`, { ...nummer.werte, norm: `Nr. ${nr} ${abbr}` }, kvText(tabelle), {
      ...(massgeblich !== undefined && { massgeblich }),
    }),
    neu: beginntNach(nummer.werte, verzeichnisfassungen[gesetz].fassungen[0]?.ab),
    andererInhalt,
    ...(tabelle && { tabelle: { reihe: tabelle, satz: ratenText } }),
  };
}

/** „hatte damals einen anderen Inhalt, der später Nr. 2113 wurde“. */
function andererInhalt(wert: unknown): string | undefined {
  const nummernwert = wert as Nummernwert;
  if (!andererTatbestand(nummernwert)) return undefined;
  const { spaeterNr } = nummernwert;
  return `hatte damals einen anderen Inhalt${spaeterNr === undefined ? "" : `, der später Nr. ${spaeterNr} wurde`}`;
}

const beginntNach = ({ fassungen: [erste] }: Zeitreihe<unknown>, beginn: Tag | undefined): boolean =>
  erste !== undefined && beginn !== undefined && erste.ab > beginn;

/** The rate of a value without any amount. */
function ratenText(wert: unknown): string | undefined {
  const rate = wert as VvWert | Nummernwert;
  switch (rate.art) {
    case "satz":
      return satz(rate.satz100);
    case "satzrahmen":
      return `${satz(rate.min100)} bis ${satz(rate.max100)}`;
    case "erhoehung":
      return erhoehungText(rate);
    default:
      return undefined;
  }
}

const erhoehungText = ({ je100, hoechstens100 }: Extract<VvWert, { art: "erhoehung" }>): string =>
  `${satz(je100)} je weitere Person, höchstens ${satz(hoechstens100)}`;

function vvText(wert: VvWert | { readonly art: "entfallen" }, am: Tag): string | undefined {
  switch (wert.art) {
    case "satz":
      return satzText(wert.satz100, wertgebuehrStufen, am);
    case "satzrahmen":
      return `${satz(wert.min100)} bis ${satzText(wert.max100, wertgebuehrStufen, am)}`;
    case "betragsrahmen":
      return `${euro(wert.min)} bis ${euro(wert.max)}${wert.bestellt === undefined ? "" : `, bestellt ${euro(wert.bestellt)}`}`;
    case "festbetrag":
      return betragsText(wert.betrag, wert.bestellt);
    case "verweis":
      return wert.hoechstbetrag === undefined ? undefined : `höchstens ${euro(wert.hoechstbetrag)}`;
    case "erhoehung":
      return `${erhoehungText(wert)}${beispiel(wert.je100, wertgebuehrStufen, am)}`;
    default:
      return undefined;
  }
}

const betragsText = (
  betrag: Parameters<typeof euro>[0] | undefined,
  bestellt: typeof betrag,
): string | undefined => (betrag === undefined ? bestellt && `bestellt ${euro(bestellt)}` : euro(betrag));

const kvText =
  (tabelle: Zeitreihe<Stufentabelle> | undefined) =>
  (wert: Nummernwert, am: Tag): string | undefined => {
    switch (wert.art) {
      case "satz":
        return tabelle ? satzText(wert.satz100, tabelle, am) : satz(wert.satz100);
      case "satzrahmen":
        return `${satz(wert.min100)} bis ${satz(wert.max100)}`;
      case "fest":
        return euro(wert.betrag);
      case "prozent":
        return `${wert.prozent} %`;
      case "je-angefangene":
        return `${euro(wert.betrag)} je angefangene ${euro(wert.je)}`;
      case "je-einheit":
        return `je ${euro(wert.betrag)}`;
      default:
        return undefined;
    }
  };

/** „1,3 (bei 10.000,00 € Wert 847,60 €)“, as far as the table of the day is recorded. */
const satzText = (satz100: number, tabelle: Zeitreihe<Stufentabelle>, am: Tag): string =>
  `${satz(satz100)}${beispiel(satz100, tabelle, am)}`;

function beispiel(satz100: number, tabelle: Zeitreihe<Stufentabelle>, am: Tag): string {
  const fassung = fassungAm(tabelle, am);
  if (!fassung) return "";
  const gebuehr = anteil(tabellengebuehr(fassung.wert, beispielwert), satz100, 100);
  return ` (bei ${euro(beispielwert)} Wert ${euro(gebuehr)})`;
}
