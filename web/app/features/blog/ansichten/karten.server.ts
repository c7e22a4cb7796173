import type { Karte } from "#platform/beitraege.server.ts";
import type { Leser } from "../mitteilungen/mitteilungen.server.ts";
import { type Blogstand, blogstand } from "./blogstand.server.ts";

/** The blog's tiles on the first page after signing in. */
export const blogkarten = async (wer: Leser): Promise<readonly Karte[]> => kartenZu(await blogstand(wer));

/** Writing, and for those who moderate what waits for them. */
export function kartenZu({ ungelesen, wartend }: Blogstand): readonly Karte[] {
  const neue = ungelesen === 1 ? "1 neue Mitteilung." : `${ungelesen} neue Mitteilungen.`;
  return [
    {
      gruppe: "konto",
      rang: 30,
      pfad: "/blog/meine-artikel",
      text: "Meine Artikel",
      satz: ungelesen > 0 ? neue : "Für den Blog schreiben, einreichen und ändern.",
    },
    ...(wartend === undefined
      ? []
      : [
          {
            gruppe: "konto",
            rang: 31,
            pfad: "/moderation",
            text: "Moderation",
            satz:
              wartend === 0
                ? "Zurzeit wartet kein Artikel auf Prüfung."
                : wartend === 1
                  ? "1 Artikel wartet auf Prüfung."
                  : `${wartend} Artikel warten auf Prüfung.`,
          } as const,
        ]),
  ];
}
