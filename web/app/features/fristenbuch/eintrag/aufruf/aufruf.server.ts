import type { Dauer } from "@gebuehrenportal/fristen";
import { katalogeintrag } from "@gebuehrenportal/fristen/katalog";
import type { Tag } from "@gebuehrenportal/recht";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import {
  type Buchlage,
  type Buchnutzer,
  buchAendern,
  requireRecht,
  requireVereinbarung,
} from "../../einstellung/buchzugang.server.ts";
import { genannterTag } from "../../plan/befunde.ts";
import type { Fristfrage, Katalogfrage, Ortswahl } from "../../plan/frage.ts";
import { wahltagZu } from "../../plan/wahltag.ts";
import { wirkungslose } from "../../plan/wirkungslos.ts";
import type { Frist, Fristfelder } from "../../worte/frist.ts";
import { saetze } from "../../worte/saetze.ts";
import { angabenSchreiben, requireFrist, ziehen } from "../aendern.server.ts";
import { type Buchungsplan, type Buchungswunsch, nachPlanBuchen } from "../buchen.server.ts";
import { frageMitTag, neuBerechnen } from "../neurechnen.server.ts";
import { rechnungLesen } from "../rechnung-store.server.ts";
import { vorfristenSetzen } from "../vorfristen.server.ts";
import type { Fristaenderung, NeueFrist } from "./contract.ts";
import { gliederAus, type Kettenangebot, ketteAus, requireInKette } from "./kette.ts";

/** What the calls of deadlines do. They change one period at a time; what follows from one may be booked with it. */

type Rechenangaben = Pick<
  NeueFrist,
  | ("startDate" | "days" | "weeks" | "months" | "years" | "state" | "rule" | "event" | "eventDate" | "court")
  | ("gemeinde" | "begin" | "direction" | "notfrist")
>;

/** Books one period. @throws {ApiFehler} as `fristMitKetteAnlegen` */
export const fristAnlegen = async (wer: Buchnutzer, body: NeueFrist): Promise<Frist> =>
  (await fristMitKetteAnlegen(wer, body)).frist;

/**
 * Books one period, and of what follows from it as much as the body asks for; what else may be booked is told.
 *
 * @throws {ApiFehler} as `buchen`; 400 `kette` the body names what does not follow
 */
export async function fristMitKetteAnlegen(
  wer: Buchnutzer,
  body: NeueFrist,
): Promise<{ readonly frist: Frist; readonly kette: readonly Kettenangebot[] }> {
  const wunsch = wunschAus(body);
  const pruefen = (geplant: Buchungsplan) => requireInKette(geplant, body);
  const { plan, gebucht } = await nachPlanBuchen(wer, wunsch, pruefen).catch(amGenanntenFeld(body));
  const [frist] = gebucht;
  if (!frist) throw new Error("Gebucht wurde nichts.");
  return { frist, kette: ketteAus(plan, gebucht) };
}

/** The day of the event may be named by either field; the complaint stands at the one that has. */
const amGenanntenFeld =
  ({ startDate, eventDate }: Pick<Rechenangaben, "startDate" | "eventDate">) =>
  (fehler: unknown): never => {
    const amAnderen =
      fehler instanceof ApiFehler &&
      fehler.koerper.field === "startDate" &&
      startDate === undefined &&
      eventDate !== undefined;
    throw amAnderen ? new ApiFehler(fehler.status, { ...fehler.koerper, field: "eventDate" }) : fehler;
  };

function wunschAus(angaben: NeueFrist): Buchungswunsch {
  const heute = heuteInBerlin();
  requireWirksam(angaben, angaben.rule, heute);
  const frage = mitWahltag(frageAus(angaben, heute), angaben);
  return {
    frage,
    ortUnbekannt: ortAus(angaben) === undefined,
    glieder: gliederAus(angaben),
    vorfristen: angaben.vorfristen,
    kuenftig: angaben.confirmFuture || !fragtNachZukunft(angaben) ? genannterTag(frage) : undefined,
    angaben: {
      titel: angaben.title,
      aktenzeichen: angaben.aktenzeichen,
      entscheidung: angaben.decision,
      art: angaben.art,
      sachbearbeiter: angaben.sachbearbeiter,
      bemerkung: angaben.bemerkung,
      zeitzone: angaben.timezone,
      empfaenger: angaben.recipients,
      vorlageId: angaben.templateId,
      norm: angaben.norm,
      rubrum: angaben.rubrum,
      ereignis: angaben.event ?? "",
      ...(angaben.provisional !== undefined && { vorlaeufig: angaben.provisional }),
      ...dauerfelder(angaben),
    },
  };
}

