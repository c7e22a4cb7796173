import type { Dokumentenpauschale } from "@gebuehrenportal/gesetze/rvg/vv/teil-7.ts";
import { type Cent, cent, euro, type Schritt } from "@gebuehrenportal/recht";
import type { Auslagen } from "./eingabe.ts";
import { hinweis, type Sache } from "./sache.ts";

type Kopien = NonNullable<Auslagen["kopien"]>;
type Seiten = { sw: number; farbe: number };
const buchstaben = ["a", "b", "c", "d"] as const;

/**
 * Nr. 7000 Nr. 1 VV: of letters b and c only the pages beyond the free ones, each letter for itself; then all pages of the
 * matter together, the first fifty dearer, black-and-white and colour apart (where the statute tells them apart).
 */
export function kopien(sache: Sache, eintraege: Kopien, preis: Dokumentenpauschale): Schritt[] {
  const seiten: Seiten = { sw: 0, farbe: 0 };
  for (const b of buchstaben) {
    const von = eintraege.filter((k) => k.buchstabe === b);
    const frei = b === "b" || b === "c" ? preis.freiseitenBuchstabeBC : 0;
    const { sw, farbe } = ohneFreie(sache, summiert(von), frei);
    seiten.sw += sw;
    seiten.farbe += farbe;
  }
  if (preis.sw.jeErste === preis.farbe.jeErste) {
    return gestaffelt("Seiten", seiten.sw + seiten.farbe, preis.ersteSeiten, preis.sw);
  }
  return [
    ...gestaffelt("Seiten", seiten.sw, preis.ersteSeiten, preis.sw),
    ...gestaffelt("Seiten in Farbe", seiten.farbe, preis.ersteSeiten, preis.farbe),
  ];
}

const summiert = (eintraege: Kopien): Seiten => ({
  sw: eintraege.reduce((n, k) => n + (k.sw ?? 0), 0),
  farbe: eintraege.reduce((n, k) => n + (k.farbe ?? 0), 0),
});

/** The statute does not say which pages are free where both kinds occur: the black-and-white ones first. */
function ohneFreie(sache: Sache, { sw, farbe }: Seiten, frei: number): Seiten {
  if (frei > 0 && sw > 0 && farbe > 0) {
    hinweis(
      sache,
      `Die ersten ${frei} Seiten ohne Vergütung sind zuerst bei den Schwarz-Weiß-Seiten abgezogen.`,
      "Nr. 7000 Nr. 1 VV",
      `${sache.feld}.auslagen.kopien`,
    );
  }
  return { sw: Math.max(0, sw - frei), farbe: Math.max(0, farbe - Math.max(0, frei - sw)) };
}

function gestaffelt(
  name: string,
  zahl: number,
  ersteSeiten: number,
  preis: { jeErste: Cent; jeWeitere: Cent },
): Schritt[] {
  const erste = Math.min(zahl, ersteSeiten);
  const schritt = (zahl: number, je: Cent): Schritt[] =>
    zahl > 0
      ? [
          {
            text: `${zahl} ${zahl === 1 ? name.replace("Seiten", "Seite") : name} × ${euro(je)}`,
            norm: "Nr. 7000 Nr. 1 VV",
            betrag: cent(zahl * je),
          },
        ]
      : [];
  return [...schritt(erste, preis.jeErste), ...schritt(zahl - erste, preis.jeWeitere)];
}
