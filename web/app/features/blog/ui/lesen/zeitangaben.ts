/** Days and numbers as readers see them, always those of Germany: server and browser write the same. */
const berlin = { timeZone: "Europe/Berlin" } as const;
const zweistellig = { day: "2-digit", month: "2-digit" } as const;

const kurz = new Intl.DateTimeFormat("de-DE", { ...berlin, ...zweistellig, year: "2-digit" });
const lang = new Intl.DateTimeFormat("de-DE", { ...berlin, day: "numeric", month: "long", year: "numeric" });
const monatswort = new Intl.DateTimeFormat("de-DE", { timeZone: "UTC", month: "long" });
const teile = new Intl.DateTimeFormat("de-DE", { ...berlin, year: "numeric", month: "numeric" });

/** Days by the hour: a list shows the same ones again and again. */
const tage = new Map<number, string>();

/** `05.03.25` */
export function kurzerTag(zeit: Date): string {
  // Days begin on the hour in Germany, whatever the season.
  const stunde = Math.floor(zeit.getTime() / 3_600_000);
  let tag = tage.get(stunde);
  if (tag === undefined) {
    if (tage.size >= 1_000) tage.clear();
    tag = kurz.format(zeit);
    tage.set(stunde, tag);
  }
  return tag;
}

/** `5. März 2025` with spaces that do not break. */
export const langerTag = (zeit: Date): string => lang.format(zeit).replaceAll(" ", "\u00a0");

/** `2025-03-05` → `05.03.2025` */
export const tagAusIso = (iso: string): string => iso.slice(0, 10).split("-").reverse().join(".");

/** `März`; 1 is January. */
export const monatsname = (monat: number): string => monatswort.format(Date.UTC(2000, monat - 1));

/** Calendar month in Germany; 1 is January. */
export function monatVon(zeit: Date): { readonly jahr: number; readonly monat: number } {
  const wert = (art: string) => Number(teile.formatToParts(zeit).find(({ type }) => type === art)?.value);
  return { jahr: wert("year"), monat: wert("month") };
}

/** `1 Aufruf`, `1.234 Aufrufe` */
export const aufrufworte = (anzahl: number): string =>
  anzahl === 1 ? "1 Aufruf" : `${anzahl.toLocaleString("de-DE")} Aufrufe`;
