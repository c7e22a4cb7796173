import { katalogeintrag, verlaengerungssatz, vorschlaege } from "@gebuehrenportal/fristen/katalog";
import { wahltagangaben } from "@gebuehrenportal/gesetze/fristenkatalog/wahltage.ts";
import type { KeinErgebnis, Tag } from "@gebuehrenportal/recht";
import { data, redirect } from "react-router";
import { offeneZustimmung, zustimmungAnnehmen } from "#features/konto/index.server.ts";
import { wegoptionen } from "#features/rechner/index.server.ts";
import type { Sitzung } from "#platform/access/konto.ts";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { ohneFaktor } from "#platform/access/zweiter-faktor.server.ts";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { formularfelder, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { buchUnterrichten, imBuch } from "../../einstellung/buchzugang.server.ts";
import { type Ortsfragen, ortFragen, ortswort } from "../../einstellung/orte.server.ts";
import { darfImBuch } from "../../einstellung/rechte.ts";
import {
  type Buchungsplan,
  type Buchungswunsch,
  einbuchen,
  planen,
  requireBuchen,
} from "../../eintrag/buchen.server.ts";
import { ebWarnung } from "../../eintrag/notiert.ts";
import type { Befund } from "../../plan/befunde.ts";
import { freigabesatz } from "../../plan/freigabe.ts";
import type { Rechenschritt } from "../../plan/rechnung.ts";
import { istStraffrage } from "../../plan/strafsache.ts";
import { stueckGebucht } from "../../posteingang/posteingang.server.ts";
import { fuellungAusVorlage } from "../../vorlagen/fuellung.ts";
import { frageVorlage } from "../../vorlagen/pfad.ts";
import { vorfristenText } from "../../vorlagen/vorfristentext.ts";
import { vorlagenVon } from "../../vorlagen/vorlagen.server.ts";
import { saetze } from "../../worte/saetze.ts";
import { tagKurz } from "../zeile.ts";
import { postfelder } from "./aus-post.server.ts";
import {
  buchungsformular,
  eintragstext,
  type Felder,
  regelAus,
  type Wahlmoeglichkeit,
} from "./buchungsformular.server.ts";
import {
  type Uebernahme,
  type Uebernahmeansicht,
  uebernahmeAus,
  uebernahmeformular,
} from "./uebernahme.server.ts";

/** One link of the chain as it is shown before it is booked. */
export type Vorschauglied = {
  readonly regel: string;
  readonly name: string;
  readonly norm: string;
  readonly endeText: string;
  readonly sicher: string;
  readonly zugang: string;
  readonly vorfristen: readonly string[];
  /** Whether and how it can be extended, and which norm asks for grounds; empty: not of the catalogue. */
  readonly katalogsatz: string;
  readonly anknuepfung: string;
  readonly nichtBuchbar: string | undefined;
  readonly gewaehlt: boolean;
  readonly erstes: boolean;
  readonly befunde: readonly Pick<Befund, "schwere" | "satz">[];
  readonly freigabe: readonly string[];
  readonly schritte: readonly Rechenschritt[];
};

/** The chain as it would be booked; `gesehen`: what the reader has in front of him, to be sure he books that. */
export type Vorschau = {
  readonly glieder: readonly Vorschauglied[];
  readonly gesehen: string;
  /** What is to wait until the period is booked. */
  readonly vorher: string | undefined;
  /** What is to be answered before it is booked, of which day, and whether it is. */
  readonly frage: { readonly satz: string; readonly tag: Tag; readonly bejaht: boolean } | undefined;
};

/** What the page of a new entry shows first. */
export type Buchungsansicht = {
  readonly heute: Tag;
  readonly felder: Felder;
  readonly personen: readonly Wahlmoeglichkeit[];
  readonly ich: string;
  readonly wege: readonly Wahlmoeglichkeit[];
  readonly zustimmung: string | undefined;
  readonly haeufige: readonly { readonly pfad: string; readonly text: string }[];
  readonly darfBuchen: boolean;
  /** What the field of the place is called before anything was asked. */
  readonly ortwort: string;
};

/** What a form of that page has brought about, unless it has booked. */
export type Buchungsergebnis = {
  readonly felder: Felder;
  readonly fehler: Readonly<Record<string, string>>;
  readonly allgemein: string | undefined;
  readonly fristwahl: readonly Wahlmoeglichkeit[];
  readonly ortwahl: readonly Wahlmoeglichkeit[];
  readonly vorschau: Vorschau | undefined;
  /** What only the reader can say of the place: which seat, and whether a day is a holiday there. */
  readonly ortfragen: Ortsfragen;
  /** What the field of the place is called: by the court at which the act is done. */
  readonly ortwort: string;
  /** The question came from the calculator: its fields are settled. */
  readonly uebernahme: Uebernahmeansicht | undefined;
};

const vorbelegbar = [
  "rule",
  "title",
  "days",
  "weeks",
  "months",
  "years",
  "art",
  "norm",
  "templateId",
  "direction",
  "startDate",
] as const;

/** Everything the page of a new entry needs; undefined: a second factor is missing. */
export async function buchungsseite({
  request,
  context,
}: Seitenaufruf): Promise<Buchungsansicht | undefined> {
  const wer = requireTarif(sitzungAus(context), "premium");
  const heute = heuteInBerlin();
  const frage = new URL(request.url).searchParams;
  const ausVorlage = await vorlagenfelder(wer, frage.get(frageVorlage), heute);
  const ausAdresse = Object.fromEntries(
    vorbelegbar.flatMap((name) => (frage.has(name) ? [[name, (frage.get(name) ?? "").slice(0, 300)]] : [])),
  );
  const felder = { ...ausVorlage, ...ausAdresse, ...(await postfelder(wer, frage, heute)) };
  const lage = await ohneFaktor(imBuch(wer, async ({ personen, akteur }) => ({ personen, akteur })));
  if (!lage) return undefined;
  return {
    heute,
    felder,
    personen: lage.personen.map(({ id, name }) => ({ wert: id, text: name })),
    ich: lage.akteur.id,
    wege: wegoptionen("BGB"),
    zustimmung: await offeneZustimmung(wer),
    haeufige: vorschlaege(heute)
      .slice(0, 8)
      .map(({ name, legalBasis }) => {
        const text = eintragstext({ name, norm: legalBasis });
        return { pfad: `/fristenmanager/neu?${new URLSearchParams({ rule: text })}`, text };
      }),
    darfBuchen: darfImBuch(lage.akteur, "buchen"),
    ortwort: ortswort(regelAus(felder, heute)),
  };
}

/** What a template puts into the form; nothing for one that is not there. */
async function vorlagenfelder(wer: Sitzung, id: string | null, heute: Tag): Promise<Felder> {
  if (id === null) return {};
  const vorlage = (await ohneFaktor(vorlagenVon(wer)))?.find((v) => v.id === id);
  if (!vorlage) return {};
  const { days, weeks, months, years, rule, vorfristen, notfrist: _, ...rest } = fuellungAusVorlage(vorlage);
  const eintrag = rule === undefined ? undefined : katalogeintrag(rule, heute);
  const zahl = (wert: number) => (wert === 0 || eintrag ? "" : String(wert));
  return Object.fromEntries(
    Object.entries({
      ...rest,
      days: zahl(days),
      weeks: zahl(weeks),
      months: zahl(months),
      years: zahl(years),
      // An entry of the catalogue says itself how it is counted.
      ...(eintrag && { rule: eintragstext(eintrag), norm: "", begin: "", direction: "", shift: "" }),
      vorfristen: vorfristenText(vorfristen ?? null),
      vorlage: vorlage.templateName,
    }).flatMap(([name, wert]) => (typeof wert === "string" && wert !== "" ? [[name, wert]] : [])),
  );
}

/** Shows the chain, or books what the reader has seen and goes to the entry. */
export async function buchungshandlung({ request, context }: Seitenaufruf) {
  const wer = requireTarif(sitzungAus(context), "premium");
  const gesendet = await formularfelder(request);
  const heute = heuteInBerlin();
  const uebernahme = gesendet.stand === undefined ? undefined : uebernahmeAus(gesendet, heute);
  const felder = uebernahme?.felder ?? gesendet;
  const regel = uebernahme?.frage.art === "katalog" ? uebernahme.frage.id : regelAus(felder, heute);
  const leer = { ...leeresErgebnis, felder, uebernahme: uebernahme?.ansicht, ortwort: ortswort(regel) };
  if (gesendet.stand !== undefined && !uebernahme)
    return abgelehnt({ ...leer, felder: {}, allgemein: saetze.nichtUebernehmbar });
  const lesung = uebernahme ? uebernahmeformular(uebernahme) : buchungsformular(felder, heute);
  if (lesung.art === "fehler") return abgelehnt({ ...leer, ...lesung });
  const { wunsch, fristwahl, ortwahl } = lesung;
  const { posteingang: post } = felder;
  const { ort } = wunsch.frage.eingabe;
  const fragtNachOrt = uebernahme?.ansicht.fragtNachOrt ?? true;
  const gelesen = {
    ...leer,
    fristwahl,
    ortwahl,
    ortfragen: ort && fragtNachOrt ? ortFragen(ort, istStraffrage(wunsch.frage)) : {},
  };
  let vorschau: Vorschau | undefined;
  try {
    await zustimmungAnnehmen(wer, felder);
    const zugestimmt = uebernahme?.kommtAn && (await offeneZustimmung(wer)) === undefined;
    const { plan, gebucht } = await imBuch(wer, async (lage) => {
      const geplant = await planen(lage, wunsch);
      if (geplant.art !== "plan") return { plan: geplant };
      vorschau = vorschauVon(geplant, wunsch);
      const gewollt = uebernahme?.kommtAn
        ? zugestimmt && ohneRueckfrage(uebernahme, geplant)
        : felder.was === "buchen";
      // Another day than the one he has seen is shown first.
      if (!gewollt || felder.gesehen !== vorschau.gesehen) return { plan: geplant };
      await requireBuchen(lage);
      const eintraege = await einbuchen(lage, geplant, wunsch);
      if (post)
        await stueckGebucht(
          lage,
          post,
          eintraege.map(({ id }) => id),
        );
      return { plan: geplant, gebucht: eintraege };
    });
    if (plan.art !== "plan") return abgelehnt({ ...gelesen, ...amFeld(plan) });
    if (!gebucht) return { ...gelesen, vorschau };
    await buchUnterrichten(wer.kanzleiId);
    const [erstes] = gebucht;
    // Whoever works through the post goes on there.
    const ziel = post
      ? `/fristenmanager/posteingang?gebucht=${erstes?.id}&anzahl=${gebucht.length}`
      : `/fristenmanager/${erstes?.id}?gebucht=${gebucht.length}`;
    return redirect(ziel, 303);
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler)) throw fehler;
    return abgelehnt({ ...gelesen, vorschau, allgemein: fehler.koerper.error }, fehler.status);
  }
}

