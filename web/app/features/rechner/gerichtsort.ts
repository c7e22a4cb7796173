import type { Gemeindeort, Gerichtsort, Land, Ort, Sitzort } from "@gebuehrenportal/fristen";
import {
  type AufgeloestesGericht,
  type Gemeinde,
  type Gericht,
  gemeindeMitId,
  gerichtMitId,
  type OertlicherTag,
  unterschiedlicheSitze,
} from "@gebuehrenportal/gesetze/gerichte";
import { datum, tag } from "@gebuehrenportal/recht";

/** What a reader knows of a court beyond the directory. */
export type Sitzwahl = {
  /** Id of the town of the seat that decides, where the court has several. */
  readonly sitz?: string;
  /** Whether Mariä Himmelfahrt is a holiday at a seat of which the directory does not know it. */
  readonly mariaeHimmelfahrt?: "ja" | "nein";
};

/**
 * A court of the directory as the law of periods takes it: with the chosen seat, or with all whose holidays differ, so that a
 * day counts as a holiday only if it is one at each. Which of them are seats for criminals alone is said; whether the matter
 * is one the law of periods knows.
 */
export function gerichtsort(g: Gericht, { sitz, mariaeHimmelfahrt }: Sitzwahl = {}): Gerichtsort {
  const [haupt, ...weitere] = unterschiedlicheSitze(g).filter(
    ({ gemeinde: { id } }) => sitz === undefined || id === sitz,
  );
  const alle = [haupt ?? g.sitze[0], ...weitere].map(
    ({ gemeinde, nurStraf }): Sitzort => ({
      ...gemeindeort(gemeinde, mariaeHimmelfahrt),
      ...(nurStraf && { nurStraf }),
    }),
  );
  return { id: g.id, name: g.name, land: g.land, sitze: alle as [Sitzort, ...Sitzort[]] };
}

/** A court with its seats whose holidays differ, each by itself; one, where they do not. */
export type Gerichtssitze = {
  readonly name: string;
  readonly land: Land;
  readonly sitze: readonly { readonly ort: Ort; readonly wo: string }[];
};

/** The seats of a court in a civil matter, for answers that show the day of each. */
export function gerichtssitze(gericht: Gericht): Gerichtssitze {
  const { name, land } = gericht;
  const verschieden = unterschiedlicheSitze(gericht, false);
  const sitze =
    verschieden.length > 1
      ? verschieden.map(({ gemeinde: { id, name: wo } }) => ({
          ort: { land, gericht: gerichtsort(gericht, { sitz: id }) },
          wo,
        }))
      : [{ ort: { land, gericht: gerichtsort(gericht, { sitz: gericht.sitze[0].gemeinde.id }) }, wo: name }];
  return { name, land, sitze };
}

/** The court with an id, as the law of periods takes it. */
export function gerichtsortMitId(id: string, wahl: Sitzwahl = {}): Gerichtsort | undefined {
  const g = gerichtMitId(id);
  return g && gerichtsort(g, wahl);
}

/** A town of the directory. What the directory says of a holiday is sure; what it does not know is no holiday. */
export function gemeindeort(
  { id, name, land, aussagen }: Gemeinde,
  mariaeHimmelfahrt?: Sitzwahl["mariaeHimmelfahrt"],
): Gemeindeort {
  const sicher = Object.entries(aussagen).map(([tag, a]) => {
    if (a.gilt !== "ungeklaert") return [tag, { ...a, sicherheit: "hoch" }];
    return tag === ("mariae-himmelfahrt" satisfies OertlicherTag) && mariaeHimmelfahrt !== undefined
      ? [tag, { gilt: mariaeHimmelfahrt, sicherheit: "hoch", beleg: "eigene Angabe" }]
      : [tag, a];
  });
  return { id, name, land, aussagen: Object.fromEntries(sicher) };
}

/** The town with an id, as the law of periods takes it. */
export function gemeindeortMitId(
  id: string,
  mariaeHimmelfahrt?: Sitzwahl["mariaeHimmelfahrt"],
): Gemeindeort | undefined {
  const g = gemeindeMitId(id);
  return g && gemeindeort(g, mariaeHimmelfahrt);
}

/** „Amtsgericht Anklam besteht nicht mehr (letzter Tag: 05.10.2014).“; of some only the year is known. */
export function aufloesungssatz({ name, bis }: Pick<AufgeloestesGericht, "name" | "bis">): string {
  const wann =
    bis === undefined ? "" : bis.length === 4 ? ` (bis ${bis})` : ` (letzter Tag: ${datum(tag(bis))})`;
  return `${name} besteht nicht mehr${wann}.`;
}
