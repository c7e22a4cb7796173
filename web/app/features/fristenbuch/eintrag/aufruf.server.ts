import type { Dauer } from "@gebuehrenportal/fristen";
import { ApiFehler } from "#platform/http/api-fehler.ts";
import { saetze } from "../saetze.ts";
import { angabenSchreiben, requireFrist, ziehen } from "./aendern.server.ts";
import { type Buchungswunsch, buchen } from "./buchen.server.ts";
import { type Buchlage, type Buchnutzer, buchUnterrichten, imBuch } from "./buchzugang.server.ts";
import type { Fristaenderung, NeueFrist } from "./contract.ts";
import type { Fristfrage, Ortswahl } from "./frage.ts";
import type { Frist, Fristfelder } from "./frist.ts";
import { frageMitTag, neuBerechnen } from "./neurechnen.server.ts";
import { rechnungLesen } from "./rechnung-store.server.ts";

/** What the calls of deadlines do. They know one period at a time; chains are booked on the page. */

type Rechenangaben = Pick<
  NeueFrist,
  | ("startDate" | "days" | "weeks" | "months" | "years" | "state" | "rule" | "event" | "eventDate" | "court")
  | ("gemeinde" | "begin" | "direction" | "notfrist")
>;

/** Books one period. @throws {ApiFehler} as `buchen` */
export async function fristAnlegen(wer: Buchnutzer, body: NeueFrist): Promise<Frist> {
  const [frist] = await buchen(wer, wunschAus(body));
  if (!frist) throw new Error("Gebucht wurde nichts.");
  return frist;
}

function wunschAus(b: NeueFrist): Buchungswunsch {
  return {
    frage: frageAus(b),
    ortUnbekannt: ortAus(b) === undefined,
    glieder: b.rule === undefined ? undefined : [b.rule],
    vorfristen: b.vorfristen,
    angaben: {
      titel: b.title,
      aktenzeichen: b.aktenzeichen,
      entscheidung: b.decision,
      art: b.art,
      sachbearbeiter: b.sachbearbeiter,
      bemerkung: b.bemerkung,
      zeitzone: b.timezone,
      empfaenger: b.recipients,
      vorlageId: b.templateId,
      norm: b.norm,
      ereignis: b.event ?? "",
      ...dauerfelder(b),
    },
  };
}

