/** What goes into a mail; the frame makes text and HTML of the same sentences. */
export type Brief = {
  readonly betreff: string;
  /** „Guten Tag {anrede},“; unset, where the reader's name is not known: „Guten Tag,“ */
  readonly anrede?: string;
  readonly absaetze: readonly string[];
  readonly knopf?: { readonly text: string; readonly ziel: string };
  /** Stands below the link. */
  readonly danach?: readonly string[];
  /** Kind of the mail, for administrators. */
  readonly art: string;
};

/** A letter as text and as HTML. */
export function brief({ betreff, anrede, absaetze, knopf, danach = [], art }: Brief) {
  const gruss = anrede ? `Guten Tag ${anrede},` : "Guten Tag,";
  const schluss = "Ihr Gebührenportal";
  const text = [gruss, ...absaetze, ...(knopf ? [`${knopf.text}:\n${knopf.ziel}`] : []), ...danach, schluss];
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
    ...[...danach, schluss].map(absatz),
    "</body></html>",
  ];
  return { betreff, art, text: `${text.join("\n\n")}\n`, html: html.join("\n") };
}

function absatz(text: string): string {
  return `<p>${sicher(text)}</p>`;
}

/** Names come from strangers; nothing of them may become markup. */
function sicher(text: string): string {
  return text.replace(/[&<>"']/g, (zeichen) => `&#${zeichen.charCodeAt(0)};`);
}
