import type { Fristzeile, Textzeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import { datum, monatswort, tag, type Vermerk } from "@gebuehrenportal/recht";
import { gerichtMitId, ortslage } from "../orte/ortsdaten.ts";
import type { Katalogeingabe } from "./eingabe.ts";
import { grenzworte, nachweistexte } from "./eintrag.ts";
import { fassungenVon, wahlVon } from "./fassung.ts";
import { genitivVon } from "./fassungsworte.ts";
import { istGenannt } from "./rechnung.ts";

/** What the catalogue says with every result of an entry: confidence, note, limit, change of law, place. */
export function katalogvermerke(
  norm: string,
  zeile: Fristzeile,
  textzeile: Textzeile,
  eingabe: Katalogeingabe,
): readonly Vermerk[] {
  return [
    ...sicherheitsvermerk(norm, zeile, textzeile),
    ...(textzeile.hinweis === undefined ? [] : [hinweis(textzeile.hinweis, norm)]),
    ...grenzvermerk(norm, zeile, textzeile, eingabe),
    ...aenderungsvermerk(norm, zeile, textzeile),
    ...gerichtsvermerk(norm, zeile, eingabe),
  ];
}

const hinweis = (text: string, norm: string, feld?: string): Vermerk => ({
  art: "hinweis",
  text,
  norm,
  ...(feld !== undefined && { feld }),
});

function sicherheitsvermerk(norm: string, zeile: Fristzeile, textzeile: Textzeile): readonly Vermerk[] {
  const nachweis = `Nachweis: ${nachweistexte[textzeile.nachweis]}.`;
  if (zeile.sicherheit === "mittel")
    return [hinweis(`Mittlere Sicherheit dieses Eintrags. ${nachweis}`, norm)];
  if (zeile.sicherheit === "niedrig")
    return [
      {
        art: "warnung",
        text: `Geringe Sicherheit: Diese Frist steht nicht als Zahl im Gesetz und ist nur ein Hinweis. Bitte lassen Sie sie von einer Anwältin oder einem Anwalt bestätigen. ${nachweis}`,
        norm,
      },
    ];
  return [];
}

function grenzvermerk(
  norm: string,
  zeile: Fristzeile,
  textzeile: Textzeile,
  eingabe: Katalogeingabe,
): readonly Vermerk[] {
  if (textzeile.grenze === undefined) return [];
  if (zeile.fuenfMonate)
    return eingabe.verkuendungAm ? [] : [hinweis(grenztext(textzeile, zeile), norm, "verkuendungAm")];
  if (zeile.grenze)
    return eingabe.grenzeAb ? [] : [hinweis(grenztext(textzeile, zeile), zeile.grenze.norm, "grenzeAb")];
  return [hinweis(grenztext(textzeile, zeile), norm)];
}

const grenztext = (t: Textzeile, z: Fristzeile): string => `Äußerste Grenze: ${grenzworte(t, z)}.`;

/** What held before and will hold; which cases a version holds for, where another day than the event decides. */
function aenderungsvermerk(norm: string, zeile: Fristzeile, { aenderung }: Textzeile): readonly Vermerk[] {
  if (!aenderung) return [];
  const { seit, bis, vorher, nachher } = aenderung;
  const wahl = fassungenVon(zeile).slice(1).map(wahlVon).at(-1);
  const faelle = wahl && wahl.tag !== "ereignis" ? ` (maßgebend: Tag ${genitivVon(wahl)}, ${wahl.norm})` : "";
  return [
    ...(seit === undefined
      ? []
      : [hinweis(`Fassung seit ${tagwort(seit)}${faelle}; zuvor: ${vorher}.`, norm)]),
    ...(bis === undefined
      ? []
      : [hinweis(`Fassung bis ${tagwort(bis)}${faelle}; danach: ${nachher?.replace(/\.$/, "")}.`, norm)]),
  ];
}

/** „2026-07-29“ → „29.07.2026“, „2026-07“ → „Juli 2026“; anything else as it is. */
function tagwort(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return datum(tag(text));
  return /^\d{4}-\d\d(\/\d\d)?$/.test(text) ? monatswort(text) : text;
}

/** Another court or Land chosen for a period that can only be kept at one court would bring the wrong holidays. */
function gerichtsvermerk(norm: string, zeile: Fristzeile, eingabe: Katalogeingabe): readonly Vermerk[] {
  const gericht = zeile.gericht === undefined ? undefined : gerichtMitId(zeile.gericht);
  if (!gericht || istGenannt(gericht.id, eingabe.ort)) return [];
  const land = eingabe.ort && ortslage(eingabe.ort).land;
  const fremd = eingabe.ort?.gericht !== undefined;
  const name = gericht.name.replace(/ \(.*/, "");
  return [
    fremd || (land !== undefined && land !== gericht.land)
      ? {
          art: "warnung",
          text: `Diese Frist ist beim Gericht in ${gericht.sitz} zu wahren (${name}). Gerechnet ist mit den Feiertagen dort, nicht mit denen des gewählten ${fremd ? "Gerichts" : "Landes"}.`,
          norm,
          feld: fremd ? "ort.gericht" : "ort.land",
        }
      : hinweis(`Gerechnet ist mit den Feiertagen am Sitz des Gerichts: ${gericht.sitz} (${name}).`, norm),
  ];
}
