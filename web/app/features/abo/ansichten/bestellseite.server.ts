import { cent, type Tag } from "@gebuehrenportal/recht";
import type { Transaction } from "kysely";
import { data, type RouterContextProvider, redirect } from "react-router";
import { type Leitungsangebot, leitungsangebot } from "#features/kanzlei/index.server.ts";
import { vertragskontoFesthalten } from "#features/konto/index.server.ts";
import type { Sitzung } from "#platform/access/konto.ts";
import { oeffnet } from "#platform/access/tarif.ts";
import { type Bestelltarif, bestelltarifAus, tarife } from "#platform/access/tarife.ts";
import { mitWunsch } from "#platform/access/wunschadresse.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { beitraegeContext, type Weg } from "#platform/beitraege.server.ts";
import { abwicklung } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { anfrageContext, sitzungAus } from "#platform/http/anfrage.server.ts";
import { formularfelder } from "#platform/http/formularpost.server.ts";
import {
  type Anschrift,
  alsFelder,
  anschriftAus,
  bestellberechtigt,
  steuerfallVon,
} from "../anschrift/anschrift.ts";
import { anschriftLesen } from "../anschrift/anschrift-store.server.ts";
import { bestellen, istBestellbar, mitTestphase, nummerOffen } from "../bestellung/bestellen.server.ts";
import { anschriftUebernehmen, nummernlimit, nummerUngueltig } from "../ustid/klaeren.server.ts";
import { anwenden } from "../vertrag/anwenden.ts";
import { endetag } from "../vertrag/endetag.ts";
import { netto, preis, steuersatzAm } from "../vertrag/preise.ts";
import { naechsterBeginn } from "../vertrag/tarifstand.ts";
import { wechselvorschau } from "../vertrag/tarifwahl.ts";
import type { Steuerfall, Umstaende, Vertrag } from "../vertrag/vertrag.ts";
import { vertragLesen } from "../vertrag/vertrag-store.server.ts";
import { letzterTag, tagVon } from "../vertrag/zeit.ts";
import { umstaendeJetzt } from "../wirken/fuehren.server.ts";
import { imTeamDerLeitung } from "../wirken/team-store.server.ts";
import { kundeVon } from "../zahlung/einzug/zahlkunde-store.server.ts";
import { angeboteneZahlwege } from "../zahlung/zahlstelle.server.ts";
import { type Anschriftangaben, anschriftangaben, anschriftumstaende } from "./anschriftangaben.server.ts";

/** A line of the summary of an upgrade. */
export type Summenzeile = { readonly text: string; readonly betrag: number };

/** What is ordered, as it stands directly above the button (§ 312j Abs. 2 BGB). */
export type Zusammenfassung = {
  readonly typ: Bestelltarif;
  readonly preis: number;
  readonly netto: number;
  readonly steuersatz: number;
  /** Without VAT `preis` is the net price. */
  readonly steuerfall: Steuerfall;
  /**
   * `test`: begins with a trial; `testwechsel`: a higher tier within one; `sofort`: now; `wechsel`: a higher tier now;
   * `spaeter`: a lower one from `ab` on.
   */
  readonly art: "test" | "testwechsel" | "sofort" | "wechsel" | "spaeter";
  /** End of the trial (ISO instant). */
  readonly testphaseBis: string | null;
  /** First day of the ordered tier, and last one of its first period where that is known. */
  readonly ab: Tag;
  readonly bis: Tag | null;
  /** What is invoiced at once, line by line. */
  readonly zeilen: readonly Summenzeile[];
  readonly sofort: number;
};

