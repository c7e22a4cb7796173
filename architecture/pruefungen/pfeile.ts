import { aufgeloest, type Haus, istTest, type Verstoss } from "../haus.ts";
import { featurePfeile, type Pfeil, pfeile, teile } from "../rules.ts";

/** The part of the house a file belongs to. */
export function teilVon(pfad: string): string | undefined {
  for (const { muster, teil } of teile) {
    const treffer = muster.exec(pfad);
    if (treffer) return teil.replace("$1", treffer[1] ?? "");
  }
  return undefined;
}

/** Every import that no arrow allows, and every file that belongs nowhere. */
export function pfeilePruefen(haus: Haus, features: readonly Pfeil[] = featurePfeile): Verstoss[] {
  return [...haus.quellen.values()].flatMap(({ pfad, importe }) => {
    const von = teilVon(pfad);
    if (von === undefined) return [{ regel: "pfeile", pfad, was: "gehört zu keinem Teil des Hauses" }];
    return importe.flatMap(({ ziel }): Verstoss[] => {
      const datei = aufgeloest(haus, pfad, ziel);
      if (datei === undefined) return [];
      const nach = teilVon(datei);
      if (nach === undefined)
        return [{ regel: "pfeile", pfad, was: `${ziel} gehört zu keinem Teil des Hauses` }];
      if (von === nach) return [];
      return [...pfeile, ...features].some((pfeil) => passt(pfeil.von, von) && passt(pfeil.nach, nach))
        ? []
        : [{ regel: "pfeile", pfad, was: `${von} darf ${nach} nicht benutzen (${ziel})` }];
    });
  });
}

/** Every arrow that no import uses: a permission nobody needs is one nobody has thought about. */
export function unbenutztePfeile(
  haus: Haus,
  alle: readonly Pfeil[] = [...pfeile, ...featurePfeile],
): Verstoss[] {
  const wege = [...haus.quellen.values()].flatMap(({ pfad, importe }) => {
    const von = teilVon(pfad) ?? "";
    return importe.flatMap(({ ziel }) => {
      const datei = aufgeloest(haus, pfad, ziel);
      return datei === undefined ? [] : [{ von, nach: teilVon(datei) ?? "" }];
    });
  });
  return alle
    .filter((pfeil) => !wege.some(({ von, nach }) => passt(pfeil.von, von) && passt(pfeil.nach, nach)))
    .map(({ von, nach }) => ({
      regel: "pfeile",
      pfad: "architecture/rules.ts",
      was: `niemand geht von ${von} nach ${nach}`,
    }));
}

function passt(muster: string, teil: string): boolean {
  return muster.endsWith(":*") ? teil.startsWith(muster.slice(0, -1)) : muster === teil;
}

/** Pages of one feature stay strangers to each other: what two need moves to a room below them. */
export function geschwisterPruefen(haus: Haus): Verstoss[] {
  return [...haus.quellen.values()].flatMap(({ pfad, importe }) => {
    const eigene = seiteVon(pfad);
    if (eigene === undefined || istTest(pfad)) return [];
    return importe.flatMap(({ ziel }): Verstoss[] => {
      const datei = aufgeloest(haus, pfad, ziel);
      const andere = datei === undefined ? undefined : seiteVon(datei);
      return andere === undefined || andere.feature !== eigene.feature || andere.name === eigene.name
        ? []
        : [{ regel: "geschwister", pfad, was: `benutzt ${datei}` }];
    });
  });
}

/** `features/seiten/pages/start.tsx` → `seiten`, `start`; undefined: no page. */
function seiteVon(pfad: string): { feature: string; name: string } | undefined {
  const [, feature, name] = /^web\/app\/features\/([^/]+)\/pages\/([^./]+)/.exec(pfad) ?? [];
  return feature && name ? { feature, name } : undefined;
}

/** Ways around a package's public surface: a path its `exports` do not name, or a relative path into its folder. */
export function eingaengePruefen(haus: Haus): Verstoss[] {
  const namen = [...haus.pakete.values()]
    .map(({ name }) => name)
    .filter((name) => name.startsWith("@gebuehrenportal/"));
  return [...haus.quellen.values()].flatMap(({ pfad, importe }) =>
    importe.flatMap(({ ziel }): Verstoss[] => {
      const anderesPaket = aufgeloest(haus, pfad, ziel)?.match(/^packages\/[^/]+\//)?.[0];
      const hintenherum =
        ziel.startsWith(".") &&
        anderesPaket !== undefined &&
        !pfad.startsWith(anderesPaket) &&
        !pfad.startsWith("architecture/");
      const keinEingang = namen.some((name) => ziel.startsWith(`${name}/`)) && anderesPaket === undefined;
      return hintenherum || keinEingang
        ? [{ regel: "eingaenge", pfad, was: `${ziel} ist kein Eingang, den das Paket nennt` }]
        : [];
    }),
  );
}

/** Files that exist only after typegen and build. */
const erzeugt = /^\.\/\+types\/|\/build\/server\/index\.js$/;

/** Every relative import names a file that exists, with its extension. */
export function endungenPruefen(haus: Haus): Verstoss[] {
  return [...haus.quellen.values()].flatMap(({ pfad, importe }) =>
    importe.flatMap(({ ziel }): Verstoss[] => {
      if (!/^[.#]/.test(ziel) || erzeugt.test(ziel)) return [];
      const datei = aufgeloest(haus, pfad, ziel);
      return datei !== undefined && haus.texte.has(datei)
        ? []
        : [{ regel: "endungen", pfad, was: `${ziel} nennt keine Datei (mit Endung)` }];
    }),
  );
}
