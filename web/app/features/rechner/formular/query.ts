import { alsTag, betragAusText, datum, zahl } from "@gebuehrenportal/recht";
import { gekuerzt } from "#platform/gekuerzt.ts";
import type { Formularfeld } from "./formularfeld.ts";
import { feldVon, mitZeile, type Rechnerformular, type Werte } from "./rechnerformular.ts";

/** Longest text a field keeps, in characters. */
export const laengstens = (art: Formularfeld["art"]): number => (kurze.includes(art) ? 120 : 2000);

const kurze: readonly Formularfeld["art"][] = [
  "betrag",
  "tag",
  "zahl",
  "satz",
  "auswahl",
  "wahl",
  "schalter",
];

const hoechstensFelder = 400;

/**
 * The fields of a GET query: known names only, texts cut to length, ISO days shown the German way, switches that are on
 * by themselves off when the query says `0` and nothing else. `dazu=zahlungen` asks for another row of that group.
 */
export function werteAusQuery(formular: Rechnerformular, query: URLSearchParams): Werte {
  const werte: Record<string, string> = {};
  for (const name of [...new Set(query.keys())].slice(0, hoechstensFelder)) {
    const feld = feldVon(formular, name);
    if (!feld) continue;
    const alle = query.getAll(name);
    if (feld.art === "schalter") {
      if (feld.vorgabeAn) {
        if (!alle.includes("1")) werte[name] = "0";
      } else if (alle.some((text) => text === (feld.an ?? "ja"))) werte[name] = feld.an ?? "ja";
      continue;
    }
    const text = gekuerzt(alle.join(feld.liste ? "," : " ").trim(), laengstens(feld.art));
    if (text !== "") werte[name] = verstanden(text, feld);
    else if (haeltZeile(formular, name)) werte[name] = "";
  }
  const gruppe = formular.bloecke.find((b) => b.art === "gruppe" && b.name === query.get("dazu"));
  return gruppe?.art === "gruppe" ? mitZeile(gruppe, werte) : werte;
}

/** The first field of a row that stays though it is empty. */
const haeltZeile = (formular: Rechnerformular, name: string): boolean =>
  formular.bloecke.some((block) => {
    if (block.art !== "gruppe" || !block.leereBleiben) return false;
    const [gruppe, , feld] = name.split(".");
    return gruppe === block.name && feld === block.felder[0]?.feld;
  });

function verstanden(text: string, feld: Formularfeld): string {
  if (feld.art === "tag") {
    const tag = alsTag(text);
    return tag ? datum(tag) : text;
  }
  if (feld.art === "betrag") {
    const lesung = betragAusText(text);
    return lesung.art === "betrag" ? zahl(lesung.betrag) : text;
  }
  return text;
}

/** Whether the query asks for a result: it carries any known field that is filled. */
export const istGefragt = (formular: Rechnerformular, query: URLSearchParams): boolean =>
  !query.has("dazu") && [...query].some(([name, wert]) => wert.trim() !== "" && feldVon(formular, name));
