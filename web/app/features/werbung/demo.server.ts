import { plusTage, tag } from "@gebuehrenportal/recht";
import type { Transaction } from "kysely";
import { bildbibliothek } from "#platform/bild/bibliothek.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import type { Demoteil } from "#platform/demo.server.ts";
import type { Kampagne } from "./anzeigen/kampagne.ts";
import { kampagneAnlegen, kampagneEntfernen, werbungLeeren } from "./anzeigen/kampagnen-store.server.ts";
import { platznamen } from "./anzeigen/plaetze.ts";
import { zaehlen } from "./anzeigen/zaehler-store.server.ts";
import { anzeigenbildAblegen } from "./kampagnen/bild.server.ts";

/** The operator's own campaigns, which the first migration of ads has brought. */
const eigene = ["6f0c1a52-0001-4000-8000-000000000001", "6f0c1a52-0002-4000-8000-000000000002"];
const feinkost = "6f0c1a52-0003-4000-8000-000000000003";

/** Somebody who advertises in the demo, with a month of figures. */
export const werbedemo: Demoteil = {
  leeren: (tx) => werbungLeeren(tx, eigene),
  entfernen: (tx) => kampagneEntfernen(tx, feinkost),
  vorbereiten: async (lager) => {
    const bild = await anzeigenbildAblegen(await morgenrot(), lager, feinkost);
    return async (tx) => anlegen(tx, "schluessel" in bild ? bild.schluessel : undefined);
  },
};

async function anlegen(tx: Transaction<DB>, schluessel: string | undefined): Promise<void> {
  const kampagne: Omit<Kampagne, "id"> = {
    art: "bezahlt",
    werbender: "Feinkost Morgenrot (Beispiel)",
    titel: "Feinkost Morgenrot",
    text: "Brot, Obst und Kaffee vor acht im Büro. Ein Beispiel für eine bezahlte Anzeige.",
    ziel: "https://example.com/",
    plaetze: platznamen,
    themen: [],
    gewicht: 10,
    von: tag("2026-01-01"),
    bis: null,
    bild: schluessel ? { schluessel, text: "Zeichnung: eine aufgehende Sonne über einem Brotlaib" } : null,
  };
  await kampagneAnlegen(tx, kampagne, feinkost);
  const gestern = plusTage(heute(), -1);
  for (let i = 0; i < 28; i += 1) {
    const zaehlungen = platznamen.map((platz, nr) => {
      // Figures that go up and down over the week, always the same.
      const ansichten = 12 + ((i * 7 + nr * 11) % 23) + (i % 7 < 5 ? 20 : 0);
      const klicks = (i + nr) % 5 === 0 ? 1 : 0;
      return { kampagne: feinkost, platz, ansichten, klicks, sekunden: ansichten * 4 };
    });
    await zaehlen(tx, plusTage(gestern, -i), zaehlungen);
  }
}

/** A drawing of our own. */
async function morgenrot(): Promise<Uint8Array> {
  const sharp = await bildbibliothek();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="288" height="288" viewBox="0 0 288 288">
    <rect width="288" height="288" fill="#fbe9dd"/>
    <circle cx="144" cy="132" r="64" fill="#d9572f"/>
    <path d="M24 188c40-34 88-48 120-48s80 14 120 48v44H24z" fill="#8a4b22"/>
    <path d="M84 168l20 36M134 154l18 42M188 162l14 38" stroke="#fbe9dd" stroke-width="8" stroke-linecap="round"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
