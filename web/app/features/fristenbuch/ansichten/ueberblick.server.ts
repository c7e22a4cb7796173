import type { Sitzung } from "#platform/access/konto.ts";
import { oeffnet } from "#platform/access/tarif.ts";
import type { Karte, Ueberblick } from "#platform/beitraege.server.ts";
import { imBuch } from "../eintrag/buchzugang.server.ts";
import { istUeberfaellig } from "../eintrag/frist.ts";
import { anstehendeZaehlen, fristenFinden } from "../eintrag/lesen.server.ts";
import { ohneFaktor } from "./listenseite.server.ts";
import { abstandswort, tagKurz } from "./zeile.ts";

const hatBuch = ({ nutzer }: Sitzung): boolean => oeffnet(nutzer.subscriptionStatus, "premium");

/** The tiles of the book on the first page after signing in. */
export const fristkarten = (wer: Sitzung): readonly Karte[] =>
  hatBuch(wer)
    ? [
        {
          gruppe: "konto",
          rang: 14,
          pfad: "/fristenmanager",
          text: "Fristenmanager",
          satz: "Fristen buchen, kontrollieren und erledigen.",
        },
      ]
    : [];

const naechste = 5;

/** The day of an office begins with its book: what presses, and the next deadlines. */
export async function fristueberblick(wer: Sitzung): Promise<readonly Ueberblick[]> {
  if (!hatBuch(wer)) return [];
  const stand = await ohneFaktor(
    imBuch(wer, async (lage) => ({
      heute: lage.heute,
      zahlen: await anstehendeZaehlen(lage),
      fristen: await fristenFinden(lage, { status: "offen", mitTag: true, limit: naechste }),
    })),
  );
  if (!stand) return [];
  const { heute, zahlen, fristen } = stand;
  return [
    {
      rang: 10,
      id: "naechste-fristen",
      titel: "Nächste Fristen",
      satz: zahlensatz(zahlen),
      eintraege: fristen.map((f) => ({
        pfad: `/fristenmanager/${f.id}`,
        text: [f.aktenzeichen, f.titel].filter(Boolean).join(": "),
        satz: f.ende === null ? "" : `${tagKurz(f.ende)}, ${abstandswort(f.ende, heute)}`,
        dringend: istUeberfaellig(f, heute) ? "Überfällig" : undefined,
      })),
      leer: "Zurzeit steht keine offene Frist im Buch.",
      verweis: { pfad: "/fristenmanager", text: "Zum Fristenmanager" },
    },
  ];
}

type Zahlen = Awaited<ReturnType<typeof anstehendeZaehlen>>;

/** „2 überfällig, 1 heute fällig“; nothing presses: empty. */
export function zahlensatz({ ueberfaellig, heuteFaellig, vorfristen, zuKontrollieren }: Zahlen): string {
  const teile = [
    ueberfaellig > 0 && `${ueberfaellig} überfällig`,
    heuteFaellig > 0 && `${heuteFaellig} heute fällig`,
    vorfristen > 0 && (vorfristen === 1 ? "1 Vorfrist heute" : `${vorfristen} Vorfristen heute`),
    zuKontrollieren > 0 && `${zuKontrollieren} zu kontrollieren`,
  ].filter(Boolean);
  return teile.length === 0 ? "" : `${teile.join(", ")}.`;
}
