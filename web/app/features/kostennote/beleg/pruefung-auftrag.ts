import { datum, type Tag } from "@gebuehrenportal/recht";
import type { Pruefgegenstand, Pruefpunkt } from "./pruefpunkt.ts";

/**
 * § 60 Abs. 1 RVG: the mandate decides which law applies. Nobody serves before he is asked to; and what nobody has told
 * is asserted nowhere.
 */
export function auftragspunkte({
  grundlage,
  angaben: { von },
}: Pick<Pruefgegenstand, "grundlage" | "angaben">): Pruefpunkt[] {
  const auftraege = grundlage.gruppen.map(({ auftrag }) => auftrag);
  const offen = auftraege.some(({ art }) => art === "offen");
  const genannt = auftraege.flatMap((a): Tag[] => (a.art === "genannt" ? [a.am] : [])).sort();
  const [erster] = genannt;
  const punkt = (stand: Pruefpunkt["stand"], text: string): Pruefpunkt[] => [
    { norm: "§ 60 Abs. 1 RVG", text, stand, felder: [grundlage.auftraege[0]?.name ?? "von"] },
  ];
  if (grundlage.haengtAmAuftrag)
    return punkt(
      "fehlt",
      "Tag des Auftrags jeder Angelegenheit: Zwischen Beginn und Ende der Leistung hat sich das Recht geändert, und von diesem Tag hängt ab, welches gilt.",
    );
  if (offen)
    return punkt(
      "hinweis",
      von
        ? `Der Tag des Auftrags ist nicht angegeben. Gerechnet ist nach dem Recht am Beginn der Leistung (${datum(von)}); wurde der Auftrag früher erteilt, tragen Sie den Tag ein.`
        : "Der Tag des Auftrags ist nicht angegeben; er bestimmt, welches Recht gilt.",
    );
  if (!erster) return [];
  if (von && erster > von && auftraege.every(({ art }) => art === "genannt"))
    return punkt(
      "fehlt",
      `Auftrag vor der Leistung: Der Auftrag (${datum(erster)}) liegt nach dem Beginn der Leistung (${datum(von)}).`,
    );
  return punkt("erfuellt", "Tag des Auftrags, nicht nach dem Beginn der Leistung");
}
