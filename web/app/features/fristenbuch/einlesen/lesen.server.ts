import type { Tag } from "@gebuehrenportal/recht";
import { csvMitNummern } from "#dokumente/einlesen/csv.server.ts";
import { tabelleOderFehler } from "#dokumente/einlesen/tabelle.ts";
import { istKalender, kalenderLesen } from "#dokumente/einlesen/termine.server.ts";
import { gekuerzt } from "#platform/gekuerzt.ts";
import { zelleHoechstens } from "./grenzen.ts";
import { csvFristen, type Fristtabelle, vorgemerkt, wiederkehrend, zeilenHoechstens } from "./tabelle.ts";

/** What a file of deadlines holds, whatever program wrote it; or why it cannot be read. */
export const lesen = (datei: Uint8Array, heute: Tag): Fristtabelle | { readonly fehler: string } =>
  tabelleOderFehler(() => (istKalender(datei) ? ausKalender(datei) : ausCsv(datei, heute)), {
    leer: "In der Datei stehen keine Fristen. Lesbar sind CSV und Kalender (.ics).",
    hoechstens: zeilenHoechstens,
  });

function ausCsv(datei: Uint8Array, heute: Tag): Fristtabelle | undefined {
  const zeilen = csvMitNummern(datei, zeilenHoechstens);
  return zeilen && csvFristen(zeilen, heute);
}

function ausKalender(datei: Uint8Array): Fristtabelle {
  const kurz = (text: string) => gekuerzt(text.replaceAll("\0", ""), zelleHoechstens);
  const zeilen = kalenderLesen(datei, zeilenHoechstens).map((termin): readonly string[] => {
    if (!termin) return [];
    const { aktenzeichen, titel } = ausTitel(kurz(termin.titel));
    const kopie = /^(?:Vorläufig, )?(Vorfrist|Sicherer Tag): /.test(termin.titel);
    const ende = termin.wiederholt ? wiederkehrend : kopie ? vorgemerkt : termin.tag;
    const erledigt = { offen: "", erledigt: "erledigt", abgesagt: "abgesagt" }[termin.zustand];
    return [ende, termin.uhr ?? "", kurz(titel), kurz(aktenzeichen), kurz(termin.text), erledigt];
  });
  return {
    art: "ics",
    zeilen: zeilen.slice(0, zeilenHoechstens + 1),
    spalten: ["Ende", "Uhrzeit", "Frist", "Aktenzeichen", "Bemerkung", "Erledigt"],
    nummern: zeilen.map((_, i) => i + 1).slice(0, zeilenHoechstens + 1),
  };
}

/** „Notfrist Stellungnahme, 12/26 (16:00 Uhr)“ as this portal writes it, „Frist: 12/26: Stellungnahme“ as others do. */
function ausTitel(text: string): { readonly aktenzeichen: string; readonly titel: string } {
  const [, eigener, akte] =
    /^(?:Vorläufig, )?(?:Frist|Notfrist|Wartefrist) (.+), ([^,:]{0,60}\d+\/\d{2,4}[^,:]{0,60}?)(?: \(\d\d:\d\d Uhr\))?$/.exec(
      text,
    ) ?? [];
  if (eigener && akte) return { aktenzeichen: akte, titel: eigener };
  const ohne = text.replace(/^(?:Not)?Frist(?: \([^)]*\))?:\s*/i, "");
  const [, aktenzeichen, titel] = /^([^:]{0,60}\d+\/\d{2,4}[^:]{0,60}):\s+(.+)$/s.exec(ohne) ?? [];
  return aktenzeichen && titel ? { aktenzeichen, titel } : { aktenzeichen: "", titel: ohne };
}
