import { ohneVerweis } from "./ohne-verweis.ts";

/** What goes into a mail; the frame makes text and HTML of the same sentences. */
export type Brief = {
  readonly betreff: string;
  /** „Guten Tag {anrede},“; unset, where the reader's name is not known: „Guten Tag,“ */
  readonly anrede?: string;
  readonly absaetze: readonly string[];
  readonly knopf?: { readonly text: string; readonly ziel: string };
  /** Stand below the link, each under its heading. */
  readonly listen?: readonly Postenliste[];
  /** Stands below the link and the lists. */
  readonly danach?: readonly string[];
  /** Longer texts below the letter, each under its heading: a contract, terms. */
  readonly anlagen?: readonly Anlage[];
  /** Kind of the mail, for administrators. */
  readonly art: string;
};

/** Lines of one kind, each with a link of its own where there is something to do. */
export type Postenliste = {
  readonly titel: string;
  readonly posten: readonly {
    readonly text: string;
    readonly verweis?: { readonly text: string; readonly ziel: string } | undefined;
  }[];
};

/** A text below the letter; `abschnitte` stand under smaller headings. */
export type Anlage = {
  readonly titel: string;
  readonly absaetze?: readonly string[];
  readonly abschnitte?: readonly { readonly titel: string; readonly absaetze: readonly string[] }[];
};

/** A letter as text and as HTML. */
export function brief({
  betreff,
  anrede,
  absaetze,
  knopf,
  listen = [],
  danach = [],
  anlagen = [],
  art,
}: Brief) {
  // Somebody else may have typed the name with which this address was registered.
  const gruss = anrede ? `Guten Tag ${ohneVerweis(anrede)},` : "Guten Tag,";
  const schluss = "Ihr Gebührenportal";
  const text = [
    gruss,
    ...absaetze,
    ...(knopf ? [`${knopf.text}:\n${knopf.ziel}`] : []),
    ...listen.flatMap(listentext),
    ...danach,
    schluss,
    ...anlagen.flatMap(anlagentext),
  ];
  const html = [
    `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>${sicher(betreff)}</title></head>`,
    '<body style="font-family:Georgia,serif;font-size:16px;line-height:1.5;color:#1d232b;max-width:36em;margin:2em auto;padding:0 1em">',
    ...[gruss, ...absaetze].map(absatz),
    ...(knopf
      ? [
          `<p><a href="${sicher(knopf.ziel)}" style="display:inline-block;padding:0.6em 1.2em;background:#1f3a5f;color:#ffffff;text-decoration:none;border-radius:4px">${sicher(knopf.text)}</a></p>`,
          `<p style="font-size:14px;color:#4a5563">Falls die Schaltfläche nicht funktioniert:<br>${sicher(knopf.ziel)}</p>`,
        ]
      : []),
    ...listen.flatMap(listenhtml),
    ...[...danach, schluss].map(absatz),
    ...anlagen.flatMap(anlagenhtml),
    "</body></html>",
  ];
  return { betreff, art, text: `${text.join("\n\n")}\n`, html: html.join("\n") };
}

const listentext = ({ titel, posten }: Postenliste): readonly string[] => [
  `${titel}\n${"-".repeat(titel.length)}`,
  posten
    .map(({ text, verweis }) => `– ${text}${verweis ? `\n  ${verweis.text}: ${verweis.ziel}` : ""}`)
    .join("\n"),
];

const listenhtml = ({ titel, posten }: Postenliste): readonly string[] => [
  ueberschrift(3, titel),
  '<ul style="margin:0;padding:0;list-style:none">',
  ...posten.map(
    ({ text, verweis }) =>
      `<li style="padding:0.5em 0;border-top:1px solid #c9ced6">${sicher(text)}${verweis ? `<br><a href="${sicher(verweis.ziel)}" style="color:#1f3a5f">${sicher(verweis.text)}</a>` : ""}</li>`,
  ),
  "</ul>",
];

function anlagentext({ titel, absaetze = [], abschnitte = [] }: Anlage): readonly string[] {
  return [
    `${titel}\n${"=".repeat(titel.length)}`,
    ...absaetze,
    ...abschnitte.flatMap((a) => [`${a.titel}\n${"-".repeat(a.titel.length)}`, ...a.absaetze]),
  ];
}

const ueberschrift = (stufe: 2 | 3, text: string): string =>
  `<h${stufe} style="font-size:${stufe === 2 ? "20px" : "16px"};line-height:1.3;margin:${stufe === 2 ? "2em" : "1.5em"} 0 0.5em">${sicher(text)}</h${stufe}>`;

function anlagenhtml({ titel, absaetze = [], abschnitte = [] }: Anlage): readonly string[] {
  return [
    '<hr style="border:0;border-top:1px solid #c9ced6;margin:2em 0 0">',
    ueberschrift(2, titel),
    ...absaetze.map(absatz),
    ...abschnitte.flatMap((a) => [ueberschrift(3, a.titel), ...a.absaetze.map(absatz)]),
  ];
}

function absatz(text: string): string {
  return `<p>${sicher(text)}</p>`;
}

/** Names come from strangers; nothing of them may become markup. */
function sicher(text: string): string {
  return text.replace(/[&<>"']/g, (zeichen) => `&#${zeichen.charCodeAt(0)};`);
}
