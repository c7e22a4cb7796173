import { betragAusText, type Cent, euro, plusTage, type Tag, tagAusText } from "@gebuehrenportal/recht";
import type { Empfaenger } from "#dokumente/e-rechnung/beleg.ts";
import { istLand } from "#dokumente/e-rechnung/laender.ts";
import type { Leistungsort } from "#dokumente/e-rechnung/steuer.ts";
import { istEmail, istLeitwegId, istUstIdNr } from "./absender.ts";
import {
  hoechstensAuftraege,
  hoechstensPosten,
  hoechstensZahlungen,
  istLeistungsort,
  istZahlungsart,
  type Kostennotenfelder,
  type Zahlungsart,
} from "./felder.ts";
import { istRestgrund, type Restgrund } from "./restgrund.ts";

export type Zahlungsangabe = {
  readonly art: Zahlungsart;
  readonly am: Tag | undefined;
  readonly betrag: Cent;
  /** Percent of VAT in it; unset: that of the Kostennote. */
  readonly prozent: number | undefined;
};

/** What a draft says beside its calculation. Days that are missing are told by the check list. */
export type Angaben = {
  readonly empfaenger: Empfaenger;
  readonly betreff: string;
  readonly aktenzeichen: string;
  readonly von: Tag | undefined;
  readonly bis: Tag | undefined;
  /** Day of the mandate of each matter of the calculation, in its order, as far as it is told here (§ 60 RVG). */
  readonly auftraege: readonly (Tag | undefined)[];
  readonly leistungsort: Leistungsort;
  /** Days until payment is due. */
  readonly ziel: number;
  readonly text: string;
  readonly mitRechenweg: boolean;
  /** The agreed or the statutory fees (§ 3a RVG); unset: nothing was chosen. */
  readonly verguetung: "vereinbarung" | "gesetz" | undefined;
  /** Why more than nothing is owed beside the treasury, and the day on which the court decided it (§ 52 RVG). */
  readonly rest: Restgrund | undefined;
  readonly restAm: Tag | undefined;
  readonly posten: readonly { readonly text: string; readonly betrag: Cent }[];
  readonly zahlungen: readonly Zahlungsangabe[];
};

const zielVorgabe = 14;

/** Reads the fields of a draft; `fehler` names by field what cannot be understood, and is empty when all is well. */
export function angabenAus(
  felder: Kostennotenfelder,
  heute: Tag,
): { readonly angaben: Angaben; readonly fehler: Readonly<Record<string, string>> } {
  const fehler: Record<string, string> = {};
  const tag = (name: string): Tag | undefined => {
    const lesung = tagAusText(felder[name] ?? "", heute);
    if (lesung.art === "tag") return lesung.tag;
    if (lesung.art === "ungueltig") fehler[name] = "Diesen Tag gibt es nicht. Beispiel: 05.03.2027.";
    return undefined;
  };
  const betrag = (name: string): Cent | undefined => {
    const lesung = betragAusText(felder[name] ?? "");
    if (lesung.art === "betrag") return lesung.betrag;
    if (lesung.art === "mehrdeutig")
      fehler[name] = `Nicht eindeutig. Meinen Sie ${lesung.lesarten.map(euro).join(" oder ")}?`;
    if (lesung.art === "ungueltig") fehler[name] = "Bitte geben Sie einen Betrag ein, zum Beispiel 1.234,50.";
    return undefined;
  };
  const angaben: Angaben = {
    empfaenger: empfaengerAus(felder, fehler),
    betreff: felder.betreff ?? "",
    aktenzeichen: felder.aktenzeichen ?? "",
    von: tag("von"),
    bis: tag("bis"),
    auftraege: nummern(hoechstensAuftraege).map((i) => tag(`auftrag${i}`)),
    leistungsort: istLeistungsort(felder.leistungsort ?? "")
      ? (felder.leistungsort as Leistungsort)
      : "inland",
    ziel: zielAus(felder.ziel, fehler),
    text: felder.text ?? "",
    mitRechenweg: felder.rechenweg === "ja",
    verguetung:
      felder.verguetung === "gesetz" || felder.verguetung === "vereinbarung" ? felder.verguetung : undefined,
    rest: istRestgrund(felder.rest ?? "") ? (felder.rest as Restgrund) : undefined,
    restAm: tag("restam"),
    posten: nummern(hoechstensPosten).flatMap((nr) => {
      const wert = betrag(`postenbetrag${nr}`);
      const text = felder[`postentext${nr}`] ?? "";
      if (text && felder[`postenbetrag${nr}`] === undefined)
        fehler[`postenbetrag${nr}`] = "Zu diesem Posten fehlt der Betrag.";
      if (wert !== undefined && !text)
        fehler[`postentext${nr}`] = "Bezeichnen Sie den Posten: § 10 Abs. 2 RVG verlangt es.";
      return wert !== undefined && wert > 0 && text ? [{ text, betrag: wert }] : [];
    }),
    zahlungen: nummern(hoechstensZahlungen).flatMap((nr): Zahlungsangabe[] => {
      const wert = betrag(`zahlungbetrag${nr}`);
      const am = tag(`zahlungam${nr}`);
      const prozent = prozentAus(felder[`zahlungsteuer${nr}`], `zahlungsteuer${nr}`, fehler);
      const art = felder[`zahlungsart${nr}`] ?? "";
      if (wert === undefined || wert === 0) return [];
      return [{ art: istZahlungsart(art) ? art : "vorschuss", am, betrag: wert, prozent }];
    }),
  };
  if (angaben.von && angaben.bis && angaben.von > angaben.bis)
    fehler.bis = "Das Ende liegt vor dem Beginn der Leistung.";
  return { angaben, fehler };
}

