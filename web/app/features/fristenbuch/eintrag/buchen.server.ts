import { katalogeintrag } from "@gebuehrenportal/fristen/katalog";
import type { KeinErgebnis, Tag } from "@gebuehrenportal/recht";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import {
  type Buchlage,
  type Buchnutzer,
  buchAendern,
  requireRecht,
  requireVereinbarung,
  urheber,
} from "../einstellung/buchzugang.server.ts";
import { bueroort } from "../einstellung/bueroort.server.ts";
import { ortAufgeloest } from "../einstellung/orte.server.ts";
import { klaerungFesthalten, mitKlaerung } from "../einstellung/ortsklaerung.server.ts";
import { istAbwesend } from "../einstellung/rechte.ts";
import { type Befund, befunde, genannterTag, hindernisUnter } from "../plan/befunde.ts";
import type { Fristfrage } from "../plan/frage.ts";
import { type Fristplan, fristplan, type Planglied, type Planlage } from "../plan/fristplan.ts";
import { rubrumSetzen } from "../rubrum/rubrum.server.ts";
import { aktenschluessel, type Frist, type Fristfelder } from "../worte/frist.ts";
import { zeitzonen } from "../worte/laengen.ts";
import { saetze } from "../worte/saetze.ts";
import { kettengliederFesthalten } from "./frist-store.server.ts";
import { ereignistagSchreiben, type Kette, ketteFesthalten } from "./kette-store.server.ts";
import type { Fristrechnung } from "./rechnung-store.server.ts";
import { fristEintragen } from "./verbuchen.server.ts";
import { laufenderZustand, nochNichts } from "./zustand.ts";

/** What somebody says of an entry besides the question. */
export type Angaben = Pick<
  Fristfelder,
  | "aktenzeichen"
  | "art"
  | "sachbearbeiter"
  | "bemerkung"
  | "zeitzone"
  | "empfaenger"
  | "vorlageId"
  | "norm"
  | "ereignis"
  | "startAm"
  | "tage"
  | "wochen"
  | "monate"
  | "jahre"
> & {
  /** Empty: as the period is called. */
  readonly titel: string;
  /** What tells two decisions of one file apart. */
  readonly entscheidung: string;
  /** Unset: whoever books. */
  readonly verantwortlich?: string | undefined;
  /** Unset: the day is certain. */
  readonly vorlaeufig?: boolean;
  /** Short parties of the file; unset or empty: they stay as they are. */
  readonly rubrum?: string;
};

/** What somebody says who says nothing. */
export const ohneAngaben: Angaben = {
  titel: "",
  entscheidung: "",
  aktenzeichen: "",
  art: "",
  sachbearbeiter: "",
  bemerkung: "",
  zeitzone: zeitzonen[0],
  empfaenger: "",
  vorlageId: null,
  norm: "",
  ereignis: "",
  startAm: null,
  tage: 0,
  wochen: 0,
  monate: 0,
  jahre: 0,
};

/** What is to be booked. */
export type Buchungswunsch = {
  readonly angaben: Angaben;
  readonly frage: Fristfrage;
  /** Said explicitly: the place is not known. */
  readonly ortUnbekannt: boolean;
  /** Which links of the chain, by id; unset: the one asked for and all that follow. */
  readonly glieder?: readonly string[] | undefined;
  /** Vorfristen chosen instead of those computed, for the link asked for. */
  readonly vorfristen?: readonly Tag[] | undefined;
  /** The day in the future that somebody has said to be meant. */
  readonly kuenftig?: Tag | undefined;
};

/** A link with what stands out about it. */
export type Geprueft = Planglied & { readonly befunde: readonly Befund[] };
export type Buchungsplan = Omit<Fristplan, "glieder"> & { readonly glieder: readonly Geprueft[] };

