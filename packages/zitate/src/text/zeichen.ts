/** What a character is to the reader of citations. */
export const klasse = { sonst: 0, buchstabe: 1, ziffer: 2, leer: 3, zeile: 4, paragraph: 5 } as const;

const tabelle = new Uint8Array(65_536);
for (let c = 0; c < 0x530; c++)
  if (/[\p{L}\p{M}]/u.test(String.fromCharCode(c))) tabelle[c] = klasse.buchstabe;
for (let c = 0x1e00; c < 0x2000; c++) tabelle[c] = klasse.buchstabe;
for (let c = 0x30; c < 0x3a; c++) tabelle[c] = klasse.ziffer;
for (const c of [0x09, 0x20, 0xa0, 0x1680, 0x202f, 0x205f, 0x3000, 0xfeff]) tabelle[c] = klasse.leer;
for (let c = 0x2000; c < 0x200b; c++) tabelle[c] = klasse.leer;
for (const c of [0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029]) tabelle[c] = klasse.zeile;
tabelle[0xa7] = klasse.paragraph;

/** Class of a UTF-16 unit. */
export const klasseVon = (zeichen: number): number => tabelle[zeichen] ?? klasse.sonst;