export const nummern = (anzahl: number): readonly number[] => Array.from({ length: anzahl }, (_, i) => i + 1);

/** Last day of payment. */
export const zahlbarBis = ({ ziel }: Pick<Angaben, "ziel">, datum: Tag): Tag => plusTage(datum, ziel);

function empfaengerAus(felder: Kostennotenfelder, fehler: Record<string, string>): Empfaenger {
  const empfaenger: Empfaenger = {
    name: felder.name ?? "",
    zusatz: felder.zusatz ?? "",
    strasse: felder.strasse ?? "",
    plz: felder.plz ?? "",
    ort: felder.ort ?? "",
    land: (felder.land ?? "DE").toUpperCase(),
    ustIdNr: (felder.ustIdNr ?? "").replace(/\s/g, "").toUpperCase(),
    email: felder.email ?? "",
    leitwegId: (felder.leitwegId ?? "").replace(/\s/g, "").toUpperCase(),
    referenz: felder.referenz ?? "",
  };
  if (!istLand(empfaenger.land)) fehler.land = "Bitte wählen Sie das Land.";
  if (empfaenger.ustIdNr && !istUstIdNr(empfaenger.ustIdNr))
    fehler.ustIdNr = "Bitte prüfen Sie die Nummer, zum Beispiel ATU12345678.";
  if (empfaenger.email && !istEmail(empfaenger.email))
    fehler.email = "Bitte geben Sie eine gültige E-Mail-Adresse ein.";
  if (empfaenger.leitwegId && !istLeitwegId(empfaenger.leitwegId))
    fehler.leitwegId = "Diese Leitweg-ID stimmt nicht; die letzten zwei Ziffern prüfen die übrigen.";
  return empfaenger;
}

function zielAus(text: string | undefined, fehler: Record<string, string>): number {
  if (text === undefined) return zielVorgabe;
  if (/^\d{1,3}$/.test(text)) return Number(text);
  fehler.ziel = "Bitte geben Sie eine Zahl von Tagen an.";
  return zielVorgabe;
}

function prozentAus(
  text: string | undefined,
  ort: string,
  fehler: Record<string, string>,
): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,2}$/.test(text.replace(/\s*%$/, ""))) return Number.parseInt(text, 10);
  fehler[ort] = "Bitte geben Sie einen Satz in ganzen Prozent an.";
  return undefined;
}
