import { datum, plusTage, type Tag } from "@gebuehrenportal/recht";
import { brief } from "#platform/mail/brief.ts";

/** Reminds an administrator that the base rate of a half-year is missing. */
export function basiszinserinnerungMail(name: string, ab: Tag, ziel: string) {
  return brief({
    art: "basiszinssatz-fehlt",
    betreff: `Der Basiszinssatz ab ${datum(ab)} fehlt`,
    anrede: name,
    absaetze: [
      `im Gebührenportal ist für die Zeit ab dem ${datum(ab)} noch kein Basiszinssatz hinterlegt (§ 247 BGB). Zinsen, die vom Basiszinssatz abhängen, werden deshalb nur bis zum ${datum(plusTage(ab, -1))} gerechnet.`,
      "Die Deutsche Bundesbank gibt den Satz zum 1. Januar und zum 1. Juli bekannt. Bitte tragen Sie ihn ein; er gilt dann sofort in allen Berechnungen.",
    ],
    knopf: { text: "Basiszinssatz eintragen", ziel },
  });
}
