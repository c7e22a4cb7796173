import { plusTage, tag } from "@gebuehrenportal/recht";
import famgkg from "./famgkg/kv.json" with { type: "json" };
import gkg from "./gkg/kv.json" with { type: "json" };
import gnotkg from "./gnotkg/kv.json" with { type: "json" };
import gvkostg from "./gvkostg/kv.json" with { type: "json" };
import type { Gesetz, KvNummer } from "./kostenverzeichnis/typen.ts";
import { type KvZeile, kvNummer } from "./kostenverzeichnis/zeile.ts";

const zeilen: Readonly<Record<Gesetz, Readonly<Record<string, KvZeile>>>> = { gkg, famgkg, gnotkg, gvkostg };

export const gesetze = ["gkg", "famgkg", "gnotkg", "gvkostg"] as const satisfies readonly Gesetz[];

/** Built when first asked for: a page that shows one number need not read nine hundred. */
const gebaut = new Map<Gesetz, Map<string, KvNummer>>();

/** A number of a register with all its versions; `undefined` if the register has never had it since its first recorded day. */
export function kvNummerVon(gesetz: Gesetz, nr: string): KvNummer | undefined {
  const gemerkt = gebaut.get(gesetz)?.get(nr);
  if (gemerkt) return gemerkt;
  const register = zeilen[gesetz];
  const zeile = Object.hasOwn(register, nr) ? register[nr] : undefined;
  if (!zeile) return undefined;
  const neu = kvNummer(gesetz, nr, zeile, zeile.e === undefined ? undefined : plusTage(tag(zeile.e), 1));
  const desGesetzes = gebaut.get(gesetz);
  if (desGesetzes) desGesetzes.set(nr, neu);
  else gebaut.set(gesetz, new Map([[nr, neu]]));
  return neu;
}

/** All numbers of a register since its first recorded day, ascending, the repealed ones included. */
export const kvNummernVon = (gesetz: Gesetz): readonly KvNummer[] =>
  Object.keys(zeilen[gesetz])
    .toSorted(nachNummer)
    .flatMap((nr) => kvNummerVon(gesetz, nr) ?? []);

const nachNummer = (a: string, b: string): number => Number(a) - Number(b);