/** What the engine is told besides the question. */
export function planlage(
  { heute, einstellung }: Pick<Buchlage, "heute" | "einstellung">,
  ortUnbekannt: boolean,
): Planlage {
  return { heute, aufgeloest: ortAufgeloest, ortUnbekannt, buero: bueroort(einstellung) };
}

/** Computes what would be booked, with what the office has settled of the place; nothing is written. */
export async function planen(
  lage: Buchlage,
  { frage, ortUnbekannt, angaben, vorfristen }: Buchungswunsch,
): Promise<Buchungsplan | KeinErgebnis> {
  const plan = fristplan(await mitKlaerung(lage, frage), planlage(lage, ortUnbekannt));
  if (plan.art !== "plan") return plan;
  const person = angaben.verantwortlich ?? lage.akteur.id;
  const abwesend = (am: Tag) => istAbwesend(lage.abwesenheiten, person, am);
  const glieder = plan.glieder.map((glied, index) => {
    const gewaehlt =
      index === 0 && vorfristen && glied.tage
        ? { ...glied, tage: { ...glied.tage, vorfristen: [...new Set(vorfristen)].toSorted() } }
        : glied;
    const genannt = index === 0 ? genannterTag(frage) : undefined;
    return {
      ...gewaehlt,
      befunde: befunde(gewaehlt, {
        heute: lage.heute,
        ort: plan.ort,
        genannt,
        vorfristen: index === 0 ? vorfristen : undefined,
        abwesend,
      }),
    };
  });
  return { ...plan, glieder };
}

/** @throws {ApiFehler} 403 role, or the agreement on secrecy is missing */
export function requireBuchen(lage: Buchlage): Promise<void> {
  requireRecht(lage, "buchen");
  return requireVereinbarung(lage);
}

/**
 * Books a period, with the links of its chain that are wanted, in one transaction with a line of the log for each.
 *
 * @throws {ApiFehler} 400 the engine gives no day, or a check refuses; 403 as `requireBuchen`; 409 `widerspruch`, `doppelt`
 * the same event stands in the book already
 */
export const buchen = async (wer: Buchnutzer, wunsch: Buchungswunsch): Promise<readonly Frist[]> =>
  (await nachPlanBuchen(wer, wunsch)).gebucht;

/**
 * Books as `buchen`, and says what else would follow.
 *
 * @param pruefen looks at the plan before anything is written
 * @throws {ApiFehler} as `buchen`
 */
export function nachPlanBuchen(
  wer: Buchnutzer,
  wunsch: Buchungswunsch,
  pruefen: (plan: Buchungsplan) => void = () => undefined,
): Promise<{ readonly plan: Buchungsplan; readonly gebucht: readonly Frist[] }> {
  return buchAendern(wer, async (lage) => {
    await requireBuchen(lage);
    const plan = await planen(lage, wunsch);
    if (plan.art !== "plan") throw ohneTag(plan);
    pruefen(plan);
    return { plan, gebucht: await einbuchen(lage, plan, wunsch) };
  });
}

/** Books a plan as it is, within the piece of work that has made it. @throws {ApiFehler} 400, 409 as `buchen` */
export async function einbuchen(
  lage: Buchlage,
  plan: Buchungsplan,
  wunsch: Pick<Buchungswunsch, "angaben" | "glieder" | "kuenftig">,
): Promise<readonly Frist[]> {
  const glieder = gewaehlteGlieder(plan, wunsch.glieder);
  requireStimmig(
    glieder.flatMap((g) => g.befunde),
    wunsch.kuenftig,
  );
  requirePerson(lage, wunsch.angaben.verantwortlich);
  await klaerungFesthalten(lage, plan.frage);
  if (wunsch.angaben.rubrum) await rubrumSetzen(lage, wunsch.angaben.aktenzeichen, wunsch.angaben.rubrum);
  const kette = await ketteFuer(lage, plan, wunsch.angaben);
  const gebucht: Frist[] = [];
  for (const [i, g] of glieder.entries()) {
    await requireNeu(lage, kette, g);
    const felder = fristfelder(lage, { plan, glied: g, kette, angaben: wunsch.angaben, erstes: i === 0 });
    gebucht.push(
      await fristEintragen(lage.tx, lage.kanzleiId, felder, {
        art: "gebucht",
        ...urheber(lage),
        rechnung: rechnungVon(plan, g),
        beilage: { rolle: lage.akteur.rolle },
      }),
    );
  }
  return gebucht;
}

