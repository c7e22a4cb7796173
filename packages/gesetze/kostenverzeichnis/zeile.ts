import { type Cent, cent, type Fassung, type Sicherheit, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { kvQuelle } from "./quellen.ts";
import { stand2012 } from "./stand-2012.ts";
import type { Bestandteil, Bezug, Gesetz, Kostenwert, KvNummer, Nummernwert } from "./typen.ts";

/** A version as `kv.json` stores it; the letters are explained in `README.md` beside this file. */
export type KvFassung = {
  readonly a: string;
  readonly s?: number;
  readonly x?: readonly number[];
  readonly f?: number;
  readonly p?: number;
  readonly j?: readonly number[];
  readonly h?: number;
  readonly w?: readonly number[];
  readonly k?: number;
  readonly i?: number;
  readonly g?: readonly number[];
  readonly d?: string;
  readonly n?: number;
  readonly o?: number;
  readonly l?: string;
  readonly t?: readonly number[];
  readonly c?: readonly number[];
  readonly hj?: number;
  readonly fr?: number;
  readonly u?: number;
  readonly weg?: number;
  readonly dn?: readonly (string | number)[];
  readonly q?: string;
  readonly z?: string;
  readonly y?: string;
  readonly zw?: readonly string[];
  readonly neu?: string;
  readonly aus?: number;
};

/** A number as `kv.json` stores it. */
export type KvZeile = {
  readonly b?: string;
  readonly r?: readonly string[];
  readonly m?: number;
  readonly j?: number;
  readonly v: readonly KvFassung[];
  readonly e?: string;
  readonly neu?: string;
};

const bezuege: Readonly<Record<string, Bezug>> = {
  g: "gkg34",
  f: "famgkg28",
  a: "gnotkg34a",
  b: "gnotkg34b",
  s: "strafe",
  o: "geldbusse",
};

export const registername: Readonly<Record<Gesetz, string>> = {
  gkg: "KV GKG",
  famgkg: "KV FamGKG",
  gnotkg: "KV GNotKG",
  gvkostg: "KV GvKostG",
};

/** Turns a stored row into a number with its dated series. Throws for a row that says nothing. */
export function kvNummer(
  gesetz: Gesetz,
  nr: string,
  zeile: KvZeile,
  naechsterTag: string | undefined,
): KvNummer {
  const fassungen = zeile.v.map((f) => fassung(gesetz, f));
  const letzte = fassungen.at(-1);
  if (naechsterTag !== undefined && letzte) {
    fassungen.push({
      ab: tag(naechsterTag),
      quelle: kvQuelle(gesetz, tag(naechsterTag), aufhebung(gesetz, naechsterTag)),
      wert: { art: "entfallen" },
    });
  }
  const bezug = zeile.b === undefined ? undefined : bezuege[zeile.b];
  return {
    gesetz,
    nr,
    ...(bezug && { bezug }),
    ersetzt: zeile.r ?? [],
    rechtsmittel: zeile.m === 1,
    jahresgebuehr: zeile.j === 1,
    ...(zeile.neu !== undefined && { nachfolger: zeile.neu }),
    werte: zeitreihe({ norm: `Nr. ${nr} ${registername[gesetz]}`, geprueft }, fassungen),
  };
}

/** Acts that repealed numbers on days when no other number took their place by the same act. */
function aufhebung(gesetz: Gesetz, ab: string): string | undefined {
  const akte: Readonly<Record<string, string>> = {
    "gkg 2017-06-26": "2017/1476",
    "gkg 2018-04-21": "2017/866",
    "gkg 2021-01-01": "2020/3256",
    "gkg 2024-07-19": "2024/237",
    "famgkg 2024-07-19": "2024/237",
    "gkg 2013-01-01": "2009/2258",
    "gnotkg 2024-07-19": "2024/237",
    "gnotkg 2023-01-01": "2022/1966",
  };
  return akte[`${gesetz} ${ab}`];
}

function fassung(gesetz: Gesetz, kvFassung: KvFassung): Fassung<Nummernwert> {
  const ab = tag(kvFassung.a);
  const [frueh, spaet] = kvFassung.zw ?? [];
  return {
    ab,
    quelle: kvQuelle(gesetz, ab, kvFassung.q),
    wert: {
      ...(kvFassung.weg === 1 ? ({ art: "entfallen" } as const) : kostenwert(kvFassung)),
      ...(kvFassung.u === 1 && { nurWortlaut: true }),
      ...(frueh !== undefined &&
        spaet !== undefined && { beginnZwischen: [tag(frueh), tag(spaet)] as const }),
      ...(kvFassung.neu !== undefined && { spaeterNr: kvFassung.neu }),
      ...(kvFassung.aus === 1 && { tatbestandEndet: true }),
      ...(kvFassung.dn && { daneben: daneben(kvFassung.dn) }),
    },
    ...(kvFassung.z !== undefined && { sicherheit: kvFassung.z as Sicherheit }),
    ...(kvFassung.y !== undefined && { abSicherheit: kvFassung.y as Sicherheit }),
    // Known from two stored texts alone, neither of them on the day the number became what it is.
    ...(ab < stand2012.vor && { abSicherheit: "mittel" as const }),
  };
}

function kostenwert(fassung: KvFassung): Kostenwert {
  const min = fassung.n === undefined ? {} : { min: cent(fassung.n) };
  const grenzen = { ...min, ...(fassung.o === undefined ? {} : { max: cent(fassung.o) }) };
  const hoechstens = fassung.l === undefined ? {} : { hoechstensNr: fassung.l };
  if (fassung.s !== undefined) {
    const [ab, promille] = fassung.t ?? [];
    return {
      art: "satz",
      satz100: fassung.s,
      ...grenzen,
      ...hoechstens,
      ...(ab !== undefined && promille !== undefined && { darueber: { ab: cent(ab), promille } }),
      ...(fassung.hj === 1 && { halbesMinimum: true }),
    };
  }
  if (fassung.f !== undefined)
    return { art: "fest", betrag: cent(fassung.f), ...hoechstens, ...dreiMonate(fassung) };
  if (fassung.x) return { art: "satzrahmen", ...paar(fassung.x, "min100", "max100"), ...min };
  if (fassung.p !== undefined) return { art: "prozent", prozent: fassung.p, ...grenzen };
  if (fassung.j) {
    const { betrag, je } = paar(fassung.j, "betrag", "je");
    const frei = fassung.fr === undefined ? {} : { freibetrag: cent(fassung.fr) };
    return {
      art: "je-angefangene",
      betrag: cent(betrag),
      je: cent(je),
      ...min,
      ...frei,
      ...dreiMonate(fassung),
    };
  }
  if (fassung.h !== undefined) return { art: "je-einheit", betrag: cent(fassung.h), ...min };
  if (fassung.w) return { art: "vielfaches", ...paar(fassung.w, "zaehler", "nenner") };
  if (fassung.k !== undefined) return { art: "hoechstens", max: cent(fassung.k) };
  if (fassung.g) return { art: "gericht", ...paar(fassung.g, "min100", "max100") };
  if (fassung.d !== undefined) return { art: "bestandteile", bestandteil: fassung.d as Bestandteil };
  if (fassung.i === 1) return { art: "auslage", ...min };
  throw new RangeError(`Eine Fassung ab ${fassung.a} sagt nicht, was die Nummer kostet.`);
}

function daneben([wofuer, betrag]: readonly (string | number)[]): NonNullable<Nummernwert["daneben"]> {
  if (typeof wofuer !== "string" || typeof betrag !== "number")
    throw new RangeError("Daneben steht, wofür, und ein Betrag.");
  return { wofuer, betrag: cent(betrag) };
}

function dreiMonate({ c }: KvFassung) {
  if (!c) return {};
  const { betrag, statt } = paar(c, "betrag", "statt");
  return {
    dreiMonate: { betrag: cent(betrag) as Cent, statt: statt === 1 ? "gebuehr" : "mindestbetrag" } as const,
  };
}

/** The two figures of a stored pair under their names. */
function paar<A extends string, B extends string>(
  [a, b]: readonly number[],
  ersterName: A,
  zweiterName: B,
): Readonly<Record<A | B, number>> {
  if (a === undefined || b === undefined) throw new RangeError("Ein Paar hat zwei Zahlen.");
  return { [ersterName]: a, [zweiterName]: b } as Record<A | B, number>;
}
