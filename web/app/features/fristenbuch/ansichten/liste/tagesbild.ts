import { type Tag, teile, wochentag } from "@gebuehrenportal/recht";
import { type Frist, istUeberfaellig, istUnerledigt } from "../../worte/frist.ts";
import { type Listenzeile, listenzeile, type Marke, tagKurz } from "../zeile.ts";
import type { Kalendertag } from "./kalendertage.ts";

/** An entry in the cell of a calendar. */
export type Kalendereintrag = {
  readonly id: string;
  readonly marke: Marke;
  readonly aktenzeichen: string;
  readonly titel: string;
};

/** A day of a calendar with what stands there. */
export type Kalenderbild = Kalendertag & {
  readonly nummer: number;
  /** Monday is 1. */
  readonly spalte: number;
  readonly text: string;
  readonly eintraege: readonly Kalendereintrag[];
  /** How many more there are. */
  readonly mehr: number;
};

type Eintrag = {
  readonly tag: Tag;
  readonly art: "ende" | "sicher" | "beantragt" | "vorfrist";
  readonly frist: Frist;
};

/** What an entry is on this day, in one word with its colour; the most urgent word wins. */
export function tagesmarke({ art, frist: f }: Eintrag, heute: Tag): Marke {
  if (f.zustand === "erledigt") return { art: "erfolg", text: "Erledigt" };
  if (art === "vorfrist") return { art: "vorfrist", text: "Vorfrist" };
  if (art === "beantragt") return { art: "vorlaeufig", text: "Beantragt" };
  if (istUeberfaellig(f, heute)) return { art: "gefahr", text: "Überfällig" };
  if (art === "sicher") return { art: "warnung", text: "Sicherer Tag" };
  if (f.notfrist) return { art: "notfrist", text: "Notfrist" };
  if (f.gattung === "wartefrist") return { art: "ruhig", text: "Frühestens" };
  return { art: "ruhig", text: f.endeUhr === null ? "Frist" : `Frist, ${f.endeUhr} Uhr` };
}

/** The days of a calendar with their entries. */
export function kalenderbilder(
  tage: readonly Kalendertag[],
  {
    eintraege,
    anzahl,
  }: { readonly eintraege: readonly Eintrag[]; readonly anzahl: ReadonlyMap<Tag, number> },
  heute: Tag,
): readonly Kalenderbild[] {
  const nachTag = Map.groupBy(eintraege, ({ tag }) => tag);
  return tage.map((tag) => {
    const dort = nachTag.get(tag.tag) ?? [];
    return {
      ...tag,
      nummer: teile(tag.tag).tag,
      spalte: wochentag(tag.tag),
      text: tagKurz(tag.tag),
      mehr: (anzahl.get(tag.tag) ?? 0) - dort.length,
      eintraege: dort.map((eintrag) => ({
        id: eintrag.frist.id,
        marke: tagesmarke(eintrag, heute),
        aktenzeichen: eintrag.frist.aktenzeichen,
        titel: eintrag.frist.titel,
      })),
    };
  });
}

/** An entry as the list of a day shows it: what it is on that day stands first. */
export function tageszeile(eintrag: Eintrag, heute: Tag, name: (id: string) => string): Listenzeile {
  const zeile = listenzeile(eintrag.frist, heute, name);
  if (eintrag.art === "ende" || !istUnerledigt(eintrag.frist)) return zeile;
  const marke = tagesmarke(eintrag, heute);
  return { ...zeile, marken: [marke, ...zeile.marken.filter(({ art }) => art !== marke.art)] };
}
