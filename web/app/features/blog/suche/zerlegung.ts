/** No part of a compound is shorter: shorter ones would be found in anything. */
const kuerzestes = 4;
/** Nor are there longer words in German; of a text without spaces everything would be one. */
const laengstes = 60;
/** What joins the parts of German compounds, as in „Räumung-s-klage“. */
const fugen = ["", "s", "es", "en", "n"] as const;

/** Every way to read a folded word as two, the longest second part first. */
export function zerlegungen(wort: string): readonly (readonly [vorn: string, hinten: string])[] {
  const paare: (readonly [string, string])[] = [];
  if (wort.length > laengstes) return paare;
  for (let i = kuerzestes; i <= wort.length - kuerzestes; i += 1)
    for (const fuge of fugen) {
      const vorn = wort.slice(0, i);
      const ohne = vorn.slice(0, vorn.length - fuge.length);
      if (vorn.endsWith(fuge) && ohne.length >= kuerzestes) paare.push([ohne, wort.slice(i)]);
    }
  return paare;
}
