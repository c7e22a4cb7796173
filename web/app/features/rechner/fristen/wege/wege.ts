import type { Bekanntgabeart, RegimeId } from "@gebuehrenportal/fristen";
import type { Option } from "#ui/felder/auswahl.tsx";
import type { Werte } from "../../formular/rechnerformular.ts";
import { ueblicherWeg } from "./ueblicher-weg.ts";

/** A way in which a document arrives, in the words of the form. */
export type Weg = {
  readonly text: string;
  /** Label of the day the way begins with. */
  readonly tag: string;
  /** Label of a later day that may count instead; unset: none does. */
  readonly zugang?: string;
  /** The fiction falls where receipt is disputed and cannot be proven. */
  readonly bestreitbar?: true;
  /** Asks whether an authority of a Land acted. */
  readonly land?: true;
  /** Asks whether it was sent electronically: the fiction is shorter then. */
  readonly elektronisch?: true;
  /** Asks whether sender and recipient share a place of local delivery: the fiction was shorter then. */
  readonly ortsverkehr?: true;
  /** Asks when the document came into the mailbox, to check the day that was confirmed. */
  readonly eingang?: true;
  /** Norm that lets the court set a longer period for the fiction. */
  readonly bestimmt?: string;
  /** Asks for the day named in a general order. */
  readonly bestimmterTag?: true;
};

const aufgabe = "Tag der Aufgabe zur Post";
const absendung = "Tag der Absendung";
const zugang = "Tatsächlich zugegangen am";
const brief = { tag: aufgabe, zugang, bestreitbar: true } as const;
const netz = { tag: absendung, zugang, bestreitbar: true } as const;

export const wege: Readonly<Record<Bekanntgabeart, Weg>> = {
  zustellung: { text: "Zustellung durch Übergabe", tag: "Tag der Zustellung" },
  "zu-briefkasten": {
    text: "Zustellung durch Einwurf in den Briefkasten",
    tag: "Datum auf dem gelben Umschlag",
  },
  "zu-niederlegung": {
    text: "Zustellung durch Niederlegung",
    tag: "Tag der Benachrichtigung über die Niederlegung",
  },
  eb: { text: "Empfangsbekenntnis auf Papier", tag: "Datum im Empfangsbekenntnis", eingang: true },
  eeb: {
    text: "Elektronisches Empfangsbekenntnis (beA)",
    tag: "Datum im Empfangsbekenntnis",
    eingang: true,
  },
  "einschreiben-rueckschein": { text: "Einschreiben mit Rückschein", tag: "Datum auf dem Rückschein" },
  heilung: {
    text: "Fehlerhafte Zustellung, Schriftstück ist zugegangen",
    tag: "Tag des tatsächlichen Zugangs",
  },
  "oeffentlich-zpo": {
    text: "Öffentliche Zustellung (Aushang)",
    tag: "Tag des Aushangs",
    bestimmt: "§ 188 Satz 2 ZPO",
  },
  "oeffentlich-stpo": { text: "Öffentliche Zustellung (Aushang)", tag: "Tag des Aushangs" },
  "oeffentlich-vwzg": { text: "Öffentliche Zustellung durch eine Behörde", tag: "Tag der Bekanntmachung" },
  "aufgabe-ausland-zpo": {
    text: "Aufgabe zur Post (Partei im Ausland)",
    tag: aufgabe,
    bestimmt: "§ 184 Abs. 2 ZPO",
  },
  "elektronisch-zpo": {
    text: "Elektronische Zustellung mit Eingangsbestätigung",
    tag: "Tag der Eingangsbestätigung",
    zugang,
  },
  "post-famfg": { text: "Einfacher Brief des Gerichts", ...brief },
  "formlos-zpo": { text: "Einfacher Brief des Gerichts", ...brief, ortsverkehr: true },
  "formlos-321a": { text: "Formlose Mitteilung der Entscheidung (Gehörsrüge)", tag: aufgabe },
  "inso-bekanntmachung": {
    text: "Öffentliche Bekanntmachung im Internet",
    tag: "Tag der Veröffentlichung",
    zugang: "Frühere Einzelzustellung am",
  },
  "post-vwvfg": { text: "Einfacher Brief einer Behörde", ...brief, land: true },
  "elektronisch-vwvfg": { text: "Elektronisch übermittelter Bescheid", ...netz, land: true },
  "einschreiben-vwzg": { text: "Übergabe-Einschreiben einer Behörde", ...brief, land: true },
  "elektronisch-vwzg": { text: "Elektronische Zustellung durch eine Behörde", ...netz, land: true },
  "abruf-vwvfg": {
    text: "Elektronischer Abruf im Portal der Behörde",
    tag: "Tag der Benachrichtigung",
    zugang: "Abgerufen am",
  },
  "abruf-ozg": { text: "Bereitstellung im Nutzerkonto (OZG)", tag: "Tag der Bereitstellung" },
  allgemeinverfuegung: {
    text: "Allgemeinverfügung, öffentlich bekannt gegeben",
    tag: "Tag der Bekanntmachung",
    bestimmterTag: true,
  },
  "oeffentlich-vwvfg": { text: "Ortsübliche Bekanntmachung", tag: "Tag der Bekanntmachung" },
  "einheitliche-stelle": { text: "Brief der einheitlichen Stelle", tag: aufgabe },
  "empfangsbevollmaechtigter-vwvfg": {
    text: "Beteiligter im Ausland ohne Bevollmächtigten im Inland",
    ...brief,
    land: true,
    elektronisch: true,
  },
  "post-sgbx": { text: "Einfacher Brief einer Behörde", ...brief },
  "elektronisch-sgbx": { text: "Elektronisch übermittelter Bescheid", ...netz },
  "abruf-sgbx": {
    text: "Elektronischer Abruf im Portal der Behörde",
    tag: "Tag der Benachrichtigung",
    zugang: "Abgerufen am",
    bestreitbar: true,
  },
  "oeffentlich-sgbx": { text: "Ortsübliche Bekanntmachung", tag: "Tag der Bekanntmachung" },
  "empfangsbevollmaechtigter-sgbx": {
    text: "Beteiligter im Ausland ohne Bevollmächtigten im Inland",
    ...brief,
    elektronisch: true,
  },
  "post-ao": { text: "Einfacher Brief der Finanzbehörde", ...brief },
  "post-ao-ausland": { text: "Einfacher Brief der Finanzbehörde ins Ausland", ...brief },
  "elektronisch-ao": { text: "Elektronisch übermittelter Bescheid", ...netz },
  "abruf-ao": {
    text: "Bescheid zum Abruf bereitgestellt (ELSTER)",
    tag: "Tag der Bereitstellung",
    zugang: "Abgerufen am",
    bestreitbar: true,
  },
  "oeffentlich-ao": { text: "Ortsübliche Bekanntmachung", tag: "Tag der Bekanntmachung" },
  "empfangsbevollmaechtigter-ao": {
    text: "Beteiligter im Ausland ohne Bevollmächtigten im Inland",
    ...brief,
    elektronisch: true,
  },
};

