import type { Vorschlag } from "@gebuehrenportal/fristen/katalog";
import { vorfristenText } from "./vorfristentext.ts";
import { type Vorlage, type Vorlagenangaben, type Vorlagendauer, type Zusatz, zusatzVon } from "./vorlage.ts";

/**
 * What a template or a suggestion puts into the form of a new deadline: the length always, the rest where it says
 * something. Keys are those of the deadline's own fields.
 */
export type Fuellung = Vorlagendauer &
  Zusatz & {
    /** The template it came from. */
    readonly templateId?: string;
    /** Entry of the catalogue: the deadline is computed with it, not with the bare length. */
    readonly rule?: string;
    readonly norm?: string;
    readonly notfrist?: boolean;
  } & {
    readonly [Feld in "begin" | "direction" | "shift" | "vorfristen"]?: NonNullable<Vorlagenangaben[Feld]>;
  };

const dauerVon = (quelle: Vorlagendauer): Vorlagendauer => ({
  days: quelle.days,
  weeks: quelle.weeks,
  months: quelle.months,
  years: quelle.years,
});

/** What a template fills in; without a title of its own the deadline is called like the template. */
export function fuellungAusVorlage(vorlage: Vorlage): Fuellung {
  const { id, templateName, description } = vorlage;
  const zusatz = Object.fromEntries(Object.entries(zusatzVon(vorlage)).filter(([, wert]) => wert !== ""));
  const gesetzt = Object.fromEntries(
    (["rule", "norm", "begin", "direction", "shift", "vorfristen"] as const).flatMap((feld) =>
      vorlage[feld] === null ? [] : [[feld, vorlage[feld]]],
    ),
  );
  return {
    title: templateName,
    ...(description !== null && { bemerkung: description }),
    ...zusatz,
    ...gesetzt,
    ...dauerVon(vorlage),
    templateId: id,
  };
}

/** What a suggestion of the catalogue fills in. */
export const fuellungAusVorschlag = (vorschlag: Vorschlag): Fuellung => ({
  ...dauerVon(vorschlag),
  title: vorschlag.name,
  art: vorschlag.art,
  rule: vorschlag.id,
  norm: vorschlag.legalBasis,
  notfrist: vorschlag.notfrist,
});

/**
 * The deadline calculator filled with a template: the day is what is left to say. Nothing of a mandate stands in the
 * address.
 *
 * @returns undefined: the template ends otherwise than the calculator counts
 */
export function rechnerziel(vorlage: Vorlage): string | undefined {
  const { rule, days, weeks, months, years, begin, direction, shift, vorfristen } =
    fuellungAusVorlage(vorlage);
  if (rule === undefined && shift !== undefined && shift !== "vorwaerts") return undefined;
  const frei = {
    tage: String(days || ""),
    wochen: String(weeks || ""),
    monate: String(months || ""),
    jahre: String(years || ""),
    beginn: begin === "tagesanfang" ? begin : "",
    richtung: direction === "rueckwaerts" ? direction : "",
  };
  const felder = {
    ...(rule === undefined ? frei : { frist: rule }),
    vorfristen: vorfristenText(vorfristen ?? null),
  };
  return `/fristenrechner?${new URLSearchParams(Object.entries(felder).filter(([, wert]) => wert !== ""))}`;
}
