import { kein } from "./abbruch.ts";
import type { Sache } from "./sache.ts";
import { nummernText } from "./text.ts";
import type { VvNummer } from "./vv-typen.ts";

/** Length surcharges of appointed counsel: only beside the hearing fee they belong to, at most one for each day. */
export function pruefeLaengenzuschlag(s: Sache, nummer: VvNummer, feld: string): void {
  const zu = nummer.laengenzuschlagZu;
  if (!zu) return;
  const zahl = (nummern: readonly string[]) =>
    s.a.positionen.reduce((n, p) => n + (nummern.includes(p.nr) ? (p.anzahl ?? 1) : 0), 0);
  const tage = zahl(zu);
  if (tage === 0)
    kein(`Nr. ${nummer.nr} VV gibt es nur neben ${nummernText(zu)} VV.`, nummer.werte.norm, `${feld}.nr`);
  const geschwister = [nummer.nr, String(Number(nummer.nr) + 1), String(Number(nummer.nr) - 1)].filter(
    (nr) => !zu.includes(nr),
  );
  if (zahl(geschwister) > tage) {
    kein(
      "Es gibt höchstens einen Längenzuschlag für jeden Hauptverhandlungstag.",
      nummer.werte.norm,
      `${feld}.anzahl`,
    );
  }
}