/** What stands on the page. */
export type Bestellstand =
  | { readonly art: "unbekannt" }
  | { readonly art: "teammitglied" }
  | { readonly art: "geschlossen" }
  | {
      readonly art: "bestellt";
      readonly typ: Bestelltarif;
      readonly name: string;
      readonly testphaseBis: string | null;
      readonly zahlweg: boolean;
      /** A lower tier that holds from this day on. */
      readonly vorgemerktAb: Tag | null;
      readonly endetAm: Tag | null;
      readonly ruht: boolean;
      /** To be debited, and nobody has said from where. */
      readonly mittelFehlt: boolean;
      /** The way on to what was wanted, where the address has carried it and the tier opens it. */
      readonly weg: Weg | null;
    }
  | {
      readonly art: "bestellen";
      readonly zusammenfassung: Zusammenfassung;
      /** Card and direct debit are offered. */
      readonly karte: boolean;
      /** Whom one contracts with, in one line. */
      readonly anbieter: string;
      /** Nobody has confirmed the address; `sofort`: without a trial the order waits for it. */
      readonly unbestaetigt: { readonly email: string; readonly sofort: boolean } | null;
      /** With the order goes the lead of a team that is offered. */
      readonly uebernahme: Leitungsangebot | undefined;
      /** Who loses the tier of the team with a change to a lower one. */
      readonly mitglieder: readonly string[];
      readonly felder: Readonly<Record<string, string>>;
      readonly angaben: Anschriftangaben;
    };

/** Loads the page of the order: what is to be ordered, or what has been. */
export async function bestellseite(request: Request, context: Readonly<RouterContextProvider>) {
  const sitzung = requireKonto(sitzungAus(context));
  const { searchParams } = new URL(request.url);
  const typ = bestelltarifAus(searchParams.get("type"));
  const jetziger = await stand(sitzung, typ, searchParams.get("zahlung") === "stripe");
  if (jetziger.art !== "bestellt") return jetziger;
  const weg = context.get(beitraegeContext).seitenwunsch(searchParams.get("wunsch") ?? "");
  return { ...jetziger, weg: weg && oeffnet(jetziger.typ, weg.stufe) ? weg : null };
}

function stand(
  sitzung: Sitzung,
  typ: Bestelltarif | undefined,
  abbuchen: boolean,
): Promise<Bestellstand> | Bestellstand {
  if (!typ) return { art: "unbekannt" };
  const { id, subscriptionStatus } = sitzung.nutzer;
  const mitglied = subscriptionStatus === "Teammitglied";
  if (mitglied && typ !== "teams") return { art: "teammitglied" };
  return abwicklung(id, async (tx) => {
    const konto = await vertragskontoFesthalten(tx, id);
    if (!konto) throw new ApiFehler(401);
    const umstaende = { ...umstaendeJetzt(), bestaetigt: konto.bestaetigt };
    const uebernahme = mitglied ? await leitungsangebot(tx, new Date(umstaende.jetzt)) : undefined;
    if (mitglied && !uebernahme) return { art: "teammitglied" };
    const vertrag = fortgeschrieben((await vertragLesen(tx, id))?.vertrag, umstaende);
    const karte = angeboteneZahlwege().includes("stripe");
    if (vertrag && (vertrag.typ === typ || vertrag.wechselZu === typ)) {
      const ohneMittel = karte && !(await kundeVon(tx, id))?.mittel;
      return bestellterStand(vertrag, typ, ohneMittel && (abbuchen || vertrag.zahlweg === "stripe"));
    }
    if (!istBestellbar()) return { art: "geschlossen" };
    const anschrift = await anschriftLesen(tx, id);
    const zusammenfassung = vertrag
      ? wechsel(vertrag, typ, umstaende)
      : neu(typ, umstaende, {
          testphase: await mitTestphase({ tx, konto, umstaende }),
          steuerfall: steuerfallVon(anschrift),
        });
    const unbestaetigt = konto.bestaetigt
      ? null
      : { email: konto.email, sofort: !zusammenfassung.testphaseBis };
    const zahlweg = vertrag?.zahlweg ?? (zusammenfassung.testphaseBis ? "" : "rechnung");
    return {
      art: "bestellen",
      zusammenfassung,
      karte,
      anbieter: anbieterzeile(),
      uebernahme,
      mitglieder: zusammenfassung.art === "spaeter" && vertrag?.typ === "teams" ? await teamnamen(tx) : [],
      unbestaetigt,
      felder: { ...alsFelder(anschrift), zahlweg },
      angaben: anschriftangaben(anschrift),
    };
  });
}

