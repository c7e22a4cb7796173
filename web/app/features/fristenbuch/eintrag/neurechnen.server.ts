import { katalogeintrag } from "@gebuehrenportal/fristen/katalog";
import type { Tag } from "@gebuehrenportal/recht";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import {
  type Buchlage,
  type Buchnutzer,
  buchAendern,
  imBuch,
  requireRecht,
} from "../einstellung/buchzugang.server.ts";
import { befunde, istKuenftig, kuenftigsatz } from "../plan/befunde.ts";
import type { Fristfrage } from "../plan/frage.ts";
import { type Fristplan, fristplan, type Planglied } from "../plan/fristplan.ts";
import type { Frist, Fristfelder } from "../worte/frist.ts";
import { saetze, zughindernisse } from "../worte/saetze.ts";
import { faelligeVorfristen } from "../worte/vorfrist.ts";
import {
  type Eintragsbezug,
  kettenglieder,
  requireAenderbar,
  requireFrist,
  requireZug,
} from "./aendern.server.ts";
import { ohneTag, planlage, rechnungVon, requireStimmig } from "./buchen.server.ts";
import { ereignistagSchreiben } from "./kette-store.server.ts";
import { rechnungLesen } from "./rechnung-store.server.ts";
import { fristBuchen } from "./verbuchen.server.ts";
import { neueVorfristen } from "./zustand.ts";

/** What becomes of one entry when the day of its trigger is another one. */
export type Unterschied = {
  readonly frist: Frist;
  /** `neu`: gets the new day; `daneben`: a court has set its end, the new day stands beside it; `bleibt`: done or struck. */
  readonly folge: "neu" | "daneben" | "bleibt" | "gleich";
  readonly bisher: Tag | null;
  readonly neu: Tag | null;
  /** The Vorfristen it would have; what is presented stays on record. */
  readonly vorfristen: readonly Tag[];
};

/** Whether a link has a trigger of its own, and not the one of its chain. */
function hatEigenesEreignis({ regel, nachRegel }: Pick<Frist, "regel" | "nachRegel">, heute: Tag): boolean {
  if (regel === null || nachRegel === null) return false;
  const ab = katalogeintrag(nachRegel, heute)?.folgefristen.find(({ id }) => id === regel)?.ab;
  return ab !== "ereignis" && ab !== "ende";
}

/** The question with another day of the trigger; of a later link with the day of its own. */
export function frageMitTag(
  frage: Fristfrage,
  frist: Pick<Frist, "regel" | "nachRegel">,
  am: Tag,
  heute: Tag,
): Fristfrage {
  if (frage.art === "katalog" && frist.regel !== null && hatEigenesEreignis(frist, heute))
    return { ...frage, ereignisse: { ...frage.ereignisse, [frist.regel]: { ereignisAm: am } } };
  const { eingabe } = frage;
  const { bekanntgabe } = eingabe;
  const neu = bekanntgabe ? { bekanntgabe: { ...bekanntgabe, am } } : { ereignisAm: am };
  return { ...frage, eingabe: { ...eingabe, ...neu } } as Fristfrage;
}

type Neuplan = { readonly frist: Frist; readonly plan: Fristplan; readonly glied: Planglied };

/** The links that hang on the same trigger, each with what it would be now. */
async function neuplaene(lage: Buchlage, frist: Frist, am: Tag): Promise<readonly Neuplan[]> {
  const glieder = await kettenglieder(lage, frist);
  // A later link with a trigger of its own changes alone, with what follows from it.
  const betroffen = !hatEigenesEreignis(frist, lage.heute)
    ? glieder
    : glieder.filter(({ id, nachRegel }) => id === frist.id || nachRegel === frist.regel);
  const plaene = await Promise.all(betroffen.map((f) => neuplan(lage, f, frist, am)));
  return plaene.flatMap((p) => p ?? []);
}

async function neuplan(
  lage: Buchlage,
  frist: Frist,
  ausloeser: Frist,
  am: Tag,
): Promise<Neuplan | undefined> {
  const rechnung = await rechnungLesen(lage.tx, lage.kanzleiId, frist.rechnungId);
  if (!rechnung) return undefined;
  const plan = fristplan(
    frageMitTag(rechnung.frage, ausloeser, am, lage.heute),
    planlage(lage, frist.ort === "unbekannt"),
  );
  if (plan.art !== "plan") throw ohneTag(plan);
  const glied = plan.glieder.find(({ regel }) => regel === frist.regel) ?? plan.glieder[0];
  return glied && { frist: frist, plan, glied };
}

function unterschied({ frist, glied }: Neuplan, heute: Tag): Unterschied {
  const neu = glied.tage?.ende ?? null;
  const kopf = { frist, bisher: frist.ende, neu, vorfristen: frist.vorfristen };
  if (frist.zustand === "erledigt" || frist.zustand === "gestrichen") return { ...kopf, folge: "bleibt" };
  if (frist.endeVorVerlaengerung !== null) return { ...kopf, folge: "daneben" };
  const vorfristen = neueVorfristen(frist, glied.tage, heute);
  return { ...kopf, vorfristen, folge: neu === frist.ende ? "gleich" : "neu" };
}

/**
 * Shows what another day of the trigger would change; nothing is written.
 *
 * @throws {ApiFehler} 404, 409 as `requireFrist`; 400 no day can be computed
 */
export const ausloeserUnterschied = (
  wer: Buchnutzer,
  bezug: Eintragsbezug,
  am: Tag,
): Promise<readonly Unterschied[]> =>
  imBuch(wer, async (lage) =>
    (await neuplaene(lage, await requireFrist(lage, bezug), am)).map((p) => unterschied(p, lage.heute)),
  );

