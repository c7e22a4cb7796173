import ICAL from "ical.js";

/** Whom a card is about. */
export type Karteninhaber = { readonly id: string; readonly name: string; readonly email: string };

/** Cards (vCard 4.0, RFC 6350), one after the other, as address books take them over. */
export const vcfDatei = (inhaber: readonly Karteninhaber[]): string =>
  inhaber.map((einer) => `${karte(einer)}\r\n`).join("");

const karte = ({ id, name, email }: Karteninhaber): string =>
  ICAL.stringify([
    "vcard",
    [
      ["version", {}, "text", "4.0"],
      ["uid", {}, "uri", `urn:uuid:${id}`],
      ["fn", {}, "text", name],
      ["email", {}, "text", email],
    ],
    [],
  ]);
