import { redirectDocument } from "react-router";

/**
 * A page that reads files needs a document with its own policy. Whoever comes to it by a link within the portal gets the
 * whole document; from then on its own forms and links stay within it.
 *
 * @throws the redirect to the document
 */
export function requireEigenesDokument({ url }: Pick<Request, "url">): void {
  const [geladen] = performance.getEntriesByType("navigation");
  if (geladen && new URL(geladen.name).pathname === new URL(url).pathname) return;
  throw redirectDocument(url);
}
