/**
 * Lines between two pages: numbers of the margin and of pages, and the reference of a case in their head. With an end of
 * line before it, so that most of a text is passed over.
 */
const zahlzeile = String.raw`(?:[-–—|\[(] ?)?(?:Seite |S\. ?|Blatt |Bl\. ?)?\d{1,4}(?: ?(?:von|\/) ?\d{1,4})?(?: ?[-–—|\])])?`;
const aktenzeile = String.raw`(?:Az\.?:? ?|- ?)?(?:[IVX]{1,5} |\d{1,3} )?[A-Z][A-Za-z]{0,3}(?: \([A-Za-z]{1,6}\))? \d{1,5}[\/.]\d{2}(?: -)?`;

/** Source of the pattern for a break between pages: an end of line, then only such lines. */
export const umbruchmuster = String.raw`(?:\r?\n[ \t]*)+(?:(?:${zahlzeile}|${aktenzeile})[ \t]*(?:\r?\n[ \t]*)+)+`;

const zitatteil = String.raw`\s|\d+[a-z]?\b|[IVX]+\b|(?:Abs|Nrn?|Buchst|lit|Alt|Var|Hs|Halbs|S|UAbs)\b\.?|Absatz|Satz|Nummer|Halbsatz|Buchstabe|[a-z]\)|,|;|und\b|oder\b|bis\b|sowie\b|-|–|§|i\.\s?V\.\s?m\.|iVm\b|in Verbindung mit|(?:Art|Artikel)\b\.?|(?:des|der|dem)\b|[A-ZÄÖÜ][a-zäöüß]+-$`;
const offenesZitat = new RegExp(String.raw`(?:§|\bArt(?:\.|ikels?\b))(?:${zitatteil})*$`);
const gehtWeiter =
  /^(?:\d{1,4}[ \t]+)?(?:(?:Abs|Absatz|Satz|S|Nr|Nrn|Nummer|Buchst|lit|Alt|Var|Hs|Halbsatz|Halbs|Art)\b|§|,|(?:und|oder|sowie|bis|des|der|i\.|iVm)(?![\p{L}])|[A-ZÄÖÜ][\p{L}]*[A-ZÄÖÜ]|\d{1,4}[a-z]?\b(?! ?[.):])|\p{Ll})/u;

/** So much of a text says whether a citation is open before a break, and goes on after it. */
const weite = { davor: 90, danach: 40 } as const;

/** Whether a citation goes on over a break between two pages, so that what stands there is no part of it. */
export function teiltZitat(text: string, von: number, nach: number): boolean {
  const davor = text.slice(Math.max(0, von - weite.davor), von);
  const danach = text.slice(nach, nach + weite.danach);
  if (!offenesZitat.test(davor)) return false;
  return gehtWeiter.test(danach) || (/\b(?:des|der|dem)$/.test(davor) && /^\p{Lu}/u.test(danach));
}
