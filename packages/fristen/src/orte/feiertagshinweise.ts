import { laender } from "@gebuehrenportal/gesetze/feiertage/index.ts";
import type { Feiertagsvorschrift } from "@gebuehrenportal/gesetze/feiertage/typ.ts";
import { keineFeiertage } from "@gebuehrenportal/gesetze/feiertage/werktage.ts";
import { oertlicheFeiertage } from "@gebuehrenportal/gesetze/orte/oertliche-feiertage.ts";
import type { Aussage } from "@gebuehrenportal/gesetze/orte/typ.ts";
import { geringste, type Sicherheit, type Tag, teile, type Vermerk, wochentag } from "@gebuehrenportal/recht";
import type { Gemeindeort, Ort } from "../ort.ts";
import type { Zweck } from "../typen.ts";
import {
  erstesFeiertagsjahr,
  type Feiertag,
  feiertagAm,
  feiertagsstand,
  geltendeFassung,
} from "./feiertage.ts";
import { imLand } from "./im-land.ts";
import { ortslage } from "./ortsdaten.ts";
import { faelltAuf, type Tagesbild, tagesbild } from "./termin.ts";

/** Why a day that many take for a holiday is none. `norm` is a statute or the decision that says so. */
export type KeinFeiertag = { readonly name: string; readonly grund: string; readonly norm: string };

/**
 * Answers „Warum ist dieser Tag kein Feiertag?“ for the derivation: 24 and 31 December, customs, days that are holidays
 * elsewhere, local days, days before their first year. `undefined` for holidays, for days nobody celebrates, and for
 * years before the table.
 */
export function keinFeiertagWeil(tag: Tag, ort: Ort): KeinFeiertag | undefined {
  const bild = tagesbild(tag);
  if (feiertagsstand(bild.jahr) === "nicht-erfasst" || feiertagAm(tag, ort)) return undefined;
  const werktag = keineFeiertage.find(({ termin }) => faelltAuf(termin, bild));
  if (werktag)
    return {
      name: werktag.name,
      grund: `${werktag.name} ist kein gesetzlicher Feiertag: ${werktag.grund}.`,
      norm: werktag.fundstelle,
    };
  return sitzgrund(bild, ort) ?? oertlicherGrund(bild, ort) ?? fremderGrund(bild, ort);
}

/**
 * What a reader must know about a day at a place: what was not counted, how sure the place data are, and which day is the
 * safe one for who acts or waits.
 */
export function feiertagsvermerke(tag: Tag, ort: Ort, zweck: Zweck = "handlung"): readonly Vermerk[] {
  const bild = tagesbild(tag);
  const vermerke: Vermerk[] = [];
  if (feiertagsstand(bild.jahr) === "nicht-erfasst")
    vermerke.push({
      art: "warnung",
      text: `Feiertage sind erst ab ${erstesFeiertagsjahr} erfasst; für ${bild.jahr} wurde keiner berücksichtigt.`,
    });
  // A weekend is no working day whatever holiday falls on it.
  if (wochentag(tag) > letzterWerktag) return vermerke;
  vermerke.push(
    ...(ortslage(ort).land === undefined ? ohneLand(bild, ort) : oertlicherVermerk(bild, ort, zweck)),
  );
  return vermerke;
}

const letzterWerktag = 5;

/** How sure it is whether a day is a local holiday at a place; a weekend is no working day anyway. */
export const feiertagssicherheit = (tag: Tag, ort: Ort): Sicherheit =>
  ortslage(ort).gemeinde === undefined || wochentag(tag) > letzterWerktag
    ? "hoch"
    : geringste(zweifel(tagesbild(tag), ort).map(({ aussage }) => aussage.sicherheit));

function ohneLand(bild: Tagesbild, ort: Ort): readonly Vermerk[] {
  if (feiertagAm(bild.t, ort) || inLaendern(bild).length === 0) return [];
  return [
    {
      art: "hinweis",
      text: `Ohne Land zählen nur bundesweite Feiertage. Der Tag ist Feiertag in: ${namen(bild)}. Nennen Sie das Gericht oder das Land.`,
    },
  ];
}

