import { data } from "react-router";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { formularMitDateien } from "#platform/http/formularpost.server.ts";
import type { Lesemodul } from "#platform/lesen/leseauftrag.ts";
import { imLesefaden, Lesefehler } from "#platform/lesen/lesen.server.ts";
import type { lesen } from "./mitgebracht.ts";
import type { Dateitabelle } from "./tabelle.ts";

type Felder = Readonly<Record<string, string>>;

/** A table with the kind of file that it came from. */
export type Artentabelle<A extends string = string> = Dateitabelle & { readonly art: A };

/** A file on its way: its rows go along in the form, nothing of them is stored before they are taken over. */
export type Mitgebrachtes<T> = { readonly tabelle: T; readonly mit: string; readonly felder: Felder };

/** How one kind of page takes files over. */
export type Einlesung<A extends string, B> = {
  readonly arten: readonly [A, ...A[]];
  readonly bytesHoechstens: number;
  readonly zeilenHoechstens: number;
  readonly zelleHoechstens: number;
  /** Whose file it is. */
  readonly fuer: string;
  readonly lesen: (datei: Uint8Array<ArrayBuffer>) => Promise<Artentabelle<A> | { readonly fehler: string }>;
  readonly vorschau: (datei: Mitgebrachtes<Artentabelle<A>>) => Promise<B>;
  readonly uebernehmen: (datei: Mitgebrachtes<Artentabelle<A>>) => Promise<B>;
};

/** What a step has brought about: a file that cannot be read, or what would become or has become of it. */
export type Einleseausgang<B> = { readonly dateifehler: string } | (B & { readonly fehler?: string });

/** Reads a file, shows what would become of it, and takes it over: one form after the other. */
export async function einleseschritt<A extends string, B extends object>(
  request: Request,
  art: Einlesung<A, B>,
) {
  const zuGross = `Die Datei ist größer als ${art.bytesHoechstens / 1024 / 1024} MB. Bitte teilen Sie sie auf.`;
  const { felder, dateien } = await formularMitDateien(request);
  if ((dateien.datei?.byteLength ?? 0) > art.bytesHoechstens) return abgewiesen<B>(zuGross);
  if (!felder.mit && !dateien.datei) return abgewiesen<B>("Bitte wählen Sie eine Datei.");
  const tabelle = await gelesen(felder.mit, dateien.datei, art);
  if ("fehler" in tabelle) return abgewiesen<B>(tabelle.fehler);
  const mit = JSON.stringify(tabelle);
  if (Buffer.byteLength(mit) > art.bytesHoechstens) return abgewiesen<B>(zuGross);
  const datei = { tabelle, mit, felder };
  try {
    return felder.was === "uebernehmen"
      ? await uebernommen(art, datei)
      : data<Einleseausgang<B>>(await art.vorschau(datei));
  } catch (fehler) {
    if (fehler instanceof ApiFehler) return abgewiesen<B>(fehler.koerper.error);
    throw fehler;
  }
}

async function gelesen<A extends string, B>(
  mit: string | undefined,
  datei: Uint8Array<ArrayBuffer> | undefined,
  art: Einlesung<A, B>,
): Promise<Artentabelle<A> | { readonly fehler: string }> {
  try {
    return await (mit ? ausFormular(mit, art) : art.lesen(datei ?? new Uint8Array()));
  } catch (fehler) {
    if (fehler instanceof Lesefehler) return { fehler: fehler.satz };
    throw fehler;
  }
}

const abgewiesen = <B>(dateifehler: string) => data<Einleseausgang<B>>({ dateifehler }, { status: 422 });

/** Refused, the preview stands there again with the reason. */
async function uebernommen<A extends string, B extends object>(
  art: Einlesung<A, B>,
  datei: Mitgebrachtes<Artentabelle<A>>,
) {
  try {
    return data<Einleseausgang<B>>(await art.uebernehmen(datei));
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler)) throw fehler;
    const bild = await art.vorschau(datei);
    return data<Einleseausgang<B>>({ ...bild, fehler: fehler.koerper.error }, { status: 422 });
  }
}

const mitgebrachtes: Lesemodul<typeof lesen> = { pfad: "dokumente/einlesen/mitgebracht.ts" };

/** @throws an answer with status 400: not what this page has sent */
async function ausFormular<A extends string, B>(
  text: string,
  { arten, zeilenHoechstens, zelleHoechstens, fuer }: Einlesung<A, B>,
): Promise<Artentabelle<A>> {
  const zusatz = { arten, zeilenHoechstens, zelleHoechstens };
  const tabelle = await imLesefaden(mitgebrachtes, new TextEncoder().encode(text), { zusatz, fuer });
  if (!tabelle) throw data(null, { status: 400 });
  return tabelle as Dateitabelle as Artentabelle<A>;
}
