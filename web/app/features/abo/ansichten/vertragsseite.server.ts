import { datum, euro, type Tag } from "@gebuehrenportal/recht";
import { data, type RouterContextProvider, redirect } from "react-router";
import type { Sitzung } from "#platform/access/konto.ts";
import { tarife } from "#platform/access/tarife.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import type { Kontoabschnitt } from "#platform/beitraege.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { anfrageContext, sitzungAus } from "#platform/http/anfrage.server.ts";
import { formularfelder } from "#platform/http/formularpost.server.ts";
import {
  alsFelder,
  anschriftAus,
  type GespeicherteAnschrift,
  steuerfallVon,
} from "../anschrift/anschrift.ts";
import { anschriftLesen } from "../anschrift/anschrift-store.server.ts";
import {
  bestellen,
  kuendigen,
  kuendigungZuruecknehmen,
  vertragVon,
  zahlwegWaehlen,
} from "../bestellung/bestellen.server.ts";
import { anschriftUebernehmen, nummernlimit, nummerUngueltig } from "../ustid/klaeren.server.ts";
import { kuendigungstag, widerrufsfrist } from "../vertrag/beenden.ts";
import { endetag } from "../vertrag/endetag.ts";
import { periodeAb } from "../vertrag/perioden.ts";
import { preis } from "../vertrag/preise.ts";
import { naechsterBeginn } from "../vertrag/tarifstand.ts";
import type { Vertrag } from "../vertrag/vertrag.ts";
import type { Gespeichert } from "../vertrag/vertrag-store.server.ts";
import { vertragsnummer } from "../vertrag/vertragsnummer.ts";
import { letzterTag, tagVon } from "../vertrag/zeit.ts";
import { umstaendeJetzt } from "../wirken/fuehren.server.ts";
import { verlierendeMitglieder } from "../wirken/team.server.ts";
import { kundeVon } from "../zahlung/einzug/zahlkunde-store.server.ts";
import { angeboteneZahlwege } from "../zahlung/zahlstelle.server.ts";
import { anschriftangaben, anschriftumstaende } from "./anschriftangaben.server.ts";
import { besuchssatz } from "./zahlungsmittel.server.ts";

/** A contract as its owner reads it. */
export type Vertragsansicht = {
  /** By which its owner names it. */
  readonly nummer: string;
  readonly name: string;
  readonly zustand: Vertrag["zustand"];
  readonly ruht: boolean;
  /** Agreed amount of a month, in cents. */
  readonly preis: number;
  readonly netto: boolean;
  readonly bestelltAm: string;
  readonly testphaseBis: string | null;
  readonly periode: readonly [Tag, Tag] | null;
  /** What is billed next; null: nothing. */
  readonly naechste: { readonly betrag: number; readonly am: Tag } | null;
  readonly wechsel: { readonly name: string; readonly ab: Tag } | null;
  readonly zahlweg: Vertrag["zahlweg"];
  readonly offen: number;
  /** Last day of the contract after the cancellation; null: not cancelled. */
  readonly endetAm: Tag | null;
  /** Last day if it were cancelled now. */
  readonly kuendbarZum: Tag;
  /** Last day for a withdrawal; null: it is over. */
  readonly widerruflichBis: Tag | null;
};

/** Everything the page about one's own contract shows. */
export async function vertragsseite(request: Request, context: Readonly<RouterContextProvider>) {
  const sitzung = requireKonto(sitzungAus(context));
  const vertrag = await laufender(sitzung);
  const { anschrift, kunde } = await mandant(sitzung, async (tx) => ({
    anschrift: await anschriftLesen(tx, sitzung.nutzer.id),
    kunde: await kundeVon(tx, sitzung.nutzer.id),
  }));
  return {
    besuch: besuchssatz(request.url),
    karte: angeboteneZahlwege().includes("stripe"),
    mittel: kunde?.mittel ? kunde.bezeichnung : null,
    teammitglied: sitzung.nutzer.subscriptionStatus === "Teammitglied",
    vertrag: vertrag ? ansicht(vertrag) : null,
    mitglieder: await verlierendeMitglieder(sitzung.nutzer.id, vertrag?.vertrag),
    anschrift: alsFelder(anschrift),
    angaben: anschriftangaben(anschrift),
  };
}

async function laufender(sitzung: Sitzung): Promise<Gespeichert | undefined> {
  const gespeichert = await vertragVon(sitzung);
  return gespeichert?.vertrag.zustand === "ended" ? undefined : gespeichert;
}