/** @throws {ApiFehler} 400 a check refuses, or nobody has said that an event in the future is meant */
export function requireStimmig(alle: readonly Befund[], kuenftig: Tag | undefined): void {
  const falsch = hindernisUnter(alle, kuenftig);
  if (!falsch) return;
  const field = falsch.code === "ereignis-in-der-zukunft" ? "startDate" : falsch.feld;
  throw new ApiFehler(400, { error: falsch.satz, code: falsch.code, ...(field !== undefined && { field }) });
}

/** The refusal of a question that gives no day. */
export const ohneTag = ({ grund, feld }: KeinErgebnis): ApiFehler =>
  new ApiFehler(400, { error: grund, code: "kein-ergebnis", ...(feld !== undefined && { field: feld }) });

function gewaehlteGlieder(
  { glieder }: Buchungsplan,
  ids: readonly string[] | undefined,
): readonly Geprueft[] {
  const [erstes, ...weitere] = glieder;
  if (erstes?.nichtBuchbar !== undefined)
    throw new ApiFehler(400, { error: saetze.nichtBuchbar, code: "nicht-buchbar" });
  const folgende = weitere.filter(
    ({ regel, nichtBuchbar }) =>
      nichtBuchbar === undefined && (ids === undefined || (regel !== null && ids.includes(regel))),
  );
  const gewaehlt = [...(erstes ? [erstes] : []), ...folgende];
  if (gewaehlt.length === 0)
    throw new ApiFehler(400, { error: saetze.nichtsGewaehlt, code: "nichts-gewaehlt" });
  return gewaehlt;
}

function requirePerson({ personen }: Buchlage, id: string | undefined): void {
  if (id === undefined || personen.some((p) => p.id === id)) return;
  throw new ApiFehler(400, { error: saetze.person, code: "person", field: "verantwortlich" });
}

/** Periods of the catalogue for a file hang on its decision and event; the same event has one day alone. */
async function ketteFuer(
  lage: Buchlage,
  { frage, glieder }: Buchungsplan,
  angaben: Angaben,
): Promise<Kette | undefined> {
  const aktenzeichen = angaben.aktenzeichen.trim();
  if (frage.art !== "katalog" || aktenzeichen === "") return undefined;
  const ereignisAm = glieder[0]?.ereignisAm ?? null;
  const ereignis = angaben.ereignis || katalogeintrag(frage.id, lage.heute)?.ereignisArt || "ereignis";
  const kennung = { aktenzeichen, entscheidung: angaben.entscheidung.trim(), ereignis };
  const kette = await ketteFesthalten(lage.tx, lage.kanzleiId, kennung, { ereignisAm, am: lage.am });
  if (kette.ereignisAm === ereignisAm) return kette;
  const geltende = await geltendeGlieder(lage, kette);
  if (geltende.length > 0)
    throw new ApiFehler(409, { error: saetze.widerspruch, code: "widerspruch", field: "ereignis" });
  await ereignistagSchreiben(lage.tx, lage.kanzleiId, kette.id, ereignisAm);
  return kette;
}

const geltendeGlieder = async ({ tx, kanzleiId }: Buchlage, { id }: Kette): Promise<readonly Frist[]> =>
  (await kettengliederFesthalten(tx, kanzleiId, id)).filter(({ zustand }) => zustand !== "gestrichen");

