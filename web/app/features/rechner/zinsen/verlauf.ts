import type { Zinsergebnis } from "@gebuehrenportal/forderung";
import { type Tag, tagNummer } from "@gebuehrenportal/recht";

/** What is owed at the end of a day, or just before a booking; cents. */
export type Punkt = {
  readonly tag: Tag;
  readonly hauptforderung: number;
  readonly zinsen: number;
  readonly kosten: number;
};

/**
 * The debt over time, for a plot: straight between two points. Interest grows within each stretch; a booking is a jump,
 * so its day has two points.
 */
export function schuldverlauf({ konto, forderungen, bis, schalter }: Zinsergebnis): readonly Punkt[] {
  const buchungen = konto.filter((z) => z.art !== "zinsen" && z.art !== "stand");
  const abschnitte = forderungen.flatMap((f) => f.abschnitte);
  const erster = buchungen[0]?.am ?? bis;
  const tage = [...new Set([...buchungen.map((z) => z.am), ...abschnitte.map((a) => a.bis), bis])]
    .filter((t) => t >= erster && t <= bis)
    .toSorted();
  const aufgelaufen = (t: Tag) =>
    abschnitte.reduce((summe, { von, bis: ende, betrag }) => {
      if (t < von) return summe;
      const tageGanz = tagNummer(ende) - tagNummer(von) + 1;
      return summe + (betrag * Math.min(tageGanz, tagNummer(t) - tagNummer(von) + 1)) / tageGanz;
    }, 0);
  const punkte: Punkt[] = [];
  let [hauptforderung, kosten, getilgt] = [0, 0, 0];
  for (const tag of tage) {
    const punkt = (gebucht?: number) => ({
      tag,
      hauptforderung,
      kosten,
      zinsen: gebucht ?? Math.max(0, Math.round(aufgelaufen(tag) - getilgt)),
    });
    // The account rounds once, the stretches each by themselves: where it books interest, its balance counts.
    const zinszeilen = konto.filter((z) => z.am === tag && z.art === "zinsen");
    const zahlt = buchungen.some((z) => z.am === tag && z.art === "zahlung");
    const vorZahlung = schalter.zahlungstag === "mitgezaehlt" ? zinszeilen[0] : undefined;
    punkte.push(punkt((zahlt ? vorZahlung : zinszeilen.at(-1))?.zinsen));
    const heutige = buchungen.filter((z) => z.am === tag);
    const letzte = heutige.at(-1);
    if (!letzte) continue;
    hauptforderung = letzte.hauptforderung;
    kosten = letzte.kosten;
    getilgt += heutige.reduce((summe, z) => summe + (z.getilgt?.zinsen ?? 0), 0);
    punkte.push(punkt());
  }
  return punkte;
}
