import { katalogquellen } from "@gebuehrenportal/gesetze/fristenkatalog/quellen.ts";
import type { Fassungszeile, Fristzeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import {
  type Wahltagangabe,
  type Wahltagart,
  wahltage,
} from "@gebuehrenportal/gesetze/fristenkatalog/wahltage.ts";
import { plusTage, type Quelle, type Tag, tag } from "@gebuehrenportal/recht";
import { dauerText } from "../rechnung/dauer.ts";
import { dauerAusKuerzel } from "../rechnung/dauer-text.ts";
import { fassungenVon, wahlVon, zeitraum } from "./fassung.ts";

/** What decides between a version and the one before it, as a page and a call name it. */
export type Katalogwahl = {
  readonly tag: "ereignis" | Wahltagart;
  /** Name of the input that takes the day; absent where the event itself decides. */
  readonly angabe?: Wahltagangabe;
  readonly norm: string;
  /** The transition is not known for certain. */
  readonly offen: boolean;
};

/** A version as a page lists it. */
export type Katalogfassung = {
  /** First day; absent for the first version where its day is not known. */
  readonly ab?: Tag;
  readonly bis?: Tag;
  /** „2 Wochen“, or that the period did not exist (any more). */
  readonly text: string;
  /** „bis 11.06.2026“, „Asylantrag ab 12.06.2026“: the cases that fall under it. */
  readonly faelle: string;
  /** How a case stands whose deciding day is today. */
  readonly stand: "früher" | "gilt" | "künftig";
  readonly beginnUngesichert: boolean;
  /** The day of the event alone decides between this version and the one before. */
  readonly eindeutig: boolean;
  /** The day that decides, with the norm of the transition; of the first version: that it shares with the next. */
  readonly wahl: Katalogwahl;
  readonly vorbehalt?: string;
  readonly quelle?: Quelle;
};

/** The last version that has begun; before the first one the first. */
const geltend = (alle: readonly Fassungszeile[], am: Tag): number =>
  Math.max(
    0,
    alle.findLastIndex(({ ab }) => ab === undefined || tag(ab) <= am),
  );

/** Every version of an entry as it stands on a day, the oldest first. */
export function katalogfassungen(zeile: Fristzeile, am: Tag): readonly Katalogfassung[] {
  const alle = fassungenVon(zeile);
  const heute = geltend(alle, am);
  return alle.map(({ ab, dauer, quelle, abSicherheit, vorbehalt }, index) => {
    const danach = alle[index + 1]?.ab;
    const wahl = katalogwahl(alle, index);
    return {
      ...(ab !== undefined && { ab: tag(ab) }),
      ...(danach !== undefined && { bis: plusTage(tag(danach), -1) }),
      text:
        dauer === undefined
          ? index === 0
            ? "gab es nicht"
            : "aufgehoben"
          : dauerText(dauerAusKuerzel(dauer)),
      faelle: zeitraum(alle, index),
      stand: index < heute ? "früher" : index === heute ? "gilt" : "künftig",
      beginnUngesichert: abSicherheit !== undefined,
      eindeutig: index > 0 && wahl.tag === "ereignis" && !wahl.offen,
      wahl,
      ...(vorbehalt !== undefined && { vorbehalt }),
      ...(quelle !== undefined && { quelle: katalogquellen[quelle] }),
    };
  });
}

function katalogwahl(alle: readonly Fassungszeile[], index: number): Katalogwahl {
  const { tag: art, norm, offen = false } = wahlVon(alle[index === 0 ? 1 : index] ?? {});
  return { tag: art, ...(art !== "ereignis" && { angabe: wahltage[art].angabe }), norm, offen };
}

/** The length for a case of this day in its short form; `undefined` where the statute has none, or none on that day. */
export const dauerAm = (zeile: Fristzeile, am: Tag): string | undefined => {
  if (typeof zeile.dauer !== "object") return zeile.dauer;
  return zeile.dauer[geltend(zeile.dauer, am)]?.dauer;
};
