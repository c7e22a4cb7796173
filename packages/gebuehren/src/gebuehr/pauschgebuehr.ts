import { hinweis, type Sache } from "../sache.ts";
import type { Gebuehr } from "./gebuehr.ts";

/** From so many hearing days on the reader is told; no number of the law, which asks for extent or difficulty. */
const vieleTage = 5;

/** Parts of the VV in which a Pauschgebühr is possible: criminal and fine matters, IRG, IStGH, detention and placement. */
const moeglich = /^(4|5|61|630)/;

/** §§ 42, 51 RVG: the single fees may be too little in a long matter. Told for many hearing days or a Längenzuschlag. */
export function vermerkZurPauschgebuehr(sache: Sache, gebuehren: readonly Gebuehr[]): void {
  const hier = gebuehren.filter((g) => moeglich.test(g.p.nr));
  if (hier.length === 0) return;
  const tage = hier
    .filter((g) => g.nummer.gebuehrenart === "termin")
    .reduce((summe, g) => summe + (g.p.anzahl ?? 1), 0);
  if (tage < vieleTage && !hier.some((g) => g.nummer.gebuehrenart === "laenge")) return;
  const wahl = (sache.a.vertretung ?? "wahlanwalt") === "wahlanwalt";
  hinweis(
    sache,
    wahl
      ? "Sind die Gebühren wegen des besonderen Umfangs oder der besonderen Schwierigkeit nicht zumutbar, stellt das Oberlandesgericht auf Antrag eine Pauschgebühr fest."
      : "Sind die Gebühren wegen des besonderen Umfangs oder der besonderen Schwierigkeit nicht zumutbar, bewilligt das Oberlandesgericht auf Antrag eine Pauschgebühr; auf sie kann ein Vorschuss verlangt werden.",
    wahl ? "§ 42 RVG" : "§ 51 RVG",
  );
}
