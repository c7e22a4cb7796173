import { plusTage, type Tag } from "@gebuehrenportal/recht";
import type { Buchlage } from "../einstellung/buchzugang.server.ts";
import { buerozeitVon } from "../einstellung/bueroort.server.ts";
import type { Fristeneinstellung } from "../einstellung/einstellung-store.server.ts";
import type { Buchtx } from "../protokoll/protokoll-store.server.ts";
import { nachZeit, type Spanne, type Vorkommen, vorkommenVon } from "./termin.ts";
import { offeneWiedervorlagen, type Terminwahl, termineZwischen } from "./termin-store.server.ts";

/** What is needed to look at Termine, whoever asks. */
export type Terminblick = {
  readonly tx: Buchtx;
  readonly kanzleiId: string;
  readonly einstellung: Fristeneinstellung;
};

/** Which days somebody wants to see. */
export type Tageswahl = Terminwahl & {
  readonly spanne: Spanne;
  /** Whose; those of the whole office are everybody's. */
  readonly person?: string | undefined;
};

const gehoert = (person: string | undefined) => (v: Pick<Vorkommen, "person">) =>
  person === undefined || v.person === null || v.person === person;

/** The days of Termine and Wiedervorlagen within a span, in order. */
export async function vorkommenZwischen(
  { tx, kanzleiId, einstellung }: Terminblick,
  { spanne, person, ...wahl }: Tageswahl,
): Promise<readonly Vorkommen[]> {
  const { istBuerotag } = buerozeitVon(einstellung);
  const termine = await termineZwischen(tx, kanzleiId, spanne, wahl);
  return termine
    .flatMap((termin) => vorkommenVon(termin, spanne, istBuerotag))
    .filter(gehoert(person))
    .toSorted(nachZeit);
}

/** So far back a Wiedervorlage that nobody has done is still shown. */
const zurueck = 400;

/**
 * Wiedervorlagen whose day is over and that nobody has done; of a series the last one alone, for it has taken the place of
 * those before.
 */
export async function liegengebliebene(
  { tx, kanzleiId, einstellung, heute }: Terminblick & Pick<Buchlage, "heute">,
  { person, akte }: Pick<Tageswahl, "person" | "akte">,
): Promise<readonly Vorkommen[]> {
  const { istBuerotag } = buerozeitVon(einstellung);
  const spanne = { von: plusTage(heute, -zurueck), bis: plusTage(heute, -1) };
  return (await offeneWiedervorlagen(tx, kanzleiId, heute, akte))
    .flatMap((termin) => vorkommenVon(termin, spanne, istBuerotag).at(-1) ?? [])
    .filter(({ erledigtAm }) => erledigtAm === null)
    .filter(gehoert(person))
    .toSorted(nachZeit);
}

/** What a day has: Termine, Wiedervorlagen to be done, and those that were left. */
export type Tageslage = {
  readonly termine: readonly Vorkommen[];
  readonly wiedervorlagen: readonly Vorkommen[];
  readonly liegengeblieben: readonly Vorkommen[];
};

/** What a day has; of today also what was left of the days before. */
export async function tageslage(
  blick: Terminblick & Pick<Buchlage, "heute">,
  tag: Tag,
  wahl: Pick<Tageswahl, "person" | "akte"> = {},
): Promise<Tageslage> {
  const alle = await vorkommenZwischen(blick, { ...wahl, spanne: { von: tag, bis: tag } });
  return {
    termine: alle.filter(({ termin }) => termin.art === "termin"),
    wiedervorlagen: alle.filter(({ termin }) => termin.art === "wiedervorlage"),
    liegengeblieben: tag === blick.heute ? await liegengebliebene(blick, wahl) : [],
  };
}
