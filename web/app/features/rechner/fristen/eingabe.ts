import {
  type Bekanntgabeart,
  type Bekanntgabeeingabe,
  type Dauer,
  type Dauerteil,
  type Einheit,
  type Fristeingabe,
  type Fristtyp,
  istStrafsache,
  type RegelId,
  type RegimeId,
  type Streitwahl,
} from "@gebuehrenportal/fristen";
import {
  eintragsangaben,
  type Katalogeingabe,
  type Katalogeintrag,
  katalogeintrag,
  katalogsuche,
} from "@gebuehrenportal/fristen/katalog";
import { wahltage } from "@gebuehrenportal/gesetze/fristenkatalog/wahltage.ts";
import type { Tag } from "@gebuehrenportal/recht";
import type { Leser } from "../formular/lesen.ts";
import { type Frage, type Werte, zeilenDer } from "../formular/rechnerformular.ts";
import { hemmungsgruppe, unterbrechungsgruppe } from "./nachtraege/formular-nachtraege.ts";
import { type Nachtraege, nachtraegeAus } from "./nachtraege/nachtraege.ts";
import type { Ortsangaben, Ortskunde } from "./orte/ortskunde.ts";
import { ortAusForm, weitereAusForm, weitereFelder } from "./orte/ortswahl.ts";
import { gewaehlterWeg, wegVon } from "./wege/wege.ts";
import { typoptionen, verfahrensoptionen } from "./wortlisten.ts";
import { eintragszusatz, wegzusatz } from "./zusatzangaben.ts";

/** What the law is asked: a free duration, or an entry of the catalogue. */
export type Fristfrage =
  | {
      readonly art: "frei";
      readonly eingabe: Omit<Fristeingabe, keyof Wo> & Wo;
      readonly nachtraege: Nachtraege;
    }
  | {
      readonly art: "katalog";
      readonly id: string;
      readonly eingabe: Omit<Katalogeingabe, keyof Wo> & Wo;
      readonly nachtraege: Nachtraege;
    };

/** Where the period must be kept, by ids, so that a saved question stays short and readable. */
export type Wo = { readonly ort?: Ortsangaben; readonly weitereOrte?: readonly Ortsangaben[] };

/** Fields of a duration and their units, in the order of § 189 Abs. 2 BGB. */
const dauerfelder = [
  ["jahre", "jahr"],
  ["monate", "monat"],
  ["wochen", "woche"],
  ["tage", "tag"],
  ["werktage", "werktag"],
  ["stunden", "stunde"],
] as const satisfies readonly (readonly [string, Einheit])[];

/** The entry of the catalogue that was chosen; with its length as it is on `heute`. */
export const gewaehlteFrist = ({ frist }: Werte, heute: Tag): Katalogeintrag | undefined =>
  frist ? katalogeintrag(frist.trim(), heute) : undefined;

/** Entries for what was typed instead of chosen. */
export const moeglicheFristen = ({ frist = "" }: Werte) =>
  frist.trim() === "" ? [] : katalogsuche(frist, { hoechstens: 12 });

/** How a free duration is counted. */
export const regimeVon = ({ verfahren }: Werte): RegimeId =>
  (verfahrensoptionen.find(({ wert }) => wert !== "" && wert === verfahren)?.wert ?? "BGB") as RegimeId;

/** Reads the form; faults stand with the reader. */
export function fristfrage(
  { werte, heute }: Pick<Frage, "werte" | "heute">,
  leser: Leser,
  kunde: Ortskunde,
): Fristfrage | undefined {
  const eintrag = gewaehlteFrist(werte, heute);
  if ((werte.frist ?? "").trim() !== "" && !eintrag) {
    leser.fehler.frist = { art: "ungueltig" };
    return undefined;
  }
  const straf = istStrafsache(eintrag?.regime ?? regimeVon(werte));
  const ort = ortAusForm(werte, leser, { einziges: eintrag?.gericht, straf }, kunde);
  const weitereOrte = weitereAusForm(werte, leser, kunde);
  const wo = { ...(ort && { ort }), ...(weitereOrte.length > 0 && { weitereOrte }) };
  const nachtraege = nachtraegeAus(werte, leser, eintrag);
  const mit = { ...wo, ...(nachtraege.vorfristen && { vorfristen: nachtraege.vorfristen }) };
  const gelesen = eintrag ? ausKatalog(werte, leser, eintrag, mit) : frei(werte, leser, mit);
  const frage = { ...gelesen, nachtraege } as Fristfrage;
  return Object.keys(leser.fehler).length > 0 ? undefined : frage;
}

