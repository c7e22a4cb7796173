const zeichen: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "`": "&#96;",
};

/** Text that is text in HTML, between tags as well as in a quoted attribute. */
export function entwertet(text: string): string {
  return text.replace(/[&<>"'`]/g, (eines) => zeichen[eines] ?? "");
}
