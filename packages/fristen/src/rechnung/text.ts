import { laender } from "@gebuehrenportal/gesetze/feiertage/index.ts";
import { datum, type Tag, wochentag } from "@gebuehrenportal/recht";
import type { Ort } from "../ort.ts";
import { ortslage } from "../orte/ortsdaten.ts";
import type { Ausfalltag, Ereignisart } from "../typen.ts";

const wochentage = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"];

/** „Montag, 02.03.2026“ */
export const tagText = (t: Tag): string => `${wochentage[wochentag(t) - 1]}, ${datum(t)}`;

/** „Samstag, 03.10.2026 (Tag der Deutschen Einheit)“ */
export const ausfallText = ({ tag, feiertag }: Ausfalltag): string =>
  feiertag ? `${tagText(tag)} (${feiertag.name})` : tagText(tag);

/** „Karlsruhe, Baden-Württemberg“, „Bayern“, „bundesweit“: whose holidays are meant. */
export function ortText(ort: Ort): string {
  const { land, gemeinde, gericht } = ortslage(ort);
  if (land === undefined) return "bundesweit";
  const name = gericht?.name ?? gemeinde?.name;
  return name === undefined ? laender[land].name : `${name} (${laender[land].name})`;
}

const ereignisworte: Readonly<Record<Ereignisart, string>> = {
  ereignis: "Ereignis",
  zustellung: "Zustellung",
  bekanntgabe: "Bekanntgabe",
  verkuendung: "Verkündung",
  erlass: "Erlass",
  zugang: "Zugang",
  kenntnis: "Kenntnis",
  termin: "Termin",
  antrag: "Antrag",
  faelligkeit: "Fälligkeit",
  inkrafttreten: "Inkrafttreten",
  fristablauf: "Ablauf der vorangehenden Frist",
  beendigung: "Beendigung",
};

/** The German word for a kind of event. */
export const ereignisText = (art: Ereignisart | undefined): string => ereignisworte[art ?? "ereignis"];
