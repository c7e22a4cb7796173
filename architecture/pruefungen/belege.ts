/** A dated series with the name under which evidence finds it. */
export type Belegreihe = {
  /** Package, norm and title, `gebuehren · § 13 Abs. 1 RVG · Wertgebühren`. */
  readonly name: string;
  readonly reihe: { readonly fassungen: readonly { readonly ab: string; readonly wert: unknown }[] };
  /** Repeats another series, whole or in part: what is typed for it is compared, the evidence is owed there. */
  readonly auszug?: boolean;
};

/**
 * What shows that somebody else says the same. An official row or a published case proves the version in force on its day
 * where its own test compares it; a typed edge brings the value (`wert`) and is compared here.
 */
export type Beleg = {
  readonly name: string;
  readonly am: string;
  readonly herkunft: string;
  readonly wert?: unknown;
};

/** A version that has no evidence yet: name of the series and first day. */
export type Ausnahme = { readonly name: string; readonly ab: string };

export type Belegbefund = {
  /** Versions that nothing proves. */
  readonly unbelegt: readonly string[];
  /** Typed edges that say something else than the series, or name a series or day that does not exist. */
  readonly widersprueche: readonly string[];
  /** Exceptions that have evidence by now, or whose version is gone. */
  readonly ueberholt: readonly string[];
};

/** Compares every version of every series with the evidence dated on or after its first day and before the next one. */
export function belegePruefen(
  reihen: readonly Belegreihe[],
  belege: readonly Beleg[],
  ausnahmen: readonly Ausnahme[],
): Belegbefund {
  const unbelegt: string[] = [];
  const widersprueche: string[] = [];
  const jeReihe = Map.groupBy(belege, ({ name }) => name);
  const benutzt = new Set<Beleg>();
  const offen = new Set(ausnahmen.map(schluessel));
  const ueberholt = new Set(offen);
  for (const { name, reihe, auszug } of reihen) {
    for (const [i, { ab, wert }] of reihe.fassungen.entries()) {
      const naechste = reihe.fassungen[i + 1]?.ab ?? "9999";
      const hier = (jeReihe.get(name) ?? []).filter(({ am }) => am >= ab && am < naechste);
      for (const beleg of hier) {
        benutzt.add(beleg);
        if ("wert" in beleg && !enthaelt(wert, beleg.wert))
          widersprueche.push(
            `${name}, Fassung ab ${ab}: ${JSON.stringify(wert)}, aber ${beleg.herkunft} sagt ${JSON.stringify(beleg.wert)}`,
          );
      }
      if (auszug) continue;
      const fehlt = ohneBeleg(wert, reihe.fassungen[i - 1]?.wert, hier);
      if (fehlt === undefined) continue;
      const eintrag = schluessel({ name, ab });
      ueberholt.delete(eintrag);
      if (!offen.has(eintrag)) unbelegt.push(`${eintrag}${fehlt}`);
    }
  }
  for (const beleg of belege)
    if ("wert" in beleg && !benutzt.has(beleg))
      widersprueche.push(`${beleg.name}: am ${beleg.am} gibt es keine Fassung (${beleg.herkunft})`);
  return { unbelegt, widersprueche, ueberholt: [...ueberholt] };
}

const schluessel = ({ name, ab }: Ausnahme): string => `${name} · ab ${ab}`;

/** What of a version nothing proves: `""` for all of it, else the fields. `undefined`: it is proved. */
function ohneBeleg(wert: unknown, vorher: unknown, belege: readonly Beleg[]): string | undefined {
  if (belege.length === 0) return "";
  if (belege.some((beleg) => !("wert" in beleg))) return undefined;
  const getippt = new Set(belege.flatMap((beleg) => [...blaetter(beleg.wert).keys()]));
  const alt = blaetter(vorher);
  const felder = [...blaetter(wert)].filter(([pfad, b]) => !getippt.has(pfad) && alt.get(pfad) !== b);
  return felder.length === 0 ? undefined : `: ${felder.map(([pfad]) => pfad).join(", ")}`;
}

/** Numbers and switches of a value by their path; words explain, they are not owed. A value of words is its own leaf. */
function blaetter(wert: unknown, pfad = ""): Map<string, unknown> {
  if (typeof wert === "number" || typeof wert === "boolean") return new Map([[pfad, wert]]);
  if (wert === null || typeof wert !== "object") return new Map(pfad === "" ? [[pfad, wert]] : []);
  return new Map(
    Object.entries(wert).flatMap(([feld, w]) => [...blaetter(w, pfad ? `${pfad}.${feld}` : feld)]),
  );
}

/** Whether a value holds everything that was typed; lists have to be complete. */
function enthaelt(ist: unknown, soll: unknown): boolean {
  if (soll === null || typeof soll !== "object") return ist === soll;
  if (ist === null || typeof ist !== "object" || Array.isArray(ist) !== Array.isArray(soll)) return false;
  if (Array.isArray(soll) && Array.isArray(ist) && soll.length !== ist.length) return false;
  return Object.entries(soll).every(([feld, wert]) =>
    enthaelt((ist as Readonly<Record<string, unknown>>)[feld], wert),
  );
}
