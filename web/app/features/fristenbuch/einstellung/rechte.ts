import type { Tag } from "@gebuehrenportal/recht";
import type { Kanzleirolle } from "#platform/access/konto.ts";
import type { Frist } from "../worte/frist.ts";

/** What somebody may want to do with the book. */
export type Handlung =
  | "buchen"
  | "aendern"
  | "genehmigen"
  | "freigeben"
  | "vorlegen"
  | "verlaengern"
  | "erledigen"
  | "streichen"
  | "einstellen";

/** Who acts: with whose rights, and for whom where he stands in. */
export type Akteur = {
  readonly id: string;
  readonly rolle: Kanzleirolle;
  readonly fuer: string | null;
};

/** Somebody is away, and who stands in. */
export type Abwesenheit = {
  readonly kontoId: string;
  readonly von: Tag;
  readonly bis: Tag;
  readonly vertretung: string | null;
};

/** Whether somebody is away on a day. */
export const istAbwesend = (abwesenheiten: readonly Abwesenheit[], kontoId: string, am: Tag): boolean =>
  abwesenheiten.some((a) => a.kontoId === kontoId && a.von <= am && am <= a.bis);

/**
 * With whose rights somebody acts today: a `vertretung` has those of the person he stands in for, and only on the days of
 * the absence; otherwise it reads. Of several persons a lawyer counts first.
 */
export function akteurAus(
  kontoId: string,
  rolle: Kanzleirolle,
  {
    abwesenheiten,
    rollen,
    heute,
  }: {
    readonly abwesenheiten: readonly Abwesenheit[];
    readonly rollen: ReadonlyMap<string, Kanzleirolle>;
    readonly heute: Tag;
  },
): Akteur {
  if (rolle !== "vertretung") return { id: kontoId, rolle, fuer: null };
  const vertretene = abwesenheiten
    .filter((a) => a.vertretung === kontoId && a.von <= heute && heute <= a.bis)
    .map((a) => ({ fuer: a.kontoId, rolle: rollen.get(a.kontoId) ?? ("nur-lesen" as const) }));
  const vertretener = vertretene.find((v) => v.rolle === "rechtsanwalt") ?? vertretene[0];
  // Who stands in for somebody who stands in himself has no rights from it.
  if (!vertretener || vertretener.rolle === "vertretung")
    return { id: kontoId, rolle: "nur-lesen", fuer: null };
  return { id: kontoId, ...vertretener };
}

const nurAnwalt: ReadonlySet<Handlung> = new Set(["freigeben", "vorlegen", "einstellen"]);

/** Whether entries may be laid into somebody's hands: who reads only, or only while another is away, cannot do them. */
export const darfVerantworten = (rolle: string): boolean =>
  rolle === "rechtsanwalt" || rolle === "fachangestellte";

/** Whether somebody may do it; `frist`: with this entry. Everybody in the Kanzlei reads. */
export function darfImBuch(
  { id, rolle }: Akteur,
  handlung: Handlung,
  frist?: Pick<Frist, "erstelltVon">,
): boolean {
  if (rolle === "rechtsanwalt") return true;
  if (rolle !== "fachangestellte" || nurAnwalt.has(handlung)) return false;
  return handlung !== "streichen" || frist?.erstelltVon === id;
}
