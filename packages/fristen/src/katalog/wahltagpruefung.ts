import type { Fristzeile, Wahlzeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import { type Wahltagangabe, wahltage } from "@gebuehrenportal/gesetze/fristenkatalog/wahltage.ts";
import { datum, type KeinErgebnis, keinErgebnis, type Tag } from "@gebuehrenportal/recht";
import { dauerText } from "../rechnung/dauer.ts";
import { dauerAusKuerzel } from "../rechnung/dauer-text.ts";
import { tagPruefen } from "../rechnung/pruefung.ts";
import type { Katalogeingabe } from "./eingabe.ts";
import { fassungenVon, passtZu, wahlVon } from "./fassung.ts";
import { genitivVon } from "./fassungsworte.ts";

/** Days that choose between versions of an entry, beside the event; each once. */
export function wahltageVon(zeile: Fristzeile): readonly Wahltagangabe[] {
  const arten = fassungenVon(zeile)
    .slice(1)
    .flatMap((fassung) => {
      const { tag } = wahlVon(fassung);
      return tag === "ereignis" ? [] : [wahltage[tag].angabe];
    });
  return [...new Set(arten)];
}

/** Faults of the days that choose: no day, or one that the event cannot have followed. */
export function wahltagPruefen(
  zeile: Fristzeile,
  am: Tag,
  eingabe: Katalogeingabe,
): KeinErgebnis | undefined {
  for (const f of fassungenVon(zeile).slice(1)) {
    const wahl = wahlVon(f);
    if (wahl.tag === "ereignis") continue;
    const { angabe } = wahltage[wahl.tag];
    const tag = eingabe[angabe];
    if (tag === undefined) continue;
    const fehler = tagPruefen(tag, angabe);
    if (fehler) return fehler;
    if (!passtZu(wahl, tag, am)) return unmoeglich(wahl, tag, am, angabe);
  }
  return undefined;
}

function unmoeglich(wahl: Wahlzeile, tag: Tag, am: Tag, angabe: Wahltagangabe): KeinErgebnis {
  const von = `Der Tag ${genitivVon(wahl)} (${datum(tag)})`;
  if (!wahl.abstand) return keinErgebnis(`${von} liegt nach dem Ereignis (${datum(am)}).`, wahl.norm, angabe);
  const dauer = dauerText(dauerAusKuerzel(wahl.abstand.dauer));
  return keinErgebnis(
    `${von} liegt nicht ${dauer} vor dem Ereignis (${datum(am)}); früher kann es nicht eintreten.`,
    wahl.abstand.norm,
    angabe,
  );
}
