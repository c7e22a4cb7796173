import type { RegelId } from "@gebuehrenportal/gesetze/fristregeln/regel-id.ts";
import { regel } from "@gebuehrenportal/gesetze/fristregeln/regeln.ts";
import {
  datum,
  type Fassung,
  fassungAm,
  fassungszweifel,
  geringste,
  type KeinErgebnis,
  keinErgebnis,
  type Sicherheit,
  type Tag,
  type Vermerk,
  type Zeitreihe,
} from "@gebuehrenportal/recht";
import type { Ort } from "../ort.ts";
import { ortDerSache } from "../orte/sitze.ts";
import type {
  FassungAngabe,
  Fristschritt,
  Grundeingabe,
  Streitpunkt,
  Streitwahl,
  Zweck,
  Zwischentag,
} from "../typen.ts";

/** What is known of every calculation from the start: place, purpose, today, and choices at disputed points. */
export type Lage = {
  readonly ort: Ort;
  readonly zweck: Zweck;
  readonly heute?: Tag;
  readonly wahl: Readonly<Partial<Record<RegelId, Streitwahl>>>;
};

/** What a step may say beyond its words. */
type Schrittzusatz = { readonly norm?: string } & Pick<Fristschritt, "tag" | "feiertag" | "ort">;

/** The version of a rule on the day that decides: of the rule itself, or of a series of figures that belongs to it. */
type Regelnotiz = { readonly regel: RegelId; readonly stichtag: Tag; readonly reihe?: Zeitreihe<unknown> };

/** One thing that a calculation says on its way. */
export type Notiz =
  | ({ readonly art: "regel" } & Regelnotiz)
  | ({ readonly art: "schritt"; readonly schritt: Fristschritt } & Regelnotiz)
  | { readonly art: "vermerk"; readonly vermerk: Vermerk }
  | { readonly art: "streit"; readonly punkt: Streitpunkt }
  | { readonly art: "zwischentag"; readonly zwischentag: Zwischentag }
  | { readonly art: "sicherheit"; readonly sicherheit: Sicherheit }
  | { readonly art: "fehler"; readonly fehler: KeinErgebnis };

export type Notizen = readonly Notiz[];

/** What was found, and what is to be said of it. */
export type Notiert<W> = { readonly wert: W; readonly notizen: Notizen };

/** A calculation on its way: what is known from the start, and what has been said so far. */
export type Mitschrift = Lage & { readonly notizen: Notizen };

/** An empty way with what was said of place, purpose and disputed points. */
export const mitschrift = (eingabe: Grundeingabe): Mitschrift => ({
  ort: ortDerSache(eingabe.ort ?? {}, eingabe.regime),
  zweck: eingabe.zweck ?? "handlung",
  ...(eingabe.heute !== undefined && { heute: eingabe.heute }),
  wahl: eingabe.streit ?? {},
  notizen: [],
});

/** The way with something more. */
export function mit(mitschrift: Mitschrift, ...neue: readonly (Notiz | Notizen)[]): Mitschrift {
  const notizen = [...mitschrift.notizen];
  for (const eine of neue)
    if (istNotiz(eine)) notizen.push(eine);
    else notizen.push(...eine);
  return { ...mitschrift, notizen };
}

const istNotiz = (eine: Notiz | Notizen): eine is Notiz => !Array.isArray(eine);

/** A step, and the version of its rule on the day that decides; a rule not yet in force is a fault. */
export function schritt(id: RegelId, stichtag: Tag, text: string, zusatz?: Schrittzusatz): Notiz {
  const kern = { regel: id, text, norm: zusatz?.norm ?? regel(id).reihe.norm };
  return {
    art: "schritt",
    regel: id,
    stichtag,
    schritt: zusatz ? { ...kern, ...zusatz, norm: kern.norm } : kern,
  };
}

/** The version of a rule, or of a series of figures that belongs to it, without a step of its own. */
export const anwenden = (id: RegelId, stichtag: Tag, reihe?: Zeitreihe<unknown>): Notiz => ({
  art: "regel",
  regel: id,
  stichtag,
  ...(reihe && { reihe }),
});

