import { datum, type Tag } from "@gebuehrenportal/recht";
import { brief } from "#platform/mail/brief.ts";

type Anlass = {
  readonly name: string;
  readonly titel: string;
  readonly norm: string;
  readonly stufe: "laeuft-aus" | "fehlt";
  readonly ab: Tag;
  readonly bis: Tag;
};

/** Reminds an administrator of figures of the year that end soon or are missing. */
export function jahreswerterinnerungMail(name: string, anlaesse: readonly Anlass[], baseUrl: string) {
  const [erster] = anlaesse;
  const nurEiner = anlaesse.length === 1 && erster;
  return brief({
    art: "jahreswerte",
    betreff: nurEiner ? einzelbetreff(erster) : sammelbetreff(anlaesse),
    anrede: name,
    absaetze: [
      "im Gebührenportal werden Werte gebraucht, die von selbst enden:",
      ...anlaesse.map(zeile),
      "Bitte tragen Sie die neuen Werte ein, sobald sie verkündet sind, oder vorher als Entwurf; sie gelten dann sofort in allen Berechnungen. Was ohne sie nicht gerechnet werden kann, sagt das Portal.",
    ],
    knopf: nurEiner
      ? { text: `${erster.titel} eintragen`, ziel: `${baseUrl}${pfad(erster.name)}` }
      : { text: "Jahreswerte eintragen", ziel: `${baseUrl}/admin/jahreswerte` },
  });
}

const pfad = (name: string) =>
  name === "basiszinssatz" ? "/admin/basiszinssatz" : `/admin/jahreswerte/${name}`;

const einzelbetreff = ({ titel, stufe, ab, bis }: Anlass): string =>
  stufe === "fehlt" ? `${titel} ab ${datum(ab)} fehlt` : `${titel} läuft am ${datum(bis)} aus`;

const sammelbetreff = (anlaesse: readonly Anlass[]): string =>
  anlaesse.some(({ stufe }) => stufe === "fehlt")
    ? `${anlaesse.length} Jahreswerte fehlen oder laufen aus`
    : `${anlaesse.length} Jahreswerte laufen aus`;

const zeile = ({ titel, norm, stufe, ab, bis }: Anlass): string =>
  stufe === "fehlt"
    ? `${titel} (${norm}): fehlt seit dem ${datum(ab)}.`
    : `${titel} (${norm}): läuft am ${datum(bis)} aus.`;
