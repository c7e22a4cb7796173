/** What kind of document a text seems to be. */
export type Schriftstueckart = "urteil" | "beschluss" | "verfuegung" | "ladung" | "bescheid" | "klage";

/** Something a text says of itself, and where; places in UTF-16 units, end exclusive. */
export type Angabe<T extends string = string> = {
  readonly wert: T;
  readonly start: number;
  readonly ende: number;
};

/** What the head of a court's or an authority's letter says of it. */
export type Kopfangaben = {
  readonly absender?: Angabe;
  readonly art?: Angabe<Schriftstueckart>;
  /** The sender's own number. */
  readonly geschaeftszeichen?: Angabe;
  /** The number of whoever it is sent to: „Ihr Zeichen“. */
  readonly ihrZeichen?: Angabe;
};

/** Heads are shorter. */
const kopflaenge = 4000;

const gerichtsworte =
  "(?:Amts|Land|Oberlandes|Kammer|Arbeits|Landesarbeits|Verwaltungs|Oberverwaltungs|Sozial|Landessozial|Finanz|Bundesarbeits|Bundesverwaltungs|Bundessozial|Bundesverfassungs)gericht|Bundesgerichtshof|Bundesfinanzhof|Bayerisches\\s+Oberstes\\s+Landesgericht|(?:\\p{Lu}\\p{L}+er\\s+)?Verwaltungsgerichtshof";
const behoerdenworte =
  "Finanzamt|Jobcenter|Staatsanwaltschaft|Landratsamt|Hauptzollamt|Bußgeldstelle|Ausländerbehörde|Versorgungsamt|Agentur\\s+für\\s+Arbeit|Deutsche\\s+Rentenversicherung|Bundesamt\\s+für\\s+\\p{Lu}[\\p{L} ]{2,40}";
/** The name alone on its line, as heads have it: „Landgericht Berlin II“. */
const absendermuster = new RegExp(
  `^[^\\S\\n]*((?:${gerichtsworte}|${behoerdenworte})(?:[^\\S\\n]+(?:\\p{Lu}[\\p{L}.-]*|am|an|der|im|in|bei|\\([^)\\n]{2,30}\\)|I{1,3})){0,5})[^\\S\\n]*[,.:]?[^\\S\\n]*$`,
  "mu",
);

const zeichenmuster =
  /(?:\b(?:Geschäfts(?:zeichen|nummer)|Geschäfts-Nr\.|Aktenzeichen|Unser(?:e)?\s+(?:Zeichen|Aktenzeichen)|Az\.|Gz\.|Gesch\.-Z\.)|^(?:Az|Gz))[^\S\n]*:?[^\S\n]*(?=[^\n]*\d)((?:VG\s|L\s|S\s)?[\p{L}\d][\p{L}\d./\- ()]{1,38}[\p{L}\d)])/imu;
/** „12 O 34/26“, „VIII ZR 12/22“, „5 Ca 123/26“: numbers of courts need no word before them. */
const gerichtszeichen =
  /(?<![\p{L}\d./-])((?:\d{1,4}|[IVX]{1,5})[^\S\n]+(?:[A-Z][A-Za-z]{0,4}(?:[^\S\n]\([A-Za-z]{1,6}\))?)[^\S\n]+\d{1,5}\/\d{2}(?:[^\S\n][A-Z]{1,3})?)(?![\d/])/u;
const ihrmuster =
  /\b(?:Ihr(?:e)?\s+(?:Zeichen|Aktenzeichen|Nachricht)|Ihr\s+Az\.)[^\S\n]*:?[^\S\n]*(?=[^\n]*\d)([\p{L}\d][\p{L}\d./\- ]{0,38}[\p{L}\d])/iu;

/** What a heading of its own line says, the surest first. */
const artmuster: readonly (readonly [Schriftstueckart, RegExp])[] = [
  ["urteil", /^[^\S\n]*((?:Versäumnis|Teil|Schluss|End|Anerkenntnis|Grund)?-?urteil)\b.{0,40}$/imu],
  ["urteil", /^[^\S\n]*(Im Namen des Volkes)[^\S\n!]*$/imu],
  ["ladung", /^[^\S\n]*((?:Um)?ladung)\b.{0,60}$/imu],
  ["beschluss", /^[^\S\n]*((?:Kostenfestsetzungs|Beweis|Hinweis|Streitwert)?-?beschlu(?:ss|ß))\b.{0,40}$/imu],
  [
    "bescheid",
    /^[^\S\n]*((?:Widerspruchs|Bußgeld|Steuer|Einkommensteuer|Umsatzsteuer|Gebühren|Mahn|Vollstreckungs|Ablehnungs|Aufhebungs)?-?bescheid)\b.{0,60}$/imu,
  ],
  ["verfuegung", /^[^\S\n]*(Verfügung)\b.{0,40}$/imu],
  ["klage", /^[^\S\n]*(Klage(?:schrift)?)[^\S\n]*$/imu],
];

/** What the head of a letter says of it. Never throws; what it does not say is unset. */
export function kopfangaben(text: string): Kopfangaben {
  const kopf = text.slice(0, kopflaenge);
  const absender = treffer(kopf, absendermuster);
  const art = schriftstueckart(kopf);
  const zeichen = treffer(kopf, zeichenmuster) ?? treffer(kopf, gerichtszeichen);
  const ihrZeichen = treffer(kopf, ihrmuster);
  return {
    ...(absender && { absender }),
    ...(art && { art }),
    ...(zeichen && { geschaeftszeichen: zeichen }),
    ...(ihrZeichen && { ihrZeichen }),
  };
}

function treffer(text: string, muster: RegExp): Angabe | undefined {
  const gefunden = muster.exec(text);
  const wert = gefunden?.[1]?.trim();
  if (!gefunden || !wert) return undefined;
  const start = gefunden.index + gefunden[0].indexOf(wert);
  return { wert: wert.replace(/\s+/g, " "), start, ende: start + wert.length };
}

/** The heading that stands first; none may stand in a sentence. */
function schriftstueckart(kopf: string): Angabe<Schriftstueckart> | undefined {
  const gefunden = artmuster.flatMap(([wert, muster]) => {
    const fund = treffer(kopf, muster);
    return fund ? [{ ...fund, wert }] : [];
  });
  return gefunden.toSorted((a, b) => a.start - b.start)[0];
}
