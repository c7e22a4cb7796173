import type { Seitentext } from "../seitentext.ts";
import { istLeer } from "./zeichen.ts";

/** A page turned so that its text runs from left to right, and the page as it is shown. */
export type GeradeSeite = Seitentext & { readonly gezeigt?: Seitentext };

type Richtung = "rechts" | "links" | "oben" | "unten";

/** A page whose text mostly runs upwards, downwards or upside down, turned for reading. */
export function gerade(seite: Seitentext): GeradeSeite {
  const wohin = richtung(seite);
  if (wohin === "rechts") return seite;
  const { breite, hoehe, rechtecke } = seite;
  const gedreht = new Float32Array(rechtecke.length);
  for (let i = 0; i < rechtecke.length; i += 4) {
    const [x, y] = [rechtecke[i] ?? 0, rechtecke[i + 1] ?? 0];
    const [b, h] = [rechtecke[i + 2] ?? 0, rechtecke[i + 3] ?? 0];
    gedreht[i] = wohin === "unten" ? y : wohin === "oben" ? hoehe - y - h : breite - x - b;
    gedreht[i + 1] = wohin === "unten" ? breite - x - b : wohin === "oben" ? x : hoehe - y - h;
    gedreht[i + 2] = wohin === "links" ? b : h;
    gedreht[i + 3] = wohin === "links" ? h : b;
  }
  const quer = wohin !== "links";
  return {
    ...seite,
    breite: quer ? hoehe : breite,
    hoehe: quer ? breite : hoehe,
    rechtecke: gedreht,
    gezeigt: seite,
  };
}

/** Where most characters go from the one before them in their word. */
function richtung({ text, rechtecke }: Seitentext): Richtung {
  const wege = { rechts: 0, links: 0, oben: 0, unten: 0 };
  for (let i = 1; i < text.length; i++) {
    if (istLeer(text.charCodeAt(i)) || istLeer(text.charCodeAt(i - 1))) continue;
    const weite = (rechtecke[i * 4] ?? 0) - (rechtecke[i * 4 - 4] ?? 0);
    const tiefe = (rechtecke[i * 4 + 1] ?? 0) - (rechtecke[i * 4 - 3] ?? 0);
    // Glyphs stand at different heights; a step to the next one is longer than that.
    if (Math.abs(weite) > Math.abs(tiefe)) wege[weite > 0 ? "rechts" : "links"]++;
    else if (weite !== tiefe) wege[tiefe > 0 ? "unten" : "oben"]++;
  }
  const quer = wege.oben + wege.unten;
  if (quer > 2 * (wege.rechts + wege.links)) return wege.unten > wege.oben ? "unten" : "oben";
  return wege.links > 2 * wege.rechts ? "links" : "rechts";
}