const leeresErgebnis = {
  fehler: {},
  allgemein: undefined,
  fristwahl: [],
  ortwahl: [],
  vorschau: undefined,
  ortfragen: {},
} as const;

/** Whether what comes from the calculator may be booked at once: it has a file, a name and a place, and nothing stands out. */
const ohneRueckfrage = ({ ansicht, felder }: Uebernahme, { glieder }: Buchungsplan): boolean =>
  ansicht.anders === undefined &&
  !ansicht.fragtNachBezeichnung &&
  (felder.aktenzeichen ?? "").trim() !== "" &&
  glieder.every(({ befunde }) => befunde.length === 0);

const abgelehnt = (ergebnis: Buchungsergebnis & { art?: unknown }, status = 422) => {
  const { art: _, ...inhalt } = ergebnis;
  return data<Buchungsergebnis>(inhalt, { status: status === 400 ? 422 : status });
};

const feldnamen: Readonly<Record<string, string>> = {
  ...Object.fromEntries(wahltagangaben.map((angabe) => [angabe, "wahltag"])),
  ereignisAm: "startDate",
  "bekanntgabe.am": "startDate",
  "bekanntgabe.weg": "weg",
  ereignisUhr: "uhr",
  verkuendungAm: "verkuendung",
  dauer: "days",
  bis: "bis",
  id: "rule",
};

