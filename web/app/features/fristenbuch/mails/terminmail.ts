import { datum, type Tag } from "@gebuehrenportal/recht";
import { brief } from "#platform/mail/brief.ts";

/** What somebody is reminded of, in no more words of a mandate than the office has chosen. */
export type Terminposten = {
  readonly was: string;
  readonly tag: Tag;
  readonly uhr: string | null;
  /** Empty: not said, or not to be said. */
  readonly ort: string;
};

const wann = ({ tag, uhr }: Terminposten, heute: Tag): string =>
  `${tag === heute ? "heute, " : ""}${datum(tag)}${uhr === null ? "" : `, ${uhr} Uhr`}`;

/** Reminds somebody of Termine and Wiedervorlagen; all that are due at this hour stand in one mail. */
export function terminmail(
  name: string,
  posten: readonly Terminposten[],
  { heute, ziel }: { readonly heute: Tag; readonly ziel: string },
) {
  const [erster] = posten;
  const betreff =
    posten.length === 1 && erster
      ? `${erster.was}: ${wann(erster, heute)}`
      : `${posten.length} Termine und Wiedervorlagen`;
  return brief({
    art: "termin-erinnerung",
    betreff,
    anrede: name,
    absaetze: [
      posten.length === 1 ? "zur Erinnerung:" : "zur Erinnerung, nach der Zeit geordnet:",
      ...posten.map((p) => `– ${wann(p, heute)}: ${p.was}${p.ort === "" ? "" : ` (${p.ort})`}`),
    ],
    knopf: { text: "Termine öffnen", ziel },
  });
}
