/** What decisions and letters of authorities are called. */
const entscheidungsnamen =
  "(?:(?:Teil|Schluss|Schluß|End|Anerkenntnis|Versäumnis|Grund|Vorbehalts|Zwischen|Ergänzungs|Zweites? Versäumnis|Senats|Kammer|Beweis|Kostenfestsetzungs|Eröffnungs|Nichtannahme|Vorlage|Hinweis|Einstellungs)(?:- ?und [\\p{L}-]+)?-?)?(?:Urteil|Beschlu(?:ss|ß))";
const bescheidnamen =
  "(?:[\\p{L}-]{2,30})?(?:bescheid|verfügung|genehmigung|anordnung|befehl|erlass|vermerk|rundschreiben)|Gerichtsbescheid|Strafbefehl|Verfügung|Bescheid|Bescheinigung|Entscheidung|Schlussanträge|Stellungnahme|Protokoll|Sitzungsprotokoll|Sitzungsniederschrift|Niederschrift|Rundschreiben|Pressemitteilung(?: Nr\\. ?[\\d/]+)?|Mitteilung|Bekanntmachung";
const vertragsnamen =
  "(?:[\\p{L}-]{2,30})?(?:vertrag|vereinbarung)|Vertrag|Vereinbarung|Vergleich|Gutachten|Vollmacht";

export const titel = `(?:${entscheidungsnamen}|${bescheidnamen}|${vertragsnamen})`;

/** A line that is nothing but the title of a decision, with its court and its chamber. */
const nurTitel = new RegExp(
  `^\\W*(?:Im Namen des Volkes!?\\s+)?(?:${entscheidungsnamen}|Gerichtsbescheid|Schlussanträge|Entscheidung|Stellungnahme|${bescheidnamen}|${vertragsnamen})(?:\\s+(?:des|der)\\s[\\p{L} .-]{3,70})?(?:\\s*\\([^()]{2,60}\\))?\\W*$`,
  "iu",
);

export const istTitel = (zeile: string): boolean => zeile.length < 140 && nurTitel.test(zeile);

/** A line that is nothing but the name of a court. */
const gericht =
  /^\W*(?:(?:Bundes|Ober|Landes|Reichs|Bayerische[rs]?\s|Hanseatische[rs]?\s|Hamburgische[rs]?\s|Sächsische[rs]?\s|Schleswig-Holsteinische[rs]?\s|Niedersächsische[rs]?\s|Hessische[rs]?\s|Thüringer\s|Brandenburgische[rs]?\s|Europäische[rs]?\s|Pfälzische[rs]?\s|Saarländische[rs]?\s)?(?:[\p{L}-]*gericht|[\p{L}-]*gerichtshof|Gerichtshof|Finanzhof))(?:es|s)?(?:\s+[\p{L}.,() /-]{1,60})?\W*$/iu;

export const istGericht = (zeile: string): boolean => zeile.length < 110 && gericht.test(zeile);

/** Where the head of a decision or letter ends and its reasons begin. */
export const beginntRumpf =
  /^[^\p{L}]*(?:Gründe|Aus den Gründen|Tatbestand|Tatbestand und Entscheidungsgründe|Entscheidungsgründe|Sachverhalt|Rechtlicher Rahmen|Begründung|Rechtsbehelfsbelehrung|Rechtsmittelbelehrung)(?:\s*\([^()]*\))?\W*$/imu;

/** First place of the reasons in a text; its length where it has none. */
export function rumpfbeginn(text: string): number {
  const stelle = text.search(beginntRumpf);
  return stelle < 0 ? text.length : stelle;
}

/** A date behind such words is of somebody's birth, of a receipt, of a deadline, of another decision. */
export const fremd =
  /(?:geb(?:oren|\.)?|eingegangen|eingang|eingangsstempel|eingereicht|zugegangen|endgültig|rechtskr[aä]ftig|rechtskraft|vorinstanz(?:en)?|vorgehend|nachgehend|verfahrensgang|fällig|gültig|frist|bis(?: zum)?|ab(?: dem)?|seit(?: dem)?|ausgefertigt|ausfertigung|beglaubig\p{L}*|abschrift|niedergelegt|abgesandt|ihr(?:e[nrms]?)? \p{L}+|nachricht|zeichen vom)\s*(?:vom|am|in)?\s*[:,]?\s*$/iu;

/** Small words that begin a line of a head behind its day. */
const weiterImKopf =
  /^\s*(?:in|im|zwischen|über|wegen|betreffend|gegen|des|der|dem|zum|zur|mit|nach|durch|als|an|auf|verkündet|zugestellt|geändert|berichtigt|erschien)(?!\p{L})/u;

/** Whether a line, by mere wrapping, goes on with the sentence of the one above, or is gone on with below. */
export function imSatz(davor: string | undefined, danach: string | undefined): boolean {
  const weiter = danach !== undefined && /^\s*\p{Ll}/u.test(danach) && !weiterImKopf.test(danach);
  return weiter || (davor !== undefined && offenerSatz(davor));
}

/** Whether the last word of a line asks for more. */
const bruch =
  /(?<!\p{L})(?:das|den|dem|der|die|des|ein|eine|einen|einem|einer|mit|im|vom|zum|vgl|gegen|und|oder|dass)\s*$/iu;

/** The line, where its last word asks for more, however far the next one stands. */
export const offen = (zeile: string | undefined): string | undefined =>
  zeile !== undefined && bruch.test(zeile) ? zeile : undefined;

/** A line of prose without its end: some words in small letters, and no stop behind the last one. */
function offenerSatz(zeile: string): boolean {
  const text = zeile.trim();
  if (/[.:;!?)\]–-]$/.test(text)) return false;
  const worte = text.split(/\s+/);
  const kleine = worte.filter((wort) => /^\p{Ll}{2,}/u.test(wort)).length;
  return bruch.test(text) || (worte.length >= 5 && kleine >= 2);
}
