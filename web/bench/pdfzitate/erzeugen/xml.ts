/** A text in a document of XML or HTML. */
export const xml = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