type Grundfrage = Fristfrage extends infer F ? (F extends Fristfrage ? Omit<F, "nachtraege"> : never) : never;
type Grund = Wo & Pick<Fristeingabe, "vorfristen">;

function frei(werte: Werte, leser: Leser, wo: Grund): Grundfrage {
  const regime = leser.auswahl(werte.verfahren, "verfahren", worte(verfahrensoptionen)) as
    | RegimeId
    | undefined;
  const fristtyp = leser.auswahl(werte.fristart, "fristart", worte(typoptionen)) as Fristtyp | undefined;
  const richtung = leser.auswahl(werte.richtung, "richtung", ["rueckwaerts"]);
  const beginn = leser.auswahl(werte.beginn, "beginn", ["tagesanfang"]);
  if (gefuellt(werte).length === 0) leser.noetig(undefined, "tage");
  const stunden = (werte.stunden ?? "").trim() !== "";
  return {
    art: "frei",
    eingabe: {
      ...ereignis(werte, leser, regime ?? "BGB", true),
      dauer: dauerAus(werte, leser),
      ...wo,
      ...(regime && { regime }),
      ...(fristtyp && { fristtyp }),
      ...(richtung && { richtung }),
      ...(beginn && { beginn }),
      ...(stunden && uhrzeit(werte, leser)),
      ...streit(werte),
    },
  };
}

function ausKatalog(werte: Werte, leser: Leser, k: Katalogeintrag, wo: Grund): Grundfrage {
  const zusatz = eintragszusatz(k.id, werte, leser);
  const grenzeAb = k.grenzeAb === undefined ? undefined : leser.tag(werte.grenze, "grenze");
  const bis = k.offen ? leser.tag(werte.bis, "bis") : undefined;
  const dauer = k.offen ? dauerAus(werte, leser) : [];
  const variante = k.varianten.length > 0 ? (werte.variante ?? "").trim() : "";
  const nurVerkuendung = k.fuenfMonate && zusatz.verkuendungAm !== undefined;
  const nurGrenze = grenzeAb !== undefined && (k.offen === undefined || k.offen === "unverzueglich");
  const noetig = !nurVerkuendung && !nurGrenze;
  return {
    art: "katalog",
    id: k.id,
    eingabe: {
      ...ereignis(werte, leser, k.regime, noetig, k.weg),
      ...wo,
      ...(dauer.length > 0 && { dauer }),
      ...(bis && { bis }),
      ...(variante !== "" && { variante }),
      ...zusatz,
      ...(grenzeAb && { grenzeAb }),
      ...(hatStunden(k) && uhrzeit(werte, leser)),
      ...streit(werte),
    },
  };
}

/** Whether an entry is counted in hours. */
export const hatStunden = ({ dauer }: Katalogeintrag): boolean =>
  dauer?.some(({ einheit }) => einheit === "stunde") ?? false;

const worte = (optionen: readonly { readonly wert: string }[]): string[] =>
  optionen.flatMap(({ wert }) => (wert === "" ? [] : [wert]));

/** The day itself, or the way on which it came about. */
function ereignis(
  werte: Werte,
  leser: Leser,
  regime: RegimeId,
  noetig: boolean,
  ueblich?: Bekanntgabeart,
): Pick<Fristeingabe, "ereignisAm" | "bekanntgabe"> {
  const gelesen = leser.tag(werte.ereignis, "ereignis");
  const am = noetig ? leser.noetig(gelesen, "ereignis") : gelesen;
  const weg = wegVon(regime, gewaehlterWeg(werte, ueblich));
  if (gewaehlterWeg(werte, ueblich) === "") return am ? { ereignisAm: am } : {};
  if (!weg) leser.fehler.weg = { art: "ungueltig" };
  const tatsaechlichAm = leser.tag(werte.zugang, "zugang");
  const zusatz = weg && wegzusatz(weg, werte, leser);
  if (!weg || !am) return {};
  const bekanntgabe: Bekanntgabeeingabe = {
    weg,
    am,
    ...(tatsaechlichAm && { tatsaechlichAm }),
    ...(werte.bestritten === "ja" && { nichtZugegangen: true }),
    ...(werte.landesbehoerde === "ja" && { landesbehoerde: true }),
    ...zusatz,
  };
  return { bekanntgabe };
}

const gefuellt = (werte: Werte) => dauerfelder.filter(([feld]) => (werte[feld] ?? "").trim() !== "");

