import { alsTag, datum, type Tag } from "@gebuehrenportal/recht";
import { data, redirect } from "react-router";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { ApiFehler } from "#platform/http/api-fehler.ts";
import { formularfelder, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { ersetzterTag } from "../eintrag/abweichung.ts";
import {
  abweichungVerwerfen,
  angabenAendern,
  type Eintragsbezug,
  erledigen,
  freigeben,
  genehmigen,
  streichen,
  verlaengern,
  verlaengerungAblehnen,
  verlaengerungBeantragen,
  vorlegen,
  wiederOeffnen,
} from "../eintrag/aendern.server.ts";
import type { Buchnutzer } from "../eintrag/buchzugang.server.ts";
import type { Ortswahl } from "../eintrag/frage.ts";
import { freigabesatz } from "../eintrag/freigabe.ts";
import {
  type Abweichungsgrund,
  type Frist,
  istFreizugeben,
  istUnerledigt,
  istZuKontrollieren,
} from "../eintrag/frist.ts";
import { type Fristbild, fristZeigen } from "../eintrag/lesen.server.ts";
import { ausloeserAendern, ausloeserUnterschied } from "../eintrag/neurechnen.server.ts";
import { ortFehlt, ortNachtragen } from "../eintrag/ort-nachtragen.server.ts";
import { type Ortsfragen, ortFragen } from "../eintrag/orte.server.ts";
import type { Rechenschritt } from "../eintrag/rechnung.ts";
import { darfImBuch } from "../eintrag/rechte.ts";
import { abweichungUebernehmen, gerechnetDaneben } from "../eintrag/uebernehmen.server.ts";
import { vorgangswort } from "../protokoll/worte.ts";
import { saetze } from "../saetze.ts";
import { type Felder, ortAus, tagAus, type Wahlmoeglichkeit } from "./buchungsformular.server.ts";
import { angabenAusFeldern, angabenfelder } from "./eintragsangaben.ts";
import { ohneFaktor } from "./listenseite.server.ts";
import { type Listenzeile, listenzeile, tagKurz } from "./zeile.ts";

/** What can be done with the entry now, by the name of the form. */
export type Handlungsname =
  | ("genehmigen" | "freigeben" | "vorlegen" | "erledigen" | "nachweisen" | "oeffnen" | "streichen")
  | ("beantragen" | "verlaengern" | "ablehnen" | "ausloeser" | "abweichung" | "angaben" | "ort");

/** An entry as its page shows it; plain data. */
export type Eintragsansicht = {
  readonly heute: Tag;
  readonly zeile: Listenzeile;
  readonly stand: number;
  readonly angaben: readonly (readonly [string, string])[];
  readonly gruende: readonly string[];
  readonly rechenweg: readonly Rechenschritt[];
  readonly hinweise: readonly string[];
  readonly staende: string;
  readonly kette: readonly Listenzeile[];
  readonly verlauf: readonly {
    readonly nr: number;
    readonly iso: string;
    readonly was: string;
    readonly wer: string;
  }[];
  readonly moeglich: readonly Handlungsname[];
  readonly abweichung: Abweichungsansicht | undefined;
  readonly ereignisText: string;
  /** What can be changed beside the day, and who may be responsible. */
  readonly bearbeiten: {
    readonly felder: Felder;
    readonly personen: readonly { readonly wert: string; readonly text: string }[];
  };
};

/** The day beside an entry, what it would replace, and how it is computed. */
export type Abweichungsansicht = {
  readonly grund: Abweichungsgrund;
  readonly bisher: string;
  readonly neu: string;
  readonly rechenweg: readonly Rechenschritt[];
};

const meldungen: Readonly<Record<string, string>> = {
  gebucht:
    "Gebucht. Jetzt kann der Vermerk „notiert“ in die Akte und das Empfangsbekenntnis abgegeben werden.",
  genehmigen: "Der Eintrag ist kontrolliert.",
  freigeben: "Die Frist ist freigegeben.",
  vorlegen: "Die Prüfung bei Aktenvorlage ist festgehalten.",
  erledigen: "Die Frist ist erledigt.",
  nachweisen: "Der Nachweis ist eingetragen.",
  oeffnen: "Die Frist ist wieder offen.",
  streichen: "Der Eintrag ist gestrichen.",
  beantragen: "Das beantragte Ende steht vorläufig im Buch.",
  verlaengern: "Die Frist ist verlängert.",
  ablehnen: "Das bisherige Ende gilt wieder.",
  ausloeser: "Die Kette ist neu gerechnet.",
  ort: "Der Ort ist eingetragen; gerechnet ist mit seinen Feiertagen.",
  angaben: "Die Angaben sind geändert.",
  uebernehmen: "Der neue Tag gilt.",
  verwerfen: "Der eingetragene Tag bleibt.",
};

/** Everything the page of an entry shows; undefined: a second factor is missing. */
export async function eintragsseite({ request, context }: Seitenaufruf, id: string | undefined) {
  const wer = requireTarif(sitzungAus(context), "premium");
  const bild = await ohneFaktor(oder404(fristZeigen(wer, id)));
  const frage = new URL(request.url).searchParams;
  const getan = frage.has("gebucht") ? "gebucht" : (frage.get("getan") ?? "");
  return {
    eintrag: bild && ansichtVon(bild),
    erledigt: Object.hasOwn(meldungen, getan) ? meldungen[getan] : undefined,
  };
}

async function oder404<T>(lesen: Promise<T>): Promise<T> {
  return lesen.catch((fehler: unknown) => {
    throw fehler instanceof ApiFehler && fehler.status === 404 ? data(null, { status: 404 }) : fehler;
  });
}

function ansichtVon(bild: Fristbild): Eintragsansicht {
  const { frist: f, rechnung, kette, vorgaenge, personen } = bild;
  const { heute } = bild.lage;
  const name = (id: string) => personen.find((p) => p.id === id)?.name ?? saetze.ehemalig;
  return {
    heute,
    zeile: listenzeile(f, heute, name),
    stand: f.stand,
    angaben: angabenVon(f, name),
    gruende: istFreizugeben(f) ? f.freigabeGruende.map(freigabesatz) : [],
    rechenweg: rechnung?.ergebnis.schritte ?? [],
    hinweise: (rechnung?.ergebnis.vermerke ?? []).map(({ text }) => text),
    staende: rechnung
      ? `Rechenkern ${rechnung.rechenstand}, Regeln ${rechnung.regelstand}${rechnung.katalogstand && `, Fristenkatalog ${rechnung.katalogstand}`}`
      : "",
    kette: kette.filter(({ id }) => id !== f.id).map((k) => listenzeile(k, heute, name)),
    verlauf: vorgaenge.toReversed().map(({ nr, am, art, von, fuer }) => ({
      nr,
      iso: am.toISOString(),
      was: vorgangswort(art),
      wer: von === null ? "Portal" : name(von) + (fuer === null ? "" : ` für ${name(fuer)}`),
    })),
    moeglich: moeglichesVon(bild),
    abweichung: abweichungVon(bild),
    bearbeiten: { felder: angabenfelder(f), personen: personenwahl(f, personen) },
    ereignisText: f.ereignisAm === null ? "" : datum(f.ereignisAm),
  };
}

function abweichungVon({ frist: f, rechnung, lage }: Fristbild): Abweichungsansicht | undefined {
  if (!istUnerledigt(f) || f.abweichendEnde === null) return undefined;
  const bisher = ersetzterTag(f);
  return {
    grund: f.abweichendGrund ?? "recht",
    bisher: bisher === null ? "" : tagKurz(bisher),
    neu: tagKurz(f.abweichendEnde),
    rechenweg: gerechnetDaneben(lage, f, rechnung)?.glied.bild.schritte ?? [],
  };
}

/** Who may be responsible; whoever has left stands there only as long as nobody has taken over. */
function personenwahl({ verantwortlich }: Frist, personen: Fristbild["personen"]) {
  const alle = personen.map(({ id, name }) => ({ wert: id, text: name }));
  if (personen.some(({ id }) => id === verantwortlich)) return alle;
  return [{ wert: "", text: verantwortlich === null ? "Niemand" : saetze.ehemalig }, ...alle];
}

function angabenVon(f: Frist, name: (id: string) => string): readonly (readonly [string, string])[] {
  const tag = (t: Tag | null) => (t === null ? "" : tagKurz(t));
  const wann = (am: Date | null, von: string | null) =>
    am === null ? "" : `${datumVon(am)}${von === null ? "" : ` durch ${name(von)}`}`;
  const alle: readonly (readonly [string, string])[] = [
    ["Aktenzeichen", f.aktenzeichen],
    ["Norm", f.norm],
    ["Ereignis", tag(f.ereignisAm)],
    ["Ende vor Verlängerung", tag(f.endeVorVerlaengerung)],
    ["Auf jede Ansicht sicher", f.sichererTag === f.ende ? "" : tag(f.sichererTag)],
    ["Zugang spätestens", tag(f.zugangBis)],
    ["Äußerste Grenze", tag(f.hoechstensBis)],
    ["Vorfristen", f.vorfristen.map(tagKurz).join(" und ")],
    ["Verantwortlich", f.verantwortlich === null ? "" : name(f.verantwortlich)],
    ["Art der Frist", f.art],
    ["Sachbearbeiter", f.sachbearbeiter],
    ["Empfänger", f.empfaenger],
    ["Bemerkung", f.bemerkung],
    ["Kontrolliert", wann(f.genehmigtAm, f.genehmigtVon)],
    ["Freigegeben", wann(f.freigegebenAm, f.freigegebenVon)],
    ["Bei Aktenvorlage geprüft", wann(f.vorgelegtAm, f.vorgelegtVon)],
    ["Erledigt", wann(f.erledigtAm, f.erledigtVon)],
    ["Nachweis", f.nachweis ? nachweistext(f.nachweis) : ""],
    ["Gestrichen", wann(f.gestrichenAm, f.gestrichenVon)],
    ["Grund der Streichung", f.streichgrund],
  ];
  return alle.filter(([, wert]) => wert !== "");
}

const nachweistext = ({ at, channel, reference }: NonNullable<Frist["nachweis"]>): string => {
  const tag = alsTag(at);
  return [tag ? datum(tag) : at, channel, reference].filter(Boolean).join(", ");
};

const datumVon = (am: Date): string =>
  am.toLocaleDateString("de-DE", { timeZone: "Europe/Berlin", dateStyle: "medium" });

/** What this person may do with the entry as it is. */
function moeglichesVon({ frist: f, lage: { akteur } }: Fristbild): readonly Handlungsname[] {
  const darf = (handlung: Parameters<typeof darfImBuch>[1]) => darfImBuch(akteur, handlung, f);
  if (f.zustand === "gestrichen") return [];
  const offen = istUnerledigt(f);
  const mitTag = offen && f.ende !== null;
  const alle: readonly (readonly [boolean, Handlungsname])[] = [
    [istZuKontrollieren(f) && f.erstelltVon !== akteur.id && darf("genehmigen"), "genehmigen"],
    [istFreizugeben(f) && darf("freigeben"), "freigeben"],
    [offen && f.abweichendEnde !== null && darf("freigeben"), "abweichung"],
    [mitTag && darf("erledigen"), "erledigen"],
    [f.zustand === "erledigt" && f.nachweis === null && darf("erledigen"), "nachweisen"],
    [mitTag && f.vorgelegtAm === null && darf("vorlegen"), "vorlegen"],
    [mitTag && !f.notfrist && f.verlaengerungBeantragtAm === null && darf("verlaengern"), "beantragen"],
    [mitTag && !f.notfrist && darf("verlaengern"), "verlaengern"],
    [f.verlaengerungBeantragtAm !== null && offen && darf("verlaengern"), "ablehnen"],
    [offen && ortFehlt(f) && darf("aendern"), "ort"],
    [offen && f.rechnungId !== null && darf("aendern"), "ausloeser"],
    [darf("aendern"), "angaben"],
    [f.zustand === "erledigt" && darf("aendern"), "oeffnen"],
    [darf("streichen"), "streichen"],
  ];
  return alle.flatMap(([geht, was]) => (geht ? [was] : []));
}

/** What a form of the page has brought about, unless it has led on. */
export type Eintragsergebnis = {
  readonly was: string;
  readonly felder: Felder;
  readonly fehler: string | undefined;
  readonly feld: string | undefined;
  readonly ortwahl?: readonly Wahlmoeglichkeit[];
  readonly ortfragen?: Ortsfragen;
  /** What another day of the trigger would change. */
  readonly unterschiede: readonly {
    readonly id: string;
    readonly titel: string;
    readonly bisher: string;
    readonly neu: string;
    readonly folge: string;
  }[];
};

/** A field of a form is missing or wrong. */
class Feldfehler extends Error {
  readonly feld: string;
  readonly auswahl: Pick<Eintragsergebnis, "ortwahl" | "ortfragen">;
  constructor(feld: string, satz: string, auswahl: Feldfehler["auswahl"] = {}) {
    super(satz);
    this.feld = feld;
    this.auswahl = auswahl;
  }
}

type Handlung = (wer: Buchnutzer, bezug: Eintragsbezug, felder: Felder) => Promise<unknown>;

const handlungen: Readonly<Record<string, Handlung>> = {
  genehmigen,
  freigeben,
  vorlegen,
  oeffnen: wiederOeffnen,
  ablehnen: verlaengerungAblehnen,
  uebernehmen: abweichungUebernehmen,
  verwerfen: abweichungVerwerfen,
  erledigen: (wer, bezug, felder) => erledigen(wer, bezug, nachweisAus(felder)),
  nachweisen: (wer, bezug, felder) => erledigen(wer, bezug, nachweisAus({ ...felder, ohne: "" })),
  streichen: (wer, bezug, { reason = "" }) => {
    if (reason.trim() === "") throw new Feldfehler("reason", "Bitte nennen Sie den Grund.");
    return streichen(wer, bezug, reason.trim().slice(0, 1000));
  },
  beantragen: (wer, bezug, felder) =>
    verlaengerungBeantragen(wer, bezug, { am: tagImFeld(felder, "am"), bis: tagImFeld(felder, "bis") }),
  verlaengern: (wer, bezug, felder) => verlaengern(wer, bezug, tagImFeld(felder, "bis")),
  angaben: (wer, bezug, felder) => {
    const angaben = angabenAusFeldern(felder);
    if (angaben.titel === "") throw new Feldfehler("title", saetze.bezeichnungFehlt);
    return angabenAendern(wer, bezug, angaben);
  },
  ausloeser: (wer, bezug, felder) => ausloeserAendern(wer, bezug, tagImFeld(felder, "am")),
  ort: (wer, bezug, felder) => ortNachtragen(wer, bezug, ortImFeld(felder)),
};

/** The place that was typed, once everything is said that the directory leaves open of it. */
function ortImFeld(felder: Felder): Ortswahl {
  const { ort: text = "", ortwahl: wahl = "" } = felder;
  const { ort, fehler = saetze.ortFehlt, moeglich } = ortAus(text.trim().slice(0, 300), wahl, felder);
  if (!ort) throw new Feldfehler("ort", fehler, { ortwahl: moeglich });
  const ortfragen = ortFragen(ort);
  const gefragt = felder.sitz !== undefined || felder.himmelfahrt !== undefined;
  if (!gefragt && (ortfragen.sitze ?? ortfragen.himmelfahrt) !== undefined)
    throw new Feldfehler("sitz", "", { ortfragen });
  return ort;
}

function tagImFeld(felder: Felder, name: string): Tag {
  const tag = tagAus(felder[name] ?? "", heuteInBerlin());
  if (tag === undefined) throw new Feldfehler(name, saetze.keinTag);
  return tag;
}

/** Sent when and by what way; explicitly nothing: „ohne Nachweis“. */
function nachweisAus(felder: Felder) {
  if (felder.ohne === "1") return null;
  const channel = (felder.channel ?? "").trim().slice(0, 100);
  const at = tagImFeld(felder, "at");
  if (channel === "") throw new Feldfehler("channel", "Bitte nennen Sie den Weg, zum Beispiel beA.");
  return { at, channel, reference: (felder.reference ?? "").trim().slice(0, 500) };
}

/** Carries out what a form of the page asks for. */
export async function eintragshandlung({ request, context }: Seitenaufruf, id: string | undefined) {
  const wer = requireTarif(sitzungAus(context), "premium");
  const felder = await formularfelder(request);
  const { was = "" } = felder;
  const bezug = {
    id: id ?? "",
    stand: /^\d{1,15}$/.test(felder.stand ?? "") ? Number(felder.stand) : undefined,
  };
  const leer = { was, felder, fehler: undefined, feld: undefined, unterschiede: [] };
  try {
    if (was === "ausloeser" && felder.gesehen !== felder.am)
      return { ...leer, unterschiede: await unterschiede(wer, bezug, tagImFeld(felder, "am")) };
    const handlung = Object.hasOwn(handlungen, was) ? handlungen[was] : undefined;
    if (!handlung) throw data(null, { status: 400 });
    await handlung(wer, bezug, felder);
    return redirect(`/fristenmanager/${id}?getan=${was}`, 303);
  } catch (fehler) {
    if (fehler instanceof Feldfehler)
      return data<Eintragsergebnis>(
        { ...leer, ...fehler.auswahl, fehler: fehler.message, feld: fehler.feld },
        { status: 422 },
      );
    if (!(fehler instanceof ApiFehler)) throw fehler;
    if (fehler.status === 404) throw data(null, { status: 404 });
    const status = fehler.status === 400 ? 422 : fehler.status;
    return data<Eintragsergebnis>({ ...leer, fehler: fehler.koerper.error }, { status });
  }
}

const folgen = {
  neu: "bekommt den neuen Tag",
  daneben: "vom Gericht bestimmt; der neue Tag steht daneben",
  bleibt: "bleibt, wie sie ist",
  gleich: "derselbe Tag",
} as const;

async function unterschiede(
  wer: Buchnutzer,
  bezug: Eintragsbezug,
  am: Tag,
): Promise<Eintragsergebnis["unterschiede"]> {
  const gefunden = await ausloeserUnterschied(wer, bezug, am);
  return gefunden.map(({ frist, bisher, neu, folge }) => ({
    id: frist.id,
    titel: frist.titel,
    bisher: bisher === null ? "noch ohne Tag" : tagKurz(bisher),
    neu: neu === null ? "noch ohne Tag" : tagKurz(neu),
    folge: folgen[folge],
  }));
}
