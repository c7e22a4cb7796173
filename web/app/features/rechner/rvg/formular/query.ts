import { alsTag, betragAusText, datum, zahl } from "@gebuehrenportal/recht";
import { anrechnungsfunde, istGeschaeftsgebuehr } from "./anrechnungspaare.ts";
import {
  type FormAngelegenheit,
  type FormAnrechnung,
  type FormPosition,
  type Formular,
  formularAus,
  istGewaehlt,
  leeresFormular,
} from "./formular.ts";
import { type Schnellstart, schnellstart } from "./schnellstart.ts";
import { nachStufen } from "./stufe.ts";

/** Names the GET query of the page may carry; everything else is ignored. `satz.3100` comes from the plain form. */
export const queryNamen = [
  "wert",
  "vv",
  "stichtag",
  "leistungsende",
  "ust",
  "mandanten",
  "anrechnung",
  "angerechnet",
  "gemeinsam",
  "pkh",
  "bewilligt",
  "bewilligtProzent",
  "teilbewilligung",
  "pauschale",
  "reise",
  "frueher",
  "einzeln",
  "gesamtauftrag",
  "start",
] as const;

export type GeleseneQuery = {
  readonly formular: Formular;
  /** Something was asked: missing statements count as faults now. */
  readonly abgeschickt: boolean;
};

const hoechstensNummern = 50;

/**
 * The form behind a GET query: `wert`, `vv` as comma list or repeated, each `Nr` or `Nr:Satz` with a decimal point,
 * `stichtag` (day of the mandate) and `leistungsende` (both default today), `ust=0`, `mandanten`, `anrechnung=1` (half of
 * a Geschäftsgebühr) or `angerechnet` (the credited amount), `gemeinsam` (common value, Nr. 1008 VV), `pkh=1` or
 * `bewilligt` (the value legal aid was granted for) or `bewilligtProzent` with `teilbewilligung`, `pauschale=ja`, `reise` (a
 * journey to several matters), `frueher` and `einzeln` (numbers of other orders), `gesamtauftrag`, `start` (a quick start). Numbers of different stages become matters of their own (§§ 15 bis 18 RVG).
 * What cannot be understood stays as typed and is said at the field, never thrown.
 */
export function formularAusQuery(query: URLSearchParams): GeleseneQuery {
  const text = (name: string) => (query.get(name) ?? "").trim().slice(0, 120);
  const start = schnellstart(text("start"));
  const vv = query.getAll("vv").flatMap((liste) => liste.split(","));
  const positionen = vv.flatMap((eintrag) => positionAus(eintrag, query)).slice(0, hoechstensNummern);
  const abgeschickt = query.has("vv") || (query.has("wert") && !start);
  const felder = angelegenheitFelderAus(text);
  const allgemein = {
    ...(text("leistungsende") ? { leistungsende: tagVerstanden(text("leistungsende")) } : {}),
    ...(text("teilbewilligung") === "gebuehrenquote" ? { teilbewilligung: "gebuehrenquote" } : {}),
    ...(query.has("ust") && !query.getAll("ust").includes("1") ? { umsatzsteuer: "nein" } : {}),
  };
  const gemeinsam = betragVerstanden(text("gemeinsam"));
  const grund = positionen.length > 0 ? ausPositionen(positionen) : vorlage(start);
  const auftraege = {
    frueher: text("frueher").split(","),
    einzeln: text("einzeln").split(","),
  };
  const formular: Formular = {
    ...grund,
    felder: allgemein,
    angelegenheiten: grund.angelegenheiten.map((a, i) => ({
      ...a,
      felder: {
        ...a.felder,
        ...(vorGericht(a) ? felder : ohneBeiordnung(felder)),
        ...(i === 0 ? erstefelder(text) : {}),
      },
      positionen: a.positionen
        .map((p) => (gemeinsam ? mitGemeinsamem(p, gemeinsam) : p))
        .map((p) => mitAuftrag(p, auftraege)),
    })),
  };
  return {
    formular: mitAnrechnungen(
      formular,
      text("anrechnung") === "1" || text("angerechnet") !== "",
      betragVerstanden(text("angerechnet")),
    ),
    abgeschickt,
  };
}

