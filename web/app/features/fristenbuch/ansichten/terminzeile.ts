import { datum, type Tag } from "@gebuehrenportal/recht";
import { terminworte } from "../termine/kalendereintraege.ts";
import type { Terminart, Vorkommen } from "../termine/termin.ts";
import { type Marke, tagKurz } from "./zeile.ts";

/** A day of a Termin or a Wiedervorlage as lists and calendars show it; plain data for the browser. */
export type Terminzeile = {
  readonly id: string;
  readonly art: Terminart;
  /** „Termin“ or „Wiedervorlage“: beside the colour always the word. */
  readonly wort: string;
  readonly pfad: string;
  readonly serientag: Tag;
  readonly stand: number;
  readonly tag: Tag;
  readonly tagText: string;
  /** „09:00 bis 10:30 Uhr“; empty: the whole day. */
  readonly zeit: string;
  readonly titel: string;
  readonly aktenzeichen: string;
  readonly ort: string;
  readonly person: string;
  readonly wiederholt: boolean;
  readonly erledigt: boolean;
  readonly marken: readonly Marke[];
};

/** The address of one day of a Termin. */
export const terminpfad = (id: string, serientag: Tag): string =>
  `/fristenmanager/termine/${id}?${new URLSearchParams({ tag: serientag })}`;

/** „09:00 bis 10:30 Uhr“, „09:00 Uhr“; empty: the whole day. */
export const zeitspannenwort = ({ von, bis }: Pick<Vorkommen, "von" | "bis">): string =>
  von === null ? "" : `${von}${bis === null ? "" : ` bis ${bis}`} Uhr`;

function marken(v: Vorkommen, heute: Tag): readonly Marke[] {
  const wiedervorlage = v.termin.art === "wiedervorlage";
  const alle: readonly (readonly [boolean, Marke["art"], string])[] = [
    [v.erledigtAm !== null, "erfolg", "Erledigt"],
    [wiedervorlage && v.erledigtAm === null && v.tag < heute, "warnung", "Liegen geblieben"],
    [v.termin.wiederholung !== null, "ruhig", "Wiederkehrend"],
    [v.abweichend, "ruhig", "Anders als die Serie"],
    [v.eingetragen !== undefined, "ruhig", v.eingetragen ? `Eingetragen für ${datum(v.eingetragen)}` : ""],
  ];
  return alle.flatMap(([gilt, art, text]) => (gilt ? [{ art, text }] : []));
}

/** @param name of a person by id, as people read it */
export const terminzeile = (v: Vorkommen, heute: Tag, name: (id: string) => string): Terminzeile => ({
  id: v.termin.id,
  art: v.termin.art,
  wort: terminworte[v.termin.art],
  pfad: terminpfad(v.termin.id, v.serientag),
  serientag: v.serientag,
  stand: v.termin.stand,
  tag: v.tag,
  tagText: tagKurz(v.tag),
  zeit: zeitspannenwort(v),
  titel: v.titel,
  aktenzeichen: v.termin.aktenzeichen,
  ort: v.ort,
  person: v.person === null ? "" : name(v.person),
  wiederholt: v.termin.wiederholung !== null,
  erledigt: v.erledigtAm !== null,
  marken: marken(v, heute),
});