const dauerAus = (werte: Werte, leser: Leser): Dauer =>
  gefuellt(werte).flatMap(([feld, einheit]): Dauerteil[] => {
    const wert = leser.zahl(werte[feld], feld);
    return wert === undefined ? [] : [{ wert, einheit }];
  });

function uhrzeit(werte: Werte, leser: Leser): Pick<Fristeingabe, "ereignisUhr"> {
  const text = (werte.uhr ?? "").trim().replace(".", ":");
  if (text === "") return {};
  const m = /^(\d|[01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  if (!m) leser.fehler.uhr = { art: "ungueltig" };
  return m ? { ereignisUhr: `${(m[1] ?? "").padStart(2, "0")}:${m[2]}` } : {};
}

/** `R-5M:spaeter,R-BACK:frueher` */
function streit({ streit: text = "" }: Werte): Pick<Fristeingabe, "streit"> {
  const paare = text.split(",").flatMap((paar) => {
    const m = /^(R-[A-Z0-9-]+):(frueher|spaeter)$/.exec(paar.trim());
    return m ? [[m[1] as RegelId, m[2] as Streitwahl] as const] : [];
  });
  return paare.length > 0 ? { streit: Object.fromEntries(paare) } : {};
}

const orte: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(wahltage).map(({ angabe, feld }) => [angabe, feld])),
  ereignisAm: "ereignis",
  ereignisUhr: "uhr",
  "bekanntgabe.am": "ereignis",
  "bekanntgabe.weg": "weg",
  "bekanntgabe.tatsaechlichAm": "zugang",
  "bekanntgabe.nichtZugegangen": "bestritten",
  tatsaechlichAm: "zugang",
  nichtZugegangen: "bestritten",
  "bekanntgabe.eingangAm": "eingang",
  "bekanntgabe.ruecksendungAm": "ruecksendung",
  "bekanntgabe.bestimmterTag": "bestimmtTag",
  verkuendungAm: "verkuendung",
  zustellungAm: "zustellung",
  urteilZuDenAktenAm: "akten",
  entscheidungAm: "entscheidung",
  anmeldefristTage: "anmeldefrist",
  postlaufTage: "postlauf",
  "hoechstfristen[0].ab": "entstehung",
  um: "verlum",
  antragAm: "verlantrag",
  notfrist: "verlum",
  zweite: "verlzweite",
  "verlaengerung.bis": "verlbis",
  jahre: "dienstjahre",
  art: "kuendart",
  grenzeAb: "grenze",
  "hoechstgrenze.ab": "grenze",
  bis: "bis",
  variante: "variante",
  regime: "verfahren",
  dauer: "tage",
  id: "frist",
};

/** The field of the form that a path of the package means; `undefined`: none does. */
export function ortZu(feld: string | undefined, werte: Werte): string | undefined {
  if (feld === undefined) return undefined;
  const teil = /^dauer\[(\d)\]/.exec(feld);
  if (teil) return gefuellt(werte)[Number(teil[1])]?.[0] ?? "tage";
  const gruppe = /^hemmungen\[(\d)\]\.(\w+)/.exec(feld);
  // Empty rows are none for the package.
  const unterbrechung = /^unterbrechungen\[(\d+)\]\.(\w+)/.exec(feld);
  if (unterbrechung) {
    const zeilen = zeilenDer(unterbrechungsgruppe, werte).filter(
      ({ werte: z }) => (z.am ?? "").trim() !== "",
    );
    const name = unterbrechung[2] === "zugestelltAm" ? "zugestellt" : unterbrechung[2];
    return `${zeilen[Number(unterbrechung[1])]?.ort}.${name}`;
  }
  if (gruppe) return `${zeilenDer(hemmungsgruppe, werte)[Number(gruppe[1])]?.ort}.${gruppe[2]}`;
  const weitere = /^weitereOrte\[(\d)\]/.exec(feld);
  if (weitere) return weitereFelder(werte)[Number(weitere[1])] ?? "mehrereOrte";
  // Where the period itself runs from the service, its day is that of the event.
  if (feld === "zustellungAm" && !eintragsangaben(werte.frist ?? "").has("zustellungAm")) return "ereignis";
  if (feld.startsWith("bekanntgabe.bestimmteDauer")) return "bestimmt";
  if (feld.startsWith("ort")) return feld === "ort.land" || feld === "ort" ? "land" : "ort";
  return orte[feld];
}