/** @throws {ApiFehler} 400 the entry asks for no such day */
function mitWahltag(frage: Fristfrage, { rule, decisiveDate }: NeueFrist): Fristfrage {
  if (decisiveDate === undefined) return frage;
  const angaben = wahltagZu(rule, decisiveDate);
  if (!angaben || frage.art !== "katalog")
    throw new ApiFehler(400, { error: saetze.keinWahltag, code: "wirkungslos", field: "decisiveDate" });
  return { ...frage, eingabe: { ...frage.eingabe, ...angaben } };
}

const dauerfelder = (
  rechenangaben: Rechenangaben,
): Pick<Fristfelder, "startAm" | "tage" | "wochen" | "monate" | "jahre"> => ({
  startAm: rechenangaben.startDate ?? rechenangaben.eventDate ?? null,
  tage: rechenangaben.days,
  wochen: rechenangaben.weeks,
  monate: rechenangaben.months,
  jahre: rechenangaben.years,
});

function ortAus({ state, court, gemeinde }: Rechenangaben): Ortswahl | undefined {
  if ((state ?? court ?? gemeinde) === undefined) return undefined;
  return {
    ...(state !== undefined && { land: state }),
    ...(court !== undefined && { gericht: court }),
    ...(gemeinde !== undefined && { gemeinde }),
  };
}

/**
 * The question of a body: an entry of the catalogue, or a plain duration by §§ 187, 188, 193 BGB, § 222 ZPO, as
 * the deadline calculator counts it and the page of a new entry, too.
 *
 * @throws {ApiFehler} 400 no duration, no day
 */
export function frageAus(rechenangaben: Rechenangaben, heute: Tag): Fristfrage {
  const ereignisAm =
    rechenangaben.rule === undefined
      ? (rechenangaben.startDate ?? rechenangaben.eventDate)
      : (rechenangaben.eventDate ?? rechenangaben.startDate);
  const ort = ortAus(rechenangaben);
  const dauer = dauerAus(rechenangaben);
  if (rechenangaben.rule === undefined && dauer.length === 0)
    throw new ApiFehler(400, { error: saetze.dauerFehlt, code: "dauer", field: "days" });
  if (ereignisAm === undefined)
    throw new ApiFehler(400, { error: saetze.ereignistagFehlt, code: "ereignistag", field: "startDate" });
  if (rechenangaben.rule !== undefined) {
    const gesetzt = dauer.length > 0 && katalogeintrag(rechenangaben.rule, heute)?.offen !== undefined;
    return {
      art: "katalog",
      id: rechenangaben.rule,
      eingabe: { ereignisAm, ...(gesetzt && { dauer }), ...(ort && { ort }) },
    };
  }
  const { begin, direction, notfrist } = rechenangaben;
  return {
    art: "frei",
    eingabe: {
      ereignisAm,
      dauer,
      ...(ort && { ort }),
      ...(begin && { beginn: begin }),
      ...(direction && { richtung: direction }),
      ...(notfrist && { fristtyp: "notfrist" as const }),
    },
  };
}

/** What must have happened before anybody can say of it when it did (AMD-66). */
const zustellungen: readonly string[] = ["zustellung", "bekanntgabe", "verkuendung", "zugang"];

/** Whether a day to come is asked about: an event of service, by the catalogue or in the body's own word. */
const fragtNachZukunft = ({ rule, event = "" }: Pick<Rechenangaben, "rule" | "event">): boolean =>
  zustellungen.includes(event.toLowerCase()) ||
  (rule !== undefined && zustellungen.includes(katalogeintrag(rule, heuteInBerlin())?.ereignisArt ?? ""));

const dauernamen = ["years", "months", "weeks", "days"] as const;

/** @throws {ApiFehler} 400 at the field: what was said has no effect, or two fields contradict each other */
function requireWirksam(genannt: Partial<Rechenangaben>, regel: string | undefined, heute: Tag): void {
  const { startDate, eventDate, begin, direction, notfrist } = genannt;
  if (startDate !== undefined && eventDate !== undefined && startDate !== eventDate)
    throw new ApiFehler(400, { error: saetze.zweiTage, code: "wirkungslos", field: "eventDate" });
  const eintrag = regel === undefined ? undefined : katalogeintrag(regel, heute);
  if (!eintrag) return;
  const dauer = dauerAus({ days: 0, weeks: 0, months: 0, years: 0, ...genannt });
  const [falsch] = Object.entries(wirkungslose(eintrag, { dauer, begin, direction, notfrist }));
  if (!falsch) return;
  const [feld, error] = falsch;
  const field = feld === "dauer" ? (dauernamen.find((name) => genannt[name]) ?? "days") : feld;
  throw new ApiFehler(400, { error, code: "wirkungslos", field });
}

