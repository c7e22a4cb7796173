import { randomUUID } from "node:crypto";
import { betragAusText, type Cent, cent, euro, type Tag } from "@gebuehrenportal/recht";
import { data } from "react-router";
import type { Sitzung } from "#platform/access/konto.ts";
import type { Aufgabe } from "#platform/beitraege.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { fehlendeAnbieterangaben, fehlendeBestellangaben } from "#platform/env/anbieter.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { formularfelder, formularMitDateien } from "#platform/http/formularpost.server.ts";
import { Lesefehler } from "#platform/lesen/lesen.server.ts";
import { rechnungStornieren } from "../berichtigung/stornieren.server.ts";
import { lageVon, type Rechnungslage, rechnungslagen } from "../rechnungen/lage-store.server.ts";
import { offeneRechnungenSuchen, type Rechnung } from "../rechnungen/rechnungen-store.server.ts";
import { auszugBytes } from "../zahlung/auszug/auszugsgroesse.ts";
import {
  auszugEinlesen,
  sichereBuchen,
  type Umsatzbuchung,
  umsatzAblegen,
  umsatzBuchen,
  wartendeUmsaetze,
} from "../zahlung/auszug/einlesen.server.ts";
import { lesetext } from "../zahlung/auszug/lesetext.ts";
import { ausstehendeErstattungen } from "../zahlung/einzug/erstattung-store.server.ts";
import { ruecklastschriftEintragen, zahlungEintragen } from "./eintragen.server.ts";
import { belegeErneutVersuchen, steckengebliebene } from "./rueckstand.server.ts";
import type {
  OffenerBeleg,
  Steckengeblieben,
  Verwaltungsergebnis,
  WartenderUmsatz,
} from "./verwaltungsansicht.ts";

/** So many invoices an entry is offered. */
const auswahlHoechstens = 20;

/** What the page shows besides its head. @param url names what is searched for (`suche`), and for which entry (`umsatz`) */
export async function rechnungsverwaltung(url: string): Promise<{
  readonly belege: readonly OffenerBeleg[];
  readonly umsaetze: readonly WartenderUmsatz[];
  /** Doubtful ones that come once those are done. */
  readonly weitere: number;
  readonly steckengeblieben: Steckengeblieben;
  /** Names a form that has no document of its own. */
  readonly marke: string;
  readonly fehlt: readonly string[];
  readonly heute: Tag;
}> {
  const am = heute();
  const { belege, umsaetze, weitere, nummern, rechnungen } = await wartendeUmsaetze();
  const lagen = await betrieb((tx) => rechnungslagen(tx, belege, am));
  const gesucht = await gesuchte(new URL(url).searchParams);
  return {
    heute: am,
    fehlt: umgebung().demo ? [] : fehlendeAnbieterangaben(umgebung().anbieter),
    steckengeblieben: await steckengebliebene(),
    marke: randomUUID(),
    belege: belege.map((r) => alsBeleg(r, lageVon(lagen, r))),
    weitere,
    umsaetze: umsaetze.map(({ umsatz: { id, am: tag, betrag, zahler, zweck }, rest, zuordnung: z }) => ({
      id,
      am: tag,
      betrag: rest,
      zahler,
      zweck,
      sicher: z.art === "sicher" ? z.teile.map((t) => nummern.get(t.rechnungId) ?? t.nummer) : [],
      grund: z.art === "zweifel" ? `${z.grund}${teiltext(cent(betrag - rest))}` : "",
      ...(z.art === "sicher"
        ? { auswahl: [] }
        : betrag < 0
          ? { auswahl: z.vorschlaege.map((v) => ({ wert: v, text: nummern.get(v) ?? "" })) }
          : gesucht?.umsatz === id
            ? gesucht.ergebnis
            : vorgeschlagen(z.vorschlaege.flatMap((v) => rechnungen.get(v) ?? []))),
    })),
  };
}

type Angebot = Pick<WartenderUmsatz, "auswahl" | "suche">;

