import { fassungAm, fassungszweifel } from "@gebuehrenportal/recht";
import type { FassungAngabe } from "./ergebnis.ts";
import type { Gebuehr } from "./gebuehr/gebuehr.ts";
import { hinweis, type Sache } from "./sache.ts";
import { nummernText } from "./text.ts";

/** Tells the reader what he must check himself of the numbers charged, and a disputed § 60 RVG. */
export function vermerkeZurFassung(
  sache: Sache,
  { umstritten }: { readonly angabe: FassungAngabe; readonly umstritten: boolean },
  gebuehren: readonly Gebuehr[],
): void {
  for (const [zweifel, nummern] of zweifelNachText(sache, gebuehren))
    hinweis(sache, `${nummernText([...nummern])} ${zweifel}`, "§ 60 RVG");
  if (umstritten) {
    const alt = sache.schalter.uebergang2021 === "altes-recht";
    hinweis(
      sache,
      `Streitig ist, welcher Wortlaut des § 60 RVG für die Änderung zum 01.01.2021 gilt; gerechnet ist nach dem ${alt ? "bis 31.12.2020" : "seit 01.01.2021"} geltenden.`,
      "§ 60 Abs. 1 RVG",
    );
  }
}

/** Each doubt about a version with the numbers it concerns: about several numbers it is one sentence. */
function zweifelNachText(
  sache: Sache,
  gebuehren: readonly Gebuehr[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const nummern = new Map<string, Set<string>>();
  for (const { nummer } of gebuehren) {
    const { fassungen } = nummer.werte;
    const fassung = fassungAm(nummer.werte, sache.stichtag);
    if (!fassung) continue;
    const naechste = fassungen[fassungen.indexOf(fassung) + 1];
    for (const { text } of fassungszweifel({ norm: "VV", fassung, tag: sache.stichtag, naechste }))
      nummern.set(text, (nummern.get(text) ?? new Set()).add(nummer.nr));
  }
  return nummern;
}
