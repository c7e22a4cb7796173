import type { Gleichwertig } from "./gleichwertig-typ.ts";

const stufen = "packages/recht/src/stufentabelle.ts";
const zeilen = "packages/recht/src/tabellenzeilen.ts";
const worte = "packages/recht/src/wortabstand.ts";
const nurSchneller = "Übersprungen wird nur, was ohnehin keine Zeile gibt: Es dauert länger, mehr nicht.";
const sprung = "if (uebersprungen > 0) unten += uebersprungen * stufe.jeAngefangene;";
const frueherFertig = "Der Abstand am Ende läge auch darüber; hier wird nur früher aufgehört.";

/** Changes in `packages/recht` and `packages/versorgungsausgleich` that alter nothing anybody could see. */
export const gleichwertigeRecht: readonly Gleichwertig[] = [
  {
    datei: stufen,
    zeile: "if (wert <= unten) break;",
    ersatz: "wert < unten",
    grund: "Über der Grenze liegen dann 0 Cent, also keine angefangene Stufe.",
  },
  { datei: zeilen, zeile: sprung, ersatz: "false", grund: nurSchneller },
  {
    datei: zeilen,
    zeile: sprung,
    ersatz: "uebersprungen >= 0",
    grund: "0 Stufen zu überspringen ist nichts.",
  },
  {
    datei: zeilen,
    zeile: sprung,
    ersatz: "unten -= uebersprungen * stufe.jeAngefangene",
    grund: nurSchneller,
  },
  {
    datei: worte,
    zeile: "if (Math.abs(a.length - b.length) > hoechstens) return undefined;",
    ersatz: "false",
    grund: frueherFertig,
  },
  {
    datei: worte,
    zeile: "if (Math.min(...zeile) > hoechstens) return undefined;",
    ersatz: "false",
    grund: frueherFertig,
  },
  {
    datei: "packages/versorgungsausgleich/src/pruefung.ts",
    zeile: 'const warum = betrag < 0 ? "ist negativ" : "ist kein gültiger Betrag in ganzen Cent";',
    ersatz: "betrag <= 0",
    grund: "0 ist ein gültiger Betrag und kommt hierher nicht.",
  },
];
