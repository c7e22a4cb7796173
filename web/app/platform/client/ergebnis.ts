import { useState } from "react";
import { useLocation } from "react-router";

/** What a form has brought about, and where the page stood then. */
export type Gemerkt<T> = { readonly ort: string; readonly ergebnis: T | undefined };

/** What is kept after a look at what the router has: the latest, as long as nobody goes elsewhere. */
export function gemerktNach<T>(bisher: Gemerkt<T>, jetzt: Gemerkt<T>): Gemerkt<T> {
  if (jetzt.ergebnis === undefined && bisher.ort === jetzt.ort) return bisher;
  if (jetzt.ergebnis === bisher.ergebnis && jetzt.ort === bisher.ort) return bisher;
  return jetzt;
}

/**
 * What the last form of this page has brought about. The router forgets it as soon as the page asks anew, which a change
 * on the server makes it do: the page would take back the sentence that somebody is reading.
 *
 * @param gesendet as the router has it (`useActionData`)
 */
export function useErgebnis<T>(gesendet: T | undefined): T | undefined {
  const { key } = useLocation();
  const [gemerkt, setGemerkt] = useState<Gemerkt<T>>({ ort: key, ergebnis: gesendet });
  const neu = gemerktNach(gemerkt, { ort: key, ergebnis: gesendet });
  if (neu !== gemerkt) setGemerkt(neu);
  return neu.ergebnis;
}
