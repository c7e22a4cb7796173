import { type Bekanntgabeart, type Dauer, istStrafsache } from "@gebuehrenportal/fristen";
import {
  type Katalogeintrag,
  katalogeintrag,
  katalogsuche,
  type Wahltagangaben,
} from "@gebuehrenportal/fristen/katalog";
import { alsTag, type Tag, tagAusText } from "@gebuehrenportal/recht";
import { empfaengerAus, empfaengerText } from "#features/kontakte/index.ts";
import { angeboteneWege } from "#features/rechner/index.server.ts";
import { ortFragen, ortKennung, ortLesen } from "../../einstellung/orte.server.ts";
import type { Buchungswunsch } from "../../eintrag/buchen.server.ts";
import type { Fristfrage, Ortswahl } from "../../plan/frage.ts";
import { wahltagZu } from "../../plan/wahltag.ts";
import { wirkungslose } from "../../plan/wirkungslos.ts";
import { vorfristenAus } from "../../vorlagen/vorfristentext.ts";
import { formularlaengen, laengen, zeitzonen } from "../../worte/laengen.ts";
import { saetze } from "../../worte/saetze.ts";

export type Felder = Readonly<Record<string, string>>;

/** A choice that a typed word leaves open. */
export type Wahlmoeglichkeit = { readonly wert: string; readonly text: string };

/** The form as it was read: what it asks for, or what is wrong at which field. */
export type Formularlesung =
  | {
      readonly art: "wunsch";
      readonly wunsch: Buchungswunsch;
      readonly eintrag: Katalogeintrag | undefined;
      /** What typed words may mean stays there to choose from. */
      readonly fristwahl: readonly Wahlmoeglichkeit[];
      readonly ortwahl: readonly Wahlmoeglichkeit[];
    }
  | {
      readonly art: "fehler";
      readonly fehler: Readonly<Record<string, string>>;
      readonly fristwahl: readonly Wahlmoeglichkeit[];
      readonly ortwahl: readonly Wahlmoeglichkeit[];
    };

const hoechstens = (name: string) =>
  name === "bemerkung" ? formularlaengen.bemerkung : formularlaengen.titel;

const textAus = (felder: Felder) => (name: string) => (felder[name] ?? "").trim().slice(0, hoechstens(name));

/** Reads the form of a new entry; what was typed stays with the caller. */
export function buchungsformular(felder: Felder, heute: Tag): Formularlesung {
  const text = textAus(felder);
  const fehler: Record<string, string> = { ...angabenfehler(felder) };
  const frist = fristAus(text("rule"), felder.fristwahl ?? "", heute);
  if (frist.fehler !== undefined) fehler.rule = frist.fehler;
  const ort = ortAus(text("ort"), felder, istStrafsache(frist.eintrag?.regime));
  if (ort.fehler !== undefined) fehler.ort = ort.fehler;
  const dauer = dauerAus(felder);
  if (dauer === undefined) fehler.days = "Bitte geben Sie ganze Zahlen von 0 bis 9999 ein.";
  const { eintrag } = frist;
  const verkuendung = verkuendungAus(text("verkuendung"), eintrag, heute);
  if (verkuendung.fehler !== undefined) fehler.verkuendung = verkuendung.fehler;
  const wahltag = wahltagAus(text("wahltag"), eintrag, heute);
  if ("fehler" in wahltag) fehler.wahltag = wahltag.fehler;
  const ereignisAm = tagAus(text("startDate"), heute);
  const nurVerkuendung = text("startDate") === "" && verkuendung.am !== undefined;
  if (ereignisAm === undefined && !nurVerkuendung) fehler.startDate = saetze.ereignistagFehlt;
  const bis = text("bis") === "" ? undefined : tagAus(text("bis"), heute);
  if (text("bis") !== "" && bis === undefined) fehler.bis = saetze.keinTag;
  const uhr = uhrAus(text("uhr"));
  if (text("uhr") !== "" && uhr === undefined) fehler.uhr = saetze.uhrzeit;
  if (vorfristenAus(felder.vorfristen ?? "") === undefined) fehler.vorfristen = saetze.vorfristenUnlesbar;
  if (frist.fehler === undefined) {
    if (!eintrag && text("title") === "") fehler.title = saetze.bezeichnungFehlt;
    if (!eintrag && dauer?.length === 0) fehler.days = saetze.dauerFehlt;
    Object.assign(fehler, ohneWirkung({ eintrag, dauer, bis, uhr, fristtyp: felder.fristtyp }));
  }
  const ortUnbekannt = felder.ortUnbekannt === "1";
  if (!ort.ort && !ortUnbekannt && ort.fehler === undefined && eintrag?.gericht === undefined)
    fehler.ort = saetze.ortFehlt;
  if (Object.keys(fehler).length > 0 || dauer === undefined)
    return { art: "fehler", fehler, fristwahl: frist.moeglich, ortwahl: ort.moeglich };
  const verkuendungAm = verkuendung.am;
  const angaben = "angaben" in wahltag ? wahltag.angaben : {};
  const frage = frageAus({
    felder,
    eintrag,
    ereignisAm,
    verkuendungAm,
    dauer,
    bis,
    uhr,
    ort: ort.ort,
    wahltag: angaben,
  });
  return {
    art: "wunsch",
    eintrag,
    fristwahl: frist.moeglich,
    ortwahl: ort.moeglich,
    wunsch: { frage, ortUnbekannt, ...angabenAus(felder, ereignisAm ?? null) },
  };
}

