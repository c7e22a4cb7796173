import { brief } from "#platform/mail/brief.ts";
import type { Mitteilungsart } from "../angaben.ts";

/** What a mail speaks of. */
export type Mailsache = {
  readonly art: Mitteilungsart;
  readonly titel: string;
  readonly bemerkung: string;
  /** Path of the page it leads to. */
  readonly ziel: string;
};

type Wortlaut = { readonly betreff: string; readonly saetze: (sache: Mailsache) => readonly string[] };

const anAutoren: Readonly<Partial<Record<Mitteilungsart, Wortlaut & { readonly knopf: string }>>> = {
  freigegeben: {
    betreff: "Ihr Artikel ist erschienen",
    saetze: ({ titel }) => [`Ihr Artikel „${titel}“ wurde freigegeben und ist jetzt veröffentlicht.`],
    knopf: "Artikel ansehen",
  },
  erschienen: {
    betreff: "Ihr Artikel ist erschienen",
    saetze: ({ titel }) => [`Ihr Artikel „${titel}“ ist zum gewählten Zeitpunkt erschienen.`],
    knopf: "Artikel ansehen",
  },
  verfallen: {
    betreff: "Ihr Artikel ist nicht erschienen",
    saetze: ({ titel, bemerkung }) => [
      `Ihr Artikel „${titel}“ konnte zum gewählten Zeitpunkt nicht erscheinen.`,
      bemerkung,
    ],
    knopf: "Weiterschreiben",
  },
  geplant: {
    betreff: "Ihr Artikel ist freigegeben",
    saetze: ({ titel, bemerkung }) => [
      `Ihr Artikel „${titel}“ wurde freigegeben.`,
      `Er erscheint am ${bemerkung}.`,
    ],
    knopf: "Artikel ansehen",
  },
  eingereicht: {
    betreff: "Ihr Artikel wartet wieder auf die Freigabe",
    saetze: ({ titel, bemerkung }) => [
      `Ihr Artikel „${titel}“ erscheint nicht zum gewählten Zeitpunkt.`,
      bemerkung,
    ],
    knopf: "Artikel ansehen",
  },
  abgelehnt: {
    betreff: "Ihr Artikel braucht noch eine Überarbeitung",
    saetze: ({ titel, bemerkung }) => [
      `Ihr Artikel „${titel}“ wurde zurückgegeben. Die Begründung der Redaktion:`,
      bemerkung,
      "Sie können den Artikel überarbeiten und erneut einreichen.",
    ],
    knopf: "Artikel überarbeiten",
  },
  geaendert: {
    betreff: "Ihr Artikel wurde geändert",
    saetze: ({ titel }) => [`Die Redaktion hat Ihren Artikel „${titel}“ geändert.`],
    knopf: "Artikel ansehen",
  },
  geloescht: {
    betreff: "Ihr Artikel wurde gelöscht",
    saetze: ({ titel }) => [`Die Redaktion hat Ihren Artikel „${titel}“ gelöscht.`],
    knopf: "Eigene Artikel ansehen",
  },
};

/** Tells an author what has happened to his post. */
export function autorenmail(name: string, sache: Mailsache, baseUrl: string) {
  const wortlaut = anAutoren[sache.art];
  if (!wortlaut) throw new Error(`Von „${sache.art}“ erfährt kein Autor.`);
  return brief({
    art: `blog-${sache.art}`,
    betreff: wortlaut.betreff,
    anrede: name,
    absaetze: wortlaut.saetze(sache),
    knopf: { text: wortlaut.knopf, ziel: baseUrl + sache.ziel },
  });
}

const vorgaenge: Readonly<Partial<Record<Mitteilungsart, string>>> = {
  eingereicht: "wurde zur Prüfung eingereicht",
  zurueckgezogen: "wurde zurückgezogen",
  erschienen: "ist zum gewählten Zeitpunkt erschienen",
};

/** Tells somebody who moderates what has come together since the last mail. */
export function moderationsmail(name: string, sachen: readonly Mailsache[], baseUrl: string) {
  const eingereichte = sachen.filter(({ art }) => art === "eingereicht");
  const [erste] = sachen;
  return brief({
    art: "blog-moderation",
    betreff:
      eingereichte.length === 1
        ? `Zur Prüfung eingereicht: ${eingereichte[0]?.titel}`
        : eingereichte.length > 1
          ? `${eingereichte.length} Artikel zur Prüfung eingereicht`
          : "Neues aus dem Blog",
    anrede: name,
    absaetze: sachen.map(
      ({ art, titel, bemerkung }) =>
        `„${titel}“ ${vorgaenge[art] ?? art}.${bemerkung === "" ? "" : ` ${bemerkung}`}`,
    ),
    knopf: {
      text: "Zur Moderation",
      ziel: baseUrl + (sachen.length === 1 && erste ? erste.ziel : "/moderation"),
    },
  });
}