const alsOption = ({ id, nummer, offen, beleg }: Rechnung) => ({
  wert: id,
  text: `${nummer}, ${euro(cent(offen))}, ${beleg.empfaenger.name}`,
});

const vorgeschlagen = (rechnungen: readonly Rechnung[]): Angebot => ({
  auswahl: rechnungen.slice(0, auswahlHoechstens).map(alsOption),
  suche: { text: "", mehr: rechnungen.length > auswahlHoechstens },
});

async function gesuchte(
  query: URLSearchParams,
): Promise<{ readonly umsatz: string; readonly ergebnis: Angebot } | undefined> {
  const umsatz = query.get("umsatz");
  const text = (query.get("suche") ?? "").trim().slice(0, 100);
  if (!umsatz || !text) return undefined;
  const betrag = betragAusText(text);
  const gefunden = await betrieb((tx) =>
    offeneRechnungenSuchen(tx, {
      suche: text,
      betrag: betrag.art === "betrag" ? betrag.betrag : undefined,
      limit: auswahlHoechstens + 1,
    }),
  );
  const fehler = gefunden.length === 0 ? { fehler: "Dazu gibt es keine offene Rechnung." } : {};
  const { auswahl, suche } = vorgeschlagen(gefunden);
  return { umsatz, ergebnis: { auswahl, suche: { text, mehr: suche?.mehr ?? false, ...fehler } } };
}

const teiltext = (gebucht: Cent): string => (gebucht === 0 ? "" : ` ${euro(gebucht)} sind schon gebucht.`);

const alsBeleg = (
  { id, nummer, art, beleg, offen, kontoId }: Rechnung,
  { faelligAm, ueberfaellig }: Rechnungslage,
): OffenerBeleg => ({
  id,
  nummer,
  art,
  name: beleg.empfaenger.name,
  kunde: beleg.empfaenger.referenz,
  datum: beleg.datum,
  faelligAm,
  brutto: beleg.brutto,
  offen,
  ueberfaellig: art === "rechnung" && ueberfaellig,
  stornierbar: art === "rechnung" && kontoId !== null && offen === beleg.brutto,
});

/** One of the forms of the page, named by `handlung`; the file comes in one of its own. */
export async function rechnungsverwaltungHandeln(
  request: Request,
  wer: Sitzung,
): Promise<Verwaltungsergebnis> {
  if (/^multipart\/form-data/i.test(request.headers.get("content-type") ?? ""))
    return einlesen(request, wer.nutzer.id);
  const felder = await formularfelder(request);
  const { id = "" } = felder;
  const von = wer.nutzer.id;
  switch (felder.handlung) {
    case "bezahlt":
      return zahlungEintragen(felder, von);
    case "ruecklastschrift":
      return ruecklastschriftEintragen(felder, von);
    case "erneut":
      await belegeErneutVersuchen();
      return { zu: "belege", erledigt: "Das Portal versucht es jetzt noch einmal." };
    case "stornieren":
      // The first click asks, the second one acts.
      return felder.sicher === "ja" ? stornoVerbuchen(id) : { zu: id, frage: "stornieren" };
    case "sichere":
      return { zu: "umsaetze", erledigt: gebuchttext(await sichereBuchen(von)) };
    case "zuordnen":
      if (!felder.rechnung) return { zu: id, fehler: { rechnung: "Bitte wählen Sie die Rechnung." } };
      return zugeordnet(id, await umsatzBuchen(id, felder.rechnung, von));
    case "ablegen":
      await umsatzAblegen(id);
      return { zu: "umsaetze", erledigt: "Der Umsatz ist abgelegt; er gehört zu keiner Rechnung." };
    default:
      throw data(null, { status: 400 });
  }
}

function zugeordnet(id: string, folge: Umsatzbuchung): Verwaltungsergebnis {
  if (folge === "nichts-gezahlt")
    return { zu: id, fehler: { rechnung: "Auf diese Rechnung ist nichts gezahlt oder zu erstatten." } };
  const erledigt =
    folge === "gebucht" ? "Der Umsatz ist gebucht." : "Dieser Umsatz war schon gebucht oder abgelegt.";
  return { zu: "umsaetze", erledigt };
}