const dauerAus = ({
  years,
  months,
  weeks,
  days,
}: Pick<Rechenangaben, (typeof dauernamen)[number]>): Fristfrage["eingabe"]["dauer"] & {} =>
  (
    [
      { wert: years, einheit: "jahr" },
      { wert: months, einheit: "monat" },
      { wert: weeks, einheit: "woche" },
      { wert: days, einheit: "tag" },
    ] satisfies Dauer
  ).filter(({ wert }) => wert > 0);

const rechenfelder = [
  ...(["startDate", "days", "weeks", "months", "years", "state", "rule", "eventDate", "court"] as const),
  ...(["gemeinde", "begin", "direction", "notfrist"] as const),
] as const;

/**
 * Changes a deadline: what stands beside the day, what the day follows from, whether it is done. All or nothing.
 *
 * @throws {ApiFehler} 400, 403, 404, 409
 */
export function fristBearbeiten(wer: Buchnutzer, id: string, body: Fristaenderung): Promise<Frist> {
  return buchAendern(wer, async (lage) => {
    const beschrieben = await angabenSchreiben(lage, await requireFrist(lage, { id }), angabenAus(body));
    const gerechnet = await rechnen(lage, beschrieben, body);
    return statusSetzen(lage, gerechnet, body);
  });
}

const angabenAus = (aenderung: Fristaenderung) => ({
  ...(aenderung.title !== undefined && { titel: aenderung.title }),
  ...(aenderung.aktenzeichen !== undefined && { aktenzeichen: aenderung.aktenzeichen }),
  ...(aenderung.art !== undefined && { art: aenderung.art }),
  ...(aenderung.sachbearbeiter !== undefined && { sachbearbeiter: aenderung.sachbearbeiter }),
  ...(aenderung.bemerkung !== undefined && { bemerkung: aenderung.bemerkung }),
  ...(aenderung.timezone !== undefined && { zeitzone: aenderung.timezone }),
  ...(aenderung.recipients !== undefined && { empfaenger: aenderung.recipients }),
  ...(aenderung.templateId !== undefined && { vorlageId: aenderung.templateId }),
  ...(aenderung.norm !== undefined && { norm: aenderung.norm }),
  ...(aenderung.rubrum !== undefined && { rubrum: aenderung.rubrum }),
  ...(aenderung.event !== undefined && { ereignis: aenderung.event }),
  ...(aenderung.provisional !== undefined && { vorlaeufig: aenderung.provisional }),
});

async function rechnen(lage: Buchlage, frist: Frist, body: Fristaenderung): Promise<Frist> {
  const bisher = rechenangabenVon(frist);
  // What a body repeats of the entry asks for nothing.
  const neu: Partial<Rechenangaben> = Object.fromEntries(
    rechenfelder.flatMap((f) => (body[f] === undefined || body[f] === bisher[f] ? [] : [[f, body[f]]])),
  );
  const { vorfristen } = body;
  if (Object.keys(neu).length === 0)
    return vorfristen === undefined ? frist : vorfristenSetzen(lage, frist, vorfristen);
  requireRecht(lage, "aendern", frist);
  await requireVereinbarung(lage);
  requireWirksam(neu, neu.rule ?? bisher.rule, lage.heute);
  // The day of the event stands in both fields; whoever names one means both.
  const einTag = neu.startDate ?? neu.eventDate;
  const ganz: Rechenangaben = {
    ...bisher,
    // A period of the catalogue takes the place of the duration and of how it was counted.
    ...(neu.rule !== undefined && { ...ohneEigeneDauer, direction: undefined, begin: undefined }),
    ...neu,
    ...(einTag !== undefined && { startDate: einTag, eventDate: einTag }),
  };
  const alt = await rechnungLesen(lage.tx, lage.kanzleiId, frist.rechnungId);
  const frage =
    alt && neu.rule === undefined
      ? geaenderteFrage(lage, frist, alt.frage, { neu, ganz })
      : zurBegruendung(frageAus(ganz, lage.heute), frist, ganz);
  return neuBerechnen(lage, frist, frage, {
    ortUnbekannt: ortAus(ganz) === undefined,
    vorfristen,
    genannt: einTag,
    kuenftig: body.confirmFuture === true || !fragtNachZukunft(ganz),
    felder: {
      ...dauerfelder(ganz),
      regel: ganz.rule ?? null,
      land: ganz.state ?? null,
      gericht: ganz.court ?? null,
      gemeinde: ganz.gemeinde ?? null,
      beginn:
        (ganz.rule === undefined ? undefined : katalogeintrag(ganz.rule, lage.heute)?.beginn) ??
        ganz.begin ??
        "ereignis",
    },
  }).catch(amGenanntenFeld(neu));
}

