import type { Suchziel } from "#platform/beitraege.server.ts";
import { antworttext, type Fragengruppe } from "./antwort.ts";
import { datenfragen } from "./daten.ts";
import { rechnen } from "./rechnen.ts";
import { tariffragen } from "./tarife.ts";

/** Every question of the page, in its order. */
export const fragengruppen: readonly Fragengruppe[] = [rechnen, tariffragen, datenfragen];

const alle = fragengruppen.flatMap(({ fragen }) => fragen);

const auszugHoechstens = 160;

/** The beginning of an answer, up to the end of a word. */
function auszug(text: string): string {
  if (text.length <= auszugHoechstens) return text;
  return `${text.slice(0, text.lastIndexOf(" ", auszugHoechstens))} …`;
}

/** Each answer as a result of the search, by all its words. */
export const fragenziele: readonly Suchziel[] = alle.map((frage, index) => {
  const text = antworttext(frage);
  return {
    rang: 300 + index,
    type: "faq",
    title: frage.frage,
    url: `/faq#${frage.id}`,
    excerpt: auszug(text),
    stichworte: `${frage.stichworte ?? ""} ${text}`,
  };
});

/** All questions and answers for search engines (schema.org), as text for a script that it cannot end. */
export const strukturdaten = (baseUrl: string): string =>
  JSON.stringify({
    "@context": "https://schema.org",
    "@type": "FAQPage",
    inLanguage: "de",
    url: `${baseUrl}/faq`,
    mainEntity: alle.map((frage) => ({
      "@type": "Question",
      name: frage.frage,
      url: `${baseUrl}/faq#${frage.id}`,
      acceptedAnswer: { "@type": "Answer", text: antworttext(frage) },
    })),
  }).replaceAll("<", "\\u003c");
