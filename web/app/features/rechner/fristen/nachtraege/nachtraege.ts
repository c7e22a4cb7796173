import {
  type Dauer,
  type Einheit,
  type Hemmung,
  type Kuendigungsart,
  kuendigungsfristen,
  type Unterbrechung,
} from "@gebuehrenportal/fristen";
import type { Katalogeintrag } from "@gebuehrenportal/fristen/katalog";
import {
  type Unterbrechungshandlung,
  unterbrechungshandlungen,
  type Verfolgungsrecht,
} from "@gebuehrenportal/gesetze/fristregeln/verfolgungshandlungen.ts";
import type { Tag } from "@gebuehrenportal/recht";
import type { Leser } from "../../formular/lesen.ts";
import { type Werte, zeilenDer } from "../../formular/rechnerformular.ts";
import { hemmungsgruppe, neubeginngruppe, ruhengruppe, unterbrechungsgruppe } from "./formular-nachtraege.ts";

/** What a reader adds to a period: reminders, an extension, what stops a limitation, the years of a contract. */
export type Nachtraege = {
  /** Absent: those of the entry. */
  readonly vorfristen?: readonly Dauer[];
  readonly verlaengerung?: {
    readonly um?: Dauer;
    readonly bis?: Tag;
    readonly antragAm?: Tag;
    readonly vorlaeufig?: true;
    readonly zweite?: true;
    readonly einwilligung?: true;
  };
  readonly hemmungen: readonly Hemmung[];
  readonly neubeginnAm: readonly Tag[];
  /** Days the ten and the thirty years of § 199 BGB run from. */
  readonly entstehungAm?: Tag;
  readonly handlungAm?: Tag;
  /** What interrupts the limitation of prosecution, and how long it rests. */
  readonly verfolgung?: {
    readonly recht: Verfolgungsrecht;
    readonly unterbrechungen: readonly Unterbrechung[];
    readonly ruhen: readonly Hemmung[];
  };
  readonly kuendigungsart?: Kuendigungsart;
  readonly jahre?: number;
};

/** Reads what stands below the period itself; faults stand with the reader. */
export function nachtraegeAus(werte: Werte, leser: Leser, eintrag: Katalogeintrag | undefined): Nachtraege {
  const vorfristen = vorfristenAus(werte.vorfristen, leser);
  const verlaengerung = verlaengerungAus(werte, leser);
  const regime = eintrag?.regime ?? werte.verfahren;
  const verjaehrt = istVerjaehrung(eintrag, werte) && werte.verjaehrung === "ja";
  const entstehungAm = verjaehrt ? leser.tag(werte.entstehung, "entstehung") : undefined;
  const handlungAm = verjaehrt ? leser.tag(werte.handlung, "handlung") : undefined;
  const arten = kuendigungsartenVon(eintrag);
  const kuendigungsart = arten.find((art) => art === werte.kuendart);
  const jahre =
    kuendigungsart && waechst(kuendigungsart)
      ? leser.noetig(leser.zahl(werte.dienstjahre, "dienstjahre"), "dienstjahre")
      : undefined;
  return {
    ...(vorfristen && { vorfristen }),
    ...(verlaengerung && { verlaengerung }),
    hemmungen: verjaehrt ? hemmungenAus(werte, leser) : [],
    neubeginnAm: verjaehrt ? neubeginnAus(werte, leser) : [],
    ...(entstehungAm && { entstehungAm }),
    ...(handlungAm && { handlungAm }),
    ...(istVerfolgung(regime) && werte.verfolgung === "ja" && { verfolgung: verfolgungAus(werte, leser) }),
    ...(kuendigungsart && { kuendigungsart }),
    ...(jahre !== undefined && { jahre }),
  };
}

/** Whether a period is one of limitation, which can be suspended. */
export const istVerjaehrung = (eintrag: Katalogeintrag | undefined, { fristart }: Werte): boolean =>
  eintrag ? eintrag.art === "verjaehrung" && eintrag.regime === "BGB" : fristart === "verjaehrung";

/** Whether a period is the limitation of prosecution, which acts of the authorities interrupt. */
export const istVerfolgung = (regime: string | undefined): boolean => regime === "OWIG-VERJ";

function verfolgungAus(werte: Werte, leser: Leser): NonNullable<Nachtraege["verfolgung"]> {
  const unterbrechungen = zeilenDer(unterbrechungsgruppe, werte).flatMap(({ ort, werte: z }) => {
    const am = leser.tag(z.am, `${ort}.am`);
    const zugestelltAm = leser.tag(z.zugestellt, `${ort}.zugestellt`);
    const handlung = leser.auswahl(z.handlung, `${ort}.handlung`, Object.keys(unterbrechungshandlungen));
    if (!am && (zugestelltAm || handlung)) leser.noetig(am, `${ort}.am`);
    if (!am) return [];
    return [
      {
        am,
        ...(handlung && { handlung: handlung as Unterbrechungshandlung }),
        ...(zugestelltAm && { zugestelltAm }),
      },
    ];
  });
  const ruhen = zeilenDer(ruhengruppe, werte).flatMap(({ ort, werte: z }): Hemmung[] => {
    const von = leser.noetig(leser.tag(z.von, `${ort}.von`), `${ort}.von`);
    const bis = leser.noetig(leser.tag(z.bis, `${ort}.bis`), `${ort}.bis`);
    return von && bis ? [{ art: "sonstige", von, bis }] : [];
  });
  const recht = leser.auswahl(werte.verfolgungsrecht, "verfolgungsrecht", ["stgb"]);
  return { recht: recht === "stgb" ? "stgb" : "owig", unterbrechungen, ruhen };
}

