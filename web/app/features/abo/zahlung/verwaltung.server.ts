import { randomUUID } from "node:crypto";
import { betragAusText, cent, euro, type Tag, tagAusText } from "@gebuehrenportal/recht";
import { data } from "react-router";
import type { Sitzung } from "#platform/access/konto.ts";
import type { Aufgabe } from "#platform/beitraege.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { fehlendeAnbieterangaben } from "#platform/env/anbieter.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { ApiFehler } from "#platform/http/api-fehler.ts";
import { formularfelder } from "#platform/http/formularpost.server.ts";
import { dateiAusFormular } from "#platform/http/mehrteilig.server.ts";
import { type Rechnung, rechnungLesen } from "../rechnungen/rechnungen-store.server.ts";
import { rechnungStornieren } from "../rechnungen/stornieren.server.ts";
import type { OffenerBeleg, Verwaltungsergebnis, WartenderUmsatz } from "./ansicht.ts";
import { zahlungVerbuchen } from "./buchen.server.ts";
import {
  auszugEinlesen,
  sichereBuchen,
  umsatzAblegen,
  umsatzBuchen,
  wartendeUmsaetze,
} from "./einlesen.server.ts";

/** What the page shows besides its head. */
export async function rechnungsverwaltung(): Promise<{
  readonly belege: readonly OffenerBeleg[];
  readonly umsaetze: readonly WartenderUmsatz[];
  readonly fehlt: readonly string[];
  readonly heute: Tag;
}> {
  const am = heute();
  const { belege, umsaetze } = await wartendeUmsaetze();
  const nummern = new Map(belege.map(({ id, nummer }) => [id, nummer]));
  return {
    heute: am,
    fehlt: umgebung().demo ? [] : fehlendeAnbieterangaben(umgebung().anbieter),
    belege: belege.map((r) => alsBeleg(r, am)),
    umsaetze: umsaetze.map(({ umsatz: { id, am: tag, betrag, zahler, zweck }, zuordnung: z }) => ({
      id,
      am: tag,
      betrag,
      zahler,
      zweck,
      sicher: z.art === "sicher" ? z.teile.map((t) => nummern.get(t.rechnungId) ?? "") : [],
      grund: z.art === "zweifel" ? z.grund : "",
      vorschlaege: z.art === "zweifel" ? z.vorschlaege : [],
    })),
  };
}

const alsBeleg = ({ id, nummer, art, beleg, offen, kontoId }: Rechnung, am: Tag): OffenerBeleg => ({
  id,
  nummer,
  art,
  name: beleg.empfaenger.name,
  kunde: beleg.empfaenger.referenz,
  datum: beleg.datum,
  faelligAm: beleg.zahlbarBis,
  brutto: beleg.brutto,
  offen,
  ueberfaellig: art === "rechnung" && offen > 0 && beleg.zahlbarBis < am,
  stornierbar: art === "rechnung" && kontoId !== null && offen === beleg.brutto,
});

/** A bank's export of a year has hardly more. */
const maxBytes = 8 * 1024 * 1024;

/** One of the forms of the page, named by `handlung`; the file comes in one of its own. */
export async function rechnungsverwaltungHandeln(
  request: Request,
  wer: Sitzung,
): Promise<Verwaltungsergebnis> {
  if (/^multipart\/form-data/i.test(request.headers.get("content-type") ?? "")) return einlesen(request);
  const felder = await formularfelder(request);
  const { id = "" } = felder;
  const von = wer.nutzer.id;
  switch (felder.handlung) {
    case "bezahlt":
      return zahlungEintragen(felder, von);
    case "stornieren":
      return stornoVerbuchen(id);
    case "sichere":
      return { zu: "umsaetze", erledigt: gebuchttext(await sichereBuchen(von)) };
    case "zuordnen":
      if (!felder.rechnung) return { zu: id, fehler: { rechnung: "Bitte wählen Sie die Rechnung." } };
      return (await umsatzBuchen(id, felder.rechnung, von))
        ? { zu: "umsaetze", erledigt: "Die Zahlung ist gebucht." }
        : { zu: "umsaetze", erledigt: "Diese Zahlung war schon gebucht oder abgelegt." };
    case "ablegen":
      await umsatzAblegen(id);
      return { zu: "umsaetze", erledigt: "Die Zahlung ist abgelegt; sie gehört zu keiner Rechnung." };
    default:
      throw data(null, { status: 400 });
  }
}

const gebuchttext = (anzahl: number): string =>
  anzahl === 1 ? "Eine Zahlung ist gebucht." : `${anzahl} Zahlungen sind gebucht.`;

