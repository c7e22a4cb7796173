import { type Tag, tag } from "@gebuehrenportal/recht";
import type { Absender, Beleg } from "#dokumente/e-rechnung/beleg.ts";
import { alsRvgFragment, rvgFormularAusQuery } from "#features/rechner/index.server.ts";
import { angabenAus } from "./angaben.ts";
import { belegAus } from "./beleg/belegentwurf.ts";
import type { Kostennotenfelder } from "./felder.ts";
import type { Leistungszeit } from "./grundlage/auftraege.server.ts";
import { grundlageAus, standAusQuery } from "./grundlage/grundlage.server.ts";

export const heute: Tag = tag("2026-11-21");

export const absender: Absender = {
  kanzlei: "Kanzlei Möller & Partner",
  rechtsanwalt: "Rechtsanwältin Änne Möller",
  strasse: "Straße des 17. Juni 1",
  plz: "10623",
  ort: "Berlin",
  steuernummer: "13/456/78901",
  ustIdNr: "DE123456789",
  iban: "DE02120300000000202051",
  bic: "BYLADEM1001",
  email: "moeller@kanzlei.example",
  telefon: "+49 30 1234567",
  kleinunternehmer: false,
};

export const felder: Kostennotenfelder = {
  name: "Müller <Bau> & Söhne GmbH",
  strasse: "Hauptstraße 5",
  plz: "80331",
  ort: "München",
  email: "rechnung@mueller.example",
  referenz: "4711",
  aktenzeichen: "123/26",
  betreff: "Müller gegen Schulz, Landgericht München I",
  von: "01.02.2026",
  bis: "20.11.2026",
};

/** State of the RVG calculator behind a query, with these fields in each of its matters and these payments. */
export function standMit(
  query: string,
  sache: Readonly<Record<string, string>>,
  zahlungen: readonly Readonly<Record<string, string>>[] = [],
): string {
  const { formular } = rvgFormularAusQuery(new URLSearchParams(query));
  return alsRvgFragment({
    ...formular,
    angelegenheiten: formular.angelegenheiten.map((a) => ({ ...a, felder: { ...a.felder, ...sache } })),
    zahlungen: zahlungen.map((felder, i) => ({ id: `z${i + 1}`, felder })),
  });
}

/** State of the RVG calculator behind a query. */
export const stand = (query: string): string => standAusQuery(new URLSearchParams(query));

export const grundlage = (query: string) => grundlageVon(stand(query));

/** What paper takes from a state. */
export function grundlageVon(fragment: string, zeit?: Leistungszeit) {
  const antwort = grundlageAus({ rechner: "/rvgrechner", stand: fragment }, heute, zeit);
  if (antwort.art === "keine") throw new Error(antwort.text);
  return antwort.grundlage;
}

/** A document from a query of the calculator and the fields of a draft. */
export function beleg(query: string, mehr: Kostennotenfelder = {}, von: Partial<Absender> = {}): Beleg {
  const { angaben } = angabenAus({ ...felder, ...mehr }, heute);
  const ohneNummer = belegAus({
    grundlage: grundlage(query),
    angaben,
    absender: { ...absender, ...von },
    datum: heute,
  });
  return { ...ohneNummer, nummer: "2026-0007" };
}