/** Whether something stops the limitation or bounds it. */
export const wirdGehemmt = ({ hemmungen, neubeginnAm, entstehungAm, handlungAm }: Nachtraege): boolean =>
  hemmungen.length + neubeginnAm.length > 0 || entstehungAm !== undefined || handlungAm !== undefined;

/** Other kinds of notice of the same statute, to choose from beside an entry. */
export function kuendigungsartenVon(eintrag: Katalogeintrag | undefined): readonly Kuendigungsart[] {
  if (eintrag?.regime !== "BGB-KUEND") return [];
  const paragraf = /§ (622|573c) /.exec(`${eintrag.norm} `)?.[1];
  return paragraf === undefined
    ? []
    : (Object.keys(kuendigungsfristen) as Kuendigungsart[]).filter((art) => art.startsWith(`${paragraf}-`));
}

/** Whether the period of a kind grows with the years. */
export const waechst = (art: Kuendigungsart): boolean =>
  kuendigungsfristen[art].reihe.fassungen.some(({ wert }) => wert.staffel !== undefined);

function verlaengerungAus(werte: Werte, leser: Leser): Nachtraege["verlaengerung"] {
  const um = dauerAusText(werte.verlum, "verlum", leser);
  const bis = leser.tag(werte.verlbis, "verlbis");
  if (um && bis)
    leser.fehlt("verlbis", "Bitte geben Sie entweder die Dauer oder den neuen letzten Tag an.", "§ 190 BGB");
  const antragAm = leser.tag(werte.verlantrag, "verlantrag");
  if (!um && !bis) {
    // The day of the application alone would count for nothing.
    if (antragAm) leser.noetig(undefined, "verlum");
    return undefined;
  }
  return {
    ...(um && { um }),
    ...(bis && { bis }),
    ...(antragAm && { antragAm }),
    ...(werte.verlvorlaeufig === "ja" && { vorlaeufig: true }),
    ...(werte.verlzweite === "ja" && { zweite: true }),
    ...(werte.verleinwilligung === "ja" && { einwilligung: true }),
  };
}

const hemmungenAus = (werte: Werte, leser: Leser): readonly Hemmung[] =>
  zeilenDer(hemmungsgruppe, werte).flatMap(({ ort, werte: z }) => {
    const art = leser.auswahl(z.art, `${ort}.art`, ["rechtsverfolgung", "hoehere-gewalt", "sonstige"]);
    const von = leser.noetig(leser.tag(z.von, `${ort}.von`), `${ort}.von`);
    const bis = leser.noetig(leser.tag(z.bis, `${ort}.bis`), `${ort}.bis`);
    return von && bis ? [{ art: (art ?? "verhandlung") as Hemmung["art"], von, bis }] : [];
  });

const neubeginnAus = (werte: Werte, leser: Leser): readonly Tag[] =>
  zeilenDer(neubeginngruppe, werte).flatMap(({ ort, werte: z }) => leser.tag(z.am, `${ort}.am`) ?? []);

/** „1 Woche, 3 Tage“; „keine“ for none. */
function vorfristenAus(roh: string | undefined, leser: Leser): readonly Dauer[] | undefined {
  const text = (roh ?? "").trim();
  if (text === "") return undefined;
  if (/^keine?$/i.test(text)) return [];
  return text.split(/[,;]|\bund\b/).flatMap((t) => {
    const dauer = dauerAusText(t, "vorfristen", leser);
    return dauer ? [dauer] : [];
  });
}

/** A period in words; a fault at its field where it is none. */
export function dauerAusText(roh: string | undefined, feld: string, leser: Leser): Dauer | undefined {
  const text = (roh ?? "").trim();
  if (text === "") return undefined;
  const dauer = kurzdauer(text);
  if (!dauer) leser.fehler[feld] = { art: "ungueltig" };
  return dauer;
}

const anfaenge: readonly (readonly [string, Einheit])[] = [
  ["wer", "werktag"],
  ["arb", "werktag"],
  ["t", "tag"],
  ["w", "woche"],
  ["m", "monat"],
  ["j", "jahr"],
];

/** „6 Wochen“, „2 Monate“, „10 T.“ */
function kurzdauer(text: string): Dauer | undefined {
  const [, zahl = "", wort = ""] = /^(\d{1,3})\s*([a-z]+)\.?$/.exec(text.toLowerCase()) ?? [];
  const einheit = anfaenge.find(([anfang]) => wort.startsWith(anfang))?.[1];
  return einheit && Number(zahl) > 0 ? [{ wert: Number(zahl), einheit }] : undefined;
}
