import { familienhoechstwert } from "@gebuehrenportal/gerichtskosten";
import { type Cent, fassungAm } from "@gebuehrenportal/recht";
import type { WiederkehrendEingabe } from "@gebuehrenportal/versorgungsausgleich";
import { wiederkehrendRegeln } from "@gebuehrenportal/versorgungsausgleich";
import type { Leser } from "../formular/lesen.ts";
import { type Frage, type Werte, zeilenDer } from "../formular/rechnerformular.ts";
import type { Ausgleichseingabe, EigenesAnrecht } from "./ausgleichsrechnung.ts";
import { rechte } from "./formular.ts";
import { einheiten, faktor, groesse } from "./lesen-groesse.ts";

/** What the form asks for; faults are in the reader. `orte`: places of the rights, in order. */
export function ausgleichsfrage(
  { werte, heute }: Frage,
  leser: Leser,
): { readonly eingabe: Ausgleichseingabe; readonly orte: readonly string[] } {
  const zeilen = zeilenDer(rechte, werte);
  const antragAm = leser.tag(werte.antragAm, "antragAm") ?? heute;
  const gefragt = ["netto1", "netto2", "anrechte", "isoliert", "auskunft"].some((f) => gefuellt(werte, f));
  const nurAnderes = !gefragt && (zeilen.length > 0 || andere.some((f) => gefuellt(werte, f)));
  const wert = nurAnderes ? undefined : verfahrenswert(leser, werte, antragAm, zeilen.length);
  const tage = {
    eheschliessung: leser.tag(werte.eheschliessung, "eheschliessung"),
    zustellungScheidungsantrag: leser.tag(werte.zustellung, "zustellung"),
  };
  const { eheschliessung, zustellungScheidungsantrag } = tage;
  if (zeilen.length > 0 || eheschliessung || zustellungScheidungsantrag) {
    leser.noetig(eheschliessung, "eheschliessung");
    leser.noetig(zustellungScheidungsantrag, "zustellung");
  }
  const umrechnung = umrechnungsfrage(leser, werte, heute);
  const wiederkehrend = wiederkehrendfrage(leser, werte, antragAm);
  return {
    eingabe: {
      ...(wert && { verfahrenswert: wert }),
      ...(eheschliessung &&
        zustellungScheidungsantrag && { ehezeit: { eheschliessung, zustellungScheidungsantrag } }),
      anrechte: zeilen.flatMap(({ ort, werte: zeile }) => recht(leser, zeile, ort) ?? []),
      ...(umrechnung && { umrechnung }),
      ...(wiederkehrend && { wiederkehrend }),
    },
    orte: zeilen.map(({ ort }) => ort),
  };
}

const gefuellt = (werte: Werte, feld: string): boolean => (werte[feld] ?? "").trim() !== "";

/** Fields that ask for something else than the value of the proceedings. */
const andere = ["eheschliessung", "zustellung", "umWert", "regel"];

function verfahrenswert(leser: Leser, werte: Werte, antragAm: Frage["heute"], anrechteImBlock: number) {
  const auskunft = werte.auskunft === "ja";
  const netto = (feld: "netto1" | "netto2") => {
    const betrag = hoechstens(leser, leser.betrag(werte[feld], feld), feld, antragAm);
    return auskunft ? (betrag ?? null) : (leser.noetig(betrag, feld) ?? null);
  };
  const [nettoeinkommen1, nettoeinkommen2] = [netto("netto1"), netto("netto2")];
  const zahl = leser.zahl(werte.anrechte, "anrechte") ?? (anrechteImBlock || undefined);
  const anrechte = auskunft ? (zahl ?? 1) : leser.noetig(zahl, "anrechte");
  const billigkeit = hoechstens(leser, leser.betrag(werte.billigkeit, "billigkeit"), "billigkeit", antragAm);
  const nichts = 0 as Cent;
  return {
    nettoeinkommen1: nettoeinkommen1 ?? nichts,
    nettoeinkommen2: nettoeinkommen2 ?? nichts,
    anrechte: anrechte ?? 1,
    ...(werte.isoliert === "1" && { nachScheidung: true }),
    ...(auskunft && { auskunft }),
    ...(billigkeit !== undefined && { billigkeit }),
    antragAm,
  };
}

/** Nothing above the highest value of proceedings can be meant. */
function hoechstens(leser: Leser, betrag: Cent | undefined, ort: string, tag: Frage["heute"]) {
  const grenze = fassungAm(familienhoechstwert, tag)?.wert;
  if (betrag === undefined || grenze === undefined || betrag <= grenze) return betrag;
  leser.fehler[ort] = { art: "zu-hoch" };
  return undefined;
}

