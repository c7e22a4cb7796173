import { data } from "react-router";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { formularMitDateien } from "#platform/http/formularpost.server.ts";
import type { Lesemodul } from "#platform/lesen/leseauftrag.ts";
import { imLesefaden, Lesefehler } from "#platform/lesen/lesen.server.ts";
import type { Abgelehnt, Bericht } from "./bericht.ts";
import type { lesen } from "./mitgebracht.ts";
import {
  type Artentabelle,
  type Dateitabelle,
  gewaehlteSpalten,
  type Teilspalte,
  type Zuordnung,
} from "./tabelle.ts";

type Felder = Readonly<Record<string, string>>;

/** A table on its way, with the columns as they were chosen or as they seem to be, and all that the form says. */
export type Vorhaben<A extends string, T extends string> = {
  readonly tabelle: Artentabelle<A>;
  readonly zuordnung: Zuordnung<T>;
  readonly felder: Felder;
};

/** How one kind of page takes files over: kinds of files `A`, parts of an entry `T`, entries `E`. */
export type Einlesung<A extends string, T extends string, E> = {
  readonly arten: readonly [A, ...A[]];
  readonly bytesHoechstens: number;
  readonly zeilenHoechstens: number;
  readonly zelleHoechstens: number;
  /** Whose file it is. */
  readonly fuer: string;
  readonly lesen: (datei: Uint8Array<ArrayBuffer>) => Promise<Artentabelle<A> | { readonly fehler: string }>;
  /** What an entry is made of. */
  readonly teile: readonly Teilspalte<T>[];
  /** What each column seems to hold. */
  readonly zuordnung: (tabelle: Artentabelle<A>) => Zuordnung<T>;
  readonly vorschau: (vorhaben: Vorhaben<A, T>) => Promise<Bericht<E>>;
  readonly uebernehmen: (vorhaben: Vorhaben<A, T>) => Promise<Bericht<E>>;
  /** An entry as the report shows it, cell by cell. */
  readonly zeile: (eintrag: E) => Berichtszeile;
  /** So many new entries are shown, and as many that are there already. */
  readonly gezeigt: number;
};

/** An entry as the report shows it, cell by cell. */
export type Berichtszeile = readonly string[];

/** What a page says of a file, before and after it is taken over. */
export type Einleseansicht<T extends string = string> = {
  readonly schritt: "vorschau" | "fertig";
  readonly art: string;
  readonly spalten: readonly string[];
  readonly zuordnung: Zuordnung<T>;
  readonly zahlen: { readonly neu: number; readonly vorhanden: number; readonly abgelehnt: number };
  /** The first of each. */
  readonly neue: readonly Berichtszeile[];
  readonly vorhandene: readonly Berichtszeile[];
  readonly abgelehnte: readonly Abgelehnt[];
  /** It was broken off, and so many are missing. */
  readonly offen: number | undefined;
  /** The rows, which go along to the next step; nothing of them is stored before it is taken over. */
  readonly mit: string;
  /** What the form before has said besides; undefined: there was none. */
  readonly felder: Felder | undefined;
  readonly fehler?: string;
};

/** What a step has brought about: a file that cannot be read, or what would become or has become of it. */
export type Einleseausgang<T extends string = string> = { readonly dateifehler: string } | Einleseansicht<T>;

/** So many refused rows are shown. */
const abgelehnteGezeigt = 200;

/** Reads a file, shows what would become of it, and takes it over: one form after the other. */
export async function einleseschritt<A extends string, T extends string, E>(
  request: Request,
  art: Einlesung<A, T, E>,
) {
  const zuGross = `Die Datei ist größer als ${art.bytesHoechstens / 1024 / 1024} MB. Bitte teilen Sie sie auf.`;
  const { felder, dateien } = await formularMitDateien(request);
  if ((dateien.datei?.byteLength ?? 0) > art.bytesHoechstens) return abgewiesen(zuGross);
  if (!felder.mit && !dateien.datei) return abgewiesen("Bitte wählen Sie eine Datei.");
  const tabelle = await gelesen(felder.mit, dateien.datei, art);
  if ("fehler" in tabelle) return abgewiesen(tabelle.fehler);
  const mit = JSON.stringify(tabelle);
  if (Buffer.byteLength(mit) > art.bytesHoechstens) return abgewiesen(zuGross);
  const vorhaben = { tabelle, felder, zuordnung: zuordnungFuer(art, tabelle, felder) };
  try {
    return felder.was === "uebernehmen"
      ? await uebernommen(art, vorhaben, mit)
      : data<Einleseausgang<T>>(ansicht(art, vorhaben, await art.vorschau(vorhaben), mit));
  } catch (fehler) {
    if (fehler instanceof ApiFehler) return abgewiesen(fehler.koerper.error);
    throw fehler;
  }
}