/**
 * Gives the trigger another day and carries out what `ausloeserUnterschied` has shown.
 *
 * @param kuenftig the day in the future that somebody has said to be meant
 * @throws {ApiFehler} as `ausloeserUnterschied`; 400 `ereignis-in-der-zukunft` nobody has
 */
export function ausloeserAendern(
  wer: Buchnutzer,
  bezug: Eintragsbezug,
  am: Tag,
  kuenftig?: Tag,
): Promise<readonly Frist[]> {
  return buchAendern(wer, async (lage) => {
    const frist = await requireAenderbar(lage, bezug);
    if (kuenftig !== am && istKuenftig(am, frist.richtung, lage.heute))
      throw new ApiFehler(400, { error: kuenftigsatz(am), code: "ereignis-in-der-zukunft", field: "am" });
    const plaene = await neuplaene(lage, frist, am);
    if (frist.ketteId !== null && !hatEigenesEreignis(frist, lage.heute))
      await ereignistagSchreiben(lage.tx, lage.kanzleiId, frist.ketteId, plaene[0]?.glied.ereignisAm ?? am);
    const neue: Frist[] = [];
    for (const p of plaene) neue.push(...(await uebernehmen(lage, p)));
    return neue;
  });
}

async function uebernehmen(lage: Buchlage, neuplan: Neuplan): Promise<readonly Frist[]> {
  const { frist, plan, glied } = neuplan;
  const { folge, neu } = unterschied(neuplan, lage.heute);
  if (folge === "bleibt") return [];
  const buchung = { art: "ausloeser-geaendert", rechnung: rechnungVon(plan, glied) };
  if (folge === "daneben") {
    const felder = {
      abweichendEnde: neu,
      abweichendGrund: "ausloeser",
      ereignisAm: glied.ereignisAm,
    } as const;
    return [await fristBuchen(lage, frist, felder, buchung)];
  }
  const { felder } = requireZug(
    frist,
    { art: "neu-gerechnet", tage: glied.tage, felder: neueFelder(plan, glied) },
    lage,
  );
  const beilage = {
    bisher: frist.ende,
    bisherigesEreignis: frist.ereignisAm,
    vorfristenBisher: frist.vorfristen,
  };
  return [await fristBuchen(lage, frist, felder, { ...buchung, beilage })];
}

/** What of an entry follows from its computation besides the day. */
export const neueFelder = (plan: Fristplan, planglied: Planglied): Partial<Fristfelder> => ({
  ereignisAm: planglied.ereignisAm,
  ort: plan.ort,
  sitz: plan.frage.eingabe.ort?.sitz ?? null,
  gattung: planglied.gattung,
  // Whatever was taken over from elsewhere is computed from now on.
  uebernommen: false,
  hoechstensBis: planglied.hoechstensBis,
  freigabeGruende: [...planglied.freigabe],
  ...(plan.frage.art === "frei" && planglied.ereignisAm !== null && { startAm: planglied.ereignisAm }),
});

/**
 * Asks another question for one entry and takes its day over; nothing else of its chain changes.
 *
 * @throws {ApiFehler} 400 no day can be computed, 403 role, 409 a court has set the end, or it is done or struck
 */
export function neuBerechnen(
  lage: Buchlage,
  frist: Frist,
  frage: Fristfrage,
  {
    ortUnbekannt,
    vorfristen,
    felder,
    genannt,
    kuenftig = false,
    vorgang = "neu-gerechnet",
  }: {
    readonly ortUnbekannt: boolean;
    readonly vorfristen: readonly Tag[] | undefined;
    readonly felder: Partial<Fristfelder>;
    /** Another day of the event; unset: this does not touch it. */
    readonly genannt?: Tag | undefined;
    /** Somebody has said that a day in the future is meant. */
    readonly kuenftig?: boolean;
    /** What the line of the log says that happened. */
    readonly vorgang?: "neu-gerechnet" | "ort-geaendert";
  },
): Promise<Frist> {
  requireRecht(lage, "aendern", frist);
  const plan = fristplan(frage, planlage(lage, ortUnbekannt));
  if (plan.art !== "plan") throw ohneTag(plan);
  const glied = plan.glieder.find(({ regel }) => regel !== null && regel === frist.regel) ?? plan.glieder[0];
  if (!glied) throw new ApiFehler(400, { error: saetze.keinErgebnis, code: "kein-ergebnis" });
  const tage =
    glied.tage && vorfristen
      ? { ...glied.tage, vorfristen: [...new Set(vorfristen)].toSorted() }
      : glied.tage;
  if (vorfristen && faelligeVorfristen(frist, lage.heute).some((tag) => !vorfristen.includes(tag)))
    throw new ApiFehler(409, { error: zughindernisse["vorfrist-offen"], code: "vorfrist-offen" });
  const gewaehlt = { ...glied, ...(tage && { tage }) };
  requireStimmig(
    befunde(gewaehlt, {
      heute: lage.heute,
      ort: plan.ort,
      genannt,
      vorfristen,
      bisherigeVorfristen: frist.vorfristen,
      abwesend: () => false,
    }),
    kuenftig ? genannt : undefined,
  );
  const alle = {
    ...neueFelder(plan, gewaehlt),
    notfrist: glied.notfrist,
    begruendungsfrist: glied.begruendungsfrist,
    richtung: glied.richtung,
    ...felder,
  };
  const neu = requireZug(frist, { art: "neu-gerechnet", tage, felder: alle }, lage);
  return fristBuchen(lage, frist, neu.felder, {
    art: vorgang,
    rechnung: rechnungVon(plan, gewaehlt),
    beilage: { bisher: frist.ende, vorfristenBisher: frist.vorfristen },
  });
}