function recht(leser: Leser, zeile: Werte, ort: string): EigenesAnrecht | undefined {
  const bei = (feld: string) => `${ort}.${feld}`;
  const traeger =
    leser.auswahl(zeile.traeger, bei("traeger"), [
      "grv",
      "beamte",
      "beamte-extern",
      "betrieblich",
      "direktzusage",
      "berufsstaendisch",
      "privat",
    ]) ?? "grv";
  const ehegatte = leser.auswahl(zeile.ehegatte, bei("ehegatte"), ["1", "2"]) === "2" ? 2 : 1;
  const einheit = leser.auswahl(zeile.einheit, bei("einheit"), einheiten) ?? "entgeltpunkte";
  const feld = einheit === "entgeltpunkte" ? "punkte" : "betrag";
  const anteil = leser.noetig(groesse(leser, zeile[feld], einheit, bei(feld)), bei(feld));
  const zeitInEhe = leser.zahl(zeile.zeitInEhe, bei("zeitInEhe"));
  const zeitGesamt = leser.zahl(zeile.zeitGesamt, bei("zeitGesamt"));
  const nachZeit = zeitInEhe !== undefined || zeitGesamt !== undefined;
  if (nachZeit) {
    leser.noetig(zeitInEhe, bei("zeitInEhe"));
    leser.noetig(zeitGesamt, bei("zeitGesamt"));
  }
  const betraege = {
    kapitalwert: leser.betrag(zeile.kapitalwert, bei("kapitalwert")),
    teilungskosten: leser.betrag(zeile.teilungskosten, bei("teilungskosten")),
    summeBeimTraeger: leser.betrag(zeile.summe, bei("summe")),
  };
  const umrechnungsfaktor = faktor(leser, zeile.faktor, bei("faktor"));
  if (!anteil) return undefined;
  const bezeichnung = zeile.bezeichnung?.trim();
  return {
    ehegatte,
    traeger,
    bewertung: nachZeit
      ? {
          art: "zeitratierlich",
          gesamt: anteil,
          zeitInEhe: zeitInEhe ?? 0,
          zeitGesamt: zeitGesamt ?? 0,
        }
      : { art: "direkt", ehezeitanteil: anteil },
    ...(bezeichnung && { bezeichnung }),
    ...(betraege.kapitalwert !== undefined && { kapitalwert: betraege.kapitalwert }),
    ...(betraege.teilungskosten !== undefined && { teilungskosten: betraege.teilungskosten }),
    ...(betraege.summeBeimTraeger !== undefined && { summeBeimTraeger: betraege.summeBeimTraeger }),
    ...(umrechnungsfaktor !== undefined && { umrechnungsfaktor }),
    ...(zeile.ost === "ja" && { ost: true }),
    ...(zeile.vereinbarung === "ja" && { vereinbarung: true }),
  };
}

function umrechnungsfrage(leser: Leser, werte: Werte, heute: Frage["heute"]) {
  const einheit = leser.auswahl(werte.umVon, "umVon", einheiten) ?? "entgeltpunkte";
  const nach = leser.auswahl(werte.umNach, "umNach", ["rente", "entgeltpunkte", "kapital"]) ?? "kapital";
  const von = groesse(leser, werte.umWert, einheit, "umWert");
  const stichtag = leser.tag(werte.umTag, "umTag") ?? heute;
  const umrechnungsfaktor = faktor(leser, werte.umFaktor, "umFaktor");
  return (
    von && {
      von,
      nach,
      stichtag,
      ...(umrechnungsfaktor !== undefined && { umrechnungsfaktor }),
      ...(werte.umOst === "ja" && { ost: true }),
    }
  );
}

/** The fields of the chosen rule; what an earlier choice left behind does not count. */
function wiederkehrendfrage(
  leser: Leser,
  werte: Werte,
  antragAm: Frage["heute"],
): WiederkehrendEingabe | undefined {
  const gesucht = (werte.regel ?? "").trim();
  if (gesucht === "") return undefined;
  const regel = wiederkehrendRegeln().find(({ id }) => id === gesucht);
  if (!regel) {
    leser.fehler.regel = { art: "ungueltig" };
    return undefined;
  }
  const hat = (feld: keyof WiederkehrendEingabe) => regel.felder.includes(feld);
  const angaben: { -readonly [K in keyof WiederkehrendEingabe]: WiederkehrendEingabe[K] } = {
    regel: regel.id,
    antragAm,
  };
  for (const feld of ["monatsbetrag", "jahresbetrag", "gesamtbetrag", "rueckstaende", "sachwert"] as const) {
    const betrag = hat(feld) ? leser.betrag(werte[feld], feld) : undefined;
    if (betrag !== undefined) angaben[feld] = betrag;
  }
  const dauer = hat("dauerMonate") ? leser.zahl(werte.dauerMonate, "dauerMonate") : undefined;
  if (dauer !== undefined) angaben.dauerMonate = dauer;
  const alter = hat("alter") ? leser.liste(werte.alter, "alter", (t, ort) => leser.zahl(t, ort)) : undefined;
  if (alter) angaben.alter = alter;
  const endet = hat("endet")
    ? leser.auswahl(werte.endet, "endet", ["mit-dem-ersten", "mit-dem-letzten"])
    : undefined;
  if (endet) angaben.endet = endet;
  if (hat("arbeitsgericht") && werte.arbeitsgericht === "ja") angaben.arbeitsgericht = true;
  return angaben;
}
