/** The address that was meant: typed without its scheme, a name with a dot is a web address, one with @ an e-mail address. */
export function linkziel(eingabe: string): string {
  const text = eingabe.trim();
  if (/^([a-z][a-z0-9+.-]*:|\/|#)/i.test(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  return /^[^\s/]+\.[^\s/]{2,}/.test(text) ? `https://${text}` : text;
}