const vorlage = (start: Schnellstart | undefined): Formular => start?.formular() ?? leeresFormular();

function angelegenheitFelderAus(text: (name: string) => string): Record<string, string> {
  const felder: Record<string, string> = {};
  if (text("wert")) felder.wert = betragVerstanden(text("wert"));
  if (text("stichtag")) felder.auftrag = tagVerstanden(text("stichtag"));
  if (text("mandanten") && text("mandanten") !== "1") felder.auftraggeber = text("mandanten");
  const bewilligt = text("bewilligt");
  const prozent = text("bewilligtProzent");
  if (text("pkh") === "1" || bewilligt || prozent) felder.vertretung = "beigeordnet";
  if (prozent) felder.bewilligtProzent = prozent.replace(".", ",");
  if (text("pauschale") === "ja") felder.mitPauschale = "ja";
  if (bewilligt) felder.bewilligt = betragVerstanden(bewilligt);
  return felder;
}

/** What stands for one matter only: the first. */
function erstefelder(text: (name: string) => string): Record<string, string> {
  const [reisen, gesamtauftrag] = [text("reise"), text("gesamtauftrag")];
  return { ...(reisen ? { reisen } : {}), ...(gesamtauftrag ? { gesamtauftrag } : {}) };
}

/** A fee whose number was named as one of another order. */
function mitAuftrag(
  p: FormPosition,
  auftraege: Readonly<Record<"frueher" | "einzeln", readonly string[]>>,
): FormPosition {
  const auftrag = (["frueher", "einzeln"] as const).find((art) =>
    auftraege[art].some((nr) => nr.trim() === p.nr),
  );
  return auftrag ? { ...p, felder: { ...p.felder, auftrag } } : p;
}

/** The common value belongs to the fees that Nr. 1008 VV raises by value; a test compares the list with the law. */
const mitGemeinsamem = (p: FormPosition, gemeinsam: string): FormPosition =>
  erhoehteWertgebuehren.test(p.nr) ? { ...p, felder: { ...p.felder, gemeinsam } } : p;
const erhoehteWertgebuehren =
  /^(220[01]|230[013]|310[01]|320[016-9]|330[015-9]|331[13-9]|332\d|333[03-57-9]|340[013-5]|350[02-9]|3510|414[2-6]|5116)$/;

/** Nobody is assigned for advice or representation out of court (§§ 114, 121 ZPO: „Prozessführung“). */
const vorGericht = ({ stufe }: FormAngelegenheit): boolean =>
  stufe !== "beratung" && stufe !== "vorgerichtlich";

const ohneBeiordnung = ({
  vertretung: _,
  bewilligt: __,
  bewilligtProzent: ___,
  ...felder
}: Record<string, string>) => felder;

/** The field shows what was understood; anything else stays as typed. */
function betragVerstanden(text: string): string {
  const lesung = betragAusText(text);
  return lesung.art === "betrag" ? zahl(lesung.betrag) : text;
}

/** Absolute days are shown the German way; words such as `heute` stay. */
function tagVerstanden(text: string): string {
  const tag = alsTag(text);
  return tag ? datum(tag) : text;
}

type QueryPosition = { readonly nr: string; readonly felder: FormPosition["felder"] };

function positionAus(eintrag: string, query: URLSearchParams): QueryPosition[] {
  const [nr = "", satzText = ""] = eintrag.split(":").map((t) => t.trim());
  if (nr === "") return [];
  const satz = (satzText || (query.get(`satz.${nr}`) ?? "").trim()).replace(".", ",").slice(0, 20);
  return [{ nr: nr.slice(0, 10), felder: satz ? { satz } : {} }];
}

function ausPositionen(positionen: readonly QueryPosition[]): Formular {
  return formularAus(
    nachStufen(positionen).map(({ stufe, positionen: gebuehren }) => ({ stufe, gebuehren })),
  );
}