async function requireNeu(lage: Buchlage, kette: Kette | undefined, { regel }: Planglied): Promise<void> {
  if (!kette || regel === null) return;
  if (!(await geltendeGlieder(lage, kette)).some((f) => f.regel === regel)) return;
  throw new ApiFehler(409, { error: saetze.doppelt, code: "doppelt", field: "rule" });
}

/** What is kept of the computation of a link. */
export const rechnungVon = (
  { frage, rechenstand, regelstand, katalogstand }: Omit<Fristplan, "glieder">,
  { bild, regeln, tage, regel }: Planglied,
): Fristrechnung => ({
  frage,
  ergebnis: bild,
  rechenstand,
  regelstand,
  katalogstand: regel === null ? "" : katalogstand,
  regeln,
  ende: tage?.ende ?? null,
});

type Zeilenlage = {
  readonly plan: Buchungsplan;
  readonly glied: Planglied;
  readonly kette: Kette | undefined;
  readonly angaben: Angaben;
  readonly erstes: boolean;
};

/** Whether the day of the event counts: as it was said, of a period of the catalogue as the statute has it. */
const beginnVon = (frage: Fristfrage, { regel }: Planglied, heute: Tag): string =>
  (frage.art === "frei" ? frage.eingabe.beginn : regel !== null && katalogeintrag(regel, heute)?.beginn) ||
  "ereignis";

function fristfelder(
  { akteur, einstellung, heute }: Buchlage,
  { plan, glied, kette, angaben, erstes }: Zeilenlage,
): Omit<Fristfelder, "rechnungId" | "erstellt" | "kontrollstandVon"> {
  const { ort } = plan.frage.eingabe;
  const { tage } = glied;
  const titel = (erstes && angaben.titel) || glied.name;
  const norm = angaben.norm || glied.norm;
  const { entscheidung: _, rubrum: __, verantwortlich, ...rest } = angaben;
  const felder = {
    ...rest,
    ...(!erstes && { tage: 0, wochen: 0, monate: 0, jahre: 0 }),
    titel,
    norm: erstes ? norm : glied.norm,
    aktenzeichen: angaben.aktenzeichen.trim(),
    akte: aktenschluessel(angaben.aktenzeichen),
    suchtext: suchtext({ ...angaben, titel, norm }),
    ketteId: kette?.id ?? null,
    regel: glied.regel,
    nachRegel: glied.nach,
    ereignis: kette?.ereignis ?? angaben.ereignis,
    ereignisAm: glied.ereignisAm,
    beginn: beginnVon(plan.frage, glied, heute),
    richtung: glied.richtung,
    ort: plan.ort,
    land: ort?.land ?? null,
    gericht: ort?.gericht ?? null,
    gemeinde: ort?.gemeinde ?? null,
    sitz: ort?.sitz ?? null,
    gattung: glied.gattung,
    notfrist: glied.notfrist,
    begruendungsfrist: glied.begruendungsfrist,
    ende: tage?.ende ?? null,
    endeUhr: tage?.uhr ?? null,
    sichererTag: tage?.sichererTag ?? null,
    zugangBis: tage?.zugangBis ?? null,
    hoechstensBis: glied.hoechstensBis,
    vorfristen: tage?.vorfristen ?? [],
    verantwortlich: verantwortlich ?? akteur.id,
    genehmigungNoetig: einstellung.vierAugen,
    freigabeGruende: [...glied.freigabe],
    erstelltVon: akteur.id,
  };
  const leer = { ...nochNichts, ...felder };
  return { ...leer, zustand: laufenderZustand(leer) };
}

/** What the search looks through. */
export const suchtext = (
  felder: Pick<Fristfelder, "titel" | "aktenzeichen" | "art" | "bemerkung" | "norm" | "sachbearbeiter">,
): string =>
  [felder.titel, felder.aktenzeichen, felder.art, felder.bemerkung, felder.norm, felder.sachbearbeiter]
    .join(" ")
    .toLocaleLowerCase("de-DE");