function ansicht({ id, vertrag: v }: Gespeichert): Vertragsansicht {
  const { jetzt: instant } = umstaendeJetzt();
  const frist = widerrufsfrist(v);
  return {
    nummer: vertragsnummer(id),
    name: tarife[v.typ].name,
    zustand: v.zustand,
    ruht: v.ausgesetzt,
    preis: v.preis,
    netto: v.steuerfall !== "inland",
    bestelltAm: v.bestelltAm,
    testphaseBis: v.zustand === "trialing" ? v.testphaseBis : null,
    periode: v.periodeVon && v.periodeBis ? [v.periodeVon, letzterTag(v.periodeBis)] : null,
    naechste: naechsteAbrechnung(v),
    wechsel: v.wechselZu && { name: tarife[v.wechselZu].name, ab: wechseltag(v) },
    zahlweg: v.zahlweg,
    offen: v.forderungen.reduce((summe, { offen }) => summe + offen, 0),
    endetAm: endetag(v),
    kuendbarZum: kuendbarZum(v, instant),
    widerruflichBis: !v.unternehmer && tagVon(instant) <= frist ? frist : null,
  };
}

function kuendbarZum(vertrag: Vertrag, instant: string): Tag {
  const ende = kuendigungstag(vertrag, instant);
  return vertrag.zustand === "trialing" || vertrag.ausgesetzt ? ende : letzterTag(ende);
}

const wechseltag = (v: Vertrag): Tag => naechsterBeginn(v) ?? tagVon(v.bestelltAm);

function naechsteAbrechnung(vertrag: Vertrag): Vertragsansicht["naechste"] {
  if (vertrag.ausgesetzt || (vertrag.zustand === "trialing" && !vertrag.zahlweg)) return null;
  const am = wechseltag(vertrag);
  if (vertrag.gekuendigtZum && vertrag.gekuendigtZum <= am) return null;
  return {
    am,
    betrag: vertrag.wechselZu
      ? preis(vertrag.wechselZu, vertrag.steuerfall, am)
      : periodeAb(vertrag, am).brutto,
  };
}

/** What a form of the page has brought about. */
export type Vertragsergebnis = {
  readonly was: string;
  readonly erledigt?: string;
  readonly meldung?: string;
  readonly felder?: Readonly<Record<string, string>>;
  readonly fehler?: Readonly<Record<string, string>>;
};

/** Carries out one form of the page. */
export async function vertragshandlung(request: Request, context: Readonly<RouterContextProvider>) {
  const sitzung = requireKonto(sitzungAus(context));
  const felder = await formularfelder(request);
  const { was = "" } = felder;
  try {
    const { raten } = context.get(anfrageContext);
    const ergebnis = await handeln(sitzung, was, felder, () =>
      raten.pruefen(nummernlimit, sitzung.nutzer.id),
    );
    return data<Vertragsergebnis>({ was, ...ergebnis }, ergebnis.fehler ? 422 : 200);
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler) || ![403, 409, 429, 503].includes(fehler.status)) throw fehler;
    return data<Vertragsergebnis>({ was, meldung: fehler.koerper.error }, 422);
  }
}

type Felder = Readonly<Record<string, string>>;

async function handeln(
  sitzung: Sitzung,
  was: string,
  felder: Felder,
  vorFrage: () => Promise<void>,
): Promise<Omit<Vertragsergebnis, "was">> {
  switch (was) {
    case "kuendigen": {
      const v = await kuendigen(sitzung);
      const letzter = endetag(v);
      return {
        erledigt: `Ihre Kündigung ist eingegangen. Der Vertrag endet mit dem ${letzter ? datum(letzter) : ""}; die Bestätigung kommt per E-Mail.`,
      };
    }
    case "zuruecknehmen":
      await kuendigungZuruecknehmen(sitzung);
      return { erledigt: "Ihre Kündigung ist zurückgenommen. Der Vertrag läuft weiter." };
    case "bleiben":
      return wechselZuruecknehmen(sitzung);
    case "zahlweg":
      if (felder.zahlweg !== "rechnung")
        return { fehler: { zahlweg: "Bitte wählen Sie, wie Sie zahlen möchten." } };
      return { erledigt: rechnungssatz(await zahlwegWaehlen(sitzung, "rechnung")) };
    case "anschrift":
      return anschriftAendern(sitzung, felder, vorFrage);
    default:
      throw data(null, { status: 400 });
  }
}

const rechnungssatz = ({ forderungen }: Vertrag): string =>
  forderungen.some(({ offen }) => offen > 0)
    ? "Sie zahlen auf Rechnung. Was noch offen ist, überweisen Sie bitte; wohin, steht bei Ihren Rechnungen."
    : "Sie zahlen auf Rechnung.";

