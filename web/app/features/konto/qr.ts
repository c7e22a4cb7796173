/**
 * QR codes (ISO/IEC 18004) for short texts: byte mode, error correction M, versions 1 to 13. Enough for the address an
 * authenticator app scans; longer texts get none.
 */

/** Error correction M: code words for correction per block, and number of blocks, by version. */
const korrektur = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22] as const;
const bloecke = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9] as const;

/** The modules of the code, row by row, `true` is dark; undefined when the text is too long. */
export function qrModule(text: string): readonly (readonly boolean[])[] | undefined {
  const daten = new TextEncoder().encode(text);
  const version = korrektur.findIndex((_, i) => daten.length <= nutzlast(i + 1)) + 1;
  if (version === 0) return undefined;
  const bits = verschraenkt(version, datenwoerter(daten, version));
  let bestes: Feld | undefined;
  for (let maske = 0; maske < 8; maske += 1) {
    const feld = gezeichnet(version, bits, maske);
    if (!bestes || strafe(feld.dunkel) < strafe(bestes.dunkel)) bestes = feld;
  }
  return bestes?.dunkel;
}

/** The code as the path of an SVG of `groesse` units, four of them quiet on each side. */
export function qrPfad(text: string): { readonly pfad: string; readonly groesse: number } | undefined {
  const module = qrModule(text);
  if (!module) return undefined;
  const pfad = module
    .flatMap((zeile, y) => zeile.flatMap((dunkel, x) => (dunkel ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])))
    .join("");
  return { pfad, groesse: module.length + 8 };
}

type Feld = { readonly dunkel: boolean[][]; readonly fest: boolean[][] };

/** Code words a version holds, correction included. */
function woerter(version: number): number {
  const marken = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const ausrichtung = marken === 0 ? 0 : (25 * marken - 10) * marken - 55;
  const bits = (16 * version + 128) * version + 64 - ausrichtung - (version >= 7 ? 36 : 0);
  return Math.floor(bits / 8);
}

function datenplatz(version: number): number {
  return woerter(version) - (korrektur[version - 1] ?? 0) * (bloecke[version - 1] ?? 0);
}

/** Bytes of text: without the mode and the count (8 bits up to version 9, then 16). */
function nutzlast(version: number): number {
  return datenplatz(version) - (version < 10 ? 2 : 3);
}

function datenwoerter(daten: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const anhaengen = (wert: number, laenge: number) => {
    for (let i = laenge - 1; i >= 0; i -= 1) bits.push((wert >>> i) & 1);
  };
  anhaengen(0b0100, 4);
  anhaengen(daten.length, version < 10 ? 8 : 16);
  for (const byte of daten) anhaengen(byte, 8);
  const platz = datenplatz(version) * 8;
  anhaengen(0, Math.min(4, platz - bits.length));
  anhaengen(0, (8 - (bits.length % 8)) % 8);
  for (let fuellung = 0xec; bits.length < platz; fuellung ^= 0xec ^ 0x11) anhaengen(fuellung, 8);
  return Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((wert, bit) => (wert << 1) | bit, 0),
  );
}

/** Splits the words into blocks, adds their correction and takes them in turn; as bits. */
function verschraenkt(version: number, daten: readonly number[]): number[] {
  const anzahl = bloecke[version - 1] ?? 1;
  const korrekturlaenge = korrektur[version - 1] ?? 0;
  const teiler = teilerpolynom(korrekturlaenge);
  const kurz = Math.floor(daten.length / anzahl);
  const lange = daten.length % anzahl;
  let anfang = 0;
  const teile = Array.from({ length: anzahl }, (_, i) => {
    const ende = anfang + kurz + (i >= anzahl - lange ? 1 : 0);
    const teil = daten.slice(anfang, ende);
    anfang = ende;
    return { teil, rest: divisionsrest(teil, teiler) };
  });
  const folge: number[] = [];
  for (let i = 0; i <= kurz; i += 1)
    for (const { teil } of teile) if (i < teil.length) folge.push(teil[i] ?? 0);
  for (let i = 0; i < korrekturlaenge; i += 1) for (const { rest } of teile) folge.push(rest[i] ?? 0);
  return folge.flatMap((wort) => Array.from({ length: 8 }, (_, i) => (wort >>> (7 - i)) & 1));
}

