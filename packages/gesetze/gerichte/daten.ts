import type { Land, Sicherheit } from "@gebuehrenportal/recht";
import { belegtexte } from "./belege.ts";
import rohGemeinden from "./gemeinden.json" with { type: "json" };
import rohGerichte from "./gerichte.json" with { type: "json" };
import type { Aussage, Gemeinde, Gericht, Gerichtsart, OertlicherTag, Sitz } from "./typ.ts";

type Gemeindezeile = {
  readonly id: string;
  readonly name: string;
  readonly aussagen?: Readonly<Partial<Record<OertlicherTag, Aussage["gilt"]>>>;
  readonly sicherheit?: Sicherheit;
  readonly belege?: readonly string[];
  readonly hinweis?: string;
};

type Sitzzeile = { readonly art: string; readonly name: string; readonly gemeinde: string };

type Gerichtszeile = {
  readonly id: string;
  readonly art: Gerichtsart;
  readonly name: string;
  readonly kurz: string;
  readonly auch?: readonly string[];
  readonly gemeinde: string;
  readonly weitere?: readonly Sitzzeile[];
  readonly hoeher?: string;
  readonly mahnt?: readonly Land[];
  readonly nachfolger?: string;
};

const gemeindezeilen = rohGemeinden as readonly Gemeindezeile[];
const gerichtszeilen = rohGerichte as readonly Gerichtszeile[];

/** Every town in which a court of the directory sits. */
export const gemeinden: ReadonlyMap<string, Gemeinde> = new Map(
  gemeindezeilen.map((gemeindezeile) => [
    gemeindezeile.id,
    {
      id: gemeindezeile.id,
      name: gemeindezeile.name,
      land: gemeindezeile.id.slice(0, 2).toUpperCase() as Land,
      aussagen: aussagen(gemeindezeile),
    },
  ]),
);

/** Every court of the directory, in its order. */
export const gerichte: readonly Gericht[] = gerichtszeilen.map((gerichtszeile) => ({
  id: gerichtszeile.id,
  art: gerichtszeile.art,
  name: gerichtszeile.name,
  kurz: gerichtszeile.kurz,
  auch: gerichtszeile.auch ?? [],
  land: gemeindeVon(gerichtszeile.gemeinde).land,
  sitze: [{ gemeinde: gemeindeVon(gerichtszeile.gemeinde) }, ...(gerichtszeile.weitere ?? []).map(sitz)],
  mahnt: gerichtszeile.mahnt ?? [],
  ...(gerichtszeile.hoeher !== undefined && { hoeher: gerichtszeile.hoeher }),
  ...(gerichtszeile.nachfolger !== undefined && { nachfolger: gerichtszeile.nachfolger }),
}));

export const gerichteNachId: ReadonlyMap<string, Gericht> = new Map(gerichte.map((g) => [g.id, g]));

function sitz({ art, name, gemeinde }: Sitzzeile): Sitz {
  const nurStraf = art === "strafkammer" || art === "strafvollstreckungskammer" || /Strafsenat/.test(name);
  return { name, gemeinde: gemeindeVon(gemeinde), ...(nurStraf && { nurStraf }) };
}

/** Throws for an id that the data do not hold: they contradict themselves. */
function gemeindeVon(id: string): Gemeinde {
  const g = gemeinden.get(id);
  if (!g) throw new Error(`Gemeinde ${id} fehlt im Gerichtsverzeichnis.`);
  return g;
}

function aussagen({ aussagen: roh = {}, sicherheit = "hoch", belege = [], hinweis }: Gemeindezeile) {
  const beleg = hinweis?.replace(/\.$/, "") ?? belege.map((b) => belegtexte[b] ?? b).join("; ");
  return Object.fromEntries(Object.entries(roh).map(([tag, gilt]) => [tag, { gilt, sicherheit, beleg }]));
}