const teamnamen = async (tx: Transaction<DB>): Promise<readonly string[]> =>
  (await imTeamDerLeitung(tx)).map(({ name }) => name);

/** Name, address, e-mail and telephone (Art. 246a § 1 Abs. 1 Satz 1 Nr. 2, 3 EGBGB). */
function anbieterzeile(): string {
  const { name, strasse, ort, email, telefon } = umgebung().anbieter;
  return [name, strasse, ort, email, ...(telefon ? [`Telefon ${telefon}`] : [])].join(", ");
}

/** The contract that runs at this moment, what time has done reckoned in. */
function fortgeschrieben(vertrag: Vertrag | undefined, umstaende: Umstaende): Vertrag | undefined {
  const folge = vertrag && anwenden(vertrag, { art: "uhr" }, umstaende);
  return folge && "vertrag" in folge && folge.vertrag.zustand !== "ended" ? folge.vertrag : undefined;
}

function bestellterStand(vertrag: Vertrag, typ: Bestelltarif, mittelFehlt: boolean): Bestellstand {
  const spaeter = vertrag.typ !== typ;
  return {
    art: "bestellt",
    typ,
    name: tarife[typ].name,
    testphaseBis: vertrag.zustand === "trialing" ? vertrag.testphaseBis : null,
    zahlweg: vertrag.zahlweg !== null,
    vorgemerktAb: spaeter ? naechsterBeginn(vertrag) : null,
    endetAm: endetag(vertrag),
    ruht: vertrag.ausgesetzt,
    mittelFehlt,
    weg: null,
  };
}

/** Prices as the page shows them. */
function preise(typ: Bestelltarif, steuerfall: Steuerfall, am: Tag) {
  const { preisCent } = tarife[typ];
  return {
    typ,
    steuerfall,
    preis: preis(typ, steuerfall, am),
    netto: netto(preisCent, am),
    steuersatz: steuersatzAm(am),
  };
}

function neu(
  typ: Bestelltarif,
  umstaende: Umstaende,
  { testphase, steuerfall }: { readonly testphase: boolean; readonly steuerfall: Steuerfall },
): Zusammenfassung {
  const folge = anwenden(
    undefined,
    {
      art: "bestellt",
      typ,
      ausdruecklicherBeginn: false,
      testphase,
      steuerfall,
      widerrufBis: tagVon(umstaende.jetzt),
    },
    { ...umstaende, rechnungen: true },
  );
  if ("ablehnung" in folge) throw new Error(`Bestellung nicht darstellbar: ${folge.ablehnung}`);
  const { vertrag } = folge;
  const heute = tagVon(umstaende.jetzt);
  return {
    ...preise(typ, steuerfall, heute),
    art: testphase ? "test" : "sofort",
    testphaseBis: vertrag.testphaseBis,
    ab: heute,
    bis: vertrag.periodeBis && letzterTag(vertrag.periodeBis),
    zeilen: [],
    sofort: testphase ? 0 : vertrag.preis,
  };
}

function wechsel(vertrag: Vertrag, typ: Bestelltarif, umstaende: Umstaende): Zusammenfassung {
  const heute = tagVon(umstaende.jetzt);
  const vorschau = wechselvorschau(vertrag, typ, umstaende);
  const test = vertrag.zustand === "trialing" ? vertrag.testphaseBis : null;
  const spaeter = vorschau?.vertrag.wechselZu === typ;
  const nachher = vorschau?.vertrag;
  return {
    ...preise(typ, vertrag.steuerfall, heute),
    art: spaeter ? "spaeter" : test ? "testwechsel" : "wechsel",
    testphaseBis: spaeter ? null : test,
    ab: spaeter ? (naechsterBeginn(vertrag) ?? heute) : heute,
    bis: spaeter || test || !nachher?.periodeBis ? null : letzterTag(nachher.periodeBis),
    zeilen: (vorschau?.posten ?? []).map(({ text, brutto }) => ({ text, betrag: brutto })),
    sofort: spaeter ? 0 : (vorschau?.betrag ?? cent(0)),
  };
}

/** What the page shows after a form that could not be taken. */
export type Bestellfehler = {
  readonly felder: Readonly<Record<string, string>>;
  readonly fehler: Readonly<Record<string, string>>;
  readonly meldung?: string;
};