/** Product in the field of 256 elements with x⁸ + x⁴ + x³ + x² + 1. */
function mal(a: number, b: number): number {
  let produkt = 0;
  for (let i = 7; i >= 0; i -= 1) {
    produkt = (produkt << 1) ^ ((produkt >>> 7) * 0x11d);
    produkt ^= ((b >>> i) & 1) * a;
  }
  return produkt;
}

function teilerpolynom(grad: number): number[] {
  let polynom = [1];
  let wurzel = 1;
  for (let i = 0; i < grad; i += 1) {
    const naechstes = [...polynom, 0];
    polynom.forEach((wert, j) => {
      naechstes[j + 1] = (naechstes[j + 1] ?? 0) ^ mal(wert, wurzel);
    });
    polynom = naechstes;
    wurzel = mal(wurzel, 2);
  }
  return polynom.slice(1);
}

function divisionsrest(daten: readonly number[], teiler: readonly number[]): number[] {
  const rest = teiler.map(() => 0);
  for (const wort of daten) {
    const faktor = wort ^ (rest.shift() ?? 0);
    rest.push(0);
    teiler.forEach((wert, i) => {
      rest[i] = (rest[i] ?? 0) ^ mal(wert, faktor);
    });
  }
  return rest;
}

function gezeichnet(version: number, bits: readonly number[], maske: number): Feld {
  const groesse = version * 4 + 17;
  const leer = () => Array.from({ length: groesse }, () => Array<boolean>(groesse).fill(false));
  const feld: Feld = { dunkel: leer(), fest: leer() };
  festesZeichnen(feld, version);
  formatZeichnen(feld, maske);
  let i = 0;
  for (const [x, y] of schlangenlinie(groesse)) {
    if (feld.fest[y]?.[x]) continue;
    setzen(feld, x, y, (bits[i] === 1) !== maskiert(maske, x, y), false);
    i += 1;
  }
  return feld;
}

function setzen({ dunkel, fest }: Feld, x: number, y: number, wert: boolean, istFest = true): void {
  const zeile = dunkel[y];
  const festzeile = fest[y];
  if (!zeile || !festzeile || x < 0 || x >= zeile.length) return;
  zeile[x] = wert;
  if (istFest) festzeile[x] = true;
}

/** Timing lines, finders, alignment marks and, from version 7 on, the version itself. */
function festesZeichnen(feld: Feld, version: number): void {
  const groesse = feld.dunkel.length;
  for (let i = 0; i < groesse; i += 1) {
    setzen(feld, 6, i, i % 2 === 0);
    setzen(feld, i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [groesse - 4, 3],
    [3, groesse - 4],
  ] as const)
    quadrat(feld, x, y, 4, (abstand) => abstand !== 2 && abstand !== 4);
  const lagen = ausrichtungslagen(version);
  const letzte = lagen.length - 1;
  lagen.forEach((x, i) => {
    lagen.forEach((y, j) => {
      const imSucher = (i === 0 && j === 0) || (i === 0 && j === letzte) || (i === letzte && j === 0);
      if (!imSucher) quadrat(feld, x, y, 2, (abstand) => abstand !== 1);
    });
  });
  if (version < 7) return;
  let rest = version;
  for (let i = 0; i < 12; i += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i += 1) {
    const wert = ((bits >>> i) & 1) === 1;
    const a = groesse - 11 + (i % 3);
    const b = Math.floor(i / 3);
    setzen(feld, a, b, wert);
    setzen(feld, b, a, wert);
  }
}

