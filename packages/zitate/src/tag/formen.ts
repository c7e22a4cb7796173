import type { Tag } from "@gebuehrenportal/recht";
import { fremd, imSatz, istTitel, offen, titel } from "./worte.ts";

/** What says that a text is of a day. */
export type Tagesart =
  | "verkuendung"
  | "entscheidung"
  | "ort"
  | "feld"
  | "zeile"
  | "zustellung"
  | "verhandlung";

export type Sicherheit = "hoch" | "mittel" | "gering";

/** What a form says of a date: what it is, and how sure that is. */
export type Zeuge = {
  readonly art: Tagesart;
  readonly sicherheit: Sicherheit;
  /** It may stand below a text, too. */
  readonly imFuss?: true;
};

/** A date with the lines it stands in. */
export type Umgebung = {
  readonly tag: Tag;
  /** What stands before and behind it on its lines. */
  readonly davor: string;
  readonly danach: string;
  /** The lines above, the nearest first, and the one below; above none that an empty line parts from it. */
  readonly darueber: readonly string[];
  readonly darunter: string | undefined;
  /** Lines above that hold anything, the nearest first, whatever stands between. */
  readonly oben: readonly string[];
  /** How many lines of the text stand above. */
  readonly zeile: number;
};

/** What says of a date in the head or the signature that the text is of it, the surest form first. */
export function zeugeFuer(umgebung: Umgebung): Zeuge | undefined {
  for (const form of formen) {
    const zeuge = form(umgebung);
    if (zeuge !== undefined) return zeuge === "keiner" ? undefined : zeuge;
  }
  return undefined;
}

type Form = (umgebung: Umgebung) => Zeuge | "keiner" | undefined;

/** What stands before the date, with the line above where that announces it. */
function ansage({ davor, oben }: Umgebung): string {
  const [naechste = "", uebernaechste = ""] = oben;
  if (!/^\W*(?:am|vom|den|a\s?m|im|in)?\W*$/iu.test(davor)) {
    const klein = /^\s*\p{Ll}/u.test(davor);
    return klein && naechste.length < 60 ? `${naechste} ${davor}` : davor;
  }
  // A short line between holds a docket or a place.
  return /^\W*(?:am|vom|den)\W*$/iu.test(naechste)
    ? `${uebernaechste} ${naechste} ${davor}`
    : `${naechste} ${davor}`;
}

/** Nothing but a mark of a note, a stop or a time. */
const leer = /^\s*(?:\(\s*\*?\s*\d*\s*\)|\*+|[¹²³])?[\s.,;*]*(?:\d{1,2}[:.]\d{2}(?: Uhr)?\s*)?$/u;

