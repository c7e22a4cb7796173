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
  const angelegenheiten = formular.angelegenheiten.map((a, i): RvgAngelegenheit => {
    const am = auftraege[i] ?? (auftragOffen(a, undefined) ? ersatz : undefined);
    return am === undefined ? a : { ...a, felder: { ...a.felder, auftrag: datum(am) } };
  });
  const anrechnungen = formular.anrechnungen.map((k): RvgAnrechnung => {
    if (k.felder.von !== "frueher" || gesagt(k.felder.frueherAuftrag)) return k;
    // A fee earned before was earned under no later law than that of the matter which takes it over.
    const auf = angelegenheiten.find(({ id }) => k.felder.auf?.startsWith(`${id}/`));
    const am = auf?.felder.auftrag ?? (ersatz && datum(ersatz));
    return am ? { ...k, felder: { ...k.felder, frueherAuftrag: am } } : k;
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
  return angelegenheiten.flatMap((a, i) =>
    istBerechnet(a) && (gesagt(a.felder.auftrag) || !gesagt(a.felder.beiordnung))
      ? [{ name: `auftrag${i + 1}`, titel: titel(a.id) ?? "", vorgabe: a.felder.auftrag?.trim() ?? "" }]
      : [],
  );
}
