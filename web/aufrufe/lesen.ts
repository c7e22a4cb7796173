/** The words of a page with plain blanks. */
export const gelesen = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&nbsp;|[\u00a0\u202f]/g, " ")
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\u00ad|\u2060|\u200b/g, "")
    .replace(/\s+/g, " ")
    .trim();