/** Fees that take over a Geschäftsgebühr from before the list, the nearest first, with the number of that fee. */
const aufnehmend: readonly (readonly [string, string])[] = [
  ...["3305", "3307", "3100", "3101", "3200", "3206", "3208"].map((nr) => [nr, "2300"] as const),
  ...["3102", "3204", "3212"].map((nr) => [nr, "2302"] as const),
];

/**
 * Credits between the matters of the list, as far as their numbers alone decide. A Geschäftsgebühr is credited with
 * `anrechnung=1` only: the one in the list, else an earlier one with the default rate, value and clients of the fee that
 * takes it. Fits nothing, the row stays open and is asked back at its field.
 */
function mitAnrechnungen(formular: Formular, gewuenscht: boolean, betrag: string): Formular {
  const gebuehren = formular.angelegenheiten.flatMap((a) =>
    a.positionen.filter(istGewaehlt).map((p) => ({ a: a.id, p: p.id, nr: p.nr, felder: a.felder })),
  );
  const funde = anrechnungsfunde(gebuehren).filter(
    ({ paar, von }) => !paar.regel && (gewuenscht || !istGeschaeftsgebuehr(von.nr)),
  );
  // Each fee is credited once, on the next step.
  const erste = funde.filter((f, i) => funde.findIndex((x) => x.von === f.von) === i);
  const fest = betrag ? { betrag } : {};
  const zeilen: FormAnrechnung["felder"][] = erste.map(({ von, auf }) => ({
    von: `${von.a}/${von.p}`,
    auf: `${auf.a}/${auf.p}`,
    ...(istGeschaeftsgebuehr(von.nr) ? fest : {}),
  }));
  if (gewuenscht && erste.every(({ von }) => ausMahnverfahren.includes(von.nr)))
    zeilen.unshift(...fruehere(gebuehren, zeilen.length > 0).map((felder) => ({ ...felder, ...fest })));
  const anrechnungen = zeilen.map((felder, i): FormAnrechnung => ({ id: `k${i + 1}`, felder }));
  return { ...formular, anrechnungen };
}

const ausMahnverfahren: readonly string[] = ["3104", "3305", "3306", "3307"];

/** A Geschäftsgebühr outside the list; without a target an open row, unless another credit answers the wish. */
function fruehere(
  gebuehren: readonly { a: string; p: string; nr: string; felder: FormAngelegenheit["felder"] }[],
  beantwortet: boolean,
) {
  const [nr, frueherNr] = aufnehmend.find(([x]) => gebuehren.some((g) => g.nr === x)) ?? ["", "2300"];
  const ziel = gebuehren.find((g) => g.nr === nr);
  if (!ziel && beantwortet) return [];
  const { wert, auftrag, auftraggeber } = (ziel ?? gebuehren[0])?.felder ?? {};
  return [
    {
      von: "frueher",
      frueherNr,
      ...(wert ? { frueherWert: wert } : {}),
      ...(auftrag ? { frueherAuftrag: auftrag } : {}),
      ...(auftraggeber ? { frueherAuftraggeber: auftraggeber } : {}),
      auf: ziel ? `${ziel.a}/${ziel.p}` : "",
    },
  ];
}

/**
 * Whether a query is written the one short way (known names, each once, plain numbers, ISO days), so that its finished
 * page may be kept: everything else would let strangers fill the cache with copies.
 */
export function kanonisch(query: URLSearchParams): boolean {
  const muster: Readonly<Record<string, RegExp>> = {
    wert: /^[1-9]\d{0,7}$/,
    vv: /^\d{4}(?::\d{1,2}\.\d{1,2})?(?:,\d{4}(?::\d{1,2}\.\d{1,2})?){0,5}$/,
    stichtag: /^20\d\d-\d\d-\d\d$/,
    ust: /^0$/,
    start: /^[a-z-]{3,20}$/,
  };
  const namen = [...query.keys()];
  return (
    new Set(namen).size === namen.length &&
    [...query].every(([name, wert]) => Object.hasOwn(muster, name) && muster[name]?.test(wert))
  );
}
