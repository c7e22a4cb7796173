/** What a test wants on a page: lines of text from the left lower corner, or its own content. */
export type Testseite = {
  readonly zeilen?: readonly Testzeile[];
  readonly inhalt?: string;
  /** Further entries of the page: `/Rotate 90`. */
  readonly eintraege?: string;
  readonly masse?: readonly [number, number, number, number];
};

/** A line in Helvetica. */
export type Testzeile = readonly [x: number, y: number, text: string, groesse?: number];

/** A small PDF with these pages, each byte of it as it stands here. */
export function pdf(seiten: readonly Testseite[]): Uint8Array {
  const erste = 4;
  return ausObjekten([
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Count ${seiten.length}/Kids[${seiten.map((_, i) => `${erste + i * 2} 0 R`).join(" ")}]>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
    ...seiten.flatMap((seite, i) => [seitenobjekt(seite, erste + i * 2 + 1), strom(inhaltVon(seite))]),
  ]);
}

/** A PDF of objects that are numbered from 1; the first is the catalogue. */
export function ausObjekten(objekte: readonly string[]): Uint8Array {
  let datei = "%PDF-1.7\n";
  const stellen = objekte.map((objekt, i) => {
    const stelle = datei.length;
    datei += `${i + 1} 0 obj\n${objekt}\nendobj\n`;
    return `${String(stelle).padStart(10, "0")} 00000 n \n`;
  });
  const tabelle = datei.length;
  datei += `xref\n0 ${objekte.length + 1}\n0000000000 65535 f \n${stellen.join("")}`;
  datei += `trailer\n<</Size ${objekte.length + 1}/Root 1 0 R>>\nstartxref\n${tabelle}\n%%EOF\n`;
  return Uint8Array.from(datei, (zeichen) => zeichen.charCodeAt(0));
}

function seitenobjekt({ masse = [0, 0, 595, 842], eintraege = "" }: Testseite, inhalt: number): string {
  return `<</Type/Page/Parent 2 0 R/MediaBox[${masse.join(" ")}]/Resources<</Font<</F 3 0 R>>>>/Contents ${inhalt} 0 R${eintraege}>>`;
}

/** An object with a stream. */
export const strom = (inhalt: string, eintraege = ""): string =>
  `<</Length ${inhalt.length}${eintraege}>>\nstream\n${inhalt}\nendstream`;

function inhaltVon({ zeilen = [], inhalt = "" }: Testseite): string {
  const texte = zeilen.map(
    ([x, y, text, groesse = 11]) =>
      `BT /F ${groesse} Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[\\()]/g, "\\$&")}) Tj ET`,
  );
  return [...texte, inhalt].join("\n");
}
