import { useEffect, useState } from "react";
import { backend } from "#platform/client/backend.ts";

/** A contact that is offered. */
export type Vorschlag = { readonly id: string; readonly name: string; readonly email: string };

/** What is known of the contacts that fit what was typed. */
export type Vorschlagsstand =
  | { readonly art: "laden" }
  | { readonly art: "da"; readonly kontakte: readonly Vorschlag[] }
  | { readonly art: "gestoert" };

/** More than fit in sight; whoever seeks one of them types on. */
const hoechstens = 20;
/** Between two letters of somebody who types nobody is asked. */
const ruheMs = 150;

/** Contacts that fit what was typed, asked for while the field is used. */
export function useKontaktvorschlaege(offen: boolean, getippt: string): Vorschlagsstand {
  const [stand, setStand] = useState<Vorschlagsstand>({ art: "laden" });
  const frage = getippt.trim();
  useEffect(() => {
    if (!offen) return;
    const abbruch = new AbortController();
    const { signal } = abbruch;
    const uhr = setTimeout(
      async () => {
        setStand((bisher) => (bisher.art === "da" ? bisher : { art: "laden" }));
        try {
          const query = new URLSearchParams({ limit: String(hoechstens), ...(frage && { q: frage }) });
          const { contacts } = await backend<{ contacts: readonly Vorschlag[] }>(`/contacts?${query}`, {
            signal,
          });
          if (!signal.aborted) setStand({ art: "da", kontakte: contacts });
        } catch {
          if (!signal.aborted) setStand({ art: "gestoert" });
        }
      },
      frage ? ruheMs : 0,
    );
    return () => {
      clearTimeout(uhr);
      abbruch.abort();
    };
  }, [offen, frage]);
  return stand;
}