function oertlicherVermerk(bild: Tagesbild, ort: Ort, zweck: Zweck): readonly Vermerk[] {
  const { land, gemeinde } = ortslage(ort);
  const oertlich = oertlicheAm(bild, ort);
  if (land && oertlich && gemeinde === undefined && !feiertagAm(bild.t, ort)) {
    const { name, reihe } = oertlich.vorschrift;
    return [
      {
        art: "hinweis",
        text: `${name} ist ${imLand(laender[land].name)} nur ${oertlich.wo} Feiertag und wurde nicht berücksichtigt; ${sicheresDatum[zweck]}. Nennen Sie Gericht oder Gemeinde.`,
        norm: reihe.norm,
      },
    ];
  }
  return [
    ...sitzvermerk(bild, ort, zweck),
    ...zweifel(bild, ort).map((z) => zweifelvermerk(z, feiertagAm(bild.t, ort), zweck)),
  ];
}

const sicheresDatum: Readonly<Record<Zweck, string>> = {
  handlung: "das frühere Datum ist das sichere",
  warten: "das spätere Datum ist das sichere",
};

type Zweifel = { readonly sitz: Gemeindeort; readonly aussage: Aussage; readonly tag: Feiertagsvorschrift };

/** The seats of which it is not certain whether a day is a holiday there. */
function zweifel(bild: Tagesbild, ort: Ort): readonly Zweifel[] {
  const { gemeinde, weitere = [] } = ortslage(ort);
  const oertlich = gemeinde && oertlicheAm(bild, ort);
  if (!oertlich) return [];
  return [gemeinde, ...weitere].flatMap((sitz) => {
    const aussage = sitz.aussagen[oertlich.id];
    return aussage && aussage.sicherheit !== "hoch" ? [{ sitz, aussage, tag: oertlich.vorschrift }] : [];
  });
}

function zweifelvermerk(
  { sitz, aussage, tag: { name, reihe } }: Zweifel,
  gezaehlt: Feiertag | undefined,
  zweck: Zweck,
): Vermerk {
  const wartend = zweck === "warten";
  const gerechnet = gezaehlt
    ? `Feiertag${wartend ? "" : "; sicher ist nur der frühere Tag"}`
    : `kein Feiertag${wartend ? "; sicher ist der spätere Tag" : ""}`;
  return {
    art: "warnung",
    text: `Nicht gesichert ist, ob ${name} in ${sitz.name} Feiertag ist (${aussage.beleg}). Gerechnet ist: ${gerechnet}.`,
    norm: reihe.norm,
  };
}

/** What differs at the seats of a court on a day: the holiday of some, and „in Augsburg Feiertag, in Neu-Ulm nicht“. */
function sitzunterschied(bild: Tagesbild, ort: Ort) {
  const { gemeinde, weitere } = ortslage(ort);
  if (!gemeinde || !weitere) return undefined;
  const sitze = [gemeinde, ...weitere].map((sitz) => ({
    name: sitz.name,
    feiertag: feiertagAm(bild.t, { gemeinde: sitz }),
  }));
  const feiertag = sitze.find((sitz) => sitz.feiertag)?.feiertag;
  if (!feiertag || sitze.every((sitz) => sitz.feiertag)) return undefined;
  const namen = (frei: boolean) =>
    und(sitze.flatMap(({ name, feiertag: f }) => ((f !== undefined) === frei ? [name] : [])));
  const { name, norm } = feiertag;
  return { name, norm, satz: `${name} ist in ${namen(true)} Feiertag, in ${namen(false)} nicht` };
}

/** „Aichach, Nördlingen und Landsberg“ */
const und = (namen: readonly string[]): string =>
  namen.length < 2 ? namen.join() : `${namen.slice(0, -1).join(", ")} und ${namen.at(-1)}`;

