import type { Transaction } from "kysely";
import type { DB } from "./db/schema.ts";

/** Open work that hangs on somebody and that another person of the office can take over. */
export type Nachlassposten = {
  readonly id: string;
  /** What belongs together, as the office calls it: a file; empty: none. */
  readonly gruppe: string;
  readonly text: string;
  readonly satz: string;
};

/** Open work, and who of the office may take it over. */
export type Nachlass = {
  readonly posten: readonly Nachlassposten[];
  readonly nachfolger: readonly { readonly id: string; readonly name: string }[];
};

/** Who takes over what. */
export type Nachfolge = {
  /** Whatever is not named piece by piece; unset: nobody. */
  readonly alles?: string | undefined;
  /** By the id of the piece. */
  readonly einzeln: ReadonlyMap<string, string>;
};

/** The refusal where somebody is named who may not take anything over. */
export const keinNachfolger =
  "Übernehmen kann nur, wer zum Team gehört, sich anmelden kann und als Anwältin, Anwalt oder Fachangestellte/r arbeitet.";

export const niemand: Nachfolge = { einzeln: new Map() };

/** Somebody's open work is to be handed over. */
export type Uebergabeauftrag = {
  readonly kanzleiId: string;
  /** Whose work it is. */
  readonly kontoId: string;
  /** Who does it. */
  readonly von: string;
  readonly nachfolge: Nachfolge;
  /** He stays: what nobody takes over stays with him. */
  readonly bleibt?: true;
};

/** A hand-over that is prepared: what is done in the transaction in which he leaves, and what after its commit. */
export type Uebergabelauf = {
  /** @throws {ApiFehler} 400 somebody is named who may not take it over */
  readonly inTransaktion: (tx: Transaction<DB>) => Promise<void>;
  readonly danach: () => Promise<void>;
};

/** Work of a feature that must not be left lying when somebody leaves a team. */
export type Nachlassteil = {
  /** The work that hangs on an account in a Kanzlei. */
  readonly lesen: (kanzleiId: string, kontoId: string) => Promise<Nachlass>;
  readonly uebergeben: (auftrag: Uebergabeauftrag) => Promise<Uebergabelauf>;
};

/** What hangs on somebody in a Kanzlei, of all features. */
export async function nachlassVon(
  teile: readonly Nachlassteil[],
  kanzleiId: string,
  kontoId: string,
): Promise<Nachlass> {
  const alle: Nachlass[] = [];
  for (const teil of teile) alle.push(await teil.lesen(kanzleiId, kontoId));
  const nachfolger = new Map(alle.flatMap((einer) => einer.nachfolger.map((person) => [person.id, person])));
  return { posten: alle.flatMap(({ posten }) => posten), nachfolger: [...nachfolger.values()] };
}

/** The hand-over of all features as one. */
export async function uebergabeVon(
  teile: readonly Nachlassteil[],
  auftrag: Uebergabeauftrag,
): Promise<Uebergabelauf> {
  const laeufe: Uebergabelauf[] = [];
  for (const teil of teile) laeufe.push(await teil.uebergeben(auftrag));
  return {
    inTransaktion: async (tx) => {
      for (const lauf of laeufe) await lauf.inTransaktion(tx);
    },
    danach: async () => {
      for (const lauf of laeufe) await lauf.danach();
    },
  };
}

/** How much goes to whom, in the order of the persons; last what stays without one. */
export function verteilung(
  { posten, nachfolger }: Nachlass,
  { alles, einzeln }: Nachfolge,
): { readonly je: readonly { readonly name: string; readonly anzahl: number }[]; readonly offen: number } {
  const an = posten.map(({ id }) => einzeln.get(id) ?? alles);
  const je = nachfolger.map(({ id, name }) => ({ name, anzahl: an.filter((wem) => wem === id).length }));
  const bekannt = new Set(nachfolger.map(({ id }) => id));
  return {
    je: je.filter(({ anzahl }) => anzahl > 0),
    offen: an.filter((wem) => wem === undefined || !bekannt.has(wem)).length,
  };
}
