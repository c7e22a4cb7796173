import { istZeichen } from "../text/tokens.ts";
import { istZahl, type Leser, nachKuerzel, nachPunkt, wortAn } from "./leser.ts";

/** What joins two norms. */
export type Trenner = { readonly art: "und" | "bis" | "mit"; readonly nach: number };

const undWorte: ReadonlySet<string> = new Set([
  "und",
  "oder",
  "sowie",
  "bzw",
  "beziehungsweise",
  "u",
  "noch",
  "resp",
  "respektive",
  "einschließlich",
  "o",
]);

/** A comma, „und“, „bis“, a dash between numbers, „i.V.m.“; several in a row are one (`, und`, `, jeweils i.V.m.`). */
export function trenner(l: Leser, i: number): Trenner | undefined {
  const erster = einTrenner(l, i) ?? nachJeweils(l, i);
  if (!erster) return undefined;
  let bisher = erster;
  for (let weitere = 0; weitere < 3; weitere++) {
    const naechster = einTrenner(l, bisher.nach) ?? fuellwort(l, bisher.nach);
    if (!naechster) break;
    bisher = { art: naechster.art === "und" ? bisher.art : naechster.art, nach: naechster.nach };
  }
  return bisher;
}

/** `Nr. 2 jeweils i.V.m. Abs. 3`, `§§ 1004 I 2 analog, 823 I BGB`. */
function nachJeweils(l: Leser, i: number): Trenner | undefined {
  const wort = wortAn(l, i);
  if (wort === "analog" || wort === "entsprechend" || wort === "direkt") return einTrenner(l, i + 1);
  const weiter = wort === "jeweils" ? einTrenner(l, i + 1) : undefined;
  return weiter?.art === "mit" ? weiter : undefined;
}

function einTrenner(l: Leser, i: number): Trenner | undefined {
  const wort = wortAn(l, i);
  if (wort === "") return zeichentrenner(l, i);
  if (undWorte.has(wort)) {
    if (wort.length === 1 && !istZeichen(l.t, i + 1, ".")) return undefined;
    return { art: "und", nach: nachPunkt(l, i + 1) };
  }
  if (wort === "bis") return { art: "bis", nach: i + 1 };
  return verbindung(l, i, wort);
}

function zeichentrenner(l: Leser, i: number): Trenner | undefined {
  if (
    istZeichen(l.t, i, ",") ||
    istZeichen(l.t, i, "/") ||
    istZeichen(l.t, i, "&") ||
    istZeichen(l.t, i, "+")
  )
    return { art: "und", nach: i + 1 };
  const strich =
    istZeichen(l.t, i, "-") || istZeichen(l.t, i, "–") || istZeichen(l.t, i, "‑") || istZeichen(l.t, i, "—");
  const bisWohin =
    istZahl(l, i + 1) ||
    /^[IVX]+$/.test(wortAn(l, i + 1)) ||
    (/^[a-z]$/.test(wortAn(l, i + 1)) &&
      /^[a-z]$/.test(wortAn(l, istZeichen(l.t, i - 1, ")") ? i - 2 : i - 1)));
  return strich && bisWohin ? { art: "bis", nach: i + 1 } : undefined;
}

/** `i.V.m.`, `iVm`, `in Verbindung mit`, `i.S.d.`, `i.S.v.`, `in entsprechender Anwendung von`. */
function verbindung(l: Leser, i: number, wort: string): Trenner | undefined {
  const anfang = wort.charCodeAt(0);
  if (anfang !== 0x69 && anfang !== 0x49 && anfang !== 0x76) return undefined;
  const nach =
    nachKuerzel(l, i, "i", "V", "m") ??
    nachKuerzel(l, i, "i", "Vm") ??
    nachKuerzel(l, i, "i", "V", "mit") ??
    nachKuerzel(l, i, "i", "S", "d") ??
    nachKuerzel(l, i, "i", "S", "v") ??
    nachKuerzel(l, i, "i", "S", "des") ??
    nachKuerzel(l, i, "v", "m") ??
    (wort === "in" && wortAn(l, i + 1) === "Verbindung" && wortAn(l, i + 2) === "mit" ? i + 3 : undefined) ??
    (wort === "im" && wortAn(l, i + 1) === "Sinne" && /^(?:des|der|von)$/.test(wortAn(l, i + 2))
      ? i + 3
      : undefined);
  return nach === undefined ? undefined : { art: "mit", nach };
}

const fuellworte: ReadonlySet<string> = new Set([
  "jeweils",
  "auch",
  "insbesondere",
  "ferner",
  "zudem",
  "insb",
  "entsprechend",
  "analog",
]);

function fuellwort(l: Leser, i: number): Trenner | undefined {
  const wort = wortAn(l, i);
  return wort !== "" && fuellworte.has(wort) ? { art: "und", nach: nachPunkt(l, i + 1) } : undefined;
}
