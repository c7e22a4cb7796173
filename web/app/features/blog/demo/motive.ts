/** Abstract pictures that stand above some posts. */
export const motive = ["stufen", "waage", "kalender", "kreise", "wellen", "raster"] as const;
type Motiv = (typeof motive)[number];

/** What is seen, for those who do not see it. */
export const bildtexte: Readonly<Record<Motiv, string>> = {
  stufen: "Abstrakte Grafik: Säulen, die wie Gebührenstufen von links nach rechts ansteigen",
  waage: "Abstrakte Grafik: zwei Kreise im Gleichgewicht auf einem schmalen Balken",
  kalender: "Abstrakte Grafik: ein Raster aus Kalendertagen, einer davon hervorgehoben",
  kreise: "Abstrakte Grafik: konzentrische Kreise um einen Punkt, wie Umkreise eines Ortes",
  wellen: "Abstrakte Grafik: übereinanderliegende Wellen in abgestuften Blautönen",
  raster: "Abstrakte Grafik: zwei ineinandergeschobene Flächen mit einer Lücke dazwischen",
};

export const bildquelle = "Grafik: Gebührenportal";

const breite = 1_080;
const hoehe = 608;
const farben = {
  tief: "#12304f",
  dunkel: "#1d4c78",
  mittel: "#3f7cac",
  hell: "#a9c9e2",
  blass: "#e7f0f7",
  akzent: "#d9a441",
};

/** A picture of plain shapes as SVG, 720 by 405: as wide as a post is read, and quick to compress. */
export function motivSvg(motiv: Motiv): string {
  const grund = `<rect width="${breite}" height="${hoehe}" fill="${farben.blass}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="405" viewBox="0 0 ${breite} ${hoehe}">${grund}${formen[motiv]()}</svg>`;
}

const reihe = (anzahl: number): number[] => Array.from({ length: anzahl }, (_, i) => i);
const ton = (index: number): string =>
  [farben.hell, farben.mittel, farben.dunkel, farben.tief][index % 4] ?? farben.hell;

const formen: Readonly<Record<Motiv, () => string>> = {
  stufen: () =>
    reihe(9)
      .map((index) => {
        const h = 70 + index * index * 5.6;
        const farbe = index === 6 ? farben.akzent : ton(Math.floor(index / 2.4));
        return `<rect x="${90 + index * 102}" y="${hoehe - 60 - h}" width="78" height="${h}" rx="6" fill="${farbe}"/>`;
      })
      .join(""),
  waage: () =>
    `<rect x="180" y="330" width="720" height="14" rx="7" fill="${farben.tief}"/>` +
    `<path d="M540 344 L610 520 H470 Z" fill="${farben.dunkel}"/>` +
    `<circle cx="300" cy="230" r="98" fill="${farben.mittel}"/><circle cx="800" cy="262" r="66" fill="${farben.akzent}"/>` +
    `<circle cx="670" cy="292" r="36" fill="${farben.hell}"/>`,
  kalender: () =>
    reihe(28)
      .map((index) => {
        const farbe = index === 18 ? farben.akzent : index % 7 > 4 ? farben.mittel : farben.hell;
        return `<rect x="${130 + (index % 7) * 120}" y="${70 + Math.floor(index / 7) * 122}" width="100" height="100" rx="10" fill="${farbe}"/>`;
      })
      .join(""),
  kreise: () =>
    reihe(6)
      .map(
        (i) => `<circle cx="640" cy="330" r="${390 - i * 68}" fill="${i === 5 ? farben.akzent : ton(i)}"/>`,
      )
      .join(""),
  wellen: () =>
    `${reihe(4)
      .map((index) => {
        const y = 180 + index * 100;
        return `<path d="M0 ${y} C 180 ${y - 110}, 360 ${y + 110}, 540 ${y} S 900 ${y - 110}, 1080 ${y} V ${hoehe} H 0 Z" fill="${ton(index)}"/>`;
      })
      .join("")}<circle cx="830" cy="120" r="52" fill="${farben.akzent}"/>`,
  raster: () =>
    `<rect x="120" y="90" width="420" height="420" rx="18" fill="${farben.mittel}"/>` +
    `<rect x="580" y="90" width="380" height="250" rx="18" fill="${farben.dunkel}"/>` +
    `<rect x="580" y="380" width="380" height="130" rx="18" fill="${farben.akzent}"/>` +
    `<rect x="180" y="150" width="300" height="300" rx="14" fill="${farben.hell}"/>`,
};

/** A square picture of a person who does not exist. */
export function portraetSvg(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 400 400">` +
    `<rect width="400" height="400" fill="${farben.hell}"/>` +
    `<circle cx="200" cy="158" r="74" fill="${farben.tief}"/>` +
    `<path d="M60 400 C 60 300, 130 262, 200 262 S 340 300, 340 400 Z" fill="${farben.dunkel}"/></svg>`
  );
}