/** What may follow the day of a decision on its line: nothing, its docket, a dash, a bracket; no sentence. */
const aktenzeichen = /^\s*(?:$|[-–—,;:(/|*.]|Az\.?|\p{Lu}{0,4} ?\d+ |[IVX]+ \p{Lu}|\d)/u;

/** Another column of the line, behind blanks or a bar. */
const spalte = /^(?: {2,}|\t|\s*\|)/;

const verkuendung: Form = (umgebung) => {
  const { danach } = umgebung;
  const gross =
    /(?:^|[\s|–-])(?:(?:An\s+)?(?:Verk(?:ü|ue)ndet|VERK(?:Ü|UE)NDET)|Verkündungs(?:tag|datum|termin)|Tag der Verkündung|Datum der Verkündung)(?:\s[^.!?]{0,80}?)?[\s:,]*$/u;
  const klein = /^\W*(?:an\s+verk|verk)(?:ü|ue)ndet(?:\s[^.!?]{0,80}?)?[\s:,]*$/u;
  const stattdessen = /Verkündungs\s*statt[^.!?]{0,60}$/iu;
  const sagtEs = [umgebung.davor, ansage(umgebung)].some(
    (worte) =>
      !/\b(?:wurde|war|ist|worden|hat|und|trat)\b/u.test(worte) &&
      (gross.test(worte) || klein.test(worte) || stattdessen.test(worte)),
  );
  if (!sagtEs) return undefined;
  if (/\bseit(?: dem)?\s*$|\bbis(?: zum)?\s*$/iu.test(umgebung.davor)) return "keiner";
  if (/^\s*(?:wurde|war|ist|und|hat|verkündet|worden)\b/u.test(danach)) return "keiner";
  return { art: "verkuendung", sicherheit: "hoch" };
};

const fremdes: Form = (umgebung) => {
  const { davor, danach, oben } = umgebung;
  if (/^\s*(?:\p{Ll}+ ){0,3}\p{Ll}+(?:ene|te|ete)[nrsm]?\s/u.test(danach)) return "keiner";
  if (fremd.test(davor)) return "keiner";
  const allein = /^\W*(?:am|vom)?\W*$/iu.test(davor);
  return allein && fremd.test(oben[0] ?? "") ? "keiner" : undefined;
};

const zustellung: Form = ({ davor, danach }) =>
  /^\W*zugestellt(?:\s\p{L}+){0,4}\s*(?:am)?\s*:?\s*$/iu.test(davor) && leer.test(danach)
    ? { art: "zustellung", sicherheit: "mittel" }
    : undefined;

const titelzeile = new RegExp(
  `^\\W*(?:zu[mr]?\\s+|zu\\s+(?:dem|der)\\s+)?(?:${titel}|Urt\\.|Beschl\\.)(?:\\s+(?:des|der|über|auf)\\s[^;]{1,90}?)?(?:,?\\s+(?:vom|v\\.|am))\\s*$`,
  "iu",
);
/** „BFH, Urteil vom“: a court names its decision, and cites another's just so. */
const gerichtUndTitel = new RegExp(
  `^\\W*(?!Vgl|Siehe|So |Anders|Wie|Dazu|Zu|Auch|Nach|Mit|Durch|Das|Der|Die|Im|Vor|Ebenso)\\p{Lu}[\\p{L}.-]*(?:\\s[\\p{L}\\d.()/-]+){0,5},?\\s+(?:${titel}|Urt\\.|Beschl\\.|Entscheidung)\\s+(?:vom|v\\.)\\s*$`,
  "iu",
);
const gerichtsname =
  /(?:^|[\s(])(?:B?VerfGH?|BVerwG|B[GFS]H|BAG|BSG|BPatG|BayObLG|BayVGH|StGH|EuGH?|EGMR|GH|OLG|KG|[LA]G|OVG|VGH|VG|LSG|SG|LAG|ArbG|FG|VK|\p{L}*gericht(?:shof)?s?|\p{L}*finanzhof|\p{L}*kammer)(?![\p{L}])/iu;
const liste =
  /(?:vorinstanz(?:en)?|vorgehend|verfahrensgang|nachgehend|rechtszug|fundstellen?|vgl\.?|gegen)\W*$/iu;

/** „Urteil vom 5. Mai 2010“ as a line of its own, never the wrapped line of a sentence. */
const entscheidung: Form = ({ davor, danach, darueber, darunter, oben, zeile }) => {
  if (!aktenzeichen.test(danach)) return undefined;
  const naechste = darueber[0] ?? offen(oben[0]);
  if (titelzeile.test(davor)) {
    if (imSatz(naechste, leer.test(danach) ? darunter : undefined)) return "keiner";
    return liste.test(naechste ?? "") ? "keiner" : { art: "entscheidung", sicherheit: "hoch" };
  }
  if (!gerichtUndTitel.test(davor) || !gerichtsname.test(davor)) return undefined;
  const allein =
    /^\s*[-–—,(]?\s*[\p{L}\d .:/()-]{4,40}(?:[-–—]\s*)?$/u.test(danach) && !/\bRn\b|\bjuris\b/u.test(danach);
  if (zeile <= 1 && (allein || leer.test(danach))) return { art: "entscheidung", sicherheit: "hoch" };
  const vorinstanz = oben.slice(0, 3).some((eine) => liste.test(eine) && !/fundstelle/i.test(eine));
  if (vorinstanz || !allein || imSatz(naechste, darunter)) return "keiner";
  return { art: "entscheidung", sicherheit: "mittel" };
};

const titelzusatz = /^\s*(?:zwischen|über|betreffend|für|des|der)\s.{3,70}$/u;

/** The day below „URTEIL DES GERICHTSHOFS (Große Kammer)“, with a docket, a name or a place between. */
const unterTitel: Form = ({ davor, danach, oben, darunter }) => {
  if (!leer.test(danach)) return undefined;
  if (istTitel(davor) && /\s{2}|\)|\p{Lu}{5}/u.test(davor))
    return { art: "entscheidung", sicherheit: "hoch" };
  if (!/^\W*(?:vom|am)?\W*$/iu.test(davor)) return undefined;
  for (const eine of oben.slice(0, 4)) {
    if (istTitel(eine))
      return imSatz(undefined, darunter) ? "keiner" : { art: "entscheidung", sicherheit: "hoch" };
    const kurz = /^\W*(?:vom|am)\W*$/iu.test(eine) || (titelzusatz.test(eine) && !offen(eine));
    if (!kurz && (eine.length > 60 || imSatz(eine, undefined) || /:\s*$/.test(eine))) return undefined;
  }
  return undefined;
};

const feldname =
  "(?:(?:Entscheidungs|Bescheid|Brief|Rechnungs|Beleg|Ausstellungs|Beschluss|Urteils|Dokument)?datum|Datum (?:der|des) \\p{L}+|Entscheidung vom|Tag der Entscheidung|(?:Ort(?:,| und) )?Datum|Ausgestellt am|Ausgestellt|Erlassen am|Erlassen|Erstellt am|Gesendet(?: am)?)";
const feldAmAnfang = new RegExp(`^\\W*${feldname}\\s*:?\\s*(?:\\p{Lu}[\\p{L}. -]{1,30}, (?:den )?)?$`, "iu");
const feldDahinter = /(?<!\p{L})(?:Datum|Rechnungsdatum)\s*:?\s*$/u;
const kopfzeile = /(?:^|\s)Datum:?\s*$/u;

/** Gazettes and papers of parliaments. */
const amtlich = /\d\. Wahlperiode\s+$|ausgegeben\s+(?:zu|in)\s\p{L}+(?:,?\s+am|,\s+den)\s+$/u;
/** Another day right below: a column of a table. */
const nurDatum = /^\W*\d{1,2}\. ?(?:\d{1,2}\.|\p{L}{3,9}) ?\d{2,4}\W*$/u;

const feld: Form = ({ davor, danach, oben, darueber, darunter }) => {
  const rest = leer.test(danach) || spalte.test(danach) || /^\s*(?:durch|Uhr|\p{Lu}\p{L}+:)/u.test(danach);
  if (!rest) return undefined;
  if (feldAmAnfang.test(davor)) return { art: "feld", sicherheit: "hoch" };
  if (/^\W*Stand\s*:?\s*$/u.test(davor)) return { art: "feld", sicherheit: "hoch" };
  if (feldDahinter.test(davor)) return { art: "feld", sicherheit: "mittel" };
  if (amtlich.test(davor)) return { art: "feld", sicherheit: "hoch" };
  const [naechste = ""] = oben;
  if (davor.trim() === "" && nurDatum.test(darunter ?? "")) return "keiner";
  if (davor.trim() === "" && feldAmAnfang.test(naechste)) return { art: "feld", sicherheit: "hoch" };
  // Below the last column of a block of dockets.
  const letzteSpalte =
    davor.trim() !== "" && kopfzeile.test(darueber[0] ?? "") && !imSatz(undefined, darunter);
  return letzteSpalte && leer.test(danach) ? { art: "feld", sicherheit: "mittel" } : undefined;
};

const ort =
  /(?:^|[ \t]{2,}|\||\t)\W*(?:\d{5}\s+)?\p{Lu}[\p{L}.]*(?:[ -/()]+(?:\p{Lu}[\p{L}.]*|a[mn]|an der|d(?:er|\.)|i[mn]|bei|ob|v(?:or|\.)|[adi]\.)[()]?){0,4},\s*(?:den\s+|am\s+|de[mn]\s)?$/u;
const ortMitDen =
  /(?:^|[ \t]{2,}|\||\t)\W*(?:\d{5}\s+)?\p{Lu}[\p{L}.-]+(?: \p{Lu}[\p{L}.-]+){0,2},?\s+den\s+$/u;
const urkunde =
  /(?:Geschehen|Verhandelt|Errichtet)\s+(?:zu|in)\s\p{Lu}[^\n]{1,40}?,?\s(?:am|den)\s+$|^\W*Heute,?\s+(?:am|den|dem)\s+$/u;
const keinOrt =
  /(?:Herrn?|Frau|Rechtsanw\p{L}+|Richter\p{L}*|Kläger\p{L}*|Beklagte\p{L}*|Urteil|Beschlu\p{L}+|Bescheid|Antrag|Schreiben|Juli|Gesetz\p{L}*)\s*,\s*(?:den|am)?\s*$/u;
/** „/ ab“: who dictated the letter. */
const diktat = /^\s*\/\s*[\p{L}/-]{1,8}\s*$/u;
const ausfertigung = /ausgefertigt|ausfertigung|beglaubig|abschrift|gleichlaut|rechtskr[aä]ft/iu;

const ortUndTag: Form = (umgebung) => {
  const { davor, danach, darueber, darunter, oben } = umgebung;
  if (urkunde.test(davor) || urkunde.test(`${oben[0] ?? ""} ${davor}`))
    return { art: "ort", sicherheit: "hoch" };
  const ganz = /^\W*(?:den|am)?\W*$/iu.test(davor) ? ansage(umgebung) : davor;
  if (!ort.test(ganz) && !ortMitDen.test(ganz)) return undefined;
  if (keinOrt.test(ganz) || !(leer.test(danach) || spalte.test(danach) || diktat.test(danach)))
    return undefined;
  if (ausfertigung.test(oben[0] ?? "")) return "keiner";
  const umbruch = imSatz(ganz === davor ? darueber[0] : undefined, leer.test(danach) ? darunter : undefined);
  return umbruch ? "keiner" : { art: "ort", sicherheit: "hoch", imFuss: true };
};

const verhandlung: Form = ({ davor, danach, darueber }) => {
  const worte = `${darueber[0] ?? ""} ${davor}`;
  if (!/(?:mündlichen? Verhandlung|Hauptverhandlung|Sitzung)\s+(?:vom|am)\s*$/iu.test(worte))
    return undefined;
  if (/Anhörung|Anträge|Generalanw|Rat(?:es)?\s/iu.test(worte.slice(-160))) return "keiner";
  if (/^\s*(?:wurde|erklärte|hat|war)\b/u.test(danach)) return "keiner";
  return { art: "verhandlung", sicherheit: "mittel" };
};

const zeile: Form = ({ davor, danach, darueber, darunter, oben }) => {
  if (!/^\W*(?:den\s+)?$/iu.test(davor) || !leer.test(danach)) return undefined;
  if (imSatz(darueber[0] ?? offen(oben[0]), darunter) || fremd.test(oben[0] ?? "")) return "keiner";
  if (nurDatum.test(oben[0] ?? "")) return "keiner";
  return { art: "zeile", sicherheit: "mittel", imFuss: true };
};

const formen: readonly Form[] = [
  verkuendung,
  fremdes,
  zustellung,
  entscheidung,
  unterTitel,
  feld,
  ortUndTag,
  verhandlung,
  zeile,
];