export const hinweis = (text: string, norm?: string, feld?: string): Notiz =>
  vermerk("hinweis", text, norm, feld);
export const warnung = (text: string, norm?: string, feld?: string): Notiz =>
  vermerk("warnung", text, norm, feld);

const vermerk = (art: Vermerk["art"], text: string, norm?: string, feld?: string): Notiz => ({
  art: "vermerk",
  vermerk: { art, text, ...(norm !== undefined && { norm }), ...(feld !== undefined && { feld }) },
});

export const zwischentag = (name: Zwischentag["name"], tag: Tag, text: string): Notiz => ({
  art: "zwischentag",
  zwischentag: { name, tag, text },
});

export const fehlernotiz = (fehler: KeinErgebnis): Notiz => ({ art: "fehler", fehler });

/** Tells medium and low confidence with its reason. */
export function unsicher(sicherheit: Sicherheit | undefined, grund: string, norm: string): Notizen {
  const vermerk = zweifelAn(sicherheit, grund, norm);
  if (sicherheit === undefined || !vermerk) return [];
  return [
    { art: "vermerk", vermerk },
    { art: "sicherheit", sicherheit },
  ];
}

function zweifelAn(sicherheit: Sicherheit | undefined, grund: string, norm: string): Vermerk | undefined {
  if (sicherheit === undefined || sicherheit === "hoch") return undefined;
  return sicherheit === "niedrig"
    ? { art: "warnung", text: `Geringe Sicherheit. ${grund}`, norm }
    : { art: "hinweis", text: `Mittlere Sicherheit. ${grund}`, norm };
}

/** A point on which two days can be argued. */
export type Streitfrage = Omit<Streitpunkt, "gewaehlt"> & {
  /** What the rule itself takes where it does not take the safe day. */
  readonly standard?: Streitwahl;
  /** What an earlier choice has decided already. */
  readonly entschieden?: Streitwahl;
};

/** Decides a disputed point: the caller's choice, the default of the rule, or the safe side of the purpose. */
const gewaehlteSeite = ({ wahl, zweck }: Lage, id: RegelId, standard?: Streitwahl): Streitwahl =>
  wahl[id] ?? standard ?? (zweck === "warten" ? "spaeter" : "frueher");

/** The day taken at a disputed point, and the point with both days. Equal days are no dispute. */
export function streit(lage: Lage, frage: Streitfrage): Notiert<Tag> {
  const { standard, entschieden, regel: id, frage: worte, frueher, spaeter, norm, quellen } = frage;
  const seite = entschieden ?? gewaehlteSeite(lage, id, standard);
  const gewaehlt = seite === "frueher" ? frueher : spaeter;
  if (frueher === spaeter) return { wert: gewaehlt, notizen: [] };
  const punkt = { regel: id, frage: worte, frueher, spaeter, norm, quellen, gewaehlt };
  return { wert: gewaehlt, notizen: [{ art: "streit", punkt }] };
}

/** The disputed points among notes. */
export const streitpunkte = (notizen: Notizen): readonly Streitpunkt[] =>
  notizen.flatMap((n) => (n.art === "streit" ? [n.punkt] : []));

/** The notes without disputed points: something else decides. */
export const ohneStreit = (notizen: Notizen): Notizen => notizen.filter(({ art }) => art !== "streit");

/** The notes with disputed points that are only told: what they lead to is disputed instead. */
export const nurErzaehlt = (notizen: Notizen): Notizen =>
  notizen.map((n) => (n.art === "streit" ? { art: "vermerk", vermerk: streitwarnung(n.punkt) } : n));

function streitwarnung({ frage, frueher, spaeter, gewaehlt, norm, quellen }: Streitpunkt): Vermerk {
  const herkunft = quellen.length > 0 ? ` (${quellen.join("; ")})` : "";
  const text = `${frage} Vertretbar sind der ${datum(frueher)} und der ${datum(spaeter)}; gerechnet ist mit dem ${datum(gewaehlt)}${herkunft}.`;
  return { art: "warnung", text, norm };
}

