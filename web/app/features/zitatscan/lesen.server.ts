import { setImmediate } from "node:timers/promises";
import { registerstand } from "@gebuehrenportal/gesetze/register/mehrdeutig.ts";
import type { Tag } from "@gebuehrenportal/recht";
import {
  type Dokument,
  type Dokumenttag,
  dokumente,
  type Norm,
  normtext,
  type Register,
  verweis,
  type Zitat,
  zitateSchrittweise,
} from "@gebuehrenportal/zitate";
import { meisteNormen } from "./contract.ts";
import { juengeres } from "./damals.ts";
import { standAm } from "./fassung/stand-am.ts";
import type { Normfassung } from "./fassung/typen.ts";
import { gruende } from "./gruende.ts";

export const stand = registerstand.bund;

/** Citations of one text as the calls answer them. */
type Fund = {
  readonly dokumenttag?: Dokumenttag;
  readonly dokumente?: readonly Teilfund[];
  readonly vollstaendig: boolean;
  readonly zitate: readonly ReturnType<typeof zitatantwort>[];
};

/** One of several documents of a text. */
type Teilfund = Pick<Dokument, "start" | "ende"> & { readonly dokumenttag?: Dokumenttag };

/**
 * Reads texts one after the other, with one bound on the norms of all of them, and lets everybody else in between: a
 * text of nothing but citations takes half a second.
 */
export async function gelesen(
  texte: readonly string[],
  { heute, tag, ...einstellung }: { readonly heute: Tag; readonly tag?: Tag; readonly land?: string },
): Promise<readonly Fund[]> {
  const register = await alleAkte();
  let frei = meisteNormen;
  const funde: Fund[] = [];
  for (const text of texte) {
    const alle = await inRuhe(zitateSchrittweise(text, register, einstellung));
    const gezeigt = alle.slice(0, passende(alle, frei));
    frei -= gezeigt.reduce((summe, { normen }) => summe + normen.length, 0);
    const teile = dokumente(text);
    const gefunden = teile.length === 1 ? teile[0]?.tag : undefined;
    const am = (stelle: number) => tag ?? teile.find(({ ende }) => stelle < ende)?.tag?.tag;
    funde.push({
      ...(gefunden && { dokumenttag: gefunden }),
      ...(teile.length > 1 && { dokumente: teile.map(teilfund) }),
      vollstaendig: gezeigt.length === alle.length,
      zitate: await inRuhe(antworten(gezeigt, { register, heute, am })),
    });
    await setImmediate();
  }
  return funde;
}

const teilfund = ({ start, ende, tag }: Dokument): Teilfund => ({
  start,
  ende,
  ...(tag && { dokumenttag: tag }),
});

/** The whole register, some 14 MB in memory: loaded with the first text, then kept by the module cache. */
const alleAkte = async (): Promise<Register> =>
  (await import("@gebuehrenportal/zitate/vollregister")).vollregister;

/** What the steps come to, with time for others between them. */
async function inRuhe<T>(lauf: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const schritt = lauf.next();
    if (schritt.done) return schritt.value;
    await setImmediate();
  }
}

/** How many citations hold no more norms than that. */
function passende(zitate: readonly Zitat[], frei: number): number {
  let normen = 0;
  const zuviel = zitate.findIndex((zitat) => {
    normen += zitat.normen.length;
    return normen > frei;
  });
  return zuviel < 0 ? zitate.length : zuviel;
}

/** What an answer is made with; `am` is the day of the document that a place stands in. */
type Umstaende = {
  readonly register: Register;
  readonly heute: Tag;
  readonly am: (stelle: number) => Tag | undefined;
};

/** Norms answered before a pause: a link and what held on a day take some tens of microseconds each. */
const jePause = 200;

/** The answers of all citations in small steps. */
function* antworten(
  zitate: readonly Zitat[],
  umstaende: Umstaende,
): Generator<undefined, readonly ReturnType<typeof zitatantwort>[]> {
  const fertige: ReturnType<typeof zitatantwort>[] = [];
  let normen = 0;
  for (const zitat of zitate) {
    fertige.push(zitatantwort(zitat, umstaende));
    normen += zitat.normen.length;
    if (normen < jePause) continue;
    normen = 0;
    yield;
  }
  return fertige;
}

const zitatantwort = ({ normen, ...zitat }: Zitat, umstaende: Umstaende) => ({
  ...zitat,
  normen: normen.map((norm) => normantwort(norm, umstaende)),
});

/** The address stands with the norm. */
const ohneVerweis = ({ verweis: _, ...fassung }: Normfassung): Omit<Normfassung, "verweis"> => fassung;

function normantwort(norm: Norm, { register, heute, am }: Umstaende) {
  const name = normtext(norm);
  const tag = am(norm.start);
  const fassungen = tag === undefined ? [] : standAm(norm, tag, heute);
  const neues = juengeres({ fassungen });
  const ziel = neues?.verweis ?? verweis(norm, register);
  return {
    ...norm,
    ...(neues && { fassung: "juenger" as const }),
    name,
    ...(ziel && { adresse: ziel.adresse, ziel: ziel.art }),
    ...(fassungen.length > 0 && { fassungen: fassungen.map(ohneVerweis) }),
    rechenweg: gruende(norm, ziel, neues).map((text) => ({ text, norm: name })),
  };
}
