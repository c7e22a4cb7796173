import type { Absender, Empfaenger } from "#dokumente/e-rechnung/beleg.ts";
import type { Anbieter } from "#platform/env/anbieter.server.ts";
import type { Anschrift } from "../../anschrift/anschrift.ts";

/** The portal as sender of its invoices (§ 14 Abs. 4 Satz 1 Nr. 1, 2 UStG). */
export function absenderAus(anbieter: Anbieter): Absender {
  const [, plz = "", ort = anbieter.ort] = /^(\d{5})\s+(.+)$/.exec(anbieter.ort) ?? [];
  return {
    kanzlei: anbieter.name,
    rechtsanwalt: anbieter.vertretung ?? anbieter.name,
    strasse: anbieter.strasse,
    plz,
    ort,
    steuernummer: anbieter.steuernummer ?? "",
    ustIdNr: anbieter.ustId ?? "",
    iban: anbieter.iban ?? "",
    bic: anbieter.bic ?? "",
    email: anbieter.email,
    telefon: anbieter.telefon ?? "",
    kleinunternehmer: false,
  };
}

/** „K-1A2B3C4D“: what the customer is called with the portal. */
export const kundennummer = (kontoId: string): string => `K-${kontoId.slice(0, 8).toUpperCase()}`;

/** The recipient: the address that was given, or the account by its name (§ 33 UStDV asks for no more up to 250 €). */
export function empfaengerAus(
  konto: { readonly id: string; readonly name: string; readonly email: string },
  anschrift: Anschrift | undefined,
): Empfaenger {
  return {
    name: anschrift?.name ?? konto.name,
    zusatz: anschrift?.zusatz ?? "",
    strasse: anschrift?.strasse ?? "",
    plz: anschrift?.plz ?? "",
    ort: anschrift?.ort ?? "",
    land: anschrift?.land ?? "DE",
    ustIdNr: anschrift?.ustId ?? "",
    email: konto.email,
    leitwegId: "",
    referenz: kundennummer(konto.id),
  };
}
