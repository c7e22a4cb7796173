import { jetzt } from "#platform/clock/clock.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { stammworte } from "#platform/suche/stamm.ts";
import { genauestes, zitateInFrage } from "#platform/suche/zitat.ts";
import type { Artikelkopf, Artikelseite } from "../artikel.ts";
import { inhalteLesen, koepfeNachIds } from "../lesen/lesen-store.server.ts";
import { inListenzeit } from "../lesen/speicherfehler.server.ts";
import { markeUngueltig } from "../lesen/texte-lesen.ts";
import { type Abschnitt, ausschnitt, hervorgehoben, type Suchziel, textAusHtml } from "./hervorhebung.ts";
import * as speicher from "./suche-store.server.ts";
import { einFehlerWeit, fehlerabstand } from "./tippfehler.ts";
import { zerlegungen } from "./zerlegung.ts";

/** Title and excerpt (or the place in the text) in pieces. */
export type Hervorhebung = { readonly title: readonly Abschnitt[]; readonly excerpt: readonly Abschnitt[] };
export type Fund = Artikelkopf & { readonly hervorhebung: Hervorhebung };
export type Fundseite = Omit<Artikelseite, "posts"> & { readonly posts: readonly Fund[] };

/** More words than this make no question better. */
const worteHoechstens = 12;

/**
 * Published posts by relevance: every word is meant in any of its forms, as part of a compound, or, where nobody has
 * ever written it, as the word it was probably meant to be; a citation such as „§ 15 RVG“ is one word. The best of the
 * newest 1,000 that fit.
 *
 * @param cursor `nextCursor` of the page before
 * @throws {ApiFehler} 400 the cursor is none of ours; 503 as with `artikelListe`
 */
