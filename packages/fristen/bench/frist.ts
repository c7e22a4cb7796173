import { readFileSync } from "node:fs";
import { tag } from "@gebuehrenportal/recht";
import { frist } from "../src/frist.ts";
import type { Fristeingabe } from "../src/typen.ts";
import { abwechselnd } from "./messen.ts";

const hoechstesVielfaches = 5;
const runden = 400;

/** One month that ends on Good Friday and moves over Easter, with place, derivation and reminder. */
const eingabe: Fristeingabe = {
  ereignisAm: tag("2026-03-03"),
  ereignisArt: "zustellung",
  dauer: [{ wert: 1, einheit: "monat" }],
  regime: "ZPO",
  ort: { land: "NW" },
};

/** A period with its derivation against `JSON.stringify` of a document of 4 KB, measured in turns. */
export function fristMessen(): boolean {
  const massstab: unknown = JSON.parse(
    readFileSync(new URL("./vier-kilobyte.json", import.meta.url), "utf8"),
  );
  let verbraucht = 0;
  const gemessen = abwechselnd(
    runden,
    () => {
      const antwort = frist(eingabe);
      if (antwort.art !== "ergebnis" || antwort.ende !== "2026-04-07") throw new Error("Falsches Ende");
      verbraucht += antwort.schritte.length;
    },
    () => {
      verbraucht += JSON.stringify(massstab).length;
    },
  );
  const vielfaches = gemessen.erste / gemessen.zweite;
  console.log(`Frist mit Rechenweg: ${gemessen.erste.toFixed(1)} µs (Median aus ${runden})`);
  console.log(
    `JSON.stringify von ${Buffer.byteLength(JSON.stringify(massstab))} Byte: ${gemessen.zweite.toFixed(1)} µs`,
  );
  console.log(`  Vielfaches ${vielfaches.toFixed(2)} (höchstens ${hoechstesVielfaches})`);
  return verbraucht > 0 && vielfaches <= hoechstesVielfaches;
}