function quadrat(feld: Feld, x: number, y: number, halb: number, dunkel: (abstand: number) => boolean): void {
  for (let dy = -halb; dy <= halb; dy += 1)
    for (let dx = -halb; dx <= halb; dx += 1)
      setzen(feld, x + dx, y + dy, dunkel(Math.max(Math.abs(dx), Math.abs(dy))));
}

function ausrichtungslagen(version: number): number[] {
  if (version === 1) return [];
  const anzahl = Math.floor(version / 7) + 2;
  const letzte = version * 4 + 10;
  const schritt = Math.ceil((letzte - 6) / (anzahl - 1) / 2) * 2;
  return [6, ...Array.from({ length: anzahl - 1 }, (_, i) => letzte - (anzahl - 2 - i) * schritt)];
}

/** Correction M and mask, protected and drawn twice. */
function formatZeichnen(feld: Feld, maske: number): void {
  const groesse = feld.dunkel.length;
  let rest = maske;
  for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((maske << 10) | rest) ^ 0x5412;
  const bit = (i: number) => ((bits >>> i) & 1) === 1;
  for (let i = 0; i < 15; i += 1) {
    const oben = i < 6 ? i : i < 8 ? i + 1 : undefined;
    if (oben !== undefined) setzen(feld, 8, oben, bit(i));
    else setzen(feld, i === 8 ? 7 : 14 - i, 8, bit(i));
    if (i < 8) setzen(feld, groesse - 1 - i, 8, bit(i));
    else setzen(feld, 8, groesse - 15 + i, bit(i));
  }
  setzen(feld, 8, groesse - 8, true);
}

/** Two columns at a time, from the right, up and down in turn; the column of the timing line is left out. */
function* schlangenlinie(groesse: number): Generator<readonly [number, number]> {
  let aufwaerts = true;
  for (let rechts = groesse - 1; rechts > 0; rechts -= rechts === 8 ? 3 : 2) {
    for (let i = 0; i < groesse; i += 1) {
      const y = aufwaerts ? groesse - 1 - i : i;
      yield [rechts, y];
      yield [rechts - 1, y];
    }
    aufwaerts = !aufwaerts;
  }
}

function maskiert(maske: number, x: number, y: number): boolean {
  switch (maske) {
    case 0:
      return (x + y) % 2 === 0;
    case 1:
      return y % 2 === 0;
    case 2:
      return x % 3 === 0;
    case 3:
      return (x + y) % 3 === 0;
    case 4:
      return (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0;
    case 5:
      return ((x * y) % 2) + ((x * y) % 3) === 0;
    case 6:
      return (((x * y) % 2) + ((x * y) % 3)) % 2 === 0;
    default:
      return (((x + y) % 2) + ((x * y) % 3)) % 2 === 0;
  }
}

/** Rates what makes a code hard to read: long runs, blocks, patterns like a finder, too much of one colour. */
function strafe(dunkel: readonly (readonly boolean[])[]): number {
  const zeilen = dunkel.map((zeile) => zeile.map(Number).join(""));
  const spalten = dunkel.map((_, x) => dunkel.map((zeile) => Number(zeile[x])).join(""));
  let summe = 0;
  for (const linie of [...zeilen, ...spalten]) {
    for (const [lauf] of linie.matchAll(/0{5,}|1{5,}/g)) summe += lauf.length - 2;
    summe += 40 * (linie.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  for (let y = 1; y < dunkel.length; y += 1)
    for (let x = 1; x < dunkel.length; x += 1) {
      const vier = [dunkel[y]?.[x], dunkel[y]?.[x - 1], dunkel[y - 1]?.[x], dunkel[y - 1]?.[x - 1]];
      if (vier.every((eines) => eines === vier[0])) summe += 3;
    }
  const anteil = (zeilen.join("").match(/1/g)?.length ?? 0) / dunkel.length ** 2;
  return summe + 10 * Math.floor(Math.abs(anteil - 0.5) * 20);
}