const gebuchttext = (anzahl: number): string =>
  anzahl === 1 ? "Ein Umsatz ist gebucht." : `${anzahl} Umsätze sind gebucht.`;

const zuGross = "Die Datei ist größer als 8 MB. Bitte führen Sie einen kürzeren Zeitraum aus.";

async function einlesen(request: Request, fuer: string): Promise<Verwaltungsergebnis> {
  const zu = "auszug";
  const { datei } = (await formularMitDateien(request)).dateien;
  if (!datei) return { zu, fehler: { datei: "Bitte wählen Sie eine Datei." } };
  if (datei.byteLength > auszugBytes) return { zu, fehler: { datei: zuGross } };
  try {
    const folge = await auszugEinlesen(datei, fuer);
    if ("fehler" in folge) return { zu, fehler: { datei: folge.fehler } };
    return { zu, erledigt: lesetext(folge) };
  } catch (fehler) {
    if (fehler instanceof Lesefehler) return { zu, fehler: { datei: fehler.satz } };
    throw fehler;
  }
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

/** Tells administrators that invoices wait for what the operator has to say of himself, or could not be made. */
export async function rechnungsaufgabe({ nutzer }: Pick<Sitzung, "nutzer">): Promise<readonly Aufgabe[]> {
  const { demo, anbieter } = umgebung();
  if (nutzer.role !== "admin" || demo) return [];
  const fehlt = fehlendeAnbieterangaben(anbieter);
  const verweis = { pfad: "/admin/rechnungen", text: "Rechnungen ansehen" };
  const zuerst = fehlendeBestellangaben(anbieter);
  if (zuerst.length > 0)
    return [
      {
        rang: 19,
        id: "bestellungen-geschlossen",
        titel: "Bestellungen sind noch geschlossen",
        satz: `Es fehlt die Einstellung ${zuerst.join(", ")}: Verbraucher erfahren die Telefonnummer vor der Bestellung (Art. 246a § 1 EGBGB).`,
        verweis,
      },
    ];
  if (fehlt.length > 0)
    return [
      {
        rang: 20,
        id: "rechnungen-warten",
        titel: "Rechnungen lassen sich noch nicht ausstellen",
        satz: `Es fehlt die Einstellung ${fehlt.join(", ")}. Bestellungen sind möglich; ihre Rechnungen warten bis dahin.`,
        verweis,
      },
    ];
  const { anzahl } = await steckengebliebene();
  const erstattungen = await betrieb((tx) => ausstehendeErstattungen(tx, heute()));
  return [...steckenaufgabe(anzahl, verweis), ...erstattungsaufgabe(erstattungen, verweis)];
}

function steckenaufgabe(anzahl: number, verweis: Aufgabe["verweis"]): readonly Aufgabe[] {
  if (anzahl === 0) return [];
  return [
    {
      rang: 20,
      id: "rechnungen-stecken",
      titel:
        anzahl === 1
          ? "Ein Beleg ließ sich nicht ausstellen"
          : `${anzahl} Belege ließen sich nicht ausstellen`,
      satz: "Das Portal versucht es in wachsenden Abständen weiter. Woran es liegt, steht bei den Rechnungen.",
      verweis,
    },
  ];
}

function erstattungsaufgabe(anzahl: number, verweis: Aufgabe["verweis"]): readonly Aufgabe[] {
  if (anzahl === 0) return [];
  return [
    {
      rang: 20,
      id: "rechnungen-erstatten",
      titel: anzahl === 1 ? "Eine Erstattung steht aus" : `${anzahl} Erstattungen stehen aus`,
      satz: "Das Geld geht nicht von selbst zurück; bitte überweisen Sie es und tragen Sie die Erstattung ein. Nach einem Widerruf sind dafür 14 Tage Zeit (§ 357 Abs. 1 BGB).",
      verweis,
    },
  ];
}
