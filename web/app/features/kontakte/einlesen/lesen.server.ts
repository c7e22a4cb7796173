import { csvMitNummern } from "#dokumente/einlesen/csv.server.ts";
import { tabelleOderFehler, zelleHoechstens } from "#dokumente/einlesen/tabelle.ts";
import { sindKarten, visitenkartenLesen } from "#dokumente/einlesen/visitenkarten.server.ts";
import { gekuerzt } from "#platform/gekuerzt.ts";
import { csvTabelle, type Tabelle, zeilenHoechstens } from "./tabelle.ts";

/** What a file of contacts holds, whatever program wrote it; or why it cannot be read. */
export const lesen = (datei: Uint8Array): Tabelle | { readonly fehler: string } =>
  tabelleOderFehler(() => (sindKarten(datei) ? ausKarten(datei) : ausCsv(datei)), {
    leer: "In der Datei stehen keine Kontakte. Lesbar sind CSV und vCard (.vcf).",
    hoechstens: zeilenHoechstens,
  });

function ausCsv(datei: Uint8Array): Tabelle | undefined {
  const zeilen = csvMitNummern(datei, zeilenHoechstens);
  return zeilen && csvTabelle(zeilen);
}

/** Each address of a card is a contact of its own. */
function ausKarten(datei: Uint8Array): Tabelle {
  const kurz = (text: string) => gekuerzt(text.replaceAll("\0", ""), zelleHoechstens);
  const reihen = visitenkartenLesen(datei, zeilenHoechstens)
    .flatMap((karte, index): readonly { readonly nr: number; readonly felder: readonly string[] }[] => {
      if (!karte) return [{ nr: index + 1, felder: [] }];
      const emails = karte.emails.length > 0 ? karte.emails : [""];
      return emails.map((email) => ({ nr: index + 1, felder: [kurz(karte.name), kurz(email)] }));
    })
    .slice(0, zeilenHoechstens + 1);
  return {
    art: "vcard",
    spalten: ["Name", "E-Mail"],
    zeilen: reihen.map(({ felder }) => felder),
    nummern: reihen.map(({ nr }) => nr),
  };
}
