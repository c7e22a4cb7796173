import { vvNummer } from "@gebuehrenportal/gesetze/rvg/vv/index.ts";
import type { VvNummer } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import { kein } from "../abbruch.ts";
import type { Sache } from "../sache.ts";
import { nummernText } from "../text.ts";

/** Length surcharges of appointed counsel: only beside the hearing fee they belong to, at most one for each day. */
export function pruefeLaengenzuschlag(sache: Sache, nummer: VvNummer, feld: string): void {
  const zu = nummer.laengenzuschlagZu;
  if (!zu) return;
  const zahl = (nummern: readonly string[]) =>
    sache.a.positionen.reduce((n, p) => n + (nummern.includes(p.nr) ? (p.anzahl ?? 1) : 0), 0);
  const tage = zahl(zu);
  if (tage === 0)
    kein(`Nr. ${nummer.nr} VV gibt es nur neben ${nummernText(zu)} VV.`, nummer.werte.norm, `${feld}.nr`);
  const zuschlaege = sache.a.positionen
    .map((q) => q.nr)
    .filter((nr) => vvNummer(nr)?.laengenzuschlagZu?.[0] === zu[0]);
  if (zahl(zuschlaege) > tage) {
    kein(
      "Es gibt höchstens einen Längenzuschlag für jeden Hauptverhandlungstag.",
      nummer.werte.norm,
      `${feld}.anzahl`,
    );
  }
}
