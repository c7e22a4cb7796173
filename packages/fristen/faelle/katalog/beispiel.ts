import type { Land } from "@gebuehrenportal/gesetze/feiertage/typ.ts";
import type { Wahltagangabe } from "@gebuehrenportal/gesetze/fristenkatalog/wahltage.ts";
import { type Tag, tag } from "@gebuehrenportal/recht";
import type { Bekanntgabeart } from "../../src/typen.ts";

/** A worked example of an entry: what happened, where, the last day typed in by hand, and why it is that day. */
export type Katalogbeispiel = {
  readonly id: string;
  readonly land: Land;
  /** Day of the trigger; or, with `weg`, the day the way of notification begins with (posting, publication). */
  readonly am: Tag;
  readonly weg?: Bekanntgabeart;
  /** The day that chooses the version, where the event does not. */
  readonly wahltag?: { readonly angabe: Wahltagangabe; readonly am: Tag };
  /** Last day; looking back: first day of the time looked at. */
  readonly ende: Tag;
  readonly warum: string;
};

/** An example that begins with the trigger itself. */
export const beispiel = (
  id: string,
  am: string,
  land: Land,
  ende: string,
  warum: string,
): Katalogbeispiel => ({ id, land, am: tag(am), ende: tag(ende), warum });

/** An example that begins with posting or publication. */
export const postbeispiel = (
  id: string,
  weg: Bekanntgabeart,
  am: string,
  land: Land,
  ende: string,
  warum: string,
): Katalogbeispiel => ({ ...beispiel(id, am, land, ende, warum), weg });

/** An example of an entry whose version another day than the event chooses. */
export const wahltagbeispiel = (b: Katalogbeispiel, angabe: Wahltagangabe, am: string): Katalogbeispiel => ({
  ...b,
  wahltag: { angabe, am: tag(am) },
});
