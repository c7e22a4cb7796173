import type { Bekanntgabeart, Dauer, RegimeId } from "@gebuehrenportal/fristen";
import { type Katalogeintrag, katalogeintrag, katalogsuche } from "@gebuehrenportal/fristen/katalog";
import { type Tag, tagAusText } from "@gebuehrenportal/recht";
import { angeboteneWege } from "#features/rechner/index.server.ts";
import type { Buchungswunsch } from "../eintrag/buchen.server.ts";
import { zeitzonen } from "../eintrag/contract.ts";
import type { Fristfrage, Ortswahl } from "../eintrag/frage.ts";
import { ortLesen } from "../eintrag/orte.server.ts";
import { saetze } from "../saetze.ts";
import { vorfristenAus } from "../vorlagen/vorfristen.ts";

export type Felder = Readonly<Record<string, string>>;

/** A choice that a typed word leaves open. */
export type Wahlmoeglichkeit = { readonly wert: string; readonly text: string };

/** The form as it was read: what it asks for, or what is wrong at which field. */
export type Formularlesung =
  | { readonly art: "wunsch"; readonly wunsch: Buchungswunsch; readonly eintrag: Katalogeintrag | undefined }
  | {
      readonly art: "fehler";
      readonly fehler: Readonly<Record<string, string>>;
      readonly fristwahl: readonly Wahlmoeglichkeit[];
      readonly ortwahl: readonly Wahlmoeglichkeit[];
    };

const langeTexte = { bemerkung: 2000, recipients: 4000 } as const;
const hoechstens = (name: string) =>
  Object.hasOwn(langeTexte, name) ? langeTexte[name as "bemerkung"] : 300;

/** Reads the form of a new entry; what was typed stays with the caller. */
export function buchungsformular(felder: Felder, heute: Tag): Formularlesung {
  const text = (name: string) => (felder[name] ?? "").trim().slice(0, hoechstens(name));
  const fehler: Record<string, string> = {};
  const frist = fristAus(text("rule"), felder.fristwahl ?? "", heute);
  if (frist.fehler !== undefined) fehler.rule = frist.fehler;
  const ort = ortAus(text("ort"), felder.ortwahl ?? "");
  if (ort.fehler !== undefined) fehler.ort = ort.fehler;
  const dauer = dauerAus(felder);
  if (dauer === undefined) fehler.days = "Bitte geben Sie ganze Zahlen von 0 bis 9999 ein.";
  const ereignisAm = tagAus(text("startDate"), heute);
  if (ereignisAm === undefined) fehler.startDate = saetze.ereignistagFehlt;
  const bis = text("bis") === "" ? undefined : tagAus(text("bis"), heute);
  if (text("bis") !== "" && bis === undefined) fehler.bis = saetze.keinTag;
  const { eintrag } = frist;
  if (!eintrag && frist.fehler === undefined) {
    if (text("title") === "") fehler.title = saetze.bezeichnungFehlt;
    if (dauer?.length === 0) fehler.days = saetze.dauerFehlt;
  }
  const ortUnbekannt = felder.ortUnbekannt === "1";
  if (!ort.ort && !ortUnbekannt && ort.fehler === undefined && eintrag?.gericht === undefined)
    fehler.ort = saetze.ortFehlt;
  if (Object.keys(fehler).length > 0 || ereignisAm === undefined || dauer === undefined)
    return { art: "fehler", fehler, fristwahl: frist.moeglich, ortwahl: ort.moeglich };
  const frage = frageAus({ felder, eintrag, ereignisAm, dauer, bis, ort: ort.ort });
  return { art: "wunsch", eintrag, wunsch: { frage, ortUnbekannt, ...angabenAus(felder, text, ereignisAm) } };
}

