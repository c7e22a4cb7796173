import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import type { Buchlage } from "../einstellung/buchzugang.server.ts";
import type { Person } from "../einstellung/personen-store.server.ts";
import { vorgaengeDerFrist } from "../protokoll/protokoll-store.server.ts";
import { nachZeile } from "../protokoll/zeilenfelder.ts";
import type { Frist, Fristfelder } from "../worte/frist.ts";
import { saetze } from "../worte/saetze.ts";

/** A field that is another one than somebody saw: by whom and when it got what stands there now. */
export type Fremdaenderung = {
  readonly feld: keyof Fristfelder;
  readonly vorher: unknown;
  readonly jetzt: unknown;
  readonly von: string | null;
  readonly am: Date;
};

/** Somebody acts on a state of an entry that is not the one any more. */
export class Veraltet extends ApiFehler {
  /** The entry as it is. */
  readonly frist: Frist;
  /** What is another one than he saw; `undefined`: the log does not say it any more. */
  readonly aenderungen: readonly Fremdaenderung[] | undefined;
  /** Fields that both have changed. */
  readonly streit: readonly (keyof Frist)[];
  readonly personen: readonly Person[];
  /** Who acts. */
  readonly ich: string;
  constructor(
    { personen, akteur }: Pick<Buchlage, "personen" | "akteur">,
    frist: Frist,
    aenderungen: Veraltet["aenderungen"],
    streit: Veraltet["streit"] = [],
  ) {
    const error = streit.length > 0 ? saetze.gleichesFeld : saetze.veraltet;
    super(409, { error, code: "veraltet" });
    this.frist = frist;
    this.aenderungen = aenderungen;
    this.streit = streit;
    this.personen = personen;
    this.ich = akteur.id;
  }
}

type Felder = Readonly<Record<string, unknown>>;

/**
 * What others have changed of an entry since somebody has seen it, by its log; what was changed and changed back is no
 * change.
 *
 * @returns `undefined`: the log does not say it any more
 */
export async function seither(
  { tx, kanzleiId }: Pick<Buchlage, "tx" | "kanzleiId">,
  fristId: string,
  stand: number,
): Promise<readonly Fremdaenderung[] | undefined> {
  const zeilen = await vorgaengeDerFrist(tx, kanzleiId, fristId);
  let damals: Felder | undefined;
  let jetzt: Felder | undefined;
  const zuletzt = new Map<string, Pick<Fremdaenderung, "von" | "am">>();
  for (const { nr, inhalt, von, am } of zeilen) {
    if (inhalt === null) return undefined;
    const { felder } = JSON.parse(inhalt) as { readonly felder?: Felder };
    const neu = nachZeile(jetzt, felder);
    for (const feld of Object.keys(neu))
      if (!gleich(jetzt?.[feld], neu[feld])) zuletzt.set(feld, { von, am });
    jetzt = neu;
    if (nr <= stand) damals = neu;
  }
  if (!damals || !jetzt) return undefined;
  const [vorher, nachher] = [damals, jetzt];
  return Object.keys(nachher).flatMap((feld) => {
    const wer = zuletzt.get(feld);
    if (!wer || gleich(vorher[feld], nachher[feld])) return [];
    return [{ feld: feld as keyof Fristfelder, vorher: vorher[feld], jetzt: nachher[feld], ...wer }];
  });
}

const gleich = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** What follows from other fields, and marks that others have set meanwhile: nothing that somebody acts on rests on them. */
const folgen = [
  ...(["akte", "suchtext", "zustand", "kontrollstandVon", "rechnungId", "vorlageId", "zeitzone"] as const),
  ...([
    "genehmigtAm",
    "genehmigtVon",
    "freigegebenAm",
    "freigegebenVon",
    "vorgelegtAm",
    "vorgelegtVon",
  ] as const),
] as const;
/** What stands beside an entry for whoever works on it. */
const notizen = ["art", "sachbearbeiter", "bemerkung", "empfaenger"] as const;
const beiwerk = ["titel", "aktenzeichen", "norm", "verantwortlich", "vorlaeufig", "vorfristen"] as const;

/** What somebody acts on. */
export type Grundlage = "alles" | "eintrag" | "tage";

/**
 * What an act does not rest on. Whoever vouches for an entry or strikes it has the whole of it before him, but for its notes
 * (`eintrag`); any other act rests on the event, the place, the days and what was done about them (`tage`), which make one
 * whole: the end follows from them.
 */
const unerheblich: Readonly<Record<Grundlage, ReadonlySet<string>>> = {
  alles: new Set(folgen),
  eintrag: new Set([...folgen, ...notizen]),
  tage: new Set([...folgen, ...notizen, ...beiwerk]),
};

/**
 * @param stand the line of the log that somebody has seen; unset: he says nothing of it
 * @throws {Veraltet} something that his act rests on is another one now
 */
export async function requireGesehen(
  lage: Pick<Buchlage, "tx" | "kanzleiId" | "personen" | "akteur">,
  frist: Frist,
  stand: number | undefined,
  grundlage: Grundlage,
): Promise<void> {
  if (stand === undefined || stand === frist.stand) return;
  const alle = await seither(lage, frist.id, stand);
  const erheblich = alle?.filter(({ feld }) => !unerheblich[grundlage].has(feld));
  if (erheblich?.length !== 0) throw new Veraltet(lage, frist, erheblich);
}
