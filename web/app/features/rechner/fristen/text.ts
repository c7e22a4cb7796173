import type { Vorfrist } from "@gebuehrenportal/fristen";
import { dauerText } from "@gebuehrenportal/fristen/dauertext";
import { datum } from "@gebuehrenportal/recht";
import type { Werte } from "../formular/rechnerformular.ts";
import type { Fristauswertung, Kettenzeile } from "./ergebnis.ts";
import { tagLang } from "./tagtext.ts";

/** Name of the matter that was typed; empty where none was. */
export const akteVon = ({ akte = "" }: Werte): string => akte.trim();

/** What follows, as far as the reader wants it in files, on paper and in the calendar. */
export const ausgegebeneKette = ({ kette }: Fristauswertung, werte: Werte): readonly Kettenzeile[] =>
  werte.kette === "0" ? [] : kette;

/** „Montag, 18.05.2026 (vorläufig)“, „offen“ */
export const kettentag = ({ ende, vorlaeufig }: Kettenzeile): string =>
  ende === undefined ? "offen" : `${tagLang(ende)}${vorlaeufig ? " (vorläufig)" : ""}`;

type Endart = Pick<Fristauswertung, "frist" | "eintrag" | "vorlaeufig">;

/** What the day of a result is: „Frist endet am“. */
export function endesatz({ frist: { richtung, regime }, eintrag, vorlaeufig }: Endart): string {
  if (vorlaeufig) return "Frist endet vorläufig am";
  if (regime === "BGB-KUEND") return "Vertrag endet am";
  if (eintrag?.art === "rueckschau") return "Zeitraum beginnt am";
  if (eintrag?.art === "wartefrist") return "Wartefrist endet am";
  return richtung === "rueckwaerts" ? "Letzter Tag ist" : "Frist endet am";
}

/** What the day of a result is in one word, for the title of a calendar entry: „Notfrist“. */
export function endewort({ frist: { regime }, eintrag, vorlaeufig }: Endart): string {
  if (vorlaeufig) return "Vorläufige Frist";
  if (regime === "BGB-KUEND") return "Vertragsende";
  if (eintrag?.art === "rueckschau") return "Zeitraumbeginn";
  if (eintrag?.art === "wartefrist") return "Wartefrist";
  return eintrag?.notfrist ? "Notfrist" : "Frist";
}

/** A deadline in plain lines, for mails and calendars: what, when, why. */
export function fristtext(a: Fristauswertung, werte: Werte): string {
  const { titel, frist, eintrag, feiertage, ortswarnung } = a;
  const akte = akteVon(werte);
  const kette = ausgegebeneKette(a, werte);
  return [
    ...(akte === "" ? [] : [`Akte: ${akte}`]),
    `Frist: ${titel}${eintrag ? ` (${eintrag.norm})` : ""}`,
    `Ereignis: ${tagLang(frist.ereignisAm)}`,
    `${endesatz(a)}: ${tagLang(frist.ende)}${frist.uhrzeit === undefined ? "" : `, ${frist.uhrzeit} Uhr`}`,
    ...(frist.sichererTag === frist.ende ? [] : [`Auf jede Ansicht sicher: ${tagLang(frist.sichererTag)}`]),
    ...frist.vorfristen.map(vorfristzeile),
    ...(feiertage === undefined ? [] : [`Feiertage: ${feiertage}`]),
    ...(ortswarnung === undefined ? [] : [`Achtung: ${ortswarnung}`]),
    ...warnungen(frist),
    ...(kette.length === 0 ? [] : ["", "Was daraus folgt (Vorschau):", ...kette.flatMap(kettenzeilen)]),
    "",
    "Rechenweg:",
    ...frist.schritte.map((s, i) => `${i + 1}. ${s.text} (${s.norm})`),
    ...frist.streitpunkte.map(
      (p) => `Achtung: ${p.frage} Vertretbar sind der ${datum(p.frueher)} und der ${datum(p.spaeter)}.`,
    ),
    "",
    `Rechenstand ${frist.rechenstand}, Regelstand ${frist.regelstand}. Unverbindliche Berechnung, keine Rechtsberatung.`,
  ].join("\n");
}

const kettenzeilen = (z: Kettenzeile): readonly string[] => [
  `- ${z.name} (${z.norm}): ${kettentag(z)}. ${z.text}`,
  ...(z.sicher === undefined ? [] : [`  Auf jede Ansicht sicher: ${tagLang(z.sicher)}`]),
  ...(z.hoechstensBis === undefined ? [] : [`  Längstens bis: ${tagLang(z.hoechstensBis)}`]),
  ...z.vorfristen.map((v) => `  ${vorfristzeile(v)}`),
];

/** „Vorfrist (1 Woche): Freitag, 13.06.2025“ */
const vorfristzeile = ({ dauer, tag, vorEreignis }: Vorfrist): string =>
  `Vorfrist (${dauerText(dauer)}): ${tagLang(tag)}${vorEreignis ? " (läge vor dem Ereignis)" : ""}`;

/** The end by another version of the law, where two can be argued: „Nach anderer Fassung (Asylantrag bis 11.06.2026)“ and the day. */
export function andereFassungVon({
  frist,
}: Pick<Fristauswertung, "frist">): { readonly name: string; readonly tag: string } | undefined {
  const andere = "andereFassung" in frist ? frist.andereFassung : undefined;
  return andere && { name: `Nach anderer Fassung (${andere.gilt})`, tag: tagLang(andere.ende) };
}

/** What must not be overlooked; disputed points stand below with both days. */
const warnungen = ({ vermerke, streitpunkte, sicherheit }: Fristauswertung["frist"]): readonly string[] => [
  ...vermerke
    .filter(({ art, text }) => art === "warnung" && !streitpunkte.some(({ frage }) => text.startsWith(frage)))
    .map(({ text }) => `Achtung: ${text}`),
  ...(sicherheit === "mittel"
    ? ["Achtung: Mittlere Sicherheit; die Hinweise am Ergebnis nennen den Grund."]
    : []),
];