const empfaengerVon = ({ recipients = "" }: Felder): string => empfaengerText(empfaengerAus(recipients));

/** What is wrong with what a form says besides the question, by field. */
export const angabenfehler = (felder: Felder): Readonly<Record<string, string>> =>
  empfaengerVon(felder).length > laengen.empfaenger ? { recipients: saetze.empfaengerZuLang } : {};

/** What a form says besides the question, and which links of the chain it wants. */
export function angabenAus(
  felder: Felder,
  startAm: Tag | null,
): Pick<Buchungswunsch, "angaben" | "glieder" | "kuenftig"> {
  const text = textAus(felder);
  const zahl = (name: string) => Number((felder[name] ?? "").trim() || "0");
  const gewaehlt = Object.keys(felder).flatMap((name) => (name.startsWith("glied:") ? name.slice(6) : []));
  return {
    ...(felder.gesehen ? { glieder: gewaehlt } : {}),
    kuenftig: alsTag(felder.kuenftig ?? ""),
    angaben: {
      titel: text("title"),
      aktenzeichen: text("aktenzeichen").slice(0, formularlaengen.aktenzeichen),
      entscheidung: text("entscheidung"),
      rubrum: text("rubrum").slice(0, formularlaengen.rubrum),
      art: text("art"),
      sachbearbeiter: text("sachbearbeiter"),
      bemerkung: text("bemerkung"),
      zeitzone: zeitzonen.find((z) => z === felder.timezone) ?? zeitzonen[0],
      empfaenger: empfaengerVon(felder),
      vorlageId: /^[0-9a-f-]{36}$/.test(felder.templateId ?? "") ? (felder.templateId ?? null) : null,
      // An entry of the catalogue has its own.
      norm: text("rule") === "" ? text("norm") : "",
      ereignis: "",
      verantwortlich: felder.verantwortlich || undefined,
      ...(felder.vorlaeufig === "ja" && { vorlaeufig: true }),
      startAm,
      tage: zahl("days"),
      wochen: zahl("weeks"),
      monate: zahl("months"),
      jahre: zahl("years"),
    },
  };
}

type Fragelage = {
  readonly felder: Felder;
  readonly eintrag: Katalogeintrag | undefined;
  /** Unset: nothing was served yet, the period begins with the pronouncement. */
  readonly ereignisAm: Tag | undefined;
  readonly verkuendungAm: Tag | undefined;
  readonly wahltag: Wahltagangaben;
  readonly dauer: Dauer;
  readonly bis: Tag | undefined;
  readonly uhr: string | undefined;
  readonly ort: Ortswahl | undefined;
};

