import { datum, type Tag } from "@gebuehrenportal/recht";
import {
  istBerechnet,
  type RvgAngelegenheit,
  type RvgAnrechnung,
  type RvgFormular,
} from "#features/rechner/index.server.ts";

/** When the mandate of a matter was given (§ 60 Abs. 1 RVG): told, not told, or counsel was assigned instead. */
export type Auftrag =
  | { readonly art: "genannt"; readonly am: Tag }
  | { readonly art: "offen" }
  | { readonly art: "beigeordnet" };

/** What a Kostennote knows about the time of the service. */
export type Leistungszeit = {
  /** Day of the mandate of each matter of the form, in its order. */
  readonly auftraege: readonly (Tag | undefined)[];
  readonly von?: Tag | undefined;
  readonly bis?: Tag | undefined;
};

const gesagt = (text: string | undefined): boolean => (text ?? "").trim() !== "";

/** Nobody has told when this mandate was given, and no assignment decides instead. */
export const auftragOffen = ({ felder }: RvgAngelegenheit, genannt: Tag | undefined): boolean =>
  genannt === undefined && !gesagt(felder.auftrag) && !gesagt(felder.beiordnung);

/**
 * The form with the mandates told here. A mandate that nobody has told was given by the first day of the service at the
 * latest: that day takes its place, so that no later law applies.
 *
 * @param ersatz the day for mandates that are not told
 */
export function mitAuftraegen(
  formular: RvgFormular,
  { auftraege }: Leistungszeit,
  ersatz: Tag | undefined,
): RvgFormular {
  const angelegenheiten = formular.angelegenheiten.map((angelegenheit, index): RvgAngelegenheit => {
    const am = auftraege[index] ?? (auftragOffen(angelegenheit, undefined) ? ersatz : undefined);
    return am === undefined
      ? angelegenheit
      : { ...angelegenheit, felder: { ...angelegenheit.felder, auftrag: datum(am) } };
  });
  const anrechnungen = formular.anrechnungen.map((anrechnung): RvgAnrechnung => {
    if (anrechnung.felder.von !== "frueher" || gesagt(anrechnung.felder.frueherAuftrag)) return anrechnung;
    // A fee earned before was earned under no later law than that of the matter which takes it over.
    const auf = angelegenheiten.find(({ id }) => anrechnung.felder.auf?.startsWith(`${id}/`));
    const am = auf?.felder.auftrag ?? (ersatz && datum(ersatz));
    return am ? { ...anrechnung, felder: { ...anrechnung.felder, frueherAuftrag: am } } : anrechnung;
  });
  return { ...formular, angelegenheiten, anrechnungen };
}

/** A field of the Kostennote for the mandate of one matter. */
export type Auftragsfeld = {
  readonly name: string;
  /** Name of the matter; empty: there is but one. */
  readonly titel: string;
  /** What the calculation says. */
  readonly vorgabe: string;
};

/** The fields to ask for: one for each matter that is billed, unless an assignment alone decides. */
export function auftragsfelder(
  { angelegenheiten }: RvgFormular,
  titel: (id: string) => string | undefined,
): Auftragsfeld[] {
  return angelegenheiten.flatMap((angelegenheit, index) =>
    istBerechnet(angelegenheit) &&
    (gesagt(angelegenheit.felder.auftrag) || !gesagt(angelegenheit.felder.beiordnung))
      ? [
          {
            name: `auftrag${index + 1}`,
            titel: titel(angelegenheit.id) ?? "",
            vorgabe: angelegenheit.felder.auftrag?.trim() ?? "",
          },
        ]
      : [],
  );
}