/** A holiday at some of a court's seats only. */
function sitzvermerk(bild: Tagesbild, ort: Ort, zweck: Zweck): readonly Vermerk[] {
  const unterschied = sitzunterschied(bild, ort);
  if (!unterschied) return [];
  return [
    {
      art: "warnung",
      text: `${unterschied.satz}. Gerechnet ist: kein Feiertag; ${sicheresDatum[zweck]}. Nennen Sie den Sitz, an dem die Frist zu wahren ist.`,
      norm: unterschied.norm,
    },
  ];
}

function sitzgrund(bild: Tagesbild, ort: Ort): KeinFeiertag | undefined {
  const unterschied = sitzunterschied(bild, ort);
  return (
    unterschied && {
      name: unterschied.name,
      grund: `${unterschied.satz}; solange der Sitz nicht feststeht, ist als Werktag gerechnet.`,
      norm: unterschied.norm,
    }
  );
}

function oertlicheAm(bild: Tagesbild, ort: Ort) {
  const { land } = ortslage(ort);
  return land && oertlicheFeiertage[land]?.find(({ vorschrift }) => geltendeFassung(vorschrift, bild));
}

function oertlicherGrund(bild: Tagesbild, ort: Ort): KeinFeiertag | undefined {
  const { land, gemeinde } = ortslage(ort);
  const oertlich = oertlicheAm(bild, ort);
  if (!oertlich || !land) return undefined;
  const { name, reihe } = oertlich.vorschrift;
  const aussage = gemeinde?.aussagen[oertlich.id];
  if (aussage?.gilt === "ungeklaert")
    return {
      name,
      grund: `Ob ${name} in ${gemeinde?.name} gesetzlicher Feiertag ist, ist nicht gesichert; gerechnet ist als Werktag.`,
      norm: reihe.norm,
    };
  return {
    name,
    grund: `${name} ist ${gemeinde ? `in ${gemeinde.name} kein` : `nicht in ganz ${laender[land].name}`} gesetzlicher Feiertag, sondern nur ${oertlich.wo}${aussage ? ` (${aussage.beleg})` : ""}.`,
    norm: reihe.norm,
  };
}

function fremderGrund(bild: Tagesbild, ort: Ort): KeinFeiertag | undefined {
  const { land } = ortslage(ort);
  const eigene =
    land && laender[land].tage.findLast((v) => v.reihe.fassungen.some((f) => faelltAuf(f.wert, bild)));
  if (land && eigene)
    return {
      name: eigene.name,
      grund: `${eigene.name} ist ${imLand(laender[land].name)} im Jahr ${bild.jahr} kein gesetzlicher Feiertag; Feiertag ${jahre(eigene)}.`,
      norm: eigene.reihe.norm,
    };
  const [fremd] = inLaendern(bild);
  if (!fremd) return undefined;
  const { name, reihe } = fremd.vorschrift;
  const wo = land ? `${imLand(laender[land].name)} kein gesetzlicher` : "nicht bundesweit";
  return {
    name,
    grund: `${name} ist ${wo} Feiertag (Feiertag in: ${namen(bild)}).`,
    norm: (land && laender[land].tage[0]?.reihe.norm) ?? reihe.norm,
  };
}

/** „seit 2018“, „nur 2020, 2025“. */
function jahre({ reihe }: Feiertagsvorschrift): string {
  const seit = reihe.fassungen.filter((f) => f.wert.art !== "keiner").map((f) => teile(f.ab).jahr);
  return reihe.fassungen.at(-1)?.wert.art === "keiner" ? `nur ${seit.join(", ")}` : `seit ${seit.at(-1)}`;
}

function inLaendern(
  bild: Tagesbild,
): readonly { readonly name: string; readonly vorschrift: Feiertagsvorschrift }[] {
  return Object.values(laender).flatMap(({ name, tage }) => {
    const vorschrift = tage.find((v) => geltendeFassung(v, bild));
    return vorschrift ? [{ name, vorschrift }] : [];
  });
}

const namen = (bild: Tagesbild): string =>
  inLaendern(bild)
    .map(({ name }) => name)
    .join(", ");
