import { gerichtswort } from "@gebuehrenportal/fristen/katalog";
import type { Tag } from "@gebuehrenportal/recht";
import { type Buchlage, type Buchnutzer, buchAendern, imBuch } from "../einstellung/buchzugang.server.ts";
import { klaerungFesthalten, mitKlaerung } from "../einstellung/ortsklaerung.server.ts";
import type { Fristfrage, Ortswahl } from "../plan/frage.ts";
import { fristplan } from "../plan/fristplan.ts";
import { istStraffrage } from "../plan/strafsache.ts";
import { type Frist, type Fristfelder, istUnerledigt } from "../worte/frist.ts";
import { type Eintragsbezug, kettenglieder, requireAenderbar, requireFrist } from "./aendern.server.ts";
import { ohneTag, planlage } from "./buchen.server.ts";
import { neuBerechnen } from "./neurechnen.server.ts";
import { rechnungLesen } from "./rechnung-store.server.ts";
import { fristBuchen } from "./verbuchen.server.ts";
import { neueVorfristen } from "./zustand.ts";

/** What becomes of one entry at another place. */
export type Ortsunterschied = {
  readonly frist: Frist;
  readonly bisher: Tag | null;
  readonly neu: Tag | null;
  readonly vorfristen: readonly Tag[];
  /** `nur-ort`: a court has set its day, or it was taken over, and the day does not hang on the place. */
  readonly folge: "neu" | "gleich" | "nur-ort";
};

/** Whether nobody has said yet where an entry is to be kept. */
export const ortFehlt = ({ ort }: Pick<Frist, "ort">): boolean => ort === "fehlt" || ort === "unbekannt";

/** Whether an entry is one of a criminal matter, where chambers for criminals are seats; what is not there is none. */
export const istStrafeintrag = (wer: Buchnutzer, bezug: Eintragsbezug): Promise<boolean> =>
  imBuch(wer, async (lage) => {
    const { rechnungId } = await requireFrist(lage, { id: bezug.id });
    const rechnung = await rechnungLesen(lage.tx, lage.kanzleiId, rechnungId);
    return rechnung !== undefined && istStraffrage(rechnung.frage);
  });

/**
 * Shows what another place would change; nothing is written. Empty: the entry is kept there already.
 *
 * @throws {ApiFehler} 404, 409 as `requireFrist`; 400 no day can be computed
 */
export const ortUnterschied = (
  wer: Buchnutzer,
  bezug: Eintragsbezug,
  ort: Ortswahl,
): Promise<readonly Ortsunterschied[]> =>
  imBuch(wer, async (lage) => {
    const unterschiede: Ortsunterschied[] = [];
    for (const frist of await betroffene(lage, await requireFrist(lage, bezug), ort))
      unterschiede.push(await unterschied(lage, frist, ort));
    return unterschiede;
  });

/**
 * Settles where an entry is to be kept and computes it again there, with the links of its chain that lack their place or are
 * to be kept at the same court. Another person controls them anew.
 *
 * @throws {ApiFehler} 400 no day, 403 role, 404, 409 as `requireFrist`, or the entry is struck
 */
export function ortAendern(wer: Buchnutzer, bezug: Eintragsbezug, ort: Ortswahl): Promise<readonly Frist[]> {
  return buchAendern(wer, async (lage) => {
    const neue: Frist[] = [];
    for (const f of await betroffene(lage, await requireAenderbar(lage, bezug), ort))
      neue.push(await amOrt(lage, f, ort));
    return neue;
  });
}

/** Open links that go with an entry to another place: those without one, or at the same place for an act at the same court. */
async function betroffene(lage: Buchlage, frist: Frist, ort: Ortswahl): Promise<readonly Frist[]> {
  const glieder = await kettenglieder(lage, frist);
  const wort = (f: Frist) => (f.regel === null ? undefined : gerichtswort(f.regel));
  const mit = (f: Frist) =>
    f.id === frist.id ||
    (ortFehlt(frist)
      ? ortFehlt(f)
      : amSelbenOrt(f, frist) && wort(f) !== undefined && wort(f) === wort(frist));
  const neu = { ort: ortsartVon(ort), ...ortsfelder(ort) };
  return glieder.filter((f) => istUnerledigt(f) && mit(f) && (!amSelbenOrt(f, neu) || ort.mariaeHimmelfahrt));
}

const amSelbenOrt = (a: Ortsstelle, b: Ortsstelle): boolean =>
  (["ort", "land", "gericht", "gemeinde", "sitz"] as const).every((feld) => a[feld] === b[feld]);

type Ortsstelle = Pick<Fristfelder, "ort" | "land" | "gericht" | "gemeinde" | "sitz">;

async function unterschied(lage: Buchlage, frist: Frist, ort: Ortswahl): Promise<Ortsunterschied> {
  const frage = await frageAmOrt(lage, frist, ort);
  const { vorfristen } = frist;
  if (!frage) return { frist, bisher: frist.ende, neu: frist.ende, vorfristen, folge: "nur-ort" };
  const plan = fristplan(frage, planlage(lage, false));
  if (plan.art !== "plan") throw ohneTag(plan);
  const glied = plan.glieder.find(({ regel }) => regel !== null && regel === frist.regel) ?? plan.glieder[0];
  const neu = glied?.tage?.ende ?? null;
  return {
    frist,
    bisher: frist.ende,
    neu,
    vorfristen: neueVorfristen(frist, glied?.tage, lage.heute),
    folge: neu === frist.ende ? "gleich" : "neu",
  };
}

async function amOrt(lage: Buchlage, frist: Frist, ort: Ortswahl): Promise<Frist> {
  const felder = ortsfelder(ort);
  const frage = await frageAmOrt(lage, frist, ort);
  if (!frage) return fristBuchen(lage, frist, { ...felder, ort: ortsartVon(ort) }, { art: "ort-geaendert" });
  await klaerungFesthalten(lage, frage);
  return neuBerechnen(lage, frist, frage, {
    ortUnbekannt: false,
    vorfristen: undefined,
    felder,
    vorgang: "ort-geaendert",
  });
}

/** The question of an entry at another place; a day that a court has set, or that was taken over, does not hang on it. */
async function frageAmOrt(lage: Buchlage, frist: Frist, ort: Ortswahl): Promise<Fristfrage | undefined> {
  const rechnung = await rechnungLesen(lage.tx, lage.kanzleiId, frist.rechnungId);
  if (!rechnung || frist.endeVorVerlaengerung !== null) return undefined;
  const { frage } = rechnung;
  return mitKlaerung(lage, { ...frage, eingabe: { ...frage.eingabe, ort } } as Fristfrage);
}

const ortsfelder = (ort: Ortswahl) => ({
  land: ort.land ?? null,
  gericht: ort.gericht ?? null,
  gemeinde: ort.gemeinde ?? null,
  sitz: ort.sitz ?? null,
});

const ortsartVon = ({ gericht, gemeinde }: Ortswahl): Frist["ort"] =>
  gericht === undefined ? (gemeinde === undefined ? "land" : "gemeinde") : "gericht";
