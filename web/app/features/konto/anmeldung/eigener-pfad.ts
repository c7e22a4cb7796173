const pruefstein = "https://portal.invalid";

/**
 * A path of our own with query and fragment, as somebody may be sent to after signing in; anything that a browser
 * would read as another origin (`//fremd`, `/\fremd`, `/.//fremd`) is nothing.
 */
export function eigenerPfad(wert: string | null | undefined): string | undefined {
  if (!wert?.startsWith("/") || /^\/[/\\]/.test(wert)) return undefined;
  const ziel = URL.parse(wert, pruefstein);
  if (ziel?.origin !== pruefstein || ziel.pathname.startsWith("//")) return undefined;
  return ziel.pathname + ziel.search + ziel.hash;
}
