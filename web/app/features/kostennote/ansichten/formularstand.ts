/** Rows of a draft that can grow, by the name of their amount. */
export const reihen = ["posten", "zahlung"] as const;
export type Reihe = (typeof reihen)[number];

/** How many rows a form showed, and one more for the row whose button sent it (`was=zeile-posten`). */
export function formularstand(roh: Readonly<Record<string, string>>): Readonly<Record<Reihe, number>> {
  const zeilen = (reihe: Reihe): number => {
    const bisher = /^\d{1,2}$/.test(roh[`zeilen-${reihe}`] ?? "") ? Number(roh[`zeilen-${reihe}`]) : 0;
    return roh.was === `zeile-${reihe}` ? bisher + 1 : bisher;
  };
  return { posten: zeilen("posten"), zahlung: zeilen("zahlung") };
}

/** Rows to show: those that hold something, an empty one, and whatever was asked for beyond. */
export function gezeigteZeilen(
  felder: Readonly<Record<string, string>>,
  reihe: Reihe,
  { gewuenscht, hoechstens }: { readonly gewuenscht: number; readonly hoechstens: number },
): number {
  const muster = new RegExp(`^${reihe}(?!sart)[a-z]+(\\d+)$`);
  const gefuellt = Math.max(0, ...Object.keys(felder).map((name) => Number(muster.exec(name)?.[1] ?? 0)));
  return Math.min(hoechstens, Math.max(gefuellt + 1, gewuenscht));
}