function frageAus(lage: Fragelage): Fristfrage {
  const { felder, eintrag, ereignisAm, verkuendungAm, dauer, bis, uhr, ort } = lage;
  const weg = felder.weg as Bekanntgabeart | undefined;
  const ereignis =
    ereignisAm === undefined
      ? {}
      : weg && angeboteneWege.has(weg)
        ? { bekanntgabe: { weg, am: ereignisAm } }
        : { ereignisAm };
  const vorfristen = vorfristenAus(felder.vorfristen ?? "");
  const gemeinsam = {
    ...ereignis,
    ...(ort && { ort }),
    ...(uhr !== undefined && { ereignisUhr: uhr }),
    ...(vorfristen && { vorfristen: vorfristen.map((eine) => [...eine]) }),
  };
  if (eintrag)
    return {
      art: "katalog",
      id: eintrag.id,
      eingabe: {
        ...gemeinsam,
        ...(eintrag.offen && dauer.length > 0 && { dauer: [...dauer] }),
        ...(eintrag.offen && bis && { bis }),
        ...(verkuendungAm && { verkuendungAm }),
        ...lage.wahltag,
      },
    };
  const verschiebung = verschiebungen.find((eine) => eine === felder.shift);
  const typ = fristtypen.find((t) => t === felder.fristtyp);
  return {
    art: "frei",
    eingabe: {
      ...gemeinsam,
      dauer: [...dauer],
      ...(felder.begin === "tagesanfang" && { beginn: "tagesanfang" as const }),
      ...(felder.direction === "rueckwaerts" && { richtung: "rueckwaerts" as const }),
      ...(verschiebung && { verschiebung }),
      ...(typ && { fristtyp: typ }),
    },
  };
}

/** The day a judgment was pronounced; periods that begin five months after it at the latest take it. */
function verkuendungAus(
  text: string,
  eintrag: Katalogeintrag | undefined,
  heute: Tag,
): { readonly am?: Tag; readonly fehler?: string } {
  if (text === "") return {};
  const am = tagAus(text, heute);
  if (am === undefined) return { fehler: saetze.keinTag };
  return eintrag?.fuenfMonate ? { am } : { fehler: saetze.keineVerkuendung };
}

/** The day that chooses between versions of the law, where the entry asks for one. */
function wahltagAus(
  text: string,
  eintrag: Katalogeintrag | undefined,
  heute: Tag,
): { readonly angaben: Wahltagangaben } | { readonly fehler: string } {
  if (text === "") return { angaben: {} };
  const am = tagAus(text, heute);
  if (am === undefined) return { fehler: saetze.keinTag };
  const angaben = wahltagZu(eintrag?.id, am);
  return angaben ? { angaben } : { fehler: saetze.keinWahltag };
}

/** „9:05“ or „09.05“ as `HH:MM`; `undefined`: no time. */
function uhrAus(text: string): string | undefined {
  const [, stunde, minute] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(text) ?? [];
  return stunde === undefined ? undefined : `${stunde.padStart(2, "0")}:${minute}`;
}

type Genanntes = Pick<Fragelage, "eintrag" | "bis" | "uhr"> & {
  readonly dauer: Dauer | undefined;
  readonly fristtyp: string | undefined;
};

/** What was said and would change nothing is refused at its field, so that nobody takes it to be counted. */
function ohneWirkung({ eintrag, dauer = [], bis, uhr, fristtyp = "" }: Genanntes): Record<string, string> {
  const laengen = [eintrag?.dauer, ...(eintrag?.varianten ?? []).map((v) => v.dauer)];
  const inStunden = laengen.some((teile) => teile?.some(({ einheit }) => einheit === "stunde"));
  const { dauer: days } = eintrag ? wirkungslose(eintrag, { dauer }) : {};
  return {
    ...(days !== undefined && { days }),
    ...(bis && !eintrag?.offen && { bis: saetze.keinGesetzterTag }),
    ...(bis && eintrag?.offen && dauer.length > 0 && { bis: saetze.dauerOderTag }),
    ...(uhr !== undefined && !inStunden && { uhr: saetze.keineStunden }),
    ...(eintrag && fristtyp !== "" && { fristtyp: saetze.artStehtFest }),
  };
}

const verschiebungen = ["vorwaerts", "keine", "keine-rueckwaerts"] as const;
const fristtypen = ["notfrist", "begruendung", "richterlich", "wartefrist"] as const;

const einheiten = [
  ["years", "jahr"],
  ["months", "monat"],
  ["weeks", "woche"],
  ["days", "tag"],
] as const;

function dauerAus(felder: Felder): Dauer | undefined {
  const teile = einheiten.map(([name, einheit]) => ({
    wert: Number((felder[name] ?? "").trim() || "0"),
    einheit,
  }));
  if (teile.some(({ wert }) => !Number.isInteger(wert) || wert < 0 || wert > 9999)) return undefined;
  return teile.filter(({ wert }) => wert > 0);
}

/** A day as it was typed; `undefined`: none. */
export function tagAus(text: string, heute: Tag): Tag | undefined {
  const lesung = tagAusText(text, heute);
  return lesung.art === "tag" ? lesung.tag : undefined;
}

