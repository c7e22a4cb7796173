import { type Cent, euro } from "@gebuehrenportal/recht";
import type { Formularfeld } from "./formularfeld.ts";
import type { Feldfehler } from "./lesen.ts";

/** Words of a fault at the field with this place (`a1.wert`, `a1.p2.satz`); `art`: its kind, where the form knows it. */
export function fehlertext(fehler: Feldfehler, ort: string, art?: Formularfeld["art"]): string {
  switch (fehler.art) {
    case "recht":
      return `${fehler.text} (${fehler.norm})`;
    case "zu-hoch":
      return fehler.grenze
        ? `Bitte geben Sie einen gültigen Wert ein. Für die Gebühren zählen höchstens ${rund(fehler.grenze.betrag)} (${fehler.grenze.norm}).`
        : "Bitte geben Sie einen gültigen Wert ein.";
    case "mehrdeutig":
      return `Das ist mehrdeutig. Meinen Sie ${fehler.lesarten.map(euro).join(" oder ")}?`;
    case "fehlt":
      if (art === "tag") return "Bitte geben Sie einen Tag ein. Beispiel: 05.03.2027";
      if (art === "auswahl") return "Bitte wählen Sie aus.";
      break;
    default:
      if (art === "tag") return tag;
  }
  return ungueltig[ort.slice(ort.lastIndexOf(".") + 1)] ?? "Bitte geben Sie einen gültigen Wert ein.";
}

/** „30.000.000 €“ */
export const rund = (betrag: Cent): string => euro(betrag).replace(",00", "");

const tag = "Diesen Tag gibt es nicht. Beispiel: 05.03.2027";
const zeit = "Bitte Stunden angeben, zum Beispiel 3,5 oder 3:30.";
const parteien = "Bitte eine ganze Zahl von 1 bis 100 angeben.";
const ungueltig: Readonly<Record<string, string>> = {
  mandanten: parteien,
  gegner: parteien,
  auftrag: tag,
  beiordnung: tag,
  erledigt: tag,
  rechtsmittel: tag,
  weitereAuftraege: tag,
  leistungsende: tag,
  am: tag,
  frueherAuftrag: tag,
  frueherErledigt: tag,
  satz: "Bitte geben Sie einen Satz wie 1,3 ein.",
  bezugSatz: "Bitte geben Sie einen Satz wie 1,3 ein.",
  frueherSatz: "Bitte geben Sie einen Satz wie 1,3 ein.",
  stunden: zeit,
  abwesenheit: zeit,
  abwesenheitAusland: zeit,
  frist: "Bitte wählen Sie eine Frist aus dem Katalog.",
  ort: "Bitte wählen Sie einen Ort aus der Liste. Ist er nicht erfasst, genügt das Land.",
  bestimmt: "Bitte eine Dauer angeben, zum Beispiel 6 Wochen oder 2 Monate.",
  uhr: "Bitte eine Uhrzeit angeben, zum Beispiel 14:30.",
  durchlaufend: "Bitte je Posten eine Bezeichnung und einen Betrag angeben: Gerichtskosten 849,00",
};
