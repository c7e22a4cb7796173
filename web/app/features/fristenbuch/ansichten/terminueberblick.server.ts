import type { Sitzung } from "#platform/access/konto.ts";
import { oeffnet } from "#platform/access/tarif.ts";
import { ohneFaktor } from "#platform/access/zweiter-faktor.server.ts";
import type { Ueberblick } from "#platform/beitraege.server.ts";
import { imBuch } from "../einstellung/buchzugang.server.ts";
import { type Tageslage, tageslage } from "../termine/lesen.server.ts";
import type { Vorkommen } from "../termine/termin.ts";
import { terminpfad, zeitspannenwort } from "./terminzeile.ts";

const pfad = "/fristenmanager/termine";
const hoechstens = 5;

/**
 * Termine of today and Wiedervorlagen to be done, for the first page after signing in: those of the reader and of the whole
 * office. Apart from the deadlines, which are counted by themselves.
 */
export async function terminueberblick(wer: Sitzung): Promise<readonly Ueberblick[]> {
  if (!oeffnet(wer.nutzer.subscriptionStatus, "premium")) return [];
  const lage = await ohneFaktor(
    imBuch(wer, (lage) => tageslage(lage, lage.heute, { person: lage.akteur.id })),
  );
  if (!lage) return [];
  const offene = [...lage.liegengeblieben, ...lage.wiedervorlagen.filter((v) => v.erledigtAm === null)];
  // Who keeps none is not told so every morning.
  if (lage.termine.length + offene.length === 0) return [];
  return [
    {
      rang: 11,
      id: "termine-heute",
      titel: "Termine und Wiedervorlagen",
      lage: zahlen(lage, offene.length),
      eintraege: [...lage.termine, ...offene].slice(0, hoechstens).map((v) => eintrag(v)),
      leer: "",
      verweis: { pfad, text: "Zu den Terminen" },
    },
  ];
}

/** „2 Termine heute“, „1 Wiedervorlage“, „davon 1 liegen geblieben“. */
function zahlen({ termine, liegengeblieben }: Tageslage, wiedervorlagen: number): Ueberblick["lage"] {
  const zeilen: readonly (readonly [number, Ueberblick["lage"][number]])[] = [
    [
      termine.length,
      { pfad, text: termine.length === 1 ? "1 Termin heute" : `${termine.length} Termine heute` },
    ],
    [
      wiedervorlagen,
      {
        pfad: `${pfad}?art=wiedervorlage`,
        text: wiedervorlagen === 1 ? "1 Wiedervorlage offen" : `${wiedervorlagen} Wiedervorlagen offen`,
      },
    ],
    [
      liegengeblieben.length,
      {
        pfad: `${pfad}?art=wiedervorlage`,
        text: `${liegengeblieben.length} liegen geblieben`,
        dringend: true,
      },
    ],
  ];
  return zeilen.flatMap(([anzahl, zeile]) => (anzahl > 0 ? [zeile] : []));
}

const eintrag = (v: Vorkommen): Ueberblick["eintraege"][number] => ({
  pfad: terminpfad(v.termin.id, v.serientag),
  text: [v.termin.aktenzeichen, v.titel].filter(Boolean).join(": "),
  satz:
    v.termin.art === "wiedervorlage"
      ? "Wiedervorlage"
      : [zeitspannenwort(v) || "ganztägig", v.ort].filter(Boolean).join(", "),
});
