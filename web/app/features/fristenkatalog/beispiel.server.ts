import { type Bekanntgabeart, ortAus } from "@gebuehrenportal/fristen";
import {
  type Fristenkette,
  fristenkette,
  type Katalogeingabe,
  type Katalogeintrag,
} from "@gebuehrenportal/fristen/katalog";
import {
  beispieleingabe,
  katalogbeispiele,
  uebergangsbeispiele,
} from "@gebuehrenportal/fristen/katalogbeispiele";
import { wahltage } from "@gebuehrenportal/gesetze/fristenkatalog/wahltage.ts";
import { type Tag, tag } from "@gebuehrenportal/recht";

/** A worked example of an entry: what is assumed, and all that follows from it. */
export type Beispiel = {
  readonly am: Tag;
  /** The day that chooses the version, where the event does not: how it is asked for, and the day assumed. */
  readonly wahltag?: { readonly frage: string; readonly am: Tag };
  /** The day is that of posting or publication, by this way. */
  readonly weg?: Bekanntgabeart;
  readonly uhr?: string;
  /** „Nordrhein-Westfalen“, „Bundesgerichtshof“ */
  readonly ort: string;
  /** The statute has no number: a month is assumed to have been set. */
  readonly gesetzt: boolean;
  readonly kette: Fristenkette;
  /** Why the end is that day, in one sentence written by hand. */
  readonly warum?: string;
};

/** Not law: any day and place do. A Wednesday, so that weekends show where they matter. */
const irgendwann = tag("2026-09-02");
const irgendwo = "NW";
const gesetzt = [{ wert: 1, einheit: "monat" }] as const;
const uhr = "10:00";

const nachId = new Map([...katalogbeispiele, ...uebergangsbeispiele].map((b) => [b.id, b]));

/** The example of an entry; `undefined` where the law gives none without more being known. */
export function beispielFuer({ id, offen, dauer, gericht }: Katalogeintrag): Beispiel | undefined {
  const gezaehlt = nachId.get(id);
  const stunden = dauer?.some(({ einheit }) => einheit === "stunde") ?? false;
  const eingabe: Katalogeingabe = {
    ...(gezaehlt ? beispieleingabe(gezaehlt) : { ereignisAm: irgendwann, ort: { land: irgendwo } }),
    ...(gericht !== undefined && { ort: { gericht } }),
    ...(offen === "gericht" || offen === "behoerde" ? { dauer: gesetzt } : {}),
    ...(stunden && { ereignisUhr: uhr }),
  };
  const kette = fristenkette(id, eingabe);
  if (kette.art !== "ergebnis") return undefined;
  return {
    am: gezaehlt?.am ?? irgendwann,
    ...(gezaehlt?.weg && { weg: gezaehlt.weg }),
    ...(stunden && { uhr }),
    ...wahltagVon(eingabe),
    ort: ortAus(gericht ?? gezaehlt?.land ?? irgendwo)?.name ?? "",
    gesetzt: eingabe.dauer !== undefined,
    kette,
    ...(gezaehlt && { warum: gezaehlt.warum }),
  };
}

function wahltagVon(eingabe: Katalogeingabe): Pick<Beispiel, "wahltag"> {
  const art = Object.values(wahltage).find(({ angabe }) => eingabe[angabe] !== undefined);
  const am = art && eingabe[art.angabe];
  return art && am ? { wahltag: { frage: art.frage, am } } : {};
}