/** What was taken over for grounds stays a period for grounds when it is computed. */
const zurBegruendung = (frage: Fristfrage, frist: Frist, { notfrist }: Rechenangaben): Fristfrage =>
  frage.art === "frei" && frist.begruendungsfrist && frist.regel === null && !notfrist
    ? { ...frage, eingabe: { ...frage.eingabe, fristtyp: "begruendung" } }
    : frage;

const ohneEigeneDauer = { days: 0, weeks: 0, months: 0, years: 0 } as const;

/** The question with what a body changes; what the calls have no name for stays as it was booked. */
function geaenderteFrage(
  { heute }: Buchlage,
  frist: Frist,
  alt: Fristfrage,
  { neu, ganz }: { readonly neu: Partial<Rechenangaben>; readonly ganz: Rechenangaben },
): Fristfrage {
  const nennt = (...felder: readonly (keyof Rechenangaben)[]) => felder.some((f) => neu[f] !== undefined);
  const am = neu.startDate ?? neu.eventDate;
  const frage = am === undefined ? alt : frageMitTag(alt, frist, am, heute);
  const { ort: bisher, ...ohneOrt } = frage.eingabe;
  const ort = nennt("state", "court", "gemeinde") ? ortAus(ganz) : bisher;
  const mitOrt = { ...frage, eingabe: { ...ohneOrt, ...(ort && { ort }) } } as Fristfrage;
  const dauer = nennt(...dauernamen) ? dauerAus(ganz) : undefined;
  if (mitOrt.art === "katalog") return dauer ? mitGesetzterDauer(mitOrt, frist, dauer, heute) : mitOrt;
  if (dauer?.length === 0)
    throw new ApiFehler(400, { error: saetze.dauerFehlt, code: "dauer", field: "days" });
  const { fristtyp, ...eingabe } = mitOrt.eingabe;
  const typ = neu.notfrist
    ? "notfrist"
    : neu.notfrist === false && fristtyp === "notfrist"
      ? undefined
      : fristtyp;
  return {
    art: "frei",
    eingabe: {
      ...eingabe,
      ...(dauer && { dauer }),
      ...(neu.begin && { beginn: neu.begin }),
      ...(neu.direction && { richtung: neu.direction }),
      ...(typ && { fristtyp: typ }),
    },
  };
}

/** Where a court sets the length, a body says it: of the period asked for, or of the link that follows from it. */
function mitGesetzterDauer(frage: Katalogfrage, { regel }: Frist, dauer: Dauer, heute: Tag): Katalogfrage {
  if (regel === null || katalogeintrag(regel, heute)?.offen === undefined) return frage;
  const gesetzt = <E extends Katalogfrage["eingabe"]>({ bis: _, ...eingabe }: E) => ({
    ...eingabe,
    dauer: [...dauer],
  });
  return regel === frage.id
    ? { ...frage, eingabe: gesetzt(frage.eingabe) }
    : { ...frage, ereignisse: { ...frage.ereignisse, [regel]: gesetzt(frage.ereignisse?.[regel] ?? {}) } };
}

const rechenangabenVon = (frist: Frist): Rechenangaben => ({
  startDate: frist.startAm ?? undefined,
  days: frist.tage,
  weeks: frist.wochen,
  months: frist.monate,
  years: frist.jahre,
  state: (frist.land ?? undefined) as Rechenangaben["state"],
  rule: frist.regel ?? undefined,
  event: frist.ereignis || undefined,
  eventDate: frist.ereignisAm ?? undefined,
  court: frist.gericht ?? undefined,
  gemeinde: frist.gemeinde ?? undefined,
  begin: frist.beginn as Rechenangaben["begin"],
  direction: frist.richtung as Rechenangaben["direction"],
  notfrist: frist.notfrist,
});

/** Done is done: what is so already stays, a proof may be supplied later. */
async function statusSetzen(lage: Buchlage, frist: Frist, { status, proof }: Fristaenderung): Promise<Frist> {
  const erledigt = frist.zustand === "erledigt";
  if (erledigt && status !== "open" && proof)
    return ziehen(lage, frist, { art: "nachgewiesen", nachweis: proof });
  if (status === "done" && !erledigt)
    return ziehen(lage, frist, { art: "erledigt", nachweis: proof ?? null });
  if (status === "open" && erledigt) return ziehen(lage, frist, { art: "wieder-geoeffnet" });
  return frist;
}
