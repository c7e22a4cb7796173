import type { Tag } from "@gebuehrenportal/recht";
import { satzAlsPdf } from "#dokumente/blatt/blatt-pdf.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { type Buchnutzer, imBuch } from "../einstellung/buchzugang.server.ts";
import type { Person } from "../einstellung/personen-store.server.ts";
import { alsFristen, fristen } from "../eintrag/frist-store.server.ts";
import { kettenanfang } from "../protokoll/kette.server.ts";
import { type Buchtx, kettenkopfLesen } from "../protokoll/protokoll-store.server.ts";
import type { Namensstand } from "../worte/papierworte.ts";
import { type Buchbestand, buchblatt, buchCsv, buchIcs } from "./buchdateien.ts";

type Lage = {
  readonly tx: Buchtx;
  readonly kanzleiId: string;
  readonly heute: Tag;
  readonly personen: readonly Person[];
  readonly namen: readonly Namensstand[];
};

/** Everything that stands in the book of an office, in the order of the ends. */
export const buchbestand = async (
  { tx, kanzleiId, heute, personen, namen }: Lage,
  inhalt: Buchbestand["inhalt"],
): Promise<Buchbestand> => ({
  fristen: await alsFristen(
    fristen(tx, kanzleiId)
      .orderBy("frist.ende", (o) => o.asc().nullsLast())
      .orderBy("frist.id"),
  ),
  kopf: (await kettenkopfLesen(tx, kanzleiId)) ?? kettenanfang,
  heute,
  personen,
  namen,
  inhalt,
});

/** A file of the whole book. */
export type Buchdatei = { readonly typ: string; readonly inhalt: Uint8Array<ArrayBuffer> };

const text = (typ: string, inhalt: string): Buchdatei => ({
  typ: `${typ}; charset=utf-8`,
  inhalt: new TextEncoder().encode(inhalt),
});

/** Makes each kind of file, by the end of its name. */
export const buchdateien: Readonly<
  Record<string, (bestand: Buchbestand, signal?: AbortSignal) => Promise<Buchdatei>>
> = {
  pdf: async (bestand, signal) => ({
    typ: "application/pdf",
    inhalt: await satzAlsPdf(buchblatt(bestand), signal && { signal }),
  }),
  csv: async (bestand) => text("text/csv", buchCsv(bestand)),
  ics: async (bestand) => text("text/calendar", buchIcs(bestand)),
};

/**
 * The whole book of somebody's office as a file, in full.
 *
 * @throws {ApiFehler} 404 no such kind of file
 */
export async function buchMitnehmen(
  wer: Buchnutzer,
  format: string,
  signal?: AbortSignal,
): Promise<Buchdatei & { readonly name: string }> {
  const machen = Object.hasOwn(buchdateien, format) ? buchdateien[format] : undefined;
  if (!machen) throw new ApiFehler(404);
  const bestand = await imBuch(wer, (lage) => buchbestand(lage, "voll"));
  return { name: `Fristenbuch ${bestand.heute}.${format}`, ...(await machen(bestand, signal)) };
}
