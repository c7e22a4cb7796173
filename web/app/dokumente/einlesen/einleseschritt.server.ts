import { data } from "react-router";
import { z } from "zod";
import { ApiFehler } from "#platform/http/api-fehler.ts";
import { formularMitDateien } from "#platform/http/formularpost.server.ts";
import { type Dateitabelle, spaltenHoechstens } from "./tabelle.ts";

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
  readonly lesen: (datei: Uint8Array) => Artentabelle<A> | { readonly fehler: string };
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
  const tabelle = felder.mit ? ausFormular(felder.mit, art) : art.lesen(dateien.datei ?? new Uint8Array());
  if ("fehler" in tabelle)
    return abgewiesen<B>(dateien.datei ? tabelle.fehler : "Bitte wählen Sie eine Datei.");
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

/** @throws an answer with status 400: not what this page has sent */
function ausFormular<A extends string, B>(
  text: string,
  { arten, zeilenHoechstens, zelleHoechstens }: Einlesung<A, B>,
): Artentabelle<A> {
  const zelle = z.string().max(zelleHoechstens);
  const mitgebracht = z.object({
    art: z.enum(arten),
    spalten: z.array(zelle).max(spaltenHoechstens),
    zeilen: z.array(z.array(zelle).max(spaltenHoechstens)).max(zeilenHoechstens),
    nummern: z.array(z.number().int().min(1)).max(zeilenHoechstens),
  });
  try {
    return mitgebracht.parse(JSON.parse(text)) as Artentabelle<A>;
  } catch {
    throw data(null, { status: 400 });
  }
}

/** What a file cannot be taken over for, before its rows are looked at; unset: it can. */
export function tabellenfehler(
  tabelle: Dateitabelle | undefined,
  { leer, hoechstens }: { readonly leer: string; readonly hoechstens: number },
): string | undefined {
  if (!tabelle || tabelle.zeilen.length === 0) return leer;
  return tabelle.zeilen.length > hoechstens
    ? `Die Datei hat mehr als ${hoechstens.toLocaleString("de-DE")} Einträge. Bitte teilen Sie sie auf.`
    : undefined;
}