const gericht = [
  "zustellung",
  "eb",
  "eeb",
  "zu-briefkasten",
  "zu-niederlegung",
  "einschreiben-rueckschein",
  "elektronisch-zpo",
  "oeffentlich-zpo",
  "aufgabe-ausland-zpo",
  "heilung",
] as const satisfies readonly Bekanntgabeart[];
const zivil = [...gericht, "formlos-zpo", "formlos-321a"] as const;
const behoerde = [
  "post-vwvfg",
  "elektronisch-vwvfg",
  "abruf-vwvfg",
  "abruf-ozg",
  "einschreiben-vwzg",
  "elektronisch-vwzg",
  "oeffentlich-vwvfg",
  "oeffentlich-vwzg",
  "allgemeinverfuegung",
  "einheitliche-stelle",
  "empfangsbevollmaechtigter-vwvfg",
] as const;
const sozial = [
  "post-sgbx",
  "elektronisch-sgbx",
  "abruf-sgbx",
  "einschreiben-vwzg",
  "oeffentlich-sgbx",
  "empfangsbevollmaechtigter-sgbx",
] as const;
const steuer = [
  "post-ao",
  "elektronisch-ao",
  "abruf-ao",
  "post-ao-ausland",
  "einschreiben-vwzg",
  "oeffentlich-vwzg",
  "oeffentlich-ao",
  "empfangsbevollmaechtigter-ao",
] as const;
const strafe = gericht.map((w) => (w === "oeffentlich-zpo" ? "oeffentlich-stpo" : w));
const nachBehoerde = ["zustellung", "zu-briefkasten", "zu-niederlegung", "eb", "eeb"] as const;

/** The ways that each way of counting knows; those that are not named have none of their own. */
const wegeNach: Readonly<Partial<Record<RegimeId, readonly Bekanntgabeart[]>>> = {
  ZPO: zivil,
  FamFG: [...gericht, "post-famfg"],
  ArbGG: zivil,
  InsO: [...gericht, "inso-bekanntmachung"],
  BVerfGG: [...gericht, "formlos-zpo"],
  StPO: strafe,
  VwVfG: [...behoerde, ...nachBehoerde],
  VwGO: [...gericht, ...behoerde],
  "SGB X": [...sozial, ...nachBehoerde],
  SGG: [...gericht, ...sozial],
  AO: [...steuer, ...nachBehoerde],
  FGO: [...gericht, ...steuer],
  BGB: [...gericht, "post-vwvfg", "post-sgbx", "post-ao"],
};

const feststehend: Option = { wert: "", text: "Der Tag steht fest" };

/** Whether this way is one of those that the way of counting knows. */
export const wegVon = (regime: RegimeId, weg: string): Bekanntgabeart | undefined =>
  wegeNach[regime]?.find((w) => w === weg);

/** The way the form means; empty: the day itself is known. */
export const gewaehlterWeg = ({ weg = "" }: Werte, ueblich: Bekanntgabeart | undefined): string =>
  weg === ueblicherWeg ? (ueblich ?? "") : weg;

/** The choices of service and notification for a way of counting; `vorgewaehlt`: the one that stands for the usual. */
export function wegoptionen(regime: RegimeId, vorgewaehlt?: Bekanntgabeart): readonly Option[] {
  const liste = wegeNach[regime] ?? [];
  const mehrere = regime === "BGB";
  return [
    feststehend,
    ...liste.map((wert) => ({
      wert: wert === vorgewaehlt ? ueblicherWeg : wert,
      text: mehrere ? (mehrdeutig[wert] ?? wege[wert].text) : wege[wert].text,
    })),
  ];
}

/** Where several statutes stand in one list, the words say which is meant. */
const mehrdeutig: Readonly<Partial<Record<Bekanntgabeart, string>>> = {
  "post-vwvfg": "Einfacher Brief einer Behörde (VwVfG)",
  "post-sgbx": "Einfacher Brief eines Sozialträgers (SGB X)",
  "post-ao": "Einfacher Brief einer Finanzbehörde (AO)",
};

/** Every way that some list offers. */
export const angeboteneWege: ReadonlySet<Bekanntgabeart> = new Set(Object.values(wegeNach).flat());