export async function relevanzListe(
  frage: string,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<Fundseite> {
  const marke = cursor === undefined ? undefined : markeAus(cursor);
  return inListenzeit(async () => {
    const suche = await gedeutet(frage);
    if (!suche) return { posts: [], hasMore: false, nextCursor: null };
    const bis = marke?.bis ?? new Date(jetzt().epochMilliseconds);
    const treffer = await speicher.trefferLesen({ ...suche, bis, nach: marke, limit: limit + 1 });
    const gezeigt = treffer.slice(0, limit);
    const letzter = gezeigt.at(-1);
    const hasMore = treffer.length > limit;
    return {
      posts: await gefunden(
        gezeigt.map(({ id }) => id),
        suche.ziel,
      ),
      hasMore,
      nextCursor: hasMore && letzter ? markentext({ ...letzter, bis }) : null,
    };
  });
}

async function gefunden(ids: readonly string[], ziel: Suchziel): Promise<Fund[]> {
  if (ids.length === 0) return [];
  const [koepfe, inhalte] = await Promise.all([koepfeNachIds(ids), inhalteLesen(ids)]);
  return koepfe.map((kopf) => {
    const imAuszug = hervorgehoben(kopf.excerpt, ziel);
    const stelle = imAuszug.some(({ treffer }) => treffer)
      ? undefined
      : ausschnitt(textAusHtml(inhalte.get(kopf.id) ?? ""), ziel);
    return {
      ...kopf,
      hervorhebung: {
        title: hervorgehoben(kopf.title, ziel),
        excerpt: stelle === undefined ? imAuszug : hervorgehoben(stelle, ziel),
      },
    };
  });
}

type Deutung = { readonly genau: string; readonly weit: string; readonly ziel: Suchziel };

/** What a question means; undefined: nothing that could be found. */
async function gedeutet(frage: string): Promise<Deutung | undefined> {
  const zitate = zitateInFrage(frage);
  const rest = zitate.reduceRight((text, { von, bis }) => `${text.slice(0, von)} ${text.slice(bis)}`, frage);
  const zitatworte = zitate.flatMap(genauestes);
  const worte = [...new Set(stammworte(rest))].slice(0, worteHoechstens);
  const familien = (await speicher.wortfamilienLesen(worte)).filter(({ stamm }) => stamm !== null);
  const gruppen = [
    ...(await Promise.all(familien.map(gemeinteWorte))),
    ...zitatworte.map((wort) => gruppe(wort, [], [])),
  ];
  if (gruppen.length === 0) return undefined;
  return {
    genau: gruppen.map(({ genau }) => genau).join(" & "),
    weit: gruppen.map(({ weit }) => weit).join(" & "),
    ziel: {
      staemme: gruppen.flatMap(({ staemme }) => staemme),
      worte: new Set(gruppen.flatMap(({ worte }) => worte)),
      zitate: new Set(zitatworte),
    },
  };
}

/** What one word of a question stands for: as asked for and with everything meant (`to_tsquery`), and what to highlight. */
type Gruppe = {
  readonly genau: string;
  readonly weit: string;
  readonly worte: readonly string[];
  readonly staemme: readonly string[];
};

function gruppe(wort: string, andere: readonly string[], staemme: readonly string[]): Gruppe {
  const worte = [wort, ...andere];
  return { genau: wort, weit: `(${worte.join(" | ")})`, worte, staemme };
}

/** The word itself with its compounds; where nobody has written it, what looks like it, or else its two parts. */
async function gemeinteWorte({ wort, stamm, bekannt, teile }: speicher.Wortfamilie): Promise<Gruppe> {
  const selbst = gruppe(wort, teile, stamm === null ? [] : [stamm]);
  if (bekannt || teile.length > 0 || wort.length < 4 || /\d/.test(wort)) return selbst;
  const varianten = einFehlerWeit(wort);
  const aehnlich = varianten.length > 0 ? await speicher.aehnlicheWorteLesen(wort, varianten) : [];
  const erlaubt = wort.length < 7 ? 1 : 2;
  const naechste = aehnlich.filter((anderes) => fehlerabstand(wort, anderes) <= erlaubt);
  if (naechste.length === 0) return (await zerlegt(wort)) ?? selbst;
  const familien = await speicher.wortfamilienLesen(naechste);
  return gruppe(
    wort,
    [...new Set([...naechste, ...familien.flatMap((familie) => familie.teile)])],
    familien.flatMap((familie) => familie.stamm ?? []),
  );
}

/** A compound that nobody has written, as its parts: „Räumungsklage“ means posts with „Räumung“ and „Klage“. */
async function zerlegt(wort: string): Promise<Gruppe | undefined> {
  const paar = await speicher.bekanntesPaar(zerlegungen(wort));
  if (!paar) return undefined;
  const teile = (await speicher.wortfamilienLesen(paar)).map((teil) =>
    gruppe(teil.wort, teil.teile, teil.stamm === null ? [] : [teil.stamm]),
  );
  return {
    genau: `(${teile.map(({ genau }) => genau).join(" & ")})`,
    weit: `(${teile.map(({ weit }) => weit).join(" & ")})`,
    worte: teile.flatMap(({ worte }) => worte),
    staemme: teile.flatMap(({ staemme }) => staemme),
  };
}

type Marke = Omit<speicher.Treffer, "id"> & { readonly bis: Date };

/** Where a page ended; only this module can make sense of it. */
function markentext({ rang, veroeffentlicht, bis }: Marke): string {
  return Buffer.from(`${rang} ${veroeffentlicht.getTime()} ${bis.getTime()}`).toString("base64url");
}

/** Of the years 1 to 9999: PostgreSQL does not know all that JavaScript counts. */
const speicherbar = (zeit: Date): boolean => zeit.getUTCFullYear() >= 1 && zeit.getUTCFullYear() <= 9_999;

function markeAus(text: string): Marke {
  const [rang, veroeffentlicht, bis, ...zuviel] = Buffer.from(text, "base64url").toString().split(" ");
  const zeiten = [veroeffentlicht, bis].map(
    (zeit) => new Date(zeit && /^-?\d{1,15}$/.test(zeit) ? Number(zeit) : Number.NaN),
  );
  const [wann, bisWann] = zeiten as [Date, Date];
  const lesbar = rang !== undefined && rang !== "" && Number.isFinite(Number(rang)) && zuviel.length === 0;
  if (!lesbar || !zeiten.every(speicherbar))
    throw new ApiFehler(400, { error: markeUngueltig, code: "marke", field: "cursor" });
  return { rang: Number(rang), veroeffentlicht: wann, bis: bisWann };
}
