import { brief } from "#platform/mail/brief.ts";
import { ohneVerweis } from "#platform/mail/ohne-verweis.ts";

/** Tells whoever leads the office what nobody has taken over of somebody who leaves. */
export function uebergabemail(
  name: string,
  {
    wer,
    fristen,
    vertretungen,
    ziel,
  }: {
    readonly wer: string;
    readonly fristen: number;
    readonly vertretungen: number;
    readonly ziel: string;
  },
) {
  const offen = fristen === 1 ? "eine offene Frist" : `${fristen} offene Fristen`;
  return brief({
    art: "frist-uebergabe",
    betreff: "Fristen ohne Verantwortliche",
    anrede: name,
    absaetze: [
      `${ohneVerweis(wer)} scheidet aus Ihrer Kanzlei aus.`,
      ...(fristen > 0
        ? [
            `Für ${offen} ist seitdem niemand verantwortlich. Ihre Erinnerungen gehen an Sie, bis Sie sie jemandem übergeben.`,
          ]
        : []),
      ...(vertretungen > 0
        ? [
            `${vertretungen === 1 ? "Eine eingetragene Abwesenheit hat" : `${vertretungen} eingetragene Abwesenheiten haben`} keine Vertretung mehr.`,
          ]
        : []),
    ],
    knopf: { text: "Fristen übergeben", ziel },
  });
}
