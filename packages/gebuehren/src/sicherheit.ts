import { datum, fassungAm } from "@gebuehrenportal/recht";
import type { FassungAngabe } from "./ergebnis.ts";
import type { Gebuehr } from "./gebuehr.ts";
import { hinweis, type Sache } from "./sache.ts";
import { nummernText } from "./text.ts";

/** Tells the reader which numbers rest on one source only, whose first day is unsecured, and a disputed § 60 RVG. */
export function vermerkeZurFassung(
  s: Sache,
  { umstritten }: { readonly angabe: FassungAngabe; readonly umstritten: boolean },
  gebuehren: readonly Gebuehr[],
): void {
  const nummern = (f: (g: Gebuehr) => unknown) => [...new Set(gebuehren.filter(f).map((g) => g.p.nr))];
  const einfachBelegt = nummern((g) => g.sicherheit);
  const beginn = nummern((g) => {
    const f = fassungAm(g.nummer.werte, s.stichtag);
    return f?.abSicherheit !== undefined && f.abSicherheit !== "hoch";
  });
  if (einfachBelegt.length > 0) {
    hinweis(
      s,
      `${nummernText(einfachBelegt)} VV: Betrag oder Satz dieser Fassung ist nur durch eine Quelle belegt.`,
      "§ 60 RVG",
    );
  }
  if (beginn.length > 0) {
    hinweis(
      s,
      `${nummernText(beginn)} VV: Beginn nicht gesichert; maßgeblich war der ${datum(s.stichtag)}.`,
      "§ 60 RVG",
    );
  }
  if (umstritten) {
    const alt = s.schalter.uebergang2021 === "altes-recht";
    hinweis(
      s,
      `Streitig ist, welcher Wortlaut des § 60 RVG für die Änderung zum 01.01.2021 gilt; gerechnet ist nach dem ${alt ? "bis 31.12.2020" : "seit 01.01.2021"} geltenden.`,
      "§ 60 Abs. 1 RVG",
    );
  }
}