async function gelesen<A extends string, T extends string, E>(
  mit: string | undefined,
  datei: Uint8Array<ArrayBuffer> | undefined,
  art: Einlesung<A, T, E>,
): Promise<Artentabelle<A> | { readonly fehler: string }> {
  try {
    return await (mit ? ausFormular(mit, art) : art.lesen(datei ?? new Uint8Array()));
  } catch (fehler) {
    if (fehler instanceof Lesefehler) return { fehler: fehler.satz };
    throw fehler;
  }
}

const abgewiesen = (dateifehler: string) => data<Einleseausgang<never>>({ dateifehler }, { status: 422 });

/** Of a table the columns are chosen on the page; those of cards and days are known. */
const zuordnungFuer = <A extends string, T extends string, E>(
  { teile, zuordnung }: Einlesung<A, T, E>,
  tabelle: Artentabelle<A>,
  felder: Felder,
): Zuordnung<T> =>
  felder.mit && tabelle.art === "csv" ? gewaehlteSpalten(felder, teile, tabelle) : zuordnung(tabelle);

/** Refused, the preview stands there again with the reason. */
async function uebernommen<A extends string, T extends string, E>(
  art: Einlesung<A, T, E>,
  vorhaben: Vorhaben<A, T>,
  mit: string,
) {
  try {
    return data<Einleseausgang<T>>(ansicht(art, vorhaben, await art.uebernehmen(vorhaben)));
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler)) throw fehler;
    const bild = ansicht(art, vorhaben, await art.vorschau(vorhaben), mit);
    return data<Einleseausgang<T>>({ ...bild, fehler: fehler.koerper.error }, { status: 422 });
  }
}

/** @param mit the rows, as long as they are not taken over */
function ansicht<A extends string, T extends string, E>(
  { zeile, gezeigt }: Einlesung<A, T, E>,
  { tabelle, zuordnung, felder }: Vorhaben<A, T>,
  { neu, vorhanden, abgelehnt, offen }: Bericht<E>,
  mit = "",
): Einleseansicht<T> {
  const { mit: vorher, ...uebrige } = felder;
  return {
    schritt: mit ? "vorschau" : "fertig",
    art: tabelle.art,
    spalten: tabelle.spalten,
    zuordnung,
    zahlen: { neu: neu.length, vorhanden: vorhanden.length, abgelehnt: abgelehnt.length },
    neue: neu.slice(0, gezeigt).map(zeile),
    vorhandene: vorhanden.slice(0, gezeigt).map(zeile),
    abgelehnte: abgelehnt.slice(0, abgelehnteGezeigt),
    offen,
    mit,
    felder: vorher ? uebrige : undefined,
  };
}

const mitgebrachtes: Lesemodul<typeof lesen> = { pfad: "dokumente/einlesen/mitgebracht.ts" };

/** @throws an answer with status 400: not what this page has sent */
async function ausFormular<A extends string, T extends string, E>(
  text: string,
  { arten, zeilenHoechstens, zelleHoechstens, fuer }: Einlesung<A, T, E>,
): Promise<Artentabelle<A>> {
  const zusatz = { arten, zeilenHoechstens, zelleHoechstens };
  const tabelle = await imLesefaden(mitgebrachtes, new TextEncoder().encode(text), { zusatz, fuer });
  if (!tabelle) throw data(null, { status: 400 });
  return tabelle as Dateitabelle as Artentabelle<A>;
}