async function einlesen(request: Request): Promise<Verwaltungsergebnis> {
  const zu = "auszug";
  const zuGross = "Die Datei ist größer als 8 MB. Bitte führen Sie einen kürzeren Zeitraum aus.";
  try {
    const formular = await dateiAusFormular(request, { feld: "datei", maxBytes, zuGross });
    if (!formular) return { zu, fehler: { datei: "Bitte wählen Sie eine Datei." } };
    const folge = await auszugEinlesen(formular.datei);
    if ("fehler" in folge) return { zu, fehler: { datei: folge.fehler } };
    const { neu, bekannt, uebergangen } = folge;
    return {
      zu,
      erledigt: `${neu === 1 ? "Ein Zahlungseingang ist" : `${neu} Zahlungseingänge sind`} neu${bekannt > 0 ? `, ${bekannt} schon bekannt` : ""}${uebergangen > 0 ? `; ${uebergangen} andere Umsätze bleiben außer Betracht` : ""}. Gebucht ist noch nichts.`,
    };
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler)) throw fehler;
    return { zu, fehler: { datei: fehler.koerper.error } };
  }
}

/** Marks a document as paid, or a credit as paid out. */
async function zahlungEintragen(
  felder: Readonly<Record<string, string>>,
  von: string,
): Promise<Verwaltungsergebnis> {
  const { id = "", betrag: betragstext = "", am: tagtext = "", eintrag = "" } = felder;
  const betrag = betragAusText(betragstext);
  const am = tagAusText(tagtext, heute());
  const fehler = {
    ...(betrag.art === "betrag" && betrag.betrag > 0
      ? {}
      : { betrag: "Bitte geben Sie den Betrag in Euro ein, zum Beispiel 11,99." }),
    ...(am.art !== "tag"
      ? { am: "Bitte geben Sie den Tag ein, zum Beispiel 17.03.2026." }
      : am.tag > heute()
        ? { am: "Der Tag liegt in der Zukunft." }
        : {}),
  };
  if (betrag.art !== "betrag" || am.art !== "tag" || Object.keys(fehler).length > 0)
    return { zu: id, fehler, felder };
  const rechnung = await betrieb((tx) => rechnungLesen(tx, id));
  if (!rechnung) throw data(null, { status: 404 });
  const vorzeichen = rechnung.offen < 0 ? -1 : 1;
  const buchung = await zahlungVerbuchen({
    rechnungId: id,
    betrag: cent(vorzeichen * betrag.betrag),
    am: am.tag,
    quelle: "verwaltung",
    // The form brings its own mark, so that sending it twice books once.
    fremdId: eintrag.slice(0, 200) || randomUUID(),
    von,
  });
  return {
    zu: "belege",
    erledigt: `${euro(betrag.betrag)} auf ${rechnung.nummer} ${buchung?.neu ? "gebucht" : "waren schon gebucht"}.`,
  };
}

const stornoabsagen = {
  berichtigt: "ist schon berichtigt",
  verrechnet: "ist mit einer anderen Rechnung verrechnet",
} as const;

async function stornoVerbuchen(id: string): Promise<Verwaltungsergebnis> {
  const stornofolge = await rechnungStornieren(id);
  if (!stornofolge) throw data(null, { status: 404 });
  const { nummer, folge } = stornofolge;
  if (typeof folge === "string")
    return {
      zu: "belege",
      erledigt: `${nummer} ${stornoabsagen[folge]} und wird nicht als Ganzes storniert.`,
    };
  return {
    zu: "belege",
    erledigt: `${nummer} ist storniert (${folge.storno}). Der Kunde erhält die Stornorechnung per E-Mail.`,
  };
}

/** Tells administrators that invoices wait for what the operator has to say of himself. */
export function rechnungsaufgabe({ nutzer }: Sitzung): readonly Aufgabe[] {
  const { demo, anbieter } = umgebung();
  const fehlt = nutzer.role === "admin" && !demo ? fehlendeAnbieterangaben(anbieter) : [];
  if (fehlt.length === 0) return [];
  return [
    {
      rang: 20,
      id: "rechnungen-warten",
      titel: "Rechnungen lassen sich noch nicht ausstellen",
      satz: `Es fehlt die Einstellung ${fehlt.join(", ")}. Bestellungen sind möglich; ihre Rechnungen warten bis dahin.`,
      verweis: { pfad: "/admin/rechnungen", text: "Rechnungen ansehen" },
    },
  ];
}
