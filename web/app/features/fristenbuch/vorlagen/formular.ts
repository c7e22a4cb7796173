import { gesehenesAus, nachStreit } from "#ui/zugleich/formularfelder.ts";
import { zeitzonen } from "../worte/laengen.ts";
import { texte } from "./texte.ts";
import { vorfristenAus, vorfristenText } from "./vorfristentext.ts";
import {
  dauerfelder,
  dauerzahl,
  hatDauer,
  type Vorlage,
  type Vorlagenangaben,
  verschiebungWirkt,
  type Zusatz,
  zusatzfelder,
  zusatzVon,
} from "./vorlage.ts";
import { vorlagengruppen } from "./vorlagenstreit.ts";
import { zusatzText } from "./zusatz.ts";

/** The fields of the form, as texts. */
export type Vorlagenfelder = Readonly<Record<string, string>>;

/** What is wrong with one field of the form. */
export type Feldfehler = { readonly field: string; readonly error: string };

/** What a form says, for the call that stores it; what is unset stays as it is. */
export type Formularangaben = { readonly [Feld in keyof Vorlagenangaben]?: Vorlagenangaben[Feld] } & {
  /** What the form showed when it was opened. */
  readonly seen?: Formularangaben;
};

/** The form of a new template, or of one that is to be changed. */
export function formularfelder(vorlage?: Vorlage): Vorlagenfelder {
  if (!vorlage) return { timezone: zeitzonen[0] };
  const zusatz = zusatzVon(vorlage);
  return {
    templateName: vorlage.templateName,
    ...Object.fromEntries(dauerfelder.map((feld) => [feld, String(vorlage[feld])])),
    description: vorlage.description ?? "",
    rule: vorlage.rule ?? "",
    norm: vorlage.norm ?? "",
    begin: vorlage.begin ?? "",
    direction: vorlage.direction ?? "",
    shift: vorlage.shift ?? "",
    vorfristen: vorfristenText(vorlage.vorfristen),
    ...(vorlage.shared && { shared: "on" }),
    ...(vorlage.metadata !== null && { details: "on" }),
    timezone: zeitzonen[0],
    ...zusatz,
  };
}

/**
 * What a form says. The additional details count while their section is open: closed, a new template has none and an old
 * one keeps its own.
 */
export function angabenAus(
  felder: Vorlagenfelder,
  neu: boolean,
): { readonly angaben: Formularangaben; readonly fehler: readonly Feldfehler[] } {
  const text = (feld: string) => (felder[feld] ?? "").trim();
  const vorfristen = vorfristenAus(text("vorfristen"));
  const angaben = {
    templateName: text("templateName"),
    days: dauerzahl(felder.days),
    weeks: dauerzahl(felder.weeks),
    months: dauerzahl(felder.months),
    years: dauerzahl(felder.years),
    description: text("description") || null,
    rule: text("rule") || null,
    norm: text("norm") || null,
    begin: (text("begin") || null) as Vorlagenangaben["begin"],
    direction: (text("direction") || null) as Vorlagenangaben["direction"],
    shift: (text("shift") || null) as Vorlagenangaben["shift"],
    ...(vorfristen !== undefined && { vorfristen }),
    ...(felder.teilbar === "ja" && { shared: felder.shared === "on" }),
    ...zusatzAus(felder, neu),
  };
  const gesehen = neu ? undefined : gesehenesAus(felder);
  const seen = gesehen && angabenAus({ ...gesehen, teilbar: felder.teilbar ?? "" }, false).angaben;
  return {
    angaben: seen ? { ...angaben, seen } : angaben,
    fehler: formularfehler(angaben, vorfristen === undefined),
  };
}

/** The form as it goes on where somebody else has changed the same meanwhile. */
export const nachVorlagenstreit = (felder: Vorlagenfelder, jetzt: Vorlage): Vorlagenfelder =>
  nachStreit(
    { ...felder, ...(felder.teilbar === "ja" && { shared: felder.shared ?? "" }) },
    gesehenesAus(felder) ?? {},
    formularfelder(jetzt),
    vorlagengruppen,
  );

function zusatzAus(felder: Vorlagenfelder, neu: boolean): Pick<Formularangaben, "metadata"> {
  if (felder.details !== "on") return neu ? { metadata: null } : {};
  const zusatz: Zusatz = Object.fromEntries(zusatzfelder.map((feld) => [feld, (felder[feld] ?? "").trim()]));
  return { metadata: zusatzText(zusatz) };
}

type Geprueft = Pick<Vorlagenangaben, "templateName" | "rule" | "direction" | "shift"> &
  Parameters<typeof hatDauer>[0];

function formularfehler(angaben: Geprueft, vorfristenUnlesbar: boolean): readonly Feldfehler[] {
  const fehler: Feldfehler[] = [];
  if (angaben.templateName === "") fehler.push({ field: "templateName", error: texte.nameFehlt });
  if (angaben.rule === null && !hatDauer(angaben)) fehler.push({ field: "days", error: texte.dauerFehlt });
  if (angaben.rule === null && !verschiebungWirkt(angaben))
    fehler.push({ field: "shift", error: verschiebungssatz(angaben) });
  if (vorfristenUnlesbar) fehler.push({ field: "vorfristen", error: texte.vorfristen });
  return fehler;
}

/** Why the end does not do what was chosen. */
export const verschiebungssatz = ({ direction }: Pick<Vorlagenangaben, "direction">): string =>
  direction === "rueckwaerts" ? texte.verschiebungRueckwaerts : texte.verschiebungVorwaerts;

/** What the browser does with lengths before it looks at them: below 0 there is nothing. */
export function ohneNegative(felder: Vorlagenfelder): Vorlagenfelder {
  return {
    ...felder,
    ...Object.fromEntries(dauerfelder.map((feld) => [feld, String(Math.max(0, dauerzahl(felder[feld])))])),
  };
}