async function wechselZuruecknehmen(sitzung: Sitzung): Promise<Omit<Vertragsergebnis, "was">> {
  const vertrag = (await laufender(sitzung))?.vertrag;
  if (!vertrag) throw redirect("/konto/abo", 303);
  await bestellen(sitzung, { typ: vertrag.typ, ausdruecklicherBeginn: false });
  return { erledigt: `Der Wechsel ist zurückgenommen. Es bleibt beim Tarif ${tarife[vertrag.typ].name}.` };
}

async function anschriftAendern(
  { nutzer }: Sitzung,
  felder: Felder,
  vorFrage: () => Promise<void>,
): Promise<Omit<Vertragsergebnis, "was">> {
  const { anschrift, fehler } = anschriftAus(felder, anschriftumstaende());
  if (Object.keys(fehler).length > 0) return { felder, fehler };
  const genommen = await anschriftUebernehmen(nutzer.id, anschrift, vorFrage);
  if (!genommen) return { felder, fehler: { ustId: nummerUngueltig } };
  return { erledigt: gespeichert(genommen.anschrift) };
}

function gespeichert(anschrift: GespeicherteAnschrift | undefined): string {
  if (!anschrift) return "Die Anschrift ist entfernt.";
  const satz = "Die Anschrift ist gespeichert und steht auf Ihren nächsten Rechnungen.";
  if (steuerfallVon(anschrift) !== "inland")
    return `${satz} Ihre Umsatzsteuer-Identifikationsnummer ist bestätigt, der Preis gilt von der nächsten Rechnung an ohne Umsatzsteuer.`;
  if (!anschrift.ustId || anschrift.bestaetigung) return satz;
  const folge = anschrift.land === "DE" ? "" : " Bis dahin berechnen wir deutsche Umsatzsteuer.";
  return `${satz} VIES, das Verzeichnis der EU-Staaten, antwortet gerade nicht; wir fragen weiter nach Ihrer Nummer.${folge}`;
}

/** The section of the page about one's own account. */
export async function aboabschnitt(sitzung: Sitzung): Promise<Kontoabschnitt> {
  const vertrag = await laufender(sitzung);
  const gemeinsam = { rang: 15, id: "abo", titel: "Tarif und Vertrag" };
  const tarifverweis = { pfad: "/subscription", text: "Tarife ansehen" };
  if (!vertrag)
    return {
      ...gemeinsam,
      text:
        sitzung.nutzer.subscriptionStatus === "Teammitglied"
          ? "Sie nutzen den Tarif Teams als Mitglied Ihres Teams. Einen eigenen Vertrag haben Sie nicht."
          : "Sie nutzen das Portal im kostenlosen Tarif. Ein Vertrag läuft nicht.",
      verweise: [tarifverweis],
    };
  const v = ansicht(vertrag);
  return {
    ...gemeinsam,
    text: abschnittstext(v),
    verweise: [
      { pfad: "/konto/abo", text: "Vertrag ansehen" },
      { pfad: "/subscription", text: "Tarif wechseln" },
      {
        pfad: "/konto/abo#kuendigen",
        text: v.endetAm ? "Kündigung zurücknehmen" : "Vertrag kündigen",
      },
    ],
  };
}

function abschnittstext(ansicht: Vertragsansicht): string {
  const teile = [
    ansicht.ruht
      ? `Tarif ${ansicht.name}, ruht wegen einer offenen Rechnung.`
      : ansicht.testphaseBis
        ? `Tarif ${ansicht.name}, Testphase bis zum ${datum(tagVon(ansicht.testphaseBis))}.`
        : `Tarif ${ansicht.name}.`,
    ...(ansicht.naechste
      ? [`Nächste Abrechnung: ${euro(ansicht.naechste.betrag as never)} am ${datum(ansicht.naechste.am)}.`]
      : []),
    ...(ansicht.wechsel ? [`Ab dem ${datum(ansicht.wechsel.ab)}: Tarif ${ansicht.wechsel.name}.`] : []),
    ...(ansicht.endetAm ? [`Gekündigt, der Vertrag endet mit dem ${datum(ansicht.endetAm)}.`] : []),
    ...(ansicht.testphaseBis && !ansicht.zahlweg && !ansicht.endetAm
      ? ["Ohne Zahlungsweise endet er mit der Testphase und kostet nichts."]
      : []),
  ];
  return teile.join(" ");
}