/** What the notes come to: each rule with its version once, each sentence once, and the first fault. */
export function ausgewertet(...teile: readonly Notizen[]) {
  const schritte: Fristschritt[] = [];
  const fassungen: FassungAngabe[] = [];
  const vermerke: Vermerk[] = [];
  const streitig: Streitpunkt[] = [];
  const zwischentage: Zwischentag[] = [];
  const sicherheiten: (Sicherheit | undefined)[] = [];
  let fehler: KeinErgebnis | undefined;
  const erzaehlen = (vermerk: Vermerk): void => {
    if (!vermerke.some(({ text }) => text === vermerk.text)) vermerke.push(vermerk);
  };
  const aufnehmen = (notiz: Notiz): void => {
    if (notiz.art === "schritt" || notiz.art === "regel") {
      const bekannt = fassungen.some((f) => f.regel === notiz.regel);
      const fassung = bekannt && !notiz.reihe ? undefined : fassungNach(notiz);
      if (fassung?.art === "kein-ergebnis") fehler ??= fassung;
      else if (fassung && !bekannt) {
        fassungen.push(fassung.angabe);
        sicherheiten.push(fassung.angabe.sicherheit);
        for (const vermerk of fassung.vermerke) erzaehlen(vermerk);
      }
      if (notiz.art === "schritt") schritte.push(notiz.schritt);
    } else if (notiz.art === "vermerk") erzaehlen(notiz.vermerk);
    else if (notiz.art === "zwischentag") zwischentage.push(notiz.zwischentag);
    else if (notiz.art === "sicherheit") sicherheiten.push(notiz.sicherheit);
    else if (notiz.art === "streit") {
      streitig.push(notiz.punkt);
      erzaehlen(streitwarnung(notiz.punkt));
    } else fehler ??= notiz.fehler;
  };
  for (const notizen of teile) for (const n of notizen) aufnehmen(n);
  return {
    schritte,
    fassungen,
    vermerke,
    streitpunkte: streitig,
    zwischentage,
    sicherheit: geringste(sicherheiten),
    fehler,
  };
}

const ohneSicherheit = <W>({ sicherheit: _, ...fassung }: Fassung<W>): Fassung<W> => fassung;

type Regelfassung = {
  readonly art: "fassung";
  readonly angabe: FassungAngabe;
  readonly vermerke: readonly Vermerk[];
};

/** The version of a rule with what is not sure of it; before its first version there is no result. */
function fassungNach({ regel: id, stichtag, reihe: eigene }: Regelnotiz): Regelfassung | KeinErgebnis {
  const { name, grund, reihe: allgemein } = regel(id);
  const reihe = eigene ?? allgemein;
  const { norm, fassungen } = reihe;
  const gefunden = fassungAm(reihe, stichtag);
  if (!gefunden)
    return keinErgebnis(`Für den ${datum(stichtag)} ist keine Fassung dieser Regel erfasst.`, norm);
  // How sure the value is, its rule tells with the reason.
  const { sicherheit: eigeneSicherheit } = gefunden;
  const fassung = eigeneSicherheit === undefined ? gefunden : ohneSicherheit(gefunden);
  const daneben = eigene && fassungAm(allgemein, stichtag)?.sicherheit;
  const sicherheit = daneben ? geringste([eigeneSicherheit, daneben]) : (eigeneSicherheit ?? "hoch");
  const { ab, quelle } = fassung;
  const naechste = fassungen[fassungen.indexOf(gefunden) + 1];
  const weil = `weil der maßgebende Tag der ${datum(stichtag)} ist`;
  const zweifel = fassungszweifel({ norm, fassung, tag: stichtag, naechste });
  const unklar = grund === undefined ? undefined : zweifelAn(sicherheit, `${name}: ${grund}.`, norm);
  return {
    art: "fassung",
    angabe: { regel: id, norm, ab, quelle, grund: weil, sicherheit },
    vermerke: unklar ? [...zweifel, unklar] : zweifel,
  };
}
