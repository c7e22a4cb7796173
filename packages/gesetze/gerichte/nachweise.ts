import type { Sicherheit } from "@gebuehrenportal/recht";
import roh from "./nachweise.json" with { type: "json" };
import rohQuellen from "./quellen.json" with { type: "json" };

/** What an entry of the directory rests on. `xjustiz`: code of the court, `ags`: code of the town. */
export type Nachweis = {
  readonly id: string;
  readonly xjustiz?: string;
  readonly ags?: string;
  readonly sicherheit?: Sicherheit;
  readonly sicherheitInstanz?: Sicherheit;
  readonly quellen?: readonly string[];
  readonly hinweis?: string;
  /** To be closed on a day that is not known. */
  readonly ungewiss?: true;
};

const nachId: ReadonlyMap<string, Nachweis> = new Map((roh as readonly Nachweis[]).map((n) => [n.id, n]));

/** The evidence for a court, a closed court or a town, by its id. */
export const nachweis = (id: string): Nachweis | undefined => nachId.get(id);

/** The sources in full, by their key. */
export const quellen: ReadonlyMap<string, string> = new Map(rohQuellen.map(({ id, text }) => [id, text]));