type Fristlesung = {
  readonly eintrag?: Katalogeintrag | undefined;
  readonly fehler?: string;
  readonly moeglich: readonly Wahlmoeglichkeit[];
};

/** „Berufung (§ 517 ZPO)“ as the field suggests it. */
export const eintragstext = ({ name, norm }: { readonly name: string; readonly norm: string }): string =>
  `${name} (${norm})`;

/** The id of the entry of the catalogue that the form names so far; `undefined`: none, or several. */
export const regelAus = (felder: Felder, heute: Tag): string | undefined =>
  fristAus(textAus(felder)("rule"), felder.fristwahl ?? "", heute).eintrag?.id;

/** The entry of the catalogue that a typed word means; several: they are offered. */
function fristAus(text: string, wahl: string, heute: Tag): Fristlesung {
  if (text === "") return { moeglich: [] };
  const treffer = katalogeintrag(text, heute) ?? undefined;
  if (treffer) return { eintrag: treffer, moeglich: [] };
  const gefunden = katalogsuche(text, { hoechstens: 300 });
  const [genau, zweite] = gefunden.filter((t) => eintragstext(t) === text || t.name === text);
  const einziger =
    (zweite ? undefined : genau) ??
    (gefunden.length === 1 ? gefunden[0] : undefined) ??
    nachVollerSuche(text);
  if (einziger) return { eintrag: katalogeintrag(einziger.id, heute), moeglich: [] };
  const moeglich = gefunden.slice(0, 30).map((t) => ({ wert: t.id, text: eintragstext(t) }));
  if (moeglich.some(({ wert }) => wert === wahl)) return { eintrag: katalogeintrag(wahl, heute), moeglich };
  return {
    moeglich,
    fehler:
      moeglich.length > 0
        ? "Mehrere Fristen passen. Bitte wählen Sie eine."
        : "Diese Frist steht nicht im Fristenkatalog.",
  };
}

/** What the field itself suggested has its norm in brackets, which no search looks for. */
function nachVollerSuche(text: string) {
  const name = text.replace(/\s*\([^()]*(?:\([^()]*\)[^()]*)*\)$/, "");
  return name === text
    ? undefined
    : katalogsuche(name, { hoechstens: 300 }).find((t) => eintragstext(t) === text);
}

/** A place as it was typed, or those it may mean. */
export type Ortlesung = {
  readonly ort?: Ortswahl | undefined;
  readonly fehler?: string;
  /** All the typed word may mean, also after one was chosen. */
  readonly moeglich: readonly Wahlmoeglichkeit[];
};

/**
 * Reads a place.
 *
 * @param felder what the reader says of it besides: which of several, the seat, and whether Mariä Himmelfahrt is a holiday
 * there; each counts for the place that was asked about alone
 * @param straf whether the matter is a criminal one
 */
export function ortAus(text: string, felder: Felder, straf: boolean): Ortlesung {
  if (text === "") return { moeglich: [] };
  const gelesen = ortLesen(text);
  const moeglich = gelesen.treffer
    ? []
    : gelesen.moeglich.map(({ id, name, lage }) => ({ wert: id, text: `${name}, ${lage}` }));
  const { ortwahl, gefragtOrt = text } = felder;
  const gewaehlt = gefragtOrt === text ? gelesen.moeglich.find(({ id }) => id === ortwahl) : undefined;
  const treffer = gelesen.treffer ?? gewaehlt;
  if (treffer) return { ort: genauer(treffer.ort as Ortswahl, felder, straf), moeglich };
  return {
    moeglich,
    fehler:
      moeglich.length > 0
        ? (gelesen.grund ?? "Mehrere Orte passen. Bitte wählen Sie einen.")
        : "Dieses Gericht oder diesen Ort kennen wir nicht.",
  };
}

/** What was said of a place counts where it is asked for: of another place it stays without effect. */
function genauer(ort: Ortswahl, felder: Felder, straf: boolean): Ortswahl {
  const { sitz = "", himmelfahrt = "", gefragtZu = ortKennung(ort) } = felder;
  if (gefragtZu !== ortKennung(ort)) return ort;
  const mitSitz = ortFragen(ort, straf).sitze?.some(({ wert }) => wert === sitz) ? { ...ort, sitz } : ort;
  const antwort = himmelfahrt === "ja" || himmelfahrt === "nein" ? himmelfahrt : undefined;
  return antwort && ortFragen(mitSitz).himmelfahrt !== undefined
    ? { ...mitSitz, mariaeHimmelfahrt: antwort }
    : mitSitz;
}