function angabenAus(
  felder: Felder,
  text: (name: string) => string,
  startAm: Tag,
): Pick<Buchungswunsch, "angaben" | "glieder"> {
  const zahl = (name: string) => Number((felder[name] ?? "").trim() || "0");
  const gewaehlt = Object.keys(felder).flatMap((name) => (name.startsWith("glied:") ? name.slice(6) : []));
  return {
    ...(felder.gesehen ? { glieder: gewaehlt } : {}),
    angaben: {
      titel: text("title"),
      aktenzeichen: text("aktenzeichen").slice(0, 200),
      entscheidung: text("entscheidung"),
      art: text("art"),
      sachbearbeiter: text("sachbearbeiter"),
      bemerkung: text("bemerkung"),
      zeitzone: zeitzonen.find((z) => z === felder.timezone) ?? "Europe/Berlin",
      empfaenger: text("recipients"),
      vorlageId: /^[0-9a-f-]{36}$/.test(felder.templateId ?? "") ? (felder.templateId ?? null) : null,
      // An entry of the catalogue has its own.
      norm: text("rule") === "" ? text("norm") : "",
      ereignis: "",
      verantwortlich: felder.verantwortlich || undefined,
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
  readonly ereignisAm: Tag;
  readonly dauer: Dauer;
  readonly bis: Tag | undefined;
  readonly ort: Ortswahl | undefined;
};

function frageAus({ felder, eintrag, ereignisAm, dauer, bis, ort }: Fragelage): Fristfrage {
  const weg = felder.weg as Bekanntgabeart | undefined;
  const ereignis = weg && angeboteneWege.has(weg) ? { bekanntgabe: { weg, am: ereignisAm } } : { ereignisAm };
  const uhr = /^([01]\d|2[0-3]):[0-5]\d$/.exec((felder.uhr ?? "").trim())?.[0];
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
      },
    };
  const verschiebung = verschiebungen.find((eine) => eine === felder.shift);
  const typ = fristtypen.find((t) => t === felder.fristtyp);
  return {
    art: "frei",
    eingabe: {
      ...gemeinsam,
      dauer: [...dauer],
      regime: "ZPO" satisfies RegimeId,
      ...(felder.begin === "tagesanfang" && { beginn: "tagesanfang" as const }),
      ...(felder.direction === "rueckwaerts" && { richtung: "rueckwaerts" as const }),
      ...(verschiebung && { verschiebung }),
      ...(typ && { fristtyp: typ }),
    },
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

/** The entry of the catalogue that a typed word means; several: they are offered. */
function fristAus(text: string, wahl: string, heute: Tag): Fristlesung {
  if (text === "") return { moeglich: [] };
  const treffer = katalogeintrag(text, heute) ?? undefined;
  if (treffer) return { eintrag: treffer, moeglich: [] };
  const gefunden = katalogsuche(text, { hoechstens: 300 });
  const genau = gefunden.find((t) => t.id === wahl) ?? gefunden.find((t) => eintragstext(t) === text);
  const einziger = genau ?? (gefunden.length === 1 ? gefunden[0] : undefined) ?? nachVollerSuche(text);
  if (einziger) return { eintrag: katalogeintrag(einziger.id, heute), moeglich: [] };
  const moeglich = gefunden.slice(0, 30).map((t) => ({ wert: t.id, text: eintragstext(t) }));
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

type Ortlesung = {
  readonly ort?: Ortswahl | undefined;
  readonly fehler?: string;
  readonly moeglich: readonly Wahlmoeglichkeit[];
};

function ortAus(text: string, wahl: string): Ortlesung {
  if (text === "") return { moeglich: [] };
  const gelesen = ortLesen(text);
  const treffer = gelesen.treffer ?? gelesen.moeglich.find(({ id }) => id === wahl);
  if (treffer) return { ort: treffer.ort as Ortswahl, moeglich: [] };
  const moeglich = gelesen.moeglich.map(({ id, name, lage }) => ({ wert: id, text: `${name}, ${lage}` }));
  return {
    moeglich,
    fehler:
      moeglich.length > 0
        ? (gelesen.grund ?? "Mehrere Orte passen. Bitte wählen Sie einen.")
        : "Dieses Gericht oder diesen Ort kennen wir nicht.",
  };
}
