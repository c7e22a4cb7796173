import { createHash } from "node:crypto";
import { cent } from "@gebuehrenportal/recht";
import type { Beleg } from "#dokumente/e-rechnung/beleg.ts";
import { briefAlsFacturX } from "#dokumente/e-rechnung/brief-pdf.server.ts";
import { eDatensatz } from "#dokumente/e-rechnung/datensatz.server.ts";
import { girocode } from "#dokumente/qr/girocode.server.ts";
import { ruhezone } from "#dokumente/qr/qr.server.ts";
import { druckbareTexte } from "#platform/pdf/druckbar.ts";
import { xrechnungMoeglich } from "./beleg.ts";
import {
  type Briefangaben,
  rechnungsbrief,
  rechnungstexte,
  ueberweisungsangaben,
  ueberweisungssatz,
} from "./brief.ts";

/** A file as it goes out. */
export type Belegdatei = {
  readonly art: "zugferd" | "xrechnung";
  readonly inhalt: Uint8Array;
  readonly sha256: string;
};

/** Whether money is to be transferred for it. */
const wirdUeberwiesen = (b: Beleg): boolean => b.art === "rechnung" && !b.zahlweg;

/** The code that banking programs read from an invoice; `undefined`: nothing is to be transferred. */
export const rechnungsgirocode = (beleg: Beleg, offen: number = beleg.offen) =>
  wirdUeberwiesen(beleg) ? ueberweisungscode(beleg, offen) : undefined;

/** The code for what is open on an invoice, also on one that was to be debited. */
export const ueberweisungscode = ({ absender, nummer }: Beleg, offen: number) =>
  girocode({
    empfaenger: absender.kanzlei,
    iban: absender.iban,
    bic: absender.bic,
    betrag: cent(offen),
    zweck: nummer,
  });

/** ZUGFeRD: the letter as tagged PDF/A-3a with the same document as data inside. */
export async function rechnungAlsPdf(roh: Beleg, angaben: Briefangaben): Promise<Uint8Array<ArrayBuffer>> {
  const beleg = druckbareTexte(roh);
  const xml = await eDatensatz(beleg, rechnungstexte(beleg, angaben), "CII");
  const code = rechnungsgirocode(beleg);
  const brief = rechnungsbrief(beleg, angaben);
  if (!code) return briefAlsFacturX({ ...brief, girocode: null }, xml);
  const girocode = {
    svg: ohneRuhezone(code),
    text: "GiroCode: mit der App Ihrer Bank scannen, dann ist die Überweisung schon ausgefüllt.",
    angaben: ueberweisungsangaben(beleg),
  };
  return briefAlsFacturX({ ...brief, schluss: [ueberweisungssatz(beleg)], girocode }, xml);
}

/** The paper around it is quiet enough; so the code stands flush with the text. */
function ohneRuhezone({ pfad, groesse }: NonNullable<ReturnType<typeof rechnungsgirocode>>): string {
  const innen = groesse - 2 * ruhezone;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${ruhezone} ${ruhezone} ${innen} ${innen}"><path d="${pfad}"/></svg>`;
}

/** The document as data for authorities and whoever wants XML alone. */
export async function rechnungAlsXrechnung(roh: Beleg, angaben: Briefangaben): Promise<Uint8Array> {
  const beleg = druckbareTexte(roh);
  return new TextEncoder().encode(await eDatensatz(beleg, rechnungstexte(beleg, angaben), "XRECHNUNG-CII"));
}

/** All files of a document. */
export async function belegdateien(beleg: Beleg, angaben: Briefangaben): Promise<readonly Belegdatei[]> {
  const zugferd = await rechnungAlsPdf(beleg, angaben);
  const dateien = [datei("zugferd", zugferd)];
  if (xrechnungMoeglich(beleg)) dateien.push(datei("xrechnung", await rechnungAlsXrechnung(beleg, angaben)));
  return dateien;
}

const datei = (art: Belegdatei["art"], inhalt: Uint8Array): Belegdatei => ({
  art,
  inhalt,
  sha256: createHash("sha256").update(inhalt).digest("hex"),
});
