const muster = /^(\d{1,2})(?:[:.]?(\d{2}))?(?:uhr)?$/i;

/** `08:30`, read from `8:30`, `8.30`, `0830`, `8 Uhr` and the like; undefined: no time of day. */
export function uhrzeitAusText(text: string): string | undefined {
  const [, stunde = "", minute = "00"] = muster.exec(text.replace(/\s+/g, "")) ?? [];
  if (stunde === "" || Number(stunde) > 23 || Number(minute) > 59) return undefined;
  return `${stunde.padStart(2, "0")}:${minute}`;
}
