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
export function trenner(leser: Leser, index: number): Trenner | undefined {
  const erster = einTrenner(leser, index) ?? nachJeweils(leser, index);
  if (!erster) return undefined;
  let bisher = erster;
  for (let weitere = 0; weitere < 3; weitere++) {
    const naechster = einTrenner(leser, bisher.nach) ?? fuellwort(leser, bisher.nach);
    if (!naechster) break;
    bisher = { art: naechster.art === "und" ? bisher.art : naechster.art, nach: naechster.nach };
  }
  return bisher;
}

/** `Nr. 2 jeweils i.V.m. Abs. 3`, `§§ 1004 I 2 analog, 823 I BGB`. */
function nachJeweils(leser: Leser, index: number): Trenner | undefined {
  const wort = wortAn(leser, index);
  if (wort === "analog" || wort === "entsprechend" || wort === "direkt") return einTrenner(leser, index + 1);
  const weiter = wort === "jeweils" ? einTrenner(leser, index + 1) : undefined;
  return weiter?.art === "mit" ? weiter : undefined;
}

function einTrenner(leser: Leser, index: number): Trenner | undefined {
  const wort = wortAn(leser, index);
  if (wort === "") return zeichentrenner(leser, index);
  if (undWorte.has(wort)) {
    if (wort.length === 1 && !istZeichen(leser.t, index + 1, ".")) return undefined;
    return { art: "und", nach: nachPunkt(leser, index + 1) };
  }
  if (wort === "bis") return { art: "bis", nach: index + 1 };
  return verbindung(leser, index, wort);
}

function zeichentrenner(leser: Leser, index: number): Trenner | undefined {
  if (
    istZeichen(leser.t, index, ",") ||
    istZeichen(leser.t, index, "/") ||
    istZeichen(leser.t, index, "&") ||
    istZeichen(leser.t, index, "+")
  )
    return { art: "und", nach: index + 1 };
  const strich =
    istZeichen(leser.t, index, "-") ||
    istZeichen(leser.t, index, "–") ||
    istZeichen(leser.t, index, "‑") ||
    istZeichen(leser.t, index, "—");
  const bisWohin =
    istZahl(leser, index + 1) ||
    /^[IVX]+$/.test(wortAn(leser, index + 1)) ||
    (/^[a-z]$/.test(wortAn(leser, index + 1)) &&
      /^[a-z]$/.test(wortAn(leser, istZeichen(leser.t, index - 1, ")") ? index - 2 : index - 1)));
  return strich && bisWohin ? { art: "bis", nach: index + 1 } : undefined;
}

/** `i.V.m.`, `iVm`, `in Verbindung mit`, `i.S.d.`, `i.S.v.`, `in entsprechender Anwendung von`. */
function verbindung(leser: Leser, index: number, wort: string): Trenner | undefined {
  const anfang = wort.charCodeAt(0);
  if (anfang !== 0x69 && anfang !== 0x49 && anfang !== 0x76) return undefined;
  const nach =
    nachKuerzel(leser, index, "i", "V", "m") ??
    nachKuerzel(leser, index, "i", "Vm") ??
    nachKuerzel(leser, index, "i", "V", "mit") ??
    nachKuerzel(leser, index, "i", "S", "d") ??
    nachKuerzel(leser, index, "i", "S", "v") ??
    nachKuerzel(leser, index, "i", "S", "des") ??
    nachKuerzel(leser, index, "v", "m") ??
    (wort === "in" && wortAn(leser, index + 1) === "Verbindung" && wortAn(leser, index + 2) === "mit"
      ? index + 3
      : undefined) ??
    (wort === "im" &&
    wortAn(leser, index + 1) === "Sinne" &&
    /^(?:des|der|von)$/.test(wortAn(leser, index + 2))
      ? index + 3
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

function fuellwort(leser: Leser, index: number): Trenner | undefined {
  const wort = wortAn(leser, index);
  return wort !== "" && fuellworte.has(wort) ? { art: "und", nach: nachPunkt(leser, index + 1) } : undefined;
}