const dauerfelder = (
  b: Rechenangaben,
): Pick<Fristfelder, "startAm" | "tage" | "wochen" | "monate" | "jahre"> => ({
  startAm: b.startDate ?? b.eventDate ?? null,
  tage: b.days,
  wochen: b.weeks,
  monate: b.months,
  jahre: b.years,
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
export function frageAus(b: Rechenangaben): Fristfrage {
  const ereignisAm = b.rule === undefined ? (b.startDate ?? b.eventDate) : (b.eventDate ?? b.startDate);
  const ort = ortAus(b);
  const dauer = dauerAus(b);
  if (b.rule === undefined && dauer.length === 0)
    throw new ApiFehler(400, { error: saetze.dauerFehlt, code: "dauer", field: "days" });
  if (ereignisAm === undefined)
    throw new ApiFehler(400, { error: saetze.ereignistagFehlt, code: "ereignistag", field: "startDate" });
  if (b.rule !== undefined)
    return { art: "katalog", id: b.rule, eingabe: { ereignisAm, ...(ort && { ort }) } };
  const { begin, direction, notfrist } = b;
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

const dauerAus = ({ years, months, weeks, days }: Rechenangaben): Fristfrage["eingabe"]["dauer"] & {} =>
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
export async function fristBearbeiten(wer: Buchnutzer, id: string, body: Fristaenderung): Promise<Frist> {
  const frist = await imBuch(wer, async (lage) => {
    const beschrieben = await angabenSchreiben(lage, await requireFrist(lage, { id }), angabenAus(body));
    const gerechnet = await rechnen(lage, beschrieben, body);
    return statusSetzen(lage, gerechnet, body);
  });
  await buchUnterrichten(wer.kanzleiId);
  return frist;
}

const angabenAus = (b: Fristaenderung) => ({
  ...(b.title !== undefined && { titel: b.title }),
  ...(b.aktenzeichen !== undefined && { aktenzeichen: b.aktenzeichen }),
  ...(b.art !== undefined && { art: b.art }),
  ...(b.sachbearbeiter !== undefined && { sachbearbeiter: b.sachbearbeiter }),
  ...(b.bemerkung !== undefined && { bemerkung: b.bemerkung }),
  ...(b.timezone !== undefined && { zeitzone: b.timezone }),
  ...(b.recipients !== undefined && { empfaenger: b.recipients }),
  ...(b.templateId !== undefined && { vorlageId: b.templateId }),
  ...(b.norm !== undefined && { norm: b.norm }),
});

async function rechnen(lage: Buchlage, frist: Frist, body: Fristaenderung): Promise<Frist> {
  const bisher = rechenangabenVon(frist);
  const neu = Object.fromEntries(rechenfelder.flatMap((f) => (body[f] === undefined ? [] : [[f, body[f]]])));
  // The day of the event stands in both fields; whoever names one means both.
  const einTag = body.startDate ?? body.eventDate;
  const ganz: Rechenangaben = {
    ...bisher,
    ...(einTag !== undefined && { startDate: einTag, eventDate: einTag }),
    ...neu,
  };
  const vorfristen = body.vorfristen;
  if (vorfristen === undefined && rechenfelder.every((f) => ganz[f] === bisher[f])) return frist;
  const alt =
    frist.rechnungId === null ? undefined : await rechnungLesen(lage.tx, lage.kanzleiId, frist.rechnungId);
  const dieselbe = body.rule === undefined || body.rule === frist.regel;
  const frage = alt && dieselbe ? geaenderteFrage(lage, frist, alt.frage, { body, ganz }) : frageAus(ganz);
  return neuBerechnen(lage, frist, frage, {
    ortUnbekannt: ortAus(ganz) === undefined,
    vorfristen,
    felder: {
      ...dauerfelder(ganz),
      regel: ganz.rule ?? null,
      land: ganz.state ?? null,
      gericht: ganz.court ?? null,
      gemeinde: ganz.gemeinde ?? null,
      beginn: ganz.begin ?? "ereignis",
    },
  });
}

/** The question with what a body names; what the calls have no name for stays as it was booked. */
function geaenderteFrage(
  { heute }: Buchlage,
  frist: Frist,
  alt: Fristfrage,
  { body, ganz }: { readonly body: Fristaenderung; readonly ganz: Rechenangaben },
): Fristfrage {
  const nennt = (...felder: readonly (keyof Rechenangaben)[]) => felder.some((f) => body[f] !== undefined);
  const am = body.startDate ?? body.eventDate;
  const frage = am === undefined ? alt : frageMitTag(alt, frist, am, heute);
  const { ort: bisher, ...ohneOrt } = frage.eingabe;
  const ort = nennt("state", "court", "gemeinde") ? ortAus(ganz) : bisher;
  const mitOrt = { ...frage, eingabe: { ...ohneOrt, ...(ort && { ort }) } } as Fristfrage;
  const neu = frageAus(ganz);
  if (mitOrt.art === "katalog" || neu.art === "katalog") return mitOrt;
  const { fristtyp, ...eingabe } = mitOrt.eingabe;
  const typ = body.notfrist
    ? "notfrist"
    : body.notfrist === false && fristtyp === "notfrist"
      ? undefined
      : fristtyp;
  return {
    art: "frei",
    eingabe: {
      ...eingabe,
      ...(nennt("days", "weeks", "months", "years") && { dauer: neu.eingabe.dauer }),
      ...(body.begin && { beginn: body.begin }),
      ...(body.direction && { richtung: body.direction }),
      ...(typ && { fristtyp: typ }),
    },
  };
}

const rechenangabenVon = (f: Frist): Rechenangaben => ({
  startDate: f.startAm ?? undefined,
  days: f.tage,
  weeks: f.wochen,
  months: f.monate,
  years: f.jahre,
  state: (f.land ?? undefined) as Rechenangaben["state"],
  rule: f.regel ?? undefined,
  event: f.ereignis || undefined,
  eventDate: f.ereignisAm ?? undefined,
  court: f.gericht ?? undefined,
  gemeinde: f.gemeinde ?? undefined,
  begin: f.beginn as Rechenangaben["begin"],
  direction: f.richtung as Rechenangaben["direction"],
  notfrist: f.notfrist,
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
