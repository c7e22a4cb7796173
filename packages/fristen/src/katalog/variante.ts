import type { Fristzeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import { datum, type KeinErgebnis, keinErgebnis, type Tag, tag } from "@gebuehrenportal/recht";
import { dauerAusKuerzel } from "../rechnung/dauer-text.ts";
import type { Katalogeingabe } from "./eingabe.ts";
import { type Fassungswahl, fassungenVon, uebergang, wahlVon } from "./fassung.ts";
import { angabeVon } from "./fassungsworte.ts";

/** The length of a case the norm treats otherwise; a case too old for it, and one the entry does not know, are a fault. */
export function variante(
  zeile: Fristzeile,
  norm: string,
  am: Tag,
  eingabe: Katalogeingabe,
): Fassungswahl | KeinErgebnis {
  const gewaehlt = zeile.varianten?.find((v) => v.id === eingabe.variante);
  if (!gewaehlt) return keinErgebnis("Diese Variante kennt der Eintrag nicht.", norm, "variante");
  const brachte = fassungenVon(zeile).find(({ ab }) => ab !== undefined && ab === gewaehlt.ab);
  const recht = brachte && uebergang(brachte, am, eingabe);
  const wahl = brachte && wahlVon(brachte);
  if (recht === "alt" && gewaehlt.ab !== undefined)
    return keinErgebnis(
      `Diese Variante gilt erst ab dem ${datum(tag(gewaehlt.ab))} (${wahl?.norm}).`,
      norm,
      (wahl && angabeVon(wahl)) ?? "variante",
    );
  return {
    moegliche: [
      {
        gilt: gewaehlt.ab === undefined ? "" : `ab ${datum(tag(gewaehlt.ab))}`,
        mass: { dauer: dauerAusKuerzel(gewaehlt.dauer), ...(zeile.beginn && { beginn: zeile.beginn }) },
        bleibt: false,
        ...(brachte?.vorbehalt !== undefined && { vorbehalt: brachte.vorbehalt }),
      },
    ],
    gefragt: false,
  };
}