function amFeld({ grund, feld = "" }: KeinErgebnis): Pick<Buchungsergebnis, "fehler" | "allgemein"> {
  const name = feldnamen[feld];
  return name === undefined
    ? { fehler: {}, allgemein: grund }
    : { fehler: { [name]: grund }, allgemein: undefined };
}

function vorschauVon(
  { glieder, frage }: Buchungsplan,
  { glieder: gewaehlt, kuenftig }: Pick<Buchungswunsch, "glieder" | "kuenftig">,
): Vorschau {
  const { satz, tag } =
    glieder.flatMap(({ befunde }) => befunde).find(({ schwere }) => schwere === "frage") ?? {};
  return {
    vorher: ebWarnung(frage),
    frage: satz !== undefined && tag !== undefined ? { satz, tag, bejaht: tag === kuenftig } : undefined,
    gesehen: glieder
      .map(({ regel, tage }) => `${regel ?? ""}:${tage?.ende ?? ""}${tage?.uhr ?? ""}`)
      .join("|"),
    glieder: glieder.map((glied, index) => ({
      regel: glied.regel ?? "",
      name: glied.name,
      norm: glied.norm,
      endeText: glied.tage
        ? tagKurz(glied.tage.ende) + (glied.tage.uhr === null ? "" : `, ${glied.tage.uhr} Uhr`)
        : "noch ohne Tag",
      sicher: glied.tage && glied.tage.sichererTag !== glied.tage.ende ? tagKurz(glied.tage.sichererTag) : "",
      zugang: glied.tage?.zugangBis ? tagKurz(glied.tage.zugangBis) : "",
      vorfristen: (glied.tage?.vorfristen ?? []).map(tagKurz),
      katalogsatz: glied.regel === null ? "" : katalogsatz(glied.regel),
      anknuepfung: index === 0 ? "" : glied.bild.anknuepfung,
      nichtBuchbar: glied.nichtBuchbar,
      gewaehlt:
        glied.nichtBuchbar === undefined &&
        (gewaehlt === undefined || index === 0 || gewaehlt.includes(glied.regel ?? "")),
      erstes: index === 0,
      befunde: glied.befunde.filter(({ schwere }) => schwere !== "frage"),
      freigabe: glied.freigabe.map(freigabesatz),
      schritte: glied.bild.schritte,
    })),
  };
}

/** „Begründungsfrist (§ 520 Abs. 1 ZPO). Verlängerbar durch …“ */
function katalogsatz(regel: string): string {
  const eintrag = katalogeintrag(regel, heuteInBerlin());
  if (
    !eintrag ||
    (eintrag.art !== "notfrist" && eintrag.art !== "gesetzlich" && eintrag.art !== "richterlich")
  )
    return "";
  const { begruendungsnorm, verlaengerbar } = eintrag;
  const begruendung = begruendungsnorm === undefined ? "" : `Begründungsfrist (${begruendungsnorm}). `;
  return `${begruendung}${verlaengerungssatz(verlaengerbar)}.`;
}