/** Takes the order: back to the page, which then says that the tier is active. */
export async function bestellungAnnehmen(request: Request, context: Readonly<RouterContextProvider>) {
  const sitzung = requireKonto(sitzungAus(context));
  const felder = await formularfelder(request);
  const typ = bestelltarifAus(felder.type);
  if (!typ) throw redirect("/subscription", 303);
  const abbuchen = felder.zahlweg === "stripe" && angeboteneZahlwege().includes("stripe");
  const bestellt = `/billing-confirmation?type=${typ}&cycle=monthly${abbuchen ? "&zahlung=stripe" : ""}`;
  const ziel = mitWunsch(bestellt, new URL(request.url).searchParams.get("wunsch"));
  if ((await stand(sitzung, typ, false)).art !== "bestellen") return redirect(ziel, 303);
  const { anschrift, fehler } = anschriftAus(felder, anschriftumstaende());
  if (Object.keys(fehler).length > 0) return abgelehnt({ felder, fehler });
  try {
    const mangel = anschrift && (await anschriftNehmen(sitzung, context, anschrift));
    if (mangel) return abgelehnt({ felder, fehler: mangel });
    const jetziger = await stand(sitzung, typ, false);
    if (jetziger.art !== "bestellen") return redirect(ziel, 303);
    const geaendert = preisAnders(felder, jetziger.zusammenfassung);
    // An answer without fault: the page reads its price anew.
    if (geaendert) return data<Bestellfehler>({ felder, fehler, meldung: geaendert });
    await bestellen(sitzung, {
      typ,
      ...(felder.zahlweg === "rechnung" && { zahlweg: "rechnung" as const }),
      // In a trial the choice counts when there is something to be debited; until then it ends by itself.
      ...(abbuchen && !jetziger.zusammenfassung.testphaseBis && { zahlweg: "stripe" as const }),
      ausdruecklicherBeginn: felder.beginn === "ja",
    });
  } catch (einer) {
    if (!(einer instanceof ApiFehler) || ![403, 409, 429, 503].includes(einer.status)) throw einer;
    const status = einer.koerper.code === "email-unbestaetigt" ? 403 : 422;
    return data<Bestellfehler>({ felder, fehler, meldung: einer.koerper.error }, { status });
  }
  return redirect(ziel, 303);
}

/** Stores the address before anything is ordered, its number asked about; what is wrong with it, if anything. */
async function anschriftNehmen(
  { nutzer }: Sitzung,
  context: Readonly<RouterContextProvider>,
  anschrift: Anschrift,
): Promise<Readonly<Record<string, string>> | undefined> {
  const { raten } = context.get(anfrageContext);
  const genommen = await anschriftUebernehmen(nutzer.id, anschrift, () =>
    raten.pruefen(nummernlimit, nutzer.id),
  );
  if (!genommen) return { ustId: nummerUngueltig };
  if (!bestellberechtigt(genommen.anschrift)) throw nummerOffen();
  return undefined;
}

/** Nobody orders at another price than the one he has seen. */
function preisAnders(
  { betrag, steuerfall }: Readonly<Record<string, string>>,
  zusammenfassung: Zusammenfassung,
): string | undefined {
  const bitte = "Bitte prüfen Sie die Zusammenfassung und bestellen Sie noch einmal.";
  if (steuerfall !== undefined && steuerfall !== zusammenfassung.steuerfall)
    return zusammenfassung.steuerfall === "inland"
      ? `Mit dieser Anschrift gilt der Preis einschließlich Umsatzsteuer. ${bitte}`
      : `Ihre Umsatzsteuer-Identifikationsnummer ist bestätigt: Der Preis gilt ohne Umsatzsteuer. ${bitte}`;
  if (betrag !== undefined && betrag !== String(zusammenfassung.sofort))
    return `Der Betrag hat sich geändert, seit Sie die Seite geöffnet haben. ${bitte}`;
  return undefined;
}

const abgelehnt = (inhalt: Bestellfehler) => data(inhalt, { status: 422 });
